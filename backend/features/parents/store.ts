import { type Insertable, type Kysely, sql, type Updateable } from "kysely";
import { named } from "../../platform/db/named.ts";
import type { ParentDetails, ParentSummary, PedigreeParent } from "../../generated/types.ts";
import { type JsonOf, sqlJson, sqlJsonList, timestampJson } from "../../platform/db/json.ts";
import type { Database, ParentsTable } from "../../platform/db/schema.ts";
import type { JsonText } from "../../platform/json_text.ts";
import { SELLER_SHOWN } from "../pets/card_store.ts";
import { BREEDER_JSON, breedJson, imageJson, ownHealthTestsJson, parentJson } from "../pets/json_store.ts";

const PUBLIC = sqlJsonList(
  parentJson("r"),
  "parents r where r.breeder_id = $1 and r.status = 'live' and r.verified_at is not null order by r.name, r.id limit 60",
);

/** Returns a breeder's public parents (live and verified) as finished JSON, by name, at most 60. */
export async function findParentsJson(
  db: Kysely<Database>,
  breederId: string,
): Promise<JsonText<ParentSummary[]>> {
  type Row = { parents: JsonText<JsonOf<typeof PUBLIC>> };
  const rows = await named<Row>(db, "parents_public", `select ${PUBLIC}::text as parents`, [breederId]);
  return rows[0]!.parents;
}

/**
 * SQL for the father or mother of the parents row `r`: the breeder's own parent by its current name, or the
 * name as typed.
 */
const pedigreeJson = (which: "sire" | "dam") => ({
  when: `coalesce(r.${which}_id::text, r.${which}_name) is not null`,
  json: sqlJson<PedigreeParent>({
    name: `coalesce((select o.name from parents o where o.id = r.${which}_id), r.${which}_name)`,
  }, {
    parentId: `r.${which}_id`,
    registrationNumber:
      `coalesce((select o.registration_number from parents o where o.id = r.${which}_id), r.${which}_registration)`,
  }),
});

/** A parent animal as its breeder edits it, before rules add labels. */
export type OwnParent = Omit<ParentDetails, "statusLabel">;

const DETAILS = sqlJson<OwnParent>({
  id: "r.id",
  // A row from before reviews existed waits like any other.
  status: "case when r.status = 'live' and r.verified_at is null then 'in-review' else r.status end",
  reason: "case when r.status = 'rejected' then r.review_reason end",
  name: "r.name",
  type: "r.type",
  sex: "r.sex",
  breed: breedJson("r"),
  birthDate: "r.birth_date",
  color: "r.color",
  weightLb: "r.weight_lb",
  description: "r.description",
  registries: "to_jsonb(r.registries)",
  registrationNumber: "r.registration_number",
  geneticTesting: "r.genetic_testing",
  healthTests: ownHealthTestsJson("r"),
  imageKeys: "to_jsonb(r.image_keys)",
  images: sqlJsonList(
    imageJson({
      key: "k",
      width: "coalesce(f.width, 1600)",
      height: "coalesce(f.height, 1200)",
      alt: "r.name",
    }),
    "unnest(r.image_keys) with ordinality as few(k, at) left join files f on f.key = k order by at",
  ),
  littersCount: "(select count(*) from litters l where l.sire_id = r.id or l.dam_id = r.id)",
  createdAt: timestampJson("r.created_at"),
  updatedAt: timestampJson("r.updated_at"),
}, {
  coatType: "r.coat_type",
  sizeClass: "r.size_class",
  sire: pedigreeJson("sire"),
  dam: pedigreeJson("dam"),
});

type OwnRow = { parent: JsonOf<typeof DETAILS> };

/** Returns a breeder's own parents by name, those no longer available last; at most 200. */
export async function findOwnParents(db: Kysely<Database>, breederId: string): Promise<OwnParent[]> {
  const text = `select ${DETAILS} as parent from parents r where r.breeder_id = $1
    order by r.status = 'no-longer-available', lower(r.name), r.id limit 200`;
  const rows = await named<OwnRow>(db, "parents_own", text, [breederId]);
  return rows.map(({ parent }) => parent);
}

/** Returns one of the breeder's parents. */
export async function findOwnParent(
  db: Kysely<Database>,
  breederId: string,
  id: string,
): Promise<OwnParent | undefined> {
  const text = `select ${DETAILS} as parent from parents r where r.breeder_id = $1 and r.id = $2`;
  return (await named<OwnRow>(db, "parents_one", text, [breederId, id]))[0]?.parent;
}

/**
 * Returns whether an animal can be another animal's father or mother: same breeder, required sex and type,
 * and born earlier.
 */
export async function fitsAbove(
  db: Kysely<Database>,
  id: string,
  { breederId, type, sex, birthDate }: {
    breederId: string;
    type: string;
    sex: string;
    birthDate: string | null;
  },
): Promise<boolean> {
  const { rows: [row] } = await sql<{ fits: boolean }>`select exists (select from parents r
    where r.id = ${id} and r.breeder_id = ${breederId} and r.type = ${type} and r.sex = ${sex}
      and coalesce(r.birth_date < ${birthDate}::date, true)) as fits`.execute(db);
  return row!.fits;
}

/**
 * Returns whether an animal is an ancestor of another animal in a breeder's own pedigrees, or that animal
 * itself.
 */
