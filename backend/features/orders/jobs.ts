import { alertOwedRefunds as alertOwed } from "./owed_actions.ts";
import { makeRefund } from "./refund_actions.ts";
import { reconcilePayments as reconcile } from "./reconcile_actions.ts";
import { releaseFunds as release } from "./complete_actions.ts";
import { expireHold as expire } from "./hold_actions.ts";
import { findDueFunds, findOverdueHolds } from "./store.ts";
import type { Job } from "../../platform/jobs/job.ts";

const BATCH_SIZE = 200;

export const expireHold: Job<"expireHold"> = ({ reservationId }, services) => expire(services, reservationId);

/** A hold has a job of its own; this finds those that were lost. One that fails does not keep the others. */
export const expireHolds: Job<"expireHolds"> = async (_payload, services, { signal }) => {
  for (const id of await findOverdueHolds(services.db, BATCH_SIZE)) {
    if (signal.aborted) return;
    await expire(services, id).catch((error) => services.log.warn("a hold cannot end now", { error, id }));
  }
};

export const refund: Job<"refund"> = ({ refundId }, services) => makeRefund(services, refundId);

export const reconcilePayments: Job<"reconcilePayments"> = (_payload, services, { signal }) =>
  reconcile(services, signal);

export const releaseFunds: Job<"releaseFunds"> = ({ reservationId }, services) =>
  release(services, reservationId);

/** Like a hold, a sale has a job of its own; this finds those that were lost, or were never given one. */
export const releaseDueFunds: Job<"releaseDueFunds"> = async (_payload, services, { signal }) => {
  for (const id of await findDueFunds(services.db, BATCH_SIZE)) {
    if (signal.aborted) return;
    await release(services, id);
  }
};

export const alertOwedRefunds: Job<"alertOwedRefunds"> = (_payload, services, { signal }) =>
  alertOwed(services, signal);
