import { failField } from "../../platform/problem.ts";

/** Letters, marks, spaces, apostrophes, hyphens and periods. */
const OTHER = /[^\p{L}\p{M} .'’‘ʼ-]/gu;
/** "dana.com" is a site, "J.R. Whitfield" and "Dana St. James" are names. */
const SITE = /\p{L}{2}\.(?=\p{L}{2})/gu;

/** Whether a text may be the name of a person: the other side of a sale reads it before any payment. */
export function isName(text: string): boolean {
  return text.search(OTHER) === -1 && text.search(SITE) === -1 && /\p{L}/u.test(text);
}

/** Ends the request with `name_invalid` for the first name that can't be one; a name that isn't sent is fine. */
export function requireNames(names: { firstName?: string; lastName?: string }): void {
  for (const field of ["firstName", "lastName"] as const) {
    const name = names[field];
    if (name !== undefined && !isName(name)) failField("name_invalid", `/${field}`);
  }
}

/** Returns a text without what no name has: digits, signs, and the dots of a site's address. */
export function nameIn(text: string): string {
  const kept = text.replaceAll(OTHER, " ").replaceAll(SITE, (part) => `${part.slice(0, -1)} `);
  return /\p{L}/u.test(kept) ? kept.replaceAll(/ {2,}/g, " ").trim() : "";
}
