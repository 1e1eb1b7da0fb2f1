import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { STOP } from "../../ledger/stop_store.ts";

type Db = Kysely<Database>;
type Row = { id: string };

/**
 * Returns paid and handed-over sales, after the given row, whose next step is due or that were stopped or
 * resumed since the last look.
 */
export async function findWaiting(db: Db, after: Row | undefined, limit: number): Promise<Row[]> {
  return await db.selectFrom("reservations as r").select("r.id")
    .where("r.status", "in", ["paid", "handed-over"])
    .where(
      sql<boolean>`(r.wait_look_at <= now() or (r.wait_stopped_since is null) = ((${
        sql.raw(STOP)
      }) is not null))`,
    )
    .$if(after !== undefined, (query) => query.where("r.id", ">", after!.id))
    .orderBy("r.id").limit(limit).execute();
}
