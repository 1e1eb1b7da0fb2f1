import type { ListingStatus } from "../../platform/db/schema.ts";
import { formatCents } from "../../platform/money.ts";

/** A favorite's pet now, beside the price and status of which its person was last told. */
export type FavoriteFacts = {
  petName: string;
  status: ListingStatus;
  priceCents: number | null;
  toldStatus: ListingStatus | null;
  toldPriceCents: number | null;
  /** Whether the reservation is the person's own. */
  isOwnReservation: boolean;
};

export type FavoriteNews = {
  kind: "price" | "reserved" | "available" | "ready";
  title: string;
  text: string;
};

/**
 * Returns the news of a favorite; undefined if there is none, or if the pet is from before the news were
 * kept. A pet that becomes available again comes before its price.
 */
export function newsOf(facts: FavoriteFacts): FavoriteNews | undefined {
  const { petName, status, priceCents, toldStatus, toldPriceCents, isOwnReservation } = facts;
  if (toldStatus === null) return undefined;
  if (status === "available" && toldStatus !== "available") {
    return {
      kind: "available",
      title: `${petName} is available again`,
      text: `${petName} is one of your favorites, and can be reserved now.`,
    };
  }
  if (status === "reserved" && toldStatus === "available" && !isOwnReservation) {
    return {
      kind: "reserved",
      title: `${petName} is reserved`,
      text: `Someone reserved ${petName}. We'll let you know if ${petName} becomes available again.`,
    };
  }
  if (status !== "available" || priceCents === null || toldPriceCents === null) return undefined;
  if (priceCents >= toldPriceCents) return undefined;
  return {
    kind: "price",
    title: `${petName}'s price dropped by ${formatCents(toldPriceCents - priceCents)}`,
    text: `It was ${formatCents(toldPriceCents)} and is ${
      formatCents(priceCents)
    } now, plus the 3% service fee.`,
  };
}

/** Returns the reminder of a favorite that may go home within a week. `day` is "Friday, November 21". */
export const readyNews = (petName: string, day: string): FavoriteNews => ({
  kind: "ready",
  title: `${petName} is almost ready to go home`,
  text: `${petName} is one of your favorites, is still available, and can go home starting ${day}.`,
});
