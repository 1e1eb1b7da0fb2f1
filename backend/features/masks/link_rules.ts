import { isCommon } from "./word_rules.ts";
import type { Span } from "./plain_rules.ts";

/** Endings that are not words, or that rarely follow a period by mistake. */
const ENDINGS =
  "com|net|org|edu|gov|io|biz|xyz|tv|ly|gl|gle|gg|ee|uk|ca|mx|de|eu|ch|nl|cc|ws|mobi|photography|puppies|kittens";
/** Endings that can start a sentence. They count in lowercase only, so "dog.Pet her" is no address. */
const WORDY = "co|us|me|info|app|dev|shop|store|online|site|page|link|club|vet|health";
/**
 * Endings that follow a period in hasty sentences: "so cute.love him". The name before them must not be a
 * plain word.
 */
const WORDS =
  "live|pet|pets|dog|dogs|cat|cats|love|today|land|family|farm|ranch|kennel|kennels|puppy|puppies|kitten|kittens|breeder|breeders|pictures|photos|house|world|life|fun|care|social|email|team|space|website|blog|cool|best|lol|weebly|wix|wixsite|etsy|shopify|squarespace|wordpress|blogspot";
const HOST = String.raw`(?:[a-z0-9](?:[a-z0-9-]{0,62})\.){1,5}`;
const PATH = String.raw`(?:[/?:#][^\s<>"]{0,500})?`;
const DOT = String
  .raw`(?: ?[([{*_] ?(?:dot|\.|punto) ?[)\]}*_] ?| (?:dot|punto) | ?[-_] ?(?:dot|punto) ?[-_] ?)`;

