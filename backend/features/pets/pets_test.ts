import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "kysely";
import { createApp } from "../../app.ts";
import { addBreeder, addParent, addPet, addUser, bearer } from "../../testing/fixtures.ts";
import { announceBreeder } from "./actions.ts";
import { priceWithFee } from "./rules.ts";
import { findPetJsons } from "./store.ts";
import * as schemas from "../../generated/schemas.ts";
import { priceOrder } from "../sale/price/price_rules.ts";
import { startServices, type TestServices } from "../../testing/app.ts";
import { loadFeatures } from "../../testing/features.ts";

const features = await loadFeatures(["pets"]);

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
let world: TestServices;
let call: (
  method: string,
  path: string,
  options?: { body?: unknown; headers?: Record<string, string> },
) => Promise<{ status: number; body: Body }>;

beforeAll(async () => {
  world = await startServices();
  const app = createApp(world.services, { features, rateScale: 0 });
  call = async (method, path, { body, headers } = {}) => {
    const response = await app.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return { status: response.status, body: await response.json() };
  };
});
afterAll(() => world.close());

describe("getPet", () => {
  it("answers everything the public may know, in the contract's shape", async () => {
    const breeder = await addBreeder(world.services);
    const first = await addPet(world.services, { breeder_id: breeder.id });
    const of = { breeder_id: breeder.id, breed_id: first.breed_id! };
    const dam = await addParent(world.services, of, { color: null });
    const pet = await addPet(world.services, { ...of, dam_id: dam.id, generation: "F1b", badges: [1, 12] });
    const { status, body } = await call("GET", `/v1/pets/${pet.id}`);
    expect(status).toBe(200);
    expect(schemas.PetAnswer.safeParse(body).error).toBeUndefined();
    expect(body.pet).toMatchObject({
      name: pet.name,
      onHold: false,
      isReadyToGoHome: true,
      depositCents: 37_500,
      generation: "F1b",
      dam: { name: dam.name, color: null },
      breeder: { name: breeder.name, cityAndState: "Corvallis, OR", profileImageURL: "/avatar.png" },
    });
    expect(JSON.stringify(body)).not.toContain("private/scan.pdf");
    expect((await call("GET", `/api/pet/${pet.id}`)).body).toEqual(body);
  });

  it("counts the days until a pet is ready by the calendar of where it is", async () => {
    const ready = async (change: Parameters<typeof addPet>[1], at: string) => {
      const { id } = await addPet(world.services, change);
      const { pet } = (await findPetJsons(world.db, [id], new Date(at))).get(id)!;
      return JSON.parse(pet).isReadyToGoHome;
    };
    const home = { birth_date: "2025-12-01", go_home_date: "2026-03-02" };
    // 9 PM on March 1, and half past midnight on March 2, in Oregon; Hawaii is two hours behind.
    const [before, after] = ["2026-03-02T05:00:00Z", "2026-03-02T08:30:00Z"] as const;
    expect([await ready(home, before), await ready(home, after)]).toEqual([false, true]);
    const hawaii = { ...home, state: "HI", zip: "96720" };
    expect(await ready(hawaii, after)).toBe(false);
    // The ZIP code's own zone overrides the state's: Malheur County is on Mountain time.
    await world.db.insertInto("places").values({
      zip: "97914",
      city: "Ontario",
      state: "OR",
      latitude: 44.05,
      longitude: -116.98,
      time_zone: "America/Boise",
    }).execute();
    expect(await ready({ ...home, zip: "97914" }, "2026-03-02T07:15:00Z")).toBe(true);
    expect(await ready({ ...home, go_home_date: null, birth_date: "2026-01-05" }, before)).toBe(
      false,
    );
  });

  it("stores a card in the contract's shape, with and without pictures and extras", async () => {
    const plain = await addPet(world.services, { coat_type: null, color: null, go_home_date: null });
    await world.db.deleteFrom("pet_images").where("pet_id", "=", plain.id).execute();
    const full = await addPet(world.services, {
      size_class: "Mini",
      generation: "F2",
      badges: [1, 3, 5, 7, 12],
    });
    const { refreshCards, SHOWN_CARD } = await import("./card_store.ts");
    await refreshCards(world.db, "all");
    for (const { id } of [plain, full]) {
      const { card } = await world.db.selectFrom("pets as p").select(
        sql<string>`${sql.raw(SHOWN_CARD)}`.as("card"),
      ).where("id", "=", id).executeTakeFirstOrThrow();
      expect(schemas.PetCard.safeParse(JSON.parse(card)).error).toBeUndefined();
    }
  });

  it("shows on cards the price with the service fee that an order would ask for", async () => {
    const { SHOWN_CARD } = await import("./card_store.ts");
    for (const price_cents of [0, 16, 17, 49, 50, 5_000, 24_916, 24_917, 36_409, 250_000, 5_000_000]) {
      const pet = await addPet(world.services, { price_cents });
      const { card } = await world.db.selectFrom("pets as p").select(
        sql<string>`${sql.raw(SHOWN_CARD)}`.as("card"),
      ).where("id", "=", pet.id).executeTakeFirstOrThrow();
      expect(JSON.parse(card)).toMatchObject({
        priceCents: price_cents,
        priceWithFeeCents: priceWithFee(price_cents),
      });
    }
  });

  it("shows the deposit that an order would ask for", async () => {
    for (const price_cents of [0, 5_000, 24_900, 24_901, 36_000, 36_409, 36_456, 36_457, 37_500, 250_000]) {
      const pet = await addPet(world.services, { price_cents });
      const price = priceOrder({
        feeStructure: "v11",
        petPriceCents: price_cents,
        addOnsCents: 0,
        discount: null,
        deliveryCents: 0,
        donationCents: 0,
        paymentType: "deposit",
        tax: { petRate: 0, deliveryRate: 0 },
      });
      const { body } = await call("GET", `/v1/pets/${pet.id}`);
      expect(body.pet.depositCents, `${price_cents}`).toBe(price.dueNowCents);
    }
  });

  it.each(
    [
      ["available", 200],
      ["reserved", 200],
      ["sold", 200],
      ["sold-external", 200],
      ["adopted-sold", 200],
      ["in-review", 404],
      ["in-progress", 404],
      ["temporary-pause", 404],
      ["not-available", 404],
      ["rejected", 404],
      ["not-approved-internal", 404],
      ["no-longer-available", 410],
    ] as const,
  )("a listing that is %s answers %i", async (status, expected) => {
    const pet = await addPet(world.services, { status });
    expect((await call("GET", `/v1/pets/${pet.id}`)).status).toBe(expected);
  });

  it("hides the listings of an account that is not active", async () => {
    const breeder = await addBreeder(world.services);
    const pet = await addPet(world.services, { breeder_id: breeder.id });
    await world.db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", breeder.user_id)
      .execute();
    expect((await call("GET", `/v1/pets/${pet.id}`)).status).toBe(404);
  });

  it("answers 404 for an id that is none", async () => {
    expect((await call("GET", "/v1/pets/not-an-id")).status).toBe(404);
    expect((await call("GET", "/v1/pets/0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60")).status).toBe(404);
  });
});

