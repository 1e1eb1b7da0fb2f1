import type { Place } from "../../features/places/reference_store.ts";
import { balanceDueAt } from "../../features/sale/order/index.ts";
import { goHomeDay } from "../../features/pets/rules.ts";
import type { Days } from "./days.ts";
import type { Row } from "../../platform/db/insert.ts";
import type { Listing } from "./listing.ts";
import type { Random } from "../../platform/random.ts";
import { addOnLines, CATALOG, suits } from "../../features/add_ons/rules.ts";
import { book, bookAddOns, holdEnd, noSales } from "./sale.ts";
import type { Buyer, Sales, Story } from "./sale_story.ts";

const NOTHING: Story = {
  startedAt: new Date(0),
  paymentType: "full",
  firstPaidAt: null,
  balancePaidAt: null,
  handedOverAt: null,
  completedAt: null,
  disputedAt: null,
  expiredAt: null,
  canceled: null,
  balanceDueAt: null,
  addOns: [],
};
const STREETS = [
  "Maple Street",
  "Lakeview Drive",
  "Second Avenue",
  "Orchard Lane",
  "Cedar Court",
  "Hillcrest Road",
];
/** Minimum price in cents from which a deposit leaves a balance to pay. */
const DEPOSIT_FROM = 37_500;
/** Numbers of available pets with an expired hold, and with a canceled reservation. */
const EXPIRED = 14;
const CALLED_OFF = 8;

/**
 * Creates a reservation for every pet that is reserved or was sold through the product, and a few
 * unsuccessful ones. The first two buyers are the demo accounts: the first has one of each open type, the
 * second a completed one.
 */
export async function makeSales(random: Random, days: Days, { listings, buyers, places }: {
  listings: readonly Listing[];
  buyers: readonly Required<Row<"users">>[];
  places: ReadonlyMap<string, Place>;
}): Promise<Sales> {
  const sales = noSales();
  const until = days.at(0, 0);
  const zips = [...places.keys()].sort();
  const people: Buyer[] = buyers.map((user, index) => ({
    user,
    // The demo buyers live near the demo breeder: Portland and Salem in Oregon.
    place: places.get(["97205", "97301"][index] ?? random.pick(zips)) as Place,
    street: `${random.int(12, 980)} ${random.pick(STREETS)}`,
  }));
  const [dana, marcus, ...others] = people;
  if (!dana || !marcus) throw new Error("the demo buyers are missing");

  const demoStories = new Set<string>();
  let added: Parameters<typeof bookAddOns>[2] | undefined;
  for (const listing of listings) {
    const { pet, timeline } = listing;
    if (timeline.reservedOn === null) continue;
    const story = pet.status === "reserved"
      ? running(random, days, listing)
      : finished(random, days, listing);
    // The demo buyers get the first sale of each type, so each screen has content.
    const kind = story.completedAt
      ? "completed"
      : story.balanceDueAt && !story.balancePaidAt
      ? "deposit"
      : "paid";
    const buyer: Buyer = !demoStories.has(kind)
      ? dana
      : kind === "completed" && !demoStories.has("second")
      ? marcus
      : random.pick(others);
    if (buyer === marcus) demoStories.add("second");
    demoStories.add(kind);
    // The first demo buyer has add-ons in both ways: with a completed sale, and after a deposit.
    if (buyer === dana && kind === "completed") story.addOns = addOnsFor(listing, 2);
    await book(sales, random, listing, buyer, story, until);
    if (buyer === dana && kind === "deposit") {
      added = { listing, buyer, reservationId: sales.reservations.at(-1)!.id };
    }
  }

  const available = listings.filter(({ pet, timeline }) =>
    pet.status === "available" && timeline.listedOn !== null && timeline.listedOn <= -8
  );
  const chosen = random.some(available, EXPIRED + CALLED_OFF);
  for (const [index, listing] of chosen.entries()) {
    const isExpired = index < EXPIRED;
    const buyer = index === EXPIRED ? marcus : random.pick(others);
    const story = isExpired ? expired(random, days, listing) : calledOff(random, days, listing);
    await book(sales, random, listing, buyer, story, until);
    if (story.canceled && story.firstPaidAt) sales.listingEvents.push(...back(random, listing, story));
  }
  // Added last, so no other example changes.
  if (added) await bookAddOns(sales, random, added, addOnsFor(added.listing, 1), days.at(-1, 21));
  return sales;
}

/** Returns the first add-ons of the catalog for this pet. */
function addOnsFor({ pet }: Listing, count: number) {
  const facts = { type: pet.type };
  const ids = CATALOG.filter((addOn) => suits(addOn, facts)).slice(0, count);
  return addOnLines(ids.map(({ id }) => id), facts);
}

