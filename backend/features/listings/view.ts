import type { OwnPetRow, PetDetails } from "../../generated/types.ts";
import { breederActions, breederLabel, skipsReview } from "./life_cycle_rules.ts";
import type { OwnRow } from "./own_list_store.ts";
import { missingFields } from "./rules.ts";
import type { OwnListing } from "./store.ts";
import { goHomeDay } from "../pets/rules.ts";
import { breederWords, saleRefusal } from "../state_rules/rules.ts";
import { standingOf } from "./actions.ts";

/**
 * Returns a listing as its breeder and staff see it. The response keeps only the fields of its schema, which
 * drops internal ones.
 */
export function detailsOf(listing: OwnListing): PetDetails {
  const standing = standingOf(listing);
  return {
    ...listing,
    name: listing.name || null,
    statusLabel: breederLabel(listing.status),
    skipsReview: skipsReview(listing),
    missing: [...standing.missing],
    events: listing.events.map((event) => ({ ...event, statusLabel: breederLabel(event.status) })),
    actions: breederActions(standing),
    ...saleNotice(listing),
  };
}

/** Returns the reason why state law bars the sale of a listing that is, or may become, available. */
function saleNotice(listing: OwnListing): Pick<PetDetails, "saleNotice"> {
  const { status, birthDate, goHomeDate: typed } = listing;
  // A draft without a birth date reports it as missing anyway.
  if (birthDate === null || !SELLABLE.has(status)) return {};
  const refusal = saleRefusal(listing.rules, { ...listing, goHomeDate: goHomeDay({ birthDate, typed }) });
  return refusal ? { saleNotice: breederWords(refusal, { ...listing, birthDate }) } : {};
}

const SELLABLE: ReadonlySet<string> = new Set([
  "in-progress",
  "rejected",
  "in-review",
  "not-approved-internal",
  "available",
  "temporary-pause",
  "not-available",
]);

/**
 * Returns a listing as its breeder sees it, without internal events: staff setting it aside, or taking that
 * back.
 */
export function ownDetailsOf(listing: OwnListing): PetDetails {
  const details = detailsOf(listing);
  const isInternal = ({ status, actor }: PetDetails["events"][number]) =>
    status === "not-approved-internal" || (status === "in-review" && actor === "admin");
  return { ...details, events: details.events.filter((event) => !isInternal(event)) };
}

/** Returns a line of the breeder's table. */
export function rowOf(row: OwnRow): OwnPetRow {
  return {
    ...row,
    name: row.name || null,
    statusLabel: breederLabel(row.status),
    actions: breederActions({ ...row, missing: missingFields(row) }),
  };
}
