import type { ChargebackCase } from "@hearthpaw/client";
import type { Tone } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";

type State = ChargebackCase["state"];
type Texts = ChargebackCase["draft"];
export type Use = NonNullable<ChargebackCase["submitted"]>["files"][number]["use"];

/** State of the answer to the bank, for staff and for the breeder. */
export const STATES: Readonly<Record<State, { word: string; tone: Tone }>> = {
  "needs-response": { word: texts.needsEvidence, tone: "wait" },
  "under-review": { word: texts.withTheBank, tone: "neutral" },
  won: { word: texts.won, tone: "good" },
  lost: { word: texts.lost, tone: "bad" },
};

/** The texts that a bank reads, in the order of the form, with the maximum length of each. */
export const TEXTS = [
  { name: "productDescription", label: texts.whatWasSold, rows: 2, most: 20_000 },
  { name: "customerName", label: texts.buyersName, rows: 1, most: 200 },
  { name: "customerEmail", label: texts.buyersEmail, rows: 1, most: 254 },
  { name: "billingAddress", label: texts.billingAddress, rows: 1, most: 500 },
  { name: "serviceDate", label: texts.handOffDate, rows: 1, most: 60 },
  { name: "refundPolicyDisclosure", label: texts.termsAndRefundPolicy, rows: 4, most: 20_000 },
  { name: "explanation", label: texts.whatHappened, rows: 6, most: 20_000 },
] as const satisfies readonly { name: keyof Texts; label: string; rows: number; most: number }[];

/** Uses of a file as evidence. */
export const USES: readonly { value: Use | ""; label: string }[] = [
  { value: "", label: texts.dontSend },
  { value: "contract", label: texts.signedContract },
  { value: "handover", label: texts.handOffProof },
  { value: "messages", label: texts.messagesWithTheBuyer },
  { value: "delivery", label: texts.proofOfDelivery },
  { value: "receipt", label: texts.receipt },
  { value: "refund-policy", label: texts.refundPolicy },
  { value: "other", label: texts.somethingElse },
];
