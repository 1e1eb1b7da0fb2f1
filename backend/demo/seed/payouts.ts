import { payoutEntries, transferEntries } from "../../features/ledger/rules.ts";
import type { Row } from "../../platform/db/insert.ts";
import type { Random } from "../../platform/random.ts";
import type { Sales } from "./sale_story.ts";

const DAY = 86_400_000;

type PaidOut = {
  account: Row<"payout_accounts">;
  payouts: Required<Row<"payouts">>[];
  transactions: Sales["transactions"];
  entries: Sales["entries"];
};

/**
 * Returns the payouts of a breeder. Money released before one daily run left with that run and has arrived.
 * Money released in the last week is still available.
 */
export function payoutsOf(sales: Sales, breederId: string, random: Random, until: Date): PaidOut {
  const accountId = `acct_seed${breederId.replaceAll("-", "").slice(-12)}`;
  const released = new Map(
    sales.entries.filter(({ account, breeder_id }) =>
      account === "breeder-available" && breeder_id === breederId
    )
      .map(({ transaction_id, amount_cents }) => [transaction_id, -amount_cents]),
  );
  const days = new Map<number, number>();
  for (const { id, at } of sales.transactions) {
    const cents = released.get(id);
    if (cents === undefined || until.getTime() - at.getTime() < 7 * DAY) continue;
    const run = nextRun(at).getTime();
    days.set(run, (days.get(run) ?? 0) + cents);
  }
  const made: PaidOut = {
    account: {
      breeder_id: breederId,
      provider_account_id: accountId,
      is_details_submitted: true,
      is_ready: true,
      told_bank_id: "",
      onboarding_at: new Date(until.getTime() - 300 * DAY),
      created_at: new Date(until.getTime() - 300 * DAY),
    },
    payouts: [],
    transactions: [],
    entries: [],
  };
  for (const [time, cents] of [...days].sort(([a], [b]) => a - b)) {
    const at = new Date(time);
    const id = random.id(at);
    const arrived = new Date(time + 2 * DAY);
    made.payouts.push({
      id,
      breeder_id: breederId,
      provider_account_id: accountId,
      amount_cents: cents,
      status: "paid",
      attempt: 1,
      tried_at: null,
      shared_at: null,
      next_try_at: at,
      failure: null,
      reversed_cents: 0,
      reversing_cents: null,
      transfer_id: `tr_seed${id.slice(-12)}`,
      bank_payout_id: `po_seed${id.slice(-12)}`,
      arrives_on: arrived.toISOString().slice(0, 10),
      created_at: at,
      updated_at: arrived,
    });
    for (
      const [kind, entries] of [
        ["payout", payoutEntries(breederId, cents)],
        ["payout-transfer", transferEntries(breederId, cents)],
      ] as const
    ) {
      const transactionId = random.id(at);
      made.transactions.push({
        id: transactionId,
        source: `${kind}:${id}`,
        kind,
        order_id: null,
        reservation_id: null,
        at,
      });
      made.entries.push(...entries.map(({ account, breederId: of, amountCents }) => ({
        id: random.id(at),
        transaction_id: transactionId,
        account,
        breeder_id: of ?? null,
        amount_cents: amountCents,
      })));
    }
  }
  return made;
}

/** Returns the first daily run after a moment, at 14:13 UTC. */
function nextRun(after: Date): Date {
  const run = new Date(after);
  run.setUTCHours(14, 13, 0, 0);
  return run > after ? run : new Date(run.getTime() + DAY);
}
