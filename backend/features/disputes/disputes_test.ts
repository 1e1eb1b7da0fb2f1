import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { made, upload } from "../../testing/files.ts";
import { accessToken, addUser, bearer } from "../../testing/fixtures.ts";
import { expectSoundMoney } from "../../testing/ledger.ts";
import { formatCents } from "../../platform/money.ts";
import { addDays, dayIn, dayWords } from "../places/zone_rules.ts";
import {
  type Answered,
  type Body,
  checkoutOf,
  type Market,
  openMarket,
  type Person,
} from "../../testing/reservations.ts";
import { booksOf, petOf, recordOf, walksOf } from "../../testing/reservation_walks.ts";
import { syncDispute } from "../sale/chargeback/chargeback_actions.ts";
import { releaseFunds } from "../sale/ending/complete_actions.ts";
import { syncRefunds } from "../sale/refund/refund_sync_actions.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let admin: Person;
type Seller = Person & { breederId: string };

beforeAll(async () => {
  market = await openMarket({
    features: ["disputes", "files", "payments", "reservations"],
    provider: true,
    env: { ADMIN_EMAIL: "staff@hearthpaw.example" },
  });
  shop = checkoutOf(market);
  const user = await addUser(market.services, { role: "Admin" });
  admin = { id: user.id, token: await accessToken(market.services, user) };
}, 40_000);
afterAll(() => market.close());

const DAY = 86_400_000;
const TEXT = "Our vet found a heart murmur two days after we brought Maple home.";
const ago = (days: number) => new Date(Date.now() - days * DAY);

const open = (who: Person, reservedPetId: string, change: object = {}) =>
  market.call(who, "POST", "/v1/disputes", { reservedPetId, reason: "health", text: TEXT, ...change });
const reply = (who: Person, id: string, text: string, fileKeys: string[] = []) =>
  market.call(who, "POST", `/v1/disputes/${id}/reply`, { text, fileKeys });
const decide = (id: string, body: object, who = admin) =>
  market.call(who, "POST", `/v1/admin/disputes/${id}/decide`, {
    reason: "The vet's report shows it.",
    earlyReason: "Both sides agreed by phone.",
    ...body,
  });
const list = async (who: Person, reservedPetId: string) =>
  (await market.call(who, "GET", `/v1/disputes?reservedPetId=${reservedPetId}`)).body.disputes as Body[];
const statusOf = async (id: string) =>
  (await market.db.selectFrom("reservations").select("status").where("id", "=", id).executeTakeFirstOrThrow())
    .status;

type Stage = "paid" | "handed-over" | "completed" | "released";
/** Makes a sale of $2,575 at this stage. */
async function sale(stage: Stage, seller?: Seller) {
  const by = seller ?? await market.seller();
  const made = await walksOf(market, by).ready({ paymentType: "full" });
  const { body: { intentId } } = await shop.intent(made.buyer, made.id, by);
  await shop.confirm(intentId);
  expect((await shop.verify(made.buyer, intentId)).body.reservedPet.status).toBe("paid");
  if (stage !== "paid") expect((await shop.status(made.buyer, made.id, "confirm-handover")).status).toBe(200);
  if (stage === "completed" || stage === "released") {
    expect((await shop.complete(by, made.id)).status).toBe(200);
  }
  if (stage === "released") {
    await market.db.updateTable("reservations").set({ completed_at: ago(4), handed_over_at: ago(4) })
      .where("id", "=", made.id).execute();
    await releaseFunds(market.services, made.id);
  }
  return { ...made, seller: by, intentId: intentId as string };
}
/** Makes such a sale with a reported problem. */
async function disputed(stage: Stage, seller?: Seller) {
  const made = await sale(stage, seller);
  const { status, body } = await open(made.buyer, made.id);
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...made, disputeId: body.dispute.id as string };
}
const code = ({ status, body }: Answered) => `${status} ${body.code ?? ""}`.trim();

