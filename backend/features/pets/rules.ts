import type { ListingStatus } from "../../platform/db/schema.ts";

const VISIBLE: ReadonlySet<ListingStatus> = new Set([
  "available",
  "reserved",
  "sold",
  "sold-external",
  "adopted-sold",
]);

/** What the public gets of a listing in this status: its page, 410 (it was listed once), or 404. */
export function visibility(status: ListingStatus): "visible" | "gone" | "hidden" {
  if (VISIBLE.has(status)) return "visible";
  return status === "no-longer-available" ? "gone" : "hidden";
}

/**
 * No animal leaves its mother sooner, in days: eight weeks, as most states' laws on the sale of puppies and kittens have
 * it.
 */
export const HANDOVER_AGE_DAYS = 56;

const DAY_MS = 86_400_000;

/** Returns the earliest day on which an animal born on this day may go home; both "YYYY-MM-DD". */
export function earliestGoHome(birthDate: string): string {
  return new Date(Date.parse(birthDate) + HANDOVER_AGE_DAYS * DAY_MS).toISOString().slice(0, 10);
}