const LINKS = [
  /(?<![a-z])(?:https?|hxxps?|ftp):\/{1,2}[^\s<>"]{2,500}/gi,
  /(?<![\w.])www\.[^\s<>"]{2,500}/gi,
  new RegExp(String.raw`(?<![\w.@]|\w-)${HOST}(?:${ENDINGS})(?![a-z0-9-])${PATH}`, "gi"),
  new RegExp(
    String
      .raw`(?<![\w.@]|\w-)(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,62})\.){1,5}(?:${WORDY})(?![A-Za-z0-9-])${PATH}`,
    "g",
  ),
  // willowcreek . com: endings that do not start a sentence
  /(?<![\w.])[a-z0-9-]{2,63} \. ?(?:com|org)(?![a-z0-9])(?: ?\/ ?[\w$-]{1,60})?/gi,
  /(?<![\w.])www(?:[ .,-]{1,3}| dot )[a-z0-9-]{3,63}?(?:[ .,-]{1,3}| dot )(?:com|net|org|us|info|biz)(?![a-z0-9])/gi,
  /(?<![a-z])https?[ :/]{1,4}[a-z0-9-]{3,63} (?:com|net|org)(?![a-z0-9])/gi,
  /(?<![a-z])www[a-z0-9-]{4,60}(?:com|net|org)(?![a-z0-9])/gi,
  /(?<![a-z])www(?: ?[.,] ?| )(?:[a-z0-9-]{2,40} ){1,4}?(?:[.,] ?|dot )(?:com|net|org)(?![a-z0-9])/gi,
  /(?<![a-z])www(?:[ .,:]{1,3}| dot )(?!(?:is|was|stands|dot|page|site)(?![a-z]))[a-z0-9-]{6,63}(?![a-z0-9-])/gi,
  /(?<![\w.])youtu\.be(?:\/[\w-]{1,40})?/gi,
  // "Willow Creek Cavaliers" dot com
  /["“][^"”\n]{3,60}["”] ?(?:\.|dot) ?(?:com|net|org)(?![a-z0-9])/gi,
  // moc.keerwolliw
  /(?<![\w.@])moc\.[a-z0-9-]{4,60}(?![\w@.])/gi,
];
/** Plain words in this list are sites if a dot follows. */
const SITES = /^(?:paypal|venmo|cashapp|facebook|instagram)$/i;
/** Each pattern starts with a name that must not be a plain word. */
const NAMED = [
  new RegExp(
    String
      .raw`(?<![\w.]|\w-)([a-z0-9][a-z0-9-]{1,62})${DOT}(?:com|net|org|io|me|us|co|ee|gg|ly|info|biz|app|dog|farm|pet|pets|photography)(?![a-z0-9])(?:(?: ?/ ?| slash )[\w$-]{1,60})?`,
    "gi",
  ),
  new RegExp(
    String.raw`(?<![\w.@]|\w-)([A-Za-z0-9][A-Za-z0-9-]{4,62})\.(?:${WORDS})(?![A-Za-z0-9'’-])${PATH}`,
    "g",
  ),
  /(?<![\w.]|\w-)([a-z0-9][a-z0-9-]{3,62})(?:[,/*;:]| {1,2}| ?[^\p{L}\p{N}\s.,;:!?'"()@-]{1,2} ?)com(?![a-z0-9])/giu,
  /(?<![\w.]|\w-)([a-z0-9][a-z0-9-]{3,55}) ?dotcom(?![a-z0-9])/gi,
  // willowcreek, com
  /(?<![\w.]|\w-)([A-Za-z0-9][A-Za-z0-9-]{6,62})[,.] com(?![A-Za-z0-9'’])/g,
  // willowcreek . farm
  new RegExp(String.raw`(?<![\w.]|\w-)([a-z0-9][a-z0-9-]{4,62}) \. ?(?:${WORDS})(?![A-Za-z0-9'’-])`, "g"),
  // willowcreek + .com, willowcreek then put .com after it, willowcreek with a .com on the end
  /(?<![\w.]|\w-)([a-z0-9][a-z0-9-]{4,62})["”]? ?(?:[+&,]|and|then|plus|with)(?: (?:and|then|you|just|put|add|type|stick|a|an|the|use|with|plus)){0,4} ?["“]?(?:\. ?|dot ?)(?:com|net|org)(?![a-z0-9])(?: (?:after|behind|at|on|to) (?:it|that|the end))?/gi,
  // paths of short links: foo.bar/baz
  /(?<![\w.@/]|\w-)([a-z0-9][a-z0-9-]{2,40})\.[a-z]{2,12}\/[\w?=&%-]{3,80}/g,
  // willowcreek (dot com), our dot com is willowcreek, website: willowcreek
  /(?<![\w.]|\w-)([a-z0-9][a-z0-9-]{3,62}) ?[([{] ?(?:dot |\. ?)?com ?[)\]}]/gi,
  /(?<![\w.]|\w-)([a-z0-9][a-z0-9-]{3,62}) is (?:my|our|the) dot ?com(?![a-z0-9])/gi,
  /(?<=(?<![a-z])(?:dot ?com|web ?site|web ?page|domain)(?: name)?(?: is|:| =) )([a-z][a-z0-9-]{5,40})(?![\w'’.])/g,
];

/** ".com" comes first and its name later: "add .com to our kennel name, willowcreek". */
const TURNED =
  /(?<![\w.])(?:\.|dot) ?(?:com|net|org) (?:to|after|behind|at the end of|goes (?:after|behind)) (?:(?:our|my|the|kennel|farm|business|program|name|of|is|this|it|word|words|that)[,:]? ){1,5}["“]?([a-z0-9][a-z0-9-]{4,62})(?![\w.@])/gi;

/** Words between a sentence and the name of a site. */
const NO_SITE =
  /^(?:the|our|your|and|for|with|from|see|visit|check|find|has|had|was|are|that|this|her|his|its|you|not|but|just|website|site|page|web|online|com|dot|at|called|named)$/i;

/** Returns the start of the words of a site's name: "willow creek dot com". */
function startOf(text: string, index: number): number {
  let [start, first] = [index, index];
  for (let word = 0; word < 4; word++) {
    const [before, name] =
      /(?<![\w.@'’-])([A-Za-z][A-Za-z'’-]{2,30}) $/.exec(text.slice(Math.max(0, start - 33), start)) ?? [];
    if (before === undefined || NO_SITE.test(name!)) break;
    start -= before.length;
    if (!isCommon(name!)) first = start;
  }
  return first;
}

/** Returns the spans of links in a text of plain characters, except links to `ownHost`. */
export function linksIn(text: string, ownHost?: string): Span[] {
  const found: Span[] = [];
  for (const pattern of LINKS) {
    for (const { index, 0: { length } } of text.matchAll(pattern)) {
      found.push({ start: index, end: index + length });
    }
  }
  for (const pattern of NAMED) {
    for (const { index, 0: { length }, 1: name } of text.matchAll(pattern)) {
      const start = startOf(text, index);
      if (!isCommon(name!) || SITES.test(name!) || start < index) found.push({ start, end: index + length });
    }
  }
  for (const { index, 0: { length }, 1: name } of text.matchAll(TURNED)) {
    if (!isCommon(name!)) found.push({ start: index + length - name!.length, end: index + length });
  }
  return found.map(({ start, end }) => {
    const whole = text.slice(start, end);
    return { start, end: start + whole.replace(/[.,;:!?)\]'"]{1,40}$/, "").length };
  }).filter(({ start, end }) => {
    const host = /^(?:https?:\/\/)?([a-z0-9.:-]+)/i.exec(text.slice(start, end))?.[1];
    return ownHost === undefined || host?.toLowerCase() !== ownHost;
  });
}
