import { type Kysely, sql } from "kysely";
import { v7 } from "uuid";
import type { MoneyDifference } from "../../generated/types.ts";
import type { Database } from "../../platform/db/schema.ts";
import { firstCharacters } from "../../platform/text.ts";
import type { Violation } from "../ledger/invariant_rules.ts";
import type { Clearing } from "../ledger/movement_rules.ts";

type Db = Kysely<Database>;

/** Key of the comparison that staff asked for while it waits or runs. */
export const ASKED = "reconcileMoney:asked";
/** Days to keep comparisons: one runs each night and at each start. */
const KEPT_DAYS = 400;
const LONGEST_DETAIL = 400;

export type Check = {
  startedAt: Date;
  endedAt: Date;
  /** Reservations from before this time were not compared. */
  since: Date;
  counts: Record<"reservations" | "charges" | "refunds" | "disputes" | "payouts" | "others", number>;
  settled: number;
  /** Null if other systems use the provider's account too. */
  clearing: Clearing | null;
};

/**
 * Saves a comparison and its remaining differences. A difference that it did not find again is removed if the
 * comparison reached as far back as the one that found it.
 */
export async function keepCheck(trx: Db, check: Check, violations: readonly Violation[]): Promise<void> {
  const { startedAt, endedAt, since, counts, settled, clearing } = check;
  await trx.insertInto("money_checks").values({
    id: v7(),
    started_at: startedAt,
    ended_at: endedAt,
    since,
    settled,
    counts: JSON.stringify({ ...counts, ...clearing }),
  }).execute();
  const byKey = new Map(violations.map((one) => [`${one.invariant} ${one.subject}`, one]));
  if (byKey.size) {
    const rows = [...byKey.values()].map(({ invariant, subject, detail }) => ({
      rule: invariant,
      subject,
      detail: firstCharacters(detail, LONGEST_DETAIL),
    }));
    await sql`
      insert into money_differences (rule, subject, detail, first_seen_at, last_seen_at, looked_since)
      select rule, subject, detail, ${endedAt}, ${endedAt}, ${since}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found (rule text, subject text, detail text)
      on conflict (rule, subject) do update set
        detail = excluded.detail, last_seen_at = excluded.last_seen_at,
        looked_since = greatest(money_differences.looked_since, excluded.looked_since)`.execute(trx);
  }
  await trx.deleteFrom("money_differences").where("last_seen_at", "<", endedAt)
    .where("looked_since", ">=", since).execute();
  await trx.deleteFrom("money_checks")
    .where("ended_at", "<", new Date(endedAt.getTime() - KEPT_DAYS * 86_400_000)).execute();
}

/**
 * Returns differences and findings that are new to staff, and marks them as notified. Payments with a refund
 * in progress are not news.
 */
export async function takeUntold(trx: Db, now: Date) {
  const differences = await trx.updateTable("money_differences").set({ told_at: now })
    .where("told_at", "is", null).returning(["rule as invariant", "subject", "detail"])
    .$narrowType<{ invariant: MoneyDifference["rule"] }>().execute();
  const findings = await trx.updateTable("money_findings").set({ told_at: now })
    .where("told_at", "is", null).where("status", "=", "open").returningAll().execute();
  return { differences, findings };
}

/** Returns the start of the period that covers all known differences; undefined if there are none. */
export async function sinceOfDifferences(db: Db): Promise<Date | undefined> {
  const { since } = await db.selectFrom("money_differences")
    .select(({ fn }) => fn.min("looked_since").as("since")).executeTakeFirstOrThrow();
  return since ?? undefined;
}

/** Returns the comparison that ended last. */
export function lastCheck(db: Db) {
  return db.selectFrom("money_checks").selectAll().orderBy("ended_at", "desc").limit(1).executeTakeFirst();
}

/** Returns current differences, longest known first, and their total number. */
export async function findDifferences(db: Db, limit: number) {
  const rows = await db.selectFrom("money_differences")
    .select([
      "rule",
      "subject",
      "detail",
      "first_seen_at as firstSeenAt",
      "last_seen_at as lastSeenAt",
      sql<number>`count(*) over ()`.as("total"),
    ])
    .orderBy("first_seen_at").orderBy("rule").orderBy("subject").limit(limit)
    .$narrowType<{ rule: MoneyDifference["rule"] }>().execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns whether a comparison that staff asked for waits or runs, and has tries left. */
export async function isAsked(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from graphile_worker.jobs where key = ${ASKED} and attempts < max_attempts) as is`
    .execute(db);
  return rows[0]!.is;
}
