import { foreignNumbersIn } from "./language_rules.ts";
import { gluedAt, hasSounds, lookalikeAt, type Numeral, soundAt, spelledAt } from "./number_rules.ts";
import type { Span } from "./plain_rules.ts";

/**
 * Separators between the parts of a number: anything except letters and digits, even arrows and hearts. The
 * currency and percent signs of amounts do not count, nor the NULs that replace earlier findings.
 */
const BETWEEN = /^[^\p{L}\p{N}\p{Sc}%\0]{0,16}/u;
const joined = (...sources: string[]) => new RegExp(sources.map((source) => `(?:${source})`).join("|"), "iy");
/** Microchips, dates and prices: their digits belong to nothing else. */
const CHIP_DAY_OR_PRICE = joined(
  String.raw`\d{3}([ .-]?)\d{3}(?:\1\d{3}){3}(?!\d)`,
  String.raw`(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|[12]\d|3[01])\2(?:(?:19|20)\d\d|\d\d)(?!\d)`,
  String.raw`(?:19|20)\d\d([/.-])(?:0?[1-9]|1[0-2])\3(?:0?[1-9]|[12]\d|3[01])(?!\d)`,
  String.raw`\$ ?\d+(?:,\d{3})*(?:\.\d\d?)?(?!\d|[-. ]?\d{3}[-. ]?\d{4})`,
  String.raw`\d{1,3}(?:,\d{3})+(?:\.\d\d)?(?![\d-]|,\d|\.\d)`,
);
/** Weights, ages, times, and lists of them. The end of a phone number may look like one: "555-0118 am". */
const MEASURE = joined(
  String.raw`(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])`,
  String.raw`\d{1,3}\.\d{1,2}(?=[,;|/ ]{1,3}(?:and )?\d{1,3}\.\d{1,2}(?![\d.]))`,
  String
    .raw`\d{1,4}(?:\.\d+)? ?(?:lbs?|pounds?|oz|ounces?|kg|grams?|gm?|weeks?|wks?|days?|months?|years?|yrs?|%|percent|inches|miles?|dollars?|am|pm)(?![a-z])`,
);
const DIGITS = /\d+/y;
const [NEAR, FAR] = [40, 60];
/** Words before a number that announce a phone number. */
const SAYS_PHONE =
  /\b(?:call|text|txt|phone|cell|cel|mobile|movil|ring|dial|whats ?app|signal|telegram|tel|telefono|numero|llama(?:me|nos|r)?|number(?: is|:| in)|reverse|backwards?|digits|reach me|contact me|hit me up|sms|right to left|flip (?:it|this|that))\b[^.!?\n]*$/i;
/** Words after a number that mark it as a phone number. */
const CALLS_PHONE =
  /^[^\p{L}\p{N}]{0,4}(?:but )?(?:(?:gets|reaches|is) (?:me|us)|is (?:my|our|the) (?:cell|number|phone|line)|(?:just |and )?(?:dial|call|text)|read (?:it |this |that )?(?:backwards|right to left)|backwards|right to left|in reverse)(?![a-z])/iu;
/** Units after the last of several amounts. */
const COUNTED =
  /^ ?(?:g|gm|grams?|lbs?|oz|kg|dollars|bucks|each|for (?:boys|girls|males|females|pets?|show))(?![a-z])/i;
