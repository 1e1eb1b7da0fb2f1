import { type Insertable, type Kysely, sql } from "kysely";
import type { BreederSummary, PetCard, Waitlist } from "../../generated/types.ts";
import { type JsonOf, sqlJson, sqlJsonList, sqlJsonStored, timestampJson } from "../../platform/db/json.ts";
import type { Database, Mask, WaitlistStatus } from "../../platform/db/schema.ts";
import { reachedBetween } from "../masks/reach_store.ts";
import { SELLER_SHOWN } from "../pets/card_store.ts";
import { BREEDER_JSON, breedJson } from "../pets/json_store.ts";
import { WAITING_NAME, WAITING_OWNER } from "../pets/waiting_store.ts";

type Db = Kysely<Database>;

const LIVE = "('waiting', 'invited')";

/** From 1: those before in the breeder's line; of a litter's line only who may come before there. */
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
    sqlJsonStored<PetCard>("p.card::jsonb"),
    `waitlist_promises m join pets p on p.id = m.pet_id
      where m.entry_id = e.id and m.ended_at is null and p.card is not null order by p.name, p.id limit 20`,
  ),
  isAddedByBreeder: "e.name <> ''",
  reason: "e.reason",
  createdAt: timestampJson("e.created_at"),
  updatedAt: timestampJson("e.updated_at"),
}, { litterId: "e.litter_id", sex: "e.sex", breed: breedJson("e") });

/** What a reader needs to see the texts of the place `e`: who wrote them, and whether the two may reach each other. */
export type Viewed = {
  view: JsonOf<typeof VIEW>;
  mask: Mask | null;
  breederId: string;
  isReached: boolean;
};
const VIEWED = `${VIEW} as view, e.mask, e.breeder_id as "breederId",
  ${reachedBetween({ buyer: WAITING_OWNER, breeder: "e.breeder_id" })} as "isReached"`;
const FROM = "from waitlist_entries e join breeders d on d.id = e.breeder_id";

/** Whose line or place it is. */
export type Viewer = { userId: string } | { breederId: string };
const seenBy = (viewer: Viewer) =>
  "userId" in viewer
    ? sql`(e.user_id = ${viewer.userId} or (e.user_id is null and e.email =
        (select a.email from users a where a.id = ${viewer.userId} and a.email_verified_at is not null)))`
    : sql`e.breeder_id = ${viewer.breederId}`;

/** One place in a line as it is shown. */
export async function findEntryView(db: Db, id: string): Promise<Viewed | undefined> {
  const { rows } = await sql<Viewed>`select ${sql.raw(VIEWED)} ${sql.raw(FROM)} where e.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Open places the longest waiting first, past ones the latest first, by keyset. */
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

/** How many open places there are, by what they wait for. */
export async function countEntries(db: Db, viewer: Viewer): Promise<{ waiting: number; invited: number }> {
  const { rows: [row] } = await sql<{ waiting: number; invited: number }>`
    select count(*) filter (where e.status = 'waiting')::integer as waiting,
      count(*) filter (where e.status = 'invited')::integer as invited
    from waitlist_entries e where ${seenBy(viewer)} and e.status in ${sql.raw(LIVE)}`.execute(db);
  return row!;
}

/** Nothing of a breeder's line moves beside this transaction. Taken before any pet. */
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
  /** The person's own; null where they have not said it. */
  timeZone: string | null;
  status: WaitlistStatus;
  /** Of somebody whom the breeder added. */
  typedName: string;
  note: string;
  isReached: boolean;
};

/** A place in a line with whose it is; undefined where there is none. */
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

/** Adds somebody to a line; false where they are in it already, or where the line or the person has no room. */
export async function insertEntry(db: Db, entry: Insertable<Database["waitlist_entries"]>): Promise<boolean> {
  const row = await db.insertInto("waitlist_entries").values(entry).onConflict((conflict) =>
    conflict.doNothing()
  )
    .returning("id").executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether an account has an open place in a line, or an address one that a breeder typed it for; how full the line
 * is, and in how many the person has joined, not been added by a breeder.
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

/** Moves a place in a line. */
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

/** The breeder of a line whom the public sees; undefined for any other. */
export function findLineBreeder(db: Db, breederId: string) {
  return db.selectFrom("breeders as d").innerJoin("users as u", "u.id", "d.user_id")
    .select(["d.id", "d.name", "u.id as userId"])
    .where("d.id", "=", breederId).where(sql<boolean>`${sql.raw(SELLER_SHOWN)}`).executeTakeFirst();
}

/** Whether a litter is this breeder's, and a breed exists. */
export async function areKnown(
  db: Db,
  { breederId, litterId, breedId }: { breederId: string; litterId: string | null; breedId: string | null },
): Promise<{ litter: boolean; breed: boolean }> {
  const { rows: [row] } = await sql<{ litter: boolean; breed: boolean }>`select
    ${litterId}::uuid is null or exists (select from litters where id = ${litterId} and breeder_id = ${breederId}) as litter,
    ${breedId}::uuid is null or exists (select from breeds where id = ${breedId}) as breed`.execute(db);
  return row!;
}

/** The account that has confirmed this address. */
export function findConfirmed(db: Db, email: string) {
  return db.selectFrom("users").select("id").where("email", "=", email)
    .where("email_verified_at", "is not", null).where("closed_at", "is", null).executeTakeFirst();
}

/** Everybody who looks at a line: accounts with an open place in it, and its breeder's. */
export async function findWatchers(db: Db, breederId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct ${sql.raw(WAITING_OWNER)} as id from waitlist_entries e
      where e.breeder_id = ${breederId} and (e.status in ${
    sql.raw(LIVE)
  } or e.updated_at > now() - interval '1 hour')
    union select user_id from breeders where id = ${breederId}`.execute(db);
  return rows.flatMap(({ id }) => id ?? []);
}
