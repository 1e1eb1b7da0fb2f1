/** Phone numbers in all the ways that people write them, and nothing else that has as many digits. */
export type Span = { start: number; end: number };

const DIGITS: Readonly<Record<string, string>> = {
  zero: "0",
  oh: "0",
  o: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  eleven: "11",
  twelve: "12",
  thirteen: "13",
  fourteen: "14",
  fifteen: "15",
  sixteen: "16",
  seventeen: "17",
  eighteen: "18",
  nineteen: "19",
  // Spanish. "Once" is a word of English too.
  cero: "0",
  uno: "1",
  dos: "2",
  tres: "3",
  cuatro: "4",
  cinco: "5",
  seis: "6",
  siete: "7",
  ocho: "8",
  nueve: "9",
  diez: "10",
  doce: "12",
  trece: "13",
  catorce: "14",
  quince: "15",
};
const HUNDREDS: Readonly<Record<string, string>> = {
  doscientos: "2",
  trescientos: "3",
  cuatrocientos: "4",
  quinientos: "5",
  seiscientos: "6",
  setecientos: "7",
  ochocientos: "8",
  novecientos: "9",
};
const TENS: Readonly<Record<string, string>> = {
  twenty: "2",
  thirty: "3",
  forty: "4",
  fifty: "5",
  sixty: "6",
  seventy: "7",
  eighty: "8",
  ninety: "9",
  veinte: "2",
  treinta: "3",
  cuarenta: "4",
  cincuenta: "5",
  sesenta: "6",
  setenta: "7",
  ochenta: "8",
  noventa: "9",
};
const UNIT =
  "(?:one|two|three|four|five|six|seven|eight|nine|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)";
const WORD = new RegExp(
  `^(?:(?:(double|triple)[ -]+)?(${Object.keys(DIGITS).join("|")})|(${
    Object.keys(TENS).join("|")
  })(?:[ -]+(${UNIT}))?)(?![a-z])`,
  "i",
);
/** "Five hundred three", "quinientos tres". */
const HUNDRED = new RegExp(
  String.raw`^(?:(${UNIT}) hundred|(${Object.keys(HUNDREDS).join("|")}))(?: and)? (${UNIT})(?![a-z])`,
  "i",
);
/** Words for single digits without a space between: "fiveohthree". */
const SINGLE =
  "oh|zero|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve";
const GLUED = new RegExp(`^(?:(?:triple|double)?(?:${SINGLE})){2,16}(?![a-z])`, "i");
const GLUED_PART = new RegExp(`(triple|double)?(${SINGLE})`, "gi");
/** Digits, with letters that look like some where one stands beside a digit: "5o3". */
const NUMBER = /^(?:\d(?:[oOlI](?=[\doOlI\W_]|$))?|[oOlI](?=\d))+/;
/**
 * What people put between the parts of a number: anything that is neither a letter nor a digit, arrows and hearts too. Amounts are
 * kept apart by their signs, and what was found before by its NULs.
 */
const BETWEEN = /^[^\p{L}\p{N}\p{Sc}%\0]{0,6}/u;
const joined = (...sources: string[]) => new RegExp(sources.map((source) => `(?:${source})`).join("|"), "iy");
/** Microchips, days of a calendar and prices: their digits belong to nothing else. */
const CHIP_DAY_OR_PRICE = joined(
  String.raw`\d{3}([ .-]?)\d{3}(?:\1\d{3}){3}(?!\d)`,
  String.raw`(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|[12]\d|3[01])\2(?:(?:19|20)\d\d|\d\d)(?!\d)`,
  String.raw`(?:19|20)\d\d([/.-])(?:0?[1-9]|1[0-2])\3(?:0?[1-9]|[12]\d|3[01])(?!\d)`,
  String.raw`\$ ?\d+(?:,\d{3})*(?:\.\d\d?)?(?!\d|[-. ]?\d{3}[-. ]?\d{4})`,
  String.raw`\d{1,3}(?:,\d{3})+(?:\.\d\d)?(?![\d-]|,\d)`,
);
/** Weights, ages and times, and lists of them. Within a number its end may look like one: "555-0118 am". */
const MEASURE = joined(
  String.raw`(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])`,
  String.raw`\d{1,3}\.\d(?=, (?:and )?\d{1,3}\.\d(?!\d))`,
  String
    .raw`\d{1,4}(?:\.\d+)? ?(?:lbs?|pounds?|oz|ounces?|kg|grams?|weeks?|wks?|days?|months?|years?|yrs?|%|percent|inches|miles?|dollars?|am|pm)(?![a-z])`,
);
const NEAR = 40;
/** Words before a number that say what it is. */
const SAYS_PHONE =
  /\b(?:call|text|txt|phone|cell|mobile|ring|dial|whats ?app|signal|telegram|tel|number(?: is|:)|digits|reach me|contact me|hit me up|sms)\b[^.!?\n]*$/i;

