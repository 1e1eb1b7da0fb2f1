import type { VerificationFiles, VerificationStatus } from "@hearthpaw/client";
import type { IconName, Tone } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";

type Look = { word: string; tone: Tone; icon: IconName };

/** Each status as its word, color and icon. */
export const LOOKS: Readonly<Record<VerificationStatus, Look>> = {
  "not-started": { word: texts.notStarted, tone: "neutral", icon: "minus" },
  submitted: { word: texts.submittedState, tone: "wait", icon: "clock" },
  "in-review": { word: texts.inReviewState, tone: "wait", icon: "eye" },
  approved: { word: texts.verified, tone: "good", icon: "shield" },
  "needs-info": { word: texts.moreInfoRequested, tone: "accent", icon: "edit" },
  rejected: { word: texts.notApproved, tone: "bad", icon: "warning" },
};

export type DocumentKind = keyof VerificationFiles;

/** The kinds of documents in the order of the form; `name` is the heading of their pictures. */
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
    name: texts.idFront,
    hint: texts.idFrontHint,
    least: 1,
    most: 1,
  },
  {
    kind: "identityBack",
    purpose: "identity-back",
    name: texts.idBack,
    hint: texts.idBackHint,
    least: 1,
    most: 1,
  },
  {
    kind: "rearingArea",
    purpose: "rearing-area",
    name: texts.whereYourPetsLive,
    hint: texts.homePhotosHint,
    least: 1,
    most: 5,
  },
  {
    kind: "registration",
    purpose: "registration",
    name: "Registration",
    hint: texts.registrationHint,
    least: 0,
    most: 2,
  },
];

/** Returns all files of a verification in the order of the form, each with its subject: "ID, front". */
export function filesOf(
  files: VerificationFiles,
): { key: string; name: string; isPdf: boolean; isIdentity: boolean }[] {
  return KINDS.flatMap(({ kind, name }) =>
    files[kind].map((key, index) => ({
      key,
      name: files[kind].length > 1
        ? texts.nameOf({ name, index: index + 1, fileCount: files[kind].length })
        : name,
      isPdf: key.toLowerCase().endsWith(".pdf"),
      isIdentity: kind === "identityFront" || kind === "identityBack",
    }))
  );
}
