import type { MaskedKind } from "../../generated/types.ts";
import type { MaskedText } from "../../platform/db/schema.ts";
import { undisguised } from "./disguise_rules.ts";
import { emailsIn } from "./email_rules.ts";
import { handlesIn } from "./handle_rules.ts";
import { linksIn } from "./link_rules.ts";
import { lookupsIn } from "./lookup_rules.ts";
import { phonesIn } from "./phone_rules.ts";
import { plainOf, type Span } from "./plain_rules.ts";
import { streetsIn } from "./street_rules.ts";

/** Replacements for contact details. */
const WORDS: Readonly<Record<MaskedKind, string>> = {
  phone: "[phone number hidden]",
  email: "[email hidden]",
  payment: "[payment handle hidden]",
  handle: "[social handle hidden]",
  link: "[link hidden]",
  address: "[street address hidden]",
};

/** Maximum length of these texts in the contract. */
const MOST_CHARACTERS = 4000;

type Found = Span & { kind: MaskedKind };

/**
 * Returns a text without its contact details, and their kinds: phone numbers, email and street addresses,
 * handles of networks and payment services, and links. Prices, dates, weights, ages, ZIP codes and microchip
 * numbers stay. Links to `ownHost` stay too. A text without details comes back unchanged.
 */
export function mask(original: string, ownHost?: string): MaskedText {
  return hide(original, contactsIn(original, ownHost));
}

/** Returns the same for the name of a file. */
export function maskFileName(original: string, ownHost?: string): MaskedText {
  return hide(original, contactsInFileName(original, ownHost));
}

/** A service at the start of a file's name or after other words, and the rest of the name. */
const SERVICE_IN_FILE =
  /(?<![a-z0-9])(insta(?:gram)?|ig|fb|facebook|snap(?:chat)?|tiktok|telegram|discord|venmo|cashapp|paypal)[-_. ]{1,3}(?=[a-z0-9])/i;

/** Returns the spans of contact details in a file's name. Underscores and hyphens separate its words. */
export function contactsInFileName(original: string, ownHost?: string): Found[] {
  const [ending] = /\.[a-z0-9]{2,5}$/i.exec(original) ?? [""];
  const stem = original.slice(0, original.length - ending.length)
    .replace(/(?<!dot)[-_ ](?=(?:com|net|org)$)/i, ".");
  const words = stem.replaceAll("_", " ");
  const areHandles = ({ kind }: Found) => kind === "handle" || kind === "payment";
  // Hyphens are part of numbers and sites, but separate a service from its handle. The handle itself may have
  // underscores and dots.
  const handles = contactsIn(words.replaceAll("-", " "), ownHost).filter(areHandles);
  const [found, service] = SERVICE_IN_FILE.exec(stem) ?? [];
  const from = found === undefined ? 0 : stem.indexOf(found) + found.length - service!.length - 2;
  const named = found === undefined
    ? []
    : contactsIn(`${service}: ${stem.slice(from + service!.length + 2)}`, ownHost).filter(areHandles)
      .map((one): Found => ({ ...one, start: one.start + from, end: one.end + from }));
  return firstOf([
    ...contactsIn(words + ending.replace(".", " "), ownHost),
    ...handles,
    ...named.filter(({ start }) => start >= from + service!.length),
  ]);
}

function hide(original: string, spans: readonly Found[]): MaskedText {
  const kinds = [...new Set(spans.map(({ kind }) => kind))];
  const words = spans.map(({ kind }) => WORDS[kind]);
  const length = (parts: readonly string[]) => parts.reduce((sum, part) => sum + part.length, 0);
  // A text may already have the contract's maximum length. Long texts get three dots, which are shorter than
  // any detail.
  const isLong = original.length + length(words) > MOST_CHARACTERS;
  let masked = "";
  let last = 0;
  for (const [index, { start, end }] of spans.entries()) {
    masked += original.slice(last, start) + (isLong ? "•••" : words[index]);
    last = end;
  }
  return { text: masked + original.slice(last), kinds };
}

/** Returns the spans of contact details in a text, from left to right, each with its kind. */
export function contactsIn(original: string, ownHost?: string): Found[] {
  const { text, at } = undisguised(plainOf(original));
  const of = (kind: MaskedKind, spans: readonly Span[]) => spans.map((span): Found => ({ ...span, kind }));
  const found = firstOf([
    ...of("email", emailsIn(text)),
    ...of("link", linksIn(text, ownHost)),
    ...handlesIn(text),
    ...of("handle", lookupsIn(text)),
    ...of("address", streetsIn(text)),
  ]);
  // A number within an address belongs to it, so the search for phone numbers skips addresses.
  const chosen = firstOf([...found, ...of("phone", phonesIn(blank(text, found)))]);
  const spans = firstOf([...chosen, ...repeated(text, chosen)]);
  return spans.map(({ start, end, kind }) => ({ start: at[start]!, end: endIn(at, end), kind }));
}

/**
 * Returns the end of a span in the original. A span that ends within a replaced part hides the whole part,
 * because all characters of a replacement share the place of its start.
 */
function endIn(at: readonly number[], end: number): number {
  let next = end;
  while (next < at.length - 1 && at[next]! <= at[end - 1]!) next++;
  return at[next]!;
}

/** Maximum number of details with a search for further mentions, so the time stays linear. */
const MOST_REPEATED = 8;
const FEWEST_REPEATED = 6;

/** Returns further mentions of the same details: "look up 3907 Locust ... address is 3907 Locust". */
function repeated(text: string, found: readonly Found[]): Found[] {
  const first = new Map<string, MaskedKind>();
  for (const { start, end, kind } of found) {
    const detail = text.slice(start, end).toLowerCase();
    if (end - start >= FEWEST_REPEATED && first.size < MOST_REPEATED) first.set(detail, kind);
  }
  const all = text.toLowerCase();
  if (first.size === 0 || all.length !== text.length) return [];
  return [...first].flatMap(([detail, kind]) => {
    const more: Found[] = [];
    for (let at = all.indexOf(detail); at >= 0; at = all.indexOf(detail, at + detail.length)) {
      const end = at + detail.length;
      if (!/[a-z0-9]/.test(`${all[at - 1] ?? " "}`) && !/[a-z0-9]/.test(all[end] ?? " ")) {
        more.push({ start: at, end, kind });
      }
    }
    return more;
  });
}

/** Returns nonoverlapping spans. The earlier of two overlapping spans wins, and then the longer one. */
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
