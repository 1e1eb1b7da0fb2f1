import type { Span } from "./plain_rules.ts";
import { isCompound, isPlain, isShaped, REACH, strongIn } from "./shape_rules.ts";
import { isCommon } from "./word_rules.ts";

/** Services by their names after removing disguises. */
const PAYMENT =
  "venmo|cashapp|cashtag|zelle|paypal|applepay|applecash|googlepay|gpay|chime|western union|money ?gram|bitcoin|btc|eth|usdt|crypto wallet|revolut|pp";
const NETWORK =
  "facebook(?: messenger)?|fb(?: messenger)?|messenger|instagram|insta|ig|telegram|tele|tg|t g|snapchat|snap|sc|discord|disc|kik|signal|whatsapp|wa|tiktok|tt|twitter|threads|bluesky|youtube|yt|wechat|skype|viber|nextdoor|groupme|facetime|imessage|linkedin|pinterest|reddit|marcopolo|kakao ?talk|kakao|link ?tree|imo|icq|qq|vk|line id|threema|zalo|etsy|ebay|hoobly|craigslist|bereal|twitch|truth social|mewe|rumble|tumblr|patreon|hangouts|google ?chat|slack|lemon8|line(?= ?(?:id|:))|handle(?= (?:is|everywhere|on everything)|:)|user ?name|screen ?name";
const SERVICE = new RegExp(
  String.raw`(?<![a-z0-9.@$'’#-])(?:(${PAYMENT})|(${NETWORK}))(?![a-z0-9])`,
  "gi",
);
/** Names of services that are also English words. Only a clear handle counts after them. */
const ORDINARY =
  /^(?:snap|signal|messenger|disc|tele|chime|pp|eth|line|threads|twitter|youtube|nextdoor|pinterest|reddit|linkedin|bluesky|slack|twitch|rumble|patreon|etsy|ebay|hoobly|craigslist|handle|user ?name|screen ?name)$/i;

/** Networks on which programs and trainers have channels for everyone to follow. */
const SHOW = /^(?:youtube|yt|tiktok)$/i;

/** Abbreviations with other meanings. A handle counts after a colon, or if the writer asks to be found. */
const SHORT = /^(?:sc|tt|wa|yt|imo|icq|qq|vk)$/i;

/** Words that announce a handle, and others that may precede it. */
const TELLING =
  "is|are|as|i'm|i’m|im|i am|we're|we’re|we are|it's|it’s|its|under|at|by|to|handle|tag|id|user ?name|account|called|named|has (?:me|us)|search(?: for)?|look(?: up| for)?|find|type(?: in)?|es|esta|soy|somos|como|al?|nombre|de|usuario|cuenta|e|c['’]?est|hei[^\\s]{1,2}t|jest|this is";
const FILLING =
  "name|user|page|channel|group|profile|address|me|us|it|(?:to )?(?:my|our) (?:wife|husband|partner|mom|dad|daughter|son)|friends (?:and|&) family|and|&|f&f|registered|goes|works|for (?:them|us|pics|updates|the (?:pups|puppies|kittens|cats|dogs|litter))|everywhere|on everything|spelled(?: out)?|(?:all )?one word|no spaces?|business|shop|store|team|there|marketplace|messenger|has the (?:video|photos?|pics?|pictures|rest|details|info)";
