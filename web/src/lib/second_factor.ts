import { ApiError, translate } from "@hearthpaw/client";
import * as texts from "./texts.ts";

/** Source of a code: the authenticator app, or the list of recovery codes. */
export type CodeKind = "app" | "recovery";

/**
 * Returns typed or pasted text in the form that is sent, even if incomplete: "492 817", "7kq2m 9xw4t" ->
 * "7KQ2M-9XW4T".
 */
export function asCode(text: string, kind: CodeKind): string {
  if (kind === "app") return text.replace(/\D/g, "").slice(0, 6);
  // Our recovery codes have no O, I and L, so these letters are misread digits.
  const signs = text.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1").replace(/[^0-9A-Z]/g, "").slice(
    0,
    10,
  );
  return signs.length > 5 ? `${signs.slice(0, 5)}-${signs.slice(5)}` : signs;
}

/** Returns the error of a code before it is sent; undefined if there is none. */
export function codeError(code: string, kind: CodeKind): string | undefined {
  if (kind === "app") return /^\d{6}$/.test(code) ? undefined : texts.appCodeInvalid;
  return /^[0-9A-Z]{5}-[0-9A-Z]{5}$/.test(code) ? undefined : texts.recoveryCodeInvalid;
}

/** Returns a key in groups of four, which are easier to type. */
export function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}

/** Moves a refusal that concerns one field to that field, in the server's words. */
export function atFields(thrown: unknown, fields: Readonly<Record<string, string>>): ApiError {
  const error = translate(thrown);
  const name = fields[error.code];
  if (!name) return error;
  const { message, title, code, status } = error;
  return new ApiError({ message, title, code, status, fieldErrors: { [name]: message } });
}
