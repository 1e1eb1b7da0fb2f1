import type { OwnPetRow, PetDetails } from "../../generated/types.ts";
import { breederActions, breederLabel, skipsReview } from "./life_cycle_rules.ts";
import type { OwnRow } from "./own_list_store.ts";
import { missingFields } from "./rules.ts";
import type { OwnListing } from "./store.ts";
import { goHomeDay } from "../pets/rules.ts";
import { breederWords, saleRefusal } from "../state_rules/rules.ts";
import { standingOf } from "./actions.ts";

/** A listing as its breeder and staff see it. The answer is reduced to its schema: what is ours alone stays here. */
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

/** Why the law of where it is sold from keeps buyers from reserving a listing that is, or may become, available. */
function saleNotice(listing: OwnListing): Pick<PetDetails, "saleNotice"> {
  const { status, birthDate, goHomeDate: typed } = listing;
  // A draft without a birth date lacks it anyway.
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

/** A listing as its breeder sees it: what staff say among themselves when they set one aside, or take it back, is not there. */
export function ownDetailsOf(listing: OwnListing): PetDetails {
  const details = detailsOf(listing);
  const isInternal = ({ status, actor }: PetDetails["events"][number]) =>
    status === "not-approved-internal" || (status === "in-review" && actor === "admin");
  return { ...details, events: details.events.filter((event) => !isInternal(event)) };
}

/** A line of the breeder's table. */
export function rowOf(row: OwnRow): OwnPetRow {
  return {
    ...row,
    name: row.name || null,
    statusLabel: breederLabel(row.status),
    actions: breederActions({ ...row, missing: missingFields(row) }),
  };
}
