import type { ListOwnPetsInput, OwnPetRow, PetStatus, StatusCount } from "@hearthpaw/client";
import { statusLook } from "@hearthpaw/ui-kit";
import { one } from "../../lib/addresses.ts";
import { type SearchParams, stringifySearch } from "../../lib/search_params.ts";
import * as texts from "./texts.tsx";

/** Rules of the list of own pets: reading the address, the tabs, and the actions for a row. */

/**
 * Statuses that read alike for a breeder share a tab. The order follows a listing's life; urgent work comes
 * first.
 */
const TABS: readonly (readonly [PetStatus, ...PetStatus[]])[] = [
  ["rejected"],
  ["in-progress"],
  ["in-review", "not-approved-internal"],
  ["available"],
  ["reserved"],
  ["temporary-pause"],
  ["not-available"],
  ["sold"],
  ["adopted-sold"],
  ["sold-external"],
  ["no-longer-available"],
];

export const SORTS = {
  updated: texts.recentlyUpdated,
  name: "Name",
  price: texts.highestPrice,
  views: texts.mostViews,
} as const;
export type Sort = keyof typeof SORTS;

/** The request in the address. `find` is not called `q`, since the header's search of pets shows `q`. */
export type Asked = { status?: PetStatus; find?: string; sort?: Sort };

/** Reads the address; invalid values are left out. */
export function askedOf(search: SearchParams): { asked: Asked; filter: ListOwnPetsInput } {
  const status = one(search.status);
  const tab = TABS.find(([first]) => first === status);
  const find = one(search.find)?.trim().slice(0, 80) || undefined;
  const wanted = one(search.sort) ?? "";
  const sort = Object.hasOwn(SORTS, wanted) && wanted !== "updated" ? wanted as Sort : undefined;
  return {
    asked: {
      ...(tab ? { status: tab[0] } : {}),
      ...(find ? { find } : {}),
      ...(sort ? { sort } : {}),
    },
    filter: {
      ...(tab ? { status: [...tab] } : {}),
      ...(find ? { q: find } : {}),
      ...(sort ? { sort } : {}),
    },
  };
}

export const hrefOf = (asked: Asked): string => `/breeder/pets${stringifySearch(asked)}`;

export type PetsTab = { status: PetStatus | undefined; label: string; count: number };

/** Returns the tabs: all, then each status in use; the chosen one stays even if it has become empty. */
export function tabsOf(counts: readonly StatusCount[], chosen: PetStatus | undefined): PetsTab[] {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const tabs = TABS.flatMap((statuses): PetsTab[] => {
    const here = counts.filter(({ status }) => (statuses as readonly string[]).includes(status));
    const count = here.reduce((sum, each) => sum + each.count, 0);
    const label = here[0]?.label ?? statusLook(statuses[0]).word;
    return count > 0 || statuses[0] === chosen ? [{ status: statuses[0], label, count }] : [];
  });
  return [{ status: undefined, label: texts.all, count: total }, ...tabs];
}

/** Returns the name of a listing, which may not have one yet. */
export const nameOf = ({ name }: Pick<OwnPetRow, "name">): string => name ?? texts.unnamedDraft;

export type MoveTo =
  | "available"
  | "in-review"
  | "temporary-pause"
  | "not-available"
  | "sold-external"
  | "no-longer-available";

/** Returns the button's label for a move from this status. */
export function moveWord(to: MoveTo, from: PetStatus): string {
  if (to === "available") {
    return from === "in-progress" || from === "rejected" ? texts.publish : texts.publishAgain;
  }
  return {
    "in-review": from === "rejected" ? texts.submitAgain : texts.submitForReview,
    "temporary-pause": texts.pause,
    "not-available": texts.deList,
    "sold-external": texts.placedElsewhere,
    "no-longer-available": texts.archive,
  }[to];
}

/** Returns why a listing can't be deleted, as far as the list knows; the server also knows its history. */
export function deletionError(
  { status, isOnHold }: Pick<OwnPetRow, "status" | "isOnHold">,
): string | undefined {
  if (isOnHold) return texts.onHoldRefused;
  if (["reserved", "sold", "adopted-sold", "sold-external"].includes(status)) {
    return texts.deleteRefused;
  }
  return undefined;
}

export type BulkAction = "pause" | "publish" | "archive" | "delete";

/** Returns the move that a bulk action makes with this row, or why it makes none. */
export function bulkStep(
  action: BulkAction,
  row: OwnPetRow,
): { to: MoveTo | "deleted" } | { reason: string } {
  if (action === "delete") {
    const reason = deletionError(row);
    return reason === undefined ? { to: "deleted" } : { reason };
  }
  const wanted: readonly MoveTo[] = action === "pause"
    ? ["temporary-pause"]
    : action === "archive"
    ? ["no-longer-available"]
    : ["available", "in-review"];
  const found = row.actions.find(({ status }) => (wanted as readonly string[]).includes(status));
  if (!found) {
    return { reason: texts.statusRefused({ statusLabel: row.statusLabel, done: DONE[action] }) };
  }
  return found.isPossible
    ? { to: found.status as MoveTo }
    : { reason: found.reason ?? texts.notAvailableRightNow };
}

/** Returns why a bulk action is possible for none of these rows; undefined if it is for some. */
export function whyNone(action: BulkAction, rows: readonly OwnPetRow[]): string | undefined {
  const steps = rows.map((row) => bulkStep(action, row));
  if (steps.some((step) => "to" in step)) return undefined;
  const reasons = new Set(steps.flatMap((step) => "reason" in step ? [step.reason] : []));
  return reasons.size === 1 ? [...reasons][0] : texts.bulkRefused(DONE[action]);
}

const DONE: Record<BulkAction, string> = {
  pause: "paused",
  publish: "published",
  archive: "archived",
  delete: "deleted",
};

/** Returns for example "3 listings were paused." */
export function doneWords(action: BulkAction, count: number): string {
  return count === 1
    ? texts.listingWas(DONE[action])
    : texts.countListingsWere({ count, done: DONE[action] });
}
