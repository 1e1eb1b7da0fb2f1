import { forEachRow } from "../../platform/batches.ts";
import { alertOwedRefunds as alertOwed } from "./owed_actions.ts";
import { makeRefund } from "./refund_actions.ts";
import { reconcilePayments as reconcile } from "./reconcile_actions.ts";
import { releaseFunds as release } from "./complete_actions.ts";
import { expireHold as expire } from "./hold_actions.ts";
import { findDueFunds, findOverdueHolds } from "./store.ts";
import type { Job } from "../../platform/jobs/job.ts";

export const expireHold: Job<"expireHold"> = ({ reservationId }, services) => expire(services, reservationId);

/** A hold has a job of its own; this finds those that were lost. One that fails does not keep the others. */
export const expireHolds: Job<"expireHolds"> = async (_payload, services, { signal }) => {
  await forEachRow({
    page: (after, limit) => findOverdueHolds(services.db, after, limit),
    work: ({ id }) => expire(services, id),
    ...{ failed: "a hold cannot end now", log: services.log, signal },
  });
};

export const refund: Job<"refund"> = ({ refundId }, services) => makeRefund(services, refundId);

export const reconcilePayments: Job<"reconcilePayments"> = (_payload, services, { signal }) =>
  reconcile(services, signal);

export const releaseFunds: Job<"releaseFunds"> = ({ reservationId }, services) =>
  release(services, reservationId);

/** Like a hold, a sale has a job of its own; this finds those that were lost, were frozen, or never had one. */
export const releaseDueFunds: Job<"releaseDueFunds"> = async (_payload, services, { signal }) => {
  await forEachRow({
    page: (after, limit) => findDueFunds(services.db, after, limit),
    work: ({ id }) => release(services, id),
    ...{ failed: "funds cannot be released now", log: services.log, signal },
  });
};

export const alertOwedRefunds: Job<"alertOwedRefunds"> = (_payload, services, { signal }) =>
  alertOwed(services, signal);