type Group = Span & { digits: string; hasPlus: boolean };

/** Returns where phone numbers stand in a text of plain characters, from left to right. */
export function phonesIn(text: string): Span[] {
  const runs = runsIn(text);
  const found = runs.flatMap((run) => numbersIn(run, text));
  const isFree = (run: readonly Group[]) =>
    !found.some(({ start, end }) => start < run.at(-1)!.end && run[0]!.start < end);
  return [
    ...found,
    ...acrossWords(found.length > 0 ? runs.filter(isFree) : runs, text),
    ...withLettersIn(text),
  ]
    .toSorted((a, b) => a.start - b.start);
}

/** "503x555x0118": the same letters between the parts. */
const LETTERS_BETWEEN = /(?<![\w$.,])[2-9]\d\d([a-z]{1,8})[2-9]\d\d(?:\1)\d{4}(?![\w])/gi;
const withLettersIn = (text: string): Span[] =>
  [...text.matchAll(LETTERS_BETWEEN)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));

/** Words that join the parts of a number when they are all that stands between. */
const JOINING =
  /^(?:and|then|next|x|dash|dot|space|followed|by|plus|hyphen|with|period|slash|minus|point|comes|ends|starts|finally|last|lastly|after|that|its|it|is|the|number|to|or|n|y|e|s|guion|punto|espacio|luego|area|code|my|in)$/i;
