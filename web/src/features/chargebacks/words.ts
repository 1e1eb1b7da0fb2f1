import type { ChargebackCase } from "@hearthpaw/client";
import type { Tone } from "@hearthpaw/ui-kit";

type State = ChargebackCase["state"];
type Texts = ChargebackCase["draft"];
export type Use = NonNullable<ChargebackCase["submitted"]>["files"][number]["use"];

/** Where the answer to the bank stands, for staff and for the breeder. */
export const STATES: Readonly<Record<State, { word: string; tone: Tone }>> = {
  "needs-response": { word: "Needs evidence", tone: "wait" },
  "under-review": { word: "With the bank", tone: "neutral" },
  won: { word: "Won", tone: "good" },
  lost: { word: "Lost", tone: "bad" },
};

/** The texts that a bank reads, in the order of the form, with the most letters of each. */
export const TEXTS = [
  { name: "productDescription", label: "What was sold", rows: 2, most: 20_000 },
  { name: "customerName", label: "Buyer's name", rows: 1, most: 200 },
  { name: "customerEmail", label: "Buyer's email", rows: 1, most: 254 },
  { name: "billingAddress", label: "Billing address", rows: 1, most: 500 },
  { name: "serviceDate", label: "Date of the hand-off", rows: 1, most: 60 },
  { name: "refundPolicyDisclosure", label: "Terms and refund policy", rows: 4, most: 20_000 },
  { name: "explanation", label: "What happened", rows: 6, most: 20_000 },
] as const satisfies readonly { name: keyof Texts; label: string; rows: number; most: number }[];

/** What a file can prove. */
export const USES: readonly { value: Use | ""; label: string }[] = [
  { value: "", label: "Don't send" },
  { value: "contract", label: "Signed contract" },
  { value: "handover", label: "Proof of the hand-off" },
  { value: "messages", label: "Messages with the buyer" },
  { value: "delivery", label: "Proof of delivery" },
  { value: "receipt", label: "Receipt" },
  { value: "refund-policy", label: "Refund policy" },
  { value: "other", label: "Something else" },
];
