import type { VerificationFiles, VerificationStatus } from "@hearthpaw/client";
import type { IconName, Tone } from "@hearthpaw/ui-kit";

type Look = { word: string; tone: Tone; icon: IconName };

/** Each status as its word, colour and icon. */
export const LOOKS: Readonly<Record<VerificationStatus, Look>> = {
  "not-started": { word: "Not started", tone: "neutral", icon: "minus" },
  submitted: { word: "Submitted", tone: "wait", icon: "clock" },
  "in-review": { word: "In review", tone: "wait", icon: "eye" },
  approved: { word: "Verified", tone: "good", icon: "shield" },
  "needs-info": { word: "More info requested", tone: "accent", icon: "edit" },
  rejected: { word: "Not approved", tone: "bad", icon: "warning" },
};

export type DocumentKind = keyof VerificationFiles;

/** The kinds of documents in the order of the form; `name` stands above pictures. */
export const KINDS: readonly {
  kind: DocumentKind;
  purpose: "identity-front" | "identity-back" | "rearing-area" | "registration";
  name: string;
  hint: string;
  least: number;
  most: number;
}[] = [
  {
    kind: "identityFront",
    purpose: "identity-front",
    name: "ID, front",
    hint: "Driver's license, state ID or passport card. Show all four corners, with nothing covered.",
    least: 1,
    most: 1,
  },
  {
    kind: "identityBack",
    purpose: "identity-back",
    name: "ID, back",
    hint: "The other side of the same ID.",
    least: 1,
    most: 1,
  },
  {
    kind: "rearingArea",
    purpose: "rearing-area",
    name: "Where your pets live",
    hint: "One to five photos: where litters are raised, where they play, where they sleep.",
    least: 1,
    most: 5,
  },
  {
    kind: "registration",
    purpose: "registration",
    name: "Registration",
    hint: "A license, kennel registration or nonprofit documents, if you have them. Photos or a PDF.",
    least: 0,
    most: 2,
  },
];

/** All files of a verification in the order of the form, each with what it shows: "ID, front". */
export function filesOf(
  files: VerificationFiles,
): { key: string; name: string; isPdf: boolean; isIdentity: boolean }[] {
  return KINDS.flatMap(({ kind, name }) =>
    files[kind].map((key, index) => ({
      key,
      name: files[kind].length > 1 ? `${name}, ${index + 1} of ${files[kind].length}` : name,
      isPdf: key.toLowerCase().endsWith(".pdf"),
      isIdentity: kind === "identityFront" || kind === "identityBack",
    }))
  );
}

/** "today" and "last Thursday" within a sentence; dates stay as they are. */
export function inSentence(day: string): string {
  return /^(Today|Yesterday|Tomorrow|Last|Next|In) ?/.test(day)
    ? day.charAt(0).toLowerCase() + day.slice(1)
    : day;
}
