import type { Listing } from "./listing.ts";

/** Number of the youngest listings that wait for the review together with their seller's documents. */
const MOST_WAITING = 3;
/** Age in days above which animals were weaned long ago, so they stay drafts. */
const OLDEST = 140;

/**
 * Reduces the listings of unverified sellers to the possible states: drafts, and a few that wait for the
 * review if the documents have been submitted. They were never public, so they have no views and no history.
 */
export function holdBack(listings: readonly Listing[]): void {
  const waiting = new Map<string, number>();
  for (const one of [...listings].sort((a, b) => b.goHomeOn - a.goHomeOn)) {
    const { pet, rows: { breeder }, images, timeline } = one;
    if (breeder.verification === "approved") continue;
    const count = waiting.get(breeder.id) ?? 0;
    const hasSubmitted = breeder.verification === "submitted" || breeder.verification === "in-review";
    const isComplete = pet.name !== "" && pet.sex !== null && pet.price_cents !== null &&
      pet.weight_lb !== null &&
      images.length > 0;
    const isWaiting = hasSubmitted && isComplete && count < MOST_WAITING && timeline.createdOn > -OLDEST;
    if (isWaiting) waiting.set(breeder.id, count + 1);
    pet.status = isWaiting ? "in-review" : "in-progress";
    pet.listed_at = null;
    pet.sold_at = null;
    pet.submitted_at = isWaiting ? pet.updated_at : null;
    Object.assign(one.counters, { views: 0, shares: 0 });
    const never = { listedOn: null, listedHour: 0, reservedOn: null, soldOn: null };
    one.timeline = { ...never, createdOn: timeline.createdOn, changedOn: timeline.createdOn };
  }
}
