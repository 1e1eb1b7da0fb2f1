import type { MaskedKind } from "../../generated/types.ts";
import type { Mask } from "../../platform/db/schema.ts";
import type { FieldError } from "../../platform/problem.ts";
import { asksForPayment } from "./asking_rules.ts";
import { contactsIn, mask, maskFileName } from "./mask_rules.ts";

/**
 * Version of all rules here. Raise it when they find more: the job `maskTexts` then masks every row again. It
 * uses an index of the older rows, which a migration builds beside that of the previous version (0860).
 */
export const MASK_VERSION = 3;

/**
 * Texts that one side writes and the other reads, by their names within the row. Names of files start with
 * `file:`.
 */
export type Texts = Readonly<Record<string, string | null>>;

const FILE = "file:";

/** Returns the mask to store with these texts. Links to `ownHost` stay. */
export function maskOf(texts: Texts, ownHost: string): Mask {
  const hidden: Mask["hidden"] = {};
  for (const [name, text] of Object.entries(texts)) {
    if (!text) continue;
    const masked = name.startsWith(FILE) ? maskFileName(text, ownHost) : mask(text, ownHost);
    if (masked.kinds.length > 0) hidden[name] = masked;
  }
  const isAsking = Object.entries(texts).some(([name, text]) =>
    text && !name.startsWith(FILE) && asksForPayment(text)
  );
  return { version: MASK_VERSION, of: sumOf(texts), hidden, isAsking };
}

/**
 * Returns texts for a reader without access to contact details. Masks rows from before stored masks on the
 * fly.
 */
export function withoutContacts<T extends Texts>(texts: T, stored: Mask | null, ownHost: string): T {
  const { hidden } = stored ?? maskOf(texts, ownHost);
  const shown = Object.entries(texts).map(([name, text]) => [name, hidden[name]?.text ?? text]);
  return Object.fromEntries(shown) as T;
}

/** Returns a checksum of the texts that differs for other texts (FNV-1a, 32 bits). */
function sumOf(texts: Texts): number {
  const all = JSON.stringify(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  let sum = 0x811c9dc5;
  for (let at = 0; at < all.length; at++) sum = Math.imul(sum ^ all.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

const NAMES: Readonly<Record<MaskedKind, string>> = {
  phone: "phone number",
  email: "email address",
  payment: "payment handle",
  handle: "social handle",
  link: "link",
  address: "street address",
};

/** Texts within a value of the contract, by their pointers. */
type Written = string | null | undefined | readonly Written[] | { readonly [field: string]: Written };

function textsAt(value: Written, pointer: string): [pointer: string, text: string][] {
  if (typeof value === "string") return [[pointer, value]];
  if (!value) return [];
  return Object.entries(value).flatMap(([name, one]) => textsAt(one, `${pointer}/${name}`));
}

/**
 * Returns errors for permanently public texts, such as those of a listing, if they contain contact details.
 * Texts already present `before` do not count against a change.
 */
export function contactErrors(written: Written, before: Written, ownHost: string): FieldError[] {
  const kept = new Set(textsAt(before, "").map(([, text]) => text));
  return textsAt(written, "").flatMap(([pointer, text]) => {
    const [found] = kept.has(text) ? [] : contactsIn(text, ownHost);
    if (!found) return [];
    const detail = `Leave out the ${NAMES[found.kind]}: “${text.slice(found.start, found.end)}”. ` +
      "Buyers can message you on Hearthpaw.";
    return [{ pointer, code: "contact_details", detail }];
  });
}
