import unhomoglyph from "unhomoglyph";

/** A text as a reader sees it, with the position of each character in the original. */
export type Plain = { text: string; at: number[] };

/** A part of a text. */
export type Span = { start: number; end: number };

/** Invisible characters: between two digits they hide a number from a pattern, but not from a reader. */
const UNSEEN = /[\u20e3\p{Cf}\p{Mn}\u115f\u1160\u3164\uffa0]/u;

/**
 * Circled digits that Unicode classifies as pictures, so NFKC does not change them. The index is the digit.
 */
const CIRCLED = ["⓿🄋🄌", "❶➀➊⓵", "❷➁➋⓶", "❸➂➌⓷", "❹➃➍⓸", "❺➄➎⓹", "❻➅➏⓺", "❼➆➐⓻", "❽➇➑⓼", "❾➈➒⓽"];

/** Letters that resemble a Latin one only in lowercase, which the table of confusables omits. */
const SMALL_PRINT: Readonly<Record<string, string>> = {
  т: "t",
  м: "m",
  к: "k",
  н: "h",
  в: "b",
  п: "n",
  г: "r",
  я: "r",
};

/** Letters of other scripts that resemble a digit. */
const DIGIT_LIKE: Readonly<Record<string, string>> = {
  Ƨ: "2",
  Ʒ: "3",
  Ȝ: "3",
  Ᏼ: "4",
  Ꮞ: "4",
  Ƽ: "5",
  Ꮾ: "6",
  Ȣ: "8",
  Ꮽ: "9",
};

/** Small capitals, and the start of alphabets in black circles, black squares and flags. */
const SMALL_CAPITALS = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ";
const FRAMED = [0x1f150, 0x1f170, 0x1f1e6];

function framedOf(code: number): string | undefined {
  const first = FRAMED.find((one) => one <= code && code < one + 26);
  return first === undefined ? undefined : String.fromCharCode(65 + code - first);
}

/** Dots of other scripts. */
const DOTS = "。｡․﹒";

/** Chinese digits, which also write Japanese and Korean numbers. */
const CHINESE = ["〇零", "一壹幺", "二贰", "三叁", "四肆", "五伍", "六陆", "七柒", "八捌", "九玖"];
/** Dice and other pictures of one digit. The index is the digit. */
const PICTURED = ["⭕", "⚀🥇", "⚁🥈", "⚂🥉", "⚃", "⚄", "⚅", "", "🎱", ""];
/** Hands that count. Between the parts of a number they only separate, so they count in rows alone. */
const HANDS = ["👌✊", "☝👆", "✌", "🤟", "🖖", "🖐✋🤚"];
const HAND_ROW = new RegExp(`(?:[${HANDS.join("")}][\\ufe0f\\u{1f3fb}-\\u{1f3ff}]{0,2} ?){3}`, "u");

/**
 * Returns a text in plain characters. Replaces look-alike letters of other scripts, accented letters,
 * full-width letters, circled digits and digits of other scripts by their common forms. Removes marks and
 * invisible characters.
 */
export function plainOf(original: string): Plain {
  let text = "";
  const at: number[] = [];
  let index = 0;
  const isCounting = HAND_ROW.test(original);
  for (const character of original) {
    if (!UNSEEN.test(character) && !(isCounting && SKIN.test(character))) {
      const common = (isCounting ? placeIn(HANDS, character) : undefined) ?? commonOf(character);
      text += common;
      for (let unit = 0; unit < common.length; unit++) at.push(index);
    }
    index += character.length;
  }
  at.push(original.length);
  return { text, at };
}

const SKIN = /[\u{1f3fb}-\u{1f3ff}]/u;

const placeIn = (rows: readonly string[], character: string): string | undefined => {
  const place = rows.findIndex((row) => row.includes(character));
  return place < 0 ? undefined : String(place);
};

function commonOf(character: string): string {
  if (character < "\u0080") return character;
  if (/\p{Nd}/u.test(character)) return digitOf(character);
  if (/[\p{Pd}\u02d7\u2043\u2212]/u.test(character)) return "-";
  if (/\s/.test(character)) return " ";
  const digit = placeIn(CIRCLED, character) ?? placeIn(CHINESE, character) ?? placeIn(PICTURED, character);
  if (digit) return digit;
  if (DOTS.includes(character)) return ".";
  const framed = framedOf(character.codePointAt(0)!);
  if (framed) return framed;
  const small = SMALL_CAPITALS.indexOf(character);
  if (small >= 0) return String.fromCharCode(97 + small);
  const common = character.normalize("NFKC");
  // One character may expand to several: "\u2474" becomes "(1)".
  if (/^[\x20-\x7e]+$/.test(common)) return common;
  if (!/^\p{L}$/u.test(character)) return character;
  const [letter] = common.normalize("NFD");
  if (/[A-Za-z]/.test(letter!)) return letter!;
  const alike = SMALL_PRINT[character] ?? unhomoglyph(character).normalize("NFD").replace(/\p{M}/gu, "");
  return /^[A-Za-z]$/.test(alike) ? alike : DIGIT_LIKE[character] ?? character;
}

/** The decimal digits of a script are consecutive, starting at its zero. */
function digitOf(character: string): string {
  const code = character.codePointAt(0)!;
  for (let digit = 0; digit < 10; digit++) {
    const isZero = !/\p{Nd}/u.test(String.fromCodePoint(code - digit - 1));
    if (isZero) return String(digit);
  }
  return String(character.normalize("NFKC"));
}
