import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";

/** One text message. `to` is a United States number in E.164 format; the port adds the sender. */
export type OutgoingSms = {
  id: string;
  to: string;
  body: string;
  /** Time of writing. An older message on the provider's record cannot be this one. */
  writtenAt: Date;
  /** Whether it was sent before with an unknown outcome. The port then checks first. */
  isRepeat: boolean;
};

/**
 * Outcome of a text. `refused` is final: `stopped` if the person answered STOP, `number` if the number cannot
 * receive texts.
 */
export type SmsOutcome =
  | { kind: "sent"; providerId: string }
  | { kind: "refused"; why: "stopped" | "number" };

/** A call by the provider: the address as known to it, and the fields of its form in any order. */
export type IncomingCall = { url: string; fields: readonly (readonly [string, string])[]; signature: string };

/** Sends texts. Throws if a later try may succeed. */
export type SmsPort = {
  send: (text: OutgoingSms) => Promise<SmsOutcome>;
  /** Returns whether a call about an incoming text really comes from the provider. */
  isGenuine: (call: IncomingCall) => boolean;
};

/**
 * Returns the signature in Twilio's "X-Twilio-Signature" for a form: HMAC-SHA1 of the address and, sorted by
 * name, each field's name and value (https://www.twilio.com/docs/usage/security, as of 2026).
 */
export function signatureOf(token: string, { url, fields }: Omit<IncomingCall, "signature">): string {
  const sorted = [...fields].sort(([a], [b]) => a < b ? -1 : a > b ? 1 : 0);
  return createHmac("sha1", token).update(url + sorted.flat().join("")).digest("base64");
}

/** Returns whether a call carries the signature of this token. Takes the same time for any wrong one. */
export function isSigned(token: string, call: IncomingCall): boolean {
  const wanted = Buffer.from(signatureOf(token, call));
  const given = Buffer.from(call.signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** A text that must not be sent. */
export class UnsafeSms extends Error {
  override name = "UnsafeSms";
}

/** Maximum length that we write: two network messages. */
export const LONGEST_TEXT = 306;

/** Throws UnsafeSms for any number outside the United States, and for any text that is not plain. */
export function checkSms({ to, body }: Pick<OutgoingSms, "to" | "body">): void {
  if (!/^\+1[2-9][0-9]{9}$/.test(to)) throw new UnsafeSms("the number is not one of the United States");
  if (body.trim() === "" || body.length > LONGEST_TEXT) throw new UnsafeSms("the text is empty or too long");
  // deno-lint-ignore no-control-regex -- it matches control characters to reject them
  if (/[\u0000-\u0009\u000b-\u001f\u007f]/.test(body)) {
    throw new UnsafeSms("the text has control characters");
  }
}
