import type { Kysely } from "kysely";
import { v5 } from "uuid";
import type { Database } from "../../../platform/db/schema.ts";
import { withTx } from "../../../platform/db/tx.ts";
import { queueMail } from "../../mails/actions.ts";
import { tell } from "../../notifications/actions.ts";
import { newsOf } from "../../notifications/rules.ts";
import { announcePets } from "../../pets/actions.ts";
import { findLinesOf } from "../../waitlists/promise_store.ts";
import type { JobPayloads } from "../../../platform/outbox/payloads.ts";
import type { Services } from "../../../services.ts";
import { emailsOf, type Happening, HAPPENINGS } from "./emails.ts";
import type { EmailFacts } from "./frame_emails.ts";
import { dayIn, dayWords } from "../../places/zone_rules.ts";
import {
  allPayments,
  breederNetCents,
  type Checkout,
  completesAt,
  disputeUntil,
  findCardFor,
  findCheckout,
  findRefundsOf,
  fundsReleasedAt,
  graceEndsAt,
  lastPaidAt,
} from "../order/index.ts";
import { givenBack, targetLabel } from "../refund_plan/index.ts";
import { type LiveEvent, reservationEvent, userChannel } from "../../../platform/ports/realtime/channels.ts";
import { findSimilarPets } from "./similar_store.ts";
import * as store from "./notify_store.ts";

/**
 * Namespace of email ids. An id derives from the email's topic, so a repeated job never writes an email
 * twice.
 */
const NAMESPACE = "5d0e4f7c-7a1b-4c53-9d3e-2f6b8a90c1d4";
const BATCH_SIZE = 500;

/**
 * Adds the job that emails both sides, and notifies their open pages at once. `about` is the id of the
 * payment or refund that the email is about, or the round of a reminder.
 */
export async function notify(
  trx: Kysely<Database>,
  { addJob }: Pick<Services, "addJob">,
  reservationId: string,
  happening: Happening,
  about?: string | { round: number },
): Promise<void> {
  await reservationChanged(trx, { addJob }, reservationId);
  const once = typeof about === "object" ? `${about.round}` : about;
  const key = `notify:${reservationId}:${happening}${once ? `:${once}` : ""}`;
  const more = typeof about === "object" ? about : about === undefined ? {} : { aboutId: about };
  await addJob(trx, "notifyReservation", { reservationId, happening, ...more }, { key });
}

/**
 * Time that a repeated refund, which a bank had returned before, must last until its buyer is notified of it
 * again.
 */
const STAYS_MS = 5 * 86_400_000;

/**
 * Notifies the buyer that a refund has arrived if they were notified that it is late. Otherwise the email
 * about the decision already named the amount and its target. After a bank has returned a refund, the final
 * email waits until the new refund has lasted.
 */
export async function notifyArrival(
  trx: Kysely<Database>,
  { addJob }: Pick<Services, "addJob">,
  { reservationId, refundId, wasReturned, wasDelayed, now }: {
    reservationId: string;
    refundId: string;
    wasReturned: boolean;
    /** Whether the buyer was notified of the delay. */
    wasDelayed: boolean;
    now: Date;
  },
): Promise<void> {
  if (!wasReturned && wasDelayed) return await notify(trx, { addJob }, reservationId, "refunded", refundId);
  await reservationChanged(trx, { addJob }, reservationId);
  if (!wasReturned) return;
  const payload = { reservationId, happening: "refunded", aboutId: refundId, round: 2 };
  await addJob(trx, "notifyReservation", payload, {
    key: `notify:${reservationId}:refunded:${refundId}:2`,
    runAt: new Date(now.getTime() + STAYS_MS),
  });
}

/**
 * Makes the open pages of both sides read a reservation again. Call it in the same transaction as any change
 * that a side can see.
 */
export async function reservationChanged(
  trx: Kysely<Database>,
  { addJob }: Pick<Services, "addJob">,
  reservationId: string,
): Promise<void> {
  await addJob(trx, "announceReservation", { reservationId }, { key: `reservation:${reservationId}` });
}

/** Notifies the open pages of both sides that a reservation has changed. */
export async function announceReservation(
  { db, realtime }: Pick<Services, "db" | "realtime">,
  reservationId: string,
): Promise<void> {
  await realtime.triggerAll(await reservationEvents(db, [reservationId]));
}

async function reservationEvents(db: Kysely<Database>, ids: readonly string[]): Promise<LiveEvent[]> {
  const parties = await store.findPeople(db, ids);
  return parties.map(({ reservationId, buyerId, breederUserId }) => ({
    channels: [buyerId, breederUserId].map(userChannel),
    event: reservationEvent,
    data: { reservationId },
  }));
}

