import type { Kennel } from "./bloodlines.ts";
import type { Days } from "./days.ts";

/** Corrections requested by reviewers. */
const REASONS = [
  "The certificate names another animal. Please upload the right one.",
  "The photo is too dark to see the animal. Please add one taken in daylight.",
  "The registration number has a digit too few. Please check it.",
];

/**
 * Sets the review status of each dam and sire: most are verified, a few wait, and some of them have come
 * back. The first kennel is the demo breeder's, which has one of each. All dams and sires of unverified
 * sellers wait.
 */
export function reviewParents(kennels: readonly Kennel[], days: Days): void {
  let waiting = 0;
  for (const [index, { parents, rows }] of kennels.entries()) {
    const isVerified = rows.breeder.verification === "approved";
    for (const [place, parent] of parents.entries()) {
      const isDemo = index === 0;
      if (!isVerified || (isDemo && (place === 1 || place === 2))) parent.status = "in-review";
      const isLeft = parent.status === "in-review";
      const isRejected = isVerified && isLeft && (isDemo ? place === 2 : ++waiting % 3 === 0);
      if (isRejected) parent.status = "rejected";
      parent.verified_at = isLeft ? null : new Date(parent.created_at.getTime() + 26 * 3_600_000);
      parent.submitted_at = isLeft ? days.at(-1 - (waiting + place) % 4, 15 + place % 5) : parent.created_at;
      parent.review_reason = isRejected ? REASONS[waiting % REASONS.length]! : null;
      parent.public_image_keys = isLeft ? [] : parent.image_keys;
    }
  }
}
