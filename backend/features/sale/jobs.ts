import { forEachRow } from "../../platform/batches.ts";
import { alertOwedRefunds as alertOwed, makeRefund } from "./refund/index.ts";
import { reconcilePayments as reconcile } from "./provider/index.ts";
import { releaseFunds as release } from "./ending/index.ts";
import { expireHold as expire } from "./hold/index.ts";
import { findDueFunds, findJustOver, findOverdueHolds } from "./order/index.ts";
import { addJobs } from "../../platform/outbox/add_job.ts";
import type { Services } from "../../services.ts";
import type { Job } from "../../platform/jobs/job.ts";

/**
 * Returns what gives each hold whose time has just ended the job that ends it, once in this process. A job that waits from the
 * beginning of a hold on costs as much as the hold itself, and most are given up or paid for by then.
 */
export function watchHolds(): (services: Pick<Services, "db">) => Promise<boolean> {
  let known = new Set<string>();
  return async ({ db }) => {
    const over = await findJustOver(db);
    const fresh = over.filter((id) => !known.has(id));
    if (fresh.length > 0) {
      await addJobs(
        db,
        fresh.map((id) => ({ name: "expireHold", payload: { reservationId: id }, key: `hold:${id}` })),
      );
    }
    known = new Set(over);
    return false;
  };
}

/** Ends one hold whose time is over. */
export const expireHold: Job<"expireHold"> = ({ reservationId }, services) => expire(services, reservationId);

/** A hold that is over gets a job of its own; this finds those without. One that fails does not keep the others. */
export const expireHolds: Job<"expireHolds"> = async (_payload, services, { signal }) => {
  await forEachRow({
    page: (after, limit) => findOverdueHolds(services.db, after, limit),
    work: ({ id }) => expire(services, id),
    ...{ failed: "a hold cannot end now", log: services.log, signal },
  });
};

/** Makes one refund at the payment provider and books it. */
export const refund: Job<"refund"> = ({ refundId }, services) => makeRefund(services, refundId);

/** Reads again the payments and refunds whose end nobody has told us. */
export const reconcilePayments: Job<"reconcilePayments"> = (_payload, services, { signal }) =>
  reconcile(services, signal);

/** Makes the funds of one settled sale available to its breeder. */
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

/** Tells staff of refunds that have not arrived after a day. */
export const alertOwedRefunds: Job<"alertOwedRefunds"> = (_payload, services, { signal }) =>
  alertOwed(services, signal);
