import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Dispute, Intent } from "./port.ts";
import { sandboxKeys } from "./simulator/keys.ts";
import {
  brittle,
  card,
  close,
  confirm,
  create,
  input,
  open,
  payments,
  record,
  sandbox,
  unique,
  until,
  value,
} from "../../../testing/ports/payments_kit.ts";

/** Provider's money as its adapter shows it: movements, availability and costs. */
beforeEach(() => open(), 20_000);
afterEach(close);

const set = (settings: object) => payments.ask("PUT", "/settings", settings);
const balance = async () => value(await payments.retrieveBalance());
const movements = async () => value(await payments.record(new Date(0))).movements;

async function paid(amountCents = 37_500, number = "4242424242424242"): Promise<Intent> {
  const intent = await create({ amountCents });
  const { status } = await confirm(intent, card(number));
  expect(status).toBe(200);
  return intent;
}

const refund = (intentId: string, amountCents: number) =>
  payments.refund({ intentId, amountCents, reason: "requested_by_customer", idempotencyKey: unique() });

async function seller(): Promise<string> {
  const made = { email: "ruth@hearthpaw.example", breederId: unique(), idempotencyKey: unique() };
  const { id } = value(await payments.createAccount(made));
  await payments.ask("POST", `/accounts/${id}/complete`, { bank: "takes" });
  return id;
}

const transfer = (accountId: string, amountCents: number) =>
  payments.createTransfer({
    accountId,
    amountCents,
    payoutId: unique(),
    breederId: unique(),
    idempotencyKey: unique(),
  });

describe("our balance", () => {
  beforeEach(() => set({ availableDelayMs: 2 * 86_400_000 }));

  it("holds a charge as pending for two days, less its fee; until then nothing of it can be transferred", async () => {
    const account = await seller();
    await paid();
    expect(await balance()).toEqual({ availableCents: 0, pendingCents: 36_382 });
    expect((await movements()).at(-1)).toMatchObject({ kind: "charge", isAvailable: false });
    expect(await transfer(account, 1)).toMatchObject({ kind: "refused", code: "balance_insufficient" });

    expect(await payments.ask("POST", "/balance/available")).toEqual({ cents: 36_382 });
    expect(await balance()).toEqual({ availableCents: 36_382, pendingCents: 0 });
    expect((await movements()).at(-1)).toMatchObject({ kind: "charge", isAvailable: true });
    expect(await transfer(account, 36_383)).toMatchObject({ kind: "refused", code: "balance_insufficient" });
    expect((await transfer(account, 36_382)).kind).toBe("done");
  });

  it("has the money of the card that bypasses it at once", async () => {
    await paid(10_000, "4000000000000077");
    expect(await balance()).toEqual({ availableCents: 9_680, pendingCents: 0 });
  });

  it("is what can be refunded and contested too: what is available goes below zero", async () => {
    const { id } = await paid(10_000);
    value(await refund(id, 4_000));
    expect(await balance()).toEqual({ availableCents: -4_000, pendingCents: 9_680 });
  });

  it("names what a lender paid, and what was refunded of it, otherwise than a card's", async () => {
    const intent = await create({ amountCents: 10_000, methods: ["klarna"] });
    await set({ processingDelayMs: 0 });
    await confirm(intent, { type: "klarna" });
    await payments.ask("POST", `/intents/${intent.id}/authenticate`, {});
    await until(
      async () => value(await payments.retrieveIntent(intent.id)).status,
      (now) => now === "succeeded",
    );
    value(await refund(intent.id, 4_000));
    expect((await movements()).map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ["payment", 10_000],
      ["payment_refund", -4_000],
    ]);
  });
});

