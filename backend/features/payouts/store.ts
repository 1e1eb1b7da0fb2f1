import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql, type Updateable } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { hasMoneyAsideSql } from "../fraud/store.ts";
import { CALL_ENDS } from "../ledger/waiting_store.ts";
import { mayMovePayout, PAYOUT_OPEN, type PayoutAction } from "./life_cycle_rules.ts";
import { findAccount } from "./account_store.ts";
import { type Basis, type Funds, SMALL_FUNDS_DAYS } from "./rules.ts";

type Db = Kysely<Database>;
export type Payout = Selectable<Database["payouts"]>;
/** `isCallOver`: no process can have a call to the provider under way for it. */
export type SeenPayout = Payout & { isCallOver: boolean };

/** Returns a breeder's account for emails, with the facts that keep its payouts back. */
export function findOwner(db: Db, breederId: string) {
  return db.selectFrom("breeders as d").innerJoin("users as u", "u.id", "d.user_id")
    .select(["u.id", "u.email", "u.first_name as firstName", "d.name as programName"])
    .select(sql<boolean>`u.account_status = 'Suspended'`.as("isSuspended"))
    .select(sql<boolean>`${sql.raw(hasMoneyAsideSql("d.id"))}`.as("isSetAside"))
    .where("d.id", "=", breederId).executeTakeFirstOrThrow();
}

/** Returns a breeder's account for actions of staff. Undefined if there is no such breeder. */
export const findOwnerIfAny = (db: Db, breederId: string) =>
  db.selectFrom("breeders as d").innerJoin("users as u", "u.id", "d.user_id")
    .select(["u.id", "u.email", "u.first_name as firstName", "d.name as programName"])
    .select(sql<boolean>`u.closed_at is not null`.as("isClosed"))
    .where("d.id", "=", breederId).executeTakeFirst();

/** Selects the facts that decide how much a breeder may draw. */
export const fundsOf = (breeder: RawBuilder<unknown>) =>
  sql<Funds>`
    select coalesce(-sum(e.amount_cents) filter (where e.account = 'breeder-available'), 0)::bigint as "availableCents",
      coalesce(sum(e.amount_cents) filter (where e.account = 'breeder-debts'), 0)::bigint as "debtCents",
      coalesce(-sum(e.amount_cents) filter (where e.account = 'breeder-available' and t.reservation_id is not null
        and (exists (select from reservations r where r.id = t.reservation_id and r.status = 'disputed')
          or exists (select from payments y join chargebacks c on c.payment_id = y.id
            join orders o on o.id = y.order_id and o.order_type = 'pet'
            where y.reservation_id = t.reservation_id and c.status in ('inquiry', 'open')))), 0)::bigint
        as "contestedCents"
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.breeder_id = ${breeder} and e.account in ('breeder-available', 'breeder-debts')`;

/**
 * Returns the facts that decide how much a breeder may draw, in cents. Callers that act on them hold the
 * breeder's lock.
 */
export async function findFunds(db: Db, breederId: string): Promise<Funds> {
  const { rows } = await fundsOf(sql`${breederId}`).execute(db);
  return rows[0]!;
}

/**
 * Selects the time since which a breeder's balance has been above zero. Null if it is not. Available funds
 * are credits, debts are debits.
 */
export const positiveSince = (
  breeder: RawBuilder<unknown>,
  account: "breeder-available" | "breeder-debts",
) =>
  sql<{ since: Date | null }>`
    with booked as (
      select t.at, t.id, sum(${sql.raw(account === "breeder-available" ? "-" : "")}e.amount_cents)
        over (order by t.at, t.id) as cents
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.breeder_id = ${breeder} and e.account = ${sql.lit(account)}
    ), emptied as (select at, id from booked where cents <= 0 order by at desc, id desc limit 1)
    select min(b.at) as since from booked b
    where not exists (select from emptied m where (b.at, b.id) <= (m.at, m.id))`;

