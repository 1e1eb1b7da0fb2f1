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
 * Finds the transfers to a breeder that the provider has and no payout of ours names, oldest first. Those without the id
 * of a payout are not ours.
 * @throws when the provider cannot say it.
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
 * Writes a transfer that the database does not know as the payout it was made for, and books it: out of available funds, and
 * what these do not cover is owed. So nothing is paid twice after a restore. A payout that waits is canceled first, and what
 * is left is planned again. Returns the payout's id; undefined while another payout of the breeder is being made.
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
    // A row with a transfer of its own was paid twice; the books show the second one as a payout of its own.
    const id = row && (row.transfer_id !== null || row.breeder_id !== breederId) ? services.newId() : wanted;
    await store.saveAdopted(trx, row && id === wanted ? row : undefined, {
      ...{ id, breederId, made, attempt: await store.nextAttempt(trx, breederId) },
    });
    const about = { orderId: null, reservationId: null };
    const availableCents = await balanceCents(trx, "breeder-available", breederId);
    await post(trx, services.newId, {
      ...{ ...about, source: `payout-adopted:${id}:${made.id}`, kind: "payout" },
      entries: debitedEntries(payoutEntries(breederId, made.amountCents), breederId, availableCents),
    });
    await post(trx, services.newId, {
      ...{ ...about, source: `payout-transfer:${id}`, kind: "payout-transfer" },
      entries: transferEntries(breederId, made.amountCents),
    });
    await regain(trx, services, { id, breeder_id: breederId, reversed_cents: 0 }, made.reversedCents);
    await services.addJob(trx, "makePayout", { payoutId: id }, { key: `payout:${id}` });
    services.log.error("a transfer that the database did not know was adopted", {
      ...{ payoutId: id, transferId: made.id, breederId },
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
 * Adopts a transfer that a comparison has found. Returns why that can't be done now, as a sentence for staff; `more` is
 * written with it.
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

/** What staff might have decided about a transfer is decided: it is a payout. */
async function settleFinding(trx: Trx, transferId: string): Promise<void> {
  const finding = await findFinding(trx, transferId);
  if (finding?.status !== "open") return;
  const settled_at = await store.findNow(trx);
  await updateFinding(trx, finding.id, { status: "settled", settled_how: "booked", settled_at });
}

/**
 * Books what the provider says has come back of a payout's transfer beyond what is booked: reversed in its dashboard, or
 * before the database was restored. Returns whether there was something to book.
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
    // What is being taken back is booked by whoever asked for it.
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
    ...{ source: `payout-reversed:${id}:${before}`, kind: "payout-reversed" },
    ...{ orderId: null, reservationId: null },
    entries: regainedEntries(
      breederId,
      amountCents,
      0 - await balanceCents(trx, "breeder-debts", breederId),
    ),
  });
}
