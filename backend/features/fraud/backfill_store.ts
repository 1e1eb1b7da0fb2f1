import { type Kysely, sql } from "kysely";
import type { Database, TraceKind } from "../../platform/db/schema.ts";
import { bandsNear } from "../files/print_rules.ts";
import { MOST_FINDINGS } from "./rules.ts";

type Db = Kysely<Database>;
type After = { id: string } | undefined;

/** A value of a seller from before traces existed, with the time since when the seller has had it. */
export type OlderValue = { id: string; kind: TraceKind; value: string; label: string; seenAt: Date };

/** Returns the confirmed phone numbers of sellers without a trace of a number. The id is the seller's. */
export async function findPhones(db: Db, after: After, limit: number): Promise<OlderValue[]> {
  const { rows } = await sql<OlderValue>`
    select b.id, 'phone' as kind, u.phone as value, right(u.phone, 4) as label, u.phone_verified_at as "seenAt"
    from breeders b join users u on u.id = b.user_id
    where u.phone is not null and u.phone_verified_at is not null ${
    after ? sql`and b.id > ${after.id}` : sql``
  }
      and not exists (select from seller_traces t where t.breeder_id = b.id and t.kind = 'phone')
    order by b.id limit ${limit}`.execute(db);
  return rows;
}

export type OlderPhotos = { id: string; photos: { value: string; seenAt: string }[] };

/** Returns the stored ID photos of sellers without a trace of one. The id is the seller's. */
export async function findIdentityPhotos(db: Db, after: After, limit: number): Promise<OlderPhotos[]> {
  const { rows } = await sql<OlderPhotos>`
    select v.breeder_id as id,
      jsonb_agg(jsonb_build_object('value', f.sha256, 'seenAt', coalesce(f.attached_at, f.created_at))) as photos
    from verifications v join files f on f.key = any (v.identity_front || v.identity_back)
    where f.sha256 <> '' ${after ? sql`and v.breeder_id > ${after.id}` : sql``} and not exists (
      select from seller_traces t where t.breeder_id = v.breeder_id and t.kind = 'identity-document')
    group by v.breeder_id order by v.breeder_id limit ${limit}`.execute(db);
  return rows;
}

/** Returns photos of listings without a print. The oldest uploads come first. */
export async function findUnprinted(
  db: Db,
  after: After,
  limit: number,
): Promise<{ id: string; key: string }[]> {
  const { rows } = await sql<{ id: string; key: string }>`
    select id, key from files where purpose = 'pet-image' and state = 'attached' and photo_bands is null
      ${after ? sql`and id > ${after.id}` : sql``}
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Stores a photo's print. Empty bands mean that the photo can't be compared. */
export async function savePrint(
  db: Db,
  id: string,
  { print, bands }: { print: string | null; bands: readonly number[] },
): Promise<void> {
  await db.updateTable("files").set({ photo_print: print, photo_bands: [...bands] }).where("id", "=", id)
    .where("photo_bands", "is", null).execute();
}

/**
 * Returns public listings whose photos a new print can affect: those that show the photo, and those of others
 * that have shown a similar one since.
 */
export async function findAffected(db: Db, photoId: string, print: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from files f join pet_images i on i.file_key = f.key join pets p on p.id = i.pet_id
    where (f.id = ${photoId} or f.photo_bands && ${bandsNear(print)}::integer[])
      and p.status in ('available', 'temporary-pause', 'not-available')
      and f.attached_at >= (select attached_at from files where id = ${photoId})
    group by p.id order by min(f.attached_at), p.id limit ${MOST_FINDINGS}`.execute(db);
  return rows.map(({ id }) => id);
}
