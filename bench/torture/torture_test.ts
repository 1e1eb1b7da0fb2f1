import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../backend/testing/databases.ts";
import type { World } from "./checker/record.ts";
import { differencesOf } from "./checker/verdict.ts";
import type { Rule } from "./checker/rules.ts";
import { type Outcome, torture } from "./run.ts";
import { LEAST } from "./wanted.ts";

let database: TestDatabase;
let outcome: Outcome;

beforeAll(async () => {
  database = await openTestDatabase();
  const seed = Number(Deno.env.get("SEED") || 20_261_122);
  outcome = await torture({ databaseUrl: database.url, seed, seconds: 0, wanted: LEAST });
}, 600_000);
afterAll(() => database.drop());

describe("two servers that are killed, cut off and told late", () => {
  it("keep everybody's money right", () => {
    expect(outcome.differences).toEqual([]);
  });

  it("have been through everything that the verdict is about", () => {
    expect(outcome.voids).toEqual([]);
  });
});

type Slip = (world: World) => void;
const isPaid = ({ status }: { status: string }) => status === "paid" || status === "completed";
const chargeOf = (world: World, id: string) =>
  world.provider.charges.find(({ captured, metadata }) => captured && metadata.reservationId === id);
/**
 * Returns any sale that was paid with money, because a code can make one free, and without refunds, because
 * cents may then differ in either direction. Tables are read in no particular order, so it is a different one
 * each time.
 */
const paid = (world: World) =>
  world.reservations.find((one) => {
    const charge = isPaid(one) && chargeOf(world, one.id);
    return charge &&
      !world.provider.refunds.some((refund) => refund.payment_intent === charge.payment_intent);
  })!;
const intentOf = (world: World, reservationId: string) =>
  world.provider.intents.find(({ id }) => id === chargeOf(world, reservationId)!.payment_intent)!;

describe("the checker finds", () => {
  it.each<[string, Rule, Slip]>([
    ["a fee that is a cent too much", "price", ({ orders }) => void orders[0]!.service_fee_cents++],
    ["a sale that goes back to its hold", "life", (world) => {
      const { id, status } = paid(world);
      const last = world.happened.findLast(({ reservation_id }) => reservation_id === id)!;
      world.happened.push({
        ...last,
        id: crypto.randomUUID(),
        from_status: status,
        to_status: "held",
        at: last.at + 1,
      });
    }],
    ["two reservations of one pet", "alone", (world) => {
      const one = world.reservations.find(({ status }) => status === "paid")!;
      const other = world.reservations.find(({ id, status }) => status === "paid" && id !== one.id)!;
      other.pet_id = one.pet_id;
    }],
    ["a charge of another amount", "charge", (world) => {
      intentOf(world, paid(world).id).amount_received -= 100;
    }],
    ["a second charge that stays", "buyer", (world) => {
      world.provider.intents.push({ ...intentOf(world, paid(world).id), id: "pi_again" });
    }],
    ["money of nobody's", "charge", ({ provider }) => {
      provider.intents.push({
        ...provider.intents.find(({ status }) => status === "succeeded"),
        id: "pi_x",
        metadata: {},
      });
    }],
    ["a refund that was lost on its way", "buyer", ({ provider }) => {
      provider.refunds.splice(provider.refunds.findIndex(({ status }) => status === "succeeded"), 1);
    }],
    ["a refund beyond its charge", "refund", ({ provider }) => {
      const refund = provider.refunds.find(({ status }) => status === "succeeded");
      provider.refunds.push({ ...refund, id: "re_again", amount: 10_000_000 });
    }],
    ["a breeder who gets a cent more", "breeder", (world) => {
      const { id } = paid(world);
      const of = world.ledger.filter((line) => line.reservation_id === id && line.kind.startsWith("payment"));
      of.find(({ account }) => account === "breeder-pending")!.amount_cents -= 1;
      of.find(({ account }) => account === "platform-fees")!.amount_cents += 1;
    }],
    ["a tax that is kept", "lines", ({ ledger, reservations }) => {
      const refunded = new Set(reservations.flatMap(({ id, status }) => status === "refunded" ? [id] : []));
      const line = ledger.find(({ reservation_id }) =>
        reservation_id !== null && refunded.has(reservation_id)
      )!;
      ledger.push({ ...line, account: "tax-payable", amount_cents: -10 });
      ledger.push({ ...line, account: "service-fees", amount_cents: 10 });
    }],
    ["a booking that does not balance", "ledger", ({ ledger }) => void ledger[0]!.amount_cents++],
    ["a charge that is not booked", "ledger", (world) => {
      const { id } = paid(world);
      world.ledger = world.ledger.filter(({ reservation_id, kind }) =>
        reservation_id !== id || !kind.startsWith("payment")
      );
    }],
    ["a transfer that was made twice", "payout", ({ provider }) => {
      provider.transfers.push({ ...provider.transfers[0], id: "tr_again" });
    }],
    ["a payout of more than was free", "payout", ({ ledger }) => {
      ledger.find(({ kind, account }) => kind === "payout" && account === "breeder-available")!
        .amount_cents += 10_000_000;
    }],
    ["a payout that waits while its breeder owes money", "payout", ({ ledger }) => {
      const line = ledger.find(({ kind, account }) => kind === "payout" && account === "breeder-available")!;
      ledger.push({ ...line, kind: "other", account: "breeder-payouts", amount_cents: -1_000_000_000 });
      ledger.push({ ...line, kind: "other", account: "breeder-debts", amount_cents: 1_000_000_000 });
    }],
    ["a release in the midst of a dispute", "frozen", (world) => {
      const { reservation_id } = world.ledger.find(({ kind }) => kind === "release")!;
      const last = world.happened.findLast((one) => one.reservation_id === reservation_id)!;
      last.to_status = "disputed";
      last.at = 0;
    }],
    ["a hold that outlives its time", "dead", (world) => {
      const over = world.reservations.find(({ status }) => status === "expired")!;
      Object.assign(over, { status: "held", hold_expires_at: 0 });
    }],
    ["an intent of a dead order that could be paid", "dead", (world) => {
      const over = world.reservations.find(({ id, status }) =>
        status === "expired" && world.provider.intents.some(({ metadata }) => metadata.reservationId === id)
      )!;
      world.provider.intents.find(({ metadata }) => metadata.reservationId === over.id).status =
        "requires_action";
    }],
    ["a sold pet that is offered", "pet", ({ pets }) => {
      pets.find(({ status }) => status === "reserved")!.status = "available";
    }],
    ["a code that was used too often", "code", ({ codes, orders, reservations }) => {
      const counting = new Set(reservations.filter(isPaid).map(({ id }) => id));
      const used = orders.find(({ discount_code_id, reservation_id }) =>
        discount_code_id !== null && counting.has(reservation_id)
      )!;
      codes.find(({ id }) => id === used.discount_code_id)!.uses_limit = 0;
    }],
    ["a receipt that was written twice", "mail", ({ mails }) => {
      mails.push({
        ...mails.find(({ kind }) => kind === "reservation-deposit-paid")!,
        id: crypto.randomUUID(),
      });
    }],
    ["a receipt that was never written", "mail", (world) => {
      world.mails = world.mails.filter(({ kind }) => kind !== "reservation-deposit-paid");
    }],
  ])("%s", (_what, rule, slip) => {
    const world = structuredClone(outcome.world);
    slip(world);
    expect(differencesOf(world).map((one) => one.rule)).toContain(rule);
  });
});