describe("payouts to our own bank", () => {
  const payOut = async (amount: number) => {
    const response = await fetch(`${payments.address}/v1/payouts`, {
      method: "POST",
      headers: { authorization: `Bearer ${sandboxKeys(sandbox.dataDir).secretKey}` },
      body: new URLSearchParams({ amount: String(amount), currency: "usd" }),
    });
    return await response.json() as { id: string; error?: { code: string } };
  };

  it("leave as they are asked for with the manual schedule, up to what is available", async () => {
    await set({ payoutOutcome: "wait" });
    await paid(10_000);
    expect((await payOut(9_681)).error?.code).toBe("balance_insufficient");
    const { id } = await payOut(5_000);
    expect(await balance()).toEqual({ availableCents: 4_680, pendingCents: 0 });
    expect((await movements()).at(-1)).toMatchObject({ kind: "payout", amountCents: -5_000, sourceId: id });
    await payments.ask("POST", `/payouts/${id}/end`, { outcome: "fail" });
    expect((await movements()).at(-1)).toMatchObject({
      kind: "payout_failure",
      amountCents: 5_000,
      sourceId: id,
    });
    expect(await balance()).toEqual({ availableCents: 9_680, pendingCents: 0 });
  });

  it("take everything that is available with the daily schedule, so that nothing is left to transfer", async () => {
    const account = await seller();
    await paid(10_000);
    await set({ ownPayouts: "daily", sweepEveryMs: 20 });
    await until(balance, ({ availableCents }) => availableCents === 0);
    expect(await transfer(account, 1_000)).toMatchObject({ kind: "refused", code: "balance_insufficient" });
    await paid(20_000);
    await until(balance, ({ availableCents }) => availableCents === 0);
    await set({ ownPayouts: "manual" });
    await paid(10_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await balance()).availableCents).toBe(9_680);
    expect((await movements()).filter(({ kind }) => kind === "payout").map(({ amountCents }) => amountCents))
      .toEqual([-9_680, -19_390]);
  });
});

describe("what Connect costs", () => {
  beforeEach(() => set({ connectFees: true }));

  const toBank = async (accountId: string, amountCents: number) => {
    value(await transfer(accountId, amountCents));
    value(
      await payments.createBankPayout({
        accountId,
        amountCents,
        payoutId: unique(),
        idempotencyKey: unique(),
      }),
    );
  };
  const fees = async () =>
    (await movements()).filter(({ kind }) => kind === "stripe_fee")
      .map(({ feeCents, amountCents, sourceId, description }) => [
        feeCents,
        amountCents,
        sourceId,
        description?.replace(/\(.*\)/, "()"),
      ]);

  it("is a fee for each payout, and one for each account that is paid in a month", async () => {
    await paid(100_000);
    const first = await seller();
    const second = await seller();
    await toBank(first, 10_000);
    await toBank(first, 20_000);
    await toBank(second, 1_000);
    const account = "Connect (): Active Account Billing";
    const payout = "Connect (): Payout Fee";
    expect(await fees()).toEqual([
      [200, 0, null, account],
      [50, 0, null, payout],
      [75, 0, null, payout],
      [200, 0, null, account],
      [28, 0, null, payout],
    ]);
    expect((await balance()).availableCents).toBe(97_070 - 31_000 - 553);
  });

  it("is nothing where sellers pay it", async () => {
    await set({ connectFees: false });
    await paid(100_000);
    await toBank(await seller(), 10_000);
    expect(await fees()).toEqual([]);
  });
});

