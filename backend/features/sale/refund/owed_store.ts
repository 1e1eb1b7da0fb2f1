import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { STAFF_AFTER_MS } from "../refund_plan/index.ts";

type Db = Kysely<Database>;

/** Refund that has not arrived, for staff. */
export type Owed = {
  id: string;
  reservationId: string;
  number: string;
  amountCents: number;
  failure: string | null;
  /** Whether no alert has been sent yet. */
  isFirst: boolean;
};

/** SQL: time since when a refund is owed. */
export const owedSince = sql<Date>`coalesce(f.owed_since, f.created_at)`;
/** SQL: whether a person has to handle the refund: it is no longer retried, or has not arrived for a day. */
export const needsPerson = sql<boolean>`(f.status = 'failed'
  or (f.status = 'pending' and coalesce(f.owed_since, f.created_at) < now() - make_interval(secs => ${
  sql.lit(STAFF_AFTER_MS / 1000)
})))`;

/**
 * Takes owed refunds that need an alert to staff, or a reminder after a week; locked, longest owed first.
 */
export async function takeAlertable(db: Db, limit: number): Promise<Owed[]> {
  return await db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id")
    .innerJoin("reservations as r", "r.id", "y.reservation_id")
    .select(["f.id", "r.id as reservationId", "r.number", "f.amount_cents as amountCents", "f.failure"])
    .select(sql<boolean>`f.alerted_at is null`.as("isFirst"))
    .where("f.status", "in", ["pending", "failed"]).where(needsPerson)
    .where(sql<boolean>`(f.alerted_at is null or f.alerted_at < now() - interval '7 days')`)
    .orderBy(owedSince).orderBy("f.id").limit(limit).forUpdate("f").skipLocked().execute();
}

/** Records that staff were alerted to these refunds. */
export async function markAlerted(db: Db, ids: readonly string[]): Promise<void> {
  await db.updateTable("refunds").set({ alerted_at: sql<Date>`now()` }).where("id", "in", ids).execute();
}
