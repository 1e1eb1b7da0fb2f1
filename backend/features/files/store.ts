import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import { named } from "../../platform/db/named.ts";
import type { Database, FilesTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type FileRow = Selectable<FilesTable>;

/** Adds the row of a file before its upload. */
export async function insertFile(db: Db, file: Insertable<FilesTable>): Promise<void> {
  await db.insertInto("files").values(file).execute();
}

/**
 * Returns a person's usage: bytes of all files that may be in the storage (announced uploads with the size in
 * their signed address), the number of files waiting to be attached, and whether staff approved the person. A
 * lock held until the transaction ends allows one call at a time for a person, so concurrent uploads cannot
 * pass a limit together.
 */
export async function lockUsage(
  trx: Db,
  ownerId: string,
): Promise<{ bytes: number; waiting: number; isApproved: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('storage:' || ${ownerId}::text, 0))`.execute(trx);
  const { rows: [row] } = await sql<{ bytes: string; waiting: number; isApproved: boolean }>`
    select coalesce(sum(f.size), 0)::text as bytes,
      count(*) filter (where f.state = 'waiting')::int as waiting,
      exists (select from breeders d where d.user_id = ${ownerId} and d.verification = 'approved') as "isApproved"
    from files f where f.owner_id = ${ownerId}`.execute(trx);
  return { ...row!, bytes: Number(row!.bytes) };
}

/** Returns a file that is not leaving, by either of its keys. */
export function findFile(db: Db, key: string): Promise<FileRow | undefined> {
  return db.selectFrom("files").selectAll().where("state", "!=", "leaving")
    .where((eb) => eb.or([eb("key", "=", key), eb("upload_key", "=", key)])).executeTakeFirst();
}

/** Returns the attached files among these keys, which may be either key of a file. */
export async function findAttached(db: Db, keys: readonly string[]): Promise<FileRow[]> {
  if (keys.length === 0) return [];
  return await db.selectFrom("files").selectAll().where("state", "=", "attached")
    .where((eb) => eb.or([eb("key", "in", keys), eb("upload_key", "in", keys)])).execute();
}

/**
 * Returns whether a file is withheld because its owner is suspended, and whether it exists as AVIF. Undefined
 * without a row.
 */
export async function findShown(
  db: Db,
  key: string,
): Promise<{ isWithheld: boolean; hasAvif: boolean } | undefined> {
  const [row] = await named<{ isWithheld: boolean; hasAvif: boolean }>(
    db,
    "files_shown",
    `select f.has_avif is true as "hasAvif",
       -- Photos that go out with an account would name the author of an anonymous post.
       coalesce(u.account_status = 'Suspended' and f.purpose <> 'post-image', false) as "isWithheld"
     from files f left join users u on u.id = f.owner_id where f.key = $1`,
    [key],
  );
  return row;
}

/**
 * Locks and returns the files of a person with these keys, either of the two, that are not leaving. The lock
 * lasts until the transaction ends.
 */
export function lockOwnFiles(trx: Db, ownerId: string, keys: readonly string[]): Promise<FileRow[]> {
  return trx.selectFrom("files").selectAll().where("owner_id", "=", ownerId).where("state", "!=", "leaving")
    .where((eb) => eb.or([eb("key", "in", keys), eb("upload_key", "in", keys)])).orderBy("id").forUpdate()
    .execute();
}

export type Facts = Pick<
  FileRow,
  "content_type" | "size" | "width" | "height" | "sha256" | "preview" | "photo_print" | "photo_bands"
>;

/** Marks a waiting file as attached. Returns undefined if it is no longer waiting. */
export function markAttached(trx: Db, id: string, facts: Facts, now: Date): Promise<FileRow | undefined> {
  return trx.updateTable("files").set({ ...facts, state: "attached", attached_at: now })
    .where("id", "=", id).where("state", "=", "waiting").returningAll().executeTakeFirst();
}

/** Marks files as leaving, whatever their state. Returns the ids of those that were not leaving before. */
export async function markLeaving(trx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx.updateTable("files").set({ state: "leaving" })
    .where("id", "in", ids).where("state", "!=", "leaving").returning("id").execute();
  return rows.map(({ id }) => id);
}

/** Sets the deletion time of files. Null keeps them. */
export async function setPurge(trx: Db, keys: readonly string[], at: Date | null): Promise<void> {
  if (keys.length === 0) return;
  await trx.updateTable("files").set({ purge_at: at }).where("key", "in", keys).execute();
}

/** Returns a leaving file. */
export function findLeaving(db: Db, id: string): Promise<FileRow | undefined> {
  return db.selectFrom("files").selectAll().where("id", "=", id).where("state", "=", "leaving")
    .executeTakeFirst();
}

/** Deletes the row of a leaving file after its bytes are gone. */
export async function deleteLeaving(db: Db, id: string): Promise<void> {
  await db.deleteFrom("files").where("id", "=", id).where("state", "=", "leaving").execute();
}

/**
 * Marks unneeded files as leaving: not attached within `hours`, past their deletion time, or without an
 * owner. Returns up to `limit` leaving files after the given one, including those that an earlier sweep could
 * not remove.
 */
export async function sweepOut(
  db: Db,
  hours: number,
  after: { id: string } | undefined,
  limit: number,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id from files
      where (state = 'leaving'
        or (state = 'waiting' and created_at < now() - make_interval(hours => ${hours}))
        or purge_at <= now() or owner_id is null)
        and (${after?.id ?? null}::uuid is null or id > ${after?.id ?? null}::uuid)
      order by id limit ${limit} for update skip locked
    )
    update files f set state = 'leaving' from due where f.id = due.id returning f.id`.execute(db);
  return rows.sort((a, b) => a.id < b.id ? -1 : 1);
}

/** Returns the next public pictures after the given one without a known preview. */
export function withoutPreview(
  db: Db,
  after: { id: string } | undefined,
  limit: number,
): Promise<Pick<FileRow, "id" | "key">[]> {
  return db.selectFrom("files").select(["id", "key"]).where("preview", "is", null)
    .where("state", "=", "attached").where("content_type", "=", "image/webp").where("key", "like", "u-%")
    .$if(after !== undefined, (query) => query.where("id", ">", after!.id))
    .orderBy("id").limit(limit).execute();
}

/** Stores the preview of a picture. An empty one means that it cannot have any. */
export async function setPreview(db: Db, id: string, preview: string): Promise<void> {
  await db.updateTable("files").set({ preview }).where("id", "=", id).execute();
}

/** Returns the latest public picture that was never tried as AVIF. */
export function findWithoutAvif(db: Db): Promise<Pick<FileRow, "id" | "key"> | undefined> {
  return db.selectFrom("files").select(["id", "key"]).where("has_avif", "is", null)
    .where("state", "=", "attached").where("content_type", "=", "image/webp").where("key", "like", "u-%")
    .orderBy("attached_at", "desc").limit(1).executeTakeFirst();
}

/** Stores whether a size of a picture exists as AVIF. */
export async function setAvif(db: Db, id: string, hasAvif: boolean): Promise<void> {
  await db.updateTable("files").set({ has_avif: hasAvif }).where("id", "=", id).execute();
}
