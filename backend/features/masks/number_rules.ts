/** Digits written as a number word or as look-alike characters. */
export type Numeral = {
  length: number;
  digits: string;
  /** `look` and `sound` are words or letters elsewhere, so they count only within a whole number. */
  by: "sense" | "look" | "sound";
};

const of = (digit: number | string, words: string): [string, string][] =>
  words.split(" ").map((word) => [word, String(digit)]);

/** Words for one digit in English and Spanish, with spellings that evade a filter. */
const UNITS = new Map([
  ...of(0, "zero oh o cero zro zeero nought naught aught nada nil"),
  ...of(1, "one uno wun"),
  ...of(2, "two dos"),
  ...of(3, "three tres thre threee"),
  ...of(4, "four cuatro fower foar fo"),
  ...of(5, "five cinco fiv faiv fve fife fiive"),
  ...of(6, "six seis siks"),
  ...of(7, "seven siete sevn svn sev"),
  ...of(8, "eight ocho eght eigt ait ayt"),
  ...of(9, "nine nueve nyne nyn niner nein nien"),
]);
/** Common words that sound like a digit, and "once", which is eleven in Spanish. */
const WEAK = new Map([
  ...of(0, "nothing none"),
  ...of(1, "won"),
  ...of(2, "to too tu"),
  ...of(3, "tree free"),
  ...of(4, "for fore"),
  ...of(6, "sicks sex"),
  ...of(8, "ate"),
  ...of(11, "once"),
]);
const TWO_DIGITS = new Map([
  ...[
    "ten diez",
    "eleven",
    "twelve doce",
    "thirteen trece",
    "fourteen catorce",
    "fifteen quince",
    "sixteen dieciseis",
    "seventeen diecisiete",
    "eighteen dieciocho",
    "nineteen diecinueve",
  ].flatMap((words, index) => of(10 + index, words)),
  ...of(21, "veintiuno veintiun"),
  ...of(22, "veintidos"),
  ...of(23, "veintitres"),
  ...of(24, "veinticuatro"),
  ...of(25, "veinticinco"),
  ...of(26, "veintiseis"),
  ...of(27, "veintisiete"),
  ...of(28, "veintiocho"),
  ...of(29, "veintinueve"),
]);
const TENS = new Map([
  "twenty veinte",
  "thirty treinta",
  "forty fourty cuarenta",
  "fifty cincuenta",
  "sixty sesenta",
  "seventy setenta",
  "eighty ochenta",
  "ninety noventa",
].flatMap((words, index) => of(2 + index, words)));
const HUNDREDS = new Map([
  "ciento cien",
  "doscientos",
  "trescientos",
  "cuatrocientos",
  "quinientos",
  "seiscientos",
  "setecientos",
  "ochocientos",
  "novecientos",
].flatMap((words, index) => of(1 + index, words)));
const TIMES = new Map([
  ...of(2, "double doble two dos"),
  ...of(3, "triple treble tripple three tres"),
  ...of(4, "four cuatro"),
]);

const any = (...maps: readonly ReadonlyMap<string, string>[]) =>
  maps.flatMap((map) => [...map.keys()]).toSorted((a, b) => b.length - a.length).join("|");
const SMALL = `(?:(?<tens>${any(TENS)})(?:[ -]+(?:y )?(?<of>${any(UNITS)})(?![a-z]))?|(?<teen>${
  any(TWO_DIGITS)
})|(?<unit>${any(UNITS)}))`;
const PLAIN_UNIT = "one|two|three|four|five|six|seven|eight|nine";
const SPELLED = new RegExp(
  `(?:(?<free>eight hundred)(?=[ -]+(?:${PLAIN_UNIT})[ -]+(?:${PLAIN_UNIT})(?![a-z]))|(?:(?<hundred>${PLAIN_UNIT})[ -]hundred|(?<hundreds>${
    any(HUNDREDS)
  }))(?:[ -](?:and )?${
    SMALL.replaceAll("?<", "?<h")
  })?|(?<twice>double|triple|treble|tripple|doble)[ -]+(?<again>${any(UNITS)}|\\d(?!\\d))|(?<count>${
    any(TIMES)
  })[ -]+(?<many>${any(UNITS)})e?s|${SMALL})(?![a-z])`,
  "iy",
);
const WEAK_WORD = new RegExp(`(?:${any(WEAK)})(?![a-z])`, "iy");

