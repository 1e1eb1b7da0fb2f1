import type { ListingStatus } from "../../platform/db/schema.ts";

/** Number of listings in each status; every status occurs. */
export type Quota = Partial<Record<ListingStatus, number>>;

/** Young of the litters of the last months. */
export const RECENT: Quota = {
  "in-progress": 26,
  "in-review": 22,
  rejected: 10,
  "not-approved-internal": 8,
  reserved: 62,
  sold: 30,
  "temporary-pause": 22,
  "not-available": 20,
  available: 810,
};

/** Young of earlier litters, nearly all of which are sold. */
export const PAST: Quota = { sold: 190, "sold-external": 35, "no-longer-available": 18, available: 22 };

export const RESCUES: Quota = {
  "in-progress": 4,
  "in-review": 3,
  reserved: 8,
  "temporary-pause": 5,
  "not-available": 4,
  "no-longer-available": 2,
  "adopted-sold": 60,
  available: 139,
};

export const total = (quota: Quota): number => Object.values(quota).reduce((sum, count) => sum + count, 0);