/** Returns sales whose funds were released and whose pending funds fell below zero by a later refund. */
export async function findShortfalls(
  db: Db,
  breederId: string,
): Promise<{ reservationId: string; orderId: string; missingCents: number; earlier: number }[]> {
  const { rows } = await sql<
    { reservationId: string; orderId: string; missingCents: number; earlier: number }
  >`
    select t.reservation_id as "reservationId", min(t.order_id::text) as "orderId",
      sum(e.amount_cents)::bigint as "missingCents",
      (count(distinct t.id) filter (where t.kind = 'shortfall'))::int as earlier
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.breeder_id = ${breederId} and e.account = 'breeder-pending' and t.reservation_id is not null
    group by t.reservation_id
    having sum(e.amount_cents) > 0 and bool_or(t.kind = 'release') limit 100`.execute(db);
  return rows;
}

/** Adds a planned payout. */
export async function insertPayout(db: Db, row: Insertable<Database["payouts"]>): Promise<void> {
  await db.insertInto("payouts").values(row).execute();
}

/** Returns the facts that decide a breeder's payout. Callers that act on them hold the breeder's lock. */
export async function findBasis(db: Db, breederId: string): Promise<Basis> {
  const { isSuspended, isSetAside } = await findOwner(db, breederId);
  return {
    account: await findAccount(db, breederId),
    isSuspended,
    isSetAside,
    funds: await findFunds(db, breederId),
  };
}

/** Returns whether available funds have been above zero for longer than small amounts wait. */
export async function haveFundsWaited(db: Db, breederId: string): Promise<boolean> {
  const { rows } = await sql<{ hasWaited: boolean }>`
    select coalesce(since < now() - make_interval(days => ${SMALL_FUNDS_DAYS}), false) as "hasWaited"
    from (${positiveSince(sql`${breederId}`, "breeder-available")}) available`.execute(db);
  return rows[0]!.hasWaited;
}

/** Returns a payout by its id. */
export const findPayout = (db: Db, id: string): Promise<SeenPayout | undefined> =>
  db.selectFrom("payouts").selectAll()
    .select(
      sql<boolean>`coalesce(tried_at < now() - ${CALL_ENDS}, true)
        and coalesce(shared_at < now() - ${CALL_ENDS}, true)`.as("isCallOver"),
    )
    .where("id", "=", id).executeTakeFirst();

/** Locks and returns a payout. Throws if there is none, because payouts are never deleted. */
export const lockPayout = (db: Db, id: string): Promise<Payout> =>
  db.selectFrom("payouts").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

/** Locks and returns a breeder's payout in progress. There is at most one. */
export const findOpen = (db: Db, breederId: string): Promise<Payout | undefined> =>
  db.selectFrom("payouts").selectAll().where("breeder_id", "=", breederId)
    .where("status", "in", PAYOUT_OPEN).forUpdate().executeTakeFirst();

/** Returns the facts of a breeder's payout in progress that explain waiting earnings. */
export const findOpenView = (db: Db, breederId: string) =>
  db.selectFrom("payouts").select(["status", "amount_cents as amountCents", "failure"])
    .select(sql<boolean>`tried_at is not null`.as("isTried"))
    .where("breeder_id", "=", breederId).where("status", "in", PAYOUT_OPEN).executeTakeFirst();

/**
 * Returns whether the breeder's latest payout was canceled before it left. If so, its money is planned again.
 */
export async function isLatestCanceled(db: Db, breederId: string): Promise<boolean> {
  const row = await db.selectFrom("payouts").select("status").where("breeder_id", "=", breederId)
    .orderBy("created_at", "desc").orderBy("id", "desc").limit(1).executeTakeFirst();
  return row?.status === "canceled";
}

/** Returns the number of payments that have left to this breeder. */
export async function countTransfers(db: Db, breederId: string): Promise<number> {
  const { count } = await db.selectFrom("payouts").select(sql<number>`count(*)::int`.as("count"))
    .where("breeder_id", "=", breederId).where("transfer_id", "is not", null).executeTakeFirstOrThrow();
  return count;
}

/**
 * Returns the number of the next try of the breeder's next payment. Payouts that never left used the earlier
 * numbers. A refused try uses up its number, and a try with an unknown outcome repeats its number.
 */
