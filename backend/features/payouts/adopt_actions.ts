import { withTx } from "../../platform/db/tx.ts";
import { isUuid } from "../../platform/text.ts";
import type { Answer, Transfer } from "../../platform/ports/payments/port.ts";
import type { Services } from "../../services.ts";
import { findFinding, updateFinding } from "../ledger/finding_store.ts";
import { debitedEntries, payoutEntries, regainedEntries, transferEntries } from "../ledger/rules.ts";
import { balanceCents, lockBreeder, post } from "../ledger/store.ts";
import { cancelWaiting } from "../ledger/waiting_store.ts";
import { alertStaff } from "../mails/staff_actions.ts";
import { adoptedEmail } from "./staff_emails.ts";
import * as store from "./store.ts";

type Trx = Parameters<typeof post>[0];
type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log" | "config">;

/**
 * Returns transfers to a breeder that exist at the provider but in no payout of ours, oldest first. Transfers
 * without a payout id are not ours.
 * @throws if the provider cannot be asked.
 */
export async function findStrayTransfers(
  services: Pick<Services, "db" | "payments">,
  to: { breederId: string; accountId: string },
): Promise<Transfer[]> {
  const since = await store.findKnownUntil(services.db, to.breederId);
  const answer = await services.payments.findTransfers({ ...to, ...(since ? { since } : {}) });
  if (answer.kind === "missing") return [];
  if (answer.kind !== "done") throw new Error(`transfers cannot be looked up: ${reasonOf(answer)}`);
  const made = answer.value.filter(({ metadata }) => isUuid(metadata.payoutId ?? ""));
  const known = await store.findKnownTransfers(services.db, made.map(({ id }) => id));
  return made.filter(({ id }) => !known.has(id))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

const reasonOf = (answer: Exclude<Answer<unknown>, { kind: "done" }>): string =>
  answer.kind === "unknown" ? answer.reason : answer.kind === "refused" ? answer.code : answer.kind;

/**
 * Stores an unknown transfer as the payout named in its metadata, and books it out of available funds; the
 * uncovered part becomes a debt. This prevents double payment after a restore. A waiting payout is canceled
 * first, and the remaining funds are planned again. Returns the payout's id, or undefined while another
 * payout of the breeder is being made.
 */
export async function adoptTransfer(
  services: Needs,
  breederId: string,
  made: Transfer,
  more: (trx: Trx) => Promise<void> = (trx) => settleFinding(trx, made.id),
): Promise<string | undefined> {
  return await withTx(services.db, async (trx) => {
    await lockBreeder(trx, breederId);
    if ((await store.findKnownTransfers(trx, [made.id])).has(made.id)) return undefined;
    await cancelWaiting(trx, services.newId, breederId, "adopted");
    if (await store.findOpen(trx, breederId)) return undefined;
    const wanted = made.metadata.payoutId!;
    const row = await store.findPayout(trx, wanted);
    // A row that already has a transfer was paid twice. The books show the second transfer as a separate
    // payout.
    const id = row && (row.transfer_id !== null || row.breeder_id !== breederId) ? services.newId() : wanted;
    await store.saveAdopted(trx, row && id === wanted ? row : undefined, {
      id,
      breederId,
      made,
      attempt: await store.nextAttempt(trx, breederId),
    });
    const about = { orderId: null, reservationId: null };
    const availableCents = await balanceCents(trx, "breeder-available", breederId);
    await post(trx, services.newId, {
      ...about,
      source: `payout-adopted:${id}:${made.id}`,
      kind: "payout",
      entries: debitedEntries(payoutEntries(breederId, made.amountCents), breederId, availableCents),
    });
    await post(trx, services.newId, {
      ...about,
      source: `payout-transfer:${id}`,
      kind: "payout-transfer",
      entries: transferEntries(breederId, made.amountCents),
    });
    await regain(trx, services, { id, breeder_id: breederId, reversed_cents: 0 }, made.reversedCents);
    await services.addJob(trx, "makePayout", { payoutId: id }, { key: `payout:${id}` });
    services.log.error("a transfer that the database did not know was adopted", {
      payoutId: id,
      transferId: made.id,
      breederId,
    });
    await alertStaff(trx, services, {
      kind: "payout-adopted",
      email: adoptedEmail({ id, amountCents: made.amountCents, publicUrl: services.config.publicUrl }),
    });
    await more(trx);
    return id;
  });
}

/**
 * Adopts a transfer found by a comparison, and writes `more` in the same transaction. Returns the reason if
 * that is not possible now, as a sentence for staff.
 */
export async function adoptFound(
  services: Needs,
  made: Transfer,
  more: (trx: Trx) => Promise<void>,
): Promise<string | undefined> {
  const breederId = await store.findPayee(services.db, made);
  if (!breederId) return "We don't know the account that it went to.";
  if (!isUuid(made.metadata.payoutId ?? "")) return "The transfer doesn't name its payout.";
  return await adoptTransfer(services, breederId, made, more)
    ? undefined
    : "Another payout to this breeder is under way.";
}

/** Settles an open finding about a transfer, because the transfer is now a payout. */
async function settleFinding(trx: Trx, transferId: string): Promise<void> {
  const finding = await findFinding(trx, transferId);
  if (finding?.status !== "open") return;
  const settled_at = await store.findNow(trx);
  await updateFinding(trx, finding.id, { status: "settled", settled_how: "booked", settled_at });
}

/**
 * Books the part of a payout's transfer that came back according to the provider beyond the booked part:
 * reversed in its dashboard, or before a database restore. Returns whether there was anything to book.
 */
export async function syncReversed(
  services: Pick<Services, "db" | "newId">,
  seen: store.Payout,
  made: Pick<Transfer, "reversedCents">,
): Promise<boolean> {
  if (made.reversedCents <= seen.reversed_cents) return false;
  return await withTx(services.db, async (trx) => {
    await lockBreeder(trx, seen.breeder_id);
    const now = await store.lockPayout(trx, seen.id);
    // Reversals under way are booked by the process that requested them.
    if (now.reversing_cents !== null || now.status === "returning" || now.status === "failed") return false;
    await regain(trx, services, now, made.reversedCents - now.reversed_cents);
    return true;
  });
}

async function regain(
  trx: Trx,
  { newId }: Pick<Services, "newId">,
  { id, breeder_id: breederId, reversed_cents: before }: Pick<
    store.Payout,
    "id" | "breeder_id" | "reversed_cents"
  >,
  amountCents: number,
): Promise<void> {
  if (amountCents <= 0) return;
  await store.updatePayout(trx, id, { reversed_cents: before + amountCents });
  await post(trx, newId, {
    source: `payout-reversed:${id}:${before}`,
    kind: "payout-reversed",
    orderId: null,
    reservationId: null,
    entries: regainedEntries(
      breederId,
      amountCents,
      0 - await balanceCents(trx, "breeder-debts", breederId),
    ),
  });
}
