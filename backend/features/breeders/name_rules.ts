import unhomoglyph from "unhomoglyph";

/** Words that no honest kennel has anywhere in its name. */
const OFFICIAL = [
  "admin",
  "admins",
  "administrator",
  "administrators",
  "escrow",
  "helpdesk",
  "moderation",
  "moderator",
  "moderators",
  "official",
  "officially",
  "refund",
  "refunds",
  "staff",
  "verification",
  "verified",
];

/** Names of services that a website offers, refused anywhere in a name. */
const OFFICIAL_PHRASES = [
  ...[
    "account",
    "buyer",
    "client",
    "customer",
    "live",
    "member",
    "platform",
    "seller",
    "site",
    "tech",
    "user",
  ]
    .map((whose) => `${whose} support`),
  ...["billing", "fraud", "payment", "payments", "safety", "security", "service", "support", "trust"]
    .map((whose) => `${whose} team`),
  ...["billing", "help", "payment", "payments", "service", "support"].flatMap((whose) =>
    ["center", "department", "desk", "line"].map((place) => `${whose} ${place}`)
  ),
  "customer care",
  "customer service",
  "trust and safety",
  "trust safety",
  "buyer protection",
];

/** A name made only of these and general words names a service: "The Support Team", "Billing & Payments". */
const SERVICES = [
  "billing",
  "help",
  "payment",
  "payments",
  "safety",
  "security",
  "service",
  "services",
  "support",
  "team",
];
const GENERAL = [
  "a",
  "an",
  "and",
  "for",
  "of",
  "our",
  "the",
  "to",
  "with",
  "your",
  "my",
  "us",
  "usa",
  "america",
  "american",
  "account",
  "accounts",
  "adoption",
  "animal",
  "app",
  "breeder",
  "breeders",
  "buyer",
  "buyers",
  "care",
  "center",
  "chat",
  "client",
  "customer",
  "customers",
  "department",
  "desk",
  "email",
  "global",
  "live",
  "market",
  "marketplace",
  "member",
  "members",
  "official",
  "online",
  "pet",
  "pets",
  "platform",
  "puppy",
  "sales",
  "seller",
  "sellers",
  "site",
  "tech",
  "technical",
  "trust",
  "user",
  "users",
  "web",
  "website",
];
/** Our own name, refused anywhere. */
const OURS = "hearthpaw";

/**
 * Returns the words of a name as a reader perceives them: without case, marks, signs and look-alike letters.
 */
function wordsOf(name: string): string[] {
  return plain(name).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/**
 * Returns the skeleton that names share if a reader can mistake them for one another: Unicode TS 39, without
 * case, marks, spaces and signs. Empty for a name without letters and digits.
 */
export function skeletonOf(name: string): string {
  return wordsOf(name).join("");
}

/**
 * Returns the word or phrase that makes a name sound like ours or an official service; undefined for a good
 * name. "Team Taylor Beagles" and "Support Dog Kennels" name kennels; "Support Team" names a service.
 */
export function officialPart(name: string): string | undefined {
  const words = wordsOf(name);
  if (words.join("").includes(skeletonOf(OURS))) return OURS;
  const spoken = withoutGaps(words);
  const isIn = (list: readonly string[], word: string) => list.some((one) => skeletonOf(one) === word);
  // Handles join words, as in "BeaglesOfficial".
  const glued = skeletonOf("official");
  if (spoken.some((word) => word.startsWith(glued) || word.endsWith(glued))) return "official";
  const official = OFFICIAL.find((word) => spoken.includes(skeletonOf(word)));
  if (official) return official;
  const text = ` ${spoken.join(" ")} `;
  const phrase = OFFICIAL_PHRASES.find((one) =>
    text.includes(` ${wordsOf(one).join(" ")} `) || spoken.includes(skeletonOf(one))
  );
  if (phrase) return phrase;
  const isService = spoken.every((word) =>
    isIn(SERVICES, word) || isIn(GENERAL, word) || /^\p{N}+$/u.test(word)
  );
  return isService ? SERVICES.find((service) => spoken.includes(skeletonOf(service))) : undefined;
}

/** Returns words with single letters joined: "s u p p o r t" becomes one word. */
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
 * Returns a name in plain lower case. Capitals resemble other letters than lower case does ("Н" like "H", "I"
 * like "l"), so look-alikes are replaced both before and after lowercasing. "i" then becomes "l" because "I"
 * does.
 */
function plain(name: string): string {
  const once = withoutMarks(unhomoglyph(withoutMarks(name))).toLowerCase();
  return withoutMarks(unhomoglyph(once)).toLowerCase().replaceAll("i", "l");
}
