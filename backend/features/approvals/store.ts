import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { MoneyApproval } from "../../generated/types.ts";
import { timestampJson } from "../../platform/db/json.ts";
import { named } from "../../platform/db/named.ts";
import type { Database, MoneyApprovalsTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type Approval = Selectable<MoneyApprovalsTable>;
export type ApprovalKind = Approval["kind"];

/** Maximum number of requests in the list. */
const MOST = 200;

const LISTED = `
  select a.id, a.kind, a.subject_id as "subjectId", a.about, a.amount_cents as "amountCents",
    a.before_cents::float8 as "beforeCents", a.reason, a.asked_by as "askedById",
    u.first_name || ' ' || u.last_name as "askedBy", ${timestampJson("a.created_at")} as "askedAt",
    ${timestampJson("a.expires_at")} as "expiresAt"
  from money_approvals a join users u on u.id = a.asked_by`;

/** Returns requests that still wait, oldest first. */
export function findWaitingApprovals(db: Db, now: Date): Promise<MoneyApproval[]> {
  return named(
    db,
    "money_approvals_waiting",
    `${LISTED} where a.status = 'waiting' and a.expires_at > $1 order by a.created_at, a.id limit $2`,
    [now, MOST],
  );
}

/** Returns one request as the list shows it. */
export async function findListed(db: Db, id: string): Promise<MoneyApproval | undefined> {
  return (await named<MoneyApproval>(db, "money_approval", `${LISTED} where a.id = $1`, [id]))[0];
}

/** Returns a request in any status. */
export function findApproval(db: Db, id: string): Promise<Approval | undefined> {
  return db.selectFrom("money_approvals").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Returns the waiting request about a subject. Ends a request that has expired. */
export async function findWaitingFor(
  trx: Db,
  kind: ApprovalKind,
  subjectId: string,
  now: Date,
): Promise<Approval | undefined> {
  await trx.updateTable("money_approvals").set({ status: "expired" })
    .where("kind", "=", kind).where("subject_id", "=", subjectId).where("status", "=", "waiting")
    .where("expires_at", "<=", now).execute();
  return await trx.selectFrom("money_approvals").selectAll()
    .where("kind", "=", kind).where("subject_id", "=", subjectId).where("status", "=", "waiting")
    .executeTakeFirst();
}

/** Adds a request. */
export async function insertApproval(trx: Db, row: Insertable<MoneyApprovalsTable>): Promise<void> {
  await trx.insertInto("money_approvals").values(row).execute();
}

/**
 * Decides a waiting request for anyone but the person who made it; returns undefined if that is not possible.
 */
export function decideApproval(
  trx: Db,
  id: string,
  { status, actorId, now }: { status: "approved" | "refused"; actorId: string; now: Date },
): Promise<Approval | undefined> {
  return trx.updateTable("money_approvals").set({ status, decided_by: actorId, decided_at: now })
    .where("id", "=", id).where("status", "=", "waiting").where("expires_at", ">", now)
    .where("asked_by", "<>", actorId).returningAll().executeTakeFirst();
}

/** Returns whether an account may still request money movements: active staff of rank finance or admin. */
export async function mayAsk(db: Db, userId: string): Promise<boolean> {
  const found = await db.selectFrom("users").select("id").where("id", "=", userId)
    .where("role", "=", "Admin").where("staff_rank", "in", ["finance", "admin"])
    .where("account_status", "<>", "Suspended").where("closed_at", "is", null).executeTakeFirst();
  return found !== undefined;
}

/** Returns the cents that staff and resolved disputes have refunded on a sale, add-ons included. */
export async function refundedByStaff(db: Db, reservationId: string): Promise<number> {
  const { rows: [row] } = await sql<{ cents: number }>`select
    (coalesce((select sum(amount_cents) from staff_refunds where reservation_id = ${reservationId}), 0)
      + coalesce((select sum(refund_cents) from disputes
        where reservation_id = ${reservationId} and status = 'decided'), 0))::float8 as cents`.execute(db);
  return row!.cents;
}

/** Returns the cents of a breeder's balances that staff have settled within the last 30 days. */
export async function settledByStaff(db: Db, breederId: string): Promise<number> {
  const { rows: [row] } = await sql<{ cents: number }>`
    select coalesce(sum(abs(e.amount_cents)), 0)::float8 as cents
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.breeder_id = ${breederId} and e.account in ('breeder-debts', 'breeder-available')
      and t.kind in ('debt-settled', 'funds-settled') and t.at > now() - interval '30 days'`.execute(db);
  return row!.cents;
}

/** Returns the cents of a sale's refunds that staff have already paid another way. */
export async function paidElsewhereByStaff(db: Db, reservationId: string): Promise<number> {
  const { rows: [row] } = await sql<{ cents: number }>`
    select coalesce(sum(f.amount_cents), 0)::float8 as cents
    from refunds f join payments p on p.id = f.payment_id join orders o on o.id = p.order_id
    where o.reservation_id = ${reservationId} and f.status = 'settled' and f.settled_how <> 'chargeback'`
    .execute(db);
  return row!.cents;
}

/**
 * Returns the cents of a breeder's payouts that staff left with the payout account within the last 30 days.
 */
export async function leftByStaff(db: Db, breederId: string): Promise<number> {
  const { rows: [row] } = await sql<{ cents: number }>`
    select coalesce(sum(p.amount_cents), 0)::float8 as cents from payouts p
    where p.breeder_id = ${breederId} and p.status = 'paid' and p.failure = 'left-with-account'
      and p.updated_at > now() - interval '30 days'`.execute(db);
  return row!.cents;
}

/** Returns the user who receives a payout. */
export async function findPayeeId(db: Db, payoutId: string): Promise<string> {
  const { user_id } = await db.selectFrom("payouts as p").innerJoin("breeders as d", "d.id", "p.breeder_id")
    .select("d.user_id").where("p.id", "=", payoutId).executeTakeFirstOrThrow();
  return user_id;
}

/** Returns the user who owns a program. */
export async function findOwnerId(db: Db, breederId: string): Promise<string> {
  const { user_id } = await db.selectFrom("breeders").select("user_id").where("id", "=", breederId)
    .executeTakeFirstOrThrow();
  return user_id;
}
