/** One mail, ready to be handed over. Addresses are bare (`name@example.com`); the port adds the sender. */
export type OutgoingMail = {
  /** `<...@...>`, fixed before the first try: the same mail keeps it through every repetition. */
  messageId: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The address of one click (RFC 8058), where the mail belongs to a group that can be left. */
  unsubscribeUrl?: string;
};

/**
 * Hands mails over. `send` answers "sent" when somebody took the mail over, and "refused" when nobody ever will (no such
 * mailbox); it throws where another try later may succeed.
 */
export type MailPort = {
  send: (mail: OutgoingMail) => Promise<"sent" | "refused">;
};

/** A mail that must not be sent: one of its headers could be read as more than one header or recipient. */
export class UnsafeMail extends Error {
  override name = "UnsafeMail";
}

const ADDRESS = /^[A-Za-z0-9_.-]{1,64}@[A-Za-z0-9_.-]{1,189}$/;
// deno-lint-ignore no-control-regex -- control characters are what must not be there
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;

/** The headers of a mail beside its parts; throws UnsafeMail when a value could break out of its line. */
export function headersOf(mail: OutgoingMail): Record<string, string> {
  for (const address of [mail.to, ...(mail.replyTo === undefined ? [] : [mail.replyTo])]) {
    if (!ADDRESS.test(address)) throw new UnsafeMail("an address is not a plain address");
  }
  if (!/^<[\w.-]+@[\w.-]+>$/.test(mail.messageId)) throw new UnsafeMail("the message id is not one");
  if (CONTROL.test(mail.subject)) throw new UnsafeMail("the subject has control characters");
  const headers: Record<string, string> = { "Auto-Submitted": "auto-generated" };
  if (mail.unsubscribeUrl === undefined) return headers;
  if (!/^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]+$/.test(mail.unsubscribeUrl)) {
    throw new UnsafeMail("the unsubscribe address is not a plain address");
  }
  headers["List-Unsubscribe"] = `<${mail.unsubscribeUrl}>`;
  headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click";
  return headers;
}
