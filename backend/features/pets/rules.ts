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
