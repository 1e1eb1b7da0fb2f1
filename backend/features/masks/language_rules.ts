import { plainOf, type Span } from "./plain_rules.ts";

/**
 * Words for the digits from zero to nine, by language, with alternatives after a slash. English and Spanish
 * are elsewhere, because single words of theirs count too.
 */
const LANGUAGES: readonly string[] = [
  "zéro un/une deux trois quatre cinq six sept huit neuf", // French
  "null eins/ein zwei/zwo drei vier fünf/fuenf sechs sieben acht neun", // German
  "null/nix eens zwee drei vier fimf sex siwwe acht nein", // Pennsylvania Dutch
  "zero um/uma dois/duas três quatro cinco seis/meia sete oito nove", // Portuguese
  "zero uno due tre quattro cinque sei sette otto nove", // Italian
  "nul een twee drie vier vijf zes zeven acht negen", // Dutch
  "zewo en/youn de twa kat senk sis sèt uit/wit nèf", // Haitian Creole
  "không/khong một/mốt hai ba bốn/tư năm/lăm sáu bảy/bẩy tám chín", // Vietnamese
  "ling/dong yi/yao er/liang san si wu liu qi ba jiu", // Mandarin, written in Latin letters
  "ноль/нуль один/одна два/две три четыре пять шесть семь восемь девять", // Russian
  "нуль один/одна два/дві три чотири п'ять/пять шість сім вісім дев'ять/девять", // Ukrainian
  "nol/nul odin dva/dve tri chetyre/chetire pyat/piat shest sem vosem devyat/deviat", // Russian, Latin letters
  "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć", // Polish
  "wala/sero isa dalawa tatlo apat lima anim pito walo siyam", // Tagalog
  "gong/yeong il i sam sa o yuk/ryuk chil pal gu", // Korean, Latin letters
  "zero/rei ichi ni san yon/shi go roku nana/shichi hachi kyu/ku", // Japanese, Latin letters
  "shunya/sifar ek do teen char paanch/panch che/chhah/chah saat aath nau", // Hindi, Latin letters
  "sifr/sifir wahid/wahad ithnan/itnan/tnin thalatha/talata arbaa/arba khamsa sitta saba/sabaa thamania/tamania tisa/tisaa", // Arabic, Latin letters
  "zero unu doi/doua trei patru cinci sase sapte opt noua", // Romanian
  "sıfır/sifir bir iki üç dört beş altı yedi sekiz dokuz", // Turkish
];
/** Digits of each word, by the index of its language. */
const DIGITS_OF = new Map<string, Map<number, string>>();
for (const [language, words] of LANGUAGES.entries()) {
  for (const [digit, spellings] of words.split(" ").entries()) {
    for (const word of spellings.split("/")) {
      const plain = plainOf(word).text.toLowerCase();
      DIGITS_OF.set(plain, (DIGITS_OF.get(plain) ?? new Map<number, string>()).set(language, String(digit)));
    }
  }
}

/** Digits of a phone number, without or with its country. */
const [FEWEST, MOST] = [9, 13];
/** Words among them, so a row of digits alone is read by the other rules. */
const FEWEST_WORDS = 5;
const GAP = /^[^\p{L}\p{N}\p{Sc}%\0]{1,6}$/u;

type Row = Span & { digits: string; words: number };

/** Returns the spans of phone numbers in the digit words of one foreign language, with digits between. */
export function foreignNumbersIn(text: string): Span[] {
  const found: Span[] = [];
  let rows = new Map<number, Row>();
  let last = 0;
  const close = (row: Row) => {
    const isSame = new Set(row.digits).size < 3;
    const { length } = row.digits;
    if (
      row.words >= FEWEST_WORDS && length >= FEWEST && length <= MOST && !isSame &&
      !row.digits.startsWith("123")
    ) {
      found.push({ start: row.start, end: row.end });
    }
  };
  for (const { index, 0: token } of text.matchAll(/\p{L}[\p{L}'’]{0,30}|\d{1,30}/gu)) {
    const isNear = GAP.test(text.slice(last, index));
    const end = index + token.length;
    const next = new Map<number, Row>();
    const digits = /^\d/.test(token);
    const own = digits ? undefined : DIGITS_OF.get(token.toLowerCase());
    const languages = digits ? [...rows.keys()] : [...own?.keys() ?? []];
    for (const language of languages) {
      const row = isNear ? rows.get(language) : undefined;
      if (digits && (!row || token.length > 4)) continue;
      next.set(language, {
        start: row?.start ?? index,
        end,
        digits: (row?.digits ?? "") + (digits ? token : own!.get(language)!),
        words: (row?.words ?? 0) + (digits ? 0 : 1),
      });
    }
    for (const [language, row] of rows) if (!next.has(language)) close(row);
    rows = next;
    last = end;
  }
  for (const row of rows.values()) close(row);
  return found;
}
