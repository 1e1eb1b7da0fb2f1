import type { MaskedKind } from "../../generated/types.ts";
import type { Mask } from "../../platform/db/schema.ts";
import type { FieldError } from "../../platform/problem.ts";
import { asksForPayment } from "./asking_rules.ts";
import { contactsIn, mask, maskFileName } from "./mask_rules.ts";

/**
 * Version of everything here that reads texts. Raise it when the rules find more: the job `maskTexts` then masks every row again,
 * by an index of the older rows, which a migration builds beside those of the version before (0780).
 */
export const MASK_VERSION = 2;

/** Texts that one side writes and the other reads, by a name within their row. Names of files begin with `file:`. */
export type Texts = Readonly<Record<string, string | null>>;

const FILE = "file:";

/** Returns the mask of texts as it is stored with them. Links to `ownHost` stay. */
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

/** Returns texts as a reader without access to contact details sees them. A row of the time before masks is masked now. */
export function withoutContacts<T extends Texts>(texts: T, stored: Mask | null, ownHost: string): T {
  const { hidden } = stored ?? maskOf(texts, ownHost);
  const shown = Object.entries(texts).map(([name, text]) => [name, hidden[name]?.text ?? text]);
  return Object.fromEntries(shown) as T;
}

/** Returns a sum of the texts that another text changes (FNV-1a, 32 bits). */
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
 * Returns what is wrong with texts that everybody reads for good, such as those of a listing: contact details in them. What was there
 * `before` is not held against a change.
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
