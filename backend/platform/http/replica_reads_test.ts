import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { operations } from "../../generated/operations.ts";
import { startApp, startServices, type TestApp, type TestServices } from "../../testing/app.ts";
import { addBreed, addBreeder, addPet, addUser, bearer } from "../../testing/fixtures.ts";
import { createChanges } from "../changes.ts";
import { openDatabase, openPool } from "../db/connection.ts";
import type { Replica, Source } from "../db/replica.ts";
import { mayReadReplica } from "./replica_reads.ts";
import { loadFeatures } from "../../testing/features.ts";

const features = ["favourites", "pets", "search", "system"];
const handlers = await loadFeatures(features);

/** Two databases with different prices for one pet play the primary and a lagging replica. */
let behind: TestServices;
let app: TestApp;
let petId: string;
let token: string;
/** Log position of the replica. The primary is at 100. */
let reached = 0;
let doubts = 0;
let source: Source | undefined;
const PRIMARY = 250_000;
const REPLICA = 199_900;

const replica: Replica = {
  at: (position = 0, moment = 0) => reached >= position && moment <= 1_000 ? source : undefined,
  reaching: () => Promise.resolve(undefined),
  position: () => Promise.resolve(100),
  doubt: () => void doubts++,
  close: () => Promise.resolve(),
};

beforeAll(async () => {
  behind = await startServices();
  app = await startApp({ features, services: { replica } });
  const breeder = await addBreeder(app.services);
  const breed = await addBreed(app.services);
  const pet = await addPet(app.services, {
    breeder_id: breeder.id,
    breed_id: breed.id,
    price_cents: PRIMARY,
  });
  petId = pet.id;
  const { user, contract: _, ...row } = breeder;
  await behind.db.insertInto("users").values(user).execute();
  await behind.db.insertInto("breeders").values(row).execute();
  await behind.db.insertInto("breeds").values(breed).execute();
  await addPet(behind.services, { ...pet, price_cents: REPLICA });
  const { authorization } = await bearer(app.services, await addUser(app.services));
  token = authorization.slice("Bearer ".length);
});
beforeEach(() => {
  [reached, doubts, source] = [50, 0, behind.services];
});
afterAll(async () => {
  await app.close();
  await behind.close();
});

const pageOf = async (init: Parameters<TestApp["fetch"]>[1] = {}, id = petId) => {
  const answer = await app.fetch(`/v1/pets/${id}`, init);
  return answer.status === 200 ? (await answer.json()).pet.priceCents : answer.status;
};
const cookie = (text: string) => ({ headers: { cookie: text } });
const cardOf = async () => {
  const { data } = await (await app.fetch("/v1/pets/search/lean")).json();
  return data.pets.map(({ priceCents }: { priceCents: number }) => priceCents);
};

describe("a replica", () => {
  it("is asked for what anybody may read and for nothing else", () => {
    const asked = operations.filter(mayReadReplica);
    expect(asked.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["getPet", "apiGetPet", "getBreederProfile", "listBreeds", "searchPets"]),
    );
    for (const { id, route, roles, tag } of asked) {
      // A location is sent in the body, because addresses are logged.
      const method = id === "findNearestPlace" ? "post" : "get";
      expect([route.method, roles, tag]).toEqual([method, ["none"], tag]);
      expect(["payments", "reservations", "auth", "chats", "users", "money", "orders"]).not.toContain(tag);
    }
  });

  it("answers public reads, and the primary where there is none to ask", async () => {
    expect(await pageOf()).toBe(REPLICA);
    source = undefined;
    expect(await pageOf()).toBe(PRIMARY);
  });

  it("does not answer who has written until it has what they wrote", async () => {
    expect(await pageOf({ token, ...cookie("refresh=x") })).toBe(REPLICA);
    const answer = await app.fetch("/v1/pets/favorited/add", { token, json: { petId } });
    expect(answer.status).toBeLessThan(300);
    const [written] = answer.headers.getSetCookie();
    expect(written).toMatch(/^written=100; Path=\/; HttpOnly; SameSite=Lax; Max-Age=60$/);
    const sent = { token, ...cookie("refresh=x; written=100") };
    expect(await pageOf(sent)).toBe(PRIMARY);
    reached = 100;
    expect(await pageOf(sent)).toBe(REPLICA);
    // The required position of this caller is unknown.
    expect(await pageOf(cookie("written=unknown"))).toBe(PRIMARY);
    // A client without cookies may have written something too.
    expect(await pageOf({ token })).toBe(PRIMARY);
  });

  it("does not answer who keeps the answer and knows of a later change", async () => {
    const drawn = async (asOf: number) => {
      const answer = await app.app.fetch(new Request(`http://localhost/v1/pets/${petId}`), { asOf });
      return (await answer.json()).pet.priceCents;
    };
    expect([await drawn(1_000), await drawn(1_001)]).toEqual([REPLICA, PRIMARY]);
  });

  it("does not answer them by what it has answered somebody else either", async () => {
    const changes = createChanges();
    const own = createApp(app.services, { features: handlers, changes, rateScale: 0 });
    const ask = async (info: { asOf?: number } = {}, headers: Record<string, string> = {}) => {
      const answer = await own.fetch(
        new Request(`http://localhost/v1/pets/${petId}`, { headers }),
        info as never,
      );
      return (await answer.json()).pet.priceCents;
    };
    expect(await ask()).toBe(REPLICA);
    expect(await ask({ asOf: 1_001 })).toBe(PRIMARY);
    expect(await ask({}, { cookie: "written=100" })).toBe(PRIMARY);
    expect(await ask()).toBe(REPLICA);
  });

  it("sets no cookie for who only reads, or is not signed in", async () => {
    const read = await app.fetch("/v1/pets/favorited/ids", { token });
    const visit = await app.fetch(`/v1/pets/${petId}`);
    expect([read, visit].flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
  });

  it("is not believed where it knows of no pet, or fails", async () => {
    const { id } = await addPet(app.services);
    expect(await pageOf({}, id)).toBe(PRIMARY);
    expect(doubts).toBe(0);
    source = { db: gone(), pool: behind.services.pool };
    expect(await pageOf()).toBe(PRIMARY);
    expect(doubts).toBe(1);
  });

  it("gives the cards of a search only while it has all that the index has read", async () => {
    reached = 99;
    await app.db.updateTable("pets").set({ price_cents: PRIMARY }).where("id", "=", petId).execute();
    expect(await cardOf()).toContain(PRIMARY);
    reached = 100;
    // A cached card is just as fresh. After a change the server reads it again.
    expect(await cardOf()).toContain(PRIMARY);
    await app.db.updateTable("pets").set({ price_cents: PRIMARY + 1 }).where("id", "=", petId).execute();
    expect(await cardOf()).toContain(REPLICA);
  });

  it("is named by the readiness of the process, which does not hang on it", async () => {
    const check = async () => {
      const answer = await app.fetch("/readyz");
      const { checks } = await answer.json();
      return [answer.status, checks.find(({ name }: { name: string }) => name === "replica")];
    };
    expect(await check()).toEqual([200, { name: "replica", isReady: true }]);
    source = undefined;
    expect(await check()).toEqual([200, { name: "replica", isReady: false }]);
  });
});

/** An unreachable database. */
const gone = () => openDatabase(openPool({ url: "postgres://nobody@127.0.0.1:1/gone", size: 1 }));
