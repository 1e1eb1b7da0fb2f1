import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { daysAgo } from "../../testing/fixtures.ts";
import type { RefundQuote } from "../../generated/types.ts";
import {
  CALIFORNIA,
  checkoutOf,
  DELIVERY,
  type Market,
  openMarket,
  type Person,
} from "../../testing/reservations.ts";
import { cancelLocked } from "../sale/ending/cancel_actions.ts";
import { planCancellation } from "../sale/refund_plan/cancellation_actions.ts";
import { lockCheckout } from "../sale/order/store.ts";
import { syncRefunds } from "../sale/refund/refund_sync_actions.ts";
import { booksOf, recordOf, walksOf } from "../../testing/reservation_walks.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
/** Sellers by policy, and those whose buyers pay sales tax separately. */
const sellers = new Map<string, Person & { breederId: string }>();

beforeAll(async () => {
  market = await openMarket({ features: ["payments", "reservations"], provider: true });
  shop = checkoutOf(market);
  for (const percent of [0, 50, 100]) {
    for (const state of ["OR", "WA"]) {
      sellers.set(
        `${percent} ${state}`,
        await market.seller({ deposit_refund_percent: percent, name: `Willow ${percent}s`, state }),
      );
    }
  }
}, 40_000);
afterAll(() => market.close());

const HOUR = 3_600_000;
const quoteBy = (who: Person | null, reservationId: string) =>
  market.call(who, "POST", "/v1/payments/refund-quote", { reservationId });
const cancel = (who: Person, reservedPetId: string, expectedRefundCents?: number) =>
  market.call(who, "PUT", "/v1/pets/reserved/status/update", {
    reservedPetId,
    action: "cancel",
    ...(expectedRefundCents === undefined ? {} : { expectedRefundCents }),
  });
const paidSince = (id: string, hours: number) =>
  market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - hours * HOUR) })
    .where("id", "=", id).execute();

/** A sale in everyday terms. */
type Sale = {
  policy: 0 | 50 | 100;
  paying: "deposit" | "balance" | "full";
  hours: number;
  by: "buyer" | "breeder";
  california: boolean;
  donation: number;
  honest: boolean;
  taxed: boolean;
  price: number;
};
const sales = fc.record<Sale>({
  policy: fc.constantFrom(0, 50, 100),
  paying: fc.constantFrom("deposit", "balance", "full"),
  hours: fc.constantFrom(0, 47.9, 48.1, 300),
  by: fc.constantFrom("buyer", "buyer", "buyer", "breeder"),
  california: fc.constantFrom(false, false, true),
  donation: fc.constantFrom(0, 2_500, 1_333),
  honest: fc.boolean(),
  taxed: fc.boolean(),
  price: fc.integer({ min: 40_000, max: 700_001 }),
});

async function paid(sale: Sale) {
  const seller = sellers.get(`${sale.policy} ${sale.taxed ? "WA" : "OR"}`)!;
  const walks = walksOf(market, seller);
  const options = {
    transportation: sale.honest ? "honest" : "pickup",
    rescueDonationAmount: sale.donation || null,
    paymentType: sale.paying === "full" ? "full" : "deposit",
  };
  const made = await walks.confirmed(
    options,
    // Younger pets are not sold to California.
    { price_cents: sale.price, ...(sale.california ? { birth_date: daysAgo(market.services, 500) } : {}) },
    sale.california ? CALIFORNIA : DELIVERY,
  );
  expect((await shop.verify(made.buyer, made.intentId)).status).toBe(200);
  const intents = [made.intentId];
  if (sale.paying === "balance") {
    const { body: { intentId } } = await shop.balance(made.buyer, made.id);
    await shop.confirm(intentId, "pm_card_mastercard");
    expect((await shop.verify(made.buyer, intentId)).body.reservedPet.status).toBe("paid");
    intents.push(intentId);
  }
  await paidSince(made.id, sale.hours);
  const { body: { reservedPet: { orderDetails } } } = await shop.get(made.buyer, made.id);
  const quotedLate: number = made.saved.orderDetails.lateCancellationCents;
  return { ...made, seller, intents, order: orderDetails, quotedLate };
}

