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

/** The account of a breeder for mails, and what keeps its payouts back. */
export function findOwner(db: Db, breederId: string) {
  return db.selectFrom("breeders as d").innerJoin("users as u", "u.id", "d.user_id")
    .select(["u.id", "u.email", "u.first_name as firstName", "d.name as programName"])
    .select(sql<boolean>`u.account_status = 'Suspended'`.as("isSuspended"))
    .select(sql<boolean>`${sql.raw(hasMoneyAsideSql("d.id"))}`.as("isSetAside"))
    .where("d.id", "=", breederId).executeTakeFirstOrThrow();
}

/** The same for decisions of staff; undefined if there is no such breeder. */
export const findOwnerIfAny = (db: Db, breederId: string) =>
  db.selectFrom("breeders as d").innerJoin("users as u", "u.id", "d.user_id")
    .select(["u.id", "u.email", "u.first_name as firstName", "d.name as programName"])
    .select(sql<boolean>`u.closed_at is not null`.as("isClosed"))
    .where("d.id", "=", breederId).executeTakeFirst();

/** Selects what decides how much a breeder may draw. */
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

/** What decides how much a breeder may draw, in cents. Whoever acts by it has locked the breeder. */
export async function findFunds(db: Db, breederId: string): Promise<Funds> {
  const { rows } = await fundsOf(sql`${breederId}`).execute(db);
  return rows[0]!;
}

/** Selects since when a breeder's balance has been above zero; null if it is not. Available funds are credits, debts debits. */
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

/** Sales whose funds were released and whose pending funds are below zero since: refunds that came after. */
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

/** Adds a payout as it was planned. */
export async function insertPayout(db: Db, row: Insertable<Database["payouts"]>): Promise<void> {
  await db.insertInto("payouts").values(row).execute();
}

/** The facts that decide whether and what a breeder is paid. Whoever acts by them has locked the breeder. */
export async function findBasis(db: Db, breederId: string): Promise<Basis> {
  const { isSuspended, isSetAside } = await findOwner(db, breederId);
  return {
    account: await findAccount(db, breederId),
    ...{ isSuspended, isSetAside },
    funds: await findFunds(db, breederId),
  };
}

/** Whether available funds have been above zero for longer than small amounts wait. */
export async function haveFundsWaited(db: Db, breederId: string): Promise<boolean> {
  const { rows } = await sql<{ hasWaited: boolean }>`
    select coalesce(since < now() - make_interval(days => ${SMALL_FUNDS_DAYS}), false) as "hasWaited"
    from (${positiveSince(sql`${breederId}`, "breeder-available")}) available`.execute(db);
  return rows[0]!.hasWaited;
}

/** A payout by its id. */
export const findPayout = (db: Db, id: string): Promise<SeenPayout | undefined> =>
  db.selectFrom("payouts").selectAll()
    .select(
      sql<boolean>`coalesce(tried_at < now() - ${CALL_ENDS}, true)
        and coalesce(shared_at < now() - ${CALL_ENDS}, true)`.as("isCallOver"),
    )
    .where("id", "=", id).executeTakeFirst();

/** The payout, locked until the transaction ends. Throws if there is none: payouts are never deleted. */
export const lockPayout = (db: Db, id: string): Promise<Payout> =>
  db.selectFrom("payouts").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

/** A breeder's payout that is being made, locked; there is one at most. */
export const findOpen = (db: Db, breederId: string): Promise<Payout | undefined> =>
  db.selectFrom("payouts").selectAll().where("breeder_id", "=", breederId)
    .where("status", "in", PAYOUT_OPEN).forUpdate().executeTakeFirst();

/** A breeder's payout that is being made, as far as it says why earnings wait. */
export const findOpenView = (db: Db, breederId: string) =>
  db.selectFrom("payouts").select(["status", "amount_cents as amountCents", "failure"])
    .select(sql<boolean>`tried_at is not null`.as("isTried"))
    .where("breeder_id", "=", breederId).where("status", "in", PAYOUT_OPEN).executeTakeFirst();

/** Whether the breeder's latest payout was canceled before it left: what it would have paid is planned again. */
export async function isLatestCanceled(db: Db, breederId: string): Promise<boolean> {
  const row = await db.selectFrom("payouts").select("status").where("breeder_id", "=", breederId)
    .orderBy("created_at", "desc").orderBy("id", "desc").limit(1).executeTakeFirst();
  return row?.status === "canceled";
}

/** Number of payments that have left to this breeder. */
export async function countTransfers(db: Db, breederId: string): Promise<number> {
  const { count } = await db.selectFrom("payouts").select(sql<number>`count(*)::int`.as("count"))
    .where("breeder_id", "=", breederId).where("transfer_id", "is not", null).executeTakeFirstOrThrow();
  return count;
}

/**
 * The number of the next try of the breeder's next payment. Payouts that never left have used the ones before: a refused try
 * has a number of its own, and one whose outcome was never known is asked for again under the same.
 */
