import type { Kysely } from "kysely";
import type {
  Database,
  FraudRuleName,
  ListingStatus,
  StaffRank,
  TraceKind,
} from "../../platform/db/schema.ts";

/** Days after which an unseen trace is deleted. */
export const TRACE_DAYS = 730;
/** Maximum number of findings per check of a rule: further cases would add nothing new. */
export const MOST_FINDINGS = 20;

/** Configured thresholds of the rules. */
export type Limits = { pricePercent: number; priceListings: number; photoBits: number };

/** Seller or listing that a rule checks. */
export type SellerSubject = { breederId: string; hashes: readonly Uint8Array[]; label: string };
export type ListingSubject = { breederId: string; petId: string };

/** A pair of sellers or one listing that a rule sets aside until staff decide. */
export type Finding = {
  /** Null for a rule about a single listing. */
  otherBreederId: string | null;
  otherPetId: string | null;
  /** Listing's price in cents if the rule is about the price; otherwise null. */
  priceCents: number | null;
  /** Text for staff. It names no person: the case shows both sides. */
  evidence: string;
};

/** A fraud rule: one query for its evidence, and a pure decision about it. Each rule has its own file. */
export type FraudRule<Subject, Evidence> = {
  name: FraudRuleName;
  findEvidence: (db: Kysely<Database>, subject: Subject, limits: Limits) => Promise<Evidence>;
  decide: (evidence: Evidence, subject: Subject, limits: Limits) => Finding[];
};

/** Rules that put a seller's payouts on hold. */
export const MONEY_RULES: readonly FraudRuleName[] = [
  ...["same_payout_account", "same_identity_document", "same_device", "same_phone"] as const,
];
/** Rules that set a listing aside. */
export const LISTING_RULES: readonly FraudRuleName[] = ["photo_of_another_seller", "price_far_below"];

/** Returns the rules whose cases staff of this rank resolve. */
export function rulesFor(rank: StaffRank | null): readonly FraudRuleName[] {
  if (rank === "admin") return [...MONEY_RULES, ...LISTING_RULES];
  return rank === "finance" ? MONEY_RULES : rank === "moderator" ? LISTING_RULES : [];
}

/** Rule that compares each kind of trace. */
export const RULE_OF = {
  "payout-account": "same_payout_account",
  "identity-document": "same_identity_document",
  "device": "same_device",
  "phone": "same_phone",
} as const satisfies Record<TraceKind, FraudRuleName>;

/** Another seller with the same trace. */
export type SharedTrace = { breederId: string; firstSeenAt: Date };

/**
 * Returns findings about sellers who share a trace, with this evidence text. Only the later seller is
 * affected, so a seller cannot stop another seller's payouts by copying their details.
 */
export function sharedFindings(
  { own, others }: { own: Date; others: readonly SharedTrace[] },
  evidence: string,
): Finding[] {
  return others.filter(({ firstSeenAt }) => firstSeenAt <= own)
    .map(({ breederId }) => ({
      otherBreederId: breederId,
      otherPetId: null,
      priceCents: null,
      evidence,
    }));
}

const LIVE = ["available", "temporary-pause", "not-available"] as const;

/**
 * Returns the move that sets a listing aside: `resumes` is the status to return to when the case is cleared.
 * Undefined for a listing with a sale in progress or one that is not public; it stays as it is.
 */
export function asideMove(
  status: ListingStatus,
  isOnHold: boolean,
): { to: "not-approved-internal"; resumes: (typeof LIVE)[number] } | undefined {
  const live = LIVE.find((one) => one === status);
  return live === undefined || isOnHold ? undefined : { to: "not-approved-internal", resumes: live };
}

/** Returns whether a cleared case about a price reopens because staff have not seen a price this low. */
export function isNewPrice(seenCents: number | null, priceCents: number | null): boolean {
  return seenCents !== null && priceCents !== null && priceCents < seenCents;
}

/** Returns whether staff may make a decision in a status. A confirmed case may turn out to be wrong. */
export function mayDecide(status: "open" | "kept" | "cleared", decision: "keep" | "clear"): boolean {
  return status === "open" || (status === "kept" && decision === "clear");
}
