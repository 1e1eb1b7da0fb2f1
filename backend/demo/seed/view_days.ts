import type { Row } from "../../platform/db/insert.ts";
import type { Random } from "../../platform/random.ts";
import type { Days } from "./days.ts";
import type { Listing } from "./listing.ts";

/** Maximum number of days back; enough for the chart of a year. */
const MOST_DAYS = 180;

/** Distributes the views of these pets over the days on which they were listed, so both agree. */
export function viewDaysOf(
  random: Random,
  days: Days,
  listings: readonly Listing[],
): Required<Row<"pet_view_days">>[] {
  return listings.flatMap(({ pet, counters, timeline: { listedOn, soldOn } }) => {
    if (listedOn === null) return [];
    const first = Math.max(listedOn, -MOST_DAYS);
    const last = Math.max(first, Math.min(soldOn ?? -1, -1));
    const views = new Map<number, number>();
    for (let view = 0; view < counters.views; view++) {
      const day = random.int(first, last);
      views.set(day, (views.get(day) ?? 0) + 1);
    }
    return [...views].map(([day, count]) => ({ pet_id: pet.id, day: days.date(day), views: count }));
  });
}
