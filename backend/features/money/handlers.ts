import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { retryRefund, settleRefund } from "../orders/owed_actions.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { ASKED, findDifferences, isAsked, lastCheck } from "./check_store.ts";
import { findOwedRefund, findOwedRefunds } from "./store.ts";
import { reconciliationOf, refundOf } from "./view.ts";

const PAGE = 25;
const MOST_DIFFERENCES = 100;

/** The last comparison of the books with the provider's record, and what it left. */
async function reconciliation({ db }: Services) {
  const [check, found, isUnderWay] = await Promise.all([
    lastCheck(db),
    findDifferences(db, MOST_DIFFERENCES),
    isAsked(db),
  ]);
  return reconciliationOf(check, found, isUnderWay);
}

export const money: Handlers<
  "listOwedRefunds" | "retryRefund" | "settleRefund" | "getReconciliation" | "startReconciliation"
> = {
  async listOwedRefunds({ query: { cursor } }, { db }) {
    const after = cursor === undefined ? undefined : decodeMomentCursor(cursor) ??
      fail("malformed_request", { detail: "The cursor is not one of this list." });
    const rows = await findOwedRefunds(db, after, PAGE + 1);
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return {
      refunds: rows.slice(0, PAGE).map(refundOf),
      nextCursor: last ? encodeMomentCursor({ at: last.key, id: last.id }) : null,
    };
  },

  async retryRefund({ params, user }, services) {
    await retryRefund(services, params.id, user.id);
    return { refund: refundOf(await findOwedRefund(services.db, params.id) ?? fail("not_found")) };
  },

  async settleRefund({ params, body, user }, services) {
    await settleRefund(services, params.id, { actorId: user.id, ...body });
    return { refund: refundOf(await findOwedRefund(services.db, params.id) ?? fail("not_found")) };
  },

  getReconciliation: (_request, services) => reconciliation(services),

  async startReconciliation(_request, services) {
    if (!await isAsked(services.db)) {
      await services.addJob(services.db, "reconcileMoney", {}, { key: ASKED, maxAttempts: 3 });
    }
    return await reconciliation(services);
  },
};
