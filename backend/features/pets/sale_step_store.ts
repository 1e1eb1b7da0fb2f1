import { STOP } from "../ledger/stop_store.ts";
import { timeZoneSql } from "../places/store.ts";
import { GO_HOME_DAY } from "./json_store.ts";

const ORDER = "from orders o where o.reservation_id = r.id and o.order_type = 'pet'";
const PAYMENTS =
  "payments y join orders o on o.id = y.order_id and o.order_type = 'pet' where y.reservation_id = r.id";
const ZONE = `coalesce((select o.terms ->> 'timeZone' ${ORDER}), ${
  timeZoneSql("coalesce(p.zip, d.zip)", "coalesce(p.state, d.state)")
})`;
const GO_HOME_ON = `coalesce((select o.go_home_on ${ORDER}), ${GO_HOME_DAY})`;
const IS_HOME_DAY = `coalesce(${GO_HOME_ON} <= (now() at time zone ${ZONE})::date, true)`;

/** SQL for whether a bank contests a payment for the pet; `c` is the case. */
const CONTESTED = `select from chargebacks c where c.status in ('inquiry', 'open')
  and c.payment_id in (select y.id from ${PAYMENTS})`;
/** SQL for whether the breeder has not added evidence to the case `c` and still can. */
const LACKS_EVIDENCE = `c.evidence_submitted_at is null and coalesce(c.evidence_due_at > now(), true)
  and not exists (select from chargeback_evidence i where i.chargeback_id = c.id and i.by = 'breeder')`;

/**
 * SQL for the next step of the sale `r` of the pet `p` by the breeder `d`, as `StepFacts`; null if there is
 * none. The Money page, the dashboard and the reservation all read it, so they agree.
 */
export const SALE_STEP_SQL = `(select case when kind is null then null else jsonb_build_object(
    'kind', kind, 'pet', coalesce(nullif(p.name, ''), 'your pet'), 'isShelter', d.kind = 'shelter',
    'who', coalesce(r.progress -> 'contact' ->> 'firstName', (select u.first_name from users u where u.id = r.consumer_id), 'the buyer')
  ) end from (select case
    when r.status in ('held', 'processing') then 'await-payment'
    when r.status not in ('deposit-paid', 'paid', 'handed-over', 'completed', 'disputed') then null
    when exists (${CONTESTED} and ${LACKS_EVIDENCE}) then 'add-evidence'
    when exists (${CONTESTED}) then 'await-bank'
    when r.status = 'disputed' then case when exists (
      select from disputes s where s.reservation_id = r.id and s.status = 'waiting-for-breeder')
      then 'reply-to-problem' else 'await-resolution' end
    when r.status <> 'completed' and (${STOP}) is not null then 'on-hold'
    when r.status = 'deposit-paid' then case when r.balance_due_at < now() then 'balance-overdue' else 'await-balance' end
    when r.status = 'paid' then case when ${IS_HOME_DAY} then 'hand-off' else 'plan-hand-off' end
    when r.status = 'handed-over' then 'complete'
    when exists (select from refunds f where f.status in ('pending', 'failed') and f.payment_id in (select y.id from ${PAYMENTS}))
      then 'await-refund'
    when r.funds_settled_at is null then 'await-release'
  end as kind) step)`;
