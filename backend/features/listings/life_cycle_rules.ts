import type { ListingStatus, VerificationStatus } from "../../platform/db/schema.ts";

export type Actor = "breeder" | "admin" | "system";

/** One row of the life cycle: a possible move, and its actors. */
export type Move = {
  from: readonly ListingStatus[];
  to: ListingStatus;
  who: readonly Actor[];
  /** Only complete listings can make this move. */
  isComplete?: true;
  /** Only for breeders whose listings need no review. */
  isTrusted?: true;
  /** The actor must state a reason. */
  needsReason?: true;
};

const ALL_BUT_RESERVED: readonly ListingStatus[] = [
  "in-progress",
  "in-review",
  "rejected",
  "not-approved-internal",
  "available",
  "temporary-pause",
  "not-available",
  "sold",
  "sold-external",
  "adopted-sold",
];

/** Statuses on the market, or one click of the breeder away from it. */
export const LIVE: readonly ListingStatus[] = ["available", "temporary-pause", "not-available"];

/**
 * The life cycle of a listing. No other moves are possible. A hold is not a status: during a checkout it
 * blocks every move by the breeder, and by staff too.
 */
const LIFE_CYCLE: readonly Move[] = [
  { from: ["in-progress", "rejected"], to: "in-review", who: ["breeder"], isComplete: true },
  // A rejected listing needs another review: trust does not override a rejection of this very listing.
  { from: ["in-progress"], to: "available", who: ["breeder"], isComplete: true, isTrusted: true },
  { from: ["in-review"], to: "available", who: ["admin"], isComplete: true },
  { from: ["in-review"], to: "rejected", who: ["admin"], needsReason: true },
  { from: ["in-review"], to: "not-approved-internal", who: ["admin"], needsReason: true },
  { from: ["not-approved-internal"], to: "in-review", who: ["admin"], needsReason: true },
  { from: ["not-approved-internal"], to: "rejected", who: ["admin"], needsReason: true },
  // Staff took it down. It returns to the market after another review.
  { from: LIVE, to: "not-approved-internal", who: ["admin"], needsReason: true },
  { from: ["available"], to: "temporary-pause", who: ["breeder"] },
  { from: ["available"], to: "not-available", who: ["breeder"] },
  { from: ["available"], to: "sold-external", who: ["breeder"] },
  { from: ["temporary-pause", "not-available"], to: "available", who: ["breeder"], isComplete: true },
  { from: ["available"], to: "reserved", who: ["system"] },
  { from: ["reserved"], to: "sold", who: ["system"] },
  { from: ["reserved"], to: "adopted-sold", who: ["system"] },
  { from: ["reserved"], to: "available", who: ["system"] },
  // Its breeder canceled and keeps it off the site, or must do so because the pet is ill.
  { from: ["reserved"], to: "temporary-pause", who: ["system"] },
  { from: ["reserved"], to: "not-available", who: ["system"] },
  { from: ["sold", "adopted-sold"], to: "available", who: ["admin"], needsReason: true },
  { from: ALL_BUT_RESERVED, to: "no-longer-available", who: ["breeder", "admin"] },
];

/** Facts of a listing that the life cycle depends on. */
export type Standing = {
  status: ListingStatus;
  /** A buyer has it in checkout. */
  isOnHold: boolean;
  /** Missing required fields. */
  missing: readonly string[];
  /** The breeder is verified, and their listings skip the review. */
  isTrusted: boolean;
  /** Verification of the breeder. Unverified breeders cannot sell. */
  verification: VerificationStatus;
  isEmailConfirmed: boolean;
  /** The breeder has read and confirmed the contract and guarantee that buyers accept. */
  isContractConfirmed: boolean;
};

export type Refusal = {
  code:
    | "transition_not_allowed"
    | "pet_on_hold"
    | "listing_incomplete"
    | "reason_missing"
    | "email_not_verified"
    | "breeder_not_verified"
    | "contract_not_confirmed";
  /** Text for the caller. */
  detail: string;
};

/** Returns the reason why this actor cannot make this move now. Undefined if they can. */
export function transitionError(
  listing: Standing,
  to: ListingStatus,
  actor: Actor,
  reason: string | null = null,
): Refusal | undefined {
  const move = LIFE_CYCLE.find((row) =>
    row.to === to && row.from.includes(listing.status) && row.who.includes(actor) &&
    (!row.isTrusted || listing.isTrusted)
  );
  if (!move) {
    return {
      code: "transition_not_allowed",
      detail: `A listing that is ${words(listing.status)} can't become ${words(to)}.`,
    };
  }
  if (listing.isOnHold && actor !== "system") {
    return {
      code: "pet_on_hold",
      detail: "Someone is reserving this pet right now. Try again in a few minutes.",
    };
  }
  if (move.isComplete && listing.missing.length) {
    return {
      code: "listing_incomplete",
      detail: `Still missing: ${listing.missing.map(missingWords).join(", ")}.`,
    };
  }
  const unverified = sellerRefusal(listing, to, actor);
  if (unverified) return unverified;
  if (move.needsReason && !reason) {
    return { code: "reason_missing", detail: "Enter a reason. The breeder reads it, and we keep it." };
  }
  return undefined;
}