export async function nextAttempt(db: Db, breederId: string): Promise<number> {
  const { rows } = await sql<{ attempt: number }>`
    select coalesce(max(attempt), 1)::int as attempt from payouts p
    where p.breeder_id = ${breederId} and p.transfer_id is null
      and not exists (select from payouts l where l.breeder_id = p.breeder_id and l.transfer_id is not null
        and l.created_at > p.created_at)`.execute(db);
  return rows[0]!.attempt;
}

/**
 * Returns a time one day before the latest known payment to a breeder, because the provider's clock may
 * differ. Undefined if there is none.
 */
export async function findKnownUntil(db: Db, breederId: string): Promise<Date | undefined> {
  const { at } = await db.selectFrom("payouts")
    .select(sql<Date | null>`max(created_at) - interval '1 day'`.as("at"))
    .where("breeder_id", "=", breederId).where("transfer_id", "is not", null).executeTakeFirstOrThrow();
  return at ?? undefined;
}

/** Returns the booked ones among these transfers: payouts, or unexplained money. */
export async function findKnownTransfers(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select transfer_id as id from payouts where transfer_id = any(${ids})
    union select subject from money_findings where subject = any(${ids}) and bookings > 0`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the breeder a transfer belongs to: the one in its metadata, or else the owner of its account. */
export async function findPayee(
  db: Db,
  { accountId, metadata }: { accountId: string | null; metadata: Readonly<Record<string, string>> },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from breeders where id::text = ${metadata.breederId ?? ""}
    union all
    select breeder_id from payout_accounts where provider_account_id = ${accountId} limit 1`.execute(db);
  return rows[0]?.id;
}

/** Returns the database's time. */
export async function findNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(db);
  return rows[0]!.at;
}

/** A transfer as stored at the provider. Amount in cents. */
type Made = { id: string; accountId: string | null; amountCents: number; createdAt: Date };

/** Stores a transfer found at the provider as a payout: in the row planned for it, or in a new one. */
export async function saveAdopted(
  db: Db,
  row: Payout | undefined,
  { id, breederId, made, attempt }: { id: string; breederId: string; made: Made; attempt: number },
): Promise<void> {
  const facts = {
    provider_account_id: made.accountId ?? "",
    amount_cents: made.amountCents,
    transfer_id: made.id,
    tried_at: null,
    failure: null,
    attempt,
    created_at: made.createdAt,
  };
  if (row) return await movePayout(db, row, "adopt", "transferred", { ...facts, nextTryInMs: 0 });
  await insertPayout(db, { ...facts, id, breeder_id: breederId, status: "transferred" });
}

type Change = Omit<Updateable<Database["payouts"]>, "next_try_at" | "status"> & { nextTryInMs?: number };

/**
 * Changes columns of a payout and its time of change. The next try follows the database's clock, as the sweep
 * reads it.
 */
export function updatePayout(db: Db, id: string, change: Change): Promise<void> {
  return write(db, id, change);
}

/** Moves a payout to another status. Throws if its life cycle has no such move. */
export async function movePayout(
  db: Db,
  { id, status }: Pick<Payout, "id" | "status">,
  action: PayoutAction,
  to: Payout["status"],
  change: Change,
): Promise<void> {
  if (!mayMovePayout(action, status, to)) {
    throw new Error(`no move ${action} of a payout: ${status} -> ${to}`);
  }
  await write(db, id, { ...change, status: to });
}

async function write(
  db: Db,
  id: string,
  { nextTryInMs, ...change }: Change & { status?: Payout["status"] },
): Promise<void> {
  const nextTry = nextTryInMs === undefined ? {} : {
    next_try_at: sql<Date>`now() + make_interval(secs => ${nextTryInMs / 1_000})`,
  };
  await db.updateTable("payouts").set({ ...change, ...nextTry, updated_at: sql<Date>`now()` })
    .where("id", "=", id).execute();
}

/**
 * Records the start of the current step at the provider. Returns false if the payout has moved on in the
 * meantime.
 */
