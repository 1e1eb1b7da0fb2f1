import { type Insertable, type Kysely, sql, type Updateable } from "kysely";
import type { Database, ListingStatus, LittersTable } from "../../platform/db/schema.ts";
import { BREED_JSON, IMAGE_JSON } from "../pets/card_store.ts";
import { timestampJson } from "../../platform/db/json.ts";
import { parentJson } from "../pets/store.ts";

type Db = Kysely<Database>;

const LITTER = `jsonb_build_object('id', l.id, 'name', l.name, 'state', l.state,
    'type', case b.category when 'Dogs' then 'Dog' else 'Cat' end, 'breed', ${BREED_JSON},
    'expectedDate', l.expected_on, 'birthDate', l.born_on, 'goHomeDate', l.go_home_on, 'litterNumber', l.litter_number,
    'petsCount', (select count(*) from pets p where p.litter_id = l.id),
    'availableCount', (select count(*) from pets p where p.litter_id = l.id and p.status = 'available'),
    'pets', (select coalesce(jsonb_agg(few.pet order by few.name, few.id), '[]') from (
      select p.name, p.id, jsonb_build_object('id', p.id, 'name', nullif(p.name, ''), 'status', p.status)
        || jsonb_strip_nulls(jsonb_build_object('sex', p.sex, 'image', (select ${IMAGE_JSON} from pet_images i
          where i.pet_id = p.id order by i.is_default desc, i.position limit 1))) as pet
      from pets p where p.litter_id = l.id order by p.name, p.id limit 30) few),
    'createdAt', ${timestampJson("l.created_at")})
  || case when s.id is null then '{}' else jsonb_build_object('sire', ${parentJson("s")}) end
  || case when m.id is null then '{}' else jsonb_build_object('dam', ${parentJson("m")}) end`;
const FROM = `from litters l join breeds b on b.id = l.breed_id
  left join parents s on s.id = l.sire_id left join parents m on m.id = l.dam_id`;

export type LitterView = { id: string; pets: { status: ListingStatus }[]; [more: string]: unknown };

/** A breeder's litters, the latest first, by keyset. */
export async function findLitters(
  db: Db,
  breederId: string,
  state: LittersTable["state"] | undefined,
  after: { at: string; id: string } | undefined,
  limit: number,
): Promise<{ view: LitterView; at: string; id: string }[]> {
  const { rows } = await sql<{ view: LitterView; at: string; id: string }>`
    select ${sql.raw(LITTER)} as view, l.created_at::text as at, l.id ${sql.raw(FROM)}
    where l.breeder_id = ${breederId} and ${state ? sql`l.state = ${state}` : sql`true`}
      and ${after ? sql`(l.created_at, l.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by l.created_at desc, l.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findLitter(db: Db, breederId: string, id: string): Promise<LitterView | undefined> {
  const { rows } = await sql<{ view: LitterView }>`
    select ${sql.raw(LITTER)} as view ${sql.raw(FROM)} where l.breeder_id = ${breederId} and l.id = ${id}`
    .execute(db);
  return rows[0]?.view;
}

export function lockLitter(trx: Db, breederId: string, id: string) {
  return trx.selectFrom("litters").selectAll().where("breeder_id", "=", breederId).where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertLitter(trx: Db, litter: Insertable<LittersTable>): Promise<void> {
  await trx.insertInto("litters").values(litter).execute();
}

export async function changeLitter(trx: Db, id: string, change: Updateable<LittersTable>): Promise<void> {
  await trx.updateTable("litters").set({ ...change, updated_at: sql<Date>`now()` }).where("id", "=", id)
    .execute();
}

export async function hasPets(trx: Db, id: string): Promise<boolean> {
  return await trx.selectFrom("pets").select("id").where("litter_id", "=", id).limit(1).executeTakeFirst() !==
    undefined;
}

export async function deleteLitter(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom("litters").where("id", "=", id).execute();
}

/** Sex and type of sire and dam as far as they are the breeder's own; they stay so until the transaction ends. */
export function lockParentsOf(trx: Db, breederId: string, ids: readonly string[]) {
  return trx.selectFrom("parents").select(["id", "sex", "type"]).where("breeder_id", "=", breederId)
    .where("id", "in", ids).orderBy("id").forShare().execute();
}