/** Words for single digits, and digits, without spaces between them: "fiveohthree", "5four1". */
const SINGLE =
  "oh|zero|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve";
const DECADE = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const TEEN = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const GLUED = new RegExp(
  `(?:(?:triple|treble|double)?(?:${TEEN}|${DECADE}|${SINGLE}|\\d)){2,24}(?![a-z])`,
  "iy",
);
const GLUED_PART = new RegExp(
  `(${TEEN})|(${DECADE})(?:(?=${TEEN})|(${SINGLE}|[1-9])?)|(triple|treble|double)?(${SINGLE}|\\d)`,
  "gi",
);

/** Characters that look like a digit. The first two rows always count as one among digits. */
const LOOKS = new Map([
  ...of(0, "O o"),
  ...of(1, "I l"),
  ...of(3, "З з"),
  ...of(4, "Ч ч"),
  ...of(6, "б"),
  ...of(0, "Q D"),
  ...of(1, "i"),
  ...of(2, "Z z"),
  ...of(3, "E"),
  ...of(4, "A"),
  ...of(5, "S s"),
  ...of(6, "G b"),
  ...of(7, "T"),
  ...of(8, "B"),
  ...of(9, "g q"),
]);
const LOOKALIKE = /[\dOoIlQDiZzEASsGbTBgqЗзЧчб]{1,12}(?![\p{L}\d])/uy;

const digitsOf = (map: ReadonlyMap<string, string>, word: string | undefined) =>
  word === undefined ? undefined : map.get(word.toLowerCase());

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Returns the spelled number at a position of a text in plain characters. "Five hundred three" is "503". */
export function spelledAt(text: string, at: number): Numeral | undefined {
  const found = /[a-z]/i.test(text[at]!) ? matchAt(SPELLED, text, at) : null;
  if (!found?.groups) return stretchedAt(text, at);
  const { free, hundred, hundreds, twice, again, count, many, ...small } = found.groups;
  const length = found[0].length;
  const smallOf = (prefix: "" | "h") => {
    const tens = digitsOf(TENS, small[`${prefix}tens`]);
    if (tens) return tens + (digitsOf(UNITS, small[`${prefix}of`]) ?? "0");
    return digitsOf(TWO_DIGITS, small[`${prefix}teen`]) ?? digitsOf(UNITS, small[`${prefix}unit`]) ?? "";
  };
  const first = digitsOf(UNITS, hundred) ?? digitsOf(HUNDREDS, hundreds);
  const repeated = digitsOf(UNITS, again ?? many) ?? again;
  const digits = free
    ? "800"
    : first
    ? first + smallOf("h").padStart(2, "0")
    : repeated
    ? repeated.repeat(Number(digitsOf(TIMES, twice ?? count)))
    : smallOf("");
  return { length, digits, by: "sense" };
}

/** Returns the stretched number word at a position: "fivve", "ooone". */
function stretchedAt(text: string, at: number): Numeral | undefined {
  const [word] = /[a-z]/i.test(text[at]!) ? matchAt(WORD, text, at) ?? [] : [];
  if (word === undefined) return undefined;
  const plain = word.toLowerCase().replace(COLLAPSED, "$1");
  const digits = plain === word.toLowerCase() ? undefined : STRETCHED.get(plain);
  return digits === undefined ? undefined : { length: word.length, digits, by: "sense" };
}

/** Returns the word at a position that sounds like a digit or is a typing error of one. */
export function soundAt(text: string, at: number): Numeral | undefined {
  const [sound] = matchAt(WEAK_WORD, text, at) ?? [];
  const [word] = sound === undefined ? matchAt(WORD, text, at) ?? [] : [sound];
  const digits = sound === undefined
    ? digitsOf(TYPOS, word) ?? digitsOf(STRETCHED_WEAK, word?.replace(COLLAPSED, "$1"))
    : digitsOf(WEAK, sound);
  return digits === undefined ? undefined : { length: word!.length, digits, by: "sound" };
}

/** Returns whether a text has a word that could sound like a digit. */
export function hasSounds(text: string): boolean {
  for (const [word] of text.matchAll(/\p{L}{2,12}/gu)) {
    const small = word.toLowerCase();
    if (WEAK.has(small) || TYPOS.has(small) || STRETCHED_WEAK.has(small.replace(COLLAPSED, "$1"))) {
      return true;
    }
  }
  return false;
}