/**
 * Returns the refund by the marketplace's published rules, calculated from their text: everything except the
 * part of the deposit that the policy keeps, which includes no delivery, no donation and no tax.
 */
function owedTo(
  sale: Sale,
  order: { total: number; depositAmount: number; shippingAmount: number; taxAmount: number },
) {
  const charged = sale.paying === "deposit" ? order.depositAmount : order.total;
  const isWhole = sale.by === "breeder" || sale.hours <= 48 || sale.california;
  const safe = order.shippingAmount + sale.donation + order.taxAmount;
  const atRisk = order.depositAmount - safe * order.depositAmount / order.total;
  return { charged, back: isWhole ? charged : charged - atRisk * (100 - sale.policy) / 100 };
}

/** Reads every table that a quote could have changed. */
async function everything() {
  const tables = ["reservations", "reservation_events", "orders", "payments", "refunds", "pets"] as const;
  const rows = await Promise.all(
    [...tables, "ledger_transactions", "ledger_entries", "mails"].map((table) =>
      market.db.selectFrom(table as "orders").selectAll().orderBy("id").execute()
    ),
  );
  const jobs = await market.app.services.pool.query("select count(*) from graphile_worker.jobs");
  return JSON.stringify([rows, jobs.rows]);
}

it("what is quoted is what is refunded: by line, in the books and at the provider", async () => {
  const all = fc.sample(sales, { numRuns: 14, seed: 20_261_139 });
  let keptOfTaxed = 0;
  let lateOnes = 0;
  for (const sale of all) {
    const { buyer, seller, id, intents, order, quotedLate } = await paid(sale);
    const who = sale.by === "buyer" ? buyer : seller;
    const before = await booksOf(market, id);
    const { status, body } = await quoteBy(who, id);
    expect(status, JSON.stringify(body)).toBe(200);
    const quote: RefundQuote = body.refundQuote;
    const { charged, back } = owedTo(sale, order);
    const told = JSON.stringify(sale);
    expect(quote.paidCents, told).toBe(charged);
    expect(Math.abs(quote.refundCents - back), told).toBeLessThanOrEqual(3);
    expect(quote.keptCents).toBe(quote.paidCents - quote.refundCents);
    // The amount announced at checkout equals the cost of a late cancellation.
    if (sale.by === "buyer" && sale.hours > 48) expect(quote.keptCents, told).toBe(quotedLate);
    lateOnes += sale.by === "buyer" && sale.hours > 48 && quotedLate > 0 ? 1 : 0;
    if (order.taxAmount > 0 && quote.keptCents > 0) keptOfTaxed++;
    const sum = (key: "paidCents" | "refundCents") => quote.lines.reduce((all, line) => all + line[key], 0);
    expect(sum("paidCents"), told).toBe(quote.paidCents);
    expect(sum("refundCents"), told).toBe(quote.refundCents);

    expect((await cancel(who, id, quote.refundCents)).status, told).toBe(200);
    await runJobs(market);
    const after = await booksOf(market, id);
    const given = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
    const line = (kind: string) => quote.lines.find((one) => one.kind === kind)?.refundCents ?? 0;
    expect({
      clearing: -given("provider-clearing"),
      delivery: given("delivery"),
      donation: given("donations"),
      fee: given("service-fees"),
      tax: given("tax-payable"),
      price: given("breeder-pending") + given("platform-fees") + given("discounts-platform"),
      owed: after.refunds ?? 0,
    }, told).toEqual({
      clearing: quote.refundCents,
      delivery: line("Delivery"),
      donation: line("Donation"),
      fee: line("Service fee"),
      tax: line("Tax"),
      price: line("Deposit") + line("Balance"),
      owed: 0,
    });
    // The balance, delivery, donation and tax are never kept.
    for (const { kind, paidCents, refundCents } of quote.lines) {
      if (["Balance", "Delivery", "Donation", "Tax"].includes(kind)) {
        expect(refundCents, told + kind).toBe(paidCents);
      }
    }
    const made = (await recordOf(market)).refunds.filter((one) => intents.includes(one.payment_intent));
    expect(made.reduce((all, { amount }) => all + amount, 0), told).toBe(quote.refundCents);
    expect(made.map(({ amount }) => amount).sort(), told).toEqual(
      quote.targets.map(({ refundCents }) => refundCents).sort(),
    );
    const { body: { reservedPet } } = await shop.get(buyer, id);
    expect(reservedPet.refund, told).toMatchObject({
      status: quote.refundCents > 0 ? "arrived" : "none",
      refundCents: quote.refundCents,
      keptCents: quote.keptCents,
    });
  }
  expect(keptOfTaxed).toBeGreaterThan(1);
  expect(lateOnes).toBeGreaterThan(2);
}, 60_000);

