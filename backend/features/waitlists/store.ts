import { type Insertable, type Kysely, sql } from "kysely";
import type { BreederSummary, PetCard, Waitlist } from "../../generated/types.ts";
import { type JsonOf, sqlJson, sqlJsonList, sqlJsonStored, timestampJson } from "../../platform/db/json.ts";
import type { Database, Mask, WaitlistStatus } from "../../platform/db/schema.ts";
import { reachedBetween } from "../masks/reach_store.ts";
import { SELLER_SHOWN, SHOWN_CARD } from "../pets/card_store.ts";
import { BREEDER_JSON, breedJson } from "../pets/json_store.ts";
import { WAITING_NAME, WAITING_OWNER } from "../pets/waiting_store.ts";

type Db = Kysely<Database>;

const LIVE = "('waiting', 'invited')";

/**
 * Position from 1 in the breeder's line. Places for a litter count only people ahead who could get that
 * litter's pets.
 */
const POSITION = `case when e.status in ${LIVE} then (select count(*) from waitlist_entries o
  where o.breeder_id = e.breeder_id and o.status in ${LIVE} and (o.created_at, o.id) <= (e.created_at, e.id)
    and (e.litter_id is null or o.litter_id is null or o.litter_id = e.litter_id)) end`;

const VIEW = sqlJson<Waitlist>({
  id: "e.id",
  breeder: BREEDER_JSON as ReturnType<typeof sqlJson<BreederSummary>>,
  personName: WAITING_NAME,
  litterName: "(select l.name from litters l where l.id = e.litter_id)",
  status: "e.status",
  position: POSITION,
  note: "e.note",
  inviteEndsAt: `(select ${timestampJson("max(m.ends_at)")} from waitlist_promises m
    where m.entry_id = e.id and m.ended_at is null)`,
  pets: sqlJsonList(
    sqlJsonStored<PetCard>(`(${SHOWN_CARD})::jsonb`),
    `waitlist_promises m join pets p on p.id = m.pet_id
      where m.entry_id = e.id and m.ended_at is null and p.card is not null order by p.name, p.id limit 20`,
  ),
  isAddedByBreeder: "e.name <> ''",
  reason: "e.reason",
  createdAt: timestampJson("e.created_at"),
  updatedAt: timestampJson("e.updated_at"),
}, { litterId: "e.litter_id", sex: "e.sex", breed: breedJson("e") });

/**
 * A place's texts with the facts that masking needs: their authors, and whether the two sides may reach each
 * other.
 */
export type Viewed = {
  view: JsonOf<typeof VIEW>;
  mask: Mask | null;
  breederId: string;
  isReached: boolean;
};
const VIEWED = `${VIEW} as view, e.mask, e.breeder_id as "breederId",
  ${reachedBetween({ buyer: WAITING_OWNER, breeder: "e.breeder_id" })} as "isReached"`;
const FROM = "from waitlist_entries e join breeders d on d.id = e.breeder_id";

/** The person of a place, or the breeder of a line. */
export type Viewer = { userId: string } | { breederId: string };
const seenBy = (viewer: Viewer) =>
  "userId" in viewer
    ? sql`(e.user_id = ${viewer.userId} or (e.user_id is null and e.email =
        (select a.email from users a where a.id = ${viewer.userId} and a.email_verified_at is not null)))`
    : sql`e.breeder_id = ${viewer.breederId}`;

/** Returns one place in a line as shown to its readers. */
export async function findEntryView(db: Db, id: string): Promise<Viewed | undefined> {
  const { rows } = await sql<Viewed>`select ${sql.raw(VIEWED)} ${sql.raw(FROM)} where e.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Returns open places, longest waiting first, or past ones, latest first, by keyset. */
export async function findEntries(
  db: Db,
  viewer: Viewer,
  state: "open" | "past",
  after: { at: string; id: string } | undefined,
  limit: number,
): Promise<(Viewed & { at: string; id: string })[]> {
  const isOpen = state === "open";
  const [column, comes, order] = isOpen ? ["e.created_at", ">", "asc"] : ["e.updated_at", "<", "desc"];
  const { rows } = await sql<Viewed & { at: string; id: string }>`
    select ${sql.raw(VIEWED)}, ${sql.raw(column)}::text as at, e.id ${sql.raw(FROM)}
    where ${seenBy(viewer)} and e.status ${sql.raw(isOpen ? "in" : "not in")} ${sql.raw(LIVE)}
      and ${
    after
      ? sql`(${sql.raw(column)}, e.id) ${sql.raw(comes)} (${after.at}::timestamptz, ${after.id}::uuid)`
      : sql`true`
  }
    order by ${sql.raw(`${column} ${order}, e.id ${order}`)} limit ${limit}`.execute(db);
  return rows;
}

/** Returns the number of open places by status. */
export async function countEntries(db: Db, viewer: Viewer): Promise<{ waiting: number; invited: number }> {
  const { rows: [row] } = await sql<{ waiting: number; invited: number }>`
    select count(*) filter (where e.status = 'waiting')::integer as waiting,
      count(*) filter (where e.status = 'invited')::integer as invited
    from waitlist_entries e where ${seenBy(viewer)} and e.status in ${sql.raw(LIVE)}`.execute(db);
  return row!;
}

/** Locks a breeder's line until the transaction ends. Callers take this lock before locking any pet. */
export async function lockLine(trx: Db, breederId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('waitlist:' || ${breederId}::text, 0))`.execute(
    trx,
  );
}

