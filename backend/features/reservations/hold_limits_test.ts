import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { startReservation } from "../sale/hold/hold_actions.ts";
import { createFront } from "../../platform/front.ts";
import { openPool } from "../../platform/db/connection.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { assembleServices } from "../../services.ts";
import { loadFeatures } from "../../testing/features.ts";
import { runJobs } from "../../testing/jobs.ts";

const features = ["reservations"];
const handlers = await loadFeatures(features);

let market: Market;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
/** Two servers on one database, each with separate connections. */
const servers: string[] = [];
const close: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  market = await openMarket({
    features,
    env: { HOLDS_NETWORK_HOUR: "20", HOLDS_UNCONFIRMED: "1", HOLDS_UNCONFIRMED_DAY: "2" },
  });
  shop = checkoutOf(market);
  seller = await market.seller();
  const { config, log, now, payments, files, realtime, reports } = market.services;
  const pool = openPool({ ...config.database, url: market.app.databaseUrl, size: 8 });
  const services = assembleServices({ config, log, pool, files, now, payments, realtime, reports });
  services.readiness.markMigrated();
  const front = createFront(createApp(services, { features: handlers, rateScale: 0 }), {});
  const http = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    (request, { remoteAddr }) => front(request, { remoteAddr }),
  );
  close.push(() => http.shutdown(), () => pool.end());
  servers.push(await market.app.serve(), `http://127.0.0.1:${http.addr.port}`);
}, 40_000);
afterAll(async () => {
  for (const end of close) await end();
  await market.close();
});

