import type { ReservationStatus } from "../../platform/db/schema.ts";
import { formatCents } from "../../platform/money.ts";

export const INVARIANTS = {
  I1: "One live reservation a pet",
  I2: "Every movement at the provider is booked",
  I3: "Every charge is booked once, in the right amount",
  I4: "Nothing is booked that did not move",
  I5: "One net charge an order and kind",
  I6: "No money kept without a paid reservation, or owed for over a day",
  I7: "No paid reservation without its money",
  I8: "The ledger balances to zero",
  I9: "What left to breeders is booked, once, in the right amount",
  I10: "No breeder is paid more than was available",
  state: "Listings agree with their reservations",
} as const;

export type Violation = {
  invariant: keyof typeof INVARIANTS;
  /** Subject: the id of a reservation, intent, refund, dispute or pet, or the source of a booking. */
  subject: string;
  detail: string;
  /** Object to read again at the provider, if that may fix the violation. */
  intentId?: string;
  disputeId?: string;
  payoutId?: string;
};

/** The provider's side of the comparison, as its port returns it. Amounts in cents. */
export type ProviderSide = {
  intents: { id: string; status: string; receivedCents: number; metadata: Record<string, string> }[];
  refunds: { intentId: string | null; amountCents: number; status: string }[];
  disputes: {
    id: string;
    intentId: string | null;
    status: string;
    withdrawnCents: number;
    feeCents: number;
  }[];
  transfers: { id: string; amountCents: number; reversedCents: number; metadata: Record<string, string> }[];
};

/** The database's side of the comparison. Amounts in cents. */
export type Facts = {
  reservations: {
    id: string;
    petId: string;
    status: ReservationStatus;
    petStatus: string;
    total: number;
    deposit: number;
    /** Total of the add-on orders paid after the reservation. */
    addOns: number;
    /** Refunds by staff: those that resolved a dispute, and partial ones of a continuing sale. */
    decided: number;
    given: number;
    /** Refunds made in the provider's own dashboard and booked from there. */
    givenThere: number;
    /** Staff ended the sale, so its buyer gets everything back. */
    isEndedByStaff: boolean;
  }[];
  bookings: {
    source: string;
    reservationId: string | null;
    /**
     * Sums over the accounts `provider-clearing`, `refunds`, the breeder's accounts, `goodwill`,
     * `paid-elsewhere`, `chargebacks`, and all accounts.
     */
    cleared: number;
    owed: number;
    breeder: number;
    goodwill: number;
    elsewhere: number;
    contested: number;
    sum: number;
  }[];
  refunds: { id: string; intentId: string | null; status: string; amount: number; isOverdue: boolean }[];
  /** Ids of payouts created in the period. */
  payouts: string[];
  /** Breeders with available funds below zero, and the shortfall. */
  overdrawn: { breederId: string; cents: number }[];
  /** Sum of the whole ledger. */
  ledgerSum: number;
};

const LIVE: ReadonlySet<string> = new Set([
  "held",
  "processing",
  "deposit-paid",
  "paid",
  "handed-over",
  "disputed",
]);
/** Statuses of reservations with a payment that stays. */
export const PAID: ReadonlySet<string> = new Set([
  "deposit-paid",
  "paid",
  "handed-over",
  "completed",
  "disputed",
]);

/** Returns whether a reservation of this status has ended. */
export function hasEnded(status: string): boolean {
  return !LIVE.has(status);
}

/**
 * Returns the violated invariants of money. Only the provider's record counts as proof of money received or
 * returned: a refund counts as returned once it succeeds there, and until then the ledger must show it as
 * owed.
 */
export function violationsOf(facts: Facts, record: ProviderSide): Violation[] {
  const sheet = sheetOf(facts, record);
  return [
    ...oneLive(facts),
    ...charges(sheet),
    ...givenBack(sheet),
    ...contested(sheet),
    ...oneNetCharge(sheet),
    ...owed(sheet),
    ...facts.reservations.flatMap((reservation) => moneyAndState(sheet, reservation)),
    ...paidOut(sheet),
    ...facts.overdrawn.map(({ breederId, cents }): Violation => ({
      invariant: "I10",
      subject: breederId,
      detail: `available funds are ${formatCents(cents)} below zero`,
    })),
    ...balanced(facts),
  ];
}

