import { describe, expect, it } from "vitest";
import type { Order } from "./store.ts";
import { keptSale, saleMetadata } from "./snapshot_rules.ts";

const id = (digit: number) => `0199c2a1-4d10-7b2e-8c3f-00000000000${digit}`;
const order = {
  order_type: "pet",
  fee_structure: "v11",
  payment_type: "deposit",
  transportation: "honest",
  delivery_chosen: true,
  pet_price_cents: 250_000,
  add_ons_cents: 0,
  discount_cents: 0,
  service_fee_cents: 7_500,
  total_cents: 257_500,
  deposit_cents: 37_500,
  platform_fee_cents: 37_500,
  tax_pet_rate: 0,
  line_items: [{ kind: "Pet", id: id(1), label: "Millie “the 🐶”", amountCents: 250_000 }],
  terms: { timeZone: "America/Los_Angeles", goHomeDate: "2027-01-09", rules: { OR: { saleAllowed: true } } },
  promo_code: null,
  accepted_at: new Date(),
} as unknown as Order;
const reservation = { number: "HP-7K2M-9QXW", pet_id: id(1), consumer_id: id(2), breeder_id: id(3) };
const own = { reservationId: id(4), orderId: id(5), paymentId: id(6), kind: "Deposit" };
const metadata = (change: Partial<Order> = {}): Record<string, string> => ({
  ...own,
  ...saleMetadata({ reservation, order: { ...order, ...change } as Order, petName: "Millie" }),
});

describe("a sale in its payments' metadata", () => {
  it("is read as it was written, within the provider's limits", () => {
    const written = metadata({ promo_code: "x".repeat(400) });
    expect(Number(written.orderParts)).toBeGreaterThan(1);
    expect(Object.keys(written).length).toBeLessThanOrEqual(50);
    for (const [name, value] of Object.entries(written)) {
      expect(name.length).toBeLessThanOrEqual(40);
      expect(value.length).toBeLessThanOrEqual(500);
    }
    expect(keptSale(written)).toMatchObject({
      ...own,
      number: "HP-7K2M-9QXW",
      petId: id(1),
      buyerId: id(2),
      breederId: id(3),
      order: {
        total_cents: 257_500,
        deposit_cents: 37_500,
        tax_pet_rate: 0,
        transportation: "honest",
        promo_code: "x".repeat(400),
        line_items: order.line_items,
        terms: order.terms,
      },
    });
    expect(keptSale(written)!.order).not.toHaveProperty("accepted_at");
  });

  it("is the same text whatever order the database gives names in", () => {
    const { goHomeDate, timeZone, rules } = order.terms!;
    const turned = { rules, goHomeDate, timeZone } as Order["terms"];
    expect(metadata({ terms: turned })).toEqual(metadata());
  });

  it("holds nothing that names the buyer", () => {
    expect(JSON.stringify(metadata())).not.toMatch(/@|phone|street|line1/i);
  });

  it.each([
    ["an older payment's", { orderParts: "" }],
    ["one that was cut", { order1: '{"order_type":"pet","tot' }],
    ["one with another kind", { kind: "Gift" }],
    ["one without its reservation", { reservationId: "r1" }],
    ["one of too many parts", { orderParts: "4000" }],
  ])("is not read from %s", (_case, change) => {
    expect(keptSale({ ...metadata(), ...change })).toBeUndefined();
  });

  it("leaves out an order that is too long for it", () => {
    const long = metadata({ promo_code: "x".repeat(20_000) });
    expect(long.orderParts).toBeUndefined();
    expect(keptSale(long)).toBeUndefined();
  });
});
