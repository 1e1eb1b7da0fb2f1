import type { Payout, PayoutAccount, PayoutWait } from "@hearthpaw/client";
import * as texts from "./texts.ts";

export const STATUS: Readonly<
  Record<Payout["status"], { word: string; tone: "good" | "wait" | "bad" | "neutral" }>
> = {
  "pending": { word: texts.preparing, tone: "wait" },
  "on-the-way": { word: texts.onTheWay, tone: "wait" },
  "paid": { word: texts.paid, tone: "good" },
  "failed": { word: texts.returned, tone: "bad" },
  "frozen": { word: texts.onHold, tone: "neutral" },
};

/** Reasons why earnings have not been paid out yet. */
export const WAITS: Readonly<Record<PayoutWait["reason"], string>> = {
  "account": texts.waitsForAccount,
  "bank": texts.waitsForBank,
  "being-checked": texts.waitsForCheck,
  "contested": texts.waitsForCase,
  "minimum": texts.waitsForMinimum,
  "next-run": texts.waitsForNextRun,
  "owed": texts.waitsOwed,
  "provider": texts.waitsForProvider,
  "returning": texts.waitsReturning,
  "suspended": texts.waitsSuspended,
  "under-way": texts.waitsForOther,
};

/** Meaning of the account's state for the breeder, and the button that helps. */
export const ACCOUNT: Readonly<
  Record<PayoutAccount["status"], { title: string; text: string; go: string; isUrgent: boolean }>
> = {
  "none": {
    title: texts.setUpPayouts,
    text: texts.setUpPayoutsHint,
    go: texts.setUpPayouts,
    isUrgent: true,
  },
  "incomplete": {
    title: texts.finishSettingUpPayouts,
    text: texts.finishSettingUpHint,
    go: texts.continueSetup,
    isUrgent: true,
  },
  "ready": {
    title: texts.payoutsAreOn,
    text: texts.payoutsAreOnHint,
    go: texts.updateBankDetails,
    isUrgent: false,
  },
  "restricted": {
    title: texts.payoutsAreOnHold,
    text: texts.payoutsAreOnHoldHint,
    go: texts.checkDetails,
    isUrgent: true,
  },
  "bank-failed": {
    title: texts.yourBankReturnedAPayout,
    text: texts.payoutReturnedHint,
    go: texts.updateBankDetails,
    isUrgent: true,
  },
};

const REQUIREMENTS: readonly (readonly [begins: string, words: string])[] = [
  ["external_account", texts.yourBankAccount],
  ["individual.verification.document", texts.aPhotoOfYourId],
  ["individual.verification", texts.proofOfYourIdentity],
  ["individual.id_number", texts.yourSocialSecurityNumber],
  ["individual.ssn_last_4", texts.last4SsnDigits],
  ["individual.address", texts.yourAddress],
  ["individual.dob", texts.yourDateOfBirth],
  ["individual.email", texts.yourEmail],
  ["individual.phone", texts.yourPhoneNumber],
  ["individual", texts.yourPersonalDetails],
  ["company", texts.yourBusinessDetails],
  ["business", texts.yourBusinessDetails],
  ["representative", texts.yourBusinesssRepresentative],
  ["tos_acceptance", texts.theProvidersTerms],
];

/** Returns the provider's requirements in words, each once. */
export function requirementWords(requirements: readonly string[]): string[] {
  const words = requirements.map((name) =>
    REQUIREMENTS.find(([begins]) => name.startsWith(begins))?.[1] ?? texts.moreDetails
  );
  return [...new Set(words)];
}
