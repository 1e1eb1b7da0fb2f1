import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { expectSoundMoney } from "../../testing/ledger.ts";
import { walksOf } from "../../testing/reservation_walks.ts";
import {
  type Answered,
  checkoutOf,
  type Market,
  openMarket,
  type Person,
} from "../../testing/reservations.ts";
import { balanceCents, post } from "../ledger/store.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let address: string;
let asker: Person;
let second: Person;
let third: Person;
let seller: Seller;
type Seller = Person & { breederId: string };

beforeAll(async () => {
  market = await openMarket({
    features: ["disputes", "money", "payments", "reservations", "sale", "staff"],
    provider: true,
    env: { STAFF_ALONE_CENTS: "100000", DATABASE_POOL_SIZE: "16" },
  });
  shop = checkoutOf(market);
  seller = await market.seller({ deposit_refund_percent: 0 });
  [asker, second, third] = [await member("finance"), await member("finance"), await member("admin")];
  address = await market.app.serve();
}, 40_000);
afterAll(() => market.close());

const TOTAL = 257_500;
const WHY = "We mixed up two litters.";
const code = ({ status, body }: Answered) => `${status} ${body.code ?? ""}`.trim();
async function member(staff_rank: "finance" | "admin"): Promise<Person> {
  return await signedIn(await addUser(market.services, { role: "Admin", staff_rank }));
}
async function signedIn(user: { id: string }): Promise<Person> {
  return { id: user.id, token: (await bearer(market.services, user)).authorization.slice("Bearer ".length) };
}
/** Calls over a separate connection, so calls run in parallel. */
async function over(who: Person, path: string, json: unknown = {}): Promise<Answered> {
  const response = await fetch(new URL(path, address), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${who.token}` },
    body: JSON.stringify(json),
  });
  return { status: response.status, body: await response.json() } as Answered;
}
async function sold() {
  const made = await walksOf(market, seller).ready({ paymentType: "full" });
  const { body: { intentId } } = await shop.intent(made.buyer, made.id, seller);
  await shop.confirm(intentId);
  await shop.verify(made.buyer, intentId);
  const { id: orderId } = await market.db.selectFrom("orders").select("id")
    .where("reservation_id", "=", made.id).where("order_type", "=", "pet").executeTakeFirstOrThrow();
  return { ...made, orderId };
}
const refund = (orderId: string, body: object, who = asker) =>
  market.call(who, "POST", `/v1/admin/orders/${orderId}/refund`, {
    scope: "part",
    bornBy: "breeder",
    reason: WHY,
    idempotencyKey: crypto.randomUUID(),
    refundableCents: TOTAL,
    ...body,
  });
const WHOLE = { scope: "sale", bornBy: undefined, amountCents: TOTAL };
const approve = (id: string, who: Person) => market.call(who, "POST", `/v1/admin/approvals/${id}/approve`);
const refuse = (id: string, who: Person) =>
  market.call(who, "POST", `/v1/admin/approvals/${id}/refuse`, { reason: "It was agreed otherwise." });
const refundsOf = async (reservationId: string) =>
  (await market.db.selectFrom("staff_refunds").select("amount_cents").where(
    "reservation_id",
    "=",
    reservationId,
  )
    .orderBy("id").execute()).map(({ amount_cents }) => amount_cents);
const statusOf = async (id: string) =>
  (await market.db.selectFrom("reservations").select("status").where("id", "=", id).executeTakeFirstOrThrow())
    .status;
const waitingIds = async () =>
  (await market.call(second, "GET", "/v1/admin/approvals")).body.approvals.map(({ id }: { id: string }) =>
    id
  );

describe("a refund above the amount of one person", () => {
  it("waits, and moves no money, until another person approves it", async () => {
    const { id, orderId } = await sold();
    const key = crypto.randomUUID();
    const asked = await refund(orderId, { ...WHOLE, idempotencyKey: key });
    expect(code(asked)).toBe("200");
    const { approval } = asked.body;
    expect(approval).toMatchObject({
      kind: "refund",
      subjectId: orderId,
      amountCents: TOTAL,
      beforeCents: 0,
      reason: WHY,
      askedById: asker.id,
    });
    expect([await statusOf(id), await refundsOf(id)]).toEqual(["paid", []]);
    expect(await waitingIds()).toContain(approval.id);
    const { body: { queues } } = await market.call(second, "GET", "/v1/admin/queues");
    expect(queues.approvals.count).toBeGreaterThanOrEqual(1);
    // An identical request returns the waiting one; a different request has to wait.
    expect((await refund(orderId, { ...WHOLE, idempotencyKey: key })).body.approval.id).toBe(approval.id);
    expect(code(await refund(orderId, { ...WHOLE, isPetReturned: false }))).toBe("409 approval_waiting");
    expect(code(await refund(orderId, { ...WHOLE, reason: "Another one" }, second))).toBe(
      "409 approval_waiting",
    );

    // The person who asked cannot approve, in this session or another.
    expect(code(await approve(approval.id, asker))).toBe("409 own_request");
    expect(code(await approve(approval.id, await signedIn(asker)))).toBe("409 own_request");
    expect(code(await refuse(approval.id, asker))).toBe("409 own_request");

    expect(code(await approve(approval.id, second))).toBe("200");
    expect([await statusOf(id), await refundsOf(id)]).toEqual(["cancelled-by-platform", [TOTAL]]);
    expect(await waitingIds()).not.toContain(approval.id);
    expect(code(await approve(approval.id, third))).toBe("409 approval_over");
    expect(code(await refuse(approval.id, third))).toBe("409 approval_over");
    const log = await market.db.selectFrom("audit_entries").select(["action", "actor_id"])
      .where("subject_id", "=", orderId).where("action", "not like", "%-read").orderBy("at").orderBy("id")
      .execute();
    expect(log.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ["money-asked", asker.id],
      ["money-approved", second.id],
      ["order-cancelled", asker.id],
    ]);
    await expectSoundMoney(market);
  });

  it("is not evaded by splitting it", async () => {
    const { id, orderId } = await sold();
    const first = await refund(orderId, { amountCents: 99_999 });
    expect([code(first), first.body.approval]).toEqual(["200", undefined]);
    const more = { refundableCents: TOTAL - 99_999 };
    const last = await refund(orderId, { ...more, amountCents: 1 });
    expect([code(last), last.body.approval]).toEqual(["200", undefined]);
    const beyond = await refund(orderId, { refundableCents: TOTAL - 100_000, amountCents: 1 });
    expect(beyond.body.approval).toMatchObject({ amountCents: 1, beforeCents: 100_000 });
    expect(await refundsOf(id)).toEqual([99_999, 1]);
  });

  it("is not evaded by two small ones at once", async () => {
    const { id, orderId } = await sold();
    const body = () => ({
      scope: "part",
      bornBy: "breeder",
      reason: WHY,
      idempotencyKey: crypto.randomUUID(),
      refundableCents: TOTAL,
      amountCents: 60_000,
    });
    const path = `/v1/admin/orders/${orderId}/refund`;
    const answers = await Promise.all([over(asker, path, body()), over(second, path, body())]);
    expect(answers.map(code).sort()).toEqual(["200", "409 refund_changed"]);
    expect(await refundsOf(id)).toEqual([60_000]);
  });

  it("moves the money once, whoever approves and refuses at once", async () => {
    for (const isWhole of [true, false]) {
      const { id, orderId } = await sold();
      const { body: { approval } } = await refund(orderId, isWhole ? WHOLE : { amountCents: 150_000 });
      const people = [second, third, await member("finance"), await member("admin")];
      const path = `/v1/admin/approvals/${approval.id}/approve`;
      const answers = await Promise.all(people.flatMap((who) => [over(who, path), over(who, path)]));
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
      expect(new Set(answers.map(code))).toEqual(new Set(["200", "409 approval_over"]));
      expect(await refundsOf(id)).toEqual([isWhole ? TOTAL : 150_000]);
    }
    await expectSoundMoney(market);
  });

  it("is refused with a reason, and can be asked again", async () => {
    const { id, orderId } = await sold();
    const { body: { approval } } = await refund(orderId, WHOLE);
    expect(code(await refuse(approval.id, second))).toBe("200");
    expect(await statusOf(id)).toBe("paid");
    expect((await refund(orderId, WHOLE)).body.approval.id).not.toBe(approval.id);
  });

  it("expires, and then makes room for another", async () => {
    const { orderId } = await sold();
    const { body: { approval } } = await refund(orderId, WHOLE);
    await market.db.updateTable("money_approvals").set({ expires_at: new Date(Date.now() - 1) })
      .where("id", "=", approval.id).execute();
    expect(await waitingIds()).not.toContain(approval.id);
    expect(code(await approve(approval.id, second))).toBe("409 approval_over");
    expect((await refund(orderId, WHOLE)).body.approval.id).not.toBe(approval.id);
  });

  it("is not carried out once the sale has changed, or who asked handles money no more", async () => {
    const changed = await sold();
    const { body: { approval } } = await refund(changed.orderId, WHOLE);
    expect(code(await refund(changed.orderId, { amountCents: 5_000 }, second))).toBe("200");
    expect(code(await approve(approval.id, second))).toBe("409 refund_changed");

    const disputed = await sold();
    const { body: { approval: other } } = await refund(disputed.orderId, WHOLE);
    const opened = await market.call(disputed.buyer, "POST", "/v1/disputes", {
      reservedPetId: disputed.id,
      reason: "health",
      text: "Our vet found a heart murmur in the first week.",
    });
    expect(opened.status).toBeLessThan(300);
    expect(code(await approve(other.id, second))).toBe("409 dispute_open");
    expect(await waitingIds()).toEqual(expect.arrayContaining([approval.id, other.id]));

    const leaver = await member("finance");
    const left = await sold();
    const { body: { approval: last } } = await refund(left.orderId, WHOLE, leaver);
    await market.db.updateTable("users").set({ staff_rank: "support" }).where("id", "=", leaver.id).execute();
    expect(code(await approve(last.id, second))).toBe("409 approval_over");
    expect([await statusOf(left.id), await refundsOf(left.id)]).toEqual(["paid", []]);
    expect(code(await refuse(last.id, second))).toBe("200");
  });
});

describe("a dispute's refund above that amount", () => {
  it("waits for another person, once", async () => {
    const { id, buyer } = await sold();
    const { body: { dispute } } = await market.call(buyer, "POST", "/v1/disputes", {
      reservedPetId: id,
      reason: "health",
      text: "Our vet found a heart murmur in the first week.",
    });
    const decision = { outcome: "refund", reason: "The vet's report says so.", earlyReason: "It is urgent." };
    const path = `/v1/admin/disputes/${dispute.id}/decide`;
    const asked = await market.call(asker, "POST", path, decision);
    expect(asked.body.approval).toMatchObject({ kind: "dispute", subjectId: dispute.id, amountCents: TOTAL });
    expect(await statusOf(id)).toBe("disputed");
    const approval = `/v1/admin/approvals/${asked.body.approval.id}/approve`;
    expect(code(await over(asker, approval))).toBe("409 own_request");
    const answers = await Promise.all([over(second, approval), over(third, approval), over(third, approval)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(
      await market.db.selectFrom("disputes").select(["status", "refund_cents"]).where("id", "=", dispute.id)
        .executeTakeFirstOrThrow(),
    ).toEqual({ status: "decided", refund_cents: TOTAL });
    await expectSoundMoney(market);
  });

  it("needs nobody else if the funds are released", async () => {
    const { id, buyer } = await sold();
    const { body: { dispute } } = await market.call(buyer, "POST", "/v1/disputes", {
      reservedPetId: id,
      reason: "health",
      text: "Our vet found a heart murmur in the first week.",
    });
    const made = await market.call(asker, "POST", `/v1/admin/disputes/${dispute.id}/decide`, {
      outcome: "release",
      reason: "The report is older than the sale.",
      earlyReason: "It is urgent.",
    });
    expect([code(made), made.body.approval]).toEqual(["200", undefined]);
  });
});

describe("a settled balance above that amount", () => {
  it("waits for another person, with what was settled within 30 days", async () => {
    const { breederId } = await market.seller();
    await post(market.db, market.services.newId, {
      source: `test-debt:${breederId}`,
      kind: "debt",
      orderId: null,
      reservationId: null,
      entries: [
        { account: "breeder-debts", breederId, amountCents: 150_000 },
        { account: "platform-fees", amountCents: -150_000 },
      ],
    });
    const owed = async () => Math.abs(await balanceCents(market.db, "breeder-debts", breederId));
    const settle = async (amountCents: number) =>
      await market.call(asker, "POST", `/v1/admin/breeders/${breederId}/balance/settled`, {
        side: "debt",
        how: "written-off",
        amountCents,
        balanceCents: await owed(),
        reason: "Closed.",
      });
    expect((await settle(90_000)).body.approval).toBeUndefined();
    const { body: { approval } } = await settle(60_000);
    expect(approval).toMatchObject({ kind: "balance", amountCents: 60_000, beforeCents: 90_000 });
    expect(await owed()).toBe(60_000);
    const path = `/v1/admin/approvals/${approval.id}/approve`;
    const answers = await Promise.all([over(second, path), over(third, path)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await owed()).toBe(0);
    await expectSoundMoney(market);
  });
});
