import { isCommon } from "./word_rules.ts";
import type { Span } from "./phone_rules.ts";

const PAYMENT =
  "venmo|v3nmo|vnmo|v e n m o|cash ?-?\\.?app|cash ?-?tag|zelle|pay ?-?pal|apple ?(?:pay|cash)|google ?pay|g-?pay|chime|western union|money ?gram|bitcoin|btc|eth|crypto wallet|pp";
const NETWORK =
  "facebook(?: messenger)?|fb(?: messenger)?|messenger|instagram|insta(?:gram)?|1nsta|i\\.g\\.|ig|telegram|tele|tg|t g|snap ?chat|snap|discord|disc|kik|signal|whats ?app|tik ?tok|twitter|threads|youtube|we ?chat|skype|viber|line(?= ?(?:id|:))";
const SERVICE = new RegExp(
  String.raw`(?<![a-z0-9.@$'’#-])(?:(${PAYMENT})|(${NETWORK}))(?![a-z0-9])`,
  "gi",
);
/** Words of English beside names of services: only a clear handle counts behind them. */
const ORDINARY = /^(?:snap|signal|messenger|disc|tele|chime|pp|eth|line|threads|twitter|youtube)$/i;

/** Words and signs between a service and a handle, the clearest first. */
const NOUN = "(?:id|handle|user ?name|name|user|tag|account|page|address|me|us|it|to)";
const MARKED = new RegExp(
  String.raw`^['’]?s?(?: ${NOUN}){0,3} {0,2}(?:[:=→>/(–~]|-(?= )|(?<= )-){1,2} {0,2}(?:is )?(?:at )?`,
  "i",
);
const SAID = new RegExp(
  String.raw`^['’]?s?(?: ${NOUN}){0,3} (?:is|as|under|at|to|handle|tag|id|user ?name|account)(?:[:,])? `,
  "i",
);
const BARE = new RegExp(String.raw`^,? (?:(?:me|us|to|at|name|id|handle)[,:]? ){0,2}`, "i");
const HANDLE = /^[@$]?[a-z0-9][\w.'’-]{1,39}(?:#\d{3,5})?/i;
/** A person's or a program's name: words with capital letters. */
const NAME = /^[A-Z][a-z'’-]{1,20}(?: [A-Z][a-z'’-]{1,20}){1,2}(?![\w])/;
const ASKS =
  /(?:(?:add|find|follow|dm|pm|msg|message|hit|reach|contact|text|write|look|send|pay|tag)(?: (?:me|us|it|up)){0,2}(?: (?:up|on|via|through|at|by|to|my|the|with)){0,3}|(?:my|our|i'm on|i’m on)) $/i;
const NEAR = 60;

const ANYWHERE = [
  // $danaw, but not $1,200, nor "$USD"
  /(?<![\w$])\$(?!usd\b|cad\b|us\b)[a-z][\w-]{1,24}/gi,
  // Any handle: @dana-whitfield. Not "@noon".
  /(?<![\w.@])@(?!noon\b|midnight\b|home\b|work\b|the\b|my\b|our\b|your\b|least\b|once\b|all\b)[a-z][\w.-]{2,39}/gi,
  // dana#1234
  /(?<![\w#])[a-z][\w.]{2,31}#\d{4}(?!\d)/gi,
  // Wallets and accounts
  /(?<!\w)(?:bc1[a-z0-9]{20,60}|0x[0-9a-f]{40}|[13][a-km-zA-HJ-NP-Z1-9]{25,34})(?!\w)/gi,
  /(?<=(?:routing|account|acct)(?: number| no\.?| #| is|:){0,3} {0,2})#?\d{6,17}(?!\d)/gi,
];
/** The name before or behind "on Facebook". */
const ON_NETWORK = [
  /(?<=(?<![a-z])(?:search(?: for)?|look up|look for|add|find|follow|under|message) )(?:[A-Z][a-z'’-]{1,20}(?: [A-Z][a-z'’-]{1,20}){1,2}|[a-z][\w.]{0,38}[\d_.][\w.]{0,38})(?= on (?:facebook|fb|insta(?:gram)?|ig|snap(?:chat)?|telegram|discord|tik ?tok|Facebook|FB|Insta(?:gram)?|IG|Snap(?:chat)?|Telegram|Discord)(?![a-z]))/g,
  /(?<=(?<![a-z])[Oo]n (?:Facebook|FB|Insta(?:gram)?|IG|Telegram|Discord|facebook|fb|insta(?:gram)?|ig|snap(?:chat)?|telegram|discord|tik ?tok),? (?:(?:as|under|by|it's|its|i'm) )?)[A-Z][a-z'’-]{1,20} [A-Z][a-z'’-]{1,20}(?!\w)/g,
];

/** Returns where handles of networks and payment services, wallets and bank accounts stand in a text of plain characters. */
export function handlesIn(text: string): Span[] {
  const found: Span[] = [];
  for (const pattern of [...ANYWHERE, ...ON_NETWORK]) {
    for (const { index, 0: { length } } of text.matchAll(pattern)) {
      found.push({ start: index, end: index + length });
    }
  }
  for (const { index, 0: service, 1: payment } of text.matchAll(SERVICE)) {
    const one = behind(text, index, service, payment !== undefined);
    if (one) found.push(one);
  }
  return found;
}

/** The handle behind a service that stands at `from`. */
function behind(text: string, from: number, service: string, isPayment: boolean): Span | undefined {
  const end = from + service.length;
  const rest = text.slice(end, end + 100);
  const before = text.slice(Math.max(0, from - NEAR), from);
  const isAsked = ASKS.test(before);
  for (const [link, isClear] of [[MARKED, true], [SAID, false], [BARE, false]] as const) {
    const [skipped] = link.exec(rest) ?? [];
    if (!skipped) continue;
    const words = rest.slice(skipped.length);
    const at = end + skipped.length;
    const named = NAME.exec(words)?.[0];
    if (
      named && !named.split(" ").every(isCommon) && (isClear || / (?:as|under|name|name is) $/i.test(skipped))
    ) {
      return { start: at, end: at + named.length };
    }
    const [handle] = HANDLE.exec(words) ?? [];
    if (!handle) continue;
    const clean = handle.replace(/['’](?:s|re|ll|ve|d|t)$/i, "").replace(/[.'’-]+$/, "");
    // Digits alone are a phone number, or none.
    if (clean.length < 3 || /^[\d.-]+$/.test(clean) || isAmount(clean)) continue;
    const how = { isClear, isSaid: link === SAID, isAsked, isPayment, isOrdinary: ORDINARY.test(service) };
    if (isHandle(clean, words.slice(handle.length), skipped, how)) {
      return { start: at, end: at + clean.length };
    }
  }
  return undefined;
}

/** "2nd", "3pm", "24h": a number with its unit. */
const isAmount = (word: string) => /^\d+(?:st|nd|rd|th|[ap]m|k|h|hrs?|min|x|lbs?|kg|oz|%)?$/i.test(word);

type How = { isClear: boolean; isSaid: boolean; isAsked: boolean; isPayment: boolean; isOrdinary: boolean };

function isHandle(word: string, after: string, skipped: string, how: How): boolean {
  if (/^[@$]/.test(word) || /#\d/.test(word)) return true;
  const parts = word.split(/[._'’-]/);
  if (isCommon(word) || parts.every((part) => part.length < 2 || isCommon(part))) return false;
  const isShaped = /[a-z]\d|\d[a-z]|[a-z0-9][._][a-z0-9]|[a-z][A-Z]/i.test(word) &&
    (/\d|[._]/.test(word) || /[a-z][A-Z]/.test(word));
  const isHyphened = /[a-z]-[a-z]/i.test(word) && how.isPayment;
  if (how.isClear) return true;
  if (isShaped || isHyphened) {
    return !skipped.startsWith(",") || how.isAsked || /\d|[._]/.test(word) || isHyphened;
  }
  if (/^[A-Z]/.test(word)) return false;
  // A plain word: it ends what is said, or somebody asks to be found.
  const isLast = /^(?:$|[.,;!?)\n]| (?:thanks|please|works|or|and|on|if|ok|lol|for|is)(?![a-z])| {2})/i.test(
    after,
  );
  if (how.isAsked) return isLast || !how.isOrdinary;
  if (how.isOrdinary) return how.isSaid && isLast && / (?:as|under|id|handle|user ?name) $/i.test(skipped);
  if (skipped.startsWith(",")) return false;
  return isLast && (how.isSaid || (word.length >= 5 && !/(?<!s)s$/.test(word)) || word.length >= 10);
}
