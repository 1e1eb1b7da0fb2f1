import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { expectSoundMoney } from "../../testing/ledger.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { petOf, walksOf } from "../../testing/reservation_walks.ts";
import { runJobs } from "../../testing/jobs.ts";

/** Changes of account status in any order, and at the same moment as holds, payments and releases. */

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let staff: Person;
let address: string;

beforeAll(async () => {
  market = await openMarket({
    features: ["payments", "reservations", "staff", "users"],
    provider: true,
    env: { DATABASE_POOL_SIZE: "24" },
  });
  shop = checkoutOf(market);
  staff = await asPerson(await addUser(market.services, { role: "Admin" }));
  address = await market.app.serve();
}, 40_000);
afterAll(() => market.close());

async function asPerson(user: { id: string }): Promise<Person> {
  const { authorization } = await bearer(market.services, user);
  return { id: user.id, token: authorization.slice("Bearer ".length) };
}
const decide = async (person: Person, accountStatus: "Active" | "Suspended") =>
  (await market.call(staff, "PUT", `/v1/admin/users/${person.id}/status`, {
    accountStatus,
    reason: "A test.",
  }))
    .status;
const standing = async (person: Person) =>
  (await market.db.selectFrom("users").select("account_status").where("id", "=", person.id)
    .executeTakeFirstOrThrow()).account_status;
