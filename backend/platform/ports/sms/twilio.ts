import { readJsonAtMost } from "../../read_at_most.ts";
import { checkSms, isSigned, type OutgoingSms, type SmsOutcome, type SmsPort } from "./port.ts";

export type TwilioSettings = {
  accountSid: string;
  authToken: string;
  /** A phone number (+1...) or a messaging service (MG...). */
  from: string;
  /** Default: Twilio itself. */
  baseUrl?: string;
};

const PATIENCE_MS = 10_000;
/**
 * https://www.twilio.com/docs/api/errors: unknown numbers, numbers that cannot receive texts, and numbers
 * that we cannot reach.
 */
const BAD_NUMBER: ReadonlySet<unknown> = new Set([21211, 21214, 21217, 21265, 21408, 21612, 21614]);
const STOPPED = 21610;
/** Statuses of messages that Twilio accepted but could not deliver, so the text never arrived. */
const UNDELIVERED: ReadonlySet<unknown> = new Set(["failed", "undelivered", "canceled"]);

type Message = { sid: string; body: string; status: string; date_created: string };

/**
 * Sends texts over Twilio's REST interface. It has no idempotency key, so a retry first searches the messages
 * to its number.
 */
export function twilioSms(settings: TwilioSettings): SmsPort {
  const { accountSid, authToken, from, baseUrl = "https://api.twilio.com" } = settings;
  const messages = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${btoa(`${accountSid}:${authToken}`)}`;

  async function ask(
    url: string,
    init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {},
  ): Promise<{ status: number; body: unknown }> {
    const response = await fetch(url, {
      ...init,
      headers: { authorization, accept: "application/json", ...init.headers },
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return {
      status: response.status,
      body: await readJsonAtMost(response.body, 1_000_000).catch(() => undefined),
    };
  }

  async function findSent({ to, body, writtenAt }: OutgoingSms): Promise<string | undefined> {
    const query = new URLSearchParams({
      To: to,
      "DateSent>": writtenAt.toISOString().slice(0, 10),
      PageSize: "100",
    });
    const answer = await ask(`${messages}?${query}`);
    if (answer.status !== 200) throw new Error(`the list of messages was answered ${answer.status}`);
    const list = (answer.body as { messages?: Message[] } | undefined)?.messages ?? [];
    // The provider states times in whole seconds, and a trial account puts its own words before ours.
    return list.find((message) =>
      message.body.endsWith(body) && !UNDELIVERED.has(message.status) &&
      Date.parse(message.date_created) >= writtenAt.getTime() - 1_000
    )?.sid;
  }

  return {
    isGenuine: (call) => isSigned(authToken, call),

    async send(text): Promise<SmsOutcome> {
      checkSms(text);
      const earlier = text.isRepeat ? await findSent(text) : undefined;
      if (earlier) return { kind: "sent", providerId: earlier };
      const answer = await ask(messages, {
        method: "POST",
        body: new URLSearchParams({
          To: text.to,
          Body: text.body,
          ...(from.startsWith("MG") ? { MessagingServiceSid: from } : { From: from }),
        }),
      });
      const { sid, code } = (answer.body ?? {}) as { sid?: string; code?: number };
      if (answer.status === 201 && sid) return { kind: "sent", providerId: sid };
      if (answer.status === 400 && code === STOPPED) return { kind: "refused", why: "stopped" };
      if (answer.status === 400 && BAD_NUMBER.has(code)) return { kind: "refused", why: "number" };
      // Too many requests, an outage, or an account that the operator has to fix.
      throw new Error(`the text was answered ${answer.status}${code ? ` (${code})` : ""}`);
    },
  };
}
