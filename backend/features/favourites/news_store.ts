import { type Kysely, sql } from "kysely";
import type { Database, ListingStatus } from "../../platform/db/schema.ts";
import { GO_HOME_DAY } from "../pets/json_store.ts";

type Db = Kysely<Database>;

export type FavoriteRow = {
  id: string;
  userId: string;
  petId: string;
  petName: string;
  breederUserId: string;
  status: ListingStatus;
  priceCents: number | null;
  toldStatus: ListingStatus | null;
  toldPriceCents: number | null;
  isOwnReservation: boolean;
};

/** Whether anyone has this pet as a favorite. */
export async function isFavorite(db: Db, petId: string): Promise<boolean> {
  const row = await db.selectFrom("favourites").select("id").where("pet_id", "=", petId).limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks favorites of a public pet whose price or status is not the one last told, by id, so two runs never
 * tell the same. A favorite locked by another run is skipped.
 */
export async function lockOutdated(trx: Db, petId: string, limit: number): Promise<FavoriteRow[]> {
  const { rows } = await sql<FavoriteRow>`
    select f.id, f.user_id as "userId", p.id as "petId", p.name as "petName", d.user_id as "breederUserId", p.status,
      p.price_cents as "priceCents", f.told_status as "toldStatus", f.told_price_cents as "toldPriceCents",
      exists (select from reservations r where r.pet_id = p.id and r.consumer_id = f.user_id
        and r.paid_at is not null and r.ended_at is null) as "isOwnReservation"
    from favourites f join pets p on p.id = f.pet_id join breeders d on d.id = p.breeder_id
    where f.pet_id = ${petId} and p.card is not null
      and (f.told_status is distinct from p.status or f.told_price_cents is distinct from p.price_cents)
    order by f.id limit ${limit} for update of f skip locked`.execute(trx);
  return rows;
}

/** Records that the persons with these favorites know the pet's price and status. */
export async function markTold(
  trx: Db,
  ids: readonly string[],
  { status, priceCents }: Pick<FavoriteRow, "status" | "priceCents">,
): Promise<void> {
  await trx.updateTable("favourites").set({ told_status: status, told_price_cents: priceCents })
    .where("id", "in", ids).execute();
}

export type ReadyRow = Pick<FavoriteRow, "id" | "userId" | "petId" | "petName" | "breederUserId"> & {
  readyOn: string;
};

/**
 * Returns favorites behind `after` whose available pet may go home within these days, without those already
 * reminded of that day, and the last id of the batch; undefined behind the last favorite.
 */
export async function findReady(
  db: Db,
  { after, days, limit }: { after: string; days: number; limit: number },
): Promise<{ rows: ReadyRow[]; last: string | undefined }> {
  const { rows } = await sql<ReadyRow & { isDue: boolean }>`
    select f.id, f.user_id as "userId", p.id as "petId", p.name as "petName", d.user_id as "breederUserId",
      ${sql.raw(GO_HOME_DAY)}::text as "readyOn",
      coalesce(p.status = 'available' and p.card is not null
        and ${sql.raw(GO_HOME_DAY)} > current_date and ${sql.raw(GO_HOME_DAY)} <= current_date + ${days}::int
        and f.told_ready_on is distinct from ${sql.raw(GO_HOME_DAY)}, false) as "isDue"
    from (select * from favourites where id > ${after} order by id limit ${limit}) f
      join pets p on p.id = f.pet_id join breeders d on d.id = p.breeder_id
    order by f.id`.execute(db);
  return {
    rows: rows.filter(({ isDue }) => isDue),
    last: rows.length === limit ? rows.at(-1)!.id : undefined,
  };
}

/** Records the reminder of a go-home day; false if another run already did. */
export async function markReady(
  trx: Db,
  { id, readyOn }: Pick<ReadyRow, "id" | "readyOn">,
): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable("favourites").set({ told_ready_on: readyOn })
    .where("id", "=", id).where(sql<boolean>`told_ready_on is distinct from ${readyOn}::date`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
