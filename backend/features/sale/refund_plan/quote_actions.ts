import type { Kysely } from "kysely";
import type { RefundQuote } from "../../../generated/types.ts";
import type { Database } from "../../../platform/db/schema.ts";
import { asOfOneMoment } from "../../../platform/db/tx.ts";
import { planCancellation } from "./cancellation_actions.ts";
import type { Side } from "./cancellation_rules.ts";
import { quoteOf } from "./refund_view.ts";
import { findCheckout } from "../order/index.ts";

type Db = Kysely<Database>;

/** Returns the refund of a cancellation by this side now. Fails with `transition_not_allowed`. */
export function quoteRefund(db: Db, reservationId: string, actor: Side): Promise<RefundQuote> {
  return asOfOneMoment(db, async (trx) => {
    const checkout = (await findCheckout(trx, reservationId))!;
    return quoteOf(checkout, await planCancellation(trx, checkout, actor), actor);
  });
}