type Sheet = ReturnType<typeof sheetOf>;

function sheetOf(facts: Facts, record: ProviderSide) {
  const bySource = groupBy(facts.bookings, ({ source }) => source.split(":", 2).join(":"));
  const backOf = groupBy(
    record.refunds.filter(({ status }) => status === "succeeded"),
    (one) => one.intentId ?? "",
  );
  const rowsOf = groupBy(facts.refunds, (row) => row.intentId ?? "");
  /** A refund's bookings: `refund-owed:<id>`, `refund:<id>:<try>`, ... */
  const bookedFor = (id: string) =>
    ["refund-owed", "refund", "refund-failed", "refund-settled", "refund-extra"].flatMap((kind) =>
      bySource.get(`${kind}:${id}`) ?? []
    );
  const owedOf = (id: string) => 0 - total(bookedFor(id), ({ owed }) => owed);
  const elsewhereOf = (id: string) => 0 - total(bookedFor(id), ({ elsewhere }) => elsewhere);
  /** Refunds of an intent that a bank paid in our place. */
  const paidByBankOf = ({ id }: { id: string }) =>
    0 - total(rowsOf.get(id) ?? [], (row) => total(bookedFor(row.id), ({ contested }) => contested));
  /**
   * Money of an intent that was not returned by anyone and is not owed, by the provider's record and the
   * ledger. It includes amounts that a bank took beyond the intent's refunds.
   */
  const keptOf = (intent: { id: string; receivedCents: number }) =>
    intent.receivedCents - total(backOf.get(intent.id) ?? [], ({ amountCents }) => amountCents) -
    total(rowsOf.get(intent.id) ?? [], ({ id }) => owedOf(id) + elsewhereOf(id)) - paidByBankOf(intent);
  const lost = groupBy(
    record.disputes.filter(({ status }) => status === "lost"),
    ({ intentId }) => intentId ?? "",
  );
  /** Money of an intent that banks took back for good, beyond the part that paid its refunds. */
  const lostOf = (intent: { id: string }) =>
    total(lost.get(intent.id) ?? [], ({ withdrawnCents }) => withdrawnCents) - paidByBankOf(intent);
  const intentsOf = groupBy(record.intents, ({ metadata }) => metadata.reservationId ?? "");
  return { facts, record, bySource, backOf, rowsOf, bookedFor, owedOf, keptOf, lostOf, intentsOf };
}

function oneLive({ reservations }: Facts): Violation[] {
  const live = groupBy(reservations.filter(({ status }) => LIVE.has(status)), ({ petId }) => petId);
  return [...live].filter(([, all]) => all.length > 1).map(([subject, all]) => ({
    invariant: "I1",
    subject,
    detail: `${all.length} live reservations of one pet`,
  }));
}

function charges({ record, facts, bySource }: Sheet): Violation[] {
  const received = new Set<string>();
  const found = record.intents.filter(({ status }) => status === "succeeded").flatMap(
    (intent): Violation[] => {
      const { id: subject, receivedCents } = intent;
      received.add(subject);
      const booked = bySource.get(`payment:${subject}`) ?? [];
      const cleared = total(booked, (one) => one.cleared);
      const about = { subject, intentId: subject };
      if (booked.length === 0) {
        return [{
          ...about,
          invariant: "I2",
          detail: `a charge of ${formatCents(receivedCents)} is not booked`,
        }];
      }
      if (booked.length === 1 && cleared === receivedCents) return [];
      return [{
        ...about,
        invariant: "I3",
        detail: `took ${formatCents(receivedCents)}, booked ${booked.length} times with ${
          formatCents(cleared)
        }`,
      }];
    },
  );
  const invented = facts.bookings.flatMap(({ source }): Violation[] => {
    const [kind, id = ""] = source.split(":");
    if ((kind !== "payment" && kind !== "fee") || received.has(id)) return [];
    return [{ invariant: "I4", subject: source, detail: "is booked and was never charged" }];
  });
  return [...found, ...invented];
}

