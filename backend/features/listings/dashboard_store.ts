import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { GO_HOME_DAY } from "../pets/json_store.ts";
import { saleStepOf, type StepFacts } from "../pets/sale_step_rules.ts";
import { SALE_STEP_SQL } from "../pets/sale_step_store.ts";
import { dayWithPet } from "../pets/store.ts";
import { WAITING_NAME, WAITS_FOR } from "../pets/waiting_store.ts";
import { dayThereSql, timeZoneSql } from "../places/store.ts";
import { saleBarredFrom } from "../state_rules/store.ts";
import { SELLER_STANDING } from "./store.ts";
import { timestampJson } from "../../platform/db/json.ts";

type Db = Kysely<Database>;

export type Task = { kind: string; title: string; url: string; dueAt: string | null; dueOn: string | null };

/** SQL for time zone and current day of the pet `p`. Its deadlines follow them. */
const ZONE = timeZoneSql("coalesce(p.zip, d.zip)", "coalesce(p.state, d.state)");
const TODAY = dayWithPet("now()");
const OF_PET = "join pets p on p.id = r.pet_id join breeders d on d.id = p.breeder_id";

/**
 * SQL for facts frozen in the order `o` of a reservation: its time zone and go-home date, and whether that is
 * within a week.
 */
const OF_ORDER = "left join orders o on o.reservation_id = r.id and o.order_type = 'pet'";
const SOLD_ZONE = `coalesce(o.terms ->> 'timeZone', ${ZONE})`;
const GO_HOME_ON = `coalesce(o.go_home_on, ${GO_HOME_DAY})`;
const IS_HOME_SOON = `coalesce(${GO_HOME_ON} <= (now() at time zone ${SOLD_ZONE})::date + 7, true)`;

/** SQL for the breeder's page of the reservation `r`. */
const SALE_URL = "'/breeder/reservations/' || r.id";

/** SQL for the name of the buyer `u` as the other side of a conversation reads it. */
const BUYER_NAME = "u.first_name || coalesce(' ' || nullif(left(u.last_name, 1), '') || '.', '')";

/**
 * Selects a breeder's available pets without a reservation or promise, those listed longest first. An import
 * makes thousands.
 */
const freePets = (breederId: string) =>
  sql`select f.id, f.name, f.litter_id, f.breed_id, f.sex, f.listed_at from pets f
    where f.breeder_id = ${breederId} and f.status = 'available' and f.card is not null
      and not exists (select from reservations r where r.pet_id = f.id
        and r.status in ('held', 'processing', 'deposit-paid', 'paid', 'handed-over', 'disputed'))
      and not exists (select from waitlist_promises m where m.pet_id = f.id and m.ended_at is null)
    order by f.listed_at, f.id limit 200`;

/**
 * Returns at most 50 tasks of a breeder, most urgent first: next steps of sales, money without a bank
 * account, unread messages, applications, people on the waitlist with a matching pet and expired invitations,
 * listings that were returned, that state law bars or that are unfinished, and the verification. `dueOn` is
 * the day at the pet's location.
 */
