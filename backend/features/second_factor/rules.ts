import { Secret, TOTP } from "otpauth";

/** Seconds for which an app shows a code. */
export const STEP_SECONDS = 30;
/** Maximum number of steps that a phone's clock may be ahead or behind. */
const STEPS_OFF = 1;
export const RECOVERY_CODES = 10;
/** Maximum tries per account for any purpose. */
export const TRIES = { points: 5, seconds: 15 * 60 };

/** Digits and letters of recovery codes, without any that look alike. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const totp = (secret: Uint8Array, label = "") =>
  new TOTP({
    issuer: "Hearthpaw",
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    period: STEP_SECONDS,
  });

/** Returns the step of a time: RFC 6238's T. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** Returns the six digits of a step. */
export function codeOf(secret: Uint8Array, step: number): string {
  return totp(secret).generate({ timestamp: step * STEP_SECONDS * 1000 });
}

/** Returns the step of a code: the current one or a neighbor; undefined for any other code. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | undefined {
  const off = totp(secret).validate({ token: code, timestamp: now.getTime(), window: STEPS_OFF });
  return off === null ? undefined : stepAt(now) + off;
}

/** Returns the secret in base32 for typing, and as the address in a QR code. */
export function enrolment(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const app = totp(secret, email);
  return { secret: app.secret.base32, uri: app.toString() };
}

/** Returns whether a code has the form of a recovery code instead of an app's code. */
export function isRecoveryCode(code: string): boolean {
  return code.includes("-");
}

/** Returns a recovery code from ten random bytes: 50 bits, as XXXXX-XXXXX. */
export function recoveryCodeOf(random: Uint8Array): string {
  const signs = [...random.subarray(0, 10)].map((byte) => ALPHABET[byte % 32]).join("");
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}
