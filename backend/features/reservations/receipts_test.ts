import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Receipt } from "../../generated/types.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { walksOf } from "../../testing/reservation_walks.ts";
import { receiptsOf } from "../sale/receipt/receipt_rules.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let seller: Person & { breederId: string };
beforeAll(async () => {
  market = await openMarket({ features: ["payments", "reservations"], provider: true });
  seller = await market.seller({ name: "Willow Creek Cavaliers", city: "Corvallis", state: "OR" });
});
afterAll(() => market.close());

const asked = (who: Person | null, id: string) => market.call(who, "GET", `/v1/receipts/${id}`);
async function read(who: Person, id: string): Promise<Receipt> {
  const { status, body } = await asked(who, id);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.receipt;
}
const paymentsOf = (reservationId: string) =>
  market.db.selectFrom("payments").selectAll().where("reservation_id", "=", reservationId)
    .orderBy("succeeded_at").execute();
const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0);

describe("getReceipt", () => {
  it("answers what was bought and paid, as it was when the payment came", async () => {
    const { id, buyer, pet, saved } = await walksOf(market, seller).fullyPaid({
      rescueDonationAmount: 1_000,
    });
    const [deposit, balance] = await paymentsOf(id);
    const first = await read(buyer, deposit!.id);
    const second = await read(buyer, balance!.id);
    const { number } = (await checkoutOf(market).get(buyer, id)).body.reservedPet;
    expect(first).toMatchObject({
      number: `${number}-1`,
      kind: "Deposit",
      reservationId: id,
      reservationNumber: number,
      petName: pet.name,
      seller: { name: "Willow Creek Cavaliers", isShelter: false, cityAndState: "Corvallis, OR" },
      buyer: { name: "Dana Whitfield", address: { line1: "2114 NE Alder Street" } },
      totalCents: 258_500,
      paidBeforeCents: 0,
      amountCents: 37_500,
      leftCents: 221_000,
      leftDueOn: saved.orderDetails.balanceDueOn,
      method: "card",
      cardBrand: "visa",
      cardLast4: "4242",
      refunds: [],
    });
    expect(first.lineItems.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ["Pet", 250_000],
      ["Service fee", 7_500],
      ["Donation", 1_000],
    ]);
    expect(first.lineItems.at(-1)?.explanation).toMatch(
      /100% goes to Fernhollow Animal Rescue \(invented\), EIN 00-0000000/,
    );
    expect(second).toMatchObject({
      number: `${number}-2`,
      kind: "Balance",
      paidBeforeCents: 37_500,
      amountCents: 221_000,
      leftCents: 0,
      leftDueOn: null,
    });

    // The receipt stays the same after any later renaming.
    await market.db.updateTable("pets").set({ name: "Another" }).where("id", "=", pet.id).execute();
    await market.db.updateTable("breeders").set({ name: "Another", city: "Bend" })
      .where("id", "=", seller.breederId).execute();
    expect(await read(buyer, deposit!.id)).toEqual(first);
    await market.db.updateTable("breeders").set({ name: "Willow Creek Cavaliers", city: "Corvallis" })
      .where("id", "=", seller.breederId).execute();

    // The breeder's copy contains neither the card nor the buyer's address; other people get no copy.
    expect(await read(seller, deposit!.id)).toEqual({
      ...first,
      viewer: "breeder",
      buyer: { name: "Dana Whitfield", address: null },
      cardBrand: null,
      cardLast4: null,
    });
    for (const other of [await market.buyer(), await market.seller()]) {
      expect((await asked(other, deposit!.id)).status).toBe(404);
    }
    expect((await asked(null, deposit!.id)).status).toBe(401);

    // The email has the same content, line by line.
    await runJobs(market);
    const mails = await market.db.selectFrom("mails as m").innerJoin(
      "mailbox as b",
      "b.message_id",
      "m.message_id",
    )
      .select(["m.kind", "b.text_body as text"]).where("m.user_id", "=", buyer.id).execute();
    for (
      const [kind, { id: paymentId, number }] of [["deposit-paid", first], ["balance-paid", second]] as const
    ) {
      const { text } = mails.find((mail) => mail.kind === `reservation-${kind}`)!;
      expect(text).toContain(`Receipt ${number}`);
      expect(text).toContain(`/receipts/${paymentId}`);
      for (const words of ["Service fee: $75", "Rescue donation: $10", "Total: $2,585", "Visa 4242"]) {
        expect(text).toContain(words);
      }
    }
  });

  it("lists what was refunded since", async () => {
    const { id, buyer } = await walksOf(market, seller).depositPaid();
    const [payment] = await paymentsOf(id);
    expect((await checkoutOf(market).status(buyer, id, "cancel")).status).toBe(200);
    expect((await read(buyer, payment!.id)).refunds).toMatchObject([
      { amountCents: 37_500, status: "on-its-way" },
    ]);
    await runJobs(market);
    expect((await read(seller, payment!.id)).refunds).toMatchObject([
      { amountCents: 37_500, status: "arrived" },
    ]);
  });

  it("gives payments from before there were receipts theirs, and one that was sent back none", async () => {
    const { id, buyer } = await walksOf(market, seller).fullyPaid();
    const returned = await walksOf(market, seller).depositPaid();
    const [deposit, balance] = await paymentsOf(id);
    const before = [await read(buyer, deposit!.id), await read(buyer, balance!.id)];
    await market.db.updateTable("payments").set({ receipt: null, receipt_number: null })
      .where("reservation_id", "in", [id, returned.id]).execute();
    await market.db.updateTable("payments").set({ is_returned: true })
      .where("reservation_id", "=", returned.id).execute();
    expect((await asked(buyer, deposit!.id)).status).toBe(404);
    await market.services.addJob(market.db, "issueReceipts", {});
    await runJobs(market);
    // The due date of the balance is no longer known.
    expect([await read(buyer, deposit!.id), await read(buyer, balance!.id)]).toEqual([
      { ...before[0], leftDueOn: null },
      before[1],
    ]);
    const [sentBack] = await paymentsOf(returned.id);
    expect((await asked(returned.buyer, sentBack!.id)).status).toBe(404);
  });
});

