import { ledger, payouts, released } from "./ledger.ts";
import { big, group, sum } from "./lists.ts";
import type { Thing, World } from "./record.ts";
import { counted, isOver, storiesOf, type Story } from "./story.ts";
import { costs, price } from "./costs.ts";
import type { Difference } from "./rules.ts";

const PROMISED: ReadonlySet<string> = new Set([
  "held",
  "processing",
  "deposit-paid",
  "paid",
  "handed-over",
  "disputed",
]);
/** The table of allowed moves, in the form "from > to by". */
const MOVES = new Set([
  "> held by buyer",
  "held > processing by system",
  "processing > held by system",
  "held > deposit-paid by system",
  "processing > deposit-paid by system",
  "held > paid by system",
  "processing > paid by system",
  "deposit-paid > paid by system",
  "held > expired by system",
  "held > cancelled-by-buyer by buyer",
  "processing > cancelled-by-buyer by buyer",
  "deposit-paid > cancelled-by-buyer by buyer",
  "paid > cancelled-by-buyer by buyer",
  "deposit-paid > cancelled-by-breeder by breeder",
  "paid > cancelled-by-breeder by breeder",
  "deposit-paid > cancelled-by-buyer by breeder",
  "paid > handed-over by buyer",
  "paid > completed by breeder",
  "handed-over > completed by breeder",
  "handed-over > completed by system",
  "paid > disputed by buyer",
  "handed-over > disputed by buyer",
  "completed > disputed by buyer",
  "disputed > completed by admin",
  "disputed > refunded by admin",
  ...["deposit-paid", "paid", "handed-over"].map((from) => `${from} > cancelled-by-platform by admin`),
  // A payment that is fully refunded at the provider, or lost to a bank, before the hand-off ends its sale.
  ...["deposit-paid", "paid"].map((from) => `${from} > cancelled-by-platform by system`),
  "cancelled-by-platform > refunded by system",
  // A payment that a restored database did not know had arrived before its hold ended there.
  "expired > held by system",
  "cancelled-by-buyer > refunded by system",
  "cancelled-by-breeder > refunded by system",
]);

/**
 * Returns all differences between the records and the rules; empty if everything is right. The product must
 * be at rest.
 */
export function differencesOf(world: World): Difference[] {
  const stories = storiesOf(world);
  return [
    ...stories.flatMap((story) => [...price(story), ...life(story), ...charges(story), ...costs(story)]),
    ...strangers(world, stories),
    ...alone(world, stories),
    ...refunds(world),
    ...givenUp(world),
    ...banks(world),
    ...ledger(world),
    ...payouts(world, stories),
    ...released(world),
    ...dead(world, stories),
    ...pets(world, stories),
    ...codes(world, stories),
    ...mails(world, stories),
  ];
}

function life({ reservation, events }: Story): Difference[] {
  const say = (detail: string): Difference => ({ rule: "life", subject: reservation.id, detail });
  const wrong: Difference[] = [];
  let now: string | null = null;
  for (const { from_status, to_status, actor_role } of events) {
    // The first event has no earlier status; one that changes nothing is a note.
    if (from_status !== now) wrong.push(say(`it came from ${from_status}, and was ${now}`));
    const move = `${from_status ?? ""} > ${to_status} by ${actor_role}`.trim();
    if (from_status !== to_status && !MOVES.has(move)) wrong.push(say(`"${move}" is no move`));
    now = to_status;
  }
  if (now !== reservation.status) {
    wrong.push(say(`it is ${reservation.status}, and its last event says ${now}`));
  }
  return wrong;
}

function charges(story: Story): Difference[] {
  const { reservation, order, later, intents } = story;
  const taken = intents.filter(({ status }) => status === "succeeded");
  const bought = later.filter(({ order: { id, paid_at }, costs }) =>
    paid_at !== null &&
    !taken.some((one) => one.metadata.orderId === id && big(one.amount_received) === costs?.total)
  ).map(({ order: { id } }): Difference => ({
    rule: "charge",
    subject: reservation.id,
    detail: `add-ons ${id} count as paid, and were not`,
  }));
  const sale = counted(story).flatMap(({ kind, cents }): Difference[] => {
    const of = taken.filter(({ metadata }) => metadata.orderId === order.id && metadata.kind === kind)
      .map((one) => one.amount_received);
    if (of.some((amount) => big(amount) === cents)) return [];
    const detail = `${kind} counts as paid and asks for ${cents}; charged were ${of.join(", ") || "none"}`;
    return [{ rule: "charge", subject: reservation.id, detail }];
  });
  return [...sale, ...bought];
}