/** Adds a buyer, with a confirmed address by default. */
async function person(email_verified_at: Date | null = new Date()): Promise<Person> {
  const user = await addUser(market.services, { email_verified_at });
  return { id: user.id, token: (await bearer(market.services, user)).authorization.slice("Bearer ".length) };
}
const pets = (count: number) => Promise.all(Array.from({ length: count }, () => market.pet(seller)));
/** Makes a hold over a separate connection, at one server or the other. */
async function hold({ token }: Person, petId: string, index: number) {
  const response = await fetch(`${servers[index % servers.length]}/v1/reserve/new`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}`, connection: "close" },
    body: JSON.stringify({ petId }),
  });
  return {
    status: response.status,
    body: await response.json(),
    retryAfter: response.headers.get("retry-after"),
  };
}
const forgetNetwork = () => market.db.updateTable("reservations").set({ network: null }).execute();
const held = (statuses: { status: number }[]) => statuses.filter(({ status }) => status === 201).length;

describe("holds of one person", () => {
  it("are three at a time, however many are asked for at once over two servers", async () => {
    await forgetNetwork();
    for (let round = 0; round < 3; round++) {
      const buyer = await person();
      const answers = await Promise.all((await pets(12)).map(({ id }, index) => hold(buyer, id, index)));
      expect(held(answers)).toBe(3);
      for (const { status, body, retryAfter } of answers.filter((one) => one.status !== 201)) {
        expect([status, body.code]).toEqual([429, "too_many_holds"]);
        const left = Date.parse(body.retryAt) - Date.now();
        expect(left).toBeGreaterThan(13 * 60_000);
        expect(left).toBeLessThan(15 * 60_000 + 1_000);
        expect(Math.abs(Number(retryAfter) - left / 1_000)).toBeLessThan(3);
      }
      const rows = await market.db.selectFrom("reservations").select("id").where("consumer_id", "=", buyer.id)
        .execute();
      expect(rows).toHaveLength(3);
    }
  });

  it("are never said to be somebody else's where a person may have many and begins them all at once", async () => {
    const { config } = market.services;
    const many = { ...market.services, config: { ...config, holds: { ...config.holds, person: 100 } } };
    const buyer = await person();
    const wanted = await pets(40);
    const held = new Set<string>();
    for (let round = 0; held.size < wanted.length && round < 20; round++) {
      const left = wanted.filter(({ id }) => !held.has(id));
      const started = await Promise.allSettled(
        left.map(({ id: petId }) => startReservation(many, { petId, userId: buyer.id })),
      );
      started.forEach((one, at) => {
        if (one.status === "fulfilled") held.add(left[at]!.id);
        else expect(one.reason).toMatchObject({ code: "unavailable" });
      });
    }
    expect(held.size).toBe(wanted.length);
  });

  it("are free again when one is released, and the same hold is always answered", async () => {
    await forgetNetwork();
    const buyer = await person();
    const [a, b, c, d] = await pets(4);
    const ids = [await shop.hold(buyer, a!.id), await shop.hold(buyer, b!.id), await shop.hold(buyer, c!.id)];
    expect((await shop.start(buyer, d!.id)).body.code).toBe("too_many_holds");
    expect((await shop.start(buyer, a!.id)).body.reservedPetId).toBe(ids[0]);
    await shop.status(buyer, ids[1]!, "cancel");
    expect((await shop.start(buyer, d!.id)).status).toBe(201);
  });

  it("are one at a time and two a day while the address is not confirmed", async () => {
    await forgetNetwork();
    const buyer = await person(null);
    const answers = await Promise.all((await pets(6)).map(({ id }, index) => hold(buyer, id, index)));
    expect(held(answers)).toBe(1);
    await shop.status(buyer, answers.find(({ status }) => status === 201)!.body.reservedPetId, "cancel");
    const [second, third] = await pets(2);
    const id = await shop.hold(buyer, second!.id);
    await shop.status(buyer, id, "cancel");
    const { status, body } = await shop.start(buyer, third!.id);
    expect(status).toBe(429);
    expect(Date.parse(body.retryAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect(body.detail).toContain("Confirm your email");
    await market.db.updateTable("users").set({ email_verified_at: new Date() }).where("id", "=", buyer.id)
      .execute();
    expect((await shop.start(buyer, third!.id)).status).toBe(201);
  });

  it("of one pet wait two hours after the second that was not paid", async () => {
    await forgetNetwork();
    const buyer = await person();
    const [pet, other] = await pets(2);
    for (let time = 0; time < 2; time++) {
      const id = await shop.hold(buyer, pet!.id);
      await market.passHold(id);
      await market.services.addJob(market.db, "expireHold", { reservationId: id });
      await runJobs(market);
    }
    const { status, body } = await shop.start(buyer, pet!.id);
    expect([status, body.code]).toEqual([429, "too_many_holds"]);
    expect(Math.abs(Date.parse(body.retryAt) - Date.now() - 2 * 3_600_000)).toBeLessThan(60_000);
    expect((await shop.start(buyer, other!.id)).status).toBe(201);
    expect((await shop.start(await person(), pet!.id)).status).toBe(201);
  });
});

describe("holds of one network", () => {
  it("are twenty an hour, whoever asks and however many at once over two servers", async () => {
    await forgetNetwork();
    const people = await Promise.all(Array.from({ length: 10 }, () => person()));
    const wanted = (await pets(30)).map(({ id }, index) => ({ id, who: people[index % people.length]! }));
    const answers = await Promise.all(wanted.map(({ id, who }, index) => hold(who, id, index)));
    expect(held(answers)).toBe(20);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { status, body, retryAfter } of refused) {
      expect([status, body.code]).toEqual([429, "too_many_holds"]);
      expect(body.detail).toContain("Too many pets are on hold from your network.");
      // The first of the twenty is one hour old by then.
      const left = Date.parse(body.retryAt) - Date.now();
      expect(Math.abs(left - 3_600_000)).toBeLessThan(60_000);
      expect(Math.abs(Number(retryAfter) - left / 1_000)).toBeLessThan(3);
    }
    const late = await hold(await person(), (await pets(1))[0]!.id, 0);
    expect([late.status, late.body.code]).toEqual([429, "too_many_holds"]);
    // Paid holds no longer count.
    await market.db.updateTable("reservations").set({ paid_at: new Date() }).where("network", "is not", null)
      .where("consumer_id", "=", people[0]!.id).execute();
    expect((await shop.start(await person(), (await pets(1))[0]!.id)).status).toBe(201);
  });

  it("are kept as a keyed hash, for a day", async () => {
    const { network } = await market.db.selectFrom("reservations").select("network")
      .where("network", "is not", null).limit(1).executeTakeFirstOrThrow();
    expect(new TextDecoder("latin1").decode(network!)).not.toContain("127.0.0.1");
    expect(network!.length).toBe(16);
    await market.db.updateTable("reservations").set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    await market.services.addJob(market.db, "sweep", {});
    await runJobs(market);
    expect(
      await market.db.selectFrom("reservations").select("id").where("network", "is not", null).execute(),
    ).toEqual([]);
  });
});
