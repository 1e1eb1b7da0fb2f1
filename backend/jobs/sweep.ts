import { deleteOldSessions } from "../auth/store.ts";
import { deleteOldMails } from "../mails/store.ts";
import { deleteOldCodes } from "../passwords/store.ts";
import { deleteOldLinks } from "../users/store.ts";
import type { Job } from "./registry.ts";

/** Ended or expired sessions are kept for a while, to notice a replayed token; the others to answer questions. */
const kept = [
  { what: "sessions", days: 30, remove: deleteOldSessions },
  { what: "mails", days: 30, remove: deleteOldMails },
  { what: "password codes", days: 2, remove: deleteOldCodes },
  { what: "links", days: 30, remove: deleteOldLinks },
];
const BITE = 1_000;

/** Deletes what nobody needs any more, in small bites that never hold many rows. */
export const sweep: Job<"sweep"> = async (_payload, { db, log }, { signal }) => {
  for (const { what, days, remove } of kept) {
    let deleted = BITE;
    while (deleted === BITE && !signal.aborted) {
      deleted = await remove(db, days, BITE);
      if (deleted) log.info("old rows deleted", { what, count: deleted });
    }
  }
};
