import { ApiError, translate } from "@hearthpaw/client";
import * as texts from "./texts.ts";

/** Where a code comes from: the app on the phone, or the list of recovery codes. */
export type CodeKind = "app" | "recovery";

/** What was typed or pasted, in the form that is sent as far as it goes: "492 817", "7kq2m 9xw4t" -> "7KQ2M-9XW4T". */
export function asCode(text: string, kind: CodeKind): string {
  if (kind === "app") return text.replace(/\D/g, "").slice(0, 6);
  // Our recovery codes have no O, I and L: whoever reads one from paper means a digit.
  const signs = text.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1").replace(/[^0-9A-Z]/g, "").slice(
    0,
    10,
  );
  return signs.length > 5 ? `${signs.slice(0, 5)}-${signs.slice(5)}` : signs;
}

/** What is wrong with a code before it is sent. */
export function codeError(code: string, kind: CodeKind): string | undefined {
  if (kind === "app") return /^\d{6}$/.test(code) ? undefined : texts.appCodeInvalid;
  return /^[0-9A-Z]{5}-[0-9A-Z]{5}$/.test(code) ? undefined : texts.recoveryCodeInvalid;
}

/** A key for typing, in groups of four. */
export function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}

/** Puts a refusal that is about one field at that field: the server's words under its name. */
export function atFields(thrown: unknown, fields: Readonly<Record<string, string>>): ApiError {
  const error = translate(thrown);
  const name = fields[error.code];
  if (!name) return error;
  const { message, title, code, status } = error;
  return new ApiError({ message, title, code, status, fieldErrors: { [name]: message } });
}
