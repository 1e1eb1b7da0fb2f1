import type { Job } from "../../platform/jobs/job.ts";
import { reconcileMoney as reconcile } from "./reconcile_actions.ts";

export const reconcileMoney: Job<"reconcileMoney"> = async (_payload, services, { id, signal }) => {
  const { violations, seen, owed, mended } = await reconcile(services, { signal, jobId: id });
  services.log.info("money reconciled", { violations: violations.length, mended, ...seen, owed: owed.count });
};