export async function beginStep(db: Db, { id, status, attempt }: Payout): Promise<boolean> {
  const row = await db.updateTable("payouts")
    .set({
      tried_at: sql<Date>`now()`,
      shared_at: sql<Date | null>`case when tried_at is null then shared_at else now() end`,
    })
    .where("id", "=", id).where("status", "=", status).where("attempt", "=", attempt)
    .returning("id").executeTakeFirst();
  return row !== undefined;
}

/**
 * Records that a step whose answer was lost had no effect: the provider was seen without it. Returns false if
 * a call may still be under way.
 */
export async function noteNotMade(db: Db, { id, status, attempt, isCallOver }: SeenPayout): Promise<boolean> {
  if (!isCallOver) return false;
  const row = await db.updateTable("payouts").set({ tried_at: null })
    .where("id", "=", id).where("status", "=", status).where("attempt", "=", attempt)
    .where(sql<boolean>`coalesce(tried_at < now() - ${CALL_ENDS}, true)`).returning("id").executeTakeFirst();
  return row !== undefined;
}

type Row = { id: string };

/** Returns breeders with available funds or debts, ordered by id. */
export async function findPayees(db: Db, after: Row | undefined, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select d.id from breeders d where d.id > ${after?.id ?? NOBODY}
      and exists (select from ledger_entries e where e.breeder_id = d.id
        and e.account in ('breeder-available', 'breeder-debts'))
    order by d.id limit ${limit}`.execute(db);
  return rows;
}

const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Returns breeders with a payout that has not left, ordered by id. */
export function findPlanned(db: Db, after: Row | undefined, limit: number): Promise<Row[]> {
  return db.selectFrom("payouts").select("breeder_id as id").where("status", "=", "pending")
    .where("breeder_id", ">", after?.id ?? NOBODY).orderBy("breeder_id").limit(limit).execute();
}

/**
 * Returns payouts whose next step is due, and those on their way: at once if the bank returned them, others
 * after an hour.
 */
export function findUnfinished(db: Db, after: Row | undefined, limit: number): Promise<Row[]> {
  return db.selectFrom("payouts").select("id")
    .where((eb) =>
      eb.or([
        eb.and([
          eb("status", "in", PAYOUT_OPEN),
          eb("next_try_at", "<=", sql<Date>`now()`),
        ]),
        eb.and([
          eb("status", "=", "on-the-way"),
          eb.or([
            eb("failure", "is not", null),
            eb("updated_at", "<", sql<Date>`now() - interval '1 hour'`),
          ]),
        ]),
      ])
    )
    .where("id", ">", after?.id ?? NOBODY).orderBy("id").limit(limit).execute();
}

/**
 * Returns arrived payouts that were not read for 20 hours, up to the age of two weeks: `paid` may still
 * change to `failed` (stripe-node, `Payout.status`: within 5 business days), and the event may be lost.
 */
export function findArrived(db: Db, after: Row | undefined, limit: number): Promise<Row[]> {
  return db.selectFrom("payouts").select("id").where("status", "=", "paid")
    .where("created_at", ">", sql<Date>`now() - interval '14 days'`)
    .where("updated_at", "<", sql<Date>`now() - interval '20 hours'`)
    .where("id", ">", after?.id ?? NOBODY).orderBy("id").limit(limit).execute();
}

/** Returns payouts to an account that the bank has not confirmed, or may still return. */
export function findUnderWay(db: Db, providerAccountId: string): Promise<Row[]> {
  return db.selectFrom("payouts").select("id").where("provider_account_id", "=", providerAccountId)
    .where((eb) =>
      eb.or([
        eb("status", "=", "on-the-way"),
        eb.and([eb("status", "=", "paid"), eb("created_at", ">", sql<Date>`now() - interval '30 days'`)]),
      ])
    )
    .orderBy("created_at", "desc").limit(50).execute();
}

/** Returns the latest payouts of a breeder that still have money to take back. */
export function findRecoverable(db: Db, breederId: string): Promise<Payout[]> {
  return db.selectFrom("payouts").selectAll().where("breeder_id", "=", breederId)
    .where("status", "in", ["on-the-way", "paid"]).whereRef("reversed_cents", "<", "amount_cents")
    .where("transfer_id", "is not", null).orderBy("created_at", "desc").limit(5).execute();
}
