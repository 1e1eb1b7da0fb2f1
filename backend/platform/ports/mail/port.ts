/** One email, ready to send. Addresses are bare (`name@example.com`); the port adds the sender. */
export type OutgoingMail = {
  /** `<...@...>`, fixed before the first try. The same email keeps it through every retry. */
  messageId: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** One-click address (RFC 8058), if the email belongs to a group that can be unsubscribed. */
  unsubscribeUrl?: string;
};

/**
 * Sends emails. `send` returns "sent" once a server has accepted the email, and "refused" if no server ever
 * will (such as for an unknown mailbox). It throws if a later try may succeed.
 */
export type MailPort = {
  send: (mail: OutgoingMail) => Promise<"sent" | "refused">;
};

/**
 * An email that must not be sent, because one of its headers could be read as several headers or recipients.
 */
export class UnsafeMail extends Error {
  override name = "UnsafeMail";
}

const ADDRESS = /^[A-Za-z0-9_.-]{1,64}@[A-Za-z0-9_.-]{1,189}$/;
// deno-lint-ignore no-control-regex -- it matches control characters to reject them
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;

/**
 * Returns the headers of an email in addition to its parts. Throws UnsafeMail if a value could break out of
 * its line.
 */
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