/** Returns an open reservation: deposit paid, paid in full, handed over, and sometimes disputed. */
function running(random: Random, days: Days, listing: Listing): Story {
  const { pet, timeline, goHomeOn } = listing;
  const on = timeline.reservedOn ?? -1;
  const startedAt = days.at(on, 19.9);
  const firstPaidAt = days.at(on, 20.1);
  const due = dueAt(listing, firstPaidAt);
  const today = days.at(0, 0);
  const offersDeposit = (pet.price_cents ?? 0) > DEPOSIT_FROM;
  const paymentType = offersDeposit && random.chance(0.75) ? "deposit" as const : "full" as const;
  const story: Story = {
    ...NOTHING,
    startedAt,
    paymentType,
    firstPaidAt,
    balanceDueAt: paymentType === "deposit" ? due : null,
  };
  const isReady = goHomeOn <= -1;
  if (paymentType === "deposit") {
    const paysEarly = random.chance(0.12);
    // Most have paid by the due day; a few need reminders.
    if ((due <= today && random.chance(0.85)) || paysEarly) {
      story.balancePaidAt = days.at(random.int(Math.min(on + 1, -1), -1), 22.5);
    }
  }
  const isPaid = paymentType === "full" || story.balancePaidAt !== null;
  if (isPaid && isReady && random.chance(0.4)) {
    story.handedOverAt = days.at(-1, 23);
    if (random.chance(0.2)) story.disputedAt = days.at(-1, 23.6);
  }
  return story;
}

/** Returns a sale that was completed on the day the pet was sold. */
function finished(random: Random, days: Days, listing: Listing): Story {
  const { pet, timeline, goHomeOn } = listing;
  const on = timeline.reservedOn ?? -2;
  const soldOn = timeline.soldOn ?? -1;
  const firstPaidAt = days.at(on, 20.1);
  const paymentType = (pet.price_cents ?? 0) > DEPOSIT_FROM && random.chance(0.7)
    ? "deposit" as const
    : "full" as const;
  const balanceOn = Math.max(on, Math.min(goHomeOn - 3, soldOn - 1));
  return {
    ...NOTHING,
    startedAt: days.at(on, 19.9),
    paymentType,
    firstPaidAt,
    balanceDueAt: paymentType === "deposit" ? dueAt(listing, firstPaidAt) : null,
    balancePaidAt: paymentType === "deposit" ? days.at(balanceOn, 22.5) : null,
    handedOverAt: random.chance(0.7) ? days.at(soldOn, 18) : null,
    completedAt: days.at(soldOn, 21.5),
  };
}

/** Returns the due date of the balance after a deposit at this time. */
function dueAt({ pet, rows }: Listing, paidAt: Date): Date {
  const timeZone = rows.place.time_zone;
  const goHomeDate = goHomeDay({ birthDate: pet.birth_date, typed: pet.go_home_date });
  return balanceDueAt(paidAt, { goHomeDate, timeZone });
}

function expired(random: Random, days: Days, { timeline }: Listing): Story {
  const startedAt = days.at(random.int(timeline.listedOn ?? -2, -1), 19 + random.next());
  return { ...NOTHING, startedAt, paymentType: "deposit", expiredAt: holdEnd(startedAt) };
}

function calledOff(random: Random, days: Days, listing: Listing): Story {
  const { timeline } = listing;
  const on = random.int(timeline.listedOn ?? -8, -4);
  const firstPaidAt = days.at(on, 20.1);
  const byBuyer = random.chance(0.65);
  return {
    ...NOTHING,
    startedAt: days.at(on, 19.9),
    paymentType: "deposit",
    firstPaidAt,
    balanceDueAt: dueAt(listing, firstPaidAt),
    // A buyer gets a full refund within 48 hours, and always if the breeder cancels.
    canceled: byBuyer
      ? { at: days.at(on + 1, 15), by: "buyer", reason: "Our landlord has changed his mind." }
      : {
        at: days.at(on + 2, 15),
        by: "breeder",
        reason: "A heart murmur was heard at the check-up; no sale until it is clear.",
      },
  };
}

/** Returns a canceled reservation's pet to the market. */
function back(random: Random, { pet }: Listing, story: Story): Sales["listingEvents"] {
  const line = (from: "available" | "reserved", to: "available" | "reserved", at: Date) => ({
    id: random.id(at),
    pet_id: pet.id,
    from_status: from,
    to_status: to,
    actor_id: null,
    actor_role: "system",
    reason: null,
    at,
  });
  const [paidAt, endedAt] = [story.firstPaidAt, story.canceled?.at];
  if (!paidAt || !endedAt) return [];
  return [line("available", "reserved", paidAt), line("reserved", "available", endedAt)];
}