/** Batch size of hold news, and seconds until another process may retry a batch. */
const [NEWS_AT_ONCE, NEWS_TOLD_SECONDS] = [200, 30];

/**
 * Announces the holds that have started or ended. Any number of processes may call it; news stays until it is
 * announced. Returns whether there was any.
 */
export async function tellOfHolds(
  services: Pick<Services, "db" | "realtime" | "addJob">,
): Promise<boolean> {
  const news = await store.takeHoldNews(services.db, NEWS_AT_ONCE, NEWS_TOLD_SECONDS);
  if (news.length === 0) return false;
  const ids = news.map(({ id }) => id);
  try {
    await announceHolds(services, news);
  } catch (error) {
    // Frees the news at once, so the retry need not wait until it times out.
    await store.giveHoldNewsBack(services.db, ids);
    throw error;
  }
  await store.dropHoldNews(services.db, ids);
  return true;
}

/**
 * Notifies the open pages of both sides, and those that show the pets, that these holds have started or
 * ended. Also settles the waitlists in which the pets are promised. Searches do not depend on holds, so they
 * are not refreshed.
 */
export async function announceHolds(
  { db, realtime, addJob }: Pick<Services, "db" | "realtime" | "addJob">,
  holds: readonly JobPayloads["announceHold"][],
): Promise<void> {
  const ids = [...new Set(holds.map(({ reservationId }) => reservationId))];
  const petIds = [...new Set(holds.map(({ petId }) => petId))];
  for (const breederId of await findLinesOf(db, petIds)) {
    await addJob(db, "settleWaitlist", { breederId }, { key: `waitlist-hold:${breederId}` });
  }
  await announcePets({ db, realtime }, petIds, await reservationEvents(db, ids));
}

/** Status in which a reminder to press a button still applies. */
const WAITS_IN: Partial<Record<Happening, Row["status"]>> = {
  "handover-due": "paid",
  "completion-due": "handed-over",
};
/** Emails that ask for a payment or a confirmation. */
const ASKING: ReadonlySet<Happening> = new Set([
  "balance-due",
  "balance-late",
  "balance-extended",
  "card-declined",
  "handover-due",
  "completion-due",
]);

/** Notifies both sides of a change of a reservation, each only once. */
export async function notifyReservation(
  services: Pick<Services, "db" | "config" | "newId" | "addJob" | "now">,
  { reservationId, aboutId, round, ...payload }: JobPayloads["notifyReservation"],
): Promise<void> {
  const happening = HAPPENINGS.find((known) => known === payload.happening);
  if (!happening) throw new Error(`no email is known for ${payload.happening}`);
  await withTx(services.db, async (trx) => {
    const row = await store.findTold(trx, reservationId);
    if (!row) return;
    // A reminder may still be queued after the sale was stopped. A stopped sale asks for nothing.
    if (row.stop && ASKING.has(happening)) return;
    const about = aboutId ? await store.findAbout(trx, aboutId) : undefined;
    // The bank has returned the refund again meanwhile.
    if (aboutId && round && about?.status !== "succeeded") return;
    // A side has pressed the button since the reminder was planned.
    const waitsIn = WAITS_IN[happening];
    if (waitsIn !== undefined && row.status !== waitsIn) return;
    const facts = await factsOf(services, trx, { reservationId, happening, row, about, aboutId });
    // A reminder belongs to one due date, so an extension by the breeder allows another reminder.
    const isByDueDate = (happening.startsWith("balance-") && happening !== "balance-paid") ||
      happening.startsWith("sale-");
    const once = isByDueDate
      ? row.balanceDueAt?.toISOString()
      : round
      ? `${aboutId ?? ""}:${round}`
      : aboutId;
    for (const { to, email, group, text } of emailsOf(happening, facts)) {
      const isBuyer = to === "buyer";
      const userId = isBuyer ? row.buyerId : row.breederUserId;
      const id = v5(`${reservationId}:${happening}:${once ?? ""}:${to}`, NAMESPACE);
      const kind = `reservation-${happening}`;
      await tell(trx, services, {
        id,
        kind,
        userId,
        aboutUserId: null,
        reservationId,
        ...newsOf(email),
        group: text.topic,
        sms: text.words,
        email: group === undefined ? false : email,
      });
      if (group === undefined) {
        const to = isBuyer ? row.buyerEmail : row.breederEmail;
        await queueMail(trx, services, { id, kind, userId, reservationId, to, email });
      }
    }
  });
}

