import { type Kysely, sql } from "kysely";

type AttemptLimit = { points: number; seconds: number };

/**
 * Counts an attempt in the table of rate limits that all processes share. Answers for how many milliseconds no more are
 * let through where this one is not, and whether it is the last one that is. Attempts that come at once are counted one by one. A window begins with
 * its first attempt and has a fixed length.
 */
export async function countAttempt<Schema>(
  db: Kysely<Schema>,
  key: string,
  { points, seconds }: AttemptLimit,
  now: Date,
): Promise<{ waitMs?: number; isLast: boolean }> {
  const at = now.getTime();
  const ends = at + seconds * 1000;
  const { rows: [row] } = await sql<{ points: number; expire: number }>`
    insert into rate_limits as r (key, points, expire) values (${key}, 1, ${ends})
    on conflict (key) do update set
      points = case when r.expire <= ${at}::bigint then 1 else r.points + 1 end,
      expire = case when r.expire <= ${at}::bigint then ${ends}::bigint else r.expire end
    returning points, expire`.execute(db);
  const count = row!.points;
  return { ...(count > points ? { waitMs: row!.expire - at } : {}), isLast: count === points };
}

/** Takes an attempt back that turned out to be a good one. */
export async function forgetAttempt<Schema>(db: Kysely<Schema>, key: string): Promise<void> {
  await sql`update rate_limits set points = points - 1 where key = ${key} and points > 0`.execute(db);
}
