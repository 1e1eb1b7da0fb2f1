import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Dispute, ProviderRecord, Refund, Transfer } from "../../platform/ports/payments/port.ts";
import type { Services } from "../../services.ts";
import { type Found, FOUND_MONEY, linesBetween, ownerOf, unexplainedLines } from "./finding_rules.ts";
import * as store from "./finding_store.ts";
import { post } from "./store.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "db" | "payments" | "newId" | "now" | "log" | "installation">;

/** Batch size of a query about the provider's objects. */
const BATCH_SIZE = 1_000;

/**
 * Ids at the provider that our rows don't know, and the number of objects at the provider that are not ours.
 */
export type Unknown = {
  intents: Set<string>;
  transfers: Transfer[];
  /** Intents in our rows with refunds that our rows don't know. */
  refundsOf: Set<string>;
  /** Disputes of intents in our rows. */
  disputes: string[];
  /** Number of payments and transfers by others, or from before installations had ids. */
  others: number;
};

/** Starts from the provider's record. Returns the objects in it that are ours but missing in our rows. */
export async function findUnknown(
  { db, installation }: Pick<Needs, "db" | "installation">,
  record: Pick<ProviderRecord, "intents" | "refunds" | "disputes" | "transfers">,
): Promise<Unknown> {
  const own = await installation();
  const unknown: Unknown = {
    intents: new Set(),
    transfers: [],
    refundsOf: new Set(),
    disputes: [],
    others: 0,
  };
  const none = { intents: [], refunds: [], disputes: [], transfers: [] };
  for (const intents of batches(record.intents.filter(({ status }) => MOVES.has(status)))) {
    const known = await store.findKnown(db, { ...none, intents });
    for (const { id, metadata } of intents) {
      if (known.intents.has(id)) continue;
      const isNamed = known.reservations.has(metadata.reservationId ?? "");
      if (ownerOf(metadata, own, isNamed) === "ours") unknown.intents.add(id);
      else unknown.others++;
    }
  }
  for (const transfers of batches(record.transfers)) {
    const known = await store.findKnown(db, { ...none, transfers });
    for (const transfer of transfers) {
      if (known.transfers.has(transfer.id)) continue;
      if (ownerOf(transfer.metadata, own, false) === "ours") unknown.transfers.push(transfer);
      else unknown.others++;
    }
  }
  const inRecord = new Set(record.intents.map(({ id }) => id));
  for (const refunds of batches(record.refunds.filter(({ intentId }) => intentId !== null))) {
    const intents = refunds.map(({ intentId }) => ({ id: intentId!, metadata: {} }));
    const known = await store.findKnown(db, { ...none, refunds, intents });
    for (const { id, intentId, metadata } of refunds) {
      if (known.refunds.has(id)) continue;
      if (known.intents.has(intentId!)) unknown.refundsOf.add(intentId!);
      // A payment from before the start of the record is examined because of its refund.
      else if (!inRecord.has(intentId!) && ownerOf(metadata, own, false) === "ours") {
        unknown.intents.add(intentId!);
      }
    }
  }
  for (const disputes of batches(record.disputes.filter(({ intentId }) => intentId !== null))) {
    const intents = disputes.map(({ intentId }) => ({ id: intentId!, metadata: {} }));
    const known = await store.findKnown(db, { ...none, disputes, intents });
    for (const { id, intentId } of disputes) {
      if (known.disputes.has(id)) continue;
      if (known.intents.has(intentId!)) unknown.disputes.push(id);
      // A dispute does not name its owner, but its payment does.
      else if (!inRecord.has(intentId!)) unknown.intents.add(intentId!);
    }
  }
  return unknown;
}

/** Statuses of an intent that has taken money, or may take it without further action. */
const MOVES: ReadonlySet<string> = new Set(["succeeded", "processing"]);

/** Facts that `readPayment` need not request. */
type Seen = { refunds?: readonly Refund[]; disputes?: readonly Dispute[] };

/**
 * Reads a payment at the provider that our rows don't know. Returns undefined if it is not ours, was never
 * paid, or our rows know it after all. Returns "unknown" while the provider cannot be asked.
 */
export async function readPayment(
  { db, payments, installation }: Needs,
  intentId: string,
  seen: Seen = {},
): Promise<Found | "unknown" | undefined> {
  const answer = await payments.retrieveIntent(intentId);
  if (answer.kind !== "done") return answer.kind === "unknown" ? "unknown" : undefined;
  const { id, metadata, status, amountCents, receivedCents, charge, receiptEmail, createdAt } = answer.value;
  if (!MOVES.has(status)) return undefined;
  const known = await store.findKnown(db, {
    intents: [{ id, metadata }],
    refunds: [],
    disputes: [],
    transfers: [],
  });
  const isNamed = known.reservations.has(metadata.reservationId ?? "");
  if (known.intents.has(id) || ownerOf(metadata, await installation(), isNamed) === "others") {
    return undefined;
  }
  let refunds = seen.refunds;
  if (!refunds) {
    const made = await payments.listRefunds(id);
    if (made.kind !== "done") return made.kind === "unknown" ? "unknown" : undefined;
    refunds = made.value;
  }
  const before = await store.findFinding(db, id);
  const isPaid = status === "succeeded";
  const disputeFees = sum(seen.disputes, ({ feeCents }) => feeCents);
  return {
    kind: "payment",
    subject: id,
    accountId: null,
    metadata,
    happenedAt: createdAt,
    amountCents: isPaid ? receivedCents : amountCents,
    returnedCents: sum(refunds.filter((refund) => refund.status === "succeeded"), (one) => one.amountCents),
    // Only the record or the dispute's own event reports disputes. Other callers keep the known values.
    withdrawnCents: seen.disputes
      ? sum(seen.disputes, ({ withdrawnCents }) => withdrawnCents)
      : before?.withdrawn_cents ?? 0,
    feeCents: (charge?.feeCents ?? 0) +
      (seen.disputes ? disputeFees : Math.max(0, (before?.fee_cents ?? 0) - (charge?.feeCents ?? 0))),
    buyerEmail: receiptEmail ?? charge?.billingEmail ?? null,
  };
}

