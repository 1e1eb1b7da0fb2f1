import type { Job } from "../../platform/jobs/job.ts";
import { makeFindingRefund } from "./finding_actions.ts";
import { reconcileMoney as reconcile } from "./reconcile_actions.ts";

export const reconcileMoney: Job<"reconcileMoney"> = async (_payload, services, { id, signal }) => {
  const { violations, seen, owed, mended, found, others } = await reconcile(services, { signal, jobId: id });
  services.log.info("money reconciled", {
    violations: violations.length,
    found: found.count,
    others,
    mended,
    ...seen,
    owed: owed.count,
  });
};

export const refundFinding: Job<"refundFinding"> = async ({ findingId }, services) => {
  await makeFindingRefund(services, findingId);
};
