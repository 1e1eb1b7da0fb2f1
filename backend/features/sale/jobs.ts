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
 * Returns a function that adds the job that ends each hold whose time has just run out, once in this process.
 * A job queued when the hold starts costs as much as the hold itself, and most holds are released or paid by
 * then.
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

/** Ends overdue holds that have no job of their own. One failure does not stop the others. */
export const expireHolds: Job<"expireHolds"> = async (_payload, services, { signal }) => {
  await forEachRow({
    page: (after, limit) => findOverdueHolds(services.db, after, limit),
    work: ({ id }) => expire(services, id),
    failed: "could not end a hold",
    log: services.log,
    signal,
  });
};

/** Makes one refund at the payment provider and books it. */
export const refund: Job<"refund"> = ({ refundId }, services) => makeRefund(services, refundId);

/** Rereads payments and refunds at the provider if no event has reported their end. */
export const reconcilePayments: Job<"reconcilePayments"> = (_payload, services, { signal }) =>
  reconcile(services, signal);

/** Makes the funds of one settled sale available to its breeder. */
export const releaseFunds: Job<"releaseFunds"> = ({ reservationId }, services) =>
  release(services, reservationId);

/** Releases due funds whose own job was lost, frozen or never added. */
export const releaseDueFunds: Job<"releaseDueFunds"> = async (_payload, services, { signal }) => {
  await forEachRow({
    page: (after, limit) => findDueFunds(services.db, after, limit),
    work: ({ id }) => release(services, id),
    failed: "could not release funds",
    log: services.log,
    signal,
  });
};

/** Alerts staff to refunds that have not arrived after a day. */
export const alertOwedRefunds: Job<"alertOwedRefunds"> = (_payload, services, { signal }) =>
  alertOwed(services, signal);
