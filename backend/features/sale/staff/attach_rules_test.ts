import { describe, expect, it } from "vitest";
import { type AttachFacts, attachRefusal } from "./attach_rules.ts";
import type { KeptSale } from "../order/snapshot_rules.ts";

const sale = {
  reservationId: "r1",
  orderId: "o1",
  paymentId: "p1",
  number: "HP-1",
  kind: "Deposit",
  petId: "pet",
  buyerId: "dana",
  breederId: "willow",
  order: { order_type: "pet" },
} as unknown as KeptSale;
const pet: NonNullable<AttachFacts["pet"]> = {
  name: "Millie",
  breederId: "willow",
  status: "available",
  isSellerShown: true,
  liveReservationId: null,
  isPromised: false,
};
const own: NonNullable<AttachFacts["reservation"]> = {
  status: "deposit-paid",
  consumerId: "dana",
  petId: "pet",
  hasOrder: true,
};
const facts: AttachFacts = {
  sale,
  isPaid: true,
  isWhole: true,
  buyer: { isClosed: false },
  pet,
  reservation: null,
};
const balance = { ...sale, kind: "Balance" as const };
const addOns = { ...sale, order: { ...sale.order, order_type: "addon" as const } };

describe("attachRefusal", () => {
  it.each<[string, Partial<AttachFacts>]>([
    ["a first payment of a pet that is free", {}],
    ["one whose hold is still there", { reservation: { ...own, status: "held" } }],
    ["one whose hold has ended since", { reservation: { ...own, status: "expired" } }],
    ["one whose own hold keeps the pet", {
      pet: { ...pet, liveReservationId: "r1" },
      reservation: { ...own, status: "held" },
    }],
    ["a balance that is waited for", {
      sale: balance,
      reservation: own,
      pet: { ...pet, status: "reserved" },
    }],
    ["add-ons of a sale", {
      sale: addOns,
      reservation: { ...own, status: "paid" },
      pet: { ...pet, status: "reserved" },
    }],
  ])("lets through %s", (_case, change) => {
    expect(attachRefusal({ ...facts, ...change })).toBeUndefined();
  });

  it.each<[string, Partial<AttachFacts>]>([
    ["The payment provider hasn't received this payment yet.", { isPaid: false }],
    ["Part of this payment has already gone back.", { isWhole: false }],
    ["The payment doesn't carry the details of its order.", { sale: undefined }],
    ["We no longer have the buyer's account.", { buyer: null }],
    ["We no longer have the buyer's account.", { buyer: { isClosed: true } }],
    ["We no longer have this listing.", { pet: null }],
    ["Our reservation with this id belongs to somebody else.", {
      reservation: { ...own, consumerId: "other" },
    }],
    ["Attach the pet's payment first.", { sale: addOns }],
    ["Attach the pet's payment first.", {
      sale: addOns,
      reservation: { ...own, status: "cancelled-by-buyer" },
    }],
    ["Attach the deposit first.", { sale: balance }],
    ["This reservation isn't waiting for a balance.", {
      sale: balance,
      reservation: { ...own, status: "paid" },
    }],
    ["This reservation isn't waiting for a balance.", {
      sale: balance,
      reservation: { ...own, hasOrder: false },
    }],
    ["This reservation has already been paid for.", { reservation: own }],
    ["This reservation has ended.", { reservation: { ...own, status: "refunded" } }],
    ["Millie has another breeder now.", { pet: { ...pet, breederId: "other" } }],
    ["Somebody else is buying Millie.", { pet: { ...pet, liveReservationId: "r2" } }],
    ["Millie isn't available anymore.", { pet: { ...pet, status: "sold" } }],
    ["This pet isn't available anymore.", { pet: { ...pet, name: "", status: "no-longer-available" } }],
    ["The breeder can't sell right now.", { pet: { ...pet, isSellerShown: false } }],
    ["Millie is promised to somebody on the waitlist.", { pet: { ...pet, isPromised: true } }],
  ])("says: %s", (words, change) => {
    expect(attachRefusal({ ...facts, ...change })).toBe(words);
  });
});
