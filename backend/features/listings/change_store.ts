import { type Kysely, sql } from "kysely";
import type { ChangeRequest, PetImage } from "../../generated/types.ts";
import { type JsonOf, type SqlJson, sqlJson, sqlJsonList, timestampJson } from "../../platform/db/json.ts";
import type { Database, ImageOfChange } from "../../platform/db/schema.ts";
import { BREEDER_JSON, imageJson } from "../pets/json_store.ts";
import type { ChangeKind } from "./rules.ts";

type Db = Kysely<Database>;

/** A change that a breeder requests. */
export type Wish = {
  id: string;
  petId: string;
  kind: ChangeKind;
  oldText: string | null;
  newText: string | null;
  oldImages: readonly ImageOfChange[];
  newImages: readonly ImageOfChange[];
};

/**
 * Returns, for each of these listings, the kinds of change whose latest resolved request was rejected by
 * staff.
 */
export async function findLastRejected(
  db: Db,
  petIds: readonly string[],
): Promise<{ petId: string; kind: ChangeKind }[]> {
  if (!petIds.length) return [];
  const rows = await db.selectFrom("change_requests").select(["pet_id as petId", "kind", "status"])
    .distinctOn(["pet_id", "kind"])
    .where("pet_id", "in", petIds).where("status", "in", ["accepted", "rejected"])
    .orderBy("pet_id").orderBy("kind").orderBy("decided_at", (order) => order.desc().nullsLast())
    .orderBy("id", "desc").execute();
  return rows.filter(({ status }) => status === "rejected");
}

/** Withdraws the open requests of these kinds. Returns their number. */
export async function withdrawOpen(
  trx: Db,
  petId: string,
  kinds: readonly ChangeKind[],
): Promise<number> {
  if (!kinds.length) return 0;
  const { numUpdatedRows } = await trx.updateTable("change_requests").set({ status: "withdrawn" })
    .where("pet_id", "=", petId).where("kind", "in", kinds).where("status", "=", "open").executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Withdraws the open request of this kind, and opens the given one in its place, if any. A repeated request
 * keeps its place in the queue.
 */
export async function replaceOpen(
  trx: Db,
  petId: string,
  kind: ChangeKind,
  wish: Wish | undefined,
): Promise<void> {
  if (wish && await isOpen(trx, wish)) return;
  await withdrawOpen(trx, petId, [kind]);
  if (!wish) return;
  await trx.insertInto("change_requests").values({
    id: wish.id,
    pet_id: wish.petId,
    kind: wish.kind,
    old_text: wish.oldText,
    new_text: wish.newText,
    old_images: JSON.stringify(wish.oldImages),
    new_images: JSON.stringify(wish.newImages),
  }).execute();
}

/**
 * Requests new names and descriptions for many listings, as `replaceOpen` does for one. Without a new text,
 * it withdraws the open request of that kind.
 */
export async function askForWords(
  trx: Db,
  words: readonly {
    id: string;
    petId: string;
    kind: "name" | "description";
    oldText: string;
    newText: string | null;
  }[],
): Promise<void> {
  for (let at = 0; at < words.length; at += 500) {
    const bite = sql`jsonb_to_recordset(${JSON.stringify(words.slice(at, at + 500))}::jsonb)
      as w(id uuid, "petId" uuid, kind text, "oldText" text, "newText" text)`;
    await sql`update change_requests c set status = 'withdrawn' from ${bite}
      where c.pet_id = w."petId" and c.kind = w.kind and c.status = 'open'
        and (c.old_text, c.new_text) is distinct from (w."oldText", w."newText")`.execute(trx);
    await sql`insert into change_requests (id, pet_id, kind, old_text, new_text)
      select w.id, w."petId", w.kind, w."oldText", w."newText" from ${bite}
      where w."newText" is not null and not exists (select from change_requests c
        where c.pet_id = w."petId" and c.kind = w.kind and c.status = 'open')`.execute(trx);
  }
}

/** Returns whether an identical request is already open. */
async function isOpen(trx: Db, wish: Wish): Promise<boolean> {
  const keys = wish.newImages.map(({ key }) => key);
  const { rows } = await sql`select from change_requests c
    where c.pet_id = ${wish.petId} and c.kind = ${wish.kind} and c.status = 'open'
      and c.old_text is not distinct from ${wish.oldText} and c.new_text is not distinct from ${wish.newText}
      and (select coalesce(array_agg(image ->> 'key' order by at), '{}') from jsonb_array_elements(c.new_images)
        with ordinality as few(image, at)) = ${keys}::text[]`.execute(trx);
  return rows.length > 0;
}

/** Returns SQL for the pictures in a column of change_requests, next to the pet `p`. */
export const imagesOfChange = (column: string): SqlJson<PetImage[]> =>
  sqlJsonList(
    imageJson({
      key: "(image ->> 'key')",
      width: "image -> 'width'",
      height: "image -> 'height'",
      alt: "p.name",
    }),
    `jsonb_array_elements(${column}) with ordinality as few(image, at) order by at`,
  );

const VIEW = sqlJson<Omit<ChangeRequest, "textFlags">>({
  id: "c.id",
  kind: "c.kind",
  status: "c.status",
  petId: "c.pet_id",
  petName: "p.name",
  breeder: BREEDER_JSON,
  oldText: "case when c.kind = 'video' then '/media/' || c.old_text else c.old_text end",
  newText: "case when c.kind = 'video' then '/media/' || c.new_text else c.new_text end",
  oldImages: imagesOfChange("c.old_images"),
  newImages: imagesOfChange("c.new_images"),
  reason: "c.reason",
  createdAt: timestampJson("c.created_at"),
  decidedAt: timestampJson("c.decided_at"),
});

type Viewed = { view: JsonOf<typeof VIEW> };

/** Returns open requests, oldest first, by keyset. */
export async function findOpen(
  db: Db,
  kind: ChangeKind | undefined,
  after: { at: string; id: string } | undefined,
  limit: number,
): Promise<(Viewed & { at: string; id: string })[]> {
  const { rows } = await sql<Viewed & { at: string; id: string }>`
    select ${sql.raw(VIEW)} as view, c.created_at::text as at, c.id
    from change_requests c join pets p on p.id = c.pet_id join breeders d on d.id = p.breeder_id
    where c.status = 'open' and ${kind ? sql`c.kind = ${kind}` : sql`true`}
      and ${after ? sql`(c.created_at, c.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by c.created_at, c.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns a change request as staff see it, without its flags. */
export async function findChange(
  db: Db,
  id: string,
): Promise<Omit<ChangeRequest, "textFlags"> | undefined> {
  const { rows } = await sql<Viewed>`
    select ${sql.raw(VIEW)} as view from change_requests c join pets p on p.id = c.pet_id
      join breeders d on d.id = p.breeder_id where c.id = ${id}`.execute(db);
  return rows[0]?.view;
}

/** Returns the pet of a request. Callers lock it first, then the request. */
export function findPetOfChange(db: Db, id: string): Promise<{ pet_id: string } | undefined> {
  return db.selectFrom("change_requests").select("pet_id").where("id", "=", id).executeTakeFirst();
}

/** Locks and returns a change request, which serializes concurrent resolutions. */
export function lockChange(trx: Db, id: string) {
  return trx.selectFrom("change_requests").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function decide(
  trx: Db,
  id: string,
  change: { status: "accepted" | "rejected"; reason: string | null; decidedBy: string; now: Date },
): Promise<void> {
  await trx.updateTable("change_requests").set({
    status: change.status,
    reason: change.reason,
    decided_by: change.decidedBy,
    decided_at: change.now,
  }).where("id", "=", id).execute();
}
