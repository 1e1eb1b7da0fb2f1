import { type Insertable, type Kysely, type Selectable, sql, type UpdateObject } from "kysely";
import type { Database, DisputeStatus } from "../../platform/db/schema.ts";
import type { Refund } from "../sale/order/index.ts";

type Db = Kysely<Database>;
export type Dispute = Selectable<Database["disputes"]>;
export type Message = Selectable<Database["dispute_messages"]>;

/** Returns a dispute by id; undefined if there is none. */
export function findDispute(db: Db, id: string): Promise<Dispute | undefined> {
  return db.selectFrom("disputes").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Returns a dispute by id, locked. */
export function lockDispute(db: Db, id: string): Promise<Dispute | undefined> {
  return db.selectFrom("disputes").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Returns the dispute about a reservation; undefined if there is none. */
export function findDisputeOf(db: Db, reservationId: string): Promise<Dispute | undefined> {
  return db.selectFrom("disputes").selectAll().where("reservation_id", "=", reservationId).executeTakeFirst();
}

/** Adds a dispute. The database refuses a second one about the same reservation. */
export async function insertDispute(db: Db, row: Insertable<Database["disputes"]>): Promise<void> {
  await db.insertInto("disputes").values(row).execute();
}

export async function updateDispute(
  db: Db,
  id: string,
  change: UpdateObject<Database, "disputes">,
): Promise<void> {
  await db.updateTable("disputes").set({ ...change, updated_at: sql<Date>`now()` }).where("id", "=", id)
    .execute();
}

export async function insertMessage(
  db: Db,
  message: { id: string; disputeId: string; by: Message["by"]; text: string; fileKeys: readonly string[] },
): Promise<void> {
  const { id, disputeId, by, text, fileKeys } = message;
  await db.insertInto("dispute_messages")
    .values({ id, dispute_id: disputeId, by, text, file_keys: JSON.stringify(fileKeys) }).execute();
}

/** Returns the messages of disputes, earliest first. */
export async function findMessages(db: Db, disputeIds: readonly string[]): Promise<Message[]> {
  if (disputeIds.length === 0) return [];
  return await db.selectFrom("dispute_messages").selectAll().where("dispute_id", "in", disputeIds)
    .orderBy("created_at").orderBy("id").execute();
}

/** Returns the refunds of these disputes' decisions, each with its dispute's id. */
export async function findRefunds(
  db: Db,
  disputeIds: readonly string[],
): Promise<(Refund & { disputeId: string })[]> {
  if (disputeIds.length === 0) return [];
  return await db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id")
    .innerJoin("disputes as s", "s.reservation_id", "y.reservation_id").selectAll("f")
    .select("s.id as disputeId")
    .where("s.id", "in", disputeIds).where("f.reason", "=", "dispute").orderBy("f.created_at").execute();
}

/** SQL for whether the decision ended the sale. */
const HAS_ENDED = sql<boolean>`(s.outcome is not distinct from 'refund' and r.status = 'refunded')`;

const shown = (db: Db) =>
  db.selectFrom("disputes as s").innerJoin("reservations as r", "r.id", "s.reservation_id")
    .innerJoin("pets as p", "p.id", "r.pet_id").innerJoin("breeders as d", "d.id", "r.breeder_id")
    .innerJoin("users as b", "b.id", "r.consumer_id")
    .selectAll("s").select(["p.name as petName", "r.number", "d.name as sellerName"])
    .select([
      sql<string>`trim(b.first_name || ' ' || b.last_name)`.as("buyerName"),
      sql<string>`s.created_at::text`.as("openedKey"),
      HAS_ENDED.as("hasSaleEnded"),
      sql<string>`s.decided_at::text`.as("decidedKey"),
    ]);
export type Shown = Awaited<ReturnType<typeof findOwn>>[number];
type After = { at: string; id: string } | undefined;

export type WhichOwn = {
  id?: string;
  consumerId: string;
  breederId: string | null;
  status?: DisputeStatus;
  reservationId?: string;
  after?: After;
};

/** Returns the disputes of a buyer, and of a breeder about their sales; newest first. */
export function findOwn(db: Db, which: WhichOwn, limit: number) {
  const { id, consumerId, breederId, status, reservationId, after } = which;
  return shown(db)
    .where((eb) =>
      eb.or([
        eb("r.consumer_id", "=", consumerId),
        ...(breederId ? [eb("r.breeder_id", "=", breederId)] : []),
      ])
    )
    .$if(id !== undefined, (query) => query.where("s.id", "=", id!))
    .$if(status !== undefined, (query) => query.where("s.status", "=", status!))
    .$if(reservationId !== undefined, (query) => query.where("r.id", "=", reservationId!))
    .$if(
      after !== undefined,
      (query) =>
        query.where(sql<boolean>`(s.created_at, s.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy("s.created_at", "desc").orderBy("s.id", "desc").limit(limit).execute();
}

/** Returns one dispute as it is shown. */
export function findShown(db: Db, id: string): Promise<Shown | undefined> {
  return shown(db).where("s.id", "=", id).executeTakeFirst();
}

export type Queued = Shown & { isBankDisputed: boolean; totalCents: number; refundableCents: number };

/** Returns disputes as staff see them: open ones, longest open first, or resolved ones, newest first. */
export function findQueue(
  db: Db,
  status: DisputeStatus | undefined,
  after: After,
  limit: number,
): Promise<Queued[]> {
  const isDecided = status === "decided";
  const key = isDecided ? sql<Date>`s.decided_at` : sql<Date>`s.created_at`;
  return shown(db).innerJoin("orders as o", "o.reservation_id", "r.id").where("o.order_type", "=", "pet")
    .select([
      sql<number>`o.total_cents + (select coalesce(sum(a.total_cents), 0) from orders a
        where a.reservation_id = r.id and a.order_type = 'addon' and a.paid_at is not null)::integer`.as(
        "totalCents",
      ),
      sql<boolean>`exists (select from chargebacks c join payments y on y.id = c.payment_id
        where y.reservation_id = r.id and c.status in ('inquiry', 'open'))`.as("isBankDisputed"),
      sql<number>`greatest(0, (select coalesce(sum(y.amount_cents - (select coalesce(sum(f.amount_cents), 0)
            from refunds f where f.payment_id = y.id)), 0)
          from payments y where y.reservation_id = r.id and y.status = 'succeeded' and not y.is_returned
            and y.intent_id is not null)
        - (select coalesce(sum(c.lost_cents), 0) from chargebacks c join payments y on y.id = c.payment_id
          where y.reservation_id = r.id))::bigint`
        .as(
          "refundableCents",
        ),
    ])
    .$if(status === undefined, (query) => query.where("s.status", "!=", "decided"))
    .$if(status !== undefined, (query) => query.where("s.status", "=", status!))
    .$if(
      after !== undefined,
      (query) =>
        query.where(
          isDecided
            ? sql<boolean>`(s.decided_at, s.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`
            : sql<boolean>`(s.created_at, s.id) > (${after!.at}::timestamptz, ${after!.id}::uuid)`,
        ),
    )
    .orderBy(key, isDecided ? "desc" : "asc").orderBy("s.id", isDecided ? "desc" : "asc").limit(limit)
    .execute();
}

/** Returns a decision's refunds, each with the payment that it refunds, oldest first. */
export function findRefundsWithPayments(db: Db, disputeId: string) {
  return db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id")
    .innerJoin("orders as o", "o.id", "y.order_id")
    .innerJoin("disputes as s", "s.reservation_id", "y.reservation_id")
    .select([
      "f.amount_cents as cents",
      "y.kind",
      "y.method",
      "y.brand",
      "y.last4",
      "o.order_type as orderType",
    ])
    .where("s.id", "=", disputeId).where("f.reason", "=", "dispute").orderBy("f.created_at").orderBy("f.id")
    .execute();
}

/** Returns the content and recipients of emails about a dispute. */
export function findTold(db: Db, disputeId: string) {
  return db.selectFrom("disputes as s").innerJoin("reservations as r", "r.id", "s.reservation_id")
    .innerJoin("pets as p", "p.id", "r.pet_id").innerJoin("breeders as d", "d.id", "r.breeder_id")
    .innerJoin("users as b", "b.id", "r.consumer_id").innerJoin("users as u", "u.id", "d.user_id")
    .selectAll("s")
    .select([
      sql<string>`to_char(s.created_at, 'YYYY')`.as("createdYear"),
      HAS_ENDED.as("isWhole"),
      "r.number",
      "p.name as petName",
      "d.name as program",
      "b.id as buyerId",
      "b.email as buyerEmail",
      "b.first_name as buyerFirstName",
      "b.last_name as buyerLastName",
      "u.id as breederUserId",
      "u.email as breederEmail",
      "u.first_name as breederFirstName",
    ])
    .where("s.id", "=", disputeId).executeTakeFirst();
}

export function findMessage(db: Db, id: string): Promise<Message | undefined> {
  return db.selectFrom("dispute_messages").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Returns disputes with a breeder's reply due within two days and no reminder yet, and marks them as
 * reminded. Skips suspended breeders, who cannot reply.
 */
export async function takeRepliesDue(
  db: Db,
  limit: number,
): Promise<{ id: string; reservationId: string }[]> {
  const { rows } = await sql<{ id: string; reservationId: string }>`
    update disputes s set reply_reminded_at = now() where s.id in (
      select d.id from disputes d join reservations r on r.id = d.reservation_id
        join breeders b on b.id = r.breeder_id join users u on u.id = b.user_id
      where d.status = 'waiting-for-breeder' and d.reply_reminded_at is null
        and d.reply_due_at between now() and now() + interval '2 days' and u.account_status <> 'Suspended'
        and not exists (select from dispute_messages m where m.dispute_id = d.id and m.by = 'breeder')
      order by d.reply_due_at limit ${limit} for update of d skip locked)
    returning s.id, s.reservation_id as "reservationId"`.execute(db);
  return rows;
}