describe("counters", () => {
  it("count a visitor's view once a day", async () => {
    const pet = await addPet(world.services);
    const visitor = { "user-agent": "a browser" };
    expect((await call("PUT", `/v1/pets/increment_view/${pet.id}`, { headers: visitor })).body.pet.viewCount)
      .toBe(1);
    expect((await call("PUT", `/v1/pets/increment_view/${pet.id}`, { headers: visitor })).body.pet.viewCount)
      .toBe(1);
    const other = await bearer(world.services, (await addBreeder(world.services)).user);
    expect((await call("PUT", `/v1/pets/increment_view/${pet.id}`, { headers: other })).body.pet.viewCount)
      .toBe(2);
  });

  it("count a network once a day, whatever programs it names; a person counts as one anywhere", async () => {
    const pet = await addPet(world.services);
    const app = createApp(world.services, { features, rateScale: 0 });
    const view = async (ip: string, headers: Record<string, string>) => {
      const url = `http://localhost/v1/pets/increment_view/${pet.id}`;
      const request = new Request(url, { method: "PUT", headers });
      return (await (await app.fetch(request, { remoteAddr: { hostname: ip } })).json()).pet.viewCount;
    };
    for (let i = 0; i < 30; i++) expect(await view("203.0.113.9", { "user-agent": `browser ${i}` })).toBe(1);
    // One IPv6 line has a whole network of addresses.
    expect(await view("2001:db8:1:2::1", {})).toBe(2);
    expect(await view("2001:db8:1:2:ffff::9", {})).toBe(2);
    const person = await bearer(world.services, await addUser(world.services));
    expect(await view("203.0.113.9", person)).toBe(3);
    expect(await view("198.51.100.4", person)).toBe(3);
  });

  it("add up exactly when 1,000 shares come at once", async () => {
    const pet = await addPet(world.services);
    const share = () => call("PUT", `/v1/pets/increment_shares/${pet.id}`, { body: { page: "/pets" } });
    const done = await Promise.all(Array.from({ length: 1_000 }, share));
    expect(done.filter(({ status }) => status !== 200)).toEqual([]);
    const { shares } = await world.db.selectFrom("pet_counters").select("shares").where("pet_id", "=", pet.id)
      .executeTakeFirstOrThrow();
    expect(shares).toBe(1_000);
    // Each response has a count that includes its own share.
    const told = done.map(({ body }) => body.pet.shareCount);
    expect([Math.min(...told) >= 1, Math.max(...told)]).toEqual([true, 1_000]);
  });

  it("count 1,000 visitors that come at once, and each once, however often it comes", async () => {
    const pet = await addPet(world.services);
    const app = createApp(world.services, {
      features,
      rateScale: 0,
      admission: { most: 2_000, reserved: 0 },
    });
    const url = `http://localhost/v1/pets/increment_view/${pet.id}`;
    const view = (n: number) =>
      app.fetch(new Request(url, { method: "PUT" }), {
        remoteAddr: { hostname: `10.0.${n >> 8}.${n & 255}` },
      });
    const counted = async () => {
      const { views } = await world.db.selectFrom("pet_counters").select("views").where("pet_id", "=", pet.id)
        .executeTakeFirstOrThrow();
      return views;
    };
    const everybody = Array.from({ length: 1_000 }, (_, n) => n);
    let refused = everybody;
    // Views refused because of too many at once are retried, as the response says.
    for (let tries = 0; refused.length > 0 && tries < 20; tries++) {
      const answers = await Promise.all(refused.map(view));
      expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
      refused = refused.filter((_, n) => answers[n]!.status === 503);
    }
    expect([refused, await counted()]).toEqual([[], 1_000]);
    await Promise.all(everybody.slice(0, 100).map(view));
    expect(await counted()).toBe(1_000);
  });

  it("of views take few statements for many, and leave out what nobody may see", async () => {
    const [shown, hidden] = [
      await addPet(world.services),
      await addPet(world.services, { status: "in-review" }),
    ];
    const { pool } = world.services;
    const query = pool.query;
    let count = 0;
    pool.query = ((config: { name?: string }, ...rest: unknown[]) => {
      if (config.name === "pets_count_views") count++;
      return (query as (...all: unknown[]) => unknown).call(pool, config, ...rest);
    }) as typeof pool.query;
    try {
      const ids = [hidden.id, ...Array.from({ length: 30 }, () => shown.id)];
      const done = await Promise.all(ids.map((id) => call("PUT", `/v1/pets/increment_view/${id}`)));
      expect(done.map(({ status }) => status)).toEqual([404, ...Array.from({ length: 30 }, () => 200)]);
      expect(done.slice(1).map(({ body }) => body.pet.viewCount)).toEqual(
        Array.from({ length: 30 }, () => 1),
      );
    } finally {
      pool.query = query;
    }
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(16);
    const rows = await world.db.selectFrom("pet_counters").select(["pet_id", "views"])
      .where("pet_id", "in", [shown.id, hidden.id]).execute();
    expect(rows).toEqual([{ pet_id: shown.id, views: 1 }]);
  });

  it("are not counted when they are refused", async () => {
    const pet = await addPet(world.services);
    const share = () => call("PUT", `/v1/pets/increment_shares/${pet.id}`, { body: { page: "/pets" } });
    const blocker = await world.services.pool.connect();
    try {
      // The query for the page after counting finds it locked and gives up.
      await blocker.query("begin");
      await blocker.query("lock table breeders in access exclusive mode");
      const refused = await Promise.all([share(), share()]);
      expect(refused.map(({ status }) => status)).toEqual([503, 503]);
    } finally {
      await blocker.query("rollback");
      blocker.release();
    }
    const row = await world.db.selectFrom("pet_counters").select("shares").where("pet_id", "=", pet.id)
      .executeTakeFirst();
    expect(row?.shares ?? 0).toBe(0);
    expect((await share()).body.pet.shareCount).toBe(1);
  });
});

