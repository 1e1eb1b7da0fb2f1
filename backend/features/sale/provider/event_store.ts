import { sql } from "kysely";
import type { Db } from "../../../platform/db/connection.ts";

/** Event of the provider: where to look. */
export type NotedEvent = {
  id: string;
  type: string;
  intentId: string | null;
  setupIntentId: string | null;
  disputeId: string | null;
  accountId: string | null;
  transferId: string | null;
};

/** Stores an event of the provider. False if it has already been applied. */
export async function noteEvent(db: Db, event: NotedEvent): Promise<boolean> {
  await db.insertInto("webhook_events").values({
    id: event.id,
    type: event.type,
    intent_id: event.intentId,
    dispute_id: event.disputeId,
    account_id: event.accountId,
    setup_intent_id: event.setupIntentId,
    transfer_id: event.transferId,
    retry_at: sql`now() + interval '5 minutes'`,
  }).onConflict((conflict) => conflict.column("id").doNothing()).execute();
  const row = await db.selectFrom("webhook_events").select("processed_at").where("id", "=", event.id)
    .executeTakeFirstOrThrow();
  return row.processed_at === null;
}

/** Marks an event as applied. */
export async function finishEvent(db: Db, id: string): Promise<void> {
  await db.updateTable("webhook_events").set({ processed_at: sql<Date>`now()` }).where("id", "=", id)
    .execute();
}

/**
 * Takes up to `limit` due events that have not been applied, longest waiting first. The next try is 5 minutes
 * later, then at doubling intervals of at most 6 hours. Two processes can share the work, and events that
 * keep failing do not fill the list.
 */
export async function takeUnfinished(db: Db, limit: number): Promise<(NotedEvent & { tries: number })[]> {
  const { rows } = await sql<NotedEvent & { tries: number }>`
    update webhook_events
    set tries = tries + 1, retry_at = now() + least(interval '6 hours', interval '5 minutes' * power(2, least(tries, 10)))
    where id in (
      select id from webhook_events where processed_at is null and retry_at <= now()
      order by retry_at limit ${limit} for update skip locked)
    returning id, type, intent_id as "intentId", setup_intent_id as "setupIntentId", dispute_id as "disputeId", account_id as "accountId",
      transfer_id as "transferId", tries`
    .execute(db);
  return rows;
}

/** Deletes up to `limit` events of the provider that are older than `days`; returns how many. */
export async function deleteOldEvents(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from webhook_events where id in (
      select id from webhook_events where received_at < now() - make_interval(days => ${days}) limit ${limit})`
    .execute(db);
  return Number(numAffectedRows ?? 0);
}
