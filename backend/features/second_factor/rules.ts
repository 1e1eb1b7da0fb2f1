import { Secret, TOTP } from "otpauth";

/** Seconds that a code is shown for. */
export const STEP_SECONDS = 30;
/** How many steps a telephone's clock may be ahead of ours or behind it. */
const STEPS_OFF = 1;
export const RECOVERY_CODES = 10;
/** Tries of one account, whatever they are for. */
export const TRIES = { points: 5, seconds: 15 * 60 };

/** The digits and emails of recovery codes: none that looks like another one. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const totp = (secret: Uint8Array, label = "") =>
  new TOTP({
    issuer: "Hearthpaw",
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    period: STEP_SECONDS,
  });

/** The step of a moment: RFC 6238's T. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The six digits of a step. */
export function codeOf(secret: Uint8Array, step: number): string {
  return totp(secret).generate({ timestamp: step * STEP_SECONDS * 1000 });
}

/** The step whose code this is: the present one or a neighbour of it; undefined for any other code. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | undefined {
  const off = totp(secret).validate({ token: code, timestamp: now.getTime(), window: STEPS_OFF });
  return off === null ? undefined : stepAt(now) + off;
}

/** The secret in base32 for typing, and as the address that a QR code holds. */
export function enrolment(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const app = totp(secret, email);
  return { secret: app.secret.base32, uri: app.toString() };
}

/** Whether this has the form of a recovery code rather than of a code of the app. */
export function isRecoveryCode(code: string): boolean {
  return code.includes("-");
}

/** A recovery code of ten random bytes: 50 bits, as XXXXX-XXXXX. */
export function recoveryCodeOf(random: Uint8Array): string {
  const signs = [...random.subarray(0, 10)].map((byte) => ALPHABET[byte % 32]).join("");
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}
