import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BookedOrder, coverEntries, type Entry, paymentEntries, sumEntries } from "../ledger/rules.ts";
import { hasRoom, MOST_FILES, MOST_MESSAGES, refundableCents, splitRefund } from "./rules.ts";

const cents = (max: number) => fc.integer({ min: 0, max });
/** Any order that could have been priced: a deposit below the total, and all of its lines. */
const orders = fc.record({
  pet: fc.integer({ min: 1_000, max: 1_000_000 }),
  discount: cents(500),
  delivery: cents(80_000),
  tax: cents(60_000),
  donation: cents(10_000),
  deposit: fc.integer({ min: 1, max: 999 }),
  funder: fc.constantFrom("platform" as const, "breeder" as const, null),
}).map(({ pet, discount, delivery, tax, donation, deposit, funder }): BookedOrder => {
  const off = funder ? discount : 0;
  const serviceFeeCents = Math.round((pet - off) * 0.03);
  const totalCents = pet - off + delivery + serviceFeeCents + tax + donation;
  return {
    ...{ breederId: "b", petPriceCents: pet, addOnsCents: 0, discountCents: off, discountFunder: funder },
    ...{ deliveryCents: delivery, serviceFeeCents, taxCents: tax, donationCents: donation, totalCents },
    depositCents: Math.max(1, Math.floor(totalCents * deposit / 1_000)),
    platformFeeCents: Math.round(pet * 0.15),
    ...{ fundedDeliveryCents: 0, fundedDonationCents: 0 },
  };
});
const cleared = (entries: readonly Entry[]) =>
  entries.filter(({ account }) => account === "provider-clearing").reduce(
    (sum, one) => sum + one.amountCents,
    0,
  );
const total = (entries: readonly Entry[]) => entries.reduce((sum, { amountCents }) => sum + amountCents, 0);

describe("the refund of a dispute", () => {
  it("gives back exactly what was decided, in balanced lines, and never more of a payment than is left", () => {
    fc.assert(
      fc.property(orders, fc.array(cents(1_000), { minLength: 1, maxLength: 4 }), (order, steps) => {
        let left = [paymentEntries(order, "Deposit"), paymentEntries(order, "Balance")];
        let due = order.totalCents;
        for (const permille of [...steps, 1_000]) {
          const amount = Math.floor(due * permille / 1_000);
          const parts = splitRefund(left.map((remaining) => ({ remaining, lostCents: 0 })), amount);
          expect(0 - parts.reduce((sum, entries) => sum + cleared(entries), 0)).toBe(0 + amount);
          for (const [index, entries] of parts.entries()) {
            expect(total(entries)).toBe(0);
            expect(0 - cleared(entries)).toBeLessThanOrEqual(cleared(left[index]!));
          }
          left = left.map((remaining, index) => sumEntries(remaining, parts[index]!));
          due -= amount;
        }
        // Everything has been given back: no line of the order keeps a cent.
        expect(left).toEqual([[], []]);
      }),
      { numRuns: 60 },
    );
  });

  it("takes of each line its share, to the cent", () => {
    fc.assert(
      fc.property(orders, cents(1_000), (order, permille) => {
        const paid = paymentEntries(order, "Full");
        const amount = Math.floor(order.totalCents * permille / 1_000);
        const [back] = splitRefund([{ remaining: paid, lostCents: 0 }], amount);
        for (const { account, amountCents } of paid) {
          const given = back!.filter((one) => one.account === account).reduce(
            (sum, one) => sum + one.amountCents,
            0,
          );
          // The breeder's line carries what rounding leaves of the others.
          const slack = account === "breeder-pending" ? paid.length : 1;
          expect(Math.abs(given + amountCents * amount / order.totalCents)).toBeLessThanOrEqual(slack);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("leaves out what a bank has taken back", () => {
    const remaining: Entry[] = [
      { account: "provider-clearing", amountCents: 1_000 },
      { account: "breeder-pending", breederId: "b", amountCents: -1_000 },
    ];
    expect(refundableCents({ remaining, lostCents: 400 })).toBe(600);
    expect(refundableCents({ remaining, lostCents: 1_400 })).toBe(0);
    const parts = splitRefund([{ remaining, lostCents: 1_000 }, { remaining, lostCents: 0 }], 700);
    expect(parts.map(cleared)).toEqual([0, -700]);
  });

  it("is covered by available funds, then by a debt, and only as far as it is short", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50_000, max: 500_000 }),
        fc.integer({ min: -9_000, max: 500_000 }),
        (short, has) => {
          const entries = coverEntries("b", short, has);
          const of = (account: string) => total(entries.filter((one) => one.account === account));
          expect(total(entries)).toBe(0);
          expect(0 - of("breeder-pending")).toBe(Math.max(0, short));
          expect(of("breeder-available")).toBe(Math.min(Math.max(0, short), Math.max(0, has)));
          expect(of("breeder-debts")).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

it("a conversation takes so many messages and files and no more", () => {
  const said = (count: number, files = 0) =>
    Array.from({ length: count }, (_, index) => ({ file_keys: index ? [] : Array<string>(files).fill("k") }));
  expect(hasRoom(said(MOST_MESSAGES - 1), 0)).toBe(true);
  expect(hasRoom(said(MOST_MESSAGES), 0)).toBe(false);
  expect(hasRoom(said(1, MOST_FILES - 2), 2)).toBe(true);
  expect(hasRoom(said(1, MOST_FILES - 1), 2)).toBe(false);
});