/** Returns digits and words for single digits at a position, without spaces between them. */
export function gluedAt(text: string, at: number): Numeral | undefined {
  const [whole] = matchAt(GLUED, text, at) ?? [];
  if (whole === undefined || !/[a-z]/i.test(whole)) return undefined;
  const digits = [...whole.matchAll(GLUED_PART)].map(([, teen, decade, unit, times, digit]) =>
    teen
      ? digitsOf(TWO_DIGITS, teen)
      : decade
      ? digitsOf(TENS, decade)! + (unit ? digitsOf(UNITS, unit) ?? unit : "0")
      : (digitsOf(UNITS, digit) ?? digit!).repeat(Number(digitsOf(TIMES, times) ?? 1))
  ).join("");
  return { length: whole.length, digits, by: "sense" };
}

/** Returns the digits at a position, some of which may be look-alike letters: "5o3", "O1G4". */
export function lookalikeAt(text: string, at: number): Numeral | undefined {
  const [whole] = matchAt(LOOKALIKE, text, at) ?? [];
  if (whole === undefined || /^\d+$/.test(whole)) return undefined;
  // Letters before many digits belong to a registry: "TS12345601".
  if (/^(?![OIl]+\d)[A-Za-z]{1,3}\d{5,}$/.test(whole)) return undefined;
  const isDigit = /\d/.test(whole);
  if (!isDigit && (!/^(?:[OoIl]{2,4}|[OIlSZBGQ]{2,4})$/.test(whole) || /^lol$/i.test(whole))) {
    return undefined;
  }
  const digits = [...whole].map((character) => LOOKS.get(character) ?? character).join("");
  return { length: whole.length, digits, by: isDigit && /^[\dOoIl]+$/.test(whole) ? "sense" : "look" };
}

const COLLAPSED = /(\p{L})\1+/gu;
const STRETCHED = new Map(
  [...UNITS, ...TWO_DIGITS, ...TENS].filter(([word]) => word.length > 2).map(([word, digits]) =>
    [word.replace(COLLAPSED, "$1"), digits] as const
  ),
);
const STRETCHED_WEAK = new Map([...WEAK].map(([word, digits]) => [word.replace(COLLAPSED, "$1"), digits]));
const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");
/** English words that differ from a number word by one letter or by two swapped ones. */
const NO_TYPOS: ReadonlySet<string> = new Set(
  ("ever never fever lever sever weight height fight light might right sight tight night eights freight " +
    "fire fine file find fie dive give hive jive live wive five's line mine nine's pine vine wine dine mile " +
    "for fur our hour pour sour tour your foul fours flour form fort ford fork foul zeros hero ero once on " +
    "ones bone done gone hone lone none tone zone cone owe ore ones oneself tho two's twos twa thee " +
    "there these threw throe throw tree trees free six's sir sit sip sin fix mix nix pix sax sex sixth silx " +
    "even event seen oven woven given riven raven haven seven's eleven nice niece inn nina none nineth")
    .split(" "),
);
/** Number words with one letter wrong, missing, added, or swapped with the next. */
const TYPOS = new Map(
  ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"].flatMap((word, digit) => {
    const letters = word.length < 4 ? LETTERS.filter((letter) => "aeiouyzsxw".includes(letter)) : LETTERS;
    return Array.from({ length: word.length + 1 }, (_, place) => {
      const [start, rest] = [word.slice(0, place), word.slice(place)];
      return [
        ...letters.flatMap((letter) => [start + letter + rest.slice(1), start + letter + rest]),
        ...(word.length > 3 ? [start + rest.slice(1)] : []),
        start + (rest[1] ?? "") + (rest[0] ?? "") + rest.slice(2),
      ];
    }).flat().filter((typo) => !NO_TYPOS.has(typo)).map((typo) => [typo, String(digit)] as const);
  }),
);
const WORD = /\p{L}{2,12}(?!\p{L})/uy;

const NUMERALS = [...UNITS.keys()].filter((word) => word.length > 2);

/** Returns the number word whose letters were replaced by digits: "f1ve", "5ive", "thr33". */
export function unleetNumeral(token: string): string | undefined {
  if (/^0h$/i.test(token)) return "oh";
  const letters = token.replace(/[^a-z]/gi, "").length;
  if (letters === token.length || letters * 2 < token.length) return undefined;
  const pattern = new RegExp(`^${token.toLowerCase().replace(/[^a-z]/g, "[a-z]")}$`);
  return NUMERALS.find((word) => pattern.test(word));
}