export async function findTasks(db: Db, breederId: string): Promise<Task[]> {
  const pet = `coalesce(nullif(p.name, ''), 'Your draft')`;
  const { rows } = await sql<Task & { step: StepFacts | null }>`
    select kind, title, url, step, ${sql.raw(timestampJson("due"))} as "dueAt", due_on::text as "dueOn" from (
      select case step ->> 'kind' when 'complete' then 2 when 'hand-off' then 2 when 'plan-hand-off' then 3
          when 'await-balance' then 3 else 1 end as rank,
        case step ->> 'kind' when 'balance-overdue' then 'balance-overdue' when 'reply-to-problem' then 'problem-reported'
          when 'await-resolution' then 'problem-reported' when 'add-evidence' then 'chargeback'
          when 'complete' then 'complete-sale' when 'hand-off' then 'hand-over' when 'plan-hand-off' then case when is_home_soon then 'hand-over' else 'reservation-paid' end
          else 'reservation-paid' end as kind,
        '' as title, case step ->> 'kind' when 'add-evidence' then '/breeder/chargebacks' else url end as url,
        case step ->> 'kind' when 'balance-overdue' then balance_due_at when 'add-evidence' then evidence_due_at
          when 'hand-off' then home_at when 'plan-hand-off' then case when is_home_soon then home_at end end as due,
        (case step ->> 'kind' when 'balance-overdue' then balance_due_at when 'add-evidence' then evidence_due_at
          when 'hand-off' then home_at when 'plan-hand-off' then case when is_home_soon then home_at end end at time zone zone)::date as due_on,
        step
      from (select ${sql.raw(SALE_STEP_SQL)} as step, ${
    sql.raw(SALE_URL)
  } as url, r.balance_due_at, r.updated_at,
          ${sql.raw(SOLD_ZONE)} as zone, ${sql.raw(IS_HOME_SOON)} as is_home_soon,
          ${sql.raw(GO_HOME_ON)}::timestamp at time zone ${sql.raw(SOLD_ZONE)} as home_at,
          (select min(c.evidence_due_at) from chargebacks c join payments y on y.id = c.payment_id
            where y.reservation_id = r.id and c.status in ('inquiry', 'open')) as evidence_due_at
        from reservations r ${sql.raw(OF_PET)} ${sql.raw(OF_ORDER)}
        where r.breeder_id = ${breederId} and r.status in ('deposit-paid', 'paid', 'handed-over', 'disputed', 'completed')
          and r.funds_settled_at is null) sale
      where step ->> 'kind' in ('balance-overdue', 'reply-to-problem', 'await-resolution', 'add-evidence', 'complete', 'hand-off')
        or (step ->> 'kind' = 'plan-hand-off' and (is_home_soon or updated_at > now() - interval '3 days'))
        or (step ->> 'kind' = 'await-balance' and updated_at > now() - interval '3 days')
      union all
      select others.*, null::jsonb from (
      select 3, 'payouts', case when a.failed_at > a.onboarding_at then 'Your bank returned a payout: check your bank details'
          when a.breeder_id is null then 'Set up payouts to receive your money'
          else 'Finish setting up payouts to receive your money' end, '/breeder/money', null::timestamptz, null::date
      from breeders d left join payout_accounts a on a.breeder_id = d.id
      where d.id = ${breederId} and (a.breeder_id is null or a.failed_at > a.onboarding_at
          or not a.is_ready and (not a.is_details_submitted or a.requirements <> '{}'))
        and (select coalesce(-sum(e.amount_cents), 0) > 0 from ledger_entries e
          where e.breeder_id = d.id and e.account in ('breeder-pending', 'breeder-available'))
      union all
      select 4, 'question', case when count(*) > 1 then 'Reply to ' || count(*) || ' people who wrote to you'
          else 'Reply to ' || min(${
    sql.raw(BUYER_NAME)
  }) || min(coalesce(' about ' || nullif(p.name, ''), '')) end,
        case when count(*) > 1 then '/messages' else '/messages/' || min(c.id::text) end, min(m.created_at), null
      from breeders d join chat_members s on s.user_id = d.user_id and s.unread > 0 and s.is_breeder
          and s.blocked_at is null and s.muted_at is null
        join chats c on c.id = s.chat_id and c.closed_at is null
        join chat_messages m on m.chat_id = c.id and m.seq = s.read_seq + 1
        join users u on u.id = c.consumer_id and u.closed_at is null left join pets p on p.id = c.pet_id
      where d.id = ${breederId} having count(*) > 0
      union all
      select 4, 'application', 'Reply to ' || trim(u.first_name || ' ' || u.last_name) || '''s application',
        '/breeder/applications', a.submitted_at, null
      from applications a join users u on u.id = a.consumer_id
      where a.breeder_id = ${breederId} and a.status = 'submitted'
      union all
      select 4, 'waitlist', case when count(distinct e.id) > 1
          then count(distinct e.id) || ' people on your waitlist are looking for pets you have'
          else 'Invite ' || min(${sql.raw(WAITING_NAME)}) || ' from your waitlist to pick ' ||
            case when count(*) = 1 then min(p.name) else 'a pet' end end,
        '/breeder/waitlist', min(greatest(e.created_at, p.listed_at)), null
      from waitlist_entries e join (${freePets(breederId)}) p on ${sql.raw(WAITS_FOR)}
      where e.breeder_id = ${breederId} having count(*) > 0
      union all
      select 4, 'waitlist', p.name || ' is open to everyone: ' || ${
    sql.raw(WAITING_NAME)
  } || ' didn''t pick in time',
        '/breeder/waitlist?state=past', m.ended_at, null
      from waitlist_entries e join waitlist_promises m on m.entry_id = e.id
        join (${freePets(breederId)}) p on p.id = m.pet_id
      where e.breeder_id = ${breederId} and e.status = 'expired' and m.outcome = 'expired'
        and m.ended_at > now() - interval '3 days'
      union all
      select 5, 'listing-rejected', ${sql.raw(pet)} || ' needs a change before it can be published',
        '/breeder/pets/' || p.id || '/edit', null, null
      from pets p where p.breeder_id = ${breederId} and p.status = 'rejected'
      union all
      select 5, 'sale-barred', case when count(*) = 1 then min(p.name) || ' can''t be reserved under state law'
          else count(*) || ' pets can''t be reserved under state law' end,
        case when count(*) = 1 then '/breeder/pets/' || min(p.id::text) || '/edit'
          else '/breeder/pets?status=available' end, null, null
      from pets p join breeders d on d.id = p.breeder_id
      where p.breeder_id = ${breederId} and p.status = 'available' and ${
    sql.raw(saleBarredFrom(`greatest(${GO_HOME_DAY}, ${TODAY})`))
  }
      having count(*) > 0
      union all
      select 5, 'parent-rejected', r.name || ' needs a change before it can be verified',
        '/breeder/parents/' || r.id, null, null
      from parents r where r.breeder_id = ${breederId} and r.status = 'rejected'
      union all
      select 6, 'verification', 'Verify your identity', '/breeder/verification', null, null
      from breeders d where d.id = ${breederId} and d.verification in ('not-started', 'needs-info', 'rejected')
      union all
      select 6, 'verification', 'Read and confirm your contract', '/breeder/profile#contract', null, null
      from breeders d where d.id = ${breederId} and not ${sql.raw(SELLER_STANDING.isContractConfirmed)}
      union all
      select 7, 'listing-draft', ${
    sql.raw(pet)
  } || ' is not submitted yet', '/breeder/pets/' || p.id || '/edit', null, null
      from pets p where p.breeder_id = ${breederId} and p.status = 'in-progress') others
    ) tasks order by rank, due nulls last, coalesce(step ->> 'pet', title), title limit 50`.execute(db);
  return rows.map(({ step, ...task }) => step ? { ...task, title: saleStepOf(step).title } : task);
}

