import { type Kysely, sql } from "kysely";
import type { Database, PayoutStatus } from "../../platform/db/schema.ts";
import { hasMoneyAsideSql } from "../fraud/store.ts";
import { PAYOUT_OPEN } from "./life_cycle_rules.ts";
import type { AccountFacts, Funds } from "./rules.ts";
import { fundsOf, positiveSince } from "./store.ts";

type Db = Kysely<Database>;

/** A breeder with available funds, a debt, or a payout in progress. Amounts in cents. */
export type Holder = Funds & {
  breederId: string;
  programName: string;
  ownerEmail: string;
  isSuspended: boolean;
  isSetAside: boolean;
  isClosed: boolean;
  fundsSince: Date | null;
  debtSince: Date | null;
  account:
    | (Omit<AccountFacts, "onboardingAt" | "failedAt"> & {
      providerAccountId: string;
      onboardingAt: string;
      failedAt: string | null;
    })
    | null;
  payout: {
    id: string;
    status: PayoutStatus;
    amountCents: number;
    failure: string | null;
    isTried: boolean;
    nextTryAt: string;
    createdAt: string;
  } | null;
};

/** Returns breeders whose money may be waiting, oldest funds first. */
export async function findHolders(db: Db, limit: number): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    with holders as (
      select breeder_id as id from ledger_entries
      where breeder_id is not null and account in ('breeder-available', 'breeder-debts') group by breeder_id
      having coalesce(-sum(amount_cents) filter (where account = 'breeder-available'), 0) > 0
        or coalesce(sum(amount_cents) filter (where account = 'breeder-debts'), 0) > 0
      union select breeder_id from payouts where status in (${sql.join(PAYOUT_OPEN.map(sql.lit))})
    )
    select h.id as "breederId", d.name as "programName", u.email as "ownerEmail",
      u.account_status = 'Suspended' as "isSuspended", ${sql.raw(hasMoneyAsideSql("d.id"))} as "isSetAside",
      u.closed_at is not null as "isClosed", f.*, s.since as "fundsSince", o.since as "debtSince",
      case when a.breeder_id is not null then jsonb_build_object('providerAccountId', a.provider_account_id,
        'isReady', a.is_ready, 'isDetailsSubmitted', a.is_details_submitted, 'requirements', a.requirements,
        'disabledReason', a.disabled_reason, 'onboardingAt', a.onboarding_at, 'failedAt', a.failed_at) end as account,
      case when p.id is not null then jsonb_build_object('id', p.id, 'status', p.status,
        'amountCents', p.amount_cents - p.reversed_cents, 'failure', p.failure, 'isTried', p.tried_at is not null,
        'nextTryAt', p.next_try_at, 'createdAt', p.created_at) end as payout
    from holders h join breeders d on d.id = h.id join users u on u.id = d.user_id
      left join payout_accounts a on a.breeder_id = h.id
      left join payouts p on p.breeder_id = h.id and p.status in (${sql.join(PAYOUT_OPEN.map(sql.lit))})
      cross join lateral (${fundsOf(sql`h.id`)}) f
      cross join lateral (${positiveSince(sql`h.id`, "breeder-available")}) s
      cross join lateral (${positiveSince(sql`h.id`, "breeder-debts")}) o
    order by least(s.since, o.since, p.created_at), h.id limit ${limit}`.execute(db);
  return rows;
}
