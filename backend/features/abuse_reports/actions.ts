import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import type { Services } from "../../services.ts";
import * as store from "./store.ts";

/**
 * Reports something to staff in the caller's transaction. Returns the reporter's own report and the number of
 * verified breeders who have reported the subject since the latest staff decision about it. Reporting again
 * changes nothing. The caller has checked that the subject exists, that the reporter may see it, and that
 * their email is confirmed. Reporters of the same subject wait for each other.
 */
export async function report(
  trx: Kysely<Database>,
  { newId, now }: Pick<Services, "newId" | "now">,
  { reporterId, reason = null, details, ...subject }: store.Subject & {
    reporterId: string;
    /** A word of the contract if the subject's kind has a list of reasons. */
    reason?: string | null;
    details: string;
  },
): Promise<{ id: string; createdAt: Date; verifiedCount: number }> {
  const at = now();
  const { id: reportId } = await store.lockOpenReport(trx, { ...subject, id: newId(), createdAt: at });
  await store.insertVoice(trx, { id: newId(), reportId, reporterId, reason, details, at });
  const own = await store.findOwnVoice(trx, subject, reporterId);
  return { ...own!, verifiedCount: await store.countVerified(trx, reportId) };
}
