import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import { named } from "../../platform/db/named.ts";
import type { Database, FilesTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type FileRow = Selectable<FilesTable>;

/** Adds the row of a file that is about to be uploaded. */
export async function insertFile(db: Db, file: Insertable<FilesTable>): Promise<void> {
  await db.insertInto("files").values(file).execute();
}

/**
 * What a person keeps: bytes of all files whose bytes may lie in the storage (announced uploads with the size that their
 * address is signed for), how many of them wait to be attached, and whether staff have approved who they are. One call at a
 * time for a person, until the transaction ends, so that many at once cannot pass a limit together.
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

/** A file that is not leaving, by either of its keys. */
export function findFile(db: Db, key: string): Promise<FileRow | undefined> {
  return db.selectFrom("files").selectAll().where("state", "!=", "leaving")
    .where((eb) => eb.or([eb("key", "=", key), eb("upload_key", "=", key)])).executeTakeFirst();
}

/** The attached files among these keys, either of a file's two. */
export async function findAttached(db: Db, keys: readonly string[]): Promise<FileRow[]> {
  if (keys.length === 0) return [];
  return await db.selectFrom("files").selectAll().where("state", "=", "attached")
    .where((eb) => eb.or([eb("key", "in", keys), eb("upload_key", "in", keys)])).execute();
}

/**
 * How what lies under this key is shown: whether nobody sees it, because its owner is suspended, and whether it is there as AVIF.
 * Undefined for what has no row.
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

/** The files of these keys, either of them, that belong to a person and are not leaving; locked until the transaction ends. */
export function lockOwnFiles(trx: Db, ownerId: string, keys: readonly string[]): Promise<FileRow[]> {
  return trx.selectFrom("files").selectAll().where("owner_id", "=", ownerId).where("state", "!=", "leaving")
    .where((eb) => eb.or([eb("key", "in", keys), eb("upload_key", "in", keys)])).orderBy("id").forUpdate()
    .execute();
}

export type Facts = Pick<
  FileRow,
  "content_type" | "size" | "width" | "height" | "sha256" | "preview" | "photo_print" | "photo_bands"
>;

/** Makes a waiting file an attached one; undefined when it is no longer waiting. */
export function markAttached(trx: Db, id: string, facts: Facts, now: Date): Promise<FileRow | undefined> {
  return trx.updateTable("files").set({ ...facts, state: "attached", attached_at: now })
    .where("id", "=", id).where("state", "=", "waiting").returningAll().executeTakeFirst();
}

/** Gives up attached files, or those of these ids whatever their state; returns the ids of those that leave now. */
export async function markLeaving(trx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx.updateTable("files").set({ state: "leaving" })
    .where("id", "in", ids).where("state", "!=", "leaving").returning("id").execute();
  return rows.map(({ id }) => id);
}

/** Sets when files have to be gone; a null keeps them. */
export async function setPurge(trx: Db, keys: readonly string[], at: Date | null): Promise<void> {
  if (keys.length === 0) return;
  await trx.updateTable("files").set({ purge_at: at }).where("key", "in", keys).execute();
}

/** A file that is on its way out. */
export function findLeaving(db: Db, id: string): Promise<FileRow | undefined> {
  return db.selectFrom("files").selectAll().where("id", "=", id).where("state", "=", "leaving")
    .executeTakeFirst();
}

/** Forgets a file that is on its way out, when its bytes are gone. */
export async function deleteLeaving(db: Db, id: string): Promise<void> {
  await db.deleteFrom("files").where("id", "=", id).where("state", "=", "leaving").execute();
}

/**
 * Gives up what nobody needs: never attached after so many hours, past the day that was set for it, or without an owner.
 * Returns up to `limit` files after the one given that are on their way out, also those that an earlier sweep could not
 * remove.
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

/** The next public pictures after the one given of which nobody knows how a preview looks. */
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

/** Keeps the preview of a picture; an empty one says that there can be none. */
export async function setPreview(db: Db, id: string, preview: string): Promise<void> {
  await db.updateTable("files").set({ preview }).where("id", "=", id).execute();
}

/** The latest public picture that nobody has tried as AVIF. */
export function findWithoutAvif(db: Db): Promise<Pick<FileRow, "id" | "key"> | undefined> {
  return db.selectFrom("files").select(["id", "key"]).where("has_avif", "is", null)
    .where("state", "=", "attached").where("content_type", "=", "image/webp").where("key", "like", "u-%")
    .orderBy("attached_at", "desc").limit(1).executeTakeFirst();
}

/** Keeps whether a size of a picture lies there as AVIF. */
export async function setAvif(db: Db, id: string, hasAvif: boolean): Promise<void> {
  await db.updateTable("files").set({ has_avif: hasAvif }).where("id", "=", id).execute();
}
