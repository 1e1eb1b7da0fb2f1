import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreeder, addPet } from "../../testing/fixtures.ts";
import { type Market, openMarket, type Person } from "../../testing/reservations.ts";

let market: Market;
let breederId: string;
let seller: Person;

beforeAll(async () => {
  market = await openMarket({ features: ["favourites"] });
  const shop = await market.seller();
  seller = shop;
  breederId = shop.breederId;
}, 40_000);
afterAll(() => market.close());

const pet = async (change = {}) => (await addPet(market.services, { breeder_id: breederId, ...change })).id;
const add = (who: Person, petId: string) => market.call(who, "POST", "/v1/pets/favorited/add", { petId });
const list = async (who: Person, query = "") =>
  (await market.call(who, "GET", `/v1/pets/favorited${query}`)).body as {
    favoritedPets: { id: string; pet: { id: string } }[];
    nextCursor: string | null;
  };
const ids = async (who: Person) =>
  (await market.call(who, "GET", "/v1/pets/favorited/ids")).body.favourites as {
    id: string;
    petId: string;
  }[];

describe("favorites", () => {
  it("come first when they are added, stay the same when added twice, and go by their id", async () => {
    const who = await market.buyer();
    const [one, two] = [await pet(), await pet()];
    const first = (await add(who, one)).body.favoritedPet;
    expect(first).toMatchObject({ pet: { id: one, status: "available" } });
    await add(who, two);
    const again = await Promise.all([add(who, one), add(who, one)]);
    expect(again.map(({ body }) => body.favoritedPet.id)).toEqual([first.id, first.id]);
    expect((await list(who)).favoritedPets.map((favorite) => favorite.pet.id)).toEqual([two, one]);
    expect((await ids(who)).map(({ petId }) => petId)).toEqual([two, one]);
    const path = `/v1/pets/favorited/${first.id}/remove`;
    const other = await market.buyer();
    expect((await market.call(other, "DELETE", path)).status).toBe(404);
    expect((await market.call(who, "DELETE", path)).body).toMatchObject({ id: first.id });
    expect((await market.call(who, "DELETE", path)).status).toBe(404);
    expect((await ids(who)).map(({ petId }) => petId)).toEqual([two]);
    expect((await list(other)).favoritedPets).toEqual([]);
  });

  it("are read page by page, each once, while more are added", async () => {
    const who = await market.buyer();
    const pets = await Promise.all(Array.from({ length: 30 }, () => pet()));
    for (const id of pets) await add(who, id);
    const first = await list(who);
    await add(who, await pet());
    const second = await list(who, `?cursor=${first.nextCursor}`);
    expect([...first.favoritedPets, ...second.favoritedPets].map((one) => one.pet.id)).toEqual(
      pets.toReversed(),
    );
    expect(second.nextCursor).toBeNull();
    expect((await market.call(who, "GET", "/v1/pets/favorited?cursor=nonsense")).status).toBe(400);
  });

  it("are only of pets that the public sees, and none of one's own", async () => {
    const who = await market.buyer();
    expect((await add(who, await pet({ status: "in-progress", breed_id: null }))).status).toBe(404);
    expect((await add(seller, await pet())).body.code).toBe("own_pet");
    // A pet disappears while its breeder is hidden, and comes back with the breeder.
    const hidden = await addBreeder(market.services);
    const theirs = (await addPet(market.services, { breeder_id: hidden.id })).id;
    await add(who, theirs);
    await market.db.updateTable("pets").set({ card: null }).where("id", "=", theirs).execute();
    expect((await list(who)).favoritedPets).toEqual([]);
  });

  it("are 500 at most", async () => {
    const who = await market.buyer();
    const of = await pet();
    await market.services.pool.query(
      `insert into pets (id, breeder_id, slug, status) select gen_random_uuid(), $1, 'x' || n, 'in-progress'
         from generate_series(1, 500) n`,
      [breederId],
    );
    await market.services.pool.query(
      `insert into favourites (id, user_id, pet_id) select gen_random_uuid(), $1, id from pets where slug ~ '^x\\d+$'`,
      [who.id],
    );
    expect((await add(who, of)).body.code).toBe("favourites_full");
    expect(await ids(who)).toHaveLength(500);
  });
});