const deposit: Sale = {
  policy: 50,
  paying: "deposit",
  hours: 1,
  by: "buyer",
  california: false,
  donation: 0,
  honest: false,
  taxed: false,
  price: 250_000,
};

describe("a quote", () => {
  it("says how much, where to and why, changes nothing, and the email says the same", async () => {
    const { buyer, seller, id } = await paid({ ...deposit, hours: 100, paying: "balance" });
    const before = await everything();
    const { body: { refundQuote } } = await quoteBy(buyer, id);
    const theirs = await quoteBy(seller, id);
    expect(await everything()).toBe(before);
    expect(refundQuote).toMatchObject({
      rule: "policy",
      headline: "You'll get $2,387.50 back: $187.50 to Visa 4242 and $2,200 to Mastercard 4444.",
      reason: "Under Willow 50s' refund policy, $187.50 of what you paid isn't refundable.",
      arrival: "It can take up to 10 days to appear on your statement.",
    });
    expect(theirs.body.refundQuote).toMatchObject({
      rule: "by-seller",
      headline: "Dana Whitfield gets $2,575 back.",
      reason: "When you cancel, the buyer gets a full refund.",
      arrival: null,
    });
    expect(JSON.stringify(theirs.body)).not.toMatch(/4242|4444|visa/i);

    const { body: { reservedPet } } = await cancel(buyer, id);
    expect(reservedPet.refund).toEqual({
      status: "on-its-way",
      refundCents: 238_750,
      keptCents: 18_750,
      headline: refundQuote.headline,
      reason: refundQuote.reason,
      arrival: refundQuote.arrival,
    });
    await runJobs(market);
    const mails = await market.db.selectFrom("mails as m").innerJoin(
      "mailbox as b",
      "b.message_id",
      "m.message_id",
    )
      .select(["m.kind", "b.text_body as text"]).where("m.user_id", "=", buyer.id).execute();
    const said = (kind: string) =>
      mails.filter((mail) => mail.kind === `reservation-${kind}`).map(({ text }) =>
        text.replace(/\s+/g, " ")
      );
    expect(said("cancelled")).toHaveLength(1);
    for (const words of [refundQuote.headline, refundQuote.reason, refundQuote.arrival]) {
      expect(said("cancelled")[0]).toContain(words);
    }
    // One decision sends one email: the arrival of its refunds sends none.
    expect(said("refunded")).toEqual([]);
    const { body: now } = await shop.get(buyer, id);
    expect(now.reservedPet.refund.headline).toBe(
      "We refunded $2,387.50: $187.50 to Visa 4242 and $2,200 to Mastercard 4444.",
    );
  });

  it("promises nothing where nothing comes back, nor where nothing was paid", async () => {
    const { buyer, id } = await paid({ ...deposit, policy: 0, hours: 100 });
    expect((await quoteBy(buyer, id)).body.refundQuote).toMatchObject({
      refundCents: 0,
      keptCents: 37_500,
      targets: [],
      headline: "You won't get a refund.",
      reason: "Under Willow 0s' refund policy, the $375 you paid isn't refundable.",
      arrival: null,
    });
    const { body: { reservedPet } } = await cancel(buyer, id, 0);
    expect(reservedPet.refund).toMatchObject({ status: "none", refundCents: 0, keptCents: 37_500 });

    const held = await walksOf(market, sellers.get("50 OR")!).ready();
    expect((await quoteBy(held.buyer, held.id)).body.refundQuote).toMatchObject({
      rule: "nothing-paid",
      paidCents: 0,
      refundCents: 0,
      lines: [],
      targets: [],
      headline: "You weren't charged.",
    });
    expect((await cancel(held.buyer, held.id, 0)).body.reservedPet.refund).toBeUndefined();
  });

  it("leaves out what was given back before", async () => {
    const { buyer, id, intentId } = await paid({ ...deposit, policy: 100, hours: 100 });
    await market.sandbox.payments.refund({
      intentId,
      amountCents: 10_000,
      reason: "requested_by_customer",
      metadata: {},
      idempotencyKey: crypto.randomUUID(),
    });
    await syncRefunds(market.services, intentId);
    expect((await quoteBy(buyer, id)).body.refundQuote).toMatchObject({
      paidCents: 27_500,
      refundCents: 27_500,
      keptCents: 0,
    });
  });

  it("is for the two sides alone, and for what can still be canceled", async () => {
    const { buyer, seller, id } = await paid(deposit);
    const strangers = [await market.buyer(), sellers.get("0 OR")!];
    for (const who of strangers) expect(await quoteBy(who, id)).toMatchObject({ status: 404 });
    expect((await quoteBy(null, id)).status).toBe(401);
    expect((await quoteBy(buyer, crypto.randomUUID())).status).toBe(404);
    await cancel(buyer, id);
    for (const who of [buyer, seller]) {
      expect(await quoteBy(who, id)).toMatchObject({ status: 409, body: { code: "transition_not_allowed" } });
    }
  });
});

