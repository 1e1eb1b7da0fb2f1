import { strongIn } from "./shape_rules.ts";
import { isCommon } from "./word_rules.ts";
import type { Span } from "./plain_rules.ts";

const ENDINGS =
  "com|net|org|edu|gov|io|biz|xyz|tv|ly|gg|uk|ca|mx|de|co|us|me|info|app|dev|shop|store|online|site|live|page|link|club|pet|pets|dog|vet|health|cat|farm|photography";
const PROVIDER = "(?:gmail|yahoo|hotmail|outlook|icloud|aol|proton(?:mail)?|ymail|comcast|msn)";
const OPEN = String.raw`[([{<*_~|"'/-]{1,2}`;
const CLOSE = String.raw`[)\]}>*_~|"'/-]{1,2}`;
const AT = String
  .raw`(?: ?@ ?| ?${OPEN} ?(?:at|@|a|arroba) ?${CLOSE} ?| (?:at|a t|arroba)(?: (?:the|sign|symbol))? |\.at\.)`;
const DOT = String
  .raw`(?: ?\. ?| ?${OPEN} ?(?:dot|\.|point|punto) ?${CLOSE} ?| (?:dot|punto) |\.dot\.)`;
const NAME = String.raw`[a-z0-9](?:[a-z0-9.+%-]|_(?!at_)){0,63}`;

/**
 * A name starts after neither a letter nor a hyphen of another. "a-a-a" therefore has one start, not one for
 * each letter.
 */
const WHOLE = [
  // dana@mail.com, dana (at) mail (dot) com, dana_at_mail_dot_com
  new RegExp(
    String
      .raw`(?<![\w.]|\w-)${NAME}${AT}[a-z0-9-]{1,63}(?:${DOT}[a-z0-9-]{2,63}){0,3}${DOT}(?:${ENDINGS})(?![a-z0-9])`,
    "gi",
  ),
  /(?<![\w.]|\w-)[a-z0-9][\w.+%-]{0,63}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{2,63}){1,4}/gi,
  // d.a.n.a@g.m.a.i.l.c.o.m
  /(?<![\w.]|\w-)(?:[a-z0-9]\.){2,40}[a-z0-9]@(?:[a-z0-9]\.){3,40}[a-z0-9](?![a-z0-9])/gi,
  // moc.liamg@anad
  /(?<![a-z0-9])(?:moc|ten|gro|ude)\.[a-z0-9-]{2,40}@[\w.+-]{1,64}/gi,
  // dana-at-gmail-dot-com, danaATgmailDOTcom
  /(?<![\w.]|\w-)[a-z0-9][a-z0-9.]{0,39}[- ]at-[a-z0-9]{2,40}-dot-[a-z]{2,12}(?![a-z0-9])/gi,
];
/** Providers, with an optional ending. */
const PROVIDERS = new RegExp(
  String.raw`(?<![A-Za-z0-9]|(?<!AT)(?<=[A-Za-z]))${PROVIDER}(?:s(?![a-z]))?(?!(?!com(?![a-z]))[a-z]|['’]s)`,
  "gi",
);
const GLUED =
  /(?:AT(?:gmail|yahoo|hotmail|outlook|icloud|aol|protonmail)(?:DOTcom|\.com)?|[Aa][Tt](?:[Gg]mail|[Yy]ahoo|[Hh]otmail|[Oo]utlook|[Ii]cloud|[Aa]ol)(?:[Dd][Oo][Tt]|\.)[Cc]om)(?![a-z])/g;
