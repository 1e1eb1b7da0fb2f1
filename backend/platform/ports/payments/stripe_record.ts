import type Stripe from "stripe";
import type { Answer, Balance, BalanceMovement, PaymentsPort, ProviderRecord } from "./port.ts";
import { type Calls, map } from "./stripe_calls.ts";
import { balanceMovementOf, balanceOf, disputeOf, refundOf, statusOf, transferOf } from "./views.ts";

/** Half a million objects of each type. */
const RECORD_PAGES_AT_MOST = 5_000;

/** Returns the part of the port that reads the provider's record. */
export function stripeRecord(
  stripe: Stripe,
  calls: Calls,
): Pick<PaymentsPort, "record" | "retrieveBalance"> {
  const retrieveBalance = async (): Promise<Answer<Balance>> =>
    map(await calls.ask((bounds) => stripe.balance.retrieve({}, bounds)), balanceOf);

  async function record(since: Date): Promise<Answer<ProviderRecord>> {
    const page = { limit: 100, created: { gte: Math.floor(since.getTime() / 1000) } };
    type Page = typeof page & { starting_after?: string };
    const all = <W extends { id: string }, T>(
      list: (page: Page, bounds: Stripe.RequestOptions) => Promise<Stripe.ApiList<W>>,
      view: (item: W) => T,
    ) => calls.pages((after, bounds) => list({ ...page, ...after }, bounds), view, RECORD_PAGES_AT_MOST);

    const intents = await all(
      (page, bounds) => stripe.paymentIntents.list(page, bounds),
      ({ id, status, amount_received, metadata, latest_charge }) => ({
        id,
        status: statusOf(status),
        receivedCents: amount_received,
        metadata: namesIn(metadata),
        chargeId: typeof latest_charge === "string" ? latest_charge : latest_charge?.id ?? null,
      }),
    );
    if (intents.kind !== "done") return intents;
    const refunds = await all((page, bounds) => stripe.refunds.list(page, bounds), refundOf);
    if (refunds.kind !== "done") return refunds;
    const disputes = await all((page, bounds) => stripe.disputes.list(page, bounds), (dispute) => dispute);
    if (disputes.kind !== "done") return disputes;
    const transfers = await all((page, bounds) => stripe.transfers.list(page, bounds), transferOf);
    if (transfers.kind !== "done") return transfers;
    const booked = await all((page, bounds) => stripe.balanceTransactions.list(page, bounds), ownMovement);
    if (booked.kind !== "done") return booked;
    const balance = await retrieveBalance();
    if (balance.kind !== "done") return balance;

    const movements = booked.value.flatMap((movement) => movement ?? []).reverse();
    const bySource = Map.groupBy(movements, ({ sourceId }) => sourceId);
    const value = {
      intents: intents.value,
      refunds: refunds.value,
      transfers: transfers.value,
      disputes: disputes.value.map((dispute) => disputeOf(dispute, bySource.get(dispute.id))),
      movements,
      balance: balance.value,
    };
    return { kind: "done", value };
  }

  return { record, retrieveBalance };
}

/** Metadata of an intent that identify its purpose. */
const NAMES = ["installation", "reservationId", "orderId", "kind", "paymentId"];

/** Returns the metadata that identify an intent's purpose. The rest is a long copy of its order. */
function namesIn(metadata: Stripe.Metadata): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap((name) => metadata[name] === undefined ? [] : [[name, metadata[name]]]),
  );
}

/** Reserves have balances of their own, which the payments balance leaves out. */
function ownMovement(booked: Stripe.BalanceTransaction): BalanceMovement | null {
  return booked.balance_type === "payments" && booked.currency === "usd" ? balanceMovementOf(booked) : null;
}
