import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "./app.ts";
import { openDatabase, openPool } from "./platform/db/connection.ts";
import { startServices, type TestServices } from "./testing/app.ts";
import { addPet } from "./testing/fixtures.ts";
import { loadFeatures } from "./testing/features.ts";

const features = await loadFeatures(["payments", "search"]);

let world: TestServices;
beforeAll(async () => {
  world = await startServices();
});
afterAll(() => world.close());

it("a checkout is priced while all other connections are in use, and what needs those is refused with a time to wait", async () => {
  const { services } = world;
  const { id: petId } = await addPet(services);
  const { connectionString: url } = services.pool.options;
  const pool = openPool({ url: url!, size: 1 });
  const app = createApp({
    ...services,
    first: { pool, db: openDatabase(pool), sessions: services.sessions },
  }, { features });
  const taken = await Promise.all(
    Array.from({ length: services.pool.options.max }, () => services.pool.connect()),
  );
  try {
    const [search, quote, webhook] = await Promise.all([
      app.fetch(new Request("http://localhost/v1/pets/search/lean?type=Dog")),
      ...[["quote", { petId }], ["webhook", { id: "evt_1" }]].map(([path, body]) =>
        app.fetch(
          new Request(`http://localhost/v1/payments/${path}`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          }),
        )
      ),
    ]);
    expect([search!.status, Number(search!.headers.get("retry-after")) > 0]).toEqual([503, true]);
    // The webhook was refused only for its missing signature.
    expect([quote!.status, webhook!.status]).toEqual([200, 400]);
  } finally {
    for (const client of taken) client.release();
    await pool.end();
  }
});