/** Words near seven digits whose area code is elsewhere. */
const SAYS_AREA = /\b(?:area|area code|(?<!zip )code|prefix|last seven)\b/i;
/** Words near seven digits if the area code itself is nearby. */
const SAYS_REST = /\b(?:in front|the rest|put|(?:starts?|begins?|ends?) (?:with|in)|first|before)\b/i;
const AREA_CODES = [
  /(?<![\d$])[2-9]\d\d(?= (?:area|in front|before|first|is (?:my|our|the|your) (?:area|code|prefix))|, the rest)|(?<=(?:(?:area code|area|prefix|code|first three|three digits|dial|call)(?: is| are|:|,| -| =)? |put |with |in ))[2-9]\d\d(?!\d)/gi,
  /(?<![\d$.,/#-])[2-9]\d\d(?=,? (?:then|and then|first|followed by|plus)(?![a-z]))/gi,
];
/** Words before digits that a registry, a shop or a vet has assigned. */
const SAYS_REGISTRY =
  /\b(?:akc|ukc|ckc|cfa|tica|acfa|fifea?|kc|ofa|usda|dna|reg|registration|registered|chip|microchip|tag|lot|serial|licen[cs]e|lic|permit|policy|order|ref|refund|receipt|invoice|accession|case|confirmation|tracking|certificate|cert|stud ?book)\b[^\p{L}\p{N}]{0,3}(?:(?:no|number|num|id|is|reg)\b[^\p{L}\p{N}]{0,3}){0,2}(?:[a-z]{1,3}[ -]?)?$/iu;

type Group = Span & Pick<Numeral, "digits" | "by"> & { hasPlus: boolean };

/** Returns the spans of phone numbers in a text of plain characters, from left to right. */
export function phonesIn(text: string): Span[] {
  const runs = runsIn(text, false);
  const found = [...spansIn(text, runs), ...keyedIn(text), ...foreignNumbersIn(text), ...placedIn(text)];
  // Words that only sound like digits are at most half of a number.
  const digits = runs.flat().reduce((sum, group) => sum + group.digits.length, 0);
  if (digits >= FEWEST_DIGITS && hasSounds(text)) found.push(...spansIn(text, runsIn(text, true)));
  return [...found, ...areaCodesIn(text, found)].toSorted((a, b) => a.start - b.start);
}

const FEWEST_DIGITS = 4;
const digitsIn = (text: string, start: number, end: number) =>
  text.slice(start, end).replace(/\D/g, "").length;

function spansIn(text: string, runs: readonly Group[][]): Span[] {
  const found = runs.flatMap((run) => numbersIn(run, text));
  const isFree = (run: readonly Group[]) =>
    !found.some(({ start, end }) => start < run.at(-1)!.end && run[0]!.start < end);
  return [...found, ...acrossWords(found.length > 0 ? runs.filter(isFree) : runs, text)];
}

const KEYED = [
  // "503x555x0118": the same letters between the parts
  /(?<![\w$.,])[2-9]\d\d([a-z]{1,8})[2-9]\d\d(?:\1)\d{4}(?![\w])/gi,
  /(?<![\w$.,])[2-9]\d\d[a-z]{3,12}[2-9]\d\d[a-z]{3,12}\d{4}(?![\w])/gi,
  // "a503b555c0146d"
  /(?<![A-Za-z0-9])[a-z][2-9]\d\d[a-z][2-9]\d\d[a-z]\d{4}[a-z]?(?![A-Za-z0-9])/gi,
  // "1-800-555-PUPS", "800-GOT-PUPS", "541-GOPUPPY"
  /(?<![\w$.,])(?:1[-. ]?)?\(?[2-9]\d\d\)?[-. ]{1,2}(?:[2-9]\d\d[-. ]?[A-Z]{4}|[A-Z]{3}[-. ]?(?:[A-Z]{4}|\d{4})|[A-Z]{7}|[A-Z]{4}[-. ]?[A-Z]{3})(?!\w)/g,
];
/** Parts of a number in any order, each with the place it has: "ends in 0118, starts with 503". */
const PLACED =
  /(?<![a-z])(?:starts?|begins?|beginning|first|front|head|middle|center|ends?|ending|last|finish(?:es)?|tail|rest)(?![a-z])[^\d\0.!?\n$]{0,24}?(?<![\d$.,-])(\d{2,7})(?![\d.,]?\d)|(?<![\d$.,-])(\d{2,7}) (?:is )?(?:in|at) the (?:front|start|beginning|middle|center|end|back)(?![a-z])/gi;
const MOST_APART = 60;

/** Returns the spans of two or three placed parts that make up a number of ten digits. */
function placedIn(text: string): Span[] {
  const parts = [...text.matchAll(PLACED)].map((found) => {
    const digits = (found[1] ?? found[2])!;
    const start = found[1] === undefined ? found.index : found.index + found[0].length - digits.length;
    return { start, end: start + digits.length };
  });
  for (let from = 0; from < parts.length - 1; from++) {
    for (let to = from + 1; to < Math.min(parts.length, from + 3); to++) {
      if (parts[to]!.start - parts[to - 1]!.end > MOST_APART) break;
      const spans = parts.slice(from, to + 1);
      const before = text.slice(Math.max(0, spans[0]!.start - MOST_APART), spans[0]!.start);
      if (spans.reduce((sum, { start, end }) => sum + end - start, 0) === 10 && TELLS_PARTS.test(before)) {
        return spans;
      }
    }
  }
  return [];
}

const keyedIn = (text: string): Span[] =>
  KEYED.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
  );

/** Returns the spans of area codes near local numbers. */
function areaCodesIn(text: string, found: readonly Span[]): Span[] {
  const local = found.filter(({ start, end }) =>
    !/\d/.test(text[start]!) || digitsIn(text, start, end) === 7
  );
  if (local.length === 0) return [];
  return AREA_CODES.flatMap((pattern) => [...text.matchAll(pattern)]).map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
    .filter((code) => local.some(({ start, end }) => code.start - end < FAR && start - code.end < FAR));
}

/** Words that join the parts of a number if no others come between the parts. */
const JOINING =
  /^(?:and|then|next|x|dash|dot|space|followed|by|plus|hyphen|with|period|slash|minus|point|comes|ends|starts|finally|last|lastly|after|that|its|it|is|the|number|to|or|n|y|e|s|guion|punto|espacio|luego|area|code|my|in|first|second|third|fourth|again|ending|starting|rest|middle|a|an|half|part|other|end|begins|continues|finish|finishes|goes|on)$/i;
const WORDS_BETWEEN = /^[^\p{L}\p{N}\p{Sc}%\0]{0,3}((?:[\p{L}'’]{1,12}[^\p{L}\p{N}\p{Sc}%\0]{1,3}){1,9})$/u;
/** Words that make the number after them something else. */
const NO_JOIN =
  /(?<![a-z])(?:lot|exp|expires?|serial|batch|tag|page|lbs?|pounds|weeks?|days?|years?|miles|dollars)(?![a-z])/;
const TOGETHER = /^[^.!?\n]{0,100}\b(?:together|combined?|joined|back to back)\b/i;
/** Words between two parts of a number that tell which part follows. */
const SAYS_PART =
  /(?<![a-z])(?:first|second|third|next|last|rest|half|parts?|begins?|beginning|starts?|continues?|ends?|finish(?:es)?|after that|then|digits|prefix)(?![a-z])/;
const TELLS_PARTS =
  /(?<![a-z])(?:numbers?|phone|cell|call|dial|text|reach|digits|area code|prefix|landline|mobile|starts? with|begins? with|halves|half|parts|pieces)(?![a-z])/i;
/** Numbers of three, three and four digits that are more often prices or years. */
const ROUND = /^(?:\d\d00|\d\d50|19\d\d|20\d\d)$/;

/** Returns the spans of numbers with words between their parts: "503 and 555 and 0118". */
function acrossWords(runs: readonly Group[][], text: string): Span[] {
  const parts = runs.map((run) => ({
    start: run[0]!.start,
    end: run.at(-1)!.end,
    digits: run.map(({ digits }) => digits).join(""),
    run,
  }));
  const between = (index: number): string | undefined => {
    const [one, two] = [parts[index]!, parts[index + 1]!];
    if (!two || two.start - one.end > FAR) return undefined;
    const words = WORDS_BETWEEN.exec(text.slice(one.end, two.start))?.[1]?.trim().toLowerCase();
    return words === undefined || NO_JOIN.test(words) ? undefined : words;
  };
  const joins = (words: string) =>
    words.split(/[^\p{L}'’]+/u).every((word) => word === "" || JOINING.test(word));
  const spans: Span[] = [];
  for (let from = 0; from < parts.length; from++) {
    const taken = takenFrom(from);
    if (taken === 0) continue;
    spans.push({ start: parts[from]!.start, end: parts[from + taken - 1]!.end });
    from += taken - 1;
  }
  return spans;

  function takenFrom(from: number): number {
    let [digits, words]: [string, string[]] = ["", []];
    for (let count = 1; count <= 11 && from + count <= parts.length; count++) {
      const { digits: own } = parts[from + count - 1]!;
      if (count === 1 && !/^[2-9]/.test(own)) return 0;
      digits += own;
      if (digits.length > 10) return 0;
      if (digits.length === 10) return count > 1 && isOne(from, count, digits, words) ? count : 0;
      const said = between(from + count - 1);
      if (said === undefined) return 0;
      words.push(said);
    }
    return 0;
  }

  /** Returns whether the text presents the parts as one number, with any words between them. */
  function isPut(lengths: readonly number[], from: number, count: number, digits: string): boolean {
    if (!["3,3,4", "3,7", "6,4"].includes(lengths.join())) return false;
    const [start, end] = [parts[from]!.start, parts[from + count - 1]!.end];
    const near = `${text.slice(Math.max(0, start - NEAR), start)}\0${text.slice(start, end + NEAR)}`;
    return digits[6] === "0" || SAYS_AREA.test(near) ||
      SAYS_PHONE.test(text.slice(Math.max(0, start - NEAR), start)) ||
      CALLS_PHONE.test(text.slice(end, end + NEAR));
  }

  function isToldBefore(from: number): boolean {
    const { start } = parts[from]!;
    return TELLS_PARTS.test(text.slice(Math.max(0, start - FAR), start));
  }

  function isOne(from: number, count: number, digits: string, words: readonly string[]): boolean {
    if (!NATIONAL.test(digits)) return false;
    if (areSounds(parts.slice(from, from + count).flatMap(({ run }) => run))) return false;
    const lengths = parts.slice(from, from + count).map((part) => part.digits.length);
    if (words.every((said) => SAYS_PART.test(said)) && isToldBefore(from)) return true;
    const isGrouped = ["3,3,4", "3,7", "6,4"].includes(lengths.join()) ||
      (lengths.join() === "8,2" && parts[from]!.run.length > 2);
    if (lengths.join() === "5,5") return TOGETHER.test(text.slice(parts[from]!.start));
    if (!isGrouped && !lengths.every((length) => length === 1)) return false;
    if (!isGrouped || count === 3) {
      const isSame = words.every((word) => word === words[0]);
      if (!isSame && !words.every(joins)) return isPut(lengths, from, count, digits);
      if (isSame && !joins(words[0]!) && words[0]!.includes(" ")) return false;
    } else if (!words.every((word) => joins(word))) return isPut(lengths, from, count, digits);
    return !ROUND.test(digits.slice(6)) ||
      SAYS_PHONE.test(text.slice(Math.max(0, parts[from]!.start - NEAR), parts[from]!.start));
  }
}

/** Returns groups of digits that follow each other with only separators between. */
function runsIn(text: string, isBySound: boolean): Group[][] {
  const runs: Group[][] = [];
  let run: Group[] = [];
  const end = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (let at = 0; at < text.length;) {
    const last = run.at(-1);
    const gap = last ? text.slice(last.end, at) : "";
    const before = text[at - 1] ?? " ";
    const couldFollow = last !== undefined && BETWEEN.exec(gap)?.[0] === gap;
    const isFree = /[\d$]/.test(text[at]!) && !/[\w.]/.test(before);
    const other = isFree
      ? lengthOf(CHIP_DAY_OR_PRICE, text, at) || (couldFollow ? 0 : lengthOf(MEASURE, text, at))
      : 0;
    if (other && !isPhoneLike(text, at)) {
      end();
      at += other;
      continue;
    }
    const found = groupAt(text, at, { isWithin: couldFollow, isAdjacent: gap === "", isBySound });
    if (found) {
      if (!couldFollow) end();
      run.push(found);
      at = found.end;
      continue;
    }
    if (last && !couldFollow) end();
    // The rest of a registration's digits is no separate number.
    at += lengthOf(DIGITS, text, at) || 1;
  }
  end();
  return runs;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const lengthOf = (pattern: RegExp, text: string, at: number): number =>
  matchAt(pattern, text, at)?.[0].length ?? 0;

/**
 * Returns whether ten digits in groups of 3, 3 and 4 start here. A two-digit year must not end within a
 * longer number: "12.11.25" is a date, but "503.55.50118" is not.
 */
function isPhoneLike(text: string, at: number): boolean {
  return /^\d{3}[.-]\d{3}[.-]\d{4}(?!\d)/.test(text.slice(at, at + 13));
}

function groupAt(
  text: string,
  at: number,
  { isWithin, isAdjacent, isBySound }: Record<"isWithin" | "isAdjacent" | "isBySound", boolean>,
): Group | undefined {
  const before = text.slice(Math.max(0, at - 3), at);
  const hasPlus = /(?<!\w)\+$/.test(before);
  const group = ({ length, digits, by }: Numeral): Group => ({
    start: at,
    end: at + length,
    digits,
    hasPlus,
    by,
  });
  const isAfterLetter = /[a-z]$/i.test(before) && !(isWithin && isAdjacent);
  const glued = gluedAt(text, at);
  if (glued && (!isAfterLetter || glued.digits.length >= 7)) return group(glued);
  if (!isAfterLetter) {
    const alike = lookalikeAt(text, at);
    if (alike && (isWithin || /\d/.test(text.slice(at, at + alike.length)))) return group(alike);
    const said = spelledAt(text, at) ?? (isBySound ? soundAt(text, at) : undefined);
    if (said) return group(said);
  }
  const [digits] = matchAt(DIGITS, text, at) ?? [];
  // The letters of a registration, "SR12345601", but not "call503".
  if (!digits || (isAfterLetter && !/[a-z]{3}$/i.test(before))) return undefined;
  // A part of a word, "4x4". Letters may follow the end of a phone number.
  if (/[a-z]/i.test(text[at + digits.length] ?? "") && !isWithin && digits.length < 10) return undefined;
  return group({ length: digits.length, digits, by: "sense" });
}

/** Returns the spans of phone numbers among adjacent groups: as many as fit, the longest first. */
function numbersIn(run: readonly Group[], text: string): Span[] {
  // A microchip, in groups of one size or digit by digit.
  const total = run.reduce((sum, { digits }) => sum + digits.length, 0);
  if (
    total === 15 && run.every(({ digits }) => digits.length === run[0]!.digits.length) && !run[0]!.hasPlus
  ) return [];
  const spans: Span[] = [];
  for (let from = 0; from < run.length;) {
    const to = endOf(run, from, text);
    if (to === undefined) from++;
    else {
      const { start, hasPlus } = run[from]!;
      const isOpened = text[start - 1] === "(" && text.slice(start, run[to]!.end).includes(")");
      spans.push({ start: start - (hasPlus || isOpened ? 1 : 0), end: run[to]!.end });
      from = to + 1;
    }
  }
  return spans;
}

function endOf(run: readonly Group[], from: number, text: string): number | undefined {
  let count = 0;
  let best: number | undefined;
  let said: boolean | undefined;
  const isSaid = (end: number) =>
    (said ??= SAYS_PHONE.test(text.slice(Math.max(0, run[from]!.start - NEAR), run[from]!.start))) ||
    CALLS_PHONE.test(text.slice(end, end + NEAR));
  for (let to = from; to < run.length && count < 16; to++) {
    count += run[to]!.digits.length;
    const couldBe = run[from]!.hasPlus || count === 7 || count === 10 || count === 11;
    if (couldBe && isNumber(run, from, to, text, isSaid)) best = to;
  }
  return best;
}

/** Returns whether most of the words only sound like digits. */
const areSounds = (groups: readonly Group[]) => groups.filter(({ by }) => by === "sound").length > 5;

/** Area codes and exchanges never start with zero or one. */
const NATIONAL = /^[2-9]\d\d[2-9]/;
/** Group sizes of a number whose area code comes last: "555-0118 / 503". */
const SWAPPED = new Set(["3,4,3", "7,3"]);
/** Group sizes of a number in its usual spellings. */
const USUAL = new Set(["10", "3,7", "3,3,4", "6,4", "11", "1,10", "1,3,7", "1,3,3,4"]);

/** Returns whether these groups of a run, from one to another, are a phone number. */
function isNumber(
  run: readonly Group[],
  from: number,
  to: number,
  text: string,
  isSaidAt: (end: number) => boolean,
): boolean {
  const { start } = run[from]!;
  const { end } = run[to]!;
  const groups = run.slice(from, to + 1);
  const digits = groups.map((group) => group.digits).join("");
  if (areSounds(groups)) return false;
  if (groups[0]!.hasPlus) return digits.length >= 8 && digits.length <= 15;
  if (digits.length === 7) return isLocal(groups, text, isSaidAt);
  const sizes = groups.map((group) => group.digits.length);
  const local = digits.length === 11 && digits[0] === "1" ? digits.slice(1) : digits;
  if (local.length !== 10) return false;
  const before = text.slice(Math.max(0, start - NEAR), start);
  const isSaid = isSaidAt(end);
  const isSwapped = SWAPPED.has(sizes.join()) && NATIONAL.test(digits.slice(7) + digits.slice(0, 7));
  const isUsual = isSwapped || USUAL.has(sizes.join());
  // "AKC 1234-5678901"
  if (
    SAYS_REGISTRY.test(before) && !isSaid &&
    !(sizes.join() === "10" ? /chip/i.test(before) : ["3,7", "3,3,4"].includes(sizes.join()))
  ) return false;
  if (!isSaid && digits.length === 11 && sizes.length > 1 && sizes[0]! > 2) return false;
  if (!isSaid && COUNTED.test(text.slice(end, end + 12))) return false;
  if (!isSaid && (isList(groups, sizes, text) || isRow(run, from, to))) return false;
  // Dates with weights, scores and similar lists continue before or after it.
  if (!isSaid && !isUsual && !sizes.every((size) => size === 1) && run.length > groups.length) return false;
  let place = local.length - digits.length;
  const ends = sizes.map((size) => place += size);
  const isWhole = groups.length === 1 || ends.includes(3) || ends.includes(6);
  if (isSwapped || (isWhole && NATIONAL.test(local))) {
    return isUsual || groups.every(({ by }) => by !== "look");
  }
  return isSaid;
}

/**
 * Returns whether this is part of a row of weights, "395 410 1020 1105": groups of the same size come before
 * or after.
 */
function isRow(run: readonly Group[], from: number, to: number): boolean {
  const isSame = (group: Group | undefined) => group !== undefined && /^[1-9]\d{2,3}$/.test(group.digits);
  const size = (groups: readonly Group[]) => groups.reduce((sum, { digits }) => sum + digits.length, 0);
  if (to - from !== 2) return false;
  return [[run[from - 1], run.slice(0, from)], [run[to + 1], run.slice(to + 1)]].some(([next, others]) =>
    isSame(next as Group | undefined) && size(others as Group[]) < 7
  );
}

/**
 * Returns whether this is a list: "800/900/1000" are prices, and "3-3-4-3-4-3-3-4-3-3" are the scores of a
 * test.
 */
function isList(groups: readonly Group[], sizes: readonly number[], text: string): boolean {
  if (/^3,(?:3,4|4,3)$/.test(sizes.join())) {
    return text[groups[0]!.end] !== ")" && groups.every(({ digits }) => Number(digits) % 25 === 0);
  }
  const values = groups.map(({ digits }) => Number(digits));
  const isWritten = /^[\d\P{L}]+$/u.test(text.slice(groups[0]!.start, groups.at(-1)!.end));
  return sizes.every((size) => size === 1) && isWritten && Math.min(...values) > 0 && Math.max(...values) < 7;
}

/** Returns whether seven digits are a number without its area code. */
function isLocal(groups: readonly Group[], text: string, isSaidAt: (end: number) => boolean): boolean {
  const [{ start, end, digits }, second] = [groups[0]!, groups[1]];
  const isSpread = groups.length === 7 || ![3, 7].includes(digits.length);
  const last = groups.at(-1)!.end;
  const before = text.slice(Math.max(0, start - NEAR), start);
  if (SAYS_REGISTRY.test(before)) return false;
  if (!isSpread && isSaidAt(last)) return true;
  if (isSpread && groups.length !== 7) return false;
  if (!/^[2-9]/.test(digits)) return false;
  const near = `${text.slice(Math.max(0, start - FAR), start)}\0${text.slice(last, last + FAR)}`;
  if (
    SAYS_AREA.test(near) || (SAYS_REST.test(near) && AREA_CODES.some((pattern) => near.search(pattern) >= 0))
  ) return true;
  // "555-0142", but not a range such as "800-1200".
  return groups.length === 2 && text.slice(end, second!.start) === "-" && !/[\w$./-]$/.test(before) &&
    !/(?<![a-z])[A-Z][A-Za-z]*[^\p{L}\p{N}]{0,2}$/u.test(before) && /^[ .,;!?)]*$/.test(text[last] ?? "") &&
    Number(second!.digits) % 5 !== 0;
}
