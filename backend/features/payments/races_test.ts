/**
 * Races of a payment, over separate connections: against the hold's end, a cancellation, and the listing's
 * end.
 */
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectSoundMoney } from "../../testing/ledger.ts";
import { checkoutOf, type Market, openMarket, type Person, TERMS } from "../../testing/reservations.ts";
import { recordOf, walksOf } from "../../testing/reservation_walks.ts";
import { withClient } from "../../testing/cluster.ts";
import { expireHold } from "../sale/hold/hold_actions.ts";
import { settleIntent } from "../sale/payment/settle_actions.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;
let origin: string;

beforeAll(async () => {
  market = await openMarket({ features: ["listings", "payments", "reservations"], provider: true });
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
  origin = await market.app.serve();
}, 40_000);
afterAll(() => market.close());

/** Calls over a separate connection; the outcome depends on which call comes first. */
async function call(who: Person, method: string, path: string, json?: unknown): Promise<number> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${who.token}`,
      ...(json ? { "content-type": "application/json" } : {}),
    },
    ...(json ? { body: JSON.stringify(json) } : {}),
  });
  await response.body?.cancel();
  return response.status;
}

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

type Made = Awaited<ReturnType<typeof walks.ready>> & { intentId: string };
const RIVALS = {
  expiry: ({ id }: Made) => expireHold(market.services, id),
  otherSweeper: ({ id }: Made) => expireHold(market.services, id),
  // Retries if the payment was in progress.
  cancellation: async ({ buyer, id }: Made) => {
    for (let press = 0; press < 3; press++) {
      const json = { reservedPetId: id, action: "cancel" };
      if (await call(buyer, "PUT", "/v1/pets/reserved/status/update", json) === 200) return;
      await pause(60);
    }
  },
  deletion: ({ pet }: Made) => call(seller, "DELETE", `/v1/breeders/pets/${pet.id}/delete`),
  pause: ({ pet }: Made) =>
    call(seller, "PUT", `/v1/breeders/pets/${pet.id}/status`, { status: "temporary-pause" }),
  webhook: ({ intentId }: Made) => settleIntent(market.services, intentId),
  finalize: ({ buyer, id }: Made) => call(buyer, "POST", "/v1/reserve/finalize", { reservedPetId: id }),
};

describe("a payment that races with what ends its reservation", () => {
  it(
    "ends with a pet that is reserved and paid, or with the money back; never with one of both",
    async () => {
      const ends = { paid: 0, returned: 0, unpaid: 0 };
      await fc.assert(
        fc.asyncProperty(
          fc.shuffledSubarray(Object.keys(RIVALS) as (keyof typeof RIVALS)[], { minLength: 1 }),
          fc.boolean(),
          fc.array(fc.nat(30), { minLength: 7, maxLength: 7 }),
          async (rivals, isOver, pauses) => {
            const ready = await walks.ready({ paymentType: "full" });
            const { body: { intentId } } = await shop.intent(ready.buyer, ready.id, seller);
            const made: Made = { ...ready, intentId };
            if (isOver) await market.passHold(made.id);
            const pay = async () => {
              await shop.confirm(intentId);
              await call(made.buyer, "POST", "/v1/payments/verify-and-finalize", { paymentIntent: intentId });
            };
            const racers = [pay, ...rivals.map((name) => () => RIVALS[name](made))];
            await Promise.all(racers.map(async (race, at) => {
              await pause(pauses[at % pauses.length]!);
              await race().catch(() => {});
            }));
            await settleIntent(market.services, made.intentId);
            await runJobs(market);

            const reservation = await market.db.selectFrom("reservations").select("status").where(
              "id",
              "=",
              made.id,
            )
              .executeTakeFirstOrThrow();
            const pet = await market.db.selectFrom("pets").select("status").where("id", "=", made.pet.id)
              .executeTakeFirst();
            const charge = (await recordOf(market)).charges.find((one) =>
              one.payment_intent === intentId && one.paid
            );
            if (reservation.status === "paid") {
              ends.paid++;
              expect([pet?.status, charge?.amount_refunded]).toEqual(["reserved", 0]);
              return;
            }
            if (charge) ends.returned++;
            else ends.unpaid++;
            expect(["held", "expired", "refunded", "cancelled-by-buyer"]).toContain(reservation.status);
            expect(pet?.status).not.toBe("reserved");
            expect(charge?.amount_refunded).toBe(charge?.amount);
          },
        ),
        { numRuns: 12 },
      );
      expect(Math.min(ends.paid, ends.returned + ends.unpaid), JSON.stringify(ends)).toBeGreaterThan(0);
      await expectSoundMoney(market);
    },
    120_000,
  );

  it("whose intent opens while the hold ends leaves no intent that could still take money", async () => {
    const made = await walks.ready({ paymentType: "full" });
    const { body: { intentId } } = await shop.intent(made.buyer, made.id, seller);
    await market.passHold(made.id);
    const payments = market.db.selectFrom("payments").select("status").where("intent_id", "=", intentId);
    await market.db.updateTable("payments").set({ status: "canceled" }).where("intent_id", "=", intentId)
      .execute();
    await withClient(market.app.databaseUrl, async (client) => {
      await client.query("begin");
      await client.query("select 1 from pets where id = $1 for update", [made.pet.id]);
      await client.query("update payments set status = 'requires_payment_method' where intent_id = $1", [
        intentId,
      ]);
      // It has seen no open payment, and waits for the pet.
      const ending = expireHold(market.services, made.id);
      await expect.poll(async () =>
        (await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(market.db)).rows[0]!.n
      ).toBeGreaterThan(0);
      await client.query("commit");
      await ending;
    });
    expect(await payments.executeTakeFirstOrThrow()).toEqual({ status: "canceled" });
    const { paymentIntents } = await recordOf(market);
    expect(paymentIntents.find(({ id }) => id === intentId)?.status).toBe("canceled");
  });

  it("whose intent opens while its buyer lets go of it leaves none either", async () => {
    const made = await walks.ready({ paymentType: "full" });
    const { body: { intentId } } = await shop.intent(made.buyer, made.id, seller);
    const { rows: [gone] } = await sql<{ row: unknown }>`
      delete from payments where intent_id = ${intentId} returning to_jsonb(payments) as row`.execute(
      market.db,
    );
    await withClient(market.app.databaseUrl, async (client) => {
      await client.query("begin");
      await client.query("select 1 from pets where id = $1 for update", [made.pet.id]);
      await client.query("insert into payments select * from jsonb_populate_record(null::payments, $1)", [
        gone!.row,
      ]);
      // The call that would end the hold waits for the pet.
      const ending = shop.status(made.buyer, made.id, "cancel");
      await expect.poll(async () =>
        (await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(market.db)).rows[0]!.n
      ).toBeGreaterThan(0);
      await client.query("commit");
      expect((await ending).body.reservedPet.status).toBe("cancelled-by-buyer");
    });
    const { paymentIntents } = await recordOf(market);
    expect(paymentIntents.find(({ id }) => id === intentId)?.status).toBe("canceled");
  });
});

describe("a checkout that is free", () => {
  const acceptances = () => ({ saleContractHash: seller.contractHash, termsVersion: TERMS });
  const stateOf = async (id: string, petId: string) => ({
    reservation: (await market.db.selectFrom("reservations").select("status").where("id", "=", id)
      .executeTakeFirstOrThrow()).status,
    pet:
      (await market.db.selectFrom("pets").select("status").where("id", "=", petId).executeTakeFirstOrThrow())
        .status,
    payments: await market.db.selectFrom("payments").select(["kind", "method", "amount_cents", "status"])
      .where("reservation_id", "=", id).execute(),
  });
  const FREE = { kind: "Full", method: "none", amount_cents: 0, status: "succeeded" };

  it("ends once, without an intent, whoever finishes it and whatever it races with", async () => {
    const before = (await recordOf(market)).paymentIntents.length;
    for (let round = 0; round < 6; round++) {
      const { buyer, id, pet } = await walks.ready({}, { price_cents: 0 });
      const finish = () =>
        call(buyer, "POST", "/v1/reserve/finalize", { reservedPetId: id, acceptances: acceptances() });
      const cancel = () =>
        call(buyer, "PUT", "/v1/pets/reserved/status/update", { reservedPetId: id, action: "cancel" });
      const statuses = await Promise.all([
        ...Array.from({ length: 8 }, finish),
        ...(round % 2 ? [cancel()] : []),
      ]);
      for (const status of statuses) expect([200, 409]).toContain(status);
      const { reservation, pet: standing, payments } = await stateOf(id, pet.id);
      // An earlier cancellation leaves nothing; a later one leaves a payment of 0.
      if (reservation === "paid") expect([standing, payments]).toEqual(["reserved", [FREE]]);
      else expect([standing, payments.length <= 1]).toEqual(["available", true]);
      if (!(round % 2)) expect(reservation).toBe("paid");
    }
    expect((await recordOf(market)).paymentIntents.length).toBe(before);
    await expectSoundMoney(market);
  }, 60_000);

  it("is whole or not at all: what fails at its last step leaves no trace of the first", async () => {
    const { buyer, id, pet } = await walks.ready({}, { price_cents: 0 });
    await sql`create function refuse_reserved() returns trigger language plpgsql as
      $$ begin raise exception 'planted'; end $$`.execute(market.db);
    await sql`create trigger refuse_reserved before update on pets for each row
      when (new.status = 'reserved') execute function refuse_reserved()`.execute(market.db);
    const finish = () => shop.finalize(buyer, id, { acceptances: acceptances() });
    expect((await finish()).status).toBe(500);
    expect(await stateOf(id, pet.id)).toEqual({ reservation: "held", pet: "available", payments: [] });
    await sql`drop trigger refuse_reserved on pets`.execute(market.db);
    expect((await finish()).body.reservedPet.status).toBe("paid");
    expect(await stateOf(id, pet.id)).toEqual({ reservation: "paid", pet: "reserved", payments: [FREE] });
  });
});