function givenBack({ record, rowsOf, backOf, bookedFor }: Sheet): Violation[] {
  return record.intents.flatMap((intent): Violation[] => {
    const { id: subject, receivedCents } = intent;
    const back = total(backOf.get(subject) ?? [], ({ amountCents }) => amountCents);
    const about = { subject, intentId: subject };
    const booked = 0 -
      total(rowsOf.get(subject) ?? [], ({ id }) => total(bookedFor(id), ({ cleared }) => cleared));
    const detail = `refunds of ${formatCents(booked)} are booked, ${formatCents(back)} were made`;
    return [
      ...(back > receivedCents
        ? [{
          ...about,
          invariant: "I4" as const,
          detail: `gave back ${formatCents(back)} of ${formatCents(receivedCents)}`,
        }]
        : []),
      ...(booked > back ? [{ ...about, invariant: "I4" as const, detail }] : []),
      ...(booked < back ? [{ ...about, invariant: "I2" as const, detail }] : []),
    ];
  });
}

function contested({ record, bySource, facts }: Sheet): Violation[] {
  const cleared = (kind: string, id: string) =>
    0 - total(bySource.get(`${kind}:${id}`) ?? [], (booking) => booking.cleared);
  const found = record.disputes.flatMap((dispute): Violation[] => {
    const { id: subject, withdrawnCents, feeCents } = dispute;
    const booked = cleared("chargeback", subject) + cleared("chargeback-won", subject) +
      cleared("chargeback-fee", subject);
    const moved = withdrawnCents + feeCents;
    if (booked === moved) return [];
    const detail = `a dispute took ${formatCents(moved)}, booked are ${formatCents(booked)}`;
    return [{ invariant: booked < moved ? "I2" : "I4", subject, disputeId: subject, detail }];
  });
  const known = new Set(record.disputes.map(({ id }) => id));
  const invented = facts.bookings.flatMap(({ source }): Violation[] => {
    const [kind, id = ""] = source.split(":");
    if (kind !== "chargeback" || known.has(id)) return [];
    return [{ invariant: "I4", subject: source, detail: "is booked and wasn't disputed" }];
  });
  return [...found, ...invented];
}

/** Compares lasting transfers to breeders with the bookings of each payout. */
function paidOut({ facts, record, bySource }: Sheet): Violation[] {
  const made = groupBy(record.transfers, ({ metadata }) => metadata.payoutId ?? "");
  return facts.payouts.flatMap((subject): Violation[] => {
    const transfers = made.get(subject) ?? [];
    const moved = total(transfers, ({ amountCents, reversedCents }) => amountCents - reversedCents);
    const bookings = ["payout-transfer", "payout-returned", "payout-reversed"].flatMap((kind) =>
      bySource.get(`${kind}:${subject}`) ?? []
    );
    const booked = 0 - total(bookings, ({ cleared }) => cleared);
    const about = { invariant: "I9" as const, subject, payoutId: subject };
    return [
      ...(booked === moved ? [] : [{
        ...about,
        detail: `transfers of ${formatCents(moved)} were made, ${formatCents(booked)} are booked`,
      }]),
      ...(transfers.length > 1 ? [{ ...about, detail: `was transferred ${transfers.length} times` }] : []),
    ];
  });
}

function oneNetCharge({ record, keptOf }: Sheet): Violation[] {
  const kept = record.intents.filter((intent) => keptOf(intent) > 0);
  return [...groupBy(kept, ({ metadata }) => `${metadata.orderId} ${metadata.kind}`)]
    .filter(([, all]) => all.length > 1)
    .map(([subject, all]) => ({ invariant: "I5", subject, detail: `${all.length} net charges` }));
}

/**
 * Compares refund rows with the ledger: each owed amount must be booked as owed, and must not be owed for
 * over a day.
 */
