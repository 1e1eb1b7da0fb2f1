import { isCommon } from "./word_rules.ts";
import type { Span } from "./phone_rules.ts";

/** Endings that are no words, or that nobody writes behind a period by mistake. */
const ENDINGS = "com|net|org|edu|gov|io|biz|xyz|tv|ly|gg|ee|uk|ca|mx|de|photography";
/** Endings that begin sentences too: in small letters only, so that "dog.Pet her" is no address. */
const WORDY = "co|us|me|info|app|dev|shop|store|online|site|page|link|club|vet|health";
/** Endings that follow a period in hasty sentences: "so cute.love him". They need a name before that is no plain word. */
const WORDS =
  "live|pet|pets|dog|dogs|cat|cats|love|today|land|family|farm|ranch|kennel|kennels|puppy|puppies|kitten|kittens|breeder|breeders|pictures|photos|house|world|life|fun|care|social|email|team|space|website|blog|cool|best|lol";
const HOST = String.raw`(?:[a-z0-9](?:[a-z0-9-]{0,62})\.){1,5}`;
const PATH = String.raw`(?:[/?:#][^\s<>"]{0,500})?`;
const DOT = String.raw`(?: ?[([{*_] ?(?:dot|\.|punto) ?[)\]}*_] ?| (?:dot|punto) |[-_](?:dot|punto)[-_])`;

const LINKS = [
  /(?<![a-z])(?:https?|hxxps?|ftp):\/{1,2}[^\s<>"]{2,500}/gi,
  /(?<![\w.])www\.[^\s<>"]{2,500}/gi,
  new RegExp(String.raw`(?<![\w.@]|\w-)${HOST}(?:${ENDINGS})(?![a-z0-9-])${PATH}`, "gi"),
  new RegExp(
    String
      .raw`(?<![\w.@]|\w-)(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,62})\.){1,5}(?:${WORDY})(?![A-Za-z0-9-])${PATH}`,
    "g",
  ),
  // willowcreek . com: endings that begin no sentence
  /(?<![\w.])[a-z0-9-]{2,63} \. ?(?:com|org)(?![a-z0-9])(?: ?\/ ?[\w$-]{1,60})?/gi,
  /(?<![\w.])(?:www|w w w)[ .]{1,3}[a-z0-9-]{3,63}[ .]{1,3}(?:com|net|org)(?![a-z0-9])/gi,
];
/** Plain words here that are sites with a dot behind. */
const SITES = /^(?:paypal|venmo|cashapp|facebook|instagram)$/i;
/** Each begins with a name that must be no plain word. */
const NAMED = [
  new RegExp(
    String
      .raw`(?<![\w.]|\w-)([a-z0-9][a-z0-9-]{1,62})${DOT}(?:com|net|org|io|me|app|dog|farm|pet|photography)(?![a-z0-9])(?:(?: ?/ ?| slash )[\w$-]{1,60})?`,
    "gi",
  ),
  new RegExp(
    String.raw`(?<![\w.@]|\w-)([A-Za-z0-9][A-Za-z0-9-]{4,62})\.(?:${WORDS})(?![A-Za-z0-9'’-])${PATH}`,
    "g",
  ),
  /(?<![\w.]|\w-)([a-z0-9][a-z0-9-]{3,62}),com(?![a-z0-9])/gi,
  /(?<![\w.]|\w-)([a-z0-9][a-z0-9-]{3,55})dotcom(?![a-z0-9])/gi,
];

/** Returns where links stand in a text of plain characters, but for those to `ownHost`. */
export function linksIn(text: string, ownHost?: string): Span[] {
  const found: Span[] = [];
  for (const pattern of LINKS) {
    for (const { index, 0: { length } } of text.matchAll(pattern)) {
      found.push({ start: index, end: index + length });
    }
  }
  for (const pattern of NAMED) {
    for (const { index, 0: { length }, 1: name } of text.matchAll(pattern)) {
      if (!isCommon(name!) || SITES.test(name!)) found.push({ start: index, end: index + length });
    }
  }
  return found.map(({ start, end }) => {
    const whole = text.slice(start, end);
    return { start, end: start + whole.replace(/[.,;:!?)\]'"]{1,40}$/, "").length };
  }).filter(({ start, end }) => {
    const host = /^(?:https?:\/\/)?([a-z0-9.:-]+)/i.exec(text.slice(start, end))?.[1];
    return ownHost === undefined || host?.toLowerCase() !== ownHost;
  });
}
