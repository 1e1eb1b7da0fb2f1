import { failField } from "../../platform/problem.ts";

/**
 * Characters that names never contain: anything but letters, marks, spaces, apostrophes, hyphens and periods.
 */
const OTHER = /[^\p{L}\p{M} .'’‘ʼ-]/gu;
/** Matches "dana.com", a site, but not the names "J.R. Whitfield" and "Dana St. James". */
const SITE = /\p{L}{2}\.(?=\p{L}{2})/gu;

/** Returns whether a text may be a person's name. The other side of a sale reads it before any payment. */
export function isName(text: string): boolean {
  return text.search(OTHER) === -1 && text.search(SITE) === -1 && /\p{L}/u.test(text);
}

/** Fails with `name_invalid` at the first name that is not valid. A missing name passes. */
export function requireNames(names: { firstName?: string; lastName?: string }): void {
  for (const field of ["firstName", "lastName"] as const) {
    const name = names[field];
    if (name !== undefined && !isName(name)) failField("name_invalid", `/${field}`);
  }
}

/**
 * Returns a text without the characters that names never contain: digits, signs, and the dots of a site's
 * address.
 */
export function nameIn(text: string): string {
  const kept = text.replaceAll(OTHER, " ").replaceAll(SITE, (part) => `${part.slice(0, -1)} `);
  return /\p{L}/u.test(kept) ? kept.replaceAll(/ {2,}/g, " ").trim() : "";
}
