import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { approveOnce, whileAlone } from "../../testing/approvals.ts";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { copyTestDatabase, openTestDatabase, type TestDatabase } from "../../testing/databases.ts";
import { verdictOf } from "../../testing/ledger.ts";
import { startTestSandbox, type TestSandbox } from "../../testing/ports/payments.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { walksOf } from "../../testing/reservation_walks.ts";
import { keptSale } from "../sale/order/snapshot_rules.ts";
import { reconcileMoney } from "./reconcile_actions.ts";
import { runJobs } from "../../testing/jobs.ts";

/** Number of purchases after the backup. */
const LOST = 12;

type Lost = { id: string; intentId: string; petId: string; buyerId: string };
type Row = { id: string; subject: string; [field: string]: unknown };

let sandbox: TestSandbox;
let original: TestDatabase;
let restored: TestDatabase;
let market: Market;
let staff: Person;
const lost: Lost[] = [];
let installation: string;
/** The first lost order before the loss. */
let orderBefore: Record<string, unknown>;
/** Cents that the provider holds from the lost purchases. */
let lostCents = 0;

const open = (database: TestDatabase) =>
  openMarket({
    features: ["money", "payments", "reservations"],
    provider: { ...sandbox, close: () => Promise.resolve() },
    database: { url: database.url, drop: () => Promise.resolve() },
    env: { ADMIN_EMAIL: "staff@hearthpaw.example" },
  });
/** Returns an order's columns except the times of writing. */
const orderOf = async (of: Market, reservationId: string) => {
  const order = await of.db.selectFrom("orders").selectAll().where("reservation_id", "=", reservationId)
    .executeTakeFirstOrThrow();
  const { accepted_at, created_at: _, updated_at: __, version: ___, ...columns } = order;
  return { ...columns, isAccepted: accepted_at !== null };
};
const staffOf = async (of: Market): Promise<Person> => {
  const user = await addUser(of.services, { role: "Admin" });
  return { id: user.id, token: (await bearer(of.services, user)).authorization.slice("Bearer ".length) };
};
const reconcile = (of = market) => reconcileMoney(of.services, { pauseMs: 0 });
const shown = async () => (await market.call(staff, "GET", "/v1/admin/reconciliation")).body;
const act = (id: string, what: string, json: unknown = { reason: "Lost in the failover" }) =>
  market.call(
    staff,
    "POST",
    `/v1/admin/reconciliation/findings/${id}/${what}`,
    what === "attach" ? undefined : json,
  );
const rowOf = async (intentId: string): Promise<Row> =>
  await market.db.selectFrom("money_findings").selectAll().where("subject", "=", intentId)
    .executeTakeFirstOrThrow() as Row;
const alerts = () =>
  market.db.selectFrom("mails").selectAll().where("kind", "=", "money-invariants").orderBy("created_at")
    .execute();
/** Returns the provider's balance by the ledger and by the provider. */
async function balances() {
  const { rows } = await market.services.pool.query(
    "select coalesce(sum(amount_cents), 0)::int as cents from ledger_entries where account = 'provider-clearing'",
  );
  const answer = await sandbox.payments.retrieveBalance();
  if (answer.kind !== "done") throw new Error("the balance cannot be read");
  return {
    books: rows[0].cents as number,
    provider: answer.value.availableCents + answer.value.pendingCents,
  };
}

beforeAll(async () => {
  sandbox = await startTestSandbox();
  original = await openTestDatabase();
  const before = await open(original);
  const seller = await before.seller();
  await walksOf(before, seller).fullyPaid();
  installation = await before.services.installation();
  const buyers = await Promise.all(Array.from({ length: LOST - 1 }, () => before.buyer()));
  const pets = await Promise.all(Array.from({ length: LOST }, () => before.pet(seller)));
  await before.close();
  // The backup.
  restored = await copyTestDatabase(original);

  const after = await open(original);
  const shop = checkoutOf(after);
  // One buyer signed up after the backup.
  const late = await after.buyer();
  for (const [i, pet] of pets.entries()) {
    const buyer = buyers[i] ? await signIn(after, buyers[i]) : late;
    const id = await shop.hold(buyer, pet.id);
    await shop.fill(buyer, id);
    const { body } = await shop.intent(buyer, id, seller);
    await shop.confirm(body.intentId);
    expect((await shop.verify(buyer, body.intentId)).body.reservedPet.status).toBe("deposit-paid");
    lost.push({ id, intentId: body.intentId, petId: pet.id, buyerId: buyer.id });
    lostCents += 37_500;
  }
  orderBefore = await orderOf(after, lost[0]!.id);
  await after.close();
  market = await open(restored);
  staff = await staffOf(market);
}, 120_000);
afterAll(async () => {
  await market.close();
  await sandbox.close();
  await Promise.all([original.drop(), restored.drop()]);
});

async function signIn(of: Market, { id }: { id: string }): Promise<Person> {
  return { id, token: (await bearer(of.services, { id } as never)).authorization.slice("Bearer ".length) };
}

