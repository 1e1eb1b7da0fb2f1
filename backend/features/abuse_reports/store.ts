import { type Kysely, sql } from "kysely";
import type { Database, ReportsTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type Subject = { kind: ReportsTable["kind"]; subjectId: string };
type Voice = { id: string; createdAt: Date };

/** Returns the open report of a subject, locked; creates one if there is none. */
export async function lockOpenReport(
  trx: Db,
  { id, kind, subjectId, createdAt }: Subject & { id: string; createdAt: Date },
): Promise<{ id: string }> {
  return await trx.insertInto("reports")
    .values({ id, kind, subject_id: subjectId, created_at: createdAt })
    // Uses an update instead of "do nothing": it waits for concurrent reports and decisions, and returns the
    // row. The status is a literal in the statement because a generic plan cannot match a parameter to the
    // partial index.
    .onConflict((conflict) =>
      conflict.columns(["kind", "subject_id"]).where(sql<boolean>`status = 'open'`).doUpdateSet({ kind })
    )
    .returning("id").executeTakeFirstOrThrow();
}

/** Adds a reporter's statement about a subject; does nothing if they have already made one in this report. */
export async function insertVoice(
  trx: Db,
  voice: {
    id: string;
    reportId: string;
    reporterId: string;
    reason: string | null;
    details: string;
    at: Date;
  },
): Promise<void> {
  const { id, reportId, reporterId, reason, details, at } = voice;
  await trx.insertInto("report_voices").values({
    id,
    report_id: reportId,
    reporter_id: reporterId,
    reason,
    details,
    created_at: at,
  }).onConflict((conflict) => conflict.doNothing()).execute();
}

/** Returns a reporter's statement in the open report of a subject. */
export function findOwnVoice(
  db: Db,
  { kind, subjectId }: Subject,
  reporterId: string,
): Promise<Voice | undefined> {
  return db.selectFrom("report_voices as v").innerJoin("reports as r", "r.id", "v.report_id")
    .select(["v.id", "v.created_at as createdAt"])
    .where("r.kind", "=", kind).where("r.subject_id", "=", subjectId).where("r.status", "=", "open")
    .where("v.reporter_id", "=", reporterId)
    .executeTakeFirst();
}

/** Returns the number of reporters who are breeders with a confirmed email and an approved verification. */
export async function countVerified(db: Db, reportId: string): Promise<number> {
  const { rows: [row] } = await sql<{ count: number }>`
    select count(*)::int as count from report_voices v
      join users u on u.id = v.reporter_id join breeders b on b.user_id = u.id
    where v.report_id = ${reportId} and u.email_verified_at is not null and u.account_status <> 'Suspended'
      and b.verification = 'approved'`.execute(db);
  return row!.count;
}
