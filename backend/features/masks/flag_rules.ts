import type { TextFlag } from "../../generated/types.ts";
import { undisguised } from "./disguise_rules.ts";
import { contactsIn } from "./mask_rules.ts";
import { plainOf } from "./plain_rules.ts";

const FLAGS: readonly TextFlag[] = ["phone", "email", "link", "payment", "address", "contact"];

/** Services for outside payments, without a handle. */
const PAYMENT = /\b(?:venmo|zelle|cashapp|paypal|western union|gift cards?)\b/i;
/** Ways to get in touch elsewhere, without a contact detail. */
const CONTACT =
  /\b(?:whatsapp|telegram|instagram|facebook|snapchat|text me|call me|my (?:number|cell|digits)|my #|area code|(?:put|add) (?:it|them|those) together|you can (?:text|call|dial) (?:it|that|those)|(?:read|spell) (?:it|that) (?:backwards?|right to left)|google (?:us|me|my|our))(?![\w])/i;

/**
 * Returns flags for everything in a public text that may lead away from the site, in a fixed order. It reads
 * every text that staff review: listings, their changes, parents, and changes of a program.
 */
export function flagsIn(text: string, ownHost?: string): TextFlag[] {
  const found = new Set(
    contactsIn(text, ownHost).map(({ kind }): TextFlag => kind === "handle" ? "contact" : kind),
  );
  const plain = undisguised(plainOf(text)).text;
  if (PAYMENT.test(plain)) found.add("payment");
  if (CONTACT.test(plain)) found.add("contact");
  return FLAGS.filter((flag) => found.has(flag));
}