const WORDS_BETWEEN = /^[^\p{L}\p{N}\p{Sc}%\0]{0,3}((?:[\p{L}'’]{1,12}[^\p{L}\p{N}\p{Sc}%\0]{1,3}){1,5})$/u;
/** Numbers of three, three and four digits that are prices or years more often. */
const ROUND = /^(?:\d\d00|\d\d50|19\d\d|20\d\d)$/;

/** Numbers whose parts have words between: "503 and 555 and 0118". */
function acrossWords(runs: readonly Group[][], text: string): Span[] {
  const parts = runs.map((run) => ({
    start: run[0]!.start,
    end: run.at(-1)!.end,
    digits: run.map(({ digits }) => digits).join(""),
  }));
  const between = (index: number): string | undefined => {
    const [one, two] = [parts[index]!, parts[index + 1]!];
    if (!two || two.start - one.end > NEAR) return undefined;
    return WORDS_BETWEEN.exec(text.slice(one.end, two.start))?.[1]?.trim().toLowerCase();
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

  function isOne(from: number, count: number, digits: string, words: readonly string[]): boolean {
    if (!/^[2-9]\d\d[2-9]/.test(digits)) return false;
    const lengths = parts.slice(from, from + count).map((part) => part.digits.length);
    const isGrouped = ["3,3,4", "3,7", "6,4"].includes(lengths.join());
    if (!isGrouped && !lengths.every((length) => length === 1)) return false;
    if (!isGrouped || count === 3) {
      const isSame = words.every((word) => word === words[0]);
      if (!isSame && !words.every(joins)) return false;
      if (isSame && !joins(words[0]!) && words[0]!.includes(" ")) return false;
    } else if (!words.every((word) => joins(word))) return false;
    return !ROUND.test(digits.slice(6)) ||
      SAYS_PHONE.test(text.slice(Math.max(0, parts[from]!.start - NEAR), parts[from]!.start));
  }
}

/** Groups of digits that follow each other with nothing but separators between. */
function runsIn(text: string): Group[][] {
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
    const found = groupAt(text, at, couldFollow, gap === "");
    if (found) {
      if (!couldFollow) end();
      run.push(found);
      at = found.end;
      continue;
    }
    if (last && !couldFollow) end();
    at++;
  }
  end();
  return runs;
}

function lengthOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** Two digits of a year end where a number of ten digits goes on: "12.11.25" is a day, "503.55.50118" is none. */
function isPhoneLike(text: string, at: number): boolean {
  return /^\d{3}[.-]\d{3}[.-]\d{4}(?!\d)/.test(text.slice(at, at + 13));
}

function groupAt(text: string, at: number, isWithin: boolean, isAdjacent: boolean): Group | undefined {
  const rest = text.slice(at, at + 80);
  const before = text.slice(Math.max(0, at - 3), at);
  const isAfterLetter = /[a-z]$/i.test(before) && !(isWithin && isAdjacent);
  const word = isAfterLetter || /^[ol]\d/i.test(rest) ? null : WORD.exec(rest);
  const glued = isAfterLetter || word ? null : GLUED.exec(rest);
  if (glued) {
    const digits = [...glued[0].matchAll(GLUED_PART)].map(([, times, digit]) =>
      DIGITS[digit!.toLowerCase()]!.repeat(times ? (times.toLowerCase() === "double" ? 2 : 3) : 1)
    ).join("");
    return { start: at, end: at + glued[0].length, digits, hasPlus: false };
  }
  const hundred = isAfterLetter ? null : HUNDRED.exec(rest);
  if (hundred) {
    const [whole, unit, spanish, last] = hundred;
    const first = unit ? DIGITS[unit.toLowerCase()]! : HUNDREDS[spanish!.toLowerCase()]!;
    return {
      start: at,
      end: at + whole.length,
      digits: `${first}0${DIGITS[last!.toLowerCase()]}`,
      hasPlus: false,
    };
  }
  if (word) {
    const [whole, times, digit, tens, unit] = word;
    const digits = digit
      ? DIGITS[digit.toLowerCase()]!.repeat(times ? (times.toLowerCase() === "double" ? 2 : 3) : 1)
      : TENS[tens!.toLowerCase()]! + (unit ? DIGITS[unit.toLowerCase()]! : "0");
    return { start: at, end: at + whole.length, digits, hasPlus: false };
  }
  // Letters of a registration, "SR12345601", but not "call503".
  if (isAfterLetter && (!/\d/.test(rest[0]!) || !/[a-z]{3}$/i.test(before))) return undefined;
  const [number] = NUMBER.exec(rest) ?? [];
  if (!number || !/\d/.test(number)) return undefined;
  const end = at + number.length;
  // Part of a word, "4x4": at the end of a number letters may follow.
  if (/[a-z]/i.test(text[end] ?? "") && !isWithin && number.length < 10) return undefined;
  const digits = number.replace(/o/gi, "0").replace(/[lI]/g, "1");
  return { start: at, end, digits, hasPlus: before.endsWith("+") };
}

/** The phone numbers among groups that stand side by side: as many of them as fit, the longest first. */
function numbersIn(run: readonly Group[], text: string): Span[] {
  // A microchip in groups of one size, or digit by digit.
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
  let digits = "";
  const ends: number[] = [];
  let best: number | undefined;
  for (let to = from; to < run.length && digits.length < 16; to++) {
    digits += run[to]!.digits;
    if (isNumber(digits, ends, run[from]!, text)) best = to;
    ends.push(digits.length);
  }
  return best;
}

/** Whether these digits are a phone number; `ends` are where its inner groups end. */
function isNumber(digits: string, ends: readonly number[], first: Group, text: string): boolean {
  if (first.hasPlus) return digits.length >= 8 && digits.length <= 15;
  if (digits.length !== 7 && digits.length !== 10 && digits.length !== 11) return false;
  const local = digits.length === 11 && digits[0] === "1" ? digits.slice(1) : digits;
  if (local.length !== 10 && local.length !== 7) return false;
  const skipped = digits.length - local.length;
  const inner = ends.map((end) => end - skipped).filter((end) => end > 0);
  const isWhole = inner.length === 0 || inner.includes(3) || inner.includes(6);
  if (local.length === 10 && isWhole && /^[2-9]\d\d[2-9]/.test(local)) return true;
  // Fewer or oddly grouped digits: only where the words before say what they are.
  return (local.length === 10 || inner.length === 0 || inner.includes(3)) &&
    SAYS_PHONE.test(text.slice(Math.max(0, first.start - NEAR), first.start));
}
