import type {
  DecideDisputeBody,
  RefundOrderBody,
  SettleBalanceBody,
  SettlePayoutBody,
  SettleRefundBody,
} from "../../generated/types.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { approveAs, openApproval, refuseApproval } from "../approvals/actions.ts";
import { findApproval, findWaitingApprovals } from "../approvals/store.ts";
import { decideDispute } from "../disputes/decide_actions.ts";
import { settleRefund } from "../sale/refund/index.ts";
import { refundOrder } from "../sale/staff/index.ts";
import { settleBalance, settlePayout } from "../payouts/staff_actions.ts";
import { keepFinding, refundFinding } from "./finding_actions.ts";

/** Repeats the call of a request on behalf of the person who asked, with the second person's approval. */
async function approve(services: Services, id: string, actorId: string): Promise<void> {
  const { kind, subject_id, asked, asked_by, amount_cents } = await openApproval(services, id, actorId);
  const as = { actorId: asked_by, approve: approveAs(services, id, actorId) };
  if (kind === "refund") {
    await refundOrder(services, { ...asked as RefundOrderBody, ...as, orderId: subject_id });
  } else if (kind === "dispute") {
    await decideDispute(services, subject_id, {
      ...asked as DecideDisputeBody,
      ...as,
      approvedCents: amount_cents,
    });
  } else if (kind === "owed-refund") {
    await settleRefund(services, subject_id, { ...asked as SettleRefundBody, ...as });
  } else if (kind === "finding") {
    const { how, reason } = asked as { how: "kept" | "refunded"; reason: string };
    await (how === "kept" ? keepFinding : refundFinding)(services, subject_id, { ...as, reason });
  } else if (kind === "payout") {
    await settlePayout(services, subject_id, { ...asked as SettlePayoutBody, ...as });
  } else {
    await settleBalance(services, subject_id, { ...asked as SettleBalanceBody, ...as });
  }
  // If two people approve at once, the second call finds everything done.
  if ((await findApproval(services.db, id))?.decided_by !== actorId) fail("approval_over");
}

/** Handlers for money that waits for a second person. */
export const approvals: Handlers<"listMoneyApprovals" | "approveMoney" | "refuseMoney"> = {
  async listMoneyApprovals(_, { db, now }) {
    return { approvals: await findWaitingApprovals(db, now()) };
  },

  async approveMoney({ params, user }, services) {
    await approve(services, params.id, user.id);
    return { approvals: await findWaitingApprovals(services.db, services.now()) };
  },

  async refuseMoney({ params, body, user }, services) {
    await refuseApproval(services, params.id, { actorId: user.id, reason: body.reason });
    return { approvals: await findWaitingApprovals(services.db, services.now()) };
  },
};
