import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Transfer } from "../../platform/ports/payments/port.ts";
import type { Services } from "../../services.ts";
import { isUniqueViolation } from "../../platform/db/errors.ts";
import { isUuid } from "../../platform/text.ts";
import { debitedEntries, payoutEntries, recoveryEntries, transferEntries } from "../ledger/rules.ts";
import { balanceCents, lockBreeder, post } from "../ledger/store.ts";
import { foundOne } from "./reversal_actions.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "db" | "payments" | "newId" | "now" | "addJob">;

/**
 * Writes the payout of a transfer that our rows don't know: the money has left for the breeder, whatever our books say. It
 * comes out of available funds; what they don't cover is owed by the breeder, and kept back from later payouts. Returns
 * why that can't be done now, as a sentence for staff.
 * @throws when the provider cannot be asked.
 */
export async function bookTransfer(
  services: Needs,
  transfer: Transfer,
  more: (trx: Trx) => Promise<void>,
): Promise<string | undefined> {
  const id = transfer.metadata.payoutId ?? "";
  const account = transfer.accountId === null
    ? undefined
    : await store.findAccountByProvider(services.db, transfer.accountId);
  if (!account) return "We don't know the account that it went to.";
  if (!isUuid(id)) return "The transfer doesn't name its payout.";
  const { breederId } = account;
  const made = await foundOne(
    services.payments.findBankPayouts(
      account.providerAccountId,
      new Date(transfer.createdAt.getTime() - 3_600_000),
    ),
    ({ metadata }) => metadata.payoutId === id,
  );
  const toBank = made?.kind === "done" ? made.value : undefined;
  const isBack = transfer.reversedCents >= transfer.amountCents;
  try {
    await withTx(services.db, async (trx) => {
      await lockBreeder(trx, breederId);
      await store.insertPayout(trx, {
        ...{ id, breeder_id: breederId, provider_account_id: account.providerAccountId },
        ...{
          amount_cents: transfer.amountCents,
          reversed_cents: transfer.reversedCents,
          transfer_id: transfer.id,
        },
        created_at: transfer.createdAt,
        ...(isBack
          ? { status: "failed" as const, failure: "reversed" }
          : toBank
          ? { status: "on-the-way" as const, bank_payout_id: toBank.id, arrives_on: toBank.arrivesOn }
          : { status: "transferred" as const, tried_at: services.now() }),
      });
      const book = (what: string, entries: Parameters<typeof post>[2]["entries"]) =>
        post(trx, services.newId, {
          ...{ source: `${what}:${id}`, kind: what, orderId: null, reservationId: null, entries },
        });
      const available = await balanceCents(trx, "breeder-available", breederId);
      await book(
        "payout",
        debitedEntries(payoutEntries(breederId, transfer.amountCents), breederId, available),
      );
      await book("payout-transfer", transferEntries(breederId, transfer.amountCents));
      if (transfer.reversedCents > 0) {
        await post(trx, services.newId, {
          ...{
            source: `payout-reversed:${id}:0`,
            kind: "payout-reversed",
            orderId: null,
            reservationId: null,
          },
          entries: recoveryEntries(breederId, transfer.reversedCents),
        });
      }
      if (!isBack) await services.addJob(trx, "makePayout", { payoutId: id }, { key: `payout:${id}` });
      await more(trx);
    });
  } catch (error) {
    if (isUniqueViolation(error)) return "Another payout to this breeder is under way.";
    throw error;
  }
  return undefined;
}
