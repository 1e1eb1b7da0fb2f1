import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { watchHolds } from "../sale/jobs.ts";
import { tellOfHolds } from "../sale/notices/notify_actions.ts";
import { refreshCards } from "../pets/card_store.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
beforeAll(async () => {
  market = await openMarket({ features: ["payments", "reservations"] });
  shop = checkoutOf(market);
  seller = await market.seller();
});
afterAll(() => market.close());

const reservationsOf = (petId: string) =>
  market.db.selectFrom("reservations").selectAll().where("pet_id", "=", petId).execute();
const cardOf = async (petId: string) =>
  JSON.parse(
    (await market.db.selectFrom("pets").select("card").where("id", "=", petId).executeTakeFirstOrThrow())
      .card!,
  );

/** Returns the stored card, and the card as it would be built now. */
async function cardTexts(petId: string): Promise<(string | null)[]> {
  const read = async () =>
    (await market.db.selectFrom("pets").select("card").where("id", "=", petId).executeTakeFirstOrThrow())
      .card;
  const stored = await read();
  await market.db.transaction().execute((trx) => refreshCards(trx, [petId]));
  return [stored, await read()];
}

describe("startReservation", () => {
  it("writes the very card that would be made anew, as its release does", async () => {
    const [buyer, pet] = [await market.buyer(), await market.pet(seller)];
    const { body } = await shop.start(buyer, pet.id);
    const [held, heldAnew] = await cardTexts(pet.id);
    expect(held).toContain('"onHold": true');
    expect(held).toBe(heldAnew);
    await market.call(buyer, "PUT", "/v1/pets/reserved/status/update", {
      reservedPetId: body.reservedPetId,
      action: "cancel",
    });
    const [free, freeAnew] = await cardTexts(pet.id);
    expect(free).toContain('"onHold": false');
    expect(free).toBe(freeAnew);
  });

  it("holds a pet for 15 minutes, and says so on its card and to open pages", async () => {
    const [buyer, pet] = [await market.buyer(), await market.pet(seller)];
    const { status, body } = await shop.start(buyer, pet.id);
    expect(status).toBe(201);
    const { body: { reservedPet } } = await shop.get(buyer, body.reservedPetId);
    expect(reservedPet).toMatchObject({
      status: "held",
      orderDetails: {
        petAmount: 250_000,
        serviceFee: 7_500,
        total: 257_500,
        dueNow: 257_500,
        promoCode: null,
      },
      reservationProgress: {
        step: 1,
        stepName: "started",
        screen: 1,
        openStep: 1,
        contactDetailsVerified: false,
      },
      allowedActions: [{ action: "pay", isAllowed: true, reason: null }, {
        action: "cancel",
        isAllowed: true,
      }],
    });
    const left = Date.parse(reservedPet.holdExpiresAt) - Date.now();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000 + 1_000);
    expect(await cardOf(pet.id)).toMatchObject({ onHold: true, status: "available" });
    await runJobs(market);
    expect(market.app.events.filter(({ data }) => (data as { petId: string }).petId === pet.id))
      .toMatchObject([
        { channels: [`pet-${pet.id}`], event: "status", data: { onHold: true, status: "available" } },
        { channels: ["search"], event: "pet-status", data: { onHold: true } },
      ]);
  });

  it("gives one of 50 buyers the pet, over connections of their own, and tells the others", async () => {
    const url = await market.app.serve();
    const pet = await market.pet(seller);
    const buyers = await Promise.all(Array.from({ length: 50 }, () => market.buyer()));
    const answers = await Promise.all(buyers.map(async ({ token }) => {
      const response = await fetch(`${url}/v1/reserve/new`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${token}`,
          connection: "close",
        },
        body: JSON.stringify({ petId: pet.id }),
      });
      return { status: response.status, code: (await response.json()).code };
    }));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status, code }) => status === 409 && code === "pet_on_hold")).toHaveLength(49);
    expect(await reservationsOf(pet.id)).toHaveLength(1);
    const orders = await market.db.selectFrom("orders as o").innerJoin(
      "reservations as r",
      "r.id",
      "o.reservation_id",
    )
      .select("o.id").where("r.pet_id", "=", pet.id).execute();
    expect(orders).toHaveLength(1);
  });

  it("answers the same hold to a double click, also at the same moment", async () => {
    const [buyer, pet] = [await market.buyer(), await market.pet(seller)];
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.start(buyer, pet.id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.reservedPetId)).size).toBe(1);
  });

  it("is the same call in the second family", async () => {
    const [buyer, pet] = [await market.buyer(), await market.pet(seller)];
    const { status, body } = await market.call(buyer, "POST", "/api/reserve-pet", { petId: pet.id });
    expect(status).toBe(201);
    expect((await shop.start(buyer, pet.id)).body).toEqual(body);
    const own = await market.call(buyer, "GET", `/api/reserved-pet?id=${body.reservedPetId}`);
    expect(own.body).toEqual((await shop.get(buyer, body.reservedPetId)).body);
    expect((await market.call(null, "POST", "/api/reserve-pet", { petId: pet.id })).status).toBe(401);
  });

  it("names the end of the other's hold", async () => {
    const pet = await market.pet(seller);
    await shop.hold(await market.buyer(), pet.id);
    const { status, body } = await shop.start(await market.buyer(), pet.id);
    expect(status).toBe(409);
    expect(body.code).toBe("pet_on_hold");
    expect(Date.parse(body.holdUntil)).toBeGreaterThan(Date.now());
  });

  it("refuses a breeder's own pet, and lets a breeder buy another's", async () => {
    const [other, pet] = [await market.seller(), await market.pet(seller)];
    expect(await shop.start(seller, pet.id)).toMatchObject({ status: 403, body: { code: "own_pet" } });
    expect((await shop.start(other, pet.id)).status).toBe(201);
  });

  it.each(
    [
      ["sold", 409, "pet_not_available"],
      ["reserved", 409, "pet_not_available"],
      ["no-longer-available", 409, "pet_not_available"],
      ["in-review", 404, "not_found"],
    ] as const,
  )("refuses a pet that is %s", async (status, wanted, code) => {
    const pet = await market.pet(seller, { status });
    expect(await shop.start(await market.buyer(), pet.id)).toMatchObject({ status: wanted, body: { code } });
  });

  it("refuses the pets of a breeder whose account is not active", async () => {
    const gone = await market.seller();
    const pet = await market.pet(gone);
    await market.db.updateTable("users").set({ account_status: "Inactive" }).where("id", "=", gone.id)
      .execute();
    expect(await shop.start(await market.buyer(), pet.id)).toMatchObject({
      status: 409,
      body: { code: "pet_not_available" },
    });
  });

  it("has no pet under an id that nobody has", async () => {
    expect(await shop.start(await market.buyer(), crypto.randomUUID())).toMatchObject({ status: 404 });
  });

  it("keeps the price of the moment", async () => {
    const [buyer, pet] = [await market.buyer(), await market.pet(seller)];
    const id = await shop.hold(buyer, pet.id);
    await market.db.updateTable("pets").set({ price_cents: 400_000 }).where("id", "=", pet.id).execute();
    const { body } = await shop.save(buyer, id, { options: { transportation: "pickup" } });
    expect(body.orderDetails).toMatchObject({ petAmount: 250_000, total: 257_500 });
  });

  it("takes the page's version: an old page is told to reload, a new one takes the hold over", async () => {
    const [buyer, pet] = [await market.buyer(), await market.pet(seller)];
    const send = async (version: string) => {
      const response = await market.app.fetch("/v1/reserve/new", {
        json: { petId: pet.id },
        token: buyer.token,
        headers: { "x-deployment-version": version },
      });
      return { status: response.status, body: await response.json() };
    };
    const now = market.services.config.deploymentVersion;
    expect(await send("2024.1.1.1")).toMatchObject({ status: 409, body: { code: "deployment_changed" } });
    const { body: { reservedPetId } } = await send(now);
    await market.db.updateTable("orders").set({ deployment_version: "2024.1.1.1" })
      .where("reservation_id", "=", reservedPetId).execute();
    const progress = { reservedPetId, stepName: "contact", screen: 1, openStep: 1 };
    const save = async () => {
      const headers = { "x-deployment-version": now };
      const response = await market.app.fetch("/v1/reserve/save/progress", {
        json: progress,
        token: buyer.token,
        headers,
      });
      return { status: response.status, body: await response.json() };
    };
    expect(await save()).toMatchObject({ status: 409, body: { code: "deployment_changed" } });
    expect(await send(now)).toMatchObject({ status: 201, body: { reservedPetId } });
    expect((await save()).status).toBe(200);
  });
});

describe("news of holds", () => {
  /** Returns the events about one object, with their channels. */
  const heard = (name: "petId" | "reservationId", id: string) =>
    market.app.events.filter(({ data }) => (data as Record<string, unknown>)[name] === id);

  it("are told once, however many processes look", async () => {
    await runJobs(market);
    const pets = [await market.pet(seller), await market.pet(seller)];
    market.app.events.length = 0;
    const buyer = await market.buyer();
    const ids = await Promise.all(pets.map((pet) => shop.hold(buyer, pet.id)));
    await Promise.all(Array.from({ length: 4 }, () => tellOfHolds(market.services)));
    for (const id of ids) expect(heard("reservationId", id)).toHaveLength(1);
    for (const { id } of pets) {
      expect(heard("petId", id)).toEqual(
        [`pet-${id}`, "search"].map((channel) =>
          expect.objectContaining({ channels: [channel], data: expect.objectContaining({ onHold: true }) })
        ),
      );
    }
    expect(await tellOfHolds(market.services)).toBe(false);
  });

  it("stay where they cannot be told, and are told by another where whoever took them has ended", async () => {
    const pet = await market.pet(seller);
    await shop.hold(await market.buyer(), pet.id);
    market.app.events.length = 0;
    const refusing = { ...market.services.realtime, triggerAll: () => Promise.reject(new Error("away")) };
    await expect(tellOfHolds({ ...market.services, realtime: refusing })).rejects.toThrow("away");
    expect(heard("petId", pet.id)).toEqual([]);
    const takenUntil = (seconds: number) =>
      market.db.updateTable("hold_news").set({ taken_until: new Date(Date.now() + seconds * 1_000) })
        .execute();
    await takenUntil(20);
    expect(await tellOfHolds(market.services)).toBe(false);
    await takenUntil(-1);
    await expect(tellOfHolds({ ...market.services, realtime: refusing })).rejects.toThrow("away");
    expect(await tellOfHolds(market.services)).toBe(true);
    expect(heard("petId", pet.id)).toHaveLength(2);
  });
});

describe("the end of a hold", () => {
  it("frees the pet once, whoever sweeps, and says so", async () => {
    const [buyer, pet] = [await market.buyer(), await market.pet(seller)];
    const id = await shop.hold(buyer, pet.id);
    await runJobs(market);
    market.app.events.length = 0;
    await market.passHold(id);
    await Promise.all(Array.from({ length: 8 }, () => market.services.addJob(market.db, "expireHolds", {})));
    await Promise.all([runJobs(market), runJobs(market)]);
    const { body: { reservedPet } } = await shop.get(buyer, id);
    expect(reservedPet).toMatchObject({ status: "expired", allowedActions: [], holdExpiresAt: null });
    expect(reservedPet.timeline.map(({ status }: { status: string }) => status)).toEqual(["held", "expired"]);
    expect(await cardOf(pet.id)).toMatchObject({ onHold: false, status: "available" });
    await runJobs(market);
    expect(market.app.events).toContainEqual(
      expect.objectContaining({
        channels: [`pet-${pet.id}`],
        data: expect.objectContaining({ onHold: false }),
      }),
    );
    expect((await shop.start(await market.buyer(), pet.id)).status).toBe(201);
  });

  it("does nothing before its time, by the database's clock", async () => {
    const [buyer, pet] = [await market.buyer(), await market.pet(seller)];
    const id = await shop.hold(buyer, pet.id);
    await market.services.addJob(market.db, "expireHold", { reservationId: id });
    market.app.advance(2 * 24 * 3_600_000);
    await runJobs(market);
    market.app.advance(-2 * 24 * 3_600_000);
    expect((await shop.get(buyer, id)).body.reservedPet.status).toBe("held");
  });

  it.each([2, -2])(
    "begins and ends by the database's clock where the server's is %i days off",
    async (days) => {
      const pet = await market.pet(seller);
      market.app.advance(days * 24 * 3_600_000);
      try {
        const [first, second] = [await market.buyer(), await market.buyer()];
        const id = await shop.hold(first, pet.id);
        const { body: { reservedPet } } = await shop.get(first, id);
        const minutes = (new Date(reservedPet.holdExpiresAt).getTime() - Date.now()) / 60_000;
        expect([minutes > 14, minutes < 15.1]).toEqual([true, true]);
        await market.services.addJob(market.db, "expireHolds", {});
        await runJobs(market);
        expect(await shop.start(second, pet.id)).toMatchObject({
          status: 409,
          body: { code: "pet_on_hold" },
        });
        await market.passHold(id);
        expect((await shop.start(second, pet.id)).status).toBe(201);
      } finally {
        market.app.advance(-days * 24 * 3_600_000);
      }
    },
  );

  it("gets its job once its time is over, once in a process", async () => {
    const [buyer, pet] = [await market.buyer(), await market.pet(seller)];
    const id = await shop.hold(buyer, pet.id);
    const look = watchHolds();
    const jobs = async () =>
      (await market.services.pool.query("select revision from graphile_worker.jobs where key = $1", [
        `hold:${id}`,
      ])).rows;
    await look(market.services);
    expect(await jobs()).toEqual([]);
    await market.passHold(id);
    for (let turn = 0; turn < 2; turn++) {
      await look(market.services);
      expect(await jobs()).toEqual([{ revision: 0 }]);
    }
    await runJobs(market);
    expect((await shop.get(buyer, id)).body.reservedPet.status).toBe("expired");
  });

  it("gives the pet to the next buyer although no sweeper has come by", async () => {
    const pet = await market.pet(seller);
    const [first, second] = [await market.buyer(), await market.buyer()];
    const id = await shop.hold(first, pet.id);
    await market.passHold(id);
    expect((await shop.start(second, pet.id)).status).toBe(201);
    expect((await shop.get(first, id)).body.reservedPet.status).toBe("expired");
  });

  it("is told to who goes on with the checkout", async () => {
    const [buyer, pet] = [await market.buyer(), await market.pet(seller)];
    const id = await shop.hold(buyer, pet.id);
    await market.passHold(id);
    expect(await shop.save(buyer, id)).toMatchObject({ status: 409, body: { code: "hold_expired" } });
    expect(await shop.intent(buyer, id, seller)).toMatchObject({
      status: 409,
      body: { code: "hold_expired" },
    });
    expect(await shop.finalize(buyer, id)).toMatchObject({ status: 409, body: { code: "hold_expired" } });
  });

  it("is a constraint of the database: a second live reservation cannot be written", async () => {
    const pet = await market.pet(seller);
    const id = await shop.hold(await market.buyer(), pet.id);
    const [row] = await reservationsOf(pet.id);
    const copy = {
      ...row!,
      id: crypto.randomUUID(),
      number: `HP-${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
    };
    const insert = market.db.insertInto("reservations").values({
      ...copy,
      progress: "{}",
      refund_quote: null,
    }).execute();
    await expect(insert).rejects.toThrow(/reservations_one_live/);
    expect((await reservationsOf(pet.id)).map((one) => one.id)).toEqual([id]);
  });
});
