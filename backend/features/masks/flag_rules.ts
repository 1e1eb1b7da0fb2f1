import type { TextFlag } from "../../generated/types.ts";
import { contactsIn } from "./mask_rules.ts";

const FLAGS: readonly TextFlag[] = ["phone", "email", "link", "payment", "address", "contact"];

/** Services for payments outside, without a handle. */
const PAYMENT = /\b(?:venmo|zelle|cash\s?app|pay\s?pal|western union|gift cards?)\b/i;
/** Ways to get in touch outside, without a detail. */
const CONTACT = /\b(?:what'?s\s?app|telegram|instagram|facebook|text me|call me)\b/i;

/**
 * Returns what a text for the public may hold that leads past the site, in a fixed order. Every text that staff review is
 * read by this: listings, their changes, parents, and changes of a program.
 */
export function flagsIn(text: string, ownHost?: string): TextFlag[] {
  const found = new Set<TextFlag>(contactsIn(text, ownHost).map(({ kind }) => kind));
  if (PAYMENT.test(text)) found.add("payment");
  if (CONTACT.test(text)) found.add("contact");
  return FLAGS.filter((flag) => found.has(flag));
}
