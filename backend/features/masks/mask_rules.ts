import type { MaskedKind } from "../../generated/types.ts";
import type { MaskedText } from "../../platform/db/schema.ts";
import { undisguised } from "./disguise_rules.ts";
import { emailsIn } from "./email_rules.ts";
import { handlesIn } from "./handle_rules.ts";
import { linksIn } from "./link_rules.ts";
import { phonesIn, type Span } from "./phone_rules.ts";
import { plainOf } from "./plain_rules.ts";
import { streetsIn } from "./street_rules.ts";

/** What stands in a text where a contact detail stood. */
const WORDS: Readonly<Record<MaskedKind, string>> = {
  phone: "[phone number hidden]",
  email: "[email hidden]",
  payment: "[payment handle hidden]",
  handle: "[social handle hidden]",
  link: "[link hidden]",
  address: "[street address hidden]",
};

/** Longest of these texts in the contract. */
const MOST_CHARACTERS = 4000;

type Found = Span & { kind: MaskedKind };

/**
 * Returns a text without the contact details in it, and what kinds of them there were: phone numbers, email and street
 * addresses, handles of networks and payment services, and links. Prices, days, weights, ages, ZIP codes and microchip numbers stay. Links to `ownHost` stay
 * too. What nothing is found in comes back as it is.
 */
export function mask(original: string, ownHost?: string): MaskedText {
  return hide(original, contactsIn(original, ownHost));
}

/** Returns the same of a file's name. */
export function maskFileName(original: string, ownHost?: string): MaskedText {
  return hide(original, contactsInFileName(original, ownHost));
}

/** Returns where contact details stand in a file's name, whose words have underscores and hyphens between them. */
export function contactsInFileName(original: string, ownHost?: string): Found[] {
  const [ending] = /\.[a-z0-9]{2,5}$/i.exec(original) ?? [""];
  const stem = original.slice(0, original.length - ending.length)
    .replace(/[-_ ](?=(?:com|net|org)$)/i, ".").replaceAll("_", " ");
  // Hyphens belong to numbers and sites, but stand between a service and a handle.
  const handles = contactsIn(stem.replaceAll("-", " "), ownHost)
    .filter(({ kind }) => kind === "handle" || kind === "payment");
  return firstOf([...contactsIn(stem + ending.replace(".", " "), ownHost), ...handles]);
}

function hide(original: string, spans: readonly Found[]): MaskedText {
  const kinds = [...new Set(spans.map(({ kind }) => kind))];
  const words = spans.map(({ kind }) => WORDS[kind]);
  const length = (parts: readonly string[]) => parts.reduce((sum, part) => sum + part.length, 0);
  // A text as long as the contract lets it be stays so: no detail is as short as three characters.
  const isLong = original.length + length(words) > MOST_CHARACTERS;
  let masked = "";
  let last = 0;
  for (const [index, { start, end }] of spans.entries()) {
    masked += original.slice(last, start) + (isLong ? "•••" : words[index]);
    last = end;
  }
  return { text: masked + original.slice(last), kinds };
}

/** Returns where contact details stand in a text, from left to right, and of what kind each is. */
export function contactsIn(original: string, ownHost?: string): Found[] {
  const { text, at } = undisguised(plainOf(original));
  const of = (kind: MaskedKind, spans: readonly Span[]) => spans.map((span): Found => ({ ...span, kind }));
  const found = firstOf([
    ...of("email", emailsIn(text)),
    ...of("link", linksIn(text, ownHost)),
    ...handlesIn(text),
    ...of("address", streetsIn(text)),
  ]);
  // A number within an address belongs to it: phones are looked for in what is left.
  const spans = firstOf([...found, ...of("phone", phonesIn(blank(text, found)))]);
  return spans.map(({ start, end, kind }) => ({ start: at[start]!, end: at[end]!, kind }));
}

/** Those that stand side by side: where two overlap, the one that begins first, and the longer one. */
function firstOf(found: readonly Found[]): Found[] {
  const chosen: Found[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = chosen.at(-1);
    if (!last || one.start >= last.end) chosen.push(one);
    else if (one.end > last.end) last.end = one.end;
  }
  return chosen;
}

function blank(text: string, spans: readonly Span[]): string {
  let [rest, last] = ["", 0];
  for (const { start, end } of spans) {
    rest += text.slice(last, start) + "\u0000".repeat(end - start);
    last = end;
  }
  return rest + text.slice(last);
}
