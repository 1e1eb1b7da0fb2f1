import { forEachRow } from "../../platform/batches.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { syncAccount } from "./account_actions.ts";
import { findVisited } from "./account_store.ts";
import { makePayout } from "./payout_actions.ts";
import { replanWaiting } from "./plan_actions.ts";
import { recoverDebt } from "./recovery_actions.ts";
import { findArrived, findPayees, findPlanned, findUnfinished } from "./store.ts";

/**
 * Looks first at what has arrived: nothing more is planned for a bank that sent the last payout back. One breeder who cannot be
 * paid now keeps no other.
 */
export const runPayouts: Job<"runPayouts"> = async (_payload, services, { signal }) => {
  await forEachRow({
    page: (after, limit) => findArrived(services.db, after, limit),
    work: ({ id }) => makePayout(services, id),
    ...{ failed: "a payout cannot be read now", log: services.log, signal },
  });
  await forEachRow({
    page: (after, limit) => findPayees(services.db, after, limit),
    async work({ id }) {
      await replanWaiting(services, id, "daily");
      await recoverDebt(services, id);
    },
    ...{ failed: "a breeder cannot be paid now", log: services.log, signal },
  });
};

/**
 * A payout has a job of its own; this finds those that wait for another day, lost theirs, or whose end nobody told. One that
 * has not left is compared with its basis first: suspensions, disputes and accounts change without a booking.
 * Accounts that their owners may have changed are read again, too.
 */
export const finishPayouts: Job<"finishPayouts"> = async (_payload, services, { signal }) => {
  await forEachRow({
    page: (after, limit) => findPlanned(services.db, after, limit),
    work: ({ id }) => replanWaiting(services, id),
    ...{ failed: "a payout cannot be planned again now", log: services.log, signal },
  });
  await forEachRow({
    page: (after, limit) => findUnfinished(services.db, after, limit),
    work: ({ id }) => makePayout(services, id),
    ...{ failed: "a payout cannot go on now", log: services.log, signal },
  });
  await forEachRow({
    page: (after, limit) => findVisited(services.db, after, limit),
    work: async ({ id }) => {
      await syncAccount(services, id);
    },
    ...{ failed: "an account for payouts cannot be read now", log: services.log, signal },
  });
};