export type Entry = {
  id: string;
  breederId: string;
  breederUserId: string;
  breederName: string;
  ownerId: string | null;
  email: string | null;
  personName: string;
  /** Time zone that the person set. Null if unknown. */
  timeZone: string | null;
  status: WaitlistStatus;
  /** Name that the breeder typed for a person they added. */
  typedName: string;
  note: string;
  isReached: boolean;
};

/** Returns a place in a line with its owner. Undefined if there is none. */
export async function findEntry(db: Db, id: string): Promise<Entry | undefined> {
  const { rows } = await sql<Entry>`
    select e.id, e.breeder_id as "breederId", d.user_id as "breederUserId", d.name as "breederName",
      ${sql.raw(WAITING_OWNER)} as "ownerId", e.email, ${sql.raw(WAITING_NAME)} as "personName", e.status,
      e.name as "typedName", e.note, ${
    sql.raw(reachedBetween({ buyer: WAITING_OWNER, breeder: "e.breeder_id" }))
  } as "isReached",
      (select u.settings #>> '{quietHours,timeZone}' from users u where u.id = ${
    sql.raw(WAITING_OWNER)
  }) as "timeZone"
    ${sql.raw(FROM)} where e.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Adds a person to a line. Returns false if they already have a place, or if the line or the person is at the
 * maximum.
 */
export async function insertEntry(db: Db, entry: Insertable<Database["waitlist_entries"]>): Promise<boolean> {
  const row = await db.insertInto("waitlist_entries").values(entry).onConflict((conflict) =>
    conflict.doNothing()
  )
    .returning("id").executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns whether an account, or an address typed by the breeder, has an open place in a line. Also counts
 * the line's open places, and the lines that the person joined without being added by a breeder.
 */
export async function findRoom(
  db: Db,
  { breederId, ...of }: { breederId: string } & ({ userId: string } | { email: string }),
): Promise<{ isJoined: boolean; inLine: number; lines: number }> {
  const mine = "email" in of
    ? sql`coalesce(e.email = ${of.email}, false)`
    : sql`coalesce(e.user_id = ${of.userId}
    or (e.user_id is null and e.email =
      (select a.email from users a where a.id = ${of.userId} and a.email_verified_at is not null)), false)`;
  const { rows: [row] } = await sql<{ isJoined: boolean; inLine: number; lines: number }>`
    select coalesce(bool_or(e.breeder_id = ${breederId} and t.mine), false) as "isJoined",
      count(*) filter (where e.breeder_id = ${breederId})::integer as "inLine",
      count(*) filter (where t.mine and e.name = '')::integer as lines
    from waitlist_entries e, lateral (select ${mine} as mine) t
    where e.status in ${sql.raw(LIVE)} and (e.breeder_id = ${breederId} or t.mine)`.execute(db);
  return row!;
}

/** Changes the status of a place in a line. */
export async function moveEntry(
  db: Db,
  id: string,
  { mask, ...change }: { status: WaitlistStatus; reason?: string; mask?: Mask },
): Promise<void> {
  await db.updateTable("waitlist_entries").set({
    ...change,
    ...(mask ? { mask: JSON.stringify(mask) } : {}),
    updated_at: sql<Date>`clock_timestamp()`,
  })
    .where("id", "=", id).execute();
}

/** Returns the breeder of a line if public. */
export function findLineBreeder(db: Db, breederId: string) {
  return db.selectFrom("breeders as d").innerJoin("users as u", "u.id", "d.user_id")
    .select(["d.id", "d.name", "u.id as userId"])
    .where("d.id", "=", breederId).where(sql<boolean>`${sql.raw(SELLER_SHOWN)}`).executeTakeFirst();
}

/** Returns whether the litter is this breeder's, and whether the breed exists. */
export async function areKnown(
  db: Db,
  { breederId, litterId, breedId }: { breederId: string; litterId: string | null; breedId: string | null },
): Promise<{ litter: boolean; breed: boolean }> {
  const { rows: [row] } = await sql<{ litter: boolean; breed: boolean }>`select
    ${litterId}::uuid is null or exists (select from litters where id = ${litterId} and breeder_id = ${breederId}) as litter,
    ${breedId}::uuid is null or exists (select from breeds where id = ${breedId}) as breed`.execute(db);
  return row!;
}

/** Returns the account that confirmed this address. */
export function findConfirmed(db: Db, email: string) {
  return db.selectFrom("users").select("id").where("email", "=", email)
    .where("email_verified_at", "is not", null).where("closed_at", "is", null).executeTakeFirst();
}

/** Returns the viewers of a line: accounts with an open or recent place in it, and its breeder. */
export async function findWatchers(db: Db, breederId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct ${sql.raw(WAITING_OWNER)} as id from waitlist_entries e
      where e.breeder_id = ${breederId} and (e.status in ${
    sql.raw(LIVE)
  } or e.updated_at > now() - interval '1 hour')
    union select user_id from breeders where id = ${breederId}`.execute(db);
  return rows.flatMap(({ id }) => id ?? []);
}