/** Notifies buyers of balances that are due soon, or late. */
export async function remindOfBalances(services: Pick<Services, "db" | "addJob">): Promise<void> {
  for (let found = BATCH_SIZE; found === BATCH_SIZE;) {
    found = await withTx(services.db, async (trx) => {
      const due = await store.takeBalancesDue(trx, BATCH_SIZE);
      for (const { id, isLate } of due) {
        await notify(trx, services, id, isLate ? "balance-late" : "balance-due");
      }
      return due.length;
    });
  }
}

/** Number of similar pets that an email offers. */
const SIMILAR_PETS = 3;
type Row = NonNullable<Awaited<ReturnType<typeof store.findTold>>>;

async function factsOf(
  { config }: Pick<Services, "config">,
  db: Kysely<Database>,
  { reservationId, happening, row, about, aboutId }: {
    reservationId: string;
    happening: Happening;
    row: Row;
    about: store.ToldOf | undefined;
    aboutId: string | undefined;
  },
): Promise<EmailFacts> {
  const checkout = (await findCheckout(db, reservationId))!;
  const payment = about && allPayments(checkout).find(({ id }) => id === about.paymentId);
  const isDeposit = row.payment_type === "deposit";
  return {
    number: row.number,
    petName: row.petName || "your pet",
    program: row.program,
    buyerFirstName: row.buyerFirstName,
    buyerName: `${row.buyerFirstName} ${row.buyerLastName}`,
    breederFirstName: row.breederFirstName,
    isShelter: row.sellerKind === "shelter",
    isDelivered: row.transportation === "honest" || row.transportation === "flight",
    canceledBy: row.canceledBy === "buyer" || row.canceledBy === "breeder" ? row.canceledBy : "staff",
    reason: row.endReason,
    isReleased: row.isReleased,
    isBuyerSuspended: row.isBuyerSuspended,
    balanceDue: balanceDays(row, checkout.pet),
    disputeLastDay: disputeDay(row, checkout.pet),
    completesOn: completionDay(checkout),
    isCompleted: row.completedAt !== null,
    goHomeOn: checkout.pet.goHomeDate && dayWords(checkout.pet.goHomeDate, checkout.pet.today.slice(0, 4)),
    fundsOn: fundsDay(checkout),
    card: await cardFor(db, reservationId, happening, row),
    refund: await refundFacts(db, checkout),
    order: { total: row.total_cents, deposit: row.deposit_cents, isDeposit },
    isPaidInFull: checkout.payments.some(({ kind, status, is_returned }) =>
      kind !== "Deposit" && status === "succeeded" && !is_returned
    ),
    receipt: receiptTold(checkout, happening, config.publicUrl, payment?.id),
    amount: about?.cents ?? paidBy(happening, row),
    target: payment ? targetLabel(payment) : "",
    parts: about?.goodwill && aboutId ? await partsOf(db, checkout, aboutId) : [],
    settledHow: about?.settledHow ?? null,
    takenCents: about?.takenCents ?? 0,
    goodwill: about?.goodwill ?? null,
    petNow: row.petStatus === "sold" || row.petStatus === "adopted-sold"
      ? "sold"
      : row.petStatus === "temporary-pause" || row.petStatus === "not-available"
      ? "off"
      : "listed",
    cause: row.endCause,
    similar: happening === "cancelled" && row.canceledBy !== "buyer"
      ? await findSimilarPets(db, checkout.pet.id, SIMILAR_PETS)
      : [],
    earnings: breederNetCents(checkout),
    links: {
      buyer: `${config.publicUrl}/account/reserved/${reservationId}`,
      breeder: `${config.publicUrl}/breeder/reservations/${reservationId}`,
      chargebacks: `${config.publicUrl}/breeder/chargebacks`,
      contact: `${config.publicUrl}/contact`,
      site: config.publicUrl,
    },
  };
}

/**
 * Returns the card that will be, or was to be, charged for the balance; null if nothing is charged
 * automatically now.
 */
async function cardFor(
  db: Kysely<Database>,
  reservationId: string,
  happening: Happening,
  { isCardOnHold }: Row,
): Promise<string | null> {
  if (isCardOnHold && happening !== "card-declined") return null;
  const card = await findCardFor(db, reservationId);
  if (!card || (card.answered_at && happening !== "card-declined")) return null;
  return targetLabel({ method: "card", brand: card.brand, last4: card.last4 });
}

/**
 * Returns the receipt of the payment that completed this step; null for other steps and if there is no
 * receipt yet.
 */