describe("disputes", () => {
  const read = async (id: string) => value(await payments.retrieveDispute(id));
  const contest = (intentId: string, more: object = {}) =>
    payments.ask<{ id: string }>("POST", "/disputes", { intentId, ...more });
  const change = (id: string, what: string, body: object = {}) =>
    payments.ask("POST", `/disputes/${id}/${what}`, body);
  const answer = async (disputeId: string) =>
    value(
      await payments.submitEvidence({
        disputeId,
        idempotencyKey: unique(),
        evidence: { texts: { explanation: "Sent." }, files: {} },
      }),
    );
  const moved = ({ movements }: Dispute) =>
    movements.map(({ kind, amountCents, feeCents }) => [kind, amountCents, feeCents]);
  /** The record contains the same movements of a dispute, with the same sums. */
  const agrees = async (dispute: Dispute) => {
    const { disputes } = value(await payments.record(new Date(0)));
    expect(disputes.find(({ id }) => id === dispute.id)).toEqual(dispute);
  };

  it("return the part that was refunded before, of a charge that is contested as a whole and lost", async () => {
    const { id: intentId } = await paid(129_956);
    value(await refund(intentId, 30_000));
    const { id } = await contest(intentId);
    expect(await read(id)).toMatchObject({ status: "open", withdrawnCents: 129_956, feeCents: 1_500 });
    await change(id, "close", { outcome: "lost" });
    const lost = await read(id);
    expect(lost).toMatchObject({ status: "lost", withdrawnCents: 99_956, feeCents: 1_500 });
    expect(moved(lost)).toEqual([["dispute", -129_956, 1_500], ["dispute_reversal", 30_000, 0]]);
    await agrees(lost);
  });

  it("return nothing where a part was contested that was still there", async () => {
    const { id: intentId } = await paid(100_000);
    value(await refund(intentId, 30_000));
    const { id } = await contest(intentId, { amountCents: 70_000 });
    await change(id, "close", { outcome: "lost" });
    expect(await read(id)).toMatchObject({ status: "lost", amountCents: 70_000, withdrawnCents: 70_000 });
  });

  it("return a part, won or lost, as their bank says", async () => {
    const won = await contest((await paid()).id);
    const lost = await contest((await paid()).id);
    await change(won.id, "close", { outcome: "won", reinstatedCents: 20_000 });
    await change(lost.id, "close", { outcome: "lost", reinstatedCents: 500 });
    expect(await read(won.id)).toMatchObject({ status: "won", withdrawnCents: 17_500 });
    expect(await read(lost.id)).toMatchObject({ status: "lost", withdrawnCents: 37_000 });
  });

  it("are open again while they are appealed after a loss, then won, with all that was still withdrawn", async () => {
    const { id: intentId } = await paid(108_750);
    value(await refund(intentId, 8_750));
    const { id } = await contest(intentId);
    await change(id, "close", { outcome: "lost" });
    await change(id, "appeal");
    expect(await read(id)).toMatchObject({ status: "open", isAppeal: true, withdrawnCents: 100_000 });
    await change(id, "appeal", { isSent: true });
    expect(await read(id)).toMatchObject({ status: "open", isAppeal: true });
    await change(id, "close", { outcome: "won" });
    const won = await read(id);
    expect(won).toMatchObject({ status: "won", isAppeal: false, withdrawnCents: 0, feeCents: 1_500 });
    expect(moved(won)).toEqual([
      ["dispute", -108_750, 1_500],
      ["dispute_reversal", 8_750, 0],
      ["dispute_reversal", 100_000, 0],
    ]);
    await agrees(won);
  });

  it("lose an appeal without moving anything again", async () => {
    const { id } = await contest((await paid()).id);
    await change(id, "close", { outcome: "lost" });
    await change(id, "appeal", { isSent: true });
    await change(id, "close", { outcome: "lost" });
    expect(moved(await read(id))).toEqual([["dispute", -37_500, 1_500]]);
  });

  it("cost another fee once evidence is sent, which a win returns and a loss does not", async () => {
    const won = await contest((await paid()).id);
    const lost = await contest((await paid()).id);
    expect(await answer(won.id)).toMatchObject({ isAnswered: true, feeCents: 3_000 });
    await answer(lost.id);
    await change(won.id, "close", { outcome: "won" });
    await change(lost.id, "close", { outcome: "lost" });
    const after = await read(won.id);
    const before = await read(lost.id);
    expect(after).toMatchObject({ status: "won", withdrawnCents: 0, feeCents: 1_500 });
    expect(moved(after)).toEqual([
      ["dispute", -37_500, 1_500],
      ["stripe_fee", 0, 1_500],
      ["dispute_reversal", 37_500, 0],
      ["stripe_fee", 0, -1_500],
    ]);
    expect(before).toMatchObject({ status: "lost", withdrawnCents: 37_500, feeCents: 3_000 });
    await agrees(after);
    await agrees(before);
  });

  it("move nothing while a bank only asks, and end as won where it does not escalate", async () => {
    const { id: intentId } = await paid(37_500, "4000000000001976");
    const find = async () =>
      value(await payments.record(new Date(0))).disputes.find((dispute) => dispute.intentId === intentId);
    const asked = await until(find, (dispute) => dispute !== undefined);
    expect(asked).toMatchObject({ status: "inquiry", withdrawnCents: 0, feeCents: 0, movements: [] });
    expect(await answer(asked!.id)).toMatchObject({ status: "inquiry", feeCents: 0 });
    await change(asked!.id, "close");
    expect(await read(asked!.id)).toMatchObject({ status: "won", movements: [] });
  });

  it("withdraw the money of an inquiry that escalates, and are lost then", async () => {
    const { id: intentId } = await paid();
    const { id } = await contest(intentId, { isInquiry: true });
    value(await refund(intentId, 7_500));
    await change(id, "escalate");
    expect(await read(id)).toMatchObject({ status: "open", withdrawnCents: 37_500 });
    expect(await refund(intentId, 1_000)).toMatchObject({ kind: "refused", code: "charge_disputed" });
    await change(id, "close", { outcome: "lost" });
    expect(await read(id)).toMatchObject({ status: "lost", withdrawnCents: 30_000 });
  });

  it("end an inquiry about a charge that is refunded as a whole", async () => {
    const { id: intentId } = await paid();
    const { id } = await contest(intentId, { isInquiry: true });
    value(await refund(intentId, 37_500));
    expect(await read(id)).toMatchObject({ status: "won", movements: [] });
  });

  it("fail a refund that is under way, and say why", async () => {
    const { id: intentId } = await paid(37_500, "4000000000007726");
    const { id } = value(await refund(intentId, 5_000));
    await contest(intentId);
    expect(value(await payments.retrieveRefund(id))).toMatchObject({
      status: "failed",
      failureReason: "charge_for_pending_refund_disputed",
    });
    expect((await movements()).map(({ kind }) => kind)).toEqual([
      "charge",
      "refund",
      "dispute",
      "refund_failure",
    ]);
  });

  it("let a refund that is under way arrive where the test wants it; the bank then returns nothing for it", async () => {
    await set({ disputedRefunds: "arrive" });
    const { id: intentId } = await paid(37_500, "4000000000007726");
    const { id } = value(await refund(intentId, 5_000));
    const dispute = await contest(intentId);
    await change(dispute.id, "close", { outcome: "lost" });
    expect(value(await payments.retrieveRefund(id)).status).toBe("pending");
    await until(
      async () => value(await payments.retrieveRefund(id)).status,
      (status) => status === "succeeded",
    );
    expect(await read(dispute.id)).toMatchObject({ status: "lost", withdrawnCents: 37_500 });
  });
});

