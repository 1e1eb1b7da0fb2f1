import type { MaskedKind } from "../../generated/types.ts";
import { phonesIn, type Span } from "./phone_rules.ts";
import { plainOf } from "./plain_rules.ts";

/** What stands in a text where a contact detail stood. */
const WORDS: Readonly<Record<MaskedKind, string>> = {
  phone: "[phone number hidden]",
  email: "[email hidden]",
  payment: "[payment handle hidden]",
  link: "[link hidden]",
  address: "[street address hidden]",
};

/** Endings that are no words, and those that are: they count in small letters only, so that "dog.Pet her" is no address. */
const ENDINGS = "com|net|org|edu|gov|io|biz|xyz|tv|ly|gg|uk|ca|mx|de";
const WORDY = "co|us|me|info|app|dev|shop|store|online|site|live|page|link|club|pet|pets|dog|vet|health";
const HOST = String.raw`(?:[a-z0-9](?:[a-z0-9-]{0,62})\.){1,5}`;
const PROVIDERS = "gmail|g-?mail|yahoo|hotmail|outlook|icloud|aol|proton(?:mail)?|ymail|comcast|live|msn";
const AT = String.raw`(?: ?@ ?| ?[([{<] ?(?:at|@|a) ?[)\]}>] ?| at )`;
const DOT = String.raw`(?: ?\. ?| ?[([{<] ?(?:dot|\.|point) ?[)\]}>] ?| dot )`;
const NAME = String.raw`[a-z0-9](?:[a-z0-9._+%-]{0,63})`;

const EMAILS = [
  // dana@mail.com, dana @ mail . com, dana (at) mail (dot) com, dana at mail dot com
  new RegExp(
    String
      .raw`(?<![\w.])${NAME}${AT}[a-z0-9-]{1,63}(?:${DOT}[a-z0-9-]{2,63}){0,3}${DOT}(?:${ENDINGS}|${WORDY})(?![a-z0-9])`,
    "gi",
  ),
  /(?<![\w.])[a-z0-9][a-z0-9._+%-]{0,63}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{2,63}){1,4}/gi,
  // d a n a @ g m a i l . c o m
  /(?<!\S)(?:[a-z0-9._-] ){2,40}@(?: [a-z0-9.-]){4,40}(?!\S)/gi,
  // gmail: dana.whitfield, my gmail is danaw26
  /(?<=(?<![a-z])(?:gmail|g-mail|yahoo|hotmail|outlook|icloud|aol|proton(?:mail)?|ymail)(?::| is) {0,2})[a-z][a-z0-9]{0,39}(?:[._-][a-z0-9]{2,39}|\d)[a-z0-9._-]{0,39}/gi,
  // dana@gmail, dana at gmail
  new RegExp(String.raw`(?<![\w.])${NAME}${AT}(?:${PROVIDERS})(?![a-z0-9])(?!${DOT}[a-z])`, "gi"),
];
/** "Look at yahoo", "I work at live": words that nobody has as an address. */
const NO_NAME =
  /^(?:i|me|you|we|us|it|look(?:s|ed|ing)?|work(?:s|ed|ing)?|account|email|mail|found|posted|am|is|was|are|be|here|there|out|up)$/i;