const reservation = (id: string) =>
  market.db.selectFrom("reservations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
/** Calls over a separate connection, so calls run in parallel. */
const over = async (who: Person, method: string, path: string, json: unknown) => {
  const response = await fetch(new URL(path, address), {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${who.token}` },
    body: JSON.stringify(json),
  });
  return { status: response.status, body: await response.json() };
};
const suspendOver = (person: Person) =>
  over(staff, "PUT", `/v1/admin/users/${person.id}/status`, {
    accountStatus: "Suspended",
    reason: "A test.",
  });

type Seller = Awaited<ReturnType<Market["seller"]>>;

/** Expects the invariants of a seller's pets, after any history. */
async function expectSound(seller: Seller, petIds: string[]) {
  const status = await standing(seller);
  for (const id of petIds) {
    const pet = await petOf(market, id);
    expect(pet.card !== null, `a card with an ${status} account`).toBe(status === "Active");
    const rows = await market.db.selectFrom("reservations").selectAll().where("pet_id", "=", id).execute();
    const owned = rows.filter(({ status }) => ["deposit-paid", "paid", "handed-over"].includes(status));
    expect(pet.status).toBe(owned.length ? "reserved" : "available");
    const open = rows.filter((row) => row.status === "held" && row.hold_expires_at! > new Date());
    if (status === "Suspended") expect(open, "a hold with a suspended breeder").toEqual([]);
  }
}

const STEPS = [
  "staff suspend the seller",
  "staff open the seller again",
  "the seller rests",
  "the seller comes back",
  "staff suspend the buyer",
  "staff open the buyer again",
  "the buyer holds",
  "the buyer pays",
  "the buyer cancels",
  "the hold's time is over",
  "the jobs run",
] as const;

/** Holds and payments are more frequent because only money in progress can be lost. */
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...STEPS) },
  { weight: 2, arbitrary: fc.constantFrom("the buyer holds" as const, "the buyer pays" as const) },
);

describe("accounts that are suspended, opened and rested in any order", () => {
  it("never show a hidden pet, take money for one, lose any, or forget what an account was", async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(anyStep, fc.nat(1)), { minLength: 6, maxLength: 18 }),
        async (steps) => {
          const seller = await market.seller();
          const buyer = await asPerson(await addUser(market.services));
          const pets = [await market.pet(seller), await market.pet(seller)];
          const held: Record<string, string> = {};
          // The statuses that people chose, and whether staff have suspended the account on top.
          const model = { rests: false, closed: false, buyerClosed: false };
          for (const [step, which] of steps) {
            const pet = pets[which]!;
            const id = held[pet.id];
            if (step === "staff suspend the seller") {
              expect(await decide(seller, "Suspended")).toBe(200);
              model.closed = true;
            } else if (step === "staff open the seller again") {
              expect(await decide(seller, "Active")).toBe(model.rests && !model.closed ? 409 : 200);
              model.closed = false;
            } else if (step === "the seller rests" || step === "the seller comes back") {
              const accountStatus = step === "the seller rests" ? "Inactive" : "Active";
              const { status } = await market.call(
                await asPerson(seller),
                "PUT",
                "/v1/users/update",
                { accountStatus },
              );
              expect(status).toBe(model.closed ? 403 : 200);
              if (!model.closed) model.rests = accountStatus === "Inactive";
            } else if (step === "staff suspend the buyer" || step === "staff open the buyer again") {
              model.buyerClosed = step === "staff suspend the buyer";
              expect(await decide(buyer, model.buyerClosed ? "Suspended" : "Active")).toBe(200);
            } else if (step === "the buyer holds") {
              const { status, body } = await shop.start(await asPerson(buyer), pet.id);
              if (status === 201) {
                // The same hold may be resumed while its breeder is inactive; a new one needs an Active
                // breeder.
                if (body.reservedPetId !== id) {
                  expect(model).toEqual({ rests: false, closed: false, buyerClosed: false });
                }
                held[pet.id] = body.reservedPetId;
              }
            } else if (step === "the buyer pays" && id) {
              const me = await asPerson(buyer);
              await shop.fill(me, id);
              const { body, status } = await shop.intent(me, id, seller);
              if (status === 200) {
                expect(model.closed || model.buyerClosed, "an intent for a closed account").toBe(false);
                await shop.confirm(body.intentId);
                await shop.verify(me, body.intentId);
                seen.add("paid");
              }
            } else if (step === "the buyer cancels" && id) {
              await shop.status(await asPerson(buyer), id, "cancel");
            } else if (
              step === "the hold's time is over" && id && (await reservation(id)).status === "held"
            ) {
              await market.passHold(id);
            } else if (step === "the jobs run") await runJobs(market);
            expect(await standing(seller)).toBe(
              model.closed ? "Suspended" : model.rests ? "Inactive" : "Active",
            );
            expect(await standing(buyer)).toBe(model.buyerClosed ? "Suspended" : "Active");
            await expectSound(seller, pets.map(({ id }) => id));
            seen.add(`${step} ${await standing(seller)}`);
          }
          await runJobs(market);
          await expectSound(seller, pets.map(({ id }) => id));
        },
      ),
      { numRuns: 20, endOnFailure: true },
    );
    await expectSoundMoney(market);
    // A run without a payment or a suspension would prove nothing.
    expect([...seen], "somebody paid").toContain("paid");
    expect(seen.size).toBeGreaterThan(15);
  }, 120_000);
});

describe("a suspension at the very moment of", () => {
  it("a hold: the hold comes first and ends, or comes too late", async () => {
    const outcomes = new Set<number>();
    for (let round = 0; round < 12; round++) {
      const seller = await market.seller();
      const pets = await Promise.all(Array.from({ length: 4 }, () => market.pet(seller)));
      const buyers = await Promise.all(pets.map(() => market.buyer()));
      const holds = pets.map((pet, i) =>
        pause(Math.random() * 30).then(() => over(buyers[i]!, "POST", "/v1/reserve/new", { petId: pet.id }))
      );
      const [suspended, ...answers] = await Promise.all([
        pause(Math.random() * 30).then(() => suspendOver(seller)),
        ...holds,
      ]);
      expect(suspended.status).toBe(200);
      for (const { status, body } of answers) {
        outcomes.add(status);
        if (status !== 201) expect(body.code).toBe("pet_not_available");
      }
      await expectSound(seller, pets.map(({ id }) => id));
      await runJobs(market);
      const left = await market.db.selectFrom("reservations").select("status")
        .where("breeder_id", "=", seller.breederId).execute();
      expect(left.every(({ status }) => status === "expired")).toBe(true);
    }
    // Both orders must have occurred for the test to be meaningful.
    expect(outcomes).toEqual(new Set([201, 409]));
  }, 60_000);

  it("a payment: the pet is the buyer's and the money is there, or neither", async () => {
    const ends = new Set<string>();
    for (let round = 0; round < 10; round++) {
      const seller = await market.seller();
      const walks = walksOf(market, seller);
      const { buyer, id, pet } = await walks.ready();
      const { body: { intentId } } = await shop.intent(buyer, id, seller);
      const pay = async () => {
        await pause(Math.random() * 40);
        await shop.confirm(intentId);
        await over(buyer, "POST", "/v1/payments/verify-and-finalize", { paymentIntent: intentId });
      };
      const close = async () => {
        await pause(Math.random() * 60);
        await suspendOver(seller);
        await runJobs(market);
      };
      await Promise.all([pay(), close()]);
      await market.services.addJob(market.db, "reconcilePayments", {});
      await runJobs(market);
      const { status } = await reservation(id);
      ends.add(status);
      expect(["deposit-paid", "expired"]).toContain(status);
      expect((await petOf(market, pet.id)).status).toBe(status === "expired" ? "available" : "reserved");
      await expectSound(seller, [pet.id]);
    }
    await expectSoundMoney(market);
    expect(ends.size).toBeGreaterThan(0);
  }, 60_000);

  it("a release: what was released before stays, and nothing is released after", async () => {
    const age = sql<Date>`now() - interval '10 days'`;
    for (let round = 0; round < 6; round++) {
      const seller = await market.seller();
      const { buyer, id } = await walksOf(market, seller).fullyPaid();
      await shop.status(buyer, id, "confirm-handover");
      await shop.complete(seller, id);
      await market.db.updateTable("reservations").set({ completed_at: age, handed_over_at: age })
        .where("id", "=", id).execute();
      await sql`update graphile_worker._private_jobs set run_at = now()`.execute(market.db);
      const released = async () =>
        (await market.db.selectFrom("ledger_transactions").select("id").where("source", "=", `release:${id}`)
          .execute()).length;
      const run = pause(Math.random() * 20).then(() => runJobs(market));
      await Promise.all([run, pause(Math.random() * 40).then(() => suspendOver(seller))]);
      const before = await released();
      await market.services.addJob(market.db, "releaseFunds", { reservationId: id });
      await market.services.addJob(market.db, "releaseDueFunds", {});
      await runJobs(market);
      expect(await released()).toBe(before);
      await decide(seller, "Active");
      await runJobs(market);
      expect(await released()).toBe(1);
    }
  }, 60_000);

  it(
    "its lifting, and of the owner's own choice: one of them is the last, and the cards follow it",
    async () => {
      for (let round = 0; round < 10; round++) {
        const seller = await market.seller();
        const pets = [await market.pet(seller), await market.pet(seller)];
        await Promise.all([
          suspendOver(seller),
          over(seller, "PUT", "/v1/users/update", { accountStatus: "Inactive" }),
          over(seller, "PUT", "/v1/users/update", { accountStatus: "Active" }),
          decide(seller, "Active"),
        ]);
        await expectSound(seller, pets.map(({ id }) => id));
      }
    },
    30_000,
  );
});

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
