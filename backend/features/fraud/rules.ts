import type { Kysely } from "kysely";
import type {
  Database,
  FraudRuleName,
  ListingStatus,
  StaffRank,
  TraceKind,
} from "../../platform/db/schema.ts";

/** Number of days after which a trace that wasn't seen again is deleted. */
export const TRACE_DAYS = 730;
/** Findings that one look of a rule may return: more cases than that say nothing new. */
export const MOST_FINDINGS = 20;

/** Thresholds of the rules, as configured. */
export type Limits = { pricePercent: number; priceListings: number; photoBits: number };

/** The seller or listing that a rule looks at. */
export type SellerSubject = { breederId: string; hashes: readonly Uint8Array[]; label: string };
export type ListingSubject = { breederId: string; petId: string };

/** A pair of sellers or one listing that a rule sets aside until staff have looked. */
export type Finding = {
  /** Null for a rule about one listing alone. */
  otherBreederId: string | null;
  otherPetId: string | null;
  /** The listing's price, where the rule is about it, in cents. */
  priceCents: number | null;
  /** Words for staff. They name no person: the case shows both sides. */
  evidence: string;
};

/** A fraud rule: one query that finds its evidence, and a pure decision about it. One file each. */
export type FraudRule<Subject, Evidence> = {
  name: FraudRuleName;
  findEvidence: (db: Kysely<Database>, subject: Subject, limits: Limits) => Promise<Evidence>;
  decide: (evidence: Evidence, subject: Subject, limits: Limits) => Finding[];
};

/** Rules that set a seller's payouts aside. */
export const MONEY_RULES: readonly FraudRuleName[] = [
  ...["same_payout_account", "same_identity_document", "same_device", "same_phone"] as const,
];
/** Rules that set a listing aside. */
export const LISTING_RULES: readonly FraudRuleName[] = ["photo_of_another_seller", "price_far_below"];

/** Rules whose cases staff of this rank resolve. */
export function rulesFor(rank: StaffRank | null): readonly FraudRuleName[] {
  if (rank === "admin") return [...MONEY_RULES, ...LISTING_RULES];
  return rank === "finance" ? MONEY_RULES : rank === "moderator" ? LISTING_RULES : [];
}

/** The rule that compares each kind of trace. */
export const RULE_OF = {
  "payout-account": "same_payout_account",
  "identity-document": "same_identity_document",
  "device": "same_device",
  "phone": "same_phone",
} as const satisfies Record<TraceKind, FraudRuleName>;

/** Another seller with the same trace. */
export type SharedTrace = { breederId: string; firstSeenAt: Date };

/**
 * Findings about sellers who share a trace, in these words. Only a seller who came second is set aside: nobody can stop the payouts
 * of another by copying their details.
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
 * Returns how a listing is set aside: `resumes` names the status that it returns to when the case is cleared. A listing with a sale
 * on stays as it is, and so does one that the public doesn't see.
 */
export function asideMove(
  status: ListingStatus,
  isOnHold: boolean,
): { to: "not-approved-internal"; resumes: (typeof LIVE)[number] } | undefined {
  const live = LIVE.find((one) => one === status);
  return live === undefined || isOnHold ? undefined : { to: "not-approved-internal", resumes: live };
}

/** Whether a cleared case about a price is open again: staff have not seen a price this low. */
export function isNewPrice(seenCents: number | null, priceCents: number | null): boolean {
  return seenCents !== null && priceCents !== null && priceCents < seenCents;
}

/** Decisions by the status that they lead from. A confirmed case may turn out to be wrong. */
export function mayDecide(status: "open" | "kept" | "cleared", decision: "keep" | "clear"): boolean {
  return status === "open" || (status === "kept" && decision === "clear");
}
