import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
type Row = { id: string };

/** Whether reservation `r` is stopped now: its breeder is suspended, or a bank contests one of its payments. */
const STOPPED = sql<boolean>`(
  exists (select from breeders d join users u on u.id = d.user_id
    where d.id = r.breeder_id and u.account_status = 'Suspended')
  or exists (select from payments y join chargebacks c on c.payment_id = y.id
    join orders o on o.id = y.order_id and o.order_type = 'pet'
    where y.reservation_id = r.id and c.status in ('inquiry', 'open')))`;

/** Paid and handed-over sales whose next step is due, or that were stopped or set free since the last look; after the one given. */
export async function findWaiting(db: Db, after: Row | undefined, limit: number): Promise<Row[]> {
  return await db.selectFrom("reservations as r").select("r.id")
    .where("r.status", "in", ["paid", "handed-over"])
    .where(sql<boolean>`(r.wait_look_at <= now() or (r.wait_stopped_since is null) = ${STOPPED})`)
    .$if(after !== undefined, (query) => query.where("r.id", ">", after!.id))
    .orderBy("r.id").limit(limit).execute();
}

/** Whether a sale is stopped now. */
export async function isStopped(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("reservations as r").select(STOPPED.as("isStopped")).where("r.id", "=", id)
    .executeTakeFirst();
  return row?.isStopped ?? false;
}
