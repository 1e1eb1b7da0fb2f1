import { deleteOldSessions } from "../auth/store.ts";
import type { Job } from "./registry.ts";

/** Ended or expired sessions are kept for a while, to notice a replayed token. */
const KEEP_SESSIONS_DAYS = 30;
const BITE = 1_000;

/** Deletes what nobody needs any more, in small bites that never hold many rows. */
export const sweep: Job<"sweep"> = async (_payload, { db, log }, { signal }) => {
  let deleted = BITE;
  while (deleted === BITE && !signal.aborted) {
    deleted = await deleteOldSessions(db, KEEP_SESSIONS_DAYS, BITE);
    if (deleted) log.info("old sessions deleted", { count: deleted });
  }
};