describe("after a backup was restored", () => {
  it("the installation is the same, and payments carry their sales", async () => {
    expect(await market.services.installation()).toBe(installation);
    for (const { intentId, id, petId, buyerId } of lost) {
      const intent = await sandbox.payments.retrieveIntent(intentId);
      if (intent.kind !== "done") throw new Error("the payment cannot be read");
      const { metadata } = intent.value;
      expect(metadata.installation).toBe(installation);
      expect(keptSale(metadata)).toMatchObject({
        reservationId: id,
        petId,
        buyerId,
        kind: "Deposit",
        order: { total_cents: 257_500, deposit_cents: 37_500, order_type: "pet" },
      });
    }
  });

  it("finds every payment that was lost, with equal sums, and tells staff once", async () => {
    expect((await balances()).provider).toBeGreaterThan((await balances()).books);
    const { found, others, violations } = await reconcile();
    expect(found).toEqual({ count: LOST, cents: lostCents });
    expect({ others, violations }).toEqual({ others: 0, violations: [] });
    const body = await shown();
    expect(body).toMatchObject({ findingsTotal: LOST, findingsCents: lostCents, total: 0 });
    expect(new Set(body.findings.map(({ subject }: Row) => subject)))
      .toEqual(new Set(lost.map(({ intentId }) => intentId)));
    for (const finding of body.findings) {
      expect(finding).toMatchObject({
        kind: "payment",
        status: "open",
        amountCents: 37_500,
        leftCents: 37_500,
        failure: null,
        buyerEmail: "dana.whitfield@example.com",
        petName: expect.any(String),
        reservationNumber: expect.stringMatching(/^HP-/),
        attachRefusal: finding.subject === lost.at(-1)!.intentId
          ? "We no longer have the buyer's account."
          : null,
      });
    }
    const [alert] = await alerts();
    expect(alert).toMatchObject({
      subject: `${LOST} problems with money found`,
      recipient: "staff@hearthpaw.example",
    });
    expect(alert!.text_body).not.toContain("dana.whitfield");
    await reconcile();
    expect(await alerts()).toHaveLength(1);
  });

  it("attaches a payment to its sale, once, as if it had just been paid", async () => {
    const [first] = lost;
    const { id } = await rowOf(first!.intentId);
    const answers = await Promise.all([act(id, "attach"), act(id, "attach")]);
    for (const { status, body } of answers) {
      expect([status, body.finding?.status], JSON.stringify(body)).toEqual([200, "settled"]);
    }
    const buyer = await signIn(market, { id: first!.buyerId });
    const { body } = await checkoutOf(market).get(buyer, first!.id);
    expect(body.reservedPet).toMatchObject({ id: first!.id, status: "deposit-paid" });
    expect(await orderOf(market, first!.id)).toEqual(orderBefore);
    const { status } = await market.db.selectFrom("pets").select("status").where("id", "=", first!.petId)
      .executeTakeFirstOrThrow();
    expect(status).toBe("reserved");
    expect((await verdictOf(market)).violations).toEqual([]);
    expect((await act(id, "keep")).body.code).toBe("finding_settled");
    // A restored sale works like any other.
    await checkoutOf(market).status(buyer, first!.id, "cancel");
    await runJobs(market);
    expect((await verdictOf(market)).violations).toEqual([]);
    const entries = await market.db.selectFrom("audit_entries").select(["action", "subject_id", "actor_id"])
      .where("action", "=", "finding-attached").execute();
    expect(entries).toEqual([{
      action: "finding-attached",
      subject_id: first!.intentId,
      actor_id: staff.id,
    }]);
  });

  it("does not attach what no longer fits: the pet is another's, or the buyer is gone", async () => {
    const second = lost[1]!;
    const rival = await market.buyer();
    const { id: heldId } = await (async () => ({ id: await checkoutOf(market).hold(rival, second.petId) }))();
    const { id } = await rowOf(second.intentId);
    const refused = await act(id, "attach");
    expect([refused.status, refused.body.code]).toEqual([409, "finding_refused"]);
    expect(refused.body.detail).toMatch(/^Somebody else is buying/);
    expect(await market.db.selectFrom("reservations").select("id").where("id", "=", second.id).execute())
      .toEqual([]);
    await market.passHold(heldId);
    await runJobs(market);
    const gone = await act((await rowOf(lost.at(-1)!.intentId)).id, "attach");
    expect(gone.body.detail).toBe("We no longer have the buyer's account.");
  });

  it("refunds a payment once, under a key of its own, and writes its buyer", async () => {
    const third = lost[2]!;
    const { id } = await rowOf(third.intentId);
    const { approval, finding } = (await whileAlone(market, 37_499, () => act(id, "refund"))).body;
    expect(approval).toMatchObject({ kind: "finding", subjectId: id, amountCents: 37_500, beforeCents: 0 });
    expect(finding.status).toBe("open");
    await approveOnce(market, staff, approval.id);
    const answers = await Promise.all([act(id, "refund"), act(id, "refund")]);
    for (const { status } of answers) expect(status).toBe(200);
    await runJobs(market);
    expect((await act(id, "refund")).body.finding).toMatchObject({ status: "settled", leftCents: 0 });
    const { refunds } = await record();
    expect(refunds.filter(({ intentId }) => intentId === third.intentId)).toMatchObject([{
      amountCents: 37_500,
    }]);
    const mails = await market.db.selectFrom("mails").select(["recipient", "subject"])
      .where("kind", "=", "found-payment-refunded").execute();
    expect(mails).toEqual([{
      recipient: "dana.whitfield@example.com",
      subject: "Your $375 refund is on its way",
    }]);
    expect((await act(id, "attach")).body.code).toBe("finding_settled");
  });

  it("gives a refund that the provider refuses back to staff, and says why", async () => {
    const fourth = lost[3]!;
    const { id } = await rowOf(fourth.intentId);
    const { ask } = sandbox.payments;
    await ask("POST", "/faults", {
      kind: "error",
      status: 400,
      method: "POST",
      path: "/v1/refunds",
      times: 1,
    });
    const { body } = await act(id, "refund");
    await ask("DELETE", "/faults");
    expect(body.finding).toMatchObject({ status: "open", failure: expect.any(String), leftCents: 37_500 });
    // Its money is already booked as owed.
    expect(body.finding.attachRefusal).toBe("Its refund came back. Refund it again, or keep it.");
    await act(id, "refund");
    await runJobs(market);
    expect((await rowOf(fourth.intentId)).status).toBe("settled");
  });

  it("keeps what nobody can explain, with its reason, and follows what a bank does with it", async () => {
    const fifth = lost[4]!;
    const { id } = await rowOf(fifth.intentId);
    expect((await act(id, "keep", {})).status).toBe(422);
    const asked = () => whileAlone(market, 37_499, () => act(id, "keep"));
    const { approval, finding } = (await asked()).body;
    expect(approval).toMatchObject({ kind: "finding", amountCents: 37_500 });
    expect([finding.status, await unexplained()]).toEqual(["open", 0]);
    expect((await asked()).body.approval.id).toBe(approval.id);
    expect((await whileAlone(market, 37_499, () => act(id, "refund"))).body.code).toBe("approval_waiting");
    await approveOnce(market, staff, approval.id);
    expect((await act(id, "keep")).body.finding.status).toBe("settled");
    expect(await unexplained()).toBe(-37_500);
    await sandbox.payments.ask("POST", "/disputes", { intentId: fifth.intentId, reason: "fraudulent" });
    await reconcile();
    expect(await unexplained()).toBe(0);
    expect((await rowOf(fifth.intentId)).settled_how).toBe("kept");
  });

  it("settles by itself what went back whole, such as in the provider's dashboard", async () => {
    const sixth = lost[5]!;
    await sandbox.payments.refund({
      intentId: sixth.intentId,
      reason: "requested_by_customer",
      idempotencyKey: crypto.randomUUID(),
    });
    expect((await reconcile()).mended).toBe(1);
    expect(await rowOf(sixth.intentId)).toMatchObject({ status: "settled", settled_how: "booked" });
  });

  it("comes to zero once each is settled, with the books equal to the provider's balance", async () => {
    for (const { intentId } of lost.slice(6)) {
      const { id } = await rowOf(intentId);
      const isLast = intentId === lost.at(-1)!.intentId;
      expect((await act(id, isLast ? "refund" : "attach")).status).toBe(200);
    }
    await act((await rowOf(lost[1]!.intentId)).id, "refund");
    await runJobs(market);
    expect(await reconcile()).toMatchObject({ found: { count: 0, cents: 0 }, violations: [] });
    expect(await shown()).toMatchObject({ findings: [], findingsTotal: 0, differences: [] });
    const { books, provider } = await balances();
    expect(books).toBe(provider);
    expect((await alerts()).length).toBeLessThanOrEqual(2);
  });

  it("ignores payments of another installation, and counts them", async () => {
    const made = await sandbox.payments.createIntent({
      amountCents: 5_000,
      methods: ["card"],
      description: "theirs",
      idempotencyKey: crypto.randomUUID(),
      metadata: { reservationId: lost[0]!.id, orderId: "o", kind: "Full", installation: crypto.randomUUID() },
    });
    if (made.kind === "done") await checkoutOf(market).confirm(made.value.id);
    const { found, others } = await reconcile();
    expect({ found: found.count, others }).toEqual({ found: 0, others: 1 });
  });
});

async function unexplained(): Promise<number> {
  const { rows } = await market.services.pool.query(
    "select coalesce(sum(amount_cents), 0)::int as cents from ledger_entries where account = 'unexplained'",
  );
  return rows[0].cents;
}

async function record() {
  const answer = await sandbox.payments.record(new Date(0));
  if (answer.kind !== "done") throw new Error("the record cannot be read");
  return answer.value;
}