describe("the receipts of an order", () => {
  it("run without a gap, and each adds up to the order's total", () => {
    fc.assert(fc.property(
      fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 500_000 }),
      fc.nat(4),
      (amounts, left, known) => {
        const totalCents = sum(amounts) + left;
        const sold = {
          number: "HP-AAAA-BBBB",
          issued: 0,
          petName: "Maple",
          breedName: null,
          sellerName: "Willow Creek",
          sellerKind: "breeder" as const,
          sellerPlace: "Corvallis, OR",
          progress: {},
          lines: [],
          totalCents,
          balanceDueOn: "2026-01-06",
        };
        const payments = amounts.map((amount_cents, i) => ({ id: `${i}`, amount_cents, receipt: null }));
        const all = receiptsOf(payments, sold);
        expect(all.map(({ number }) => number)).toEqual(amounts.map((_, i) => `HP-AAAA-BBBB-${i + 1}`));
        all.forEach(({ receipt }, i) => {
          expect(receipt.paidBeforeCents).toBe(sum(amounts.slice(0, i)));
          expect(receipt.paidBeforeCents + amounts[i]! + receipt.leftCents).toBe(totalCents);
          expect(receipt.leftDueOn).toBe(receipt.leftCents > 0 ? "2026-01-06" : null);
        });
        // Existing receipts keep their position.
        const later = payments.map((payment, i) =>
          i < known ? { ...payment, receipt: all[i]!.receipt } : payment
        );
        expect(receiptsOf(later, { ...sold, issued: Math.min(known, amounts.length) })).toEqual(
          all.slice(known),
        );
      },
    ));
  });
});
