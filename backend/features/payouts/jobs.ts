import { forEachRow } from "../../platform/batches.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { syncAccount } from "./account_actions.ts";
import { findVisited } from "./account_store.ts";
import { makePayout } from "./payout_actions.ts";
import { replanWaiting } from "./plan_actions.ts";
import { recoverDebt } from "./recovery_actions.ts";
import { findArrived, findPayees, findPlanned, findUnfinished } from "./store.ts";

/**
 * Reads arrived payouts first, because nothing more is planned for a bank that returned the last payout. A
 * breeder who cannot be paid now does not delay the others.
 */
export const runPayouts: Job<"runPayouts"> = async (_payload, services, { signal }) => {
  await forEachRow({
    page: (after, limit) => findArrived(services.db, after, limit),
    work: ({ id }) => makePayout(services, id),
    failed: "could not read a payout",
    log: services.log,
    signal,
  });
  await forEachRow({
    page: (after, limit) => findPayees(services.db, after, limit),
    async work({ id }) {
      await replanWaiting(services, id, "daily");
      await recoverDebt(services, id);
    },
    failed: "could not pay a breeder",
    log: services.log,
    signal,
  });
};

/**
 * Finishes payouts that are scheduled for another day, lost their own job, or lost the event about their end.
 * Compares those that have not left with their basis first: suspensions, disputes and accounts change without
 * a booking. Also reads accounts again that their owners may have changed.
 */
export const finishPayouts: Job<"finishPayouts"> = async (_payload, services, { signal }) => {
  await forEachRow({
    page: (after, limit) => findPlanned(services.db, after, limit),
    work: ({ id }) => replanWaiting(services, id),
    failed: "could not replan a payout",
    log: services.log,
    signal,
  });
  await forEachRow({
    page: (after, limit) => findUnfinished(services.db, after, limit),
    work: ({ id }) => makePayout(services, id),
    failed: "could not continue a payout",
    log: services.log,
    signal,
  });
  await forEachRow({
    page: (after, limit) => findVisited(services.db, after, limit),
    work: async ({ id }) => {
      await syncAccount(services, id);
    },
    failed: "could not read a payout account",
    log: services.log,
    signal,
  });
};
