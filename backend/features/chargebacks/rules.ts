import type { ChargebackState, EvidenceTexts } from "../../generated/types.ts";
import { formatCents } from "../../platform/money.ts";
import { dayIn, dayWords } from "../places/zone_rules.ts";

const MOST_ITEMS = 40;
const MOST_FILES = 40;
/** Provider's maximum total size of files, in bytes. */
export const MOST_BYTES = 4.5 * 1_048_576;
/** Milliseconds for which a submission in progress blocks others: the provider's answer may still arrive. */
export const TRY_MS = 120_000;

export type Standing = {
  status: "inquiry" | "open" | "won" | "lost";
  dueAt: Date | null;
  submittedAt: Date | null;
  now: Date;
};

/** Returns the state of an answer to the bank. */
export function stateOf({ status, submittedAt }: Pick<Standing, "status" | "submittedAt">): ChargebackState {
  if (status === "won" || status === "lost") return status;
  return submittedAt ? "under-review" : "needs-response";
}

/** Returns the reason why evidence is no longer accepted; undefined while it is. */
export function refusalOf(
  standing: Standing,
): "chargeback_closed" | "evidence_submitted" | "evidence_too_late" | undefined {
  const { dueAt, now } = standing;
  const state = stateOf(standing);
  if (state === "won" || state === "lost") return "chargeback_closed";
  if (state === "under-review") return "evidence_submitted";
  return dueAt !== null && now > dueAt ? "evidence_too_late" : undefined;
}

/** Returns whether one more item with `files` files fits. */
export function hasRoom(items: readonly { file_keys: readonly string[] }[], files: number): boolean {
  const kept = items.reduce((sum, { file_keys }) => sum + file_keys.length, 0);
  return items.length < MOST_ITEMS && kept + files <= MOST_FILES;
}

/** Dates for the bank include the year. */
const NO_YEAR = "-";
export type KnownFacts = {
  number: string;
  petName: string;
  petType: "Dog" | "Cat" | null;
  sellerName: string;
  priceCents: number;
  /** Names of contested add-ons bought after the reservation; null if the pet's own sale is contested. */
  addOns: readonly string[] | null;
  buyerName: string;
  buyerEmail: string;
  address:
    | { line1: string; line2?: string | null; city: string; state: string; postalCode: string }
    | undefined;
  timeZone: string;
  goHomeDate: string | null;
  depositRefundPercent: number;
  paidCents: number;
  refundedCents: number;
  paidAt: Date | null;
  handedOverAt: Date | null;
  completedAt: Date | null;
  acceptedAt: Date | null;
  termsVersion: string | null;
  contract: { version: number; hash: string } | undefined;
};

/**
 * Drafts the evidence for the bank from the product's records of a contested sale: the pet, the accepted
 * terms with their time, and the hand-off. It contains nothing from the messages between buyer and breeder.
 */
export function draftOf(facts: KnownFacts): EvidenceTexts {
  const day = (at: Date) => dayWords(dayIn(facts.timeZone, at), NO_YEAR);
  const { handedOverAt, completedAt, acceptedAt, paidAt, address, contract, refundedCents } = facts;
  const served = handedOverAt ?? completedAt;
  const what = facts.petType === null ? "" : `, a ${facts.petType.toLowerCase()}`;
  const pet = facts.petName || "The pet";
  if (facts.addOns) return addOnDraft(facts, facts.addOns, pet, address, day);
  return {
    productDescription: `${pet}${what}, sold by ${facts.sellerName} on Hearthpaw for ${
      formatCents(facts.priceCents)
    } (reservation ${facts.number}).`,
    customerName: facts.buyerName,
    customerEmail: facts.buyerEmail,
    ...billingOf(address),
    ...(served ? { serviceDate: day(served) } : {}),
    refundPolicyDisclosure: [
      acceptedAt
        ? `On ${
          day(acceptedAt)
        }, before paying, the buyer accepted the seller's sale contract and health guarantee` +
          `${
            contract ? ` (version ${contract.version}, SHA-256 ${contract.hash})` : ""
          } and Hearthpaw's terms` +
          `${facts.termsVersion ? ` (version ${facts.termsVersion})` : ""}.`
        : "",
      "The refund policy was shown at checkout: a full refund within 48 hours of paying or when the seller cancels; " +
      `after that, ${facts.depositRefundPercent}% of the deposit and everything else that was paid.`,
    ].filter(Boolean).join(" "),
    explanation: [
      paidAt ? `The buyer paid ${formatCents(facts.paidCents)} for ${pet}, first on ${day(paidAt)}.` : "",
      handedOverAt
        ? `The buyer confirmed on ${day(handedOverAt)} in their own account that ${pet} is with them.`
        : completedAt
        ? `The seller completed the sale on ${day(completedAt)}.`
        : facts.goHomeDate
        ? `${pet} can go home from ${
          dayWords(facts.goHomeDate, NO_YEAR)
        }; the buyer has not confirmed the hand-off.`
        : "",
      refundedCents > 0 ? `${formatCents(refundedCents)} has been refunded.` : "",
    ].filter(Boolean).join(" "),
  };
}

/** Drafts the same for add-ons bought after the reservation: Hearthpaw's own sale, under its own terms. */
function addOnDraft(
  facts: KnownFacts,
  addOns: readonly string[],
  pet: string,
  address: KnownFacts["address"],
  day: (at: Date) => string,
): EvidenceTexts {
  const { paidAt, handedOverAt, refundedCents } = facts;
  const paid = formatCents(facts.paidCents);
  return {
    productDescription: `Add-ons for ${pet}: ${
      addOns.join(", ")
    }. Sold by Hearthpaw for ${paid} after the reservation (${facts.number}).`,
    customerName: facts.buyerName,
    customerEmail: facts.buyerEmail,
    ...billingOf(address),
    ...(handedOverAt ? { serviceDate: day(handedOverAt) } : {}),
    refundPolicyDisclosure:
      "The price with fee and tax was shown before paying, and that add-ons which haven't been delivered are refunded in " +
      "full when the reservation is canceled.",
    explanation: [
      paidAt ? `The buyer paid ${paid} for these add-ons on ${day(paidAt)}.` : "",
      handedOverAt
        ? `The buyer confirmed on ${day(handedOverAt)} in their own account that ${pet} is with them.`
        : "",
      refundedCents > 0 ? `${formatCents(refundedCents)} has been refunded.` : "",
    ].filter(Boolean).join(" "),
  };
}

function billingOf(address: KnownFacts["address"]): Pick<EvidenceTexts, "billingAddress"> {
  if (!address) return {};
  const { line1, line2, city, state, postalCode } = address;
  return { billingAddress: [line1, line2, city, `${state} ${postalCode}`].filter(Boolean).join(", ") };
}
