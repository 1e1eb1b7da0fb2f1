import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addBreed, addBreeder, addPet, daysAgo } from "../../testing/fixtures.ts";
import { refreshCards } from "../pets/card_store.ts";
import { startApp, type TestApp } from "../../testing/app.ts";

let app: TestApp;
let origin: string;

beforeAll(async () => {
  app = await startApp({ features: ["search"] });
  origin = await app.serve();
  await app.db.insertInto("places").values([
    { zip: "97330", city: "Corvallis", state: "OR", latitude: 44.5646, longitude: -123.262 },
  ]).execute();
});
afterAll(() => app.close());

/** Changes between two pages of a list: a pet is new, gone, more expensive, younger, nearer or relisted. */
const change = fc.record({
  kind: fc.constantFrom("add" as const, "pause" as const, "change" as const),
  at: fc.nat(39),
  dollars: fc.nat(9),
  days: fc.nat(9),
});

it.each(["price", "age", "newest", "distance"])(
  "a list by %s keeps every pet that stays, once, while others come, go and move",
  async (sort) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(change, { minLength: 1, maxLength: 6 }), { minLength: 6, maxLength: 6 }),
        fc.constantFrom(1, -1),
        async (changes, sortType) => {
          const { services, db } = app;
          const breeder_id = (await addBreeder(services)).id;
          const breed_id = (await addBreed(services)).id;
          // Few distinct values make pages end among equal pets.
          const facts = ({ dollars, days }: { dollars: number; days: number }) => ({
            price_cents: dollars * 10_000,
            birth_date: daysAgo(services, 60 + days),
            listed_at: new Date(Date.UTC(2026, 10, 1 + days)),
            latitude: 40 + dollars,
          });
          const add = (at: number) =>
            addPet(services, { breeder_id, breed_id, ...facts({ dollars: at % 4, days: at % 3 }) });
          const staying: string[] = [];
          const moving: string[] = [];
          for (let at = 0; at < 100; at++) (at % 5 < 3 ? staying : moving).push((await add(at)).id);

          const move = async (one: (typeof changes)[number][number]) => {
            if (one.kind === "add") return void await add(one.at);
            const id = moving[one.at]!;
            const columns = one.kind === "pause" ? { status: "temporary-pause" as const } : facts(one);
            await db.updateTable("pets").set(columns).where("id", "=", id).execute();
            await refreshCards(db, [id]);
          };
          const seen: string[] = [];
          let cursor = "";
          for (let page = 0; page < 30; page++) {
            const read = fetch(
              `${origin}/v1/pets/search/lean?breed=${breed_id}&zip=97330&sort=${sort}&sortType=${sortType}${cursor}`,
            );
            // Some of these changes run before the page is read and some during it, on separate connections.
            const [response] = await Promise.all([read, ...(changes[page] ?? []).map(move)]);
            const { data } = await response.json();
            seen.push(...data.pets.map(({ id }: { id: string }) => id));
            if (data.nextCursor === null) break;
            cursor = `&cursor=${data.nextCursor}`;
          }
          const stayed = new Set(staying);
          expect(seen.filter((id) => stayed.has(id)).sort()).toEqual([...staying].sort());
        },
      ),
      { numRuns: 4 },
    );
  },
  60_000,
);