function receiptTold(
  checkout: Checkout,
  happening: Happening,
  publicUrl: string,
  paymentId: string | undefined,
): EmailFacts["receipt"] {
  const kind = ({ "deposit-paid": "Deposit", paid: "Full", "balance-paid": "Balance" } as const)[
    happening as string
  ];
  const payment = happening === "add-ons-paid"
    ? allPayments(checkout).find(({ id }) => id === paymentId)
    : checkout.payments.find((one) => one.kind === kind && one.receipt !== null);
  if (!payment?.receipt) return null;
  const { lines, paidBeforeCents, leftCents, seller, buyer } = payment.receipt;
  return {
    number: payment.receipt_number!,
    lines,
    paidBeforeCents,
    leftCents,
    paidOn: wordsThere(checkout.pet, payment.succeeded_at ?? payment.updated_at),
    paidBy: payment.amount_cents > 0 ? targetLabel(payment) : "",
    seller: [seller.name, seller.place].filter(Boolean).join(", "),
    buyer: buyer.name,
    url: `${publicUrl}/receipts/${payment.id}`,
  };
}

/** Names of each kind of payment in emails. */
export const PAID_AS = { Deposit: "Deposit", Balance: "Balance", Full: "Payment" } as const;

/** Returns the payments that one decision refunds, each with its amount and target. */
async function partsOf(
  db: Kysely<Database>,
  checkout: Checkout,
  decisionId: string,
): Promise<EmailFacts["parts"]> {
  const payments = allPayments(checkout);
  const refunds = await findRefundsOf(db, payments.map(({ id }) => id));
  return refunds.filter(({ id, decision_id }) => id === decisionId || decision_id === decisionId)
    .map(({ payment_id, amount_cents: cents }) => {
      const payment = payments.find(({ id }) => id === payment_id)!;
      const isAddOns = payment.order_id !== checkout.order.id;
      return { kind: isAddOns ? "Add-ons" : PAID_AS[payment.kind], target: targetLabel(payment), cents };
    });
}

async function refundFacts(db: Kysely<Database>, checkout: Checkout): Promise<EmailFacts["refund"]> {
  const refunds = await findRefundsOf(db, allPayments(checkout).map(({ id }) => id));
  const buyer = givenBack(checkout, refunds, "buyer");
  const breeder = givenBack(checkout, refunds, "breeder");
  return buyer && breeder
    ? { buyer: buyer.words, breeder: breeder.words, lines: buyer.lines, cents: buyer.told.refundCents }
    : null;
}

type There = Pick<Checkout["pet"], "timeZone" | "today">;

/** Returns the day of a moment in the pet's time zone, as people say it. */
const wordsThere = ({ timeZone, today }: There, at: Date): string =>
  dayWords(dayIn(timeZone, at), today.slice(0, 4));

/** Returns the due day and the last day of a balance, in the pet's time zone. */
function balanceDays({ balanceDueAt }: Row, pet: There): EmailFacts["balanceDue"] {
  if (!balanceDueAt) return null;
  const lastDay = wordsThere(pet, graceEndsAt(balanceDueAt, pet.timeZone));
  return { day: wordsThere(pet, balanceDueAt), lastDay };
}

/**
 * Returns the last day, in the pet's time zone, on which a problem can be reported; null once it has passed.
 */
function disputeDay(row: Row, { timeZone, today }: There): string | null {
  const day = disputeUntil({ ...row, timeZone });
  return day !== null && today <= day ? dayWords(day, today.slice(0, 4)) : null;
}

/**
 * Returns the day, in the pet's time zone, on which the system completes a sale whose buyer has the pet; null
 * if it won't.
 */
function completionDay({ reservation, pet, payments }: Checkout): string | null {
  const at = completesAt({
    status: reservation.status,
    isStopped: reservation.stop !== null,
    handedOverAt: reservation.handed_over_at,
    paidAt: lastPaidAt(reservation, payments),
    goHomeDate: pet.goHomeDate,
    timeZone: pet.timeZone,
    stoppedMs: reservation.wait_stopped_ms,
    stoppedSince: reservation.wait_stopped_since,
  });
  return at ? dayThere(pet, at) : null;
}

/**
 * Returns the day, in the pet's time zone, on which a completed sale's funds are released; null before its
 * completion.
 */
function fundsDay({ reservation, pet }: Checkout): string | null {
  const { completed_at, handed_over_at } = reservation;
  if (!completed_at) return null;
  return dayThere(pet, fundsReleasedAt(completed_at, handed_over_at !== null));
}

/** "Tuesday, December 1": the day of a moment in the pet's time zone. */
const dayThere = ({ timeZone, today }: Checkout["pet"], at: Date): string =>
  dayWords(dayIn(timeZone, at), today.slice(0, 4));

/** Returns the amount in cents of the payment that completed this step. */
function paidBy(happening: Happening, row: Row): number {
  if (happening === "balance-paid") return row.total_cents - row.deposit_cents;
  return happening === "deposit-paid" ? row.deposit_cents : row.total_cents;
}
