import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import type { AccountFacts, Funds } from "./rules.ts";

type Db = Kysely<Database>;
export type Payout = Selectable<Database["payouts"]>;

/** A breeder's account at the provider, and whose it is. */
export type Account = AccountFacts & { breederId: string; providerAccountId: string; checkedAt: Date };

const accounts = (db: Db) =>
  db.selectFrom("payout_accounts").select([
    "breeder_id as breederId",
    "provider_account_id as providerAccountId",
    "is_details_submitted as isDetailsSubmitted",
    "is_ready as isReady",
    "requirements",
    "disabled_reason as disabledReason",
    "onboarding_at as onboardingAt",
    "failed_at as failedAt",
    "checked_at as checkedAt",
  ]);

/** The breeder's account at the payment provider, if there is one. */
export const findAccount = (db: Db, breederId: string): Promise<Account | undefined> =>
  accounts(db).where("breeder_id", "=", breederId).executeTakeFirst();

/** The account with this id at the payment provider, if it is one of ours. */
export const findAccountByProvider = (db: Db, id: string): Promise<Account | undefined> =>
  accounts(db).where("provider_account_id", "=", id).executeTakeFirst();

/** Keeps a new account; one that another request kept meanwhile stays. */
export async function insertAccount(db: Db, breederId: string, providerAccountId: string): Promise<void> {
  await db.insertInto("payout_accounts").values({
    breeder_id: breederId,
    provider_account_id: providerAccountId,
  })
    .onConflict((conflict) => conflict.doNothing()).execute();
}

type Standing = {
  id: string;
  isDetailsSubmitted: boolean;
  isReady: boolean;
  requirements: readonly string[];
  disabledReason: string | null;
  /** Left out if the provider didn't say. */
  bank?: { id: string; last4: string } | null;
};

/** Writes how the provider says that an account stands. */
export async function saveAccount(db: Db, account: Standing): Promise<void> {
  await db.updateTable("payout_accounts").set({
    is_details_submitted: account.isDetailsSubmitted,
    is_ready: account.isReady,
    requirements: account.requirements.slice(0, 50).map((text) => text.slice(0, 200)),
    disabled_reason: account.disabledReason,
    ...(account.bank === undefined
      ? {}
      : { bank_id: account.bank?.id ?? null, bank_last4: account.bank?.last4 ?? null }),
    checked_at: sql<Date>`now()`,
  }).where("provider_account_id", "=", account.id).execute();
}

/** Locks an account with what its owner was last emailed about; undefined if there is none. */
export const lockTold = (db: Db, providerAccountId: string) =>
  accounts(db).select([
    "bank_id as bankId",
    "bank_last4 as bankLast4",
    "told_bank_id as toldBankId",
    "told_bank_last4 as toldBankLast4",
    "told_trouble as toldTrouble",
  ]).where("provider_account_id", "=", providerAccountId).forUpdate().executeTakeFirst();

/** Writes what the owner of an account has been emailed about. */
export async function writeTold(
  db: Db,
  providerAccountId: string,
  told: Pick<Updateable<Database["payout_accounts"]>, "told_bank_id" | "told_bank_last4" | "told_trouble">,
): Promise<void> {
  await db.updateTable("payout_accounts").set(told).where("provider_account_id", "=", providerAccountId)
    .execute();
}

/**
 * Accounts whose owner was sent to the provider within the last two days, and which were not read for an hour: the event about a
 * change there may have been lost.
 */
export function findVisited(
  db: Db,
  after: { id: string } | undefined,
  limit: number,
): Promise<{ id: string }[]> {
  return db.selectFrom("payout_accounts").select("provider_account_id as id")
    .where("onboarding_at", ">", sql<Date>`now() - interval '2 days'`)
    .where("checked_at", "<", sql<Date>`now() - interval '1 hour'`)
    .$if(after !== undefined, (query) => query.where("provider_account_id", ">", after!.id))
    .orderBy("provider_account_id").limit(limit).execute();
}

/** Notes that the breeder is sent to the provider's page now. */
export async function noteOnboarding(db: Db, breederId: string): Promise<void> {
  await db.updateTable("payout_accounts").set({ onboarding_at: sql<Date>`now()` })
    .where("breeder_id", "=", breederId).execute();
}

/** Notes that the bank has sent a payout back. */
export async function noteBankFailure(db: Db, breederId: string): Promise<void> {
  await db.updateTable("payout_accounts").set({ failed_at: sql<Date>`now()` }).where(
    "breeder_id",
    "=",
    breederId,
  )
    .execute();
}

