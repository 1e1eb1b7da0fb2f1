import { headersOf, type MailPort } from "./port.ts";

const SENDER = "Hearthpaw";
/** Codes of nodemailer for an envelope or a message that the server did not take. */
const REFUSALS: ReadonlySet<unknown> = new Set(["EENVELOPE", "EMESSAGE"]);

/** Hands mails to an SMTP server; `url` is smtp:// or smtps://, `from` a bare address. */
export function smtpMail(settings: { url: string; from: string }): MailPort {
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    async send(mail) {
      const headers = headersOf(mail);
      try {
        await (await (transport ??= openTransport(settings.url))).sendMail({
          from: { name: SENDER, address: settings.from },
          to: { name: "", address: mail.to },
          ...(mail.replyTo === undefined ? {} : { replyTo: { name: "", address: mail.replyTo } }),
          messageId: mail.messageId,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers,
        });
        return "sent";
      } catch (error) {
        if (isFinal(error)) return "refused";
        throw error;
      }
    },
  };
}

/** Loads the library with the first mail. */
async function openTransport(url: string) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A mail is what we wrote: nothing in it may make the transport read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A 5xx to the recipient or the message is final; one to our own sign-in is for the operator to put right. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return REFUSALS.has(code) && typeof responseCode === "number" && responseCode >= 500;
}
