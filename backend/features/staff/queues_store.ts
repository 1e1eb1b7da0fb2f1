import { type Kysely, type RawBuilder, sql } from "kysely";
import { timestampJson } from "../../platform/db/json.ts";
import type { Database, FraudRuleName } from "../../platform/db/schema.ts";
import type { StaffQueues } from "../../generated/types.ts";
import { toLookAt } from "../money/store.ts";
import { owedSince } from "../sale/refund/index.ts";
import { PARENT_WAITS } from "../parents/store.ts";
import { WAITING } from "../verification/rules.ts";

/** Maximum count per queue, so a flooded queue costs no more. */
const MOST = 1000;

/**
 * Returns the number of waiting cases in each staff queue, by the same conditions as the lists, with the time
 * (UTC) since which the first waits. Chargebacks count only while they can still be answered; their list
 * keeps resolved ones. `rules` selects the fraud cases that count.
 */
export async function findQueues(
  db: Kysely<Database>,
  rules: readonly FraudRuleName[],
): Promise<Omit<StaffQueues, "money">> {
  const { rows: [queues] } = await sql<Omit<StaffQueues, "money">>`select
    ${
    queue(sql`p.submitted_at`, sql`pets p where p.status = 'in-review' and p.submitted_at is not null`)
  } as listings,
    ${
    queue(
      sql`r.submitted_at`,
      sql`parents r join breeders d on d.id = r.breeder_id join users u on u.id = d.user_id
        where u.closed_at is null and ${sql.raw(PARENT_WAITS)}`,
    )
  } as parents,
    ${queue(sql`c.created_at`, sql`change_requests c where c.status = 'open'`)} as "changeRequests",
    ${queue(sql`c.created_at`, sql`claim_changes c where c.status = 'open'`)} as "claimChanges",
    ${
    queue(
      sql`v.submitted_at`,
      sql`verifications v join breeders d on d.id = v.breeder_id
        where d.verification in (${sql.join(WAITING.map(sql.lit))})`,
    )
  } as verifications,
    ${queue(owedSince, sql`refunds f where ${toLookAt}`)} as refunds,
    ${queue(sql`r.created_at`, sql`reports r where r.status = 'open'`)} as reports,
    ${queue(sql`s.created_at`, sql`disputes s where s.status <> 'decided'`)} as disputes,
    ${
    queue(
      sql`c.opened_at`,
      sql`chargebacks c where c.status in ('inquiry', 'open') and c.evidence_submitted_at is null
        and (c.evidence_due_at is null or c.evidence_due_at > now())`,
    )
  } as chargebacks,
    ${
    queue(
      sql`m.at`,
      sql`(select found_at as at from money_findings where status <> 'settled'
        union all select first_seen_at from money_differences) m`,
    )
  } as reconciliation,
    ${
    queue(sql`r.stuck_since`, sql`reservations r where r.stuck_since is not null and r.status = 'paid'`)
  } as handoffs,
    ${
    queue(
      sql`a.created_at`,
      sql`money_approvals a where a.status = 'waiting' and a.expires_at > now()`,
    )
  } as approvals,
    ${
    queue(sql`f.opened_at`, sql`fraud_cases f where f.status = 'open' and f.rule = any(${rules as string[]})`)
  } as fraud,
    ${
    queue(
      sql`d.trust_asked_at`,
      sql`breeders d join users u on u.id = d.user_id where d.trust_asked_at is not null and u.closed_at is null`,
    )
  } as trust,
    ${queue(sql`d.status_at`, sql`deliveries d where d.status = 'to-arrange'`)} as deliveries,
    (select jsonb_build_object(${counted}) from (
      select from users u where u.account_status = 'Suspended' and u.closed_at is null
      limit ${sql.lit(MOST + 1)}) waiting) as "suspendedAccounts"`.execute(db);
  return queues!;
}

const counted = sql`'count', least(count(*), ${sql.lit(MOST)}), 'hasMore', count(*) > ${sql.lit(MOST)}`;

/**
 * Returns SQL for one queue as JSON; `from` has its tables and condition, `since` the time that orders its
 * list.
 */
const queue = (since: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql`(select jsonb_build_object(${counted}, 'oldestAt', ${sql.raw(timestampJson("min(waiting.at)"))})
    from (select ${since} as at from ${from} order by 1 limit ${sql.lit(MOST + 1)}) waiting)`;