function strangers({ provider }: World, stories: readonly Story[]): Difference[] {
  const known = new Set(stories.map(({ reservation }) => reservation.id));
  return provider.intents.filter(({ status, metadata }) =>
    status === "succeeded" && !known.has(metadata.reservationId)
  ).map(({ id }) => ({ rule: "charge", subject: id, detail: "money came for no reservation" }));
}

/** Returns the periods in which a pet is promised to a buyer, by the events. */
function promises({ reservation, events }: Story) {
  return events.flatMap(({ to_status, at }, i) => {
    if (!PROMISED.has(to_status)) return [];
    return [{ id: reservation.id, from: at, to: events[i + 1]?.at ?? Infinity }];
  });
}

function alone({ listings }: World, stories: readonly Story[]): Difference[] {
  const wrong: Difference[] = [];
  const ofPets = group(stories, ({ reservation }) => reservation.pet_id);
  const returns = group(
    listings.filter(({ from_status, to_status }) =>
      /sold/.test(from_status ?? "") && to_status === "available"
    ),
    ({ pet_id }) => pet_id,
  );
  for (const [subject, all] of ofPets) {
    const spans = all.flatMap(promises).sort((a, b) => a.from - b.from);
    for (const [i, span] of spans.entries()) {
      const before = spans.slice(0, i).find(({ id, to }) => id !== span.id && to > span.from);
      if (before) {
        wrong.push({ rule: "alone", subject, detail: `${before.id} and ${span.id} had it at once` });
      }
    }
    const sold = all.filter(({ reservation }) => reservation.status === "completed").length;
    const came = returns.get(subject)?.length ?? 0;
    if (sold > 1 + came) wrong.push({ rule: "alone", subject, detail: `sold ${sold} times` });
  }
  return wrong;
}

function refunds({ provider }: World): Difference[] {
  const contested = group(provider.disputes, ({ charge }) => charge);
  const made = group(provider.refunds, ({ charge }) => charge);
  return provider.charges.flatMap((charge: Thing): Difference[] => {
    const alive = (made.get(charge.id) ?? []).filter(({ status }) => status === "succeeded");
    const back = sum(alive, ({ amount }) => big(amount));
    const say = (detail: string): Difference => ({ rule: "refund", subject: charge.id, detail });
    const late = (contested.get(charge.id) ?? []).filter(({ status }) => status === "lost")
      .flatMap(({ created }) => alive.filter((one) => one.created > created));
    return [
      ...(back > big(charge.amount_captured) ? [say(`${back} came back of ${charge.amount_captured}`)] : []),
      ...(late.length ? [say("was given back once more after its bank had taken it")] : []),
    ];
  });
}

/** A failed refund without a retry must be one that the provider would reject again. */
function givenUp({ provider, payments, refunds }: World): Difference[] {
  const intents = new Map(payments.map(({ id, intent_id }) => [id, intent_id]));
  const charges = new Map(
    provider.charges.filter(({ captured }) => captured).map((one) => [one.payment_intent, one]),
  );
  const made = group(
    provider.refunds.filter(({ status }) => status === "succeeded" || status === "pending"),
    ({ charge }) => charge,
  );
  return refunds.filter(({ status }) => status === "failed").flatMap(
    ({ id, payment_id, amount_cents }): Difference[] => {
      const charge = charges.get(intents.get(payment_id));
      const left = big(charge?.amount_captured ?? 0) -
        sum(made.get(charge?.id) ?? [], ({ amount }) => big(amount));
      if (charge?.disputed || left < big(amount_cents)) return [];
      const detail = `${amount_cents} are not tried again, and ${left} of the charge are left`;
      return [{ rule: "refund", subject: id, detail }];
    },
  );
}

/** Decisions of banks must match on both sides, and staff are notified of each once. */
function banks({ provider, chargebacks, mails }: World): Difference[] {
  const known = new Map(chargebacks.map((row) => [row.provider_dispute_id, row.status]));
  const wrong = provider.disputes.filter(({ id, status }) =>
    (status === "won" || status === "lost") && known.get(id) !== status
  ).map(({ id, status }): Difference => ({
    rule: "bank",
    subject: id,
    detail: `${status}, and on record it is ${known.get(id) ?? "unknown"}`,
  }));
  const twice = (["opened", "won", "lost"] as const).flatMap((what): Difference[] => {
    const told = mails.filter(({ kind }) => kind === `chargeback-${what}`).length;
    const least = provider.disputes.filter(({ status }) => what === "opened" || status === what).length;
    // A loss that is appealed at once may be reported only with its final decision.
    const most = what === "opened"
      ? least
      : provider.decisions.filter(({ status }) => status === what).length;
    if (least <= told && told <= most) return [];
    const detail = `staff were told ${told} times of ${least} to ${most}`;
    return [{ rule: "mail", subject: `chargeback-${what}`, detail }];
  });
  return [...wrong, ...twice];
}

