import type { OwnPetRow, PetDetails } from "../generated/types.ts";
import { breederActions, breederLabel } from "./life_cycle.ts";
import type { OwnRow } from "./own_list_store.ts";
import { missingFields } from "./rules.ts";
import type { OwnListing } from "./store.ts";
import { standingOf } from "./actions.ts";

/** A listing as its breeder and staff see it. The answer is reduced to its schema: what is ours alone stays here. */
export function detailsOf(listing: OwnListing): PetDetails {
  const standing = standingOf(listing);
  return {
    ...listing,
    name: listing.name || null,
    statusLabel: breederLabel(listing.status),
    skipsReview: listing.isTrusted,
    missing: [...standing.missing],
    actions: breederActions(standing),
  } as unknown as PetDetails;
}

/** A line of the breeder's table. */
export function rowOf(row: OwnRow): OwnPetRow {
  const { status, isOnHold, isTrusted } = row;
  return {
    ...row,
    name: row.name || null,
    statusLabel: breederLabel(status),
    actions: breederActions({ status, isOnHold, isTrusted, missing: missingFields(row) }),
  } as unknown as OwnPetRow;
}