describe("a cancellation with the refund that was shown", () => {
  it("is refused with the new quote when the 48 hours end while the dialog is open", async () => {
    const { buyer, id } = await paid({ ...deposit, hours: 47.99 });
    const { body: { refundQuote: shown } } = await quoteBy(buyer, id);
    expect(shown).toMatchObject({ rule: "within-48-hours", refundCents: 37_500 });
    await paidSince(id, 48.001);
    const before = await everything();
    const { status, body } = await cancel(buyer, id, shown.refundCents);
    expect({ status, code: body.code }).toEqual({ status: 409, code: "refund_changed" });
    expect(body.refundQuote).toEqual((await quoteBy(buyer, id)).body.refundQuote);
    expect(body.refundQuote).toMatchObject({ rule: "policy", refundCents: 18_750 });
    expect(await everything()).toBe(before);

    expect((await cancel(buyer, id, body.refundQuote.refundCents)).status).toBe(200);
    await runJobs(market);
    expect((await shop.get(buyer, id)).body.reservedPet.payments[0].refundedCents).toBe(18_750);
    // A repeated call returns the same result, whatever it expects.
    expect((await cancel(buyer, id, 1)).status).toBe(200);
  });

  it("refunds once, and only as shown, when old and new tabs cancel at the same time", async () => {
    const { buyer, id, intentId } = await paid({ ...deposit, hours: 100 });
    const answers = await Promise.all(
      [37_500, 18_750, 37_500, 18_750, 0].map((cents) => cancel(buyer, id, cents)),
    );
    expect(answers[1]!.status).toBe(200);
    expect(answers[3]!.status).toBe(200);
    for (const { status, body } of answers) {
      if (status !== 200) {
        expect({ status, code: body.code }).toEqual({ status: 409, code: "refund_changed" });
      }
    }
    await runJobs(market);
    const made = (await recordOf(market)).refunds.filter(({ payment_intent }) => payment_intent === intentId);
    expect(made.map(({ amount }) => amount)).toEqual([18_750]);
  });

  it("is answered the same when its twin finishes while it waits for it", async () => {
    const { buyer, id } = await paid({ ...deposit, hours: 100 });
    const answer = await market.db.transaction().execute(async (trx) => {
      const checkout = (await lockCheckout(trx, id))!;
      const twin = cancel(buyer, id, 18_750);
      await expect.poll(async () =>
        (await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(trx)).rows[0]!.n
      ).toBeGreaterThan(0);
      const plan = await planCancellation(trx, checkout, "buyer");
      await cancelLocked(trx, market.services, checkout, plan, { id: buyer.id, actor: "buyer" });
      return { twin };
    });
    expect((await answer.twin).status).toBe(200);
  });
});