/** Instructions for a breeder who must finish verification before submitting listings. */
const TO_SUBMIT: Partial<Record<VerificationStatus, string>> = {
  "not-started": "Verify your identity before you submit a listing. It takes a few photos from your phone.",
  "needs-info": "We need a little more to verify you. Send what we asked for, then submit your listing.",
  rejected: "Your verification wasn't approved. Submit new documents, then submit your listing.",
};

/**
 * Returns a refusal based on the breeder's account. Submitting a listing requires a confirmed email, a
 * submitted verification and a confirmed contract. A listing becomes public only after verification. A
 * listing returned by the system stays hidden with its breeder.
 */
function sellerRefusal(
  { status, verification, isEmailConfirmed, isContractConfirmed }: Pick<
    Standing,
    "status" | "verification" | "isEmailConfirmed" | "isContractConfirmed"
  >,
  to: ListingStatus,
  actor: Actor,
): Refusal | undefined {
  if (actor === "breeder" && to === "in-review") {
    if (!isEmailConfirmed) {
      return {
        code: "email_not_verified",
        detail: "Confirm your email before you submit a listing. Open the link we emailed you.",
      };
    }
    const detail = TO_SUBMIT[verification];
    if (detail) return { code: "breeder_not_verified", detail };
  }
  if (actor === "breeder" && isSubmission(status, to) && !isContractConfirmed) {
    return {
      code: "contract_not_confirmed",
      detail:
        "Read and confirm your contract and health guarantee before you submit a listing. Buyers will hold you to them.",
    };
  }
  if (actor === "system" || to !== "available" || verification === "approved") return undefined;
  return {
    code: "breeder_not_verified",
    detail: actor === "breeder"
      ? "Buyers can find your pets once your identity is verified. Check your verification status."
      : "This breeder isn't verified yet. Decide the verification first.",
  };
}

/** Returns whether a move submits a listing: to staff, or directly to the public for a trusted breeder. */
const isSubmission = (from: ListingStatus, to: ListingStatus): boolean =>
  (from === "in-progress" || from === "rejected") && (to === "in-review" || to === "available");

/**
 * Returns whether a listing becomes public without a review: its breeder is trusted, and staff haven't
 * rejected it.
 */
export function skipsReview({ isTrusted, status }: Pick<Standing, "isTrusted" | "status">): boolean {
  return isTrusted && status !== "rejected";
}

/** Returns the status after submission: in review, or public if the listing skips the review. */
export function submissionStatus(
  standing: Pick<Standing, "isTrusted" | "status">,
): "in-review" | "available" {
  return skipsReview(standing) ? "available" : "in-review";
}

/** Returns the moves offered to a breeder for a listing, each with the reason if it is impossible now. */
export function breederActions(
  listing: Standing,
): { status: ListingStatus; isPossible: boolean; reason: string | null }[] {
  const targets = LIFE_CYCLE.filter((row) =>
    row.who.includes("breeder") && row.from.includes(listing.status) &&
    (!row.isTrusted || listing.isTrusted) &&
    !(row.to === "in-review" && skipsReview(listing))
  ).map(({ to }) => to);
  return targets.map((status) => {
    const refusal = transitionError(listing, status, "breeder");
    return { status, isPossible: refusal === undefined, reason: refusal?.detail ?? null };
  });
}

const BREEDER_LABELS: Record<ListingStatus | "live", string> = {
  "live": "Parent Verified",
  "available": "Available",
  "reserved": "Reserved",
  "sold": "Sold",
  "sold-external": "Sold External",
  "adopted-sold": "Adopted/Sold",
  "not-available": "De-listed",
  "no-longer-available": "No Longer Available",
  "temporary-pause": "Temporary Pause",
  "in-review": "In Review",
  "not-approved-internal": "In Review",
  "rejected": "Needs Review",
  "in-progress": "Draft",
};

/** Returns the label of a status for its breeder. */
export function breederLabel(status: ListingStatus | "live"): string {
  return BREEDER_LABELS[status];
}

/**
 * Returns whether others have seen a listing in this status: changes of its texts or pictures need a review.
 */
export function isApproved(status: ListingStatus): boolean {
  return status === "available" || status === "temporary-pause" || status === "not-available" ||
    status === "reserved";
}

/**
 * Returns whether a breeder may still change facts in this status. Sold and archived listings stay unchanged.
 */
export function isEditable(status: ListingStatus): boolean {
  return isApproved(status) || status === "in-progress" || status === "rejected" || status === "in-review" ||
    status === "not-approved-internal";
}

const words = (status: ListingStatus): string => BREEDER_LABELS[status].toLowerCase();

const MISSING_WORDS: Record<string, string> = {
  name: "the name",
  type: "dog or cat",
  sex: "the sex",
  breed: "the breed",
  birthDate: "the birth date",
  weightLb: "the weight",
  priceCents: "the price",
  imageKeys: "a photo",
};
const missingWords = (field: string): string => MISSING_WORDS[field] ?? field;