describe("lenders", () => {
  it.each(
    [
      ["affirm", 4_999, "amount_too_small"],
      ["affirm", 3_000_001, "amount_too_large"],
      ["klarna", 1_000_001, "amount_too_large"],
      ["afterpay_clearpay", 99, "amount_too_small"],
      ["afterpay_clearpay", 400_001, "amount_too_large"],
    ] as const,
  )(
    "%s does not finance %d cents, neither at first nor after a change",
    async (method, amountCents, code) => {
      const refused = { kind: "refused", code };
      expect(await payments.createIntent(input({ amountCents, methods: [method] }))).toMatchObject(refused);
      const intent = await create({ amountCents, methods: ["card"] });
      expect(await payments.updateIntent(intent.id, { methods: [method] })).toMatchObject(refused);
      const near = await create({ methods: [method] });
      expect(await payments.updateIntent(near.id, { amountCents })).toMatchObject(refused);
    },
  );

  it.each(
    [["affirm", 5_000], ["affirm", 3_000_000], ["klarna", 1_000_000], [
      "afterpay_clearpay",
      400_000,
    ]] as const,
  )("%s finances %d cents", async (method, amountCents) => {
    expect((await payments.createIntent(input({ amountCents, methods: [method] }))).kind).toBe("done");
  });
});

describe("a refund whose answer is lost", () => {
  it("has been made: its key finds it, and so does the list", async () => {
    const { id: intentId } = await paid();
    // Deno's fetch retries a request whose connection closed without an answer.
    const lost = { kind: "cut", when: "after", method: "POST", path: "/v1/refunds", times: 2 };
    await payments.ask("POST", "/faults", lost);
    const asked = {
      ...{ intentId, amountCents: 5_000, reason: "requested_by_customer", idempotencyKey: unique() } as const,
    };
    expect((await brittle.refund(asked)).kind).toBe("unknown");
    const [made] = value(await payments.listRefunds(intentId));
    expect(value(await payments.refund(asked)).id).toBe(made!.id);
    expect((await record()).refunds).toHaveLength(1);
  });
});