/** The account of a breeder for mails, and whether its payouts are frozen. */
export function findOwner(db: Db, breederId: string) {
  return db.selectFrom("breeders as d").innerJoin("users as u", "u.id", "d.user_id")
    .select(["u.id", "u.email", "u.first_name as firstName", "d.name as programName"])
    .select(sql<boolean>`u.account_status = 'Suspended'`.as("isSuspended"))
    .where("d.id", "=", breederId).executeTakeFirstOrThrow();
}

/** What decides how much a breeder may draw, in cents. Whoever acts by it has locked the breeder. */
export async function findFunds(db: Db, breederId: string): Promise<Funds> {
  const { rows } = await sql<Funds>`
    select coalesce(-sum(e.amount_cents) filter (where e.account = 'breeder-available'), 0)::bigint as "availableCents",
      coalesce(sum(e.amount_cents) filter (where e.account = 'breeder-debts'), 0)::bigint as "debtCents",
      coalesce(-sum(e.amount_cents) filter (where e.account = 'breeder-available' and t.reservation_id is not null
        and (exists (select from reservations r where r.id = t.reservation_id and r.status = 'disputed')
          or exists (select from payments y join chargebacks c on c.payment_id = y.id
            join orders o on o.id = y.order_id and o.order_type = 'pet'
            where y.reservation_id = t.reservation_id and c.status in ('inquiry', 'open')))), 0)::bigint
        as "contestedCents"
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.breeder_id = ${breederId} and e.account in ('breeder-available', 'breeder-debts')`.execute(db);
  return rows[0]!;
}

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

/** A payout by its id. */
export const findPayout = (db: Db, id: string): Promise<Payout | undefined> =>
  db.selectFrom("payouts").selectAll().where("id", "=", id).executeTakeFirst();

/** The payout, locked until the transaction ends. Throws where there is none, since payouts are never deleted. */
export const lockPayout = (db: Db, id: string): Promise<Payout> =>
  db.selectFrom("payouts").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

/** A breeder's payout that is planned and was never asked for, locked; undefined where there is none. */
export const lockWaiting = (db: Db, breederId: string): Promise<Payout | undefined> =>
  db.selectFrom("payouts").selectAll().where("breeder_id", "=", breederId).where("status", "=", "pending")
    .where("tried_at", "is", null).where("attempt", "=", 1).forUpdate().executeTakeFirst();

/** Whether a payout of this breeder is being made. */
export async function hasOpenPayout(db: Db, breederId: string): Promise<boolean> {
  const row = await db.selectFrom("payouts").select("id").where("breeder_id", "=", breederId)
    .where("status", "in", ["pending", "transferred", "returning"]).executeTakeFirst();
  return row !== undefined;
}

/** Writes these columns of a payout, and the time. The next try is planned by the database's clock, as the sweep reads it. */
export async function updatePayout(
  db: Db,
  id: string,
  { nextTryInMs, ...change }: Omit<Updateable<Database["payouts"]>, "next_try_at"> & { nextTryInMs?: number },
): Promise<void> {
  const nextTry = nextTryInMs === undefined ? {} : {
    next_try_at: sql<Date>`now() + make_interval(secs => ${nextTryInMs / 1_000})`,
  };
  await db.updateTable("payouts").set({ ...change, ...nextTry, updated_at: sql<Date>`now()` }).where(
    "id",
    "=",
    id,
  )
    .execute();
}

/** Notes that the present step is asked for at the provider now. False where the payout has moved on meanwhile. */
export async function beginStep(db: Db, { id, status, attempt }: Payout): Promise<boolean> {
  const row = await db.updateTable("payouts").set({ tried_at: sql<Date>`now()` }).where("id", "=", id)
    .where("status", "=", status).where("attempt", "=", attempt).returning("id").executeTakeFirst();
  return row !== undefined;
}

type Row = { id: string };

/** Breeders with something to draw, or who owe something, in the order of their ids. */
export async function findPayees(db: Db, after: Row | undefined, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select a.breeder_id as id from payout_accounts a where a.breeder_id > ${after?.id ?? NOBODY}
      and exists (select from ledger_entries e where e.breeder_id = a.breeder_id
        and e.account in ('breeder-available', 'breeder-debts'))
    order by a.breeder_id limit ${limit}`.execute(db);
  return rows;
}

const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Payouts whose next step is due, and those on their way: what the bank has sent back at once, others an hour later. */
export function findUnfinished(db: Db, after: Row | undefined, limit: number): Promise<Row[]> {
  return db.selectFrom("payouts").select("id")
    .where((eb) =>
      eb.or([
        eb.and([
          eb("status", "in", ["pending", "transferred", "returning"]),
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