const LINKS = [
  /(?<![a-z])(?:https?|hxxps?|ftp):\/{1,2}[^\s<>"]{2,500}/gi,
  /(?<![\w.])www\.[^\s<>"]{2,500}/gi,
  new RegExp(String.raw`(?<![\w.@])${HOST}(?:${ENDINGS})(?![a-z0-9-])(?:[/?:#][^\s<>"]{0,500})?`, "gi"),
  new RegExp(
    String
      .raw`(?<![\w.@])(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,62})\.){1,5}(?:${WORDY})(?![A-Za-z0-9-])(?:[/?:#][^\s<>"]{0,500})?`,
    "g",
  ),
  new RegExp(
    String
      .raw`(?<![\w.])[a-z0-9-]{2,63}(?: ?[([{] ?(?:dot|\.) ?[)\]}] ?| dot )(?:com|net|org|io|me|app)(?![a-z0-9])(?:(?: ?/ ?| slash )[\w$-]{1,60})?`,
    "gi",
  ),
  // willowcreek . com: endings that begin no sentence
  /(?<![\w.])[a-z0-9-]{2,63} \. ?(?:com|org)(?![a-z0-9])(?: ?\/ ?[\w$-]{1,60})?/gi,
];

const SERVICE = String
  .raw`(?:venmo|cash ?-?app|zelle|pay ?pal|apple ?(?:pay|cash)|google ?pay|g-?pay|chime|western union|money ?gram|bitcoin|btc|crypto wallet)`;
const HANDLE = String.raw`[@$]?[a-z0-9][\w.-]{1,39}`;
const PAYMENTS = [
  // $danaw, but not $1,200, nor "$USD"
  /(?<![\w$])\$(?!usd\b|cad\b|us\b)[a-z][\w-]{1,24}/gi,
  // Any handle: @dana-whitfield. Not "@noon".
  /(?<![\w.@])@(?!noon\b|midnight\b|home\b|work\b|the\b|my\b|our\b|your\b|least\b|once\b|all\b)[a-z][\w.-]{2,39}/gi,
  // Wallets and accounts
  /(?<!\w)(?:bc1[a-z0-9]{20,60}|0x[0-9a-f]{40}|[13][a-km-zA-HJ-NP-Z1-9]{25,34})(?!\w)/g,
  /(?<=(?:routing|account)(?: number| no\.?| #| is|:){0,3} {0,2})#?\d{6,17}(?!\d)/gi,
];
/** The handle after the name of a service and a word that announces one. */
const ANNOUNCED = new RegExp(
  String
    .raw`(?<![a-z])${SERVICE}['’]?s?(?: (?:me|us|it to|to|account|name|user ?name|user|handle|id|tag|address)){0,3} ?(is|as|under|=|:|-|–|@|handle|tag|id|user ?name|to) {0,3}(${HANDLE})`,
  "gi",
);
/** The same without such a word: only what looks like nothing but a handle. */
const BARE = new RegExp(
  String
    .raw`(?<![A-Za-z])(?i:${SERVICE}),? (?:me |us |to )?([@$]?[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+|\d|[a-z][A-Z])[\w.-]{0,39})`,
  "g",
);
/** What comes after "Venmo is" or "Zelle to" in plain sentences. */
const PLAIN_WORD =
  /^(?:a|an|is|are|was|the|my|our|your|me|us|you|it|its|that|this|them|and|or|but|so|if|in|on|at|by|for|to|of|from|with|as|fine|ok|okay|good|great|best|better|easier|easiest|easy|not|no|also|only|down|free|safe|safer|fast|faster|what|how|where|when|who|which|preferred|available|possible|accepted|working|linked|broken|off|out|usually|really|very|always|never|instead|allowed|needed|required|enough|too|just|still|all|any|we|i|they|he|she|please|pay|send|hold|reserve|deposit|balance|cash|check|card|venmo|zelle|paypal|cashapp|secure|quick|convenient|something|one|cool|perfect|nice|another|both|either|here|there)$/i;

/** What a number counts or measures, and what leads to a road: no part of an address in small letters. */
const NO_STREET =
  "(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|miles?|acres?|feet|yards?|blocks?|pounds?|lbs|dogs?|cats?|puppies|puppy|kittens?|pets?|people|the|this|that|our|your|from|down|off|and|are|was|for|with|along|away|per|full|long|short|easy|quick)";
const STREETS = [
  /(?<![\w$.,#-])\d{1,6}[A-Z]? +(?:(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\.? +)?(?:[A-Z][\w'’-]*\.? +|\d{1,3}(?:st|nd|rd|th) +){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Boulevard|Blvd|Court|Ct|Circle|Cir|Terrace|Ter|Highway|Hwy|Parkway|Pkwy|Trail|Trl|Place|Pl|Way)(?![\w])\.?/g,
  // The same without a capital letter, or with nothing else: "2114 ne alder street", but not "a 45 minute drive".
  new RegExp(
    String
      .raw`(?<![\w$.,#-])\d{2,6}[a-z]? +(?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\.? +)?(?:(?!${NO_STREET}[ .])(?:[a-z][a-z'’-]{2,30}|\d{1,3}(?:st|nd|rd|th)) +){1,2}(?:(?:street|avenue|road|drive|lane|boulevard|court|circle|terrace|highway|parkway)(?![\w])|(?:st|ave|rd|dr|ln|blvd|ct|hwy|pkwy)\.?(?=$|[,;\n]))`,
    "gi",
  ),
  /(?<!\w)p\.? ?o\.? ?box +\d{1,7}/gi,
];

/** Of a message, in the contract. */
const MOST_CHARACTERS = 4000;

type Found = Span & { kind: MaskedKind };
export type Masked = { text: string; kinds: MaskedKind[] };
/** What is masked in texts, by text. */
export type Masks = ReadonlyMap<string, Masked>;

/**
 * Returns a text without the contact details in it, and what kinds of them there were: phone numbers, email and street
 * addresses, payment handles and links. Prices, days, weights, ages, ZIP codes and microchip numbers stay. Links to `ownHost` stay
 * too. What nothing is found in comes back as it is.
 */
export function mask(original: string, ownHost?: string): Masked {
  const { text, at } = plainOf(original);
  const found = firstOf([
    ...emailsIn(text),
    ...linksIn(text, ownHost),
    ...paymentsIn(text),
    ...all("address", STREETS, text),
  ]);
  // A number within an address belongs to it: phones are looked for in what is left.
  const rest = found.reduce((left, { start, end }) => blank(left, start, end), text);
  const phones = phonesIn(rest).map((span): Found => ({ ...span, kind: "phone" }));
  const spans = firstOf([...found, ...phones]);
  const kinds = [...new Set(spans.map(({ kind }) => kind))];
  const words = spans.map(({ kind }) => WORDS[kind]);
  const length = (parts: readonly string[]) => parts.reduce((sum, part) => sum + part.length, 0);
  // A text as long as the contract lets it be stays so: no detail is as short as three characters.
  const isLong = original.length + length(words) > MOST_CHARACTERS;
  let masked = "";
  let last = 0;
  for (const [index, { start, end }] of spans.entries()) {
    masked += original.slice(last, at[start]) + (isLong ? "•••" : words[index]);
    last = at[end]!;
  }
  return { text: masked + original.slice(last), kinds };
}

function all(kind: MaskedKind, patterns: readonly RegExp[], text: string): Found[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      kind,
    }))
  );
}

function emailsIn(text: string): Found[] {
  return all("email", EMAILS, text).filter(({ start, end }) => {
    const [name] = /^[a-z0-9._+%-]+/i.exec(text.slice(start, end)) ?? [""];
    return text.slice(start + name.length, end).includes("@") || !NO_NAME.test(name);
  });
}

function linksIn(text: string, ownHost: string | undefined): Found[] {
  return all("link", LINKS, text).map((found) => {
    const whole = text.slice(found.start, found.end);
    return { ...found, end: found.start + whole.replace(/[.,;:!?)\]'"]+$/, "").length };
  }).filter(({ start, end }) => {
    const host = /^(?:https?:\/\/)?([a-z0-9.:-]+)/i.exec(text.slice(start, end))?.[1];
    return ownHost === undefined || host?.toLowerCase() !== ownHost;
  });
}

function paymentsIn(text: string): Found[] {
  const handles: Found[] = [];
  for (const { index, 0: whole, 1: announcing, 2: handle } of text.matchAll(ANNOUNCED)) {
    const clean = handle!.replace(/[.-]+$/, "");
    const isSaid = /^(?:is|as|to|under|-|–)$/i.test(announcing!);
    if (isSaid && PLAIN_WORD.test(clean)) continue;
    // Digits alone are a phone number, or none.
    if (/^[\d.-]+$/.test(clean) || (PLAIN_WORD.test(clean) && clean.length < 3)) continue;
    const start = index + whole.length - handle!.length;
    handles.push({ start, end: start + clean.length, kind: "payment" });
  }
  for (const { index, 0: whole, 1: handle } of text.matchAll(BARE)) {
    const clean = handle!.replace(/[.-]+$/, "");
    const start = index + whole.length - handle!.length;
    if (clean.length > 2 && !/^[\d.-]+$/.test(clean)) {
      handles.push({ start, end: start + clean.length, kind: "payment" });
    }
  }
  return [...handles, ...all("payment", PAYMENTS, text)];
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

const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + "\u0000".repeat(end - start) + text.slice(end);
