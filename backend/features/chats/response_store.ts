import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";

/** Days back, latest conversations of a seller, and the fewest that give a figure. */
const DAYS = 90;
const MOST_CHATS = 200;
const LEAST_CHATS = 5;

/**
 * Stores how fast and how often sellers reply to a buyer's first message, for the next sellers behind `after`
 * by id. A message younger than a day counts once it has a reply. Returns the last seller; undefined behind
 * the last one.
 */
export async function refreshResponses(
  db: Kysely<Database>,
  after: string,
  limit: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with batch as materialized (
      select id, user_id from breeders where id > ${after} order by id limit ${limit}
    ), asked as (
      select b.id, first.created_at as at, reply.created_at as replied
      from batch b
        cross join lateral (
          select m.chat_id from chat_members m
          where m.user_id = b.user_id and m.last_at > now() - make_interval(days => ${DAYS}::int)
          order by m.last_at desc, m.chat_id desc limit ${MOST_CHATS}) latest
        join chats c on c.id = latest.chat_id and c.breeder_id = b.id
        join chat_messages first on first.chat_id = c.id and first.seq = 1 and first.sender_id = c.consumer_id
        left join lateral (
          select m.created_at from chat_messages m where m.chat_id = c.id and m.sender_id <> c.consumer_id
          order by m.seq limit 1) reply on true
      where first.created_at > now() - make_interval(days => ${DAYS}::int)
        and (reply.created_at is not null or first.created_at < now() - interval '1 day')
    ), figures as (
      select id, round(100.0 * count(*) filter (where replied <= at + interval '1 day') / count(*)) as percent,
        ceil(percentile_cont(0.5) within group (order by extract(epoch from replied - at) / 60)
          filter (where replied is not null)) as minutes
      from asked group by id having count(*) >= ${LEAST_CHATS} and count(replied) > 0
    ), changed as (
      update breeders d set response_percent = f.percent, response_minutes = f.minutes
      from batch b left join figures f on f.id = b.id
      where d.id = b.id and (d.response_percent, d.response_minutes) is distinct from (f.percent, f.minutes)
    )
    select id from batch order by id desc limit 1`.execute(db);
  return rows[0]?.id;
}