/** Words and symbols between a service and a handle. */
const LINK = new RegExp(
  String
    .raw`^(?:\([a-z'’]{2,20}(?:,? [a-z'’]{1,20}){1,5}\)|[ ,;:=→>(–~"“”\])*_]|['’]s(?= )|live:|/x(?=[ :])|/(?=[ \w])|\p{So}|\.{2,3}(?= )|[.!?]{1,3}(?= [A-Za-z@])|[@$](?= )|-(?= )|(?<= )-|-(?=[a-z]{2,20}(?:[-_.][a-z]{2,20}){0,2}[-_.]?\d)|(?<![a-z])(?:${TELLING}|${FILLING})(?![\w.-])){1,10}`,
  "iu",
);
const CLEAR = /[:;=→>/(–~@]|\p{So}|- | -|\.{2,}/u;
const TELLS_HANDLE = new RegExp(String.raw`(?:(?<![a-z])(?:${TELLING})|['’]s)(?![\w.-])`, "i");
const HANDLE = /^[@$]?[a-z0-9][\w.'’-]{1,39}(?:#\d{3,5})?/i;
/** A person's or a program's name: capitalized words. */
const NAME_WORD = "[A-Z](?:[A-Za-z'’-]{1,20}|\\.)";
const NAMES = `${NAME_WORD}(?: (?:(?:of|the|and|&|de|la) ){0,2}${NAME_WORD}){1,4}`;
const NAME = new RegExp(`^${NAMES}(?!\\w)`);
const ASKS =
  /(?:(?:add|find|follow|dm|pm|msg|message|hit|reach|contact|text|write|look|send|pay|tag|ping|search|like|friend|subscribe|check|check out|see|visit)(?: (?:me|us|it|up)){0,2}(?: (?:up|on|via|through|at|by|to|my|the|with)){0,3}|(?:my|our|mi|meu|mon|mein|nuestro|i'm on|i’m on)) $/i;
/** "Search Facebook for", "go to Instagram and look up". */
const SEARCHED = /(?<![a-z])(?:search|look (?:on|in|at)|go (?:to|on)|check|open) $/i;
const SEARCH_FOR = /^ (?:and )?(?:search (?:for )?|look (?:up |for )|type (?:in )?|find |for )/i;
/** Words before a service that lead to a page of the writer. */
const OURS = /(?<![a-z])(?:our|my|find|join|follow|look(?: for| up)?)(?![a-z])[^.!?\n]{0,30}$/i;
/** Words after several words of one handle. */
const ONE_WORD =
  /^((?: [a-z]{2,20}){1,4}),? ?[([]?(?:all )?(?:one word|no spaces?|together|run together|joined|without spaces?)/i;
const NEAR = 60;

/** A program's name as one long word: "larkmeadowpups". */
const GLUED = /(?<![\w@./$#-])[a-z]{12,34}(?![\w/@-]|\.\w)/g;
const ANYWHERE: Readonly<Record<"payment" | "handle", readonly RegExp[]>> = {
  payment: [
    // $danaw, but not $1,200, nor "$USD"
    /(?<![\w$])\$(?!usd\b|cad\b|us\b)[a-z][\w-]{1,24}/gi,
    // Wallets and accounts
    /(?<!\w)(?=[1-9A-HJ-NP-Z]{0,60}[a-z])(?=[a-z1-9]{0,60}[A-Z])[A-Z][1-9A-HJ-NP-Za-km-z]{31,60}(?!\w)/g,
    // IBAN
    /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])/g,
    /(?<!\w)(?:bc1[a-z0-9]{20,60}|0x[0-9a-f]{40}|[13][a-km-zA-HJ-NP-Z1-9]{25,34})(?!\w)/gi,
    /(?<=(?:routing|account|acct)(?: number| no\.?| #| is|:){0,3} {0,2})#?\d{6,17}(?!\d)/gi,
  ],
  handle: [
    // Any handle: @dana-whitfield. Not "@noon".
    /(?<![\w.@])@(?!noon\b|midnight\b|home\b|work\b|the\b|my\b|our\b|your\b|least\b|once\b|all\b)[a-z][\w.-]{2,39}/gi,
    // dana#1234
    /(?<![\w#])[a-z][\w.]{2,31}#\d{4}(?!\d)/gi,
    // dana_w in a sentence, but not a file's name
    /(?<![\w./@-])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\w-]|\.\w)/gi,
    // dm dana26, dm us @ dana
    /(?<=(?<![a-z])(?:dm|pm|hmu|message|follow|add) (?:me |us )?@ )[a-z][\w.]{3,}/gi,
    /(?<=(?<![a-z])(?:dm|pm|hmu|hit me up|follow|add) (?:me |us )?(?:@ ?|at )?)[a-z][\w.]{2,}\d\w*/gi,
    // it's dana on everything, search for dana26
    /(?<=(?:it's|it’s|i'm|i’m|we're|we’re|am|are|as) )[a-z][\w.]{4,}(?= (?:on everything|everywhere|on (?:all|every|any|most)(?: of)?(?: the| my| our)? (?:them|socials?|apps?|sites?|platforms?|media)|on (?:my |our )?socials?))/g,
    GLUED,
    // The number of a video call
    /(?<=zoom(?: (?:id|meeting|call|code|number|room|is)){0,2}[: ]{1,3})\d{3}[ -]?\d{3,4}[ -]?\d{3,4}(?!\d)/gi,
    /(?<=(?<![a-z])(?:search(?: for)?|look up|find) )[a-z]{4,}\d+(?!\w)/g,
    // u/dana
    /(?<![\w/.])\/?u\/[a-z][\w-]{2,30}(?![\w/])/gi,
  ],
};
/** Words and symbols between a handle and the network after it: "on", "(", "is me on". */
const ON =
  /(?:["”]?(?:,| is(?: (?:me|us))?| are us)? (?:over )?(?:on|via|thru|through|in|en|por|@|my|our|mi)(?: (?:my|our|the|mi))? |, | ?[([/|-] ?)$/i;
/** Links that mark the preceding word as the handle: "is my", ". That's our", "=". */
const IS_MINE =
  /(?: is (?:my|our)(?: (?:name|handle|user ?name|id))?(?: on)? | is (?:the|our|my) (?:name|handle|user ?name) on |[,.]? \(?(?:that's|that’s|that is|thats) (?:my|our|me on|us on) | ?(?:=|<-+|←) ?| into (?:my |the )?)$/i;
/** Words before such a handle that introduce a name. */
const TELLS =
  /(?:^|[\n:;"“(@]\s*|[,.!?] |(?<![a-z])(?:(?:i'm|i’m|im|i am|we're|we’re|were|we are|it's|it’s|its|as|at|by|add|find|look up|look for|search(?: for| up)?|follow|subscribe to|friend|like|watch|check out|see|visit|under|me|us|user(?:name)?|handle|name|named|called|dm|pm|msg|message|contact|reach|ping|mine is|mine's|mine’s|hit up|soy|somos|busca(?:me|nos)?|sigue(?:me|nos)?|agrega(?:me|nos)?|encuentra(?:me|nos)?|como)(?: (?:at|as|is|for|es|como|a))?)[: ]{1,2})$/i;
/** Words before a handle that only a comma separates from its network. */
const ADDS = /(?:[:;] ?|(?<![a-z])(?:add|find|follow|message|dm|it's|it’s|i'm|i’m)(?: me| us)? )$/i;
const NAMED =
  /(?:search(?: for| up)?|look up|look for|add|find|follow|under|message|msg|dm|contact|name is|names|page|group|channel|account|called|named|profile|friend|i'm|i’m|im|we're|we’re|we are|i am|as|by|busca(?:me|nos)?|sigue(?:me|nos)?|soy|somos|como)[: ]{1,2}["“]?$|["“]$/i;
const NAMED_AS =
  /(?:search(?: for| up)?|look up|under|name is|page|channel|called|named|i'm|i’m|im|we're|we’re|we are|i am|as|soy|somos|como)[: ]{1,2}["“]?$/i;
const LAST_NAME = new RegExp(`(?<![\\w'’-])${NAMES}$`);
/** The same in lowercase, and words that continue after a handle that is a plain word. */
const LAST_SMALL_NAME = /(?<![\w'’-])[a-z'’]{2,20} [a-z'’]{3,20}$/;
/** Several such words that the reader should search for. */
const LAST_SMALL_NAMES =
  /(?<![a-z])(?:look up|look for|search(?: for| up)?|find|type in|under|named|called|name is)[: ]{1,2}["“]?((?:[a-z'’]{2,20} ){1,3}[a-z'’]{3,20})["”]?$/;
const MORE_WORDS = /^ ([a-z]{3,20})(?![\w@'’-])/;
const LAST_WORD = /(?<![\w@$#.'’-])[@$]?[a-z0-9][\w.'’-]{2,39}$/i;

type Handle = Span & { kind: "payment" | "handle" };

/**
 * Returns the spans of handles of networks and payment services, wallets and bank accounts in a text of plain
 * characters.
 */
export function handlesIn(text: string): Handle[] {
  const found: Handle[] = [];
  for (const { index, 0: service, 1: payment } of text.matchAll(SERVICE)) {
    const kind = payment === undefined ? "handle" : "payment";
    const one = behind(text, index, service, kind === "payment");
    if (one) found.push({ ...one, kind });
    const other = ahead(text, index, service);
    if (other) found.push({ ...other, kind });
    const isKnown = one !== undefined || other !== undefined;
    found.push(
      ...nearby(text, index + service.length, service, isKnown).map((near): Handle => ({ ...near, kind })),
    );
  }
  for (const [kind, patterns] of Object.entries(ANYWHERE) as [Handle["kind"], RegExp[]][]) {
    for (const pattern of patterns) {
      for (const { index, 0: word } of text.matchAll(pattern)) {
        const isSymbol = word.startsWith("@") || /[a-z]{3,}_[a-z]{3,}/i.test(word);
        if (kind === "handle" && !isSymbol && isPlain(word.replace(/\d+$/, ""))) continue;
        if (pattern === GLUED && !(isCompound(word) && word.length > 11)) continue;
        found.push({ start: index, end: index + word.length, kind });
      }
    }
  }
  return found;
}

/** A name of two words that the writer says is theirs or to be found. */
const TELLS_NAME = new RegExp(
  String
    .raw`(?<![A-Za-z])(?:[Ii]['’]m|[Ii] am|[Ww]e['’]re|[Ww]e are|[Ii] mean|[Ll]isted as|[Uu]nder|[Nn]amed|[Cc]alled|[Ss]eller|[Uu]ser|[Pp]rofile|[Aa]ccount|(?:[Nn]ame|[Ii]t|[Pp]age|[Gg]roup)(?: is|['’]s)|[Ll]ook (?:up|for)|[Ss]earch(?: for)?|[Ff]ind) ["“]?(${NAMES})(?!\w)`,
);

/** Returns the words with the shape of a handle within two sentences after a service. */
function nearby(text: string, from: number, service: string, isKnown: boolean): Span[] {
  if (SHORT.test(service)) return [];
  const strong = strongIn(text, from);
  const near = text.slice(from, from + REACH);
  if (isKnown || strong.length > 0 || SHOW.test(service)) return strong;
  const [whole, name] = TELLS_NAME.exec(near) ?? [];
  if (name === undefined || name.split(" ").every(isCommon)) return [];
  const end = from + near.indexOf(whole!) + whole!.length;
  return [{ start: end - name.length, end }];
}

/** Returns the handle before a service that starts at `from`: "look up dana_w on Instagram". */
function ahead(text: string, from: number, service: string): Span | undefined {
  const before = text.slice(Math.max(0, from - NEAR), from);
  const [mine] = IS_MINE.exec(before) ?? [];
  const [link] = mine === undefined ? ON.exec(before) ?? [] : [mine];
  if (!link) return undefined;
  const rest = before.slice(0, before.length - link.length);
  const end = from - link.length;
  const [name] = LAST_NAME.exec(rest) ?? [];
  const isShow = SHOW.test(service);
  const isAlone = name === rest && !isShow &&
    (name.split(" ").length > 2 ||
      (!isCommon(name.split(" ").at(-1)!) && /^(?:$|[,.!)\n])/.test(text.slice(from + service.length))));
  const isNamed = name !== undefined &&
    (isAlone || mine !== undefined || (isShow ? NAMED_AS : NAMED).test(rest.slice(0, -name.length)));
  if (isNamed && !name.split(" ").every(isCommon)) {
    return { start: end - name.length, end };
  }
  const [small] = LAST_SMALL_NAME.exec(rest) ?? [];
  if (small && NAMED.test(rest.slice(0, -small.length)) && !small.split(" ").some(isCommon)) {
    return { start: end - small.length, end };
  }
  const [, several] = LAST_SMALL_NAMES.exec(rest) ?? [];
  if (several && !isShow && !several.split(" ").every(isCommon)) return { start: end - several.length, end };
  const [word] = LAST_WORD.exec(rest) ?? [];
  if (!word || word.length < 4 || isPlain(word) || /^[\d.-]+$/.test(word) || isAmount(word)) return undefined;
  const lead = rest.slice(0, -word.length);
  const told = mine !== undefined || (link === ", " ? ADDS : TELLS).test(lead);
  const isHandle = isShaped(word)
    ? told || /\d|_/.test(word) || word.length > 9
    : told && /^[a-z]/.test(word) && word.length > 4 && !SHORT.test(service);
  return isHandle ? { start: end - word.length, end } : undefined;
}

/** Returns the handle after a service that starts at `from`. */
function behind(text: string, from: number, service: string, isPayment: boolean): Span | undefined {
  const end = from + service.length;
  const rest = text.slice(end, end + 100);
  const before = text.slice(Math.max(0, from - NEAR), from);
  const isSearched = !SHOW.test(service) && SEARCHED.test(before);
  const isAsked = isSearched || ASKS.test(before);
  const [skipped] = (isSearched ? SEARCH_FOR.exec(rest) : null) ?? LINK.exec(rest) ?? [];
  if (!skipped) return undefined;
  const [isClear, isSaid] = [CLEAR.test(skipped), TELLS_HANDLE.test(skipped)];
  // Across the end of a sentence, only a name counts, or a handle if the writer asks to be found.
  const isEnded = /[.!?]/.test(skipped) && !/\.{2}/.test(skipped);
  const isOurs = OURS.test(before);
  if (isEnded && !isAsked && !isOurs) return undefined;
  const words = rest.slice(skipped.length);
  const at = end + skipped.length;
  const named = NAME.exec(words)?.[0];
  if (named && isName(named, skipped, isClear || isAsked || isOurs)) {
    return { start: at, end: at + named.length };
  }
  const [handle] = HANDLE.exec(words) ?? [];
  if (!handle || isEnded) return undefined;
  const clean = handle.replace(/['’](?:s|re|ll|ve|d|t)$/i, "").replace(/[.'’-]+$/, "");
  // Digits alone are a phone number, or no detail.
  if (clean.length < 3 || /^[\d.-]+$/.test(clean) || isAmount(clean)) return undefined;
  if (SHORT.test(service) && !isClear && !isAsked && !/[a-z]{3}\w*\d/i.test(clean)) return undefined;
  const how = {
    isClear,
    isSaid,
    isAsked,
    isPayment,
    isOrdinary: ORDINARY.test(service) || SHORT.test(service),
  };
  if (!isHandle(clean, words.slice(handle.length), skipped, how)) return undefined;
  let length = clean.length;
  const [, joined] = ONE_WORD.exec(words.slice(length)) ?? [];
  if (joined !== undefined) return { start: at, end: at + length + joined.length };
  for (let word = 0; word < 2 && /^[a-z]+$/.test(clean); word++) {
    const [more, next] = MORE_WORDS.exec(words.slice(length)) ?? [];
    if (more === undefined || isCommon(next!)) break;
    length += more.length;
  }
  return { start: at, end: at + length };
}

/**
 * Returns whether a name belongs to a service: "Dana Whitfield" after "Facebook:", "Zelle to", "YouTube
 * channel", or after the service alone.
 */
function isName(name: string, skipped: string, isClear: boolean): boolean {
  const words = name.split(" ");
  const isTold = isClear || /[a-z]/i.test(skipped);
  return isTold ? !words.every(isCommon) : !isCommon(words[0]!);
}

/** Returns whether a word is a number with its unit: "2nd", "3pm", "24h". */
const isAmount = (word: string) => /^\d+(?:st|nd|rd|th|[ap]m|k|h|hrs?|min|x|lbs?|kg|oz|%)?$/i.test(word);

type How = { isClear: boolean; isSaid: boolean; isAsked: boolean; isPayment: boolean; isOrdinary: boolean };

function isHandle(word: string, after: string, skipped: string, how: How): boolean {
  if (/^[@$]/.test(word) || /#\d/.test(word)) return true;
  if (/_/.test(word) ? isCommon(word) : isPlain(word)) return false;
  const isHyphened = /[a-z]-[a-z]/i.test(word) && how.isPayment;
  if (how.isClear && !how.isOrdinary) return true;
  if (how.isClear && (how.isAsked || isShaped(word) || /^[a-z]{8,}/.test(word))) return true;
  const [, next] = MORE_WORDS.exec(after) ?? [];
  if (how.isClear && next !== undefined && !isCommon(next)) return true;
  if (isShaped(word) || isHyphened) {
    return !skipped.startsWith(",") || how.isAsked || /\d|[._]/.test(word) || isHyphened;
  }
  if (/^[A-Z]/.test(word) && !/^[A-Z]{7,}$/.test(word)) return false;
  // A plain word counts if it ends the statement, or if the writer asks to be found.
  const isLast =
    /^(?:$|[.,;!?)\n]| (?:thanks|please|works|or|and|on|if|ok|lol|for|is|has|have|had|shows|with|there|too|also|where|instead|anytime|so|but|when|to see)(?![a-z])| {2})/i
      .test(
        after,
      );
  if (how.isAsked) return isLast || !how.isOrdinary;
  if (how.isOrdinary) {
    return how.isSaid && isLast && / (?:as|under|id|handle|user ?name|called|named) $/i.test(skipped);
  }
  if (skipped.startsWith(",")) return false;
  return isLast && (how.isSaid || (word.length >= 5 && !/(?<!s)s$/.test(word)) || word.length >= 10);
}
