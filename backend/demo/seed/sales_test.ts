import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mayMove } from "../../features/sale/order/life_cycle_rules.ts";
import { startServices, type TestServices } from "../../testing/app.ts";
import type { Database } from "../../platform/db/schema.ts";
import { seed } from "./main.ts";

const TODAY = "date '2026-11-21'";

let app: TestServices;
beforeAll(async () => {
  app = await startServices();
  await seed(app.db, { now: new Date("2026-11-21T12:00:00Z") });
}, 60_000);
afterAll(() => app.close());

async function rows<T>(text: string): Promise<T[]> {
  return (await sql.raw<T>(text).execute(app.db)).rows;
}

async function breaches(from: string, where: string): Promise<number> {
  return (await rows<{ count: number }>(`select count(*) from ${from} where ${where}`))[0]?.count ?? -1;
}

describe("the seed's reservations", () => {
  it("are in several states, and fit what their pets are", async () => {
    const found = await rows<{ status: string }>("select distinct status from reservations order by 1");
    expect(found.map(({ status }) => status)).toEqual([
      "completed",
      "deposit-paid",
      "disputed",
      "expired",
      "handed-over",
      "paid",
      "refunded",
    ]);
    const live =
      "exists (select 1 from reservations r where r.pet_id = p.id and r.status in ('deposit-paid', 'paid', 'handed-over', 'disputed'))";
    expect(await breaches("pets p", `(p.status = 'reserved') <> ${live}`)).toBe(0);
    const completed =
      "exists (select 1 from reservations r where r.pet_id = p.id and r.status = 'completed')";
    expect(await breaches("pets p", `(p.status in ('sold', 'adopted-sold')) <> ${completed}`)).toBe(0);
    expect(
      await breaches("reservations r join breeders b on b.id = r.breeder_id", "b.user_id = r.consumer_id"),
    ).toBe(0);
  });

  it("moved as the life of a reservation allows, before the day of the seed", async () => {
    type Event = {
      from_status: Database["reservations"]["status"];
      to_status: Database["reservations"]["status"];
    };
    const events = await rows<Event & { actor_role: "buyer" }>(
      "select distinct from_status, to_status, actor_role from reservation_events where from_status is not null",
    );
    expect(events.length).toBeGreaterThan(8);
    for (const { from_status, to_status, actor_role } of events) {
      expect(mayMove(from_status, to_status, actor_role), `${from_status} > ${to_status} by ${actor_role}`)
        .toBe(true);
    }
    expect(
      await breaches(
        "(select from_status, lag(to_status) over (partition by reservation_id order by at, id) as before from reservation_events) e",
        "from_status is distinct from before",
      ),
    ).toBe(0);
    expect(await breaches("reservation_events", `at >= ${TODAY}`)).toBe(0);
    expect(await breaches("reservations r join pets p on p.id = r.pet_id", "r.created_at < p.listed_at"))
      .toBe(0);
  });

  it("follow California's law: no breeder's young pet is brought there, and none is financed", async () => {
    const from = "orders o join reservations r on r.id = o.reservation_id";
    const home = "r.progress #>> '{delivery,address,state}' = 'CA'";
    const brought = "o.transportation in ('honest', 'flight') and o.terms ->> 'sellerKind' = 'breeder'";
    expect(await breaches(from, `${home} and ${brought}`)).toBe(0);
    const west = `(${home} or o.terms ->> 'breederState' = 'CA')`;
    expect(await breaches(from, west)).toBeGreaterThan(5);
    expect(await breaches(`${from} join payments y on y.order_id = o.id`, `${west} and y.method <> 'card'`))
      .toBe(0);
  });

  it("hand no animal over before it is eight weeks old and paid", async () => {
    expect(
      await breaches(
        "reservations r join pets p on p.id = r.pet_id",
        "coalesce(r.handed_over_at, r.completed_at)::date < p.birth_date + 56",
      ),
    ).toBe(0);
    expect(
      await breaches(
        "reservations",
        "coalesce(handed_over_at, completed_at) < paid_at or (completed_at is not null and paid_at is null)",
      ),
    )
      .toBe(0);
  });

  it("have paid what their status says", async () => {
    const paid = `(select r.id, r.status, o.total_cents, o.deposit_cents,
      coalesce(sum(y.amount_cents - y.refunded_cents) filter (where y.status = 'succeeded'), 0) as got
      from reservations r join orders o on o.reservation_id = r.id and o.order_type = 'pet'
        left join payments y on y.order_id = o.id
      group by r.id, o.id) s`;
    expect(
      await breaches(
        paid,
        "status in ('paid', 'handed-over', 'completed', 'disputed') and got <> total_cents",
      ),
    ).toBe(0);
    expect(await breaches(paid, "status = 'deposit-paid' and got <> deposit_cents")).toBe(0);
    expect(await breaches(paid, "status in ('expired', 'refunded') and got <> 0")).toBe(0);
    expect(
      await breaches(
        "orders o join reservations r on r.id = o.reservation_id join pets p on p.id = r.pet_id",
        "o.order_type = 'pet' and o.pet_price_cents <> p.price_cents",
      ),
    )
      .toBe(0);
    expect(
      await breaches("orders", "service_fee_cents <> floor((pet_price_cents + add_ons_cents) * 0.03 + 0.5)"),
    ).toBe(0);
  });

  it("show add-ons bought with a pet and after it, each paid and booked, to the demo buyer", async () => {
    const found = await rows<{ order_type: string; status: string; paid: boolean; booked: number }>(`
      select o.order_type, r.status, o.paid_at is not null as paid, o.add_ons_cents +
        (select sum(e.amount_cents) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
          where t.order_id = o.id and e.account = 'add-ons') as booked
      from orders o join reservations r on r.id = o.reservation_id join users u on u.id = r.consumer_id
      where o.add_ons_cents > 0 and u.email = 'buyer@demo.hearthpaw.com' order by 1`);
    expect(found.map((row) => ({ ...row, booked: Number(row.booked) }))).toEqual([
      { order_type: "addon", status: "deposit-paid", paid: true, booked: 0 },
      { order_type: "pet", status: "completed", paid: false, booked: 0 },
    ]);
    expect(
      await breaches(
        "orders o",
        `o.order_type = 'addon' and o.total_cents <>
          (select coalesce(sum(y.amount_cents), 0) from payments y where y.order_id = o.id and y.status = 'succeeded')`,
      ),
    ).toBe(0);
  });

  it("are booked in a ledger that balances and agrees with the payments", async () => {
    expect(
      await breaches(
        "(select sum(amount_cents) as sum from ledger_entries group by transaction_id) t",
        "sum <> 0",
      ),
    ).toBe(0);
    const [cash] = await rows<{ booked: number; moved: number }>(`
      select (select sum(amount_cents) from ledger_entries where account = 'provider-clearing') as booked,
        (select sum(amount_cents - refunded_cents - provider_fee_cents) from payments where status = 'succeeded')
          - (select sum(amount_cents) from payouts) as moved`);
    expect(cash?.booked).toBe(cash?.moved);
    expect(cash?.booked).toBeGreaterThan(0);
    expect(
      await breaches(
        "refunds f join payments y on y.id = f.payment_id",
        "f.amount_cents <> y.refunded_cents",
      ),
    ).toBe(0);
    const [owed] = await rows<{ booked: number; net: number }>(`
      select (select sum(amount_cents) from payouts) -
        (select sum(amount_cents) from ledger_entries where account in ('breeder-pending', 'breeder-available')) as booked,
        (select sum(o.pet_price_cents - o.platform_fee_cents) from orders o join reservations r on r.id = o.reservation_id
          where r.status in ('paid', 'handed-over', 'completed', 'disputed')) as net`);
    // Deposits alone have earned the breeders part of their orders, so more is booked than the paid orders
    // show.
    expect(owed?.booked).toBeGreaterThan(owed?.net ?? 0);
  });

  it("free a breeder's money only after the wait that the hand-over asks for", async () => {
    expect(
      await breaches(
        "ledger_transactions t join reservations r on r.id = t.reservation_id",
        `t.kind = 'release' and t.at < r.completed_at + case when r.handed_over_at is null then interval '14 days' else interval '72 hours' end`,
      ),
    ).toBe(0);
    expect(await breaches("ledger_transactions", "kind = 'release'")).toBeGreaterThan(150);
    // The others have a waiting job.
    const [due] = await rows<{ waiting: number; jobs: number }>(`
      select (select count(*) from reservations r where r.status = 'completed'
          and not exists (select 1 from ledger_transactions t where t.source = 'release:' || r.id)) as waiting,
        (select count(*) from graphile_worker.jobs where task_identifier = 'releaseFunds') as jobs`);
    expect(due?.waiting).toBeGreaterThan(0);
    expect(due?.jobs).toBe(due?.waiting);
  });
});
