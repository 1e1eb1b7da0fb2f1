import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";

/** One text message. `to` is a number in E.164 form of the United States; the port adds the sender. */
export type OutgoingSms = {
  id: string;
  to: string;
  body: string;
  /** When it was written: what the provider has on record from before cannot be it. */
  writtenAt: Date;
  /** It was handed over before, and nobody knows whether it arrived: the port finds out first. */
  isRepeat: boolean;
};

/**
 * How a text ended. `refused` is for good: `stopped` when the person answered STOP, `number` when the number can
 * receive none.
 */
export type SmsOutcome =
  | { kind: "sent"; providerId: string }
  | { kind: "refused"; why: "stopped" | "number" };

/** A call of the provider's: the address that it knows, and the fields of its form in any order. */
export type IncomingCall = { url: string; fields: readonly (readonly [string, string])[]; signature: string };

/** Hands texts over; throws where another try later may succeed. */
export type SmsPort = {
  send: (text: OutgoingSms) => Promise<SmsOutcome>;
  /** Whether a call about a text that came to our number is the provider's own. */
  isGenuine: (call: IncomingCall) => boolean;
};

/**
 * Returns the signature that Twilio's "X-Twilio-Signature" has for a form: HMAC-SHA1 of the address and, in the order of their
 * names, each field's name and value (https://www.twilio.com/docs/usage/security, as of 2026).
 */
export function signatureOf(token: string, { url, fields }: Omit<IncomingCall, "signature">): string {
  const sorted = [...fields].sort(([a], [b]) => a < b ? -1 : a > b ? 1 : 0);
  return createHmac("sha1", token).update(url + sorted.flat().join("")).digest("base64");
}

/** Whether a call carries the signature of this token; takes the same time for any wrong one. */
export function isSigned(token: string, call: IncomingCall): boolean {
  const [wanted, given] = [Buffer.from(signatureOf(token, call)), Buffer.from(call.signature)];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** A text that must not be sent. */
export class UnsafeSms extends Error {
  override name = "UnsafeSms";
}

/** The most that we write: two messages of the network. */
export const LONGEST_TEXT = 306;

/** Throws UnsafeSms for what is no number of ours, or no plain text. */
export function checkSms({ to, body }: Pick<OutgoingSms, "to" | "body">): void {
  if (!/^\+1[2-9][0-9]{9}$/.test(to)) throw new UnsafeSms("the number is not one of the United States");
  if (body.trim() === "" || body.length > LONGEST_TEXT) throw new UnsafeSms("the text is empty or too long");
  // deno-lint-ignore no-control-regex -- control characters are what must not be there
  if (/[\u0000-\u0009\u000b-\u001f\u007f]/.test(body)) {
    throw new UnsafeSms("the text has control characters");
  }
}
