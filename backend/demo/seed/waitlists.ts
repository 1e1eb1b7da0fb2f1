import type { Row } from "../../platform/db/insert.ts";
import type { Random } from "../../platform/random.ts";
import type { Days } from "./days.ts";
import type { Listing } from "./listing.ts";

type Entry = Required<Row<"waitlist_entries">>;
type Promised = Required<Row<"waitlist_promises">>;

const NOTES = [
  "We hope for a calm one, in time for the summer.",
  "Our last dog lived to be 14. We are ready again and not in a hurry.",
  "Any color. We live ten minutes away and would love to meet the parents.",
  "We have a big yard, two school-age kids and a lot of patience.",
];

/**
 * Creates the waitlist of the demo breeder: the first of `buyers` may pick one of its pets until tomorrow
 * evening, three others wait, and two were on it earlier. The first buyer is on another breeder's waitlist
 * too.
 */
export function makeWaitlists(
  random: Random,
  days: Days,
  { listings, demoBreederId, buyers }: {
    listings: readonly Listing[];
    demoBreederId: string | undefined;
    /** The demo buyers come first. */
    buyers: readonly { id: string }[];
  },
): { entries: Entry[]; promises: Promised[] } {
  const available = listings.filter(({ pet, rows }) =>
    pet.status === "available" && rows.seller.kind === "breeder"
  );
  // The pet that has been listed longest, because the newest ones get the most views.
  const own = available.filter(({ pet }) => pet.breeder_id === demoBreederId)
    .sort((a, b) => Number(a.pet.listed_at ?? 0) - Number(b.pet.listed_at ?? 0));
  const other = available.find(({ pet }) => pet.breeder_id !== demoBreederId);
  const entry = (
    buyer: { id: string } | undefined,
    listing: Listing | undefined,
    daysAgo: number,
    status: Entry["status"],
    change: Partial<Pick<Entry, "updated_at" | "reason" | "sex" | "breed_id">> = {},
  ): Entry[] => {
    if (!buyer || !listing) return [];
    const at = days.at(-daysAgo, 9 + daysAgo % 8);
    return [{
      id: random.id(at),
      breeder_id: listing.pet.breeder_id,
      user_id: buyer.id,
      name: "",
      email: null,
      litter_id: null,
      breed_id: null,
      sex: null,
      note: random.pick(NOTES),
      status,
      reason: null,
      mask: null,
      created_at: at,
      updated_at: at,
      ...change,
    }];
  };
  const [first, second, ...others] = buyers;
  const [promised] = own;
  const invited = entry(first, promised, 60, "invited", { updated_at: days.at(0, 0) });
  return {
    entries: [
      ...entry(others[3], promised, 120, "accepted", { updated_at: days.at(-40, 12) }),
      ...entry(others[4], promised, 90, "rejected", {
        reason: "We only place puppies where somebody is home during the day in their first months.",
        updated_at: days.at(-70, 12),
      }),
      ...invited,
      ...entry(second, promised, 45, "waiting", { sex: "Female" }),
      ...entry(others[5], promised, 21, "waiting", { breed_id: promised?.pet.breed_id ?? null }),
      ...entry(others[6], promised, 4, "waiting"),
      ...entry(others[5], other, 50, "waiting"),
      ...entry(first, other, 12, "waiting", { sex: "Male" }),
    ],
    promises: invited.map(({ id }) => ({
      id: random.id(days.at(0, 0)),
      entry_id: id,
      pet_id: promised!.pet.id,
      reservation_id: null,
      ends_at: days.at(1, 23.5),
      ended_at: null,
      outcome: null,
      created_at: days.at(0, 0),
      opened_at: null,
      opened_on: null,
    })),
  };
}
