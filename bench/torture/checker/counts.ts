import type { Step } from "./course.ts";
import { group } from "./lists.ts";
import type { World } from "./record.ts";
import { counted, storiesOf } from "./story.ts";

/** Number of occurrences of each kind of event. */
export type Counts = Record<string, number>;

const HOUR = 3_600_000;

/** Counts the recorded events by kind. */
export function countsOf(world: World): Counts {
  const { provider } = world;
  const stories = storiesOf(world);
  const paid = stories.flatMap(counted);
  const canceled = stories.flatMap((story) => {
    const event = story.events.find(({ from_status, to_status }) =>
      to_status.startsWith("cancelled-") && from_status !== to_status
    );
    const wasPaid = counted(story).length > 0;
    return event && wasPaid ? [{ story, event }] : [];
  });
  const byBuyer = canceled.filter(({ event }) => event.to_status === "cancelled-by-buyer");
  const isLate = ({ story, event }: (typeof byBuyer)[number]) =>
    event.at - story.reservation.paid_at! > 48 * HOUR;
  const twice = [...group(provider.deliveries, ({ event }) => event).values()].filter((all) =>
    all.length > 1
  );
  const how = (status: string) => stories.filter(({ reservation }) => reservation.status === status).length;
  const some = <T>(list: readonly T[], is: (item: T) => boolean) => list.filter(is).length;
  const charged = provider.charges.filter(({ captured }) => captured);
  const wasPaid = stories.filter((story) => counted(story).length > 0);
  return {
    "reservations": stories.length,
    "holds that ended by their time": how("expired"),
    "deposits": some(paid, ({ kind }) => kind === "Deposit"),
    "balances": some(paid, ({ kind }) => kind === "Balance"),
    "payments in full": some(paid, ({ kind }) => kind === "Full"),
    ...Object.fromEntries(
      ["card", "klarna", "affirm", "afterpay_clearpay"].map((method) => [
        `charges by ${method}`,
        some(charged, ({ payment_method_details }) => payment_method_details.type === method),
      ]),
    ),
    "charges that were declined": some(provider.charges, ({ status }) => status === "failed"),
    "sales with add-ons": some(wasPaid, ({ order }) => order.add_ons_cents > 0),
    "add-ons bought later": some(world.later, ({ paid_at }) => paid_at !== null),
    "sales with delivery": some(wasPaid, ({ order }) => order.delivery_cents > 0),
    "sales with tax": some(wasPaid, ({ order }) => order.tax_cents > 0),
    "sales with a donation": some(wasPaid, ({ order }) => order.donation_cents > 0),
    ...Object.fromEntries(
      ["Percentage", "Amount", "Free Delivery", "Zero Total"].map((type) => [
        `sales with a code (${type})`,
        some(
          stories,
          ({ order, reservation }) => order.discount_type === type && reservation.paid_at !== null,
        ),
      ]),
    ),
    "free sales by the breeder": some(
      stories,
      ({ order, reservation }) =>
        order.discount_type === "Zero Total" && order.discount_funder === "breeder" &&
        reservation.paid_at !== null,
    ),
    "free sales that ended early": some(
      stories,
      ({ order, reservation, steps }) =>
        order.discount_type === "Zero Total" && reservation.paid_at !== null &&
        steps.some(({ kind }) => kind === "cancelled"),
    ),
    "cancelled by the buyer within 48 hours": some(byBuyer, (one) => !isLate(one)),
    "cancelled by the buyer later": some(byBuyer, isLate),
    "of them with a suspended breeder": some(byBuyer, ({ story, event }) => story.isSuspended(event.at)),
    "cancelled by the breeder": some(canceled, ({ event }) => event.to_status === "cancelled-by-breeder"),
    "refunds that arrived": some(provider.refunds, ({ status }) => status === "succeeded"),
    "refunds that failed": some(provider.refunds, ({ status }) => status === "failed"),
    "refunds paid another way": some(
      world.refunds,
      ({ settled_how }) => settled_how !== null && settled_how !== "chargeback",
    ),
    "sales completed": how("completed"),
    "problems reported": world.disputes.length,
    "problems decided for the breeder": some(world.disputes, ({ outcome }) => outcome === "release"),
    "problems decided with all back": how("refunded") -
      some(
        stories,
        ({ reservation, events }) =>
          reservation.status === "refunded" && events.at(-1)?.from_status !== "disputed",
      ),
    "problems decided with a part back": some(
      stories,
      ({ reservation, decided }) => reservation.status === "completed" && decided > 0n,
    ),
    "of them paid by the platform": some(
      world.disputes,
      ({ refund_cents, breeder_cents }) => breeder_cents === 0 && (refund_cents ?? 0) > 0,
    ),
    "sales canceled by staff": some(world.given, ({ scope }) => scope === "sale"),
    "parts given back by staff": some(world.given, ({ scope }) => scope === "part"),
    "canceled late after a part was given back":
      stories.filter(({ steps }) =>
        isAfter(steps, "given", (step) => step.kind === "cancelled" && !step.isFree)
      ).length,
    "lost to a bank after a part was given back":
      stories.filter(({ steps }) => isAfter(steps, "given", ({ kind }) => kind === "lost")).length,
    "given back after a bank has taken a payment":
      stories.filter(({ steps }) =>
        isAfter(steps, "lost", ({ kind }) => kind === "given" || kind === "cancelled")
      ).length,
    "contested by a bank, won": some(provider.disputes, ({ status }) => status === "won"),
    "lost to a bank, appealed and won": some(
      provider.disputes,
      ({ id, status }) =>
        status === "won" && provider.decisions.some((one) => one.id === id && one.status === "lost"),
    ),
    "answered to a bank": some(
      provider.disputes,
      ({ evidence_details }) => evidence_details.submission_count > 0,
    ),
    "contested by a bank, lost": some(provider.disputes, ({ status }) => status === "lost"),
    "funds released": new Set(world.ledger.filter(({ kind }) => kind === "release").map(({ tx }) => tx)).size,
    "payouts that arrived": some(world.payouts, ({ status }) => status === "paid"),
    "payouts refused at the transfer": some(
      world.payouts,
      ({ status, transfer_id }) => status === "failed" && transfer_id === null,
    ),
    "payouts canceled before they left": some(world.payouts, ({ status }) => status === "canceled"),
    "payouts that a bank sent back": some(
      world.payouts,
      ({ status, transfer_id }) => status === "failed" && transfer_id !== null,
    ),
    "accounts closed": world.closed.length,
    "suspensions": some(world.standing, ({ action }) => action === "account-suspended"),
    "webhooks delivered twice": twice.length,
    "webhooks delivered late": some(
      provider.deliveries,
      ({ state, late }) => state === "delivered" && late > 1_000,
    ),
  };
}

/** Returns whether this comes after the first step of that kind. */
function isAfter(steps: readonly Step[], kind: Step["kind"], is: (step: Step) => boolean): boolean {
  const first = steps.findIndex((step) => step.kind === kind);
  return first >= 0 && steps.slice(first + 1).some(is);
}

/** Returns the events that a run must have but lacks; empty if the run counts. */
export function missing(counts: Counts, wanted: Counts): string[] {
  return Object.entries(wanted).filter(([what, least]) => (counts[what] ?? 0) < least)
    .map(([what, least]) => `void: only ${counts[what] ?? 0} ${what} of ${least} wanted`);
}