export async function nextAttempt(db: Db, breederId: string): Promise<number> {
  const { rows } = await sql<{ attempt: number }>`
    select coalesce(max(attempt), 1)::int as attempt from payouts p
    where p.breeder_id = ${breederId} and p.transfer_id is null
      and not exists (select from payouts l where l.breeder_id = p.breeder_id and l.transfer_id is not null
        and l.created_at > p.created_at)`.execute(db);
  return rows[0]!.attempt;
}

/** A day before the latest payment to a breeder that is known: the provider's clock may differ. Undefined if there is none. */
export async function findKnownUntil(db: Db, breederId: string): Promise<Date | undefined> {
  const { at } = await db.selectFrom("payouts")
    .select(sql<Date | null>`max(created_at) - interval '1 day'`.as("at"))
    .where("breeder_id", "=", breederId).where("transfer_id", "is not", null).executeTakeFirstOrThrow();
  return at ?? undefined;
}

/** Those of these transfers that are booked: as a payout, or as money that nobody could explain. */
export async function findKnownTransfers(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select transfer_id as id from payouts where transfer_id = any(${ids})
    union select subject from money_findings where subject = any(${ids}) and bookings > 0`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The breeder that a transfer was made for: as its metadata says, else the owner of its account. */
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

/** The database's time. */
export async function findNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(db);
  return rows[0]!.at;
}

/** A transfer as the provider has it; the amount in cents. */
type Made = { id: string; accountId: string | null; amountCents: number; createdAt: Date };

/** Writes a transfer found at the provider as a payout: as the row that was planned for it, or a new one. */
export async function saveAdopted(
  db: Db,
  row: Payout | undefined,
  { id, breederId, made, attempt }: { id: string; breederId: string; made: Made; attempt: number },
): Promise<void> {
  const facts = {
    ...{ provider_account_id: made.accountId ?? "", amount_cents: made.amountCents, transfer_id: made.id },
    ...{ tried_at: null, failure: null, attempt, created_at: made.createdAt },
  };
  if (row) return await movePayout(db, row, "adopt", "transferred", { ...facts, nextTryInMs: 0 });
  await insertPayout(db, { ...facts, id, breeder_id: breederId, status: "transferred" });
}

type Change = Omit<Updateable<Database["payouts"]>, "next_try_at" | "status"> & { nextTryInMs?: number };

/** Writes these columns of a payout, and the time. The next try is planned by the database's clock, as the sweep reads it. */
export function updatePayout(db: Db, id: string, change: Change): Promise<void> {
  return write(db, id, change);
}

/** Moves a payout to another status, by its life cycle. Throws if that has no such move. */
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

/** Notes that the present step is asked for at the provider now. False if the payout has moved on meanwhile. */
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
 * Notes that a step whose answer was lost did not take effect: the provider was seen without it. False if a call may still
 * be under way.
 */
export async function noteNotMade(db: Db, { id, status, attempt, isCallOver }: SeenPayout): Promise<boolean> {
  if (!isCallOver) return false;
  const row = await db.updateTable("payouts").set({ tried_at: null })
    .where("id", "=", id).where("status", "=", status).where("attempt", "=", attempt)
    .where(sql<boolean>`coalesce(tried_at < now() - ${CALL_ENDS}, true)`).returning("id").executeTakeFirst();
  return row !== undefined;
}

type Row = { id: string };

/** Breeders with something to draw, or who owe something, in the order of their ids. */
export async function findPayees(db: Db, after: Row | undefined, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select d.id from breeders d where d.id > ${after?.id ?? NOBODY}
      and exists (select from ledger_entries e where e.breeder_id = d.id
        and e.account in ('breeder-available', 'breeder-debts'))
    order by d.id limit ${limit}`.execute(db);
  return rows;
}

const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Breeders with a payout that has not left, in the order of their ids. */
export function findPlanned(db: Db, after: Row | undefined, limit: number): Promise<Row[]> {
  return db.selectFrom("payouts").select("breeder_id as id").where("status", "=", "pending")
    .where("breeder_id", ">", after?.id ?? NOBODY).orderBy("breeder_id").limit(limit).execute();
}

/** Payouts whose next step is due, and those on their way: what the bank has sent back at once, others an hour later. */
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
 * Payouts that have arrived and were not read again for 20 hours: for two weeks, since what shows as `paid` may still change to
 * `failed` (stripe-node, `Payout.status`: within 5 business days), and the word of it may be lost.
 */
export function findArrived(db: Db, after: Row | undefined, limit: number): Promise<Row[]> {
  return db.selectFrom("payouts").select("id").where("status", "=", "paid")
    .where("created_at", ">", sql<Date>`now() - interval '14 days'`)
    .where("updated_at", "<", sql<Date>`now() - interval '20 hours'`)
    .where("id", ">", after?.id ?? NOBODY).orderBy("id").limit(limit).execute();
}

/** Payouts of an account whose end the bank has not told, or may still take back. */
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

/** The latest payouts of a breeder of which something can be taken back. */
export function findRecoverable(db: Db, breederId: string): Promise<Payout[]> {
  return db.selectFrom("payouts").selectAll().where("breeder_id", "=", breederId)
    .where("status", "in", ["on-the-way", "paid"]).whereRef("reversed_cents", "<", "amount_cents")
    .where("transfer_id", "is not", null).orderBy("created_at", "desc").limit(5).execute();
}