describe("openDispute", () => {
  it("freezes the sale, asks the breeder, and tells both sides and staff, once however often it is sent", async () => {
    const { buyer, seller, id } = await sale("completed");
    const before = (await shop.get(buyer, id)).body.reservedPet;
    expect(before.allowedActions).toEqual([{ action: "dispute", isAllowed: true, reason: null }]);
    expect(before.disputeUntilOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    const answers = await Promise.all([1, 2, 3].map(() => open(buyer, id)));
    expect(answers.map(code)).toEqual(["200", "200", "200"]);
    expect(new Set(answers.map(({ body }) => body.dispute.id)).size).toBe(1);
    expect(answers[0]!.body.dispute).toMatchObject({
      status: "waiting-for-breeder",
      reason: "health",
      messages: [{ by: "buyer", text: TEXT, files: [] }],
    });
    expect(code(await open(buyer, id, { text: `${TEXT} Now he coughs.` }))).toBe("409 dispute_exists");
    expect(await statusOf(id)).toBe("disputed");
    expect((await shop.get(buyer, id)).body.reservedPet).toMatchObject({
      hasDispute: true,
      allowedActions: [],
    });
    expect(code(await shop.complete(seller, id))).toBe("409 transition_not_allowed");
    expect(code(await shop.status(seller, id, "cancel"))).toBe("409 transition_not_allowed");
    // Its funds wait, regardless of how long ago the sale was completed.
    await market.db.updateTable("reservations").set({ completed_at: ago(30) }).where("id", "=", id).execute();
    await releaseFunds(market.services, id);
    await market.services.addJob(market.db, "releaseDueFunds", {});
    await runJobs(market);
    expect(await booksOf(market, id)).toMatchObject({ "breeder-pending": -212_500 });
    const mails = await market.db.selectFrom("mails").select(["user_id", "subject"])
      .where("kind", "=", "dispute-opened").execute();
    expect(mails).toHaveLength(3);
    const told = [
      { user_id: buyer.id, subject: expect.stringMatching(/^We received your report about /) },
      { user_id: seller.id, subject: expect.stringMatching(/ reported a problem with /) },
      { user_id: null, subject: expect.stringMatching(/^Problem reported: .+, reservation HP-/) },
    ];
    for (const mail of told) expect(mails).toContainEqual(mail);
  });

  it("is possible to the end of the 14th day after the hand-over, or after the completion without one", async () => {
    const { buyer, id } = await sale("completed");
    const at = (handedOver: Date | null, completed: Date) =>
      market.db.updateTable("reservations").set({ handed_over_at: handedOver, completed_at: completed })
        .where("id", "=", id).execute();
    await at(ago(15.1), ago(1));
    expect((await open(buyer, id)).body).toMatchObject({ code: "dispute_too_late" });
    expect((await shop.get(buyer, id)).body.reservedPet.allowedActions).toEqual([]);
    await at(null, ago(15.1));
    expect(code(await open(buyer, id))).toBe("409 dispute_too_late");
    await at(null, ago(13.9));
    expect(code(await open(buyer, id))).toBe("200");
  });

  it("is only for the buyer of a sale that is paid", async () => {
    const seller = await market.seller();
    const deposit = await walksOf(market, seller).depositPaid();
    expect(code(await open(deposit.buyer, deposit.id))).toBe("409 transition_not_allowed");
    expect(code(await open(seller, deposit.id))).toBe("404 not_found");
    expect(code(await open(await market.buyer(), deposit.id))).toBe("404 not_found");
    expect(
      await market.db.selectFrom("disputes").select("id").where("reservation_id", "=", deposit.id).execute(),
    )
      .toEqual([]);
  });

  it("and the breeder's completion at once end in a dispute, with the pet sold once at most", async () => {
    const { buyer, seller, id } = await sale("handed-over");
    const [opened] = await Promise.all([open(buyer, id), shop.complete(seller, id)]);
    expect(opened.status).toBe(200);
    expect(await statusOf(id)).toBe("disputed");
    expect((await decide(opened.body.dispute.id, { outcome: "release" })).status).toBe(200);
    expect(await statusOf(id)).toBe("completed");
    const sold = await market.db.selectFrom("listing_events as e").innerJoin(
      "reservations as r",
      "r.pet_id",
      "e.pet_id",
    )
      .select("e.id").where("r.id", "=", id).where("e.to_status", "=", "sold").execute();
    expect(sold).toHaveLength(1);
    await expectSoundMoney(market);
  });
});

describe("replyDispute", () => {
  it("passes the turn, with evidence that both sides and staff see and nobody else", async () => {
    const { buyer, seller, id, disputeId } = await disputed("handed-over");
    const { authorization } = await bearer(market.services, seller);
    const key = await upload(market.app, { authorization }, "dispute-evidence", await made.jpeg());
    const answers = await Promise.all(
      [1, 2].map(() => reply(seller, disputeId, "Here is the check-up.", [key])),
    );
    for (const { body } of answers) expect(body.dispute.status).toBe("waiting-for-buyer");
    for (const who of [buyer, seller]) {
      const [dispute] = await list(who, id);
      expect(dispute.messages.map(({ by }: Body) => by)).toEqual(["buyer", "breeder"]);
      const [file] = dispute.messages[1].files;
      expect(file).toMatchObject({ name: "maple.jpg", contentType: "image/webp" });
      const shown = await market.app.fetch(file.url);
      expect(shown.status).toBe(200);
      await shown.body?.cancel();
    }
    expect(await list(await market.buyer(), id)).toEqual([]);
    const { body: queue } = await market.call(admin, "GET", "/v1/admin/disputes");
    const waiting = queue.disputes.find(({ dispute }: Body) => dispute.id === disputeId);
    expect(waiting).toMatchObject({
      statusBefore: "handed-over",
      isBankDisputed: false,
      totalCents: 257_500,
      refundableCents: 257_500,
      dispute: { messages: [{}, { files: [{ name: "maple.jpg" }] }] },
    });
    expect((await reply(buyer, disputeId, "That is another dog.")).body.dispute.status).toBe(
      "waiting-for-breeder",
    );
    expect(code(await reply(await market.buyer(), disputeId, "Me too"))).toBe("404 not_found");
    // Another person's file, or a file for another purpose, is not evidence.
    expect((await reply(buyer, disputeId, "Mine", [key])).body.code).toBe("file_not_usable");
    await runJobs(market);
    const mails = await market.db.selectFrom("mails").select("user_id").where("kind", "=", "dispute-reply")
      .where("user_id", "in", [buyer.id, seller.id]).orderBy("id").execute();
    expect(mails.map(({ user_id }) => user_id).sort()).toEqual([buyer.id, seller.id].sort());
    const told = await market.db.selectFrom("notifications").select(["user_id", "url"])
      .where("user_id", "in", [buyer.id, seller.id]).where("url", "like", `%${id}`).execute();
    expect(new Set(told.map(({ user_id }) => user_id))).toEqual(new Set([buyer.id, seller.id]));
    expect((await decide(disputeId, { outcome: "release" })).status).toBe(200);
    expect(code(await reply(seller, disputeId, "Thank you"))).toBe("409 dispute_decided");
  });
});

it("a side that writes on and on sends the other five emails a day, and the page shows all", async () => {
  const { buyer, disputeId, seller } = await disputed("paid");
  for (let i = 0; i < 8; i++) expect((await reply(buyer, disputeId, `And ${i}`)).status).toBe(200);
  await runJobs(market);
  const told = (table: "mails" | "notifications") =>
    market.db.selectFrom(table).select("id").where("user_id", "=", seller.id)
      .where(table === "mails" ? "kind" : "title", "like", table === "mails" ? "dispute-reply" : "%")
      .execute();
  expect(await told("mails")).toHaveLength(5);
  expect((await told("notifications")).length).toBeGreaterThanOrEqual(8);
});

describe("decideDispute", () => {
  it("for the breeder completes the sale, whose funds come by the usual rule", async () => {
    const { id, pet, disputeId, seller } = await disputed("paid");
    const { body } = await decide(disputeId, { outcome: "release" });
    expect(body.dispute).toMatchObject({ status: "decided", outcome: "release", refundCents: null });
    expect(await statusOf(id)).toBe("completed");
    expect((await petOf(market, pet.id)).status).toBe("sold");
    await runJobs(market);
    expect(await booksOf(market, id)).toMatchObject({ "breeder-pending": -212_500 });
    await market.db.updateTable("reservations").set({ completed_at: ago(15) }).where("id", "=", id).execute();
    await releaseFunds(market.services, id);
    expect(await booksOf(market, id)).toMatchObject({ "breeder-pending": 0, "breeder-available": -212_500 });
    expect(
      (await market.db.selectFrom("breeders").select("homes_found").where("id", "=", seller.breederId)
        .executeTakeFirstOrThrow()).homes_found,
    ).toBeGreaterThan(0);
    await expectSoundMoney(market);
  });

  it("for a part owes it, in proportion, and leaves the sale completed", async () => {
    const { id, buyer, disputeId } = await disputed("handed-over");
    expect(code(await decide(disputeId, { outcome: "refund", refundCents: 257_501 }))).toBe(
      "409 refund_too_large",
    );
    expect(code(await decide(disputeId, { outcome: "release", refundCents: 1 }))).toBe(
      "422 invalid_input",
    );
    const { body } = await decide(disputeId, { outcome: "refund", refundCents: 51_500 });
    expect(body.dispute).toMatchObject({
      outcome: "refund",
      refundCents: 51_500,
      refundStatus: "on-its-way",
    });
    // One fifth of each line: 425 of the breeder's 2,125, 75 of 375, 15 of 75.
    expect(await booksOf(market, id)).toMatchObject({
      refunds: -51_500,
      "breeder-pending": -170_000,
      "platform-fees": -30_000,
      "service-fees": -6_000,
    });
    await expectSoundMoney(market);
    const [shown] = await list(buyer, id);
    expect(shown).toMatchObject({ refundStatus: "arrived" });
    expect(await booksOf(market, id)).toMatchObject({ refunds: 0, "breeder-pending": -170_000 });
    expect((await shop.get(buyer, id)).body.reservedPet).toMatchObject({
      status: "completed",
      allowedActions: [],
      orderDetails: { paidAmount: 206_000 },
    });
  });

  it.each([{ outcome: "release" }, { outcome: "refund", refundCents: 51_500 }])(
    "of a sale completed days ago keeps its day, and the funds come when they would have (%o)",
    async (decision) => {
      const { id, disputeId } = await disputed("completed");
      const completedAt = ago(2);
      await market.db.updateTable("reservations").set({
        completed_at: completedAt,
        handed_over_at: completedAt,
      })
        .where("id", "=", id).execute();
      expect((await decide(disputeId, decision)).status).toBe(200);
      const [row, { rows: [job] }] = await Promise.all([
        market.db.selectFrom("reservations").select("completed_at").where("id", "=", id)
          .executeTakeFirstOrThrow(),
        market.services.pool.query("select run_at from graphile_worker.jobs where key = $1", [
          `release:${id}`,
        ]),
      ]);
      expect(row.completed_at).toEqual(completedAt);
      expect(job.run_at).toEqual(new Date(completedAt.getTime() + 3 * DAY));
    },
  );

  it("for everything ends the sale; the breeder's available funds pay what was released, then a debt", async () => {
    const seller = await market.seller();
    const first = await disputed("released", seller);
    expect((await decide(first.disputeId, { outcome: "refund" })).body.dispute.refundCents).toBe(257_500);
    expect(await statusOf(first.id)).toBe("refunded");
    expect(await booksOf(market, first.id)).toMatchObject({
      "breeder-pending": 0,
      "breeder-available": 0,
      refunds: -257_500,
      "platform-fees": 0,
    });
    // The pet stays sold: the buyer has it.
    expect((await petOf(market, first.pet.id)).status).toBe("sold");

    // The released funds have left the platform, so the breeder owes them.
    const second = await disputed("released", seller);
    const { services } = market;
    await market.db.transaction().execute(async (trx) => {
      const taken = { id: services.newId(), source: `test:${second.id}`, kind: "test" };
      await trx.insertInto("ledger_transactions").values({ ...taken, reservation_id: null, order_id: null })
        .execute();
      await trx.insertInto("ledger_entries").values([
        { account: "breeder-available", amountCents: 200_000, breeder: seller.breederId },
        { account: "provider-fees", amountCents: -200_000, breeder: null },
      ].map(({ account, amountCents, breeder }) => ({
        id: services.newId(),
        transaction_id: taken.id,
        account: account as "provider-fees",
        breeder_id: breeder,
        amount_cents: amountCents,
      }))).execute();
    });
    expect((await decide(second.disputeId, { outcome: "refund", isPetReturned: true })).status).toBe(200);
    expect(await booksOf(market, second.id)).toMatchObject({
      "breeder-pending": 0,
      "breeder-available": -200_000,
      "breeder-debts": 200_000,
    });
    expect((await petOf(market, second.pet.id)).status).toBe("available");
    await expectSoundMoney(market);
    const mails = await market.db.selectFrom("mails").select("subject").where("kind", "=", "dispute-decided")
      .where("user_id", "=", second.buyer.id).execute();
    expect(mails).toEqual([{ subject: expect.stringMatching(/^You'll get \$2,575 back for /) }]);
  });

  it("while an earlier refund is owed gives the rest only", async () => {
    const { id, intentId, disputeId } = await disputed("handed-over");
    const { services, sandbox: { payments } } = market;
    const given = {
      reason: "requested_by_customer",
      metadata: {},
      idempotencyKey: crypto.randomUUID(),
    } as const;
    // A refund made in the provider's dashboard and returned by the bank is owed again.
    const earlier = await payments.refund({ ...given, intentId, amountCents: 57_500 });
    const refundId = earlier.kind === "done" ? earlier.value.id : "";
    await syncRefunds(services, intentId);
    await payments.ask("POST", `/refunds/${refundId}/end`, { outcome: "fail" });
    await syncRefunds(services, intentId);
    expect(await booksOf(market, id)).toMatchObject({ refunds: -57_500 });
    expect((await decide(disputeId, { outcome: "refund", refundCents: 200_001 })).status).toBe(409);
    expect((await decide(disputeId, { outcome: "refund" })).body.dispute.refundCents).toBe(200_000);
    await market.db.updateTable("refunds").set({ next_try_at: new Date(0) }).execute();
    await services.addJob(market.db, "reconcilePayments", {});
    await expectSoundMoney(market);
    const made = (await recordOf(market)).refunds.filter(({ payment_intent, status }) =>
      payment_intent === intentId && status === "succeeded"
    );
    expect(made.map(({ amount }) => amount).sort()).toEqual([200_000, 57_500]);
    expect(await booksOf(market, id)).toMatchObject({ refunds: 0, "breeder-pending": 0 });
  });

  it("before any hand-over puts the pet on the market again", async () => {
    const { id, pet, disputeId } = await disputed("paid");
    expect((await decide(disputeId, { outcome: "refund" })).status).toBe(200);
    expect(await statusOf(id)).toBe("refunded");
    expect((await petOf(market, pet.id)).status).toBe("available");
    await expectSoundMoney(market);
  });

  it("happens once, whoever else decides or decides otherwise, and stands in the log", async () => {
    const { id, disputeId } = await disputed("completed");
    const answers = await Promise.all([
      decide(disputeId, { outcome: "refund", refundCents: 10_000 }),
      decide(disputeId, { outcome: "refund", refundCents: 10_000 }),
      decide(disputeId, { outcome: "release" }),
    ]);
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners.length).toBeGreaterThan(0);
    expect(new Set(winners.map(({ body }) => body.dispute.outcome)).size).toBe(1);
    for (const one of answers) if (one.status !== 200) expect(code(one)).toBe("409 dispute_decided");
    const isRefund = winners[0]!.body.dispute.outcome === "refund";
    const [same, other] = [{ outcome: "refund", refundCents: 10_000 }, { outcome: "release" }];
    expect(code(await decide(disputeId, isRefund ? same! : other!))).toBe("200");
    expect(code(await decide(disputeId, isRefund ? other! : same!))).toBe("409 dispute_decided");
    const refunds = await market.db.selectFrom("refunds as f").innerJoin(
      "payments as y",
      "y.id",
      "f.payment_id",
    )
      .select("f.id").where("y.reservation_id", "=", id).execute();
    expect(refunds).toHaveLength(isRefund ? 1 : 0);
    const log = await market.db.selectFrom("audit_entries").select(["action", "actor_id"])
      .where("subject_id", "=", disputeId).execute();
    expect(log).toHaveLength(1);
    expect(log[0]!.actor_id).toBe(admin.id);
    await expectSoundMoney(market);
  });

  it("while a bank contests the payment owes the refund, which the bank's decision pays", async () => {
    const { id, buyer, intentId, disputeId } = await disputed("completed");
    const { ask } = market.sandbox.payments;
    const contested = await ask<{ id: string }>("POST", "/disputes", { intentId });
    await syncDispute(market.services, contested.id);
    const { body: queue } = await market.call(admin, "GET", "/v1/admin/disputes");
    expect(queue.disputes.find(({ dispute }: Body) => dispute.id === disputeId).isBankDisputed).toBe(true);
    expect((await decide(disputeId, { outcome: "refund", refundCents: 57_500 })).status).toBe(200);
    await runJobs(market);
    await ask("POST", `/disputes/${contested.id}/close`, { outcome: "lost" });
    await syncDispute(market.services, contested.id);
    await runJobs(market);
    expect((await list(buyer, id))[0]).toMatchObject({ refundStatus: "arrived" });
    // 575 by the refund and 2,000 by the bank: the buyer has everything, and not a cent more.
    expect(await booksOf(market, id)).toMatchObject({ refunds: 0, chargebacks: 0, "breeder-pending": 0 });
    const { entries } = await market.db.selectFrom("ledger_transactions as t")
      .innerJoin("ledger_entries as e", "e.transaction_id", "t.id").select((eb) =>
        eb.fn.sum("e.amount_cents").as("entries")
      )
      .where("t.reservation_id", "=", id).where("t.kind", "=", "chargeback-lost").where(
        "e.account",
        "!=",
        "chargebacks",
      )
      .executeTakeFirstOrThrow();
    expect(Number(entries)).toBe(200_000);
    await expectSoundMoney(market);
  });

  it.each([
    ["and returns that part, as banks do", {}, 0],
    ["and keeps that part too, which is the platform's loss", { reinstatedCents: 0 }, 57_500],
  ])("for a part, before a bank takes everything back %s", async (_how, decision, chargebacks) => {
    const { id, intentId, disputeId } = await disputed("completed");
    expect((await decide(disputeId, { outcome: "refund", refundCents: 57_500 })).status).toBe(200);
    await runJobs(market);
    const { "breeder-pending": pending } = await booksOf(market, id);
    const { ask } = market.sandbox.payments;
    const contested = await ask<{ id: string }>("POST", "/disputes", { intentId });
    await ask("POST", `/disputes/${contested.id}/close`, { outcome: "lost", ...decision });
    await syncDispute(market.services, contested.id);
    // The breeder covers 2,000 of the bank's 2,575: the part that was not refunded before.
    expect(await booksOf(market, id)).toMatchObject({
      refunds: 0,
      chargebacks,
      "breeder-pending": 0,
      "breeder-debts": 200_000 + pending!,
    });
    await expectSoundMoney(market);
  });

  it("after a bank took everything back has nothing left to refund", async () => {
    const { intentId, disputeId } = await disputed("completed");
    const { ask } = market.sandbox.payments;
    const contested = await ask<{ id: string }>("POST", "/disputes", { intentId });
    await ask("POST", `/disputes/${contested.id}/close`, { outcome: "lost" });
    await syncDispute(market.services, contested.id);
    expect(code(await decide(disputeId, { outcome: "refund", refundCents: 100 }))).toBe(
      "409 refund_too_large",
    );
    expect((await decide(disputeId, { outcome: "release" })).status).toBe(200);
    await expectSoundMoney(market);
  });
});

describe("the breeder's reply", () => {
  const messagesTo = async (who: { id: string }, kind: string) =>
    (await market.db.selectFrom("mails as m").innerJoin("mailbox as b", "b.message_id", "m.message_id")
      .select(["m.subject", "b.text_body as text"]).where("m.kind", "=", kind).where("m.user_id", "=", who.id)
      .orderBy("m.created_at").execute()).map(({ subject, text }) =>
        `${subject} ${text.replace(/\s+/g, " ")}`
      );
  const due = async (disputeId: string, at: Date) =>
    await market.db.updateTable("disputes").set({ reply_due_at: at }).where("id", "=", disputeId).execute();

  it("is due at the end of the fifth day where the pet is, and both sides are told that day", async () => {
    const { id, buyer, seller, disputeId } = await disputed("handed-over");
    await runJobs(market);
    const { reply_due_at, reply_due_on } = await market.db.selectFrom("disputes").selectAll()
      .where("id", "=", disputeId).executeTakeFirstOrThrow();
    const [shown] = await list(buyer, id);
    expect(shown).toMatchObject({ replyDueOn: reply_due_on, hasBreederReplied: false, earlyReason: null });
    const zone = (await shop.get(buyer, id)).body.reservedPet.terms.timeZone;
    expect(reply_due_on).toBe(addDays(dayIn(zone, new Date()), 5));
    expect(dayIn(zone, reply_due_at!)).toBe(reply_due_on);
    expect(dayIn(zone, new Date(reply_due_at!.getTime() + 1_000))).toBe(addDays(reply_due_on!, 1));
    const day = dayWords(reply_due_on!, String(new Date().getUTCFullYear()));
    expect((await messagesTo(buyer, "dispute-opened"))[0]).toContain(`to reply by ${day},`);
    expect((await messagesTo(seller, "dispute-opened"))[0]).toContain(`Reply by ${day},`);
  });

  it("is reminded of once, within two days of its end and not before, unless it is there", async () => {
    const late = await disputed("handed-over");
    const replied = await disputed("handed-over");
    await reply(replied.seller, replied.disputeId, "Here is the check-up.");
    const sweep = async () => {
      await market.services.addJob(market.db, "remindOfReplies", {});
      await runJobs(market);
    };
    const told = (who: { id: string }) => messagesTo(who, "dispute-reply-due");
    await due(late.disputeId, new Date(Date.now() + 2 * DAY + 60_000));
    await due(replied.disputeId, new Date(Date.now() + DAY));
    await sweep();
    expect(await told(late.seller)).toEqual([]);
    await due(late.disputeId, new Date(Date.now() + 2 * DAY - 60_000));
    await sweep();
    await sweep();
    expect(await told(late.seller)).toEqual([expect.stringMatching(/^Reply about .* by \w+day, /)]);
    expect(await told(replied.seller)).toEqual([]);
    expect(await told(late.buyer)).toEqual([]);
    const suspended = await disputed("handed-over");
    await market.db.updateTable("users").set({ account_status: "Suspended" })
      .where("id", "=", suspended.seller.id).execute();
    await due(suspended.disputeId, new Date(Date.now() + DAY));
    await sweep();
    expect(await told(suspended.seller)).toEqual([]);
  });

  it("is waited for, unless staff say why not; emails say who was heard", async () => {
    const early = await disputed("handed-over");
    const queue = async (disputeId: string) =>
      (await market.call(admin, "GET", "/v1/admin/disputes")).body.disputes
        .find(({ dispute }: Body) => dispute.id === disputeId);
    expect(await queue(early.disputeId)).toMatchObject({ isReplyDue: true });
    const refused = await decide(early.disputeId, { outcome: "release", earlyReason: undefined });
    expect(code(refused)).toBe("409 reply_due");
    expect(await statusOf(early.id)).toBe("disputed");
    expect((await decide(early.disputeId, { outcome: "release" })).body.dispute.earlyReason).toBe(
      "Both sides agreed by phone.",
    );

    const silent = await disputed("handed-over");
    // One second before the deadline, and one after.
    await due(silent.disputeId, new Date(Date.now() + 1_000));
    expect(code(await decide(silent.disputeId, { outcome: "release", earlyReason: undefined }))).toBe(
      "409 reply_due",
    );
    await due(silent.disputeId, new Date(Date.now() - 1_000));
    expect(await queue(silent.disputeId)).toMatchObject({ isReplyDue: false });
    // An unnecessary reason is not shown.
    expect((await decide(silent.disputeId, { outcome: "release" })).body.dispute.earlyReason).toBeNull();

    const heard = await disputed("handed-over");
    await reply(heard.seller, heard.disputeId, "Here is the check-up.");
    expect(await queue(heard.disputeId)).toMatchObject({ isReplyDue: false });
    expect((await decide(heard.disputeId, { outcome: "release", earlyReason: undefined })).status).toBe(200);
    await runJobs(market);
    const [toEarly, toSilent, toHeard] = await Promise.all(
      [early, silent, heard].map(async ({ buyer }) => (await messagesTo(buyer, "dispute-decided"))[0]!),
    );
    expect(toEarly).toMatch(
      /hadn't replied yet and had until \w+day, .*why we didn't wait: Both sides agreed by phone\./,
    );
    expect(toSilent).toMatch(/didn't reply by \w+day, \w+ \d+/);
    expect(toHeard).toContain("Our team heard both sides.");
    expect((await messagesTo(silent.seller, "dispute-decided"))[0]).toContain("You didn't reply by");
  });
});

describe("who pays for a part of a sale", () => {
  const quote = (id: string, query: string) =>
    market.call(admin, "GET", `/v1/admin/disputes/${id}/quote?${query}`);
  const part = { outcome: "refund", refundCents: 24_000 };

  it.each(
    [
      ["each side its share by default", {}, { breederCents: 19_806, platformCents: 4_194 }],
      ["the breeder all of it", { breederCents: 24_000 }, { breederCents: 24_000, platformCents: 0 }],
      ["the platform all of it", { breederCents: 0 }, { breederCents: 0, platformCents: 24_000 }],
      ["a split", { breederCents: 10_001 }, { breederCents: 10_001, platformCents: 13_999 }],
      ["a split above the share", { breederCents: 22_222 }, { breederCents: 22_222, platformCents: 1_778 }],
    ] as const,
  )("is %s: quoted, booked to the cent, and told on pages and in emails", async (_name, body, sums) => {
    const { id, buyer, seller, disputeId } = await disputed("handed-over");
    await runJobs(market);
    const before = await booksOf(market, id);
    const query = `refundCents=24000${"breederCents" in body ? `&breederCents=${body.breederCents}` : ""}`;
    const { body: { quote: quoted } } = await quote(disputeId, query);
    expect(quoted).toMatchObject({
      refundableCents: 257_500,
      refundCents: 24_000,
      othersCents: 0,
      ...sums,
      shareCents: 19_806,
      mostBreederCents: 24_000,
      fundsBefore: { pendingCents: 212_500 },
      fundsAfter: { pendingCents: 212_500 - sums.breederCents },
    });
    expect(await booksOf(market, id)).toEqual(before);
    const { body: { dispute } } = await decide(disputeId, { ...part, ...body });
    expect(dispute).toMatchObject({ refundCents: 24_000, ...sums });
    await runJobs(market);
    const after = await booksOf(market, id);
    expect(after["breeder-pending"]! - before["breeder-pending"]!).toBe(sums.breederCents);
    expect(after["provider-clearing"]! - before["provider-clearing"]!).toBe(-24_000);
    await expectSoundMoney(market);
    const shown = (await market.call(seller, "GET", `/v1/breeders/pets/reserved/${id}`)).body.reservedPet;
    expect(shown.earnings).toMatchObject({
      netCents: 212_500 - sums.breederCents,
      returnedCents: sums.breederCents,
    });
    const mails = await market.db.selectFrom("mails as m").innerJoin(
      "mailbox as b",
      "b.message_id",
      "m.message_id",
    )
      .select(["m.user_id", "b.text_body as text"]).where("m.reservation_id", "=", id)
      .where("m.created_at", ">=", new Date(dispute.decidedAt)).execute();
    expect(mails.map(({ user_id }) => user_id).sort()).toEqual([buyer.id, seller.id].sort());
    for (const { user_id, text } of mails) {
      const [breeder, ours] = [formatCents(sums.breederCents), formatCents(sums.platformCents)];
      const words = user_id === buyer.id
        ? sums.breederCents === 0
          ? "Hearthpaw pays all $240."
          : sums.platformCents === 0
          ? " pays all $240."
          : ` pays ${breeder} of the refund, and Hearthpaw pays ${ours}.`
        : sums.breederCents === 0
        ? "Hearthpaw covers all $240, so your earnings stay the same."
        : sums.platformCents === 0
        ? "You'll cover all $240."
        : `You'll cover ${breeder} of the refund, and Hearthpaw covers ${ours}.`;
      expect(text.replace(/\s+/g, " ")).toContain(words);
    }
    // An identical decision, and then another split.
    expect((await decide(disputeId, { ...part, ...body })).status).toBe(200);
    expect(code(await decide(disputeId, { ...part, breederCents: sums.breederCents + 1 }))).toBe(
      "409 dispute_decided",
    );
  });

  it("is bounded by the refund, and only asked of a part", async () => {
    const { disputeId } = await disputed("handed-over");
    expect(code(await decide(disputeId, { ...part, breederCents: 24_001 }))).toBe("409 refund_too_large");
    expect(code(await quote(disputeId, "refundCents=24000&breederCents=24001"))).toBe("409 refund_too_large");
    expect(code(await decide(disputeId, { outcome: "refund", breederCents: 1 }))).toBe("422 invalid_input");
    expect(code(await decide(disputeId, { outcome: "release", breederCents: 1 }))).toBe("422 invalid_input");
    expect((await quote(disputeId, "")).body.quote).toMatchObject({
      refundCents: 257_500,
      breederCents: 212_500,
      platformCents: 45_000,
      othersCents: 0,
    });
    expect((await decide(disputeId, { outcome: "refund" })).body.dispute).toMatchObject({
      refundCents: 257_500,
      breederCents: 212_500,
      platformCents: 45_000,
    });
    expect(code(await quote(disputeId, ""))).toBe("409 dispute_decided");
    expect(code(await quote(crypto.randomUUID(), ""))).toBe("404 not_found");
  });

  it("is taken from released funds too, and everything left can still be refunded by a later decision of staff", async () => {
    const { id, disputeId } = await disputed("released");
    expect((await decide(disputeId, { ...part, breederCents: 24_000 })).status).toBe(200);
    expect(await booksOf(market, id)).toMatchObject({ "breeder-pending": 0, "breeder-available": -188_500 });
    await expectSoundMoney(market);
  });
});
