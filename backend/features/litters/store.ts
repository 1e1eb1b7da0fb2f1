import { type Insertable, type Kysely, sql, type Updateable } from "kysely";
import type { LitterPet, OwnLitter } from "../../generated/types.ts";
import { type JsonOf, sqlJson, sqlJsonList, timestampJson } from "../../platform/db/json.ts";
import type { Database, LittersTable } from "../../platform/db/schema.ts";
import { BREED_JSON, DEFAULT_IMAGE_JSON, parentJson } from "../pets/json_store.ts";

type Db = Kysely<Database>;

/** A litter as its breeder sees it, before rules add labels. */
export interface LitterView extends Omit<OwnLitter, "pets"> {
  pets: Omit<LitterPet, "statusLabel">[];
}

const PET = sqlJson<LitterView["pets"][number]>(
  { id: "p.id", name: "nullif(p.name, '')", status: "p.status" },
  { sex: "p.sex", image: DEFAULT_IMAGE_JSON },
);

const LITTER = sqlJson<LitterView>({
  id: "l.id",
  name: "l.name",
  state: "l.state",
  type: "case b.category when 'Dogs' then 'Dog' else 'Cat' end",
  breed: BREED_JSON,
  expectedDate: "l.expected_on",
  birthDate: "l.born_on",
  goHomeDate: "l.go_home_on",
  litterNumber: "l.litter_number",
  petsCount: "(select count(*) from pets p where p.litter_id = l.id)",
  availableCount: "(select count(*) from pets p where p.litter_id = l.id and p.status = 'available')",
  pets: sqlJsonList(PET, "pets p where p.litter_id = l.id order by p.name, p.id limit 30"),
  createdAt: timestampJson("l.created_at"),
}, {
  sire: { when: "s.id is not null", json: parentJson("s") },
  dam: { when: "m.id is not null", json: parentJson("m") },
});
const FROM = `from litters l join breeds b on b.id = l.breed_id
  left join parents s on s.id = l.sire_id left join parents m on m.id = l.dam_id`;

type Viewed = { view: JsonOf<typeof LITTER> };

/** Returns a breeder's litters, latest first, by keyset. */
export async function findLitters(
  db: Db,
  breederId: string,
  state: LittersTable["state"] | undefined,
  after: { at: string; id: string } | undefined,
  limit: number,
): Promise<(Viewed & { at: string; id: string })[]> {
  const { rows } = await sql<Viewed & { at: string; id: string }>`
    select ${sql.raw(LITTER)} as view, l.created_at::text as at, l.id ${sql.raw(FROM)}
    where l.breeder_id = ${breederId} and ${state ? sql`l.state = ${state}` : sql`true`}
      and ${after ? sql`(l.created_at, l.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by l.created_at desc, l.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns a breeder's own litter as they see it. */
export async function findLitter(db: Db, breederId: string, id: string): Promise<LitterView | undefined> {
  const { rows } = await sql<Viewed>`
    select ${sql.raw(LITTER)} as view ${sql.raw(FROM)} where l.breeder_id = ${breederId} and l.id = ${id}`
    .execute(db);
  return rows[0]?.view;
}

/** Returns the row of a breeder's own litter, locked until the transaction ends. */
export function lockLitter(trx: Db, breederId: string, id: string) {
  return trx.selectFrom("litters").selectAll().where("breeder_id", "=", breederId).where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertLitter(trx: Db, litter: Insertable<LittersTable>): Promise<void> {
  await trx.insertInto("litters").values(litter).execute();
}

/** Updates columns of a litter and its time of change. A trigger clears the stored pages of its pets. */
export async function changeLitter(trx: Db, id: string, change: Updateable<LittersTable>): Promise<void> {
  await trx.updateTable("litters").set({ ...change, updated_at: sql<Date>`now()` }).where("id", "=", id)
    .execute();
}

/** Returns whether any listing, even a draft, refers to the litter. */
export async function hasPets(trx: Db, id: string): Promise<boolean> {
  return await trx.selectFrom("pets").select("id").where("litter_id", "=", id).limit(1).executeTakeFirst() !==
    undefined;
}

/** Deletes a litter without listings. */
export async function deleteLitter(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom("litters").where("id", "=", id).execute();
}

/**
 * Returns sex and type of those of the sire and dam that are the breeder's own, locked until the transaction
 * ends.
 */
export function lockParentsOf(trx: Db, breederId: string, ids: readonly string[]) {
  return trx.selectFrom("parents").select(["id", "sex", "type"]).where("breeder_id", "=", breederId)
    .where("id", "in", ids).orderBy("id").forShare().execute();
}
