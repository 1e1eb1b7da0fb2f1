import { type Kysely, sql } from "kysely";
import type { StateRule as WireRule } from "../../generated/types.ts";
import { sqlJson, sqlJsonStored, timestampJson } from "../../platform/db/json.ts";
import { named } from "../../platform/db/named.ts";
import type { Database } from "../../platform/db/schema.ts";
import type { StateRule, StateRules } from "./rules.ts";

type Db = Kysely<Database>;

const RULE = sqlJson<StateRule>({
  saleAllowed: "s.sale_allowed",
  saleAllowedUnderOneYear: "s.sale_allowed_under_one_year",
  bnplAllowed: "s.bnpl_allowed",
  depositRefundable: "s.deposit_refundable",
});

/** SQL for the current rules of the states with any requirement. */
export const STATE_RULES_JSON = sqlJsonStored<StateRules>(
  `(select coalesce(jsonb_object_agg(s.state, ${RULE}), '{}')
  from state_rules s
  where not (s.sale_allowed and s.sale_allowed_under_one_year and s.bnpl_allowed and not s.deposit_refundable))`,
);

/**
 * Returns SQL for whether the law of a state that the pet `p` of the breeder `d` is in bars its sale;
 * `homeDay` is the first day on which it can go home if sold today. The same rule as saleRefusal; a test
 * compares them.
 */
export const saleBarredFrom = (homeDay: string): string =>
  `exists (select from state_rules s where s.state in (coalesce(p.state, d.state), d.state)
    and (not s.sale_allowed or (not s.sale_allowed_under_one_year and d.kind = 'breeder'
      and coalesce(${homeDay} - interval '1 year' < p.birth_date, true))))`;

/** A current rule without its last editor, whom the log knows. */
export type StoredRule = Omit<WireRule, "name" | "changedBy" | "changedAt" | "reason">;

const STORED =
  `s.state, s.sale_allowed as "saleAllowed", s.sale_allowed_under_one_year as "saleAllowedUnderOneYear",
  s.bnpl_allowed as "bnplAllowed", s.deposit_refundable as "depositRefundable", s.note, s.source, s.as_of as "asOf",
  s.version`;

/**
 * Returns the rules with the last change of each: editor, time and reason; only one state's rule if `state`
 * is given.
 */
export function findRules(db: Db, state?: string): Promise<Omit<WireRule, "name">[]> {
  return named(
    db,
    "state_rules_list",
    `select ${STORED}, e.reason, e.at as "changedAt",
       case when e.id is null then null when e.actor_id is null then 'The operator'
         else coalesce(a.first_name || ' ' || a.last_name, 'A former member of staff') end as "changedBy"
     from state_rules s
     left join lateral (select e.id, e.actor_id, e.reason, ${timestampJson("e.at")} as at from audit_entries e
       where e.subject_id = s.state and e.subject_kind = 'state-rule' order by e.at desc, e.id desc limit 1) e on true
     left join users a on a.id = e.actor_id
     where $1::text is null or s.state = $1 order by s.state`,
    [state ?? null],
  );
}

/** Returns a state's rule, locked against other changes until the transaction ends. */
export async function lockRule(trx: Db, state: string): Promise<StoredRule | undefined> {
  const { rows } = await sql<StoredRule>`select ${sql.raw(STORED)} from state_rules s
    where s.state = ${state} for update`.execute(trx);
  return rows[0];
}

/** Writes a state's rule and increments its version. */
export async function writeRule(trx: Db, rule: Omit<StoredRule, "version">): Promise<void> {
  await trx.updateTable("state_rules").set((eb) => ({
    sale_allowed: rule.saleAllowed,
    sale_allowed_under_one_year: rule.saleAllowedUnderOneYear,
    bnpl_allowed: rule.bnplAllowed,
    deposit_refundable: rule.depositRefundable,
    note: rule.note,
    source: rule.source,
    as_of: rule.asOf,
    version: eb("version", "+", 1),
  })).where("state", "=", rule.state).execute();
}
