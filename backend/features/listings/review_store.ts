import { type Kysely, sql } from "kysely";
import type { JsonOf } from "../../platform/db/json.ts";
import type { Database } from "../../platform/db/schema.ts";
import { BREEDER_JSON } from "../pets/json_store.ts";

type Db = Kysely<Database>;
type Line = {
  id: string;
  at: string;
  breedId: string | null;
  isRescue: boolean;
  breeder: JsonOf<typeof BREEDER_JSON>;
};

/** Returns listings that wait for staff, longest waiting first, by keyset. */
export async function findWaiting(
  db: Db,
  status: "in-review" | "not-approved-internal",
  after: { at: string; id: string } | undefined,
  limit: number,
): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select p.id, p.submitted_at::text as at, p.breed_id as "breedId", p.is_rescue as "isRescue", ${
    sql.raw(BREEDER_JSON)
  } as breeder
    from pets p join breeders d on d.id = p.breeder_id
    where p.status = ${status} and p.submitted_at is not null
      and ${after ? sql`(p.submitted_at, p.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by p.submitted_at, p.id limit ${limit}`.execute(db);
  return rows;
}
