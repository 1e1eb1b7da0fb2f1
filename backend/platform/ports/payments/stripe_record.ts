import type Stripe from "stripe";
import type { Answer, ProviderRecord } from "./port.ts";
import type { Calls } from "./stripe_calls.ts";
import { disputeOf, refundOf, statusOf, transferOf } from "./views.ts";

/** Half a million of each kind. */
const RECORD_PAGES_AT_MOST = 5_000;

/** Returns all intents, refunds, disputes and transfers that were made since then. */
export async function recordOf(
  stripe: Stripe,
  { pages }: Calls,
  since: Date,
): Promise<Answer<ProviderRecord>> {
  const page = { limit: 100, created: { gte: Math.floor(since.getTime() / 1000) } };
  const intents = await pages(
    (after, bounds) => stripe.paymentIntents.list({ ...page, ...after }, bounds),
    ({ id, status, amount_received, metadata }) => ({
      ...{ id, status: statusOf(status), receivedCents: amount_received, metadata: { ...metadata } },
    }),
    RECORD_PAGES_AT_MOST,
  );
  if (intents.kind !== "done") return intents;
  const refunds = await pages(
    (after, bounds) => stripe.refunds.list({ ...page, ...after }, bounds),
    refundOf,
    RECORD_PAGES_AT_MOST,
  );
  if (refunds.kind !== "done") return refunds;
  const disputes = await pages(
    (after, bounds) => stripe.disputes.list({ ...page, ...after }, bounds),
    disputeOf,
    RECORD_PAGES_AT_MOST,
  );
  if (disputes.kind !== "done") return disputes;
  const transfers = await pages(
    (after, bounds) => stripe.transfers.list({ ...page, ...after }, bounds),
    transferOf,
    RECORD_PAGES_AT_MOST,
  );
  if (transfers.kind !== "done") return transfers;
  const value = {
    ...{ intents: intents.value, refunds: refunds.value },
    ...{ disputes: disputes.value, transfers: transfers.value },
  };
  return { kind: "done", value };
}