/** The provider's times are whole seconds. */
const ONE_SECOND_MORE = 2_000;

function dead({ now, payments, provider, givenBack }: World, stories: readonly Story[]): Difference[] {
  const charged = provider.charges.filter(({ captured }) => captured);
  const wrong: Difference[] = [];
  const begun = group(payments, ({ reservation_id }) => reservation_id);
  const charges = group(charged, ({ payment_intent }) => payment_intent);
  const unknown = new Set(givenBack.map(({ subject }) => subject));
  const wasPaidInTime = (intents: readonly Thing[], end: number) =>
    intents.length === 1 && !unknown.has(intents[0].id) && intents[0].status === "succeeded" &&
    (charges.get(intents[0].id) ?? []).some(({ created }) => created * 1_000 < end - ONE_SECOND_MORE);
  for (const { reservation: { id: subject, status, hold_expires_at, paid_at }, intents, events } of stories) {
    const say = (detail: string) => wrong.push({ rule: "dead", subject, detail });
    if (status === "held" && hold_expires_at! < now - 60_000) say("held, and its time is over");
    if (!isOver(status)) continue;
    if (paid_at === null && wasPaidInTime(intents, events.at(-1)?.at ?? 0)) {
      say(`${status}, and it had been paid by then`);
    }
    for (const intent of intents) {
      if (intent.status !== "succeeded" && intent.status !== "canceled") {
        say(`${status}, and ${intent.id} is ${intent.status}`);
      }
    }
    for (const payment of begun.get(subject) ?? []) {
      if (payment.status !== "succeeded" && payment.status !== "canceled") {
        say(`${status}, and a payment is ${payment.status}`);
      }
    }
  }
  return wrong;
}

function pets(world: World, stories: readonly Story[]): Difference[] {
  const ofPets = group(stories, ({ reservation }) => reservation.pet_id);
  return world.pets.flatMap(({ id, status }): Difference[] => {
    const has = (...wanted: string[]) =>
      (ofPets.get(id) ?? []).some(({ reservation }) => wanted.includes(reservation.status));
    const isSold = status === "sold" || status === "adopted-sold";
    const isRight = has("deposit-paid", "paid", "handed-over")
      ? status === "reserved"
      : has("disputed")
      ? status === "reserved" || isSold
      : status !== "reserved" && (!isSold || has("completed", "refunded"));
    return isRight
      ? []
      : [{ rule: "pet", subject: id, detail: `${status}, and its reservations say otherwise` }];
  });
}

function codes(world: World, stories: readonly Story[]): Difference[] {
  const uses = group(
    stories.filter(({ reservation: { status } }) => PROMISED.has(status) || status === "completed"),
    ({ order }) => order.discount_code_id,
  );
  return world.codes.flatMap(({ id, uses_limit }): Difference[] => {
    const used = uses.get(id)?.length ?? 0;
    if (uses_limit === null || used <= uses_limit) return [];
    return [{ rule: "code", subject: id, detail: `used ${used} times of ${uses_limit}` }];
  });
}

const TOLD = ["deposit-paid", "paid", "balance-paid", "cancelled", "handed-over", "completed"] as const;

function mails(world: World, stories: readonly Story[]): Difference[] {
  const written = group(world.mails, ({ reservation_id }) => reservation_id);
  return stories.flatMap((story): Difference[] => {
    const { reservation: { id: subject, consumer_id }, events } = story;
    const own = written.get(subject) ?? [];
    const paid = counted(story).map(({ kind }) => kind);
    const wasPaid = events.some(({ to_status }) => to_status === "deposit-paid" || to_status === "paid");
    const due: Record<string, boolean> = {
      "deposit-paid": paid.includes("Deposit"),
      "balance-paid": paid.includes("Balance"),
      "cancelled": wasPaid && events.some(({ to_status }) => to_status.startsWith("cancelled-")),
    };
    return TOLD.flatMap((what): Difference[] => {
      const all = own.filter(({ kind }) => kind === `reservation-${what}`);
      const twice = [...group(all, ({ user_id }) => user_id)].filter(([, list]) => list.length > 1);
      const isMissing = due[what] && !all.some(({ user_id }) => user_id === consumer_id);
      const say = (detail: string): Difference => ({ rule: "mail", subject, detail });
      return [
        ...(twice.length ? [say(`${what} was written more than once to one person`)] : []),
        ...(isMissing ? [say(`${what} was not written to its buyer`)] : []),
      ];
    });
  });
}
