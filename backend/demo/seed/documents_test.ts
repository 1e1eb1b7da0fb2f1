import { afterAll, beforeAll, expect, it } from "vitest";
import { findQueue, findVerification } from "../../features/verification/store.ts";
import { startServices, type TestServices } from "../../testing/app.ts";
import { seed, seedDocuments } from "./main.ts";

const NOW = new Date("2026-11-21T06:12:00Z");
let world: TestServices;
beforeAll(async () => {
  world = await startServices();
  await seed(world.db, { now: NOW });
  await seedDocuments(world.db, world.services.files, NOW);
}, 60_000);
afterAll(() => world.close());

it("every example breeder who waits has documents that staff can look at", async () => {
  const waiting = await findQueue(world.db, ["submitted", "in-review"], undefined, 50);
  const statuses = await world.db.selectFrom("breeders").select("id")
    .where("verification", "in", ["submitted", "in-review"]).execute();
  expect(waiting.map(({ verification }) => verification.breederId).sort()).toEqual(
    statuses.map(({ id }) => id).sort(),
  );
  expect(waiting.length).toBeGreaterThan(1);
  for (const { verification: { files, history } } of waiting) {
    expect(history.at(-1)?.status).toBe("submitted");
    for (const key of [...files.identityFront, ...files.identityBack, ...files.rearingArea]) {
      expect(await world.services.files.head(key)).toMatchObject({ contentType: "image/webp" });
      expect(await world.db.selectFrom("files").select("state").where("key", "=", key).executeTakeFirst())
        .toEqual({ state: "attached" });
    }
  }
});

it("who was asked for more knows what, and when the pictures of the ID go", async () => {
  const { id } = await world.db.selectFrom("breeders").select("id").where("verification", "=", "needs-info")
    .executeTakeFirstOrThrow();
  expect(await findVerification(world.db, id)).toMatchObject({
    status: "needs-info",
    reason: expect.stringContaining("back of the ID"),
    identityDeletedAt: expect.any(String),
    history: [{ status: "needs-info" }, { status: "submitted" }],
  });
});