describe("listSoldPets", () => {
  it("pages through a breeder's reserved and sold pets, the latest first", async () => {
    const breeder = await addBreeder(world.services);
    const of = {
      breeder_id: breeder.id,
      breed_id: (await addPet(world.services, { breeder_id: breeder.id })).breed_id,
    };
    for (let i = 0; i < 25; i++) {
      await addPet(world.services, {
        ...of,
        status: "sold",
        sold_at: new Date(Date.UTC(2026, 0, 1 + i)),
        name: `Sold ${i}`,
      });
    }
    const first = await call("GET", `/v1/pets/sold/${breeder.id}`);
    expect(first.body.soldPets).toHaveLength(20);
    expect(first.body.soldPets[0].name).toBe("Sold 24");
    const rest = await call("GET", `/v1/pets/sold/${breeder.id}?cursor=${first.body.nextCursor}`);
    expect(rest.body.soldPets.map((pet: Body) => pet.name)).toEqual([
      "Sold 4",
      "Sold 3",
      "Sold 2",
      "Sold 1",
      "Sold 0",
    ]);
    expect(rest.body.nextCursor).toBeNull();
  });
});

it("announceBreeder tells of all listed pets of a breeder, in a query for each hundred", async () => {
  const breeder = await addBreeder(world.services);
  const pets = await Promise.all(
    Array.from({ length: 103 }, () => addPet(world.services, { breeder_id: breeder.id })),
  );
  let calls = 0;
  const told: string[] = [];
  const realtime = {
    ...world.services.realtime,
    triggerAll: (events: readonly { channels: string[] }[]) => {
      calls++;
      told.push(...events.flatMap(({ channels }) => channels));
      return Promise.resolve();
    },
  };
  await announceBreeder({ db: world.db, realtime }, breeder.id);
  expect(calls).toBe(2);
  expect(told.filter((channel) => channel === "search")).toHaveLength(103);
  expect(told.filter((channel) => channel !== "search").toSorted()).toEqual(
    pets.map(({ id }) => `pet-${id}`).toSorted(),
  );
});