/** Returns a transfer in the form of a finding. */
export function foundTransfer(transfer: Transfer): Found {
  return {
    kind: "transfer",
    subject: transfer.id,
    metadata: transfer.metadata,
    buyerEmail: null,
    accountId: transfer.accountId,
    happenedAt: transfer.createdAt,
    feeCents: 0,
    withdrawnCents: 0,
    amountCents: transfer.amountCents,
    returnedCents: transfer.reversedCents,
  };
}

/**
 * Stores a finding for staff. Books and settles it at once if it needs no resolution: a payment returned in
 * full, or a later movement of a finding that staff resolved before.
 */
export async function keepFound(services: Needs, found: Found): Promise<store.Finding> {
  return await withTx(services.db, async (trx) => {
    const finding = await store.saveFinding(trx, services.newId(), found);
    // Money taken by a bank may come back. A refund is final.
    const isOver = found.returnedCents >= found.amountCents;
    if (finding.settled_how === "attached") return finding;
    if (isOver || finding.status === "settled" || finding.bookings > 0) {
      await bookFound(trx, services, finding);
    }
    const change = changeOf(finding, isOver, services.now());
    await store.updateFinding(trx, finding.id, change);
    return { ...finding, ...change };
  });
}

/**
 * Returns the change of a finding after reading the provider's record: nothing is left to resolve, or a
 * refund has come back.
 */
function changeOf(
  { status, settled_how }: store.Finding,
  isOver: boolean,
  now: Date,
): Partial<store.Finding> {
  if (isOver && status !== "settled") {
    const how = status === "refunding" ? "refunded" as const : "booked" as const;
    return { status: "settled", settled_at: now, settled_how: how, failure: null, buyer_email: null };
  }
  if (!isOver && status === "settled" && settled_how !== "kept") {
    return { status: "open", settled_at: null, settled_how: null, told_at: null, refund_id: null };
  }
  return {};
}

/** Books the provider's amounts of a finding in the account `unexplained`, except those already booked. */
export async function bookFound(
  trx: Trx,
  { newId }: Pick<Needs, "newId">,
  finding: store.Finding,
): Promise<void> {
  const { kind, subject, bookings } = finding;
  // A payment starts with the source that its sale would have, so its sale can't book it a second time.
  const sourceOf = (n: number) =>
    n === 1 && kind === "payment" ? `payment:${subject}` : `found:${subject}:${n}`;
  const sources = Array.from({ length: bookings }, (_, i) => sourceOf(i + 1));
  const entries = linesBetween(
    await store.bookedLines(trx, sources),
    unexplainedLines({
      kind,
      amountCents: finding.amount_cents,
      returnedCents: finding.returned_cents,
      withdrawnCents: finding.withdrawn_cents,
      feeCents: finding.fee_cents,
    }),
  );
  if (entries.length === 0) return;
  await post(trx, newId, {
    source: sourceOf(bookings + 1),
    kind: FOUND_MONEY,
    orderId: null,
    reservationId: null,
    entries,
  });
  await store.updateFinding(trx, finding.id, { bookings: bookings + 1 });
}

/**
 * Examines a payment that a provider event names and our rows don't know. Stores it for staff if it is ours.
 * Returns "unknown" while the provider cannot be asked.
 */
export async function notePayment(
  services: Needs,
  intentId: string,
  dispute?: Dispute,
): Promise<"done" | "unknown"> {
  const found = await readPayment(services, intentId, dispute ? { disputes: [dispute] } : {});
  if (found === "unknown") return "unknown";
  if (found && found.amountCents > 0) {
    const { id, status } = await keepFound(services, found);
    if (status === "open") {
      services.log.error("the provider has a payment that we don't know", { id, intentId });
    }
  }
  return "done";
}

/** Does the same for a transfer. */
export async function noteTransfer(services: Needs, transferId: string): Promise<"done" | "unknown"> {
  const answer = await services.payments.retrieveTransfer(transferId);
  if (answer.kind !== "done") return answer.kind === "unknown" ? "unknown" : "done";
  const { transfers } = await findUnknown(services, {
    intents: [],
    refunds: [],
    disputes: [],
    transfers: [answer.value],
  });
  for (const transfer of transfers) {
    const { id, status } = await keepFound(services, foundTransfer(transfer));
    if (status === "open") {
      services.log.error("the provider has a transfer that we don't know", { id, transferId });
    }
  }
  return "done";
}

function sum<T>(list: readonly T[] | undefined, of: (item: T) => number): number {
  return (list ?? []).reduce((total, item) => total + of(item), 0);
}

function* batches<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += BATCH_SIZE) yield list.slice(at, at + BATCH_SIZE);
}
