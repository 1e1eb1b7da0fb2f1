import { connect, type Socket } from "node:net";
import { headersOf, type MailPort } from "./port.ts";

const SENDER = "Hearthpaw";
const CONNECT_MS = 10_000;
/** Codes of nodemailer for an envelope or a message that the server rejected. */
const REFUSALS: ReadonlySet<unknown> = new Set(["EENVELOPE", "EMESSAGE"]);

/** Sends emails to an SMTP server. `url` is smtp:// or smtps://, `from` a bare address. */
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

/** Loads the library with the first email. */
async function openTransport(url: string) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    getSocket: connectByName,
    // Nothing in an email's text may make the transport read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

type SocketOptions = { host?: string; port?: number | string; secure?: boolean };
type OnSocket = (error: Error | null, opened?: { connection: Socket }) => void;

/**
 * Connects to the server by host name. The library would query name servers itself and connect to addresses,
 * but this process may reach only the hosts in its settings.
 */
function connectByName({ host = "localhost", port, secure = false }: SocketOptions, done: OnSocket): void {
  const socket = connect({ host, port: Number(port ?? (secure ? 465 : 587)) });
  const fail = (error: Error) => {
    socket.destroy();
    done(error);
  };
  socket.setTimeout(CONNECT_MS, () => fail(new Error("SMTP: the server does not answer")));
  socket.once("error", fail);
  socket.once("connect", () => {
    socket.setTimeout(0);
    socket.off("error", fail);
    socket.removeAllListeners("timeout");
    done(null, { connection: socket });
  });
}

/**
 * Returns whether an error is final. A 5xx to the recipient or message is; one to our own sign-in is for the
 * operator to fix.
 */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return REFUSALS.has(code) && typeof responseCode === "number" && responseCode >= 500;
}