export async function isAncestor(db: Kysely<Database>, id: string, of: string): Promise<boolean> {
  const { rows: [row] } = await sql<{ is: boolean }>`
    with recursive up(id) as (select ${of}::uuid union
      select x.id from up join parents r on r.id = up.id, lateral (values (r.sire_id), (r.dam_id)) x(id)
      where x.id is not null)
    select exists (select from up where id = ${id}) as is`.execute(db);
  return row!.is;
}

/** Serializes pedigree changes of a breeder, because two concurrent ones could form a loop. */
export async function lockPedigrees(trx: Kysely<Database>, breederId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('pedigrees:' || ${breederId}::text, 0))`.execute(
    trx,
  );
}

/** Returns one of the breeder's parents, locked until the transaction ends. */
export function lockParent(trx: Kysely<Database>, breederId: string, id: string) {
  return trx.selectFrom("parents").select(["id", "sex", "type", "status", "verified_at"]).where(
    "breeder_id",
    "=",
    breederId,
  )
    .where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function countParents(trx: Kysely<Database>, breederId: string): Promise<number> {
  const { count } = await trx.selectFrom("parents").select(({ fn }) => fn.countAll<number>().as("count"))
    .where("breeder_id", "=", breederId).executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertParent(trx: Kysely<Database>, parent: Insertable<ParentsTable>): Promise<void> {
  await trx.insertInto("parents").values(parent).execute();
}

export async function changeParent(
  trx: Kysely<Database>,
  id: string,
  change: Updateable<ParentsTable>,
): Promise<void> {
  await trx.updateTable("parents").set({
    // All photos from before reviews existed are public; new ones are not.
    public_image_keys: sql<string[]>`coalesce(public_image_keys, image_keys)`,
    ...change,
    updated_at: sql<Date>`now()`,
  }).where("id", "=", id).execute();
}

/** Returns whether a litter or listing refers to the animal, which makes it part of a pedigree. */
export async function isParentUsed(trx: Kysely<Database>, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from litters l where l.sire_id = ${id} or l.dam_id = ${id})
      or exists (select 1 from pets p where p.sire_id = ${id} or p.dam_id = ${id}) as used`.execute(trx);
  return rows[0]!.used;
}

/** SQL for whether the parent `r` waits for staff. Changed live parents wait too. */
export const PARENT_WAITS = "r.status in ('live', 'in-review') and r.verified_at is null";

/** Returns parents that wait for staff or were rejected, longest waiting first, by keyset. */
export async function findParentsToReview(
  db: Kysely<Database>,
  status: "in-review" | "rejected",
  after: { at: string; id: string } | undefined,
  limit: number,
): Promise<
  {
    id: string;
    at: string;
    submittedAt: string;
    parent: JsonOf<typeof DETAILS>;
    breeder: JsonOf<typeof BREEDER_JSON>;
  }[]
> {
  const { rows } = await sql<
    {
      id: string;
      at: string;
      submittedAt: string;
      parent: JsonOf<typeof DETAILS>;
      breeder: JsonOf<typeof BREEDER_JSON>;
    }
  >`
    select r.id, r.submitted_at::text as at, ${sql.raw(timestampJson("r.submitted_at"))} as "submittedAt",
      ${sql.raw(DETAILS)} as parent, ${sql.raw(BREEDER_JSON)} as breeder
    from parents r join breeders d on d.id = r.breeder_id join users u on u.id = d.user_id
    where u.closed_at is null and ${
    status === "rejected" ? sql`r.status = 'rejected'` : sql.raw(PARENT_WAITS)
  }
      and ${after ? sql`(r.submitted_at, r.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by r.submitted_at, r.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns any breeder's parent with its owner's account, locked until the transaction ends. */
export function lockForReview(trx: Kysely<Database>, id: string) {
  return trx.selectFrom("parents as r").innerJoin("breeders as d", "d.id", "r.breeder_id")
    .innerJoin("users as u", "u.id", "d.user_id")
    .select([
      "r.name",
      "r.status",
      "r.verified_at",
      "r.updated_at",
      "r.image_keys",
      "r.breeder_id as breederId",
      "u.id as userId",
      "u.first_name as firstName",
    ])
    .where("r.id", "=", id).forUpdate("r").executeTakeFirst();
}

/** Saves a staff decision. An approved parent is verified in its current state, with its photos. */
export async function decideParent(
  trx: Kysely<Database>,
  id: string,
  { isApproved, reason, now }: { isApproved: boolean; reason: string | null; now: Date },
): Promise<void> {
  await trx.updateTable("parents").set({
    status: isApproved ? "live" : "rejected",
    verified_at: isApproved ? now : null,
    review_reason: reason,
    public_image_keys: isApproved ? sql<string[]>`image_keys` : sql<string[]>`'{}'`,
    updated_at: sql<Date>`now()`,
  }).where("id", "=", id).execute();
}

export async function deleteParent(trx: Kysely<Database>, id: string): Promise<void> {
  await trx.deleteFrom("parents").where("id", "=", id).execute();
}

/** Returns whether a breeder has a public page. */
export async function isShown(db: Kysely<Database>, breederId: string): Promise<boolean> {
  const text = `select 1 from breeders d join users u on u.id = d.user_id
    where d.id = $1 and ${SELLER_SHOWN}`;
  return (await named(db, "parents_breeder", text, [breederId])).length > 0;
}
