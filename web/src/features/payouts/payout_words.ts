import type { Payout, PayoutAccount } from "@hearthpaw/client";

export const STATUS: Readonly<
  Record<Payout["status"], { word: string; tone: "good" | "wait" | "bad" | "neutral" }>
> = {
  "pending": { word: "Preparing", tone: "wait" },
  "on-the-way": { word: "On the way", tone: "wait" },
  "paid": { word: "Paid", tone: "good" },
  "failed": { word: "Returned", tone: "bad" },
  "frozen": { word: "On hold", tone: "neutral" },
};

/** What the state of the account means for the breeder, and the button that helps. */
export const ACCOUNT: Readonly<
  Record<PayoutAccount["status"], { title: string; text: string; go: string; isUrgent: boolean }>
> = {
  "none": {
    title: "Set up payouts",
    text: "Add your bank account to get paid. You'll enter it on our payment provider's site.",
    go: "Set up payouts",
    isUrgent: true,
  },
  "incomplete": {
    title: "Finish setting up payouts",
    text:
      "Our payment provider still needs some details from you. Until then your money stays in your available funds.",
    go: "Continue setup",
    isUrgent: true,
  },
  "ready": {
    title: "Payouts are on",
    text: "We send your available funds to your bank every day.",
    go: "Update bank details",
    isUrgent: false,
  },
  "restricted": {
    title: "Payouts are on hold",
    text:
      "Our payment provider has put payouts to your account on hold. Check your details there, or contact support.",
    go: "Check details",
    isUrgent: true,
  },
  "bank-failed": {
    title: "Your bank returned a payout",
    text: "The money is back in your available funds. Update your bank details, and we'll send it again.",
    go: "Update bank details",
    isUrgent: true,
  },
};

const REQUIREMENTS: readonly (readonly [begins: string, words: string])[] = [
  ["external_account", "Your bank account"],
  ["individual.verification.document", "A photo of your ID"],
  ["individual.verification", "Proof of your identity"],
  ["individual.id_number", "Your Social Security number"],
  ["individual.ssn_last_4", "The last 4 digits of your Social Security number"],
  ["individual.address", "Your address"],
  ["individual.dob", "Your date of birth"],
  ["individual.email", "Your email"],
  ["individual.phone", "Your phone number"],
  ["individual", "Your personal details"],
  ["company", "Your business details"],
  ["business", "Your business details"],
  ["representative", "Your business's representative"],
  ["tos_acceptance", "The provider's terms"],
];

/** What the provider asks for, in words, each once. */
export function requirementWords(requirements: readonly string[]): string[] {
  const words = requirements.map((name) =>
    REQUIREMENTS.find(([begins]) => name.startsWith(begins))?.[1] ?? "More details"
  );
  return [...new Set(words)];
}