export type Figures = {
  viewsThisWeek: number;
  viewsLastWeek: number;
  openReservations: number;
  reservationsInCheckout: number;
  reservationsAwaitingBalance: number;
  reservationsToHandOver: number;
  pendingFundsCents: number;
  availableFundsCents: number;
};

/**
 * Returns a breeder's figures: views of the last seven days and of the seven before, open reservations, and
 * ledger sums.
 */
export async function findFigures(db: Db, breederId: string): Promise<Figures> {
  const today = sql`(select ${
    sql.raw(dayThereSql("now()", "d.zip", "d.state"))
  } from breeders d where d.id = ${breederId})`;
  const { rows } = await sql<Figures>`
    select
      (select coalesce(sum(v.views), 0)::int from pet_view_days v join pets p on p.id = v.pet_id
        where p.breeder_id = ${breederId} and v.day > ${today} - 7) as "viewsThisWeek",
      (select coalesce(sum(v.views), 0)::int from pet_view_days v join pets p on p.id = v.pet_id
        where p.breeder_id = ${breederId} and v.day <= ${today} - 7 and v.day > ${today} - 14)
        as "viewsLastWeek",
      o.*,
      (select coalesce(-sum(e.amount_cents), 0)::bigint from ledger_entries e
        where e.account = 'breeder-pending' and e.breeder_id = ${breederId}) as "pendingFundsCents",
      (select coalesce(-sum(e.amount_cents), 0)::bigint from ledger_entries e
        where e.account = 'breeder-available' and e.breeder_id = ${breederId}) as "availableFundsCents"
    from (select count(*)::int as "openReservations",
        count(*) filter (where r.status in ('held', 'processing'))::int as "reservationsInCheckout",
        count(*) filter (where r.status = 'deposit-paid')::int as "reservationsAwaitingBalance",
        count(*) filter (where r.status in ('paid', 'handed-over'))::int as "reservationsToHandOver"
      from reservations r where r.breeder_id = ${breederId}
        and r.status in ('held', 'processing', 'deposit-paid', 'paid', 'handed-over', 'disputed')) o`
    .execute(db);
  return rows[0]!;
}
