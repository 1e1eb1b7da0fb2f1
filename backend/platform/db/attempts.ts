import { type Kysely, sql } from "kysely";

type AttemptLimit = { points: number; seconds: number };

/**
 * Counts an attempt in the rate limit table that all processes share. Returns the milliseconds to wait if
 * this attempt exceeds the limit, and whether it is the last one allowed. Simultaneous attempts are counted
 * one by one. A window begins with its first attempt and has a fixed length.
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

/** Removes an attempt from the count because it succeeded. */
export async function forgetAttempt<Schema>(db: Kysely<Schema>, key: string): Promise<void> {
  await sql`update rate_limits set points = points - 1 where key = ${key} and points > 0`.execute(db);
}

/** Rate of tries: `burst` at once, then one more every `everySeconds`. */
type TryRate = { burst: number; everySeconds: number };

/**
 * Takes one of the remaining tries. If none remains, returns the milliseconds until the next one, at most
 * `everySeconds`. `expire` is the time at which all tries would be available again.
 */
export async function spendTry<Schema>(
  db: Kysely<Schema>,
  key: string,
  { burst, everySeconds }: TryRate,
  now: Date,
): Promise<number | undefined> {
  const at = now.getTime();
  const every = everySeconds * 1000;
  const most = at + burst * every;
  const kept = sql`greatest(r.expire, ${at}::bigint)`;
  const { rows: [spent] } = await sql`
    insert into rate_limits as r (key, points, expire) values (${key}, 1, ${at + every})
    on conflict (key) do update set points = 1, expire = ${kept} + ${every}::bigint
      where ${kept} + ${every}::bigint <= ${most}::bigint
    returning 1`.execute(db);
  if (spent) return undefined;
  // A value beyond the possible maximum was written under a wrong clock.
  const { rows: [row] } = await sql<{ expire: number }>`
    update rate_limits set expire = least(expire, ${most}::bigint) where key = ${key} returning expire`
    .execute(db);
  return Math.max(1, (row?.expire ?? most) + every - most);
}

/** Returns a try because it succeeded. */
export async function giveTryBack<Schema>(
  db: Kysely<Schema>,
  key: string,
  { everySeconds }: TryRate,
): Promise<void> {
  await sql`update rate_limits set expire = expire - ${everySeconds * 1000}::bigint where key = ${key}`
    .execute(db);
}

/** Keeps a key until `until`, and replaces an earlier end. */
export async function keepKey<Schema>(db: Kysely<Schema>, key: string, until: Date): Promise<void> {
  await sql`
    insert into rate_limits (key, points, expire) values (${key}, 1, ${until.getTime()})
    on conflict (key) do update set expire = excluded.expire`.execute(db);
}

/** Returns whether a key is kept at this moment. */
export async function isKeyKept<Schema>(db: Kysely<Schema>, key: string, now: Date): Promise<boolean> {
  const { rows } =
    await sql`select 1 from rate_limits where key = ${key} and expire > ${now.getTime()}::bigint`
      .execute(db);
  return rows.length > 0;
}

/** Deletes the count of a key. */
export async function forgetKey<Schema>(db: Kysely<Schema>, key: string): Promise<void> {
  await sql`delete from rate_limits where key = ${key}`.execute(db);
}
