import { type Kysely, sql } from "kysely";
import type { Database, DeliveryStatus } from "../../platform/db/schema.ts";
import { UNFINISHED } from "../sale/delivery/index.ts";

type Db = Kysely<Database>;

/** Selects deliveries `y` with all facts that their readers see. */
const rows = (db: Db) =>
  db.selectFrom("deliveries as y").innerJoin("reservations as r", "r.id", "y.reservation_id")
    .innerJoin("orders as o", "o.id", "y.order_id").innerJoin("pets as p", "p.id", "r.pet_id")
    .innerJoin("breeders as d", "d.id", "r.breeder_id").innerJoin("users as b", "b.id", "r.consumer_id")
    .innerJoin("users as s", "s.id", "d.user_id")
    .leftJoin("places as z", (join) => join.on("z.zip", "=", sql<string>`coalesce(p.zip, d.zip)`))
    .leftJoin(
      "places as t",
      (join) => join.on("t.zip", "=", sql<string>`r.progress #>> '{delivery,address,postalCode}'`),
    )
    .selectAll("y")
    .select([
      "r.number",
      "r.status as saleStatus",
      "r.progress",
      "r.pet_id as petId",
      "o.transportation",
      "o.go_home_on as goHomeOn",
      "o.terms",
      "p.name as petName",
      "p.type as petType",
      "d.name as sellerName",
      "d.kind as sellerKind",
      "b.id as buyerId",
      "b.email as buyerEmail",
      "b.first_name as buyerFirstName",
      "b.last_name as buyerLastName",
      "b.phone as buyerPhone",
      "s.id as breederUserId",
      "s.email as breederEmail",
      "s.first_name as breederFirstName",
      "z.city as fromCity",
      "z.zip as fromZip",
      "z.time_zone as fromZone",
      "t.time_zone as toZone",
    ])
    .select([
      sql<number>`o.delivery_cents + o.funded_delivery_cents`.as("priceCents"),
      sql<string | null>`coalesce(d.phone, s.phone)`.as("breederPhone"),
      sql<string>`coalesce(p.state, d.state)`.as("fromState"),
      sql<string>`y.status_at::text`.as("statusKey"),
      sql<string>`coalesce(o.go_home_on, '9999-12-31')`.as("dayKey"),
    ]);
export type Shown = Awaited<ReturnType<ReturnType<typeof rows>["execute"]>>[number];

/** Returns a delivery with all facts about it. */
export function findShown(db: Db, id: string): Promise<Shown | undefined> {
  return rows(db).where("y.id", "=", id).executeTakeFirst();
}

/** Returns the latest delivery of a reservation. */
export function findOfReservation(db: Db, reservationId: string): Promise<Shown | undefined> {
  return rows(db).where("y.reservation_id", "=", reservationId).orderBy("y.created_at", "desc")
    .orderBy("y.id", "desc").limit(1).executeTakeFirst();
}

export type Which = {
  status?: DeliveryStatus | undefined;
  q?: string | undefined;
  after?: { value: string; id: string } | undefined;
};

/**
 * Returns deliveries for staff: without a status, those that are not finished, by the first day on which the
 * pet may leave; with one, the latest change first.
 */
export function findForStaff(db: Db, { status, q, after }: Which, limit: number): Promise<Shown[]> {
  const found = rows(db).where("y.status", "in", status ? [status] : UNFINISHED)
    .$if(q !== undefined, (query) =>
      query.where(
        sql<boolean>`(upper(r.number) = upper(${q!}) or starts_with(lower(p.name), lower(${q!}))
          or starts_with(lower(y.carrier_name), lower(${q!})) or starts_with(lower(y.carrier_company), lower(${q!})))`,
      ));
  const key = after && { value: after.value, id: after.id };
  return (status
    ? found.$if(
      key !== undefined,
      (query) =>
        query.where(sql<boolean>`(y.status_at, y.id) < (${key!.value}::timestamptz, ${key!.id}::uuid)`),
    )
      .orderBy("y.status_at", "desc").orderBy("y.id", "desc")
    : found.$if(key !== undefined, (query) =>
      query.where(
        sql<boolean>`(coalesce(o.go_home_on, '9999-12-31'), y.id) > (${key!.value}::date, ${key!.id}::uuid)`,
      ))
      .orderBy(sql`coalesce(o.go_home_on, '9999-12-31')`).orderBy("y.id")).limit(limit).execute();
}

/** Maximum count of deliveries with one status. */
const MOST = 1000;

/** Returns the number of unfinished deliveries of each status. */
export async function countUnfinished(db: Db): Promise<{ status: DeliveryStatus; count: number }[]> {
  const { rows: counted } = await sql<{ status: DeliveryStatus; count: number }>`
    select s.status, (select count(*)::int from (
      select from deliveries d where d.status = s.status limit ${sql.lit(MOST)}) counted) as count
    from unnest(${UNFINISHED as string[]}::text[]) with ordinality s(status, at) order by s.at`.execute(db);
  return counted;
}

const MOST_EVENTS = 100;

/** Returns the latest steps of a delivery, oldest first. */
export async function findEvents(db: Db, deliveryId: string) {
  const events = await db.selectFrom("delivery_events as e").leftJoin("users as u", "u.id", "e.actor_id")
    .select(["e.status", "e.by_role", "e.reason", "e.at"])
    .select(
      sql<string | null>`coalesce(e.name, nullif(trim(u.first_name || ' ' || u.last_name), ''))`.as("name"),
    )
    .where("e.delivery_id", "=", deliveryId).orderBy("e.at", "desc").orderBy("e.id", "desc")
    .limit(MOST_EVENTS).execute();
  return events.reverse();
}

/** Counts one more upload of a delivery. Returns false if it has had too many. */
export async function countUpload(trx: Db, id: string, most: number): Promise<boolean> {
  const row = await trx.updateTable("deliveries").set((eb) => ({ uploads: eb("uploads", "+", 1) }))
    .where("id", "=", id).where("uploads", "<", most).returning("id").executeTakeFirst();
  return row !== undefined;
}

/** Records the first time that the carrier opened the link. */
export async function noteOpened(db: Db, id: string): Promise<void> {
  await db.updateTable("deliveries").set({ link_opened_at: sql<Date>`now()` })
    .where("id", "=", id).where("link_opened_at", "is", null).execute();
}

/** Empties carriers' addresses and phone numbers of deliveries that ended at least this many days ago. */
export async function forgetCarriers(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update deliveries set carrier_email = null, carrier_phone = null where id in (
      select id from deliveries where status in ('handed-off', 'canceled', 'failed')
        and status_at < now() - make_interval(days => ${days}) and (carrier_email is not null or carrier_phone is not null)
      limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
