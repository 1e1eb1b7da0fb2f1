import unhomoglyph from "unhomoglyph";

/** Words that only we and official services have in their names. */
const OFFICIAL = [
  ...[
    "admin",
    "admins",
    "administrator",
    "administrators",
    "billing",
    "escrow",
    "helpdesk",
    "moderation",
    "moderator",
  ],
  ...[
    "moderators",
    "official",
    "payments",
    "refund",
    "refunds",
    "staff",
    "support",
    "team",
    "verification",
    "verified",
  ],
];
/** The same of several words. */
const OFFICIAL_PHRASES = [
  "customer care",
  "customer service",
  "help center",
  "help desk",
  "trust and safety",
];
/** Ours, wherever it stands. */
const OURS = "hearthpaw";

/** Returns the words of a name as a reader takes them: without case, marks, signs and look-alike letters. */
function wordsOf(name: string): string[] {
  return plain(name).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/**
 * Returns what two names have in common that a reader can take for one another: the skeleton of Unicode's TS 39 without case,
 * marks, spaces and signs. Empty for a name without letters and digits.
 */
export function skeletonOf(name: string): string {
  return wordsOf(name).join("");
}

/** Returns the word or phrase by which a name sounds like ours or like an official service; undefined for a fine one. */
export function officialPart(name: string): string | undefined {
  const words = wordsOf(name);
  if (words.join("").includes(skeletonOf(OURS))) return OURS;
  const spoken = withoutGaps(words);
  const official = OFFICIAL.find((word) => spoken.includes(skeletonOf(word)));
  if (official) return official;
  const text = ` ${words.join(" ")} `;
  return OFFICIAL_PHRASES.find((phrase) => text.includes(` ${wordsOf(phrase).join(" ")} `));
}

/** Returns words with those of single letters joined: "s u p p o r t" is one. */
function withoutGaps(words: readonly string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const word of words) {
    const isLetter = [...word].length === 1;
    if (isLetter && isOpen) joined.push(`${joined.pop() ?? ""}${word}`);
    else joined.push(word);
    isOpen = isLetter;
  }
  return joined;
}

const withoutMarks = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "");

/**
 * Capitals look like other letters than small ones do ("Н" like "H", "I" like "l"), so look-alikes are replaced before and
 * after case goes. "i" then stands for "l" too, since "I" does.
 */
function plain(name: string): string {
  const once = withoutMarks(unhomoglyph(withoutMarks(name))).toLowerCase();
  return withoutMarks(unhomoglyph(once)).toLowerCase().replaceAll("i", "l");
}
