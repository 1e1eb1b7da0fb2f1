import type { ListingStatus } from "../../platform/db/schema.ts";
import type { Days } from "./days.ts";
import type { Row } from "../../platform/db/insert.ts";
import type { Random } from "../../platform/random.ts";

/**
 * Days of a listing's stages, relative to the seed's day and negative. Null for stages that it never reached.
 */
export type Timeline = {
  createdOn: number;
  listedOn: number | null;
  /** Hour of that day, with a fraction, because real listings don't appear on the hour. */
  listedHour: number;
  /** Day of a successful payment. */
  reservedOn: number | null;
  /** Day on which the breeder completed the reservation, or sold the animal elsewhere. */
  soldOn: number | null;
  /** Day of the latest status change. */
  changedOn: number;
};

/** Reasons given by reviewers. */
const REASONS: Partial<Record<ListingStatus, readonly string[]>> = {
  rejected: [
    "The photos show a different animal than the description.",
    "Please add the birth date to the health record that you attached.",
    "Prices may not be named in the description.",
    "The picture carries a phone number. Please upload one without.",
  ],
  "not-approved-internal": [
    "The photos have been seen on another site.",
    "A second look at the health papers is needed.",
  ],
  "temporary-pause": [
    "A vet check is due first.",
    "We are away for two weeks.",
    "A waitlist family is visiting.",
  ],
  "not-available": ["Staying with us for now.", "Kept back as a possible parent."],
  "no-longer-available": ["Kept by the breeder.", "Listed twice by mistake."],
  "sold-external": ["Sold to a family friend.", "Sold through our own waitlist."],
};

/**
 * Returns the days on which a listing with this status passed each stage, from its birth (or intake) and
 * go-home day.
 */
export function timelineOf(
  random: Random,
  status: ListingStatus,
  about: { bornOn: number; goHomeOn: number; earliest: number },
): Timeline {
  const { bornOn, goHomeOn } = about;
  const before = (day: number) => Math.min(day, -1);
  if (["in-progress", "in-review", "rejected", "not-approved-internal"].includes(status)) {
    const createdOn = before(Math.max(about.earliest, -random.int(1, 9)));
    return { createdOn, listedOn: null, listedHour: 0, reservedOn: null, soldOn: null, changedOn: createdOn };
  }
  const first = before(about.earliest + 3);
  const wished = Math.max(first, bornOn + random.int(22, 40));
  // The youngest are listed a little earlier, or all of them would be new on a single day.
  const listedOn = wished <= -1 ? wished : random.int(first, -1);
  const createdOn = Math.max(about.earliest, listedOn - random.int(2, 3));
  const timeline = {
    createdOn,
    listedOn,
    listedHour: 13 + 6 * random.next(),
    reservedOn: null,
    soldOn: null,
    changedOn: listedOn,
  };
  if (status === "available") return timeline;
  if (status === "reserved") {
    const reservedOn = random.int(Math.max(listedOn, -24), -1);
    return { ...timeline, reservedOn, changedOn: reservedOn };
  }
  if (status === "sold" || status === "adopted-sold") {
    const soldOn = Math.min(-1, Math.max(goHomeOn, listedOn + 2) + random.int(0, 12));
    const reservedOn = random.int(Math.min(listedOn + 1, soldOn - 1), soldOn - 1);
    return { ...timeline, reservedOn, soldOn, changedOn: soldOn };
  }
  if (status === "sold-external") {
    const soldOn = Math.min(-1, Math.max(goHomeOn, listedOn + 2) + random.int(0, 20));
    return { ...timeline, soldOn, changedOn: soldOn };
  }
  return { ...timeline, changedOn: random.int(listedOn, -1) };
}

type Event = Required<Row<"listing_events">>;

/** Share of the waiting listings that were rejected once. */
const BACK_AGAIN = 0.3;

/** Returns the log of a listing: one line for each status change, in the order of the allowed transitions. */
export function eventsOf(random: Random, days: Days, pet: {
  id: string;
  status: ListingStatus;
  timeline: Timeline;
  sellerUserId: string;
  adminId: string;
  autoApproved: boolean;
}): Event[] {
  const { timeline, status } = pet;
  const events: Event[] = [];
  let from: ListingStatus | null = null;
  const add = (to: ListingStatus, day: number, hour: number, role: string, actor: string | null) => {
    const at = days.at(day, hour);
    const reason = to === status ? random.pick([null, ...(REASONS[to] ?? [null])]) : null;
    const needed = to === "rejected" || to === "sold-external" || to === "not-approved-internal";
    events.push({
      id: random.id(at),
      pet_id: pet.id,
      from_status: from,
      to_status: to,
      actor_id: actor,
      actor_role: role,
      reason: needed && reason === null ? random.pick(REASONS[to] ?? [null]) : reason,
      at,
    });
    from = to;
  };
  const hour = 13 + random.next() * 3;
  add("in-progress", timeline.createdOn, hour, "breeder", pet.sellerUserId);
  if (status === "in-progress") return events;
  add("in-review", timeline.createdOn, hour + 0.4, "breeder", pet.sellerUserId);
  if (status === "in-review") {
    // Some return after a correction.
    if (random.chance(BACK_AGAIN)) {
      add("rejected", timeline.createdOn, hour + 2, "admin", pet.adminId);
      add("in-review", timeline.createdOn, 21.9, "breeder", pet.sellerUserId);
    }
    return events;
  }
  if (timeline.listedOn === null) {
    add(status, timeline.createdOn, hour + 5, "admin", pet.adminId);
    return events;
  }
  add(
    "available",
    timeline.listedOn,
    timeline.listedHour,
    pet.autoApproved ? "system" : "admin",
    pet.autoApproved ? null : pet.adminId,
  );
  if (timeline.reservedOn !== null) add("reserved", timeline.reservedOn, 20.1, "system", null);
  if (status === "sold" || status === "adopted-sold") {
    add(status, timeline.soldOn ?? -1, 21.5, "breeder", pet.sellerUserId);
  } else if (status !== "available" && status !== "reserved") {
    add(status, timeline.changedOn, 21.8, "breeder", pet.sellerUserId);
  }
  return events;
}
