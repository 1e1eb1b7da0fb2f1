import { v5 } from "uuid";
import { replyDue } from "../../features/disputes/rules.ts";
import type { Row } from "../../platform/db/insert.ts";
import type { Days } from "./days.ts";
import type { Sales } from "./sale_story.ts";

type Reservation = Sales["reservations"][number];
export type Disputes = { disputes: Row<"disputes">[]; messages: Row<"dispute_messages">[] };

/** Ids are derived from the reservation, so they change no other example data. */
const NAMESPACE = "b6a1f7c9-2d44-4f0e-9a53-0f7f5f0c8e11";
const HOUR = 3_600_000;
/** Time zone of most example breeders. */
const DEMO_ZONE = "America/Los_Angeles";

/**
 * Creates the problems that buyers reported: one for every disputed sale; one with the demo breeder (already
 * answered); and one of the demo buyer, decided long ago. Updates those two reservations and their history.
 */
export function makeDisputes(
  sales: Sales,
  days: Days,
  people: { demoBreederId: string | undefined; demoBuyerId: string; adminId: string },
): Disputes {
  const made: Disputes = { disputes: [], messages: [] };
  for (const reservation of sales.reservations.filter(({ status }) => status === "disputed")) {
    report(made, reservation, "handed-over", reservation.updated_at, {
      reason: "paperwork",
      said: [["buyer", "The health record that was promised has not come, and our vet needs it this week."]],
    });
  }
  const open = sales.reservations.find(({ status, breeder_id, consumer_id }) =>
    status === "paid" && breeder_id === people.demoBreederId && consumer_id !== people.demoBuyerId
  );
  if (open) {
    move(sales, open, "disputed", days.at(-1, 23.2), "buyer", open.consumer_id, null);
    report(made, open, "paid", open.updated_at, {
      reason: "not-delivered",
      said: [
        ["buyer", "We agreed on the hand-off twice, and both times it was called off the evening before."],
        ["breeder", "Both times the puppy was unwell. Our vet wants to see him once more before he travels."],
        ["buyer", "Then please send us the vet's note, and a day that holds."],
      ],
    });
  }
  const closed = sales.reservations.find(({ status, consumer_id, handed_over_at }) =>
    status === "completed" && consumer_id === people.demoBuyerId && handed_over_at !== null
  );
  if (closed?.completed_at) {
    const [at, decidedAt] = [12, 40].map((hours) => new Date(closed.completed_at!.getTime() + hours * HOUR));
    const decision = "The microchip was registered to you the day before your report. No refund is due.";
    move(sales, closed, "disputed", at!, "buyer", closed.consumer_id, null);
    move(sales, closed, "completed", decidedAt!, "admin", people.adminId, decision);
    report(made, closed, "completed", at!, {
      reason: "paperwork",
      said: [
        ["buyer", "The microchip is still registered to the breeder, so we can't update our address."],
        ["breeder", "The transfer was filed on the day of the hand-off. The registry takes a few days."],
      ],
      decided: { decidedAt: decidedAt!, decision },
    });
  }
  return made;
}

function report(
  made: Disputes,
  { id: reservationId }: Reservation,
  before: "paid" | "handed-over" | "completed",
  at: Date,
  { reason, said, decided }: {
    reason: Row<"disputes">["reason"];
    said: readonly ["buyer" | "breeder", string][];
    decided?: { decidedAt: Date; decision: string };
  },
): void {
  const id = v5(reservationId, NAMESPACE);
  const due = replyDue(at, DEMO_ZONE);
  made.disputes.push({
    id,
    reservation_id: reservationId,
    reason,
    status_before: before,
    created_at: at,
    updated_at: at,
    status: decided ? "decided" : said.at(-1)![0] === "buyer" ? "waiting-for-breeder" : "waiting-for-buyer",
    outcome: decided ? "release" : null,
    reply_due_on: due.on,
    reply_due_at: due.at,
    refund_cents: null,
    decision: decided?.decision ?? null,
    decided_at: decided?.decidedAt ?? null,
  });
  for (const [index, [by, text]] of said.entries()) {
    made.messages.push({
      id: v5(`${reservationId}:${index}`, NAMESPACE),
      dispute_id: id,
      by,
      text,
      file_keys: [],
      created_at: new Date(at.getTime() + index * HOUR / 4),
    });
  }
}

function move(
  sales: Sales,
  reservation: Reservation,
  to: "disputed" | "completed",
  at: Date,
  role: "buyer" | "admin",
  actor: string,
  reason: string | null,
): void {
  sales.events.push({
    id: v5(`${reservation.id}:${to}`, NAMESPACE),
    reservation_id: reservation.id,
    from_status: reservation.status,
    to_status: to,
    actor_id: actor,
    actor_role: role,
    reason,
    at,
  });
  reservation.status = to;
  reservation.updated_at = at;
}
