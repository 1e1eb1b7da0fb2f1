import { deleteOldSignIns } from "../auth/social_store.ts";
import { deleteOldSessions } from "../accounts/store.ts";
import { emptyMailbox } from "../mails/store.ts";
import { deleteOld, failLost } from "../../platform/outbox/rows.ts";
import { READ_DAYS, UNREAD_DAYS } from "../notifications/rules.ts";
import { deleteRead, deleteUnread } from "../notifications/store.ts";
import { deleteOldViews } from "../pets/store.ts";
import { deleteOldEvents } from "../sale/provider/index.ts";
import { resealFactors } from "../second_factor/actions.ts";
import { forgetNetworks } from "../sale/hold/index.ts";
import { deleteOldChanges } from "../search/feed_store.ts";
import { KEPT_DAYS } from "../search/reader_actions.ts";
import { deleteOldCodes } from "../passwords/store.ts";
import { deleteOldCodes as deleteOldPhoneCodes } from "../phones/store.ts";
import { emptyTextbox } from "../sms/store.ts";
import { CARRIER_DAYS } from "../deliveries/rules.ts";
import { forgetCarriers } from "../deliveries/store.ts";
import { TRACE_DAYS } from "../fraud/rules.ts";
import { deleteOldTraces } from "../fraud/trace_store.ts";
import { deleteOldLinks } from "../links/store.ts";
import { IDENTITY_DAYS } from "../verification/rules.ts";
import { forgetIdentities } from "../verification/store.ts";
import type { Db } from "../../platform/db/connection.ts";
import type { Job } from "../../platform/jobs/job.ts";

/**
 * Days to keep old rows. Ended or expired sessions stay for a while to detect replayed tokens; the other rows
 * help to answer questions.
 */
const kept = [
  { what: "sessions", days: 30, remove: deleteOldSessions },
  {
    what: "mails",
    days: 30,
    remove: (db: Db, days: number, limit: number) => deleteOld(db, "mails", days, limit),
  },
  { what: "the developer's mails", days: 30, remove: emptyMailbox },
  {
    what: "texts",
    days: 30,
    remove: (db: Db, days: number, limit: number) => deleteOld(db, "texts", days, limit),
  },
  { what: "the developer's texts", days: 30, remove: emptyTextbox },
  { what: "password codes", days: 2, remove: deleteOldCodes },
  { what: "phone codes", days: 2, remove: deleteOldPhoneCodes },
  { what: "traces of sellers", days: TRACE_DAYS, remove: deleteOldTraces },
  { what: "social sign-ins", days: 1, remove: deleteOldSignIns },
  { what: "networks of holds", days: 1, remove: forgetNetworks },
  { what: "visitors", days: 2, remove: deleteOldViews },
  { what: "read notifications", days: READ_DAYS, remove: deleteRead },
  { what: "unread notifications", days: UNREAD_DAYS, remove: deleteUnread },
  { what: "changes of pets", days: KEPT_DAYS, remove: deleteOldChanges },
  { what: "links", days: 30, remove: deleteOldLinks },
  // The provider repeats an event for days, not for months.
  { what: "events of the payment provider", days: 90, remove: deleteOldEvents },
  { what: "names of ID pictures", days: IDENTITY_DAYS, remove: forgetIdentities },
  { what: "carriers' addresses", days: CARRIER_DAYS, remove: forgetCarriers },
];
const BATCH_SIZE = 1_000;
/** Longer than all tries of an email take. */
const LOST_DAYS = 5;

/** Deletes data that is no longer needed, in small batches that never lock many rows. */
export const sweep: Job<"sweep"> = async (_payload, services, { signal }) => {
  const { db, log, config } = services;
  for (const { id, kind } of await failLost(db, "mails", LOST_DAYS, BATCH_SIZE)) {
    log.error("gave up on an email", { mailId: id, kind });
  }
  for (const { id, kind } of await failLost(db, "texts", LOST_DAYS, BATCH_SIZE)) {
    log.error("gave up on a text", { smsId: id, kind });
  }
  // A failed deletion does not stop the others, and the job tries it again.
  const failures: unknown[] = [];
  for (const { what, days, remove } of kept) {
    let deleted = BATCH_SIZE;
    while (deleted === BATCH_SIZE && !signal.aborted) {
      deleted = await remove(db, days, BATCH_SIZE).catch((error) => (failures.push(error), 0));
      if (deleted) log.info("old rows deleted", { what, count: deleted });
    }
  }
  if (config.appSecrets.length > 1) await resealFactors(services, signal);
  if (failures.length) throw new AggregateError(failures, "old rows could not be deleted");
};