const TAIL =
  /^(?: ?[.,] ?| ?[([{<*_~|"'/-]{1,2} ?(?:dot|\.|point|punto) ?[)\]}>*_~|"'/-]{1,2} ?| (?:dot|punto) | |dot|)(?:com|net|me|es)(?![a-z0-9])/i;
const AT_BEFORE = new RegExp(String.raw`${AT}(?:(?:the|my|a|usual) ){0,2}$`, "i");
const NEAR = 80;
/** Words that announce an address, which starts right after them. */
const ANNOUNCED =
  /(?<![a-z])(?:e-?mail(?: address)?|correo|reach me|write me|contact me)(?: ?(?:is|es|=|:|,|-|at|me,|me:|me at) ?){1,2}((?:[\w.'+-]{1,40} ?){1,5})$/i;
/** A name before "at gmail": with its number, or with dots and underscores spelled out. */
const PARTS =
  /(?:(?<![\w.]|\w-)(?:[a-z]{2,20} ){1,2}\d{1,4}|(?<![\w.]|\w-)(?:[\w.-]{1,40} ?[([]?(?:dot|underscore|dash|punto|\.|_)[)\]]? ?){1,2}[\w-]{1,40}|(?<![\w.]|\w-)[a-z]{3,20} [a-z](?= ?$)|[\w.+%-]{1,64})$/i;
/** Words that cannot be an address, as in "Look at yahoo" or "I work at live". */
const NO_NAME =
  /^(?:i|me|you|we|us|it|look(?:s|ed|ing)?|work(?:s|ed|ing)?|laugh(?:s|ed|ing)?|account|email|mail|found|posted|am|is|was|are|be|here|there|out|up)$/i;
const SAID =
  /^(?:['’]s)?(?: me)?(?: address| account| name| user ?name| handle)?(?: for (?:me|us)| of (?:mine|ours))?(?::| is| =| es| at| →| [-=]>) {0,2}([a-z0-9][\w.+-]{2,63})/i;

/** A name with dots or digits in a sentence about email. */
const DOTTED =
  /(?<![a-z])(?:e-?mail|address|write|mail|reach|it's|it’s|its|is|name|same|i'm|i’m|as|use|user|account|id)(?![a-z])[^.!?\n]{0,20}[ :"“]([a-z]{2,20}[._][a-z0-9]{2,20}|[a-z]{4,20}\d{1,4})(?![\w.@])[^.!?\n]{0,40}$/i;

/** Symbols between a name and its provider: "danawhit (gmail)", "danawhit 🌀 gmail". */
const SIGNED =
  /(?<![\w.]|\w-)([\w.+-]{4,40})(?:,? ?[([{<*|/~+]+ ?|, ?| ?[^\p{L}\p{N}\s.,;:!?'"’”-]{1,6} ?)$/u;
/** The ending after such symbols. */
const SIGNED_TAIL = /^[^\p{L}\p{N}\n]{1,6}(?:com|net|es)(?![a-z0-9])/iu;
/** Words before the first half of an address whose second half is elsewhere. */
const TELLS_NAME =
  /(?:name|user|first|part|half|begins?|starts?|prefix|before|handle|it's|it’s|is|with|write|use|id)(?: (?:is|with|at|to|my|the))?[: ]{1,2}["“]?$/i;

/**
 * Returns the span of the name before a bare domain: the last preceding word that is not part of a plain
 * sentence.
 */
function apart(text: string, domain: number): Span | undefined {
  const from = Math.max(0, domain - NEAR);
  const words = [...text.slice(from, domain).matchAll(/(?<![\w.+-])[a-z0-9][\w.+-]{2,39}(?![\w+-])/gi)];
  for (const { index, 0: found } of words.toReversed()) {
    const word = found.replace(/[.-]+$/, "");
    if (word.length < 4 || /^[\d.-]+$/.test(word) || isNoName(word)) continue;
    const isLine = /(?:^|\n)[ "“]*$/.test(text.slice(0, from + index).slice(-3)) &&
      /^ *(?:\n|$)/.test(text.slice(from + index + found.length, domain));
    if (
      !isLine && !/\d|\w[._]\w/.test(word) &&
      !TELLS_NAME.test(text.slice(Math.max(0, from + index - NEAR), from + index))
    ) continue;
    return { start: from + index, end: from + index + word.length };
  }
  return undefined;
}

/** Returns the spans of email addresses in a text of plain characters, including disguised ones. */
export function emailsIn(text: string): Span[] {
  const found: Span[] = [];
  for (const pattern of WHOLE) {
    for (const { index, 0: whole } of text.matchAll(pattern)) {
      const [name] = /^[a-z0-9.+%-]+/i.exec(whole) ?? [""];
      if (!whole.slice(name.length).includes("@") && NO_NAME.test(name)) continue;
      const start = startOf(text, index + name.length);
      const one = { start: Math.min(index, start ?? index), end: index + whole.length };
      const other = isNoName(name) ? apart(text, one.start) : undefined;
      found.push(...other ? [other, one] : [one]);
    }
  }
  for (const { index, 0: whole } of text.matchAll(GLUED)) {
    const [name] = /[\w.]{2,40}$/.exec(text.slice(Math.max(0, index - 40), index)) ?? [];
    if (name) found.push({ start: index - name.length, end: index + whole.length });
  }
  for (const { index, 0: provider } of text.matchAll(PROVIDERS)) {
    found.push(...byProvider(text, index, index + provider.length));
  }
  return found;
}

const isNoName = (name: string) => NO_NAME.test(name) || (isCommon(name) && name.length < 12);

function byProvider(text: string, from: number, to: number): Span[] {
  const tail = TAIL.exec(text.slice(to, to + 20))?.[0] ?? "";
  const before = text.slice(Math.max(0, from - NEAR), from);
  const sign = AT_BEFORE.exec(before)?.[0] ?? /[#&](?=$)/.exec(before)?.[0] ?? "";
  const end = to + tail.length;
  if (sign) {
    const nameEnd = from - sign.length;
    const start = startOf(text, nameEnd);
    const name = start === undefined ? "" : text.slice(start, nameEnd);
    if (start !== undefined && !isNoName(name)) return [{ start, end }];
    const other = apart(text, nameEnd);
    const isDomain = /^(?:\.|dot)/.test(tail.trim()) || sign.includes("@") || other !== undefined;
    return isDomain ? [...other ? [other] : [], { start: nameEnd, end }] : [];
  }
  const [whole, signed] = SIGNED.exec(before) ?? [];
  if (whole !== undefined && !/^\d+$/.test(signed!) && !isNoName(signed!) && /^[a-z]|\d/.test(signed!)) {
    const [ending] = SIGNED_TAIL.exec(text.slice(to, to + 20)) ?? /^[)\]}>]/.exec(text.slice(to)) ?? [tail];
    return [{ start: from - whole.length, end: to + ending.length }];
  }
  // danawhit gmail, danawhit on gmail, gmail danaw26
  const mailer = /^(?:gmail|hotmail|yahoo|icloud)$/i.test(text.slice(from, to));
  const [, plain] =
    /(?<![\w.]|\w-)([a-z0-9][a-z0-9._-]{5,39})(?:['’]s)? (?:(?:on|en|over on|is my|is a) )?$/.exec(before) ??
      [];
  if (mailer && plain !== undefined && !isNoName(plain) && !/^[\d.-]+$/.test(plain) && !plain.endsWith("s")) {
    return [{ start: from - before.length + before.lastIndexOf(plain), end }];
  }
  const [, asked] = /^ me ([a-z][\w.+-]{4,40})(?![\w@])/.exec(text.slice(to, to + NEAR)) ?? [];
  if (mailer && asked !== undefined && !isNoName(asked)) {
    return [{ start: to + 4, end: to + 4 + asked.length }];
  }
  const behind = /^,? (?:me |is )?([a-z][\w.]*\d\w*|[a-z]+[._][a-z]\w*)(?![\w.]*@)/i.exec(
    text.slice(to, to + NEAR),
  );
  if (mailer && behind !== null) {
    return [{ start: to + behind[0].length - behind[1]!.length, end: to + behind[0].length }];
  }
  // dana whitfield 26 gmail, danaw26 gmail com
  const [name] = /(?<![\w.]|\w-)(?:[a-z]{1,30} ){0,2}[\w.]{1,40} $/i.exec(before) ?? [];
  if (name) {
    const [announced] = ANNOUNCED.exec(before)?.slice(1) ?? [];
    const last = name.trimEnd().split(" ").at(-1)!;
    if (/[a-z]\w*\d/i.test(last)) return [{ start: from - last.length - 1, end }];
    if (announced && !announced.trim().split(" ").every(isCommon)) {
      return [{ start: from - announced.length, end }];
    }
    if (/^ com$/i.test(tail) && !isCommon(last)) return [{ start: from - last.length - 1, end }];
  }
  if (/^ ?\./.test(tail)) {
    const other = apart(text, from);
    return [...other ? [other] : [], { start: from, end }];
  }
  // its dana.whitfield and then the usual gmail stuff
  const [, dotted] = DOTTED.exec(before) ?? [];
  if (dotted !== undefined && !isNoName(dotted) && !dotted.split(/[._]/).every(isCommon)) {
    const start = from - before.length + before.lastIndexOf(dotted);
    return [{ start, end: start + dotted.length }];
  }
  // gmail: dana.whitfield, my yahoo is willowcreekpups
  const rest = text.slice(to, to + NEAR);
  const said = SAID.exec(rest);
  if (!said || isCommon(said[1]!)) return mailer ? strongIn(text, to).slice(0, 1) : [];
  return [{ start: to + said[0].length - said[1]!.length, end: to + said[0].length }];
}

/** Returns the start of the name that ends here. */
function startOf(text: string, end: number): number | undefined {
  const before = text.slice(Math.max(0, end - NEAR), end);
  const [announced] = ANNOUNCED.exec(before)?.slice(1) ?? [];
  if (announced) return end - announced.length;
  const [parts] = PARTS.exec(before) ?? [];
  return parts ? end - parts.length : undefined;
}