function owed({ facts, owedOf }: Sheet): Violation[] {
  return facts.refunds.flatMap(({ id: subject, intentId, status, amount, isOverdue }): Violation[] => {
    const wanted = status === "pending" || status === "failed" ? amount : 0;
    const about = { invariant: "I6" as const, subject, ...(intentId ? { intentId } : {}) };
    const booked = owedOf(subject);
    return [
      ...(booked === wanted ? [] : [{
        ...about,
        detail: `a refund (${status}) of which ${formatCents(wanted)} is owed, and ${
          formatCents(booked)
        } booked as owed`,
      }]),
      ...(wanted > 0 && isOverdue
        ? [{ ...about, detail: `${formatCents(wanted)} has been owed to the buyer for over a day` }]
        : []),
    ];
  });
}

function moneyAndState(
  { intentsOf, keptOf, lostOf, facts }: Sheet,
  reservation: Facts["reservations"][number],
): Violation[] {
  const { id: subject, status, total: price, deposit, addOns, decided, isEndedByStaff, petStatus } =
    reservation;
  const given = reservation.given + reservation.givenThere;
  const own = intentsOf.get(subject) ?? [];
  const kept = total(own, keptOf);
  const intentId = own.at(-1)?.id;
  const say = (invariant: Violation["invariant"], detail: string): Violation[] => [
    { invariant, subject, detail: `${status}: ${detail}`, ...(intentId ? { intentId } : {}) },
  ];
  if (PAID.has(status)) {
    const wanted = addOns + (status === "deposit-paid" ? deposit : price - decided) - given;
    // A partial refund in the provider's dashboard is our gift, and so is a full one after the pet has gone
    // home.
    const isStillOpen = status === "deposit-paid" || status === "paid";
    const wrong = isStillOpen && reservation.givenThere > 0 && kept <= 0 && wanted + given > 0
      ? say(
        "I7",
        `all ${formatCents(given)} was refunded, ${
          formatCents(reservation.givenThere)
        } of it in the payment provider's dashboard`,
      )
      : kept < wanted
      ? say("I7", `${formatCents(kept)} paid of ${formatCents(wanted)}`)
      : kept > wanted
      ? say("I6", `${formatCents(kept)} kept, ${formatCents(wanted)} is due`)
      : [];
    const expected = status === "completed" ? ["sold", "adopted-sold"] : ["reserved"];
    const isAstray = status !== "disputed" && !expected.includes(petStatus);
    return [...wrong, ...(isAstray ? say("state", `its pet is ${petStatus}`) : [])];
  }
  // A buyer's late cancellation keeps at most the deposit. All other endings keep nothing. Money taken back
  // by a bank is not a refund from a dispute.
  const most = isEndedByStaff
    ? 0
    : decided > 0
    ? price + addOns - decided - given
    : status === "cancelled-by-buyer" || status === "refunded"
    ? deposit
    : 0;
  // Money that a bank took of a payment beyond its remainder had already been refunded: the platform bears
  // that loss.
  const stays = kept - total(own, (one) => Math.min(lostOf(one), Math.max(0, keptOf(one))));
  if (stays > most) return say("I6", `${formatCents(stays)} kept, at most ${formatCents(most)} may be`);
  const bookings = facts.bookings.filter((one) => one.reservationId === subject);
  const breeder = 0 - total(bookings, (one) => one.breeder);
  return breeder > Math.max(0, stays) + total(bookings, (one) => one.goodwill)
    ? say("I6", `the breeder was given ${formatCents(breeder)} of ${formatCents(stays)} that was kept`)
    : [];
}

function balanced({ bookings, ledgerSum }: Facts): Violation[] {
  const off = bookings.filter(({ sum }) => sum !== 0)
    .map(({ source, sum }): Violation => ({
      invariant: "I8",
      subject: source,
      detail: `is off by ${formatCents(sum)}`,
    }));
  return ledgerSum === 0 ? off : [...off, {
    invariant: "I8",
    subject: "ledger",
    detail: `the whole ledger is off by ${formatCents(ledgerSum)}`,
  }];
}

function total<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((sum, item) => sum + of(item), 0);
}

function groupBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
