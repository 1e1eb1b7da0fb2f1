import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../testing/app.ts";
import { masterName, MASTERS } from "../pictures/masters.ts";
import { addAllSizes } from "../renditions.ts";
import { seed, storeUploads } from "./main.ts";

let app: TestApp;
let undrawn: number | undefined;
beforeAll(async () => {
  app = await startApp({ features: "all" });
  undrawn = (await seed(app.db, { now: new Date() }))?.undrawn;
  await storeUploads(app.db, app.services.files);
}, 90_000);
afterAll(() => app.close());

type Shown = { key: string; animal: string };

/** Returns every public picture of an animal, and its owner. */
async function shown(): Promise<Shown[]> {
  const { rows } = await sql<Shown>`
    select i.file_key as key, i.pet_id::text as animal from pet_images i
    union all select unnest(image_keys), id::text from parents
    union all select image ->> 'key', pet_id::text from change_requests, jsonb_array_elements(new_images) image
      where not old_images @> jsonb_build_array(jsonb_build_object('key', image -> 'key'))`.execute(app.db);
  return rows;
}

describe("the pictures of the example data", () => {
  it("are all drawn, and nothing else is", async () => {
    expect(undrawn).toBe(0);
    const keys = await app.db.selectFrom("files").select("key").execute();
    const masters = await readdir(MASTERS);
    expect(masters.sort()).toEqual(keys.map(({ key }) => masterName(key)).sort());
    const sizes = await Promise.all(masters.map(async (name) => (await stat(join(MASTERS, name))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(31_000_000);
  });

  it("have a preview each, but for films", async () => {
    const files = await app.db.selectFrom("files").select(["key", "content_type", "preview"]).execute();
    const without = files.filter(({ preview, content_type: type }) =>
      /^[A-Za-z0-9+/]{64}$/.test(preview ?? "") !== (type === "image/webp")
    );
    expect(without).toEqual([]);
  });

  it("belong to one animal each, and no animal of the public is without", async () => {
    const all = await shown();
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    const pets = await app.db.selectFrom("pets").select("id")
      .where("status", "in", ["available", "reserved", "sold", "sold-external", "adopted-sold"]).execute();
    const parents = await app.db.selectFrom("parents").select("id").execute();
    const have = new Set(all.map(({ animal }) => animal));
    expect([...pets, ...parents].filter(({ id }) => !have.has(id))).toEqual([]);
  });

  it("are files of their sellers, as uploads are", async () => {
    const { rows } = await sql<{ wrong: string }>`
      select i.file_key as wrong from pet_images i join pets p on p.id = i.pet_id
        join breeders d on d.id = p.breeder_id
        left join files f on f.key = i.file_key and f.owner_id = d.user_id and f.purpose = 'pet-image'
      where f.state is distinct from 'attached'
      union all select k from parents a cross join unnest(a.image_keys) k
        join breeders d on d.id = a.breeder_id
        left join files f on f.key = k and f.owner_id = d.user_id and f.purpose = 'parent-image'
      where f.state is distinct from 'attached'`.execute(app.db);
    expect(rows).toEqual([]);
  });

  it("answer in every size from the first moment on, and better ones soon after", async () => {
    const keys = (await shown()).filter((_, index) => index % 40 === 0).map(({ key }) => key);
    for (const key of keys) {
      for (const size of ["thumb", "card", "og", "avatar", "full"]) {
        const response = await app.fetch(`/media/${key}.${size}.webp`);
        expect([response.status, response.headers.get("content-type")], key).toEqual([200, "image/webp"]);
        await response.body?.cancel();
      }
    }
    expect(await addAllSizes(app.services, AbortSignal.timeout(200), () => true)).toBe(0);
    const made = await addAllSizes(app.services, AbortSignal.timeout(1_500), () => false);
    expect(made).toBeGreaterThan(0);
    const newest = await app.db.selectFrom("pets as p").innerJoin("pet_images as i", "i.pet_id", "p.id")
      .select("i.file_key").where("p.status", "=", "available").where("i.is_default", "=", true)
      .orderBy("p.listed_at", "desc").limit(1).executeTakeFirstOrThrow();
    const card = await app.fetch(`/media/${newest.file_key}.card.webp`);
    expect(card.headers.get("cache-control")).toContain("immutable");
    await card.body?.cancel();
  }, 30_000);

  it("have three videos among them, which are answered in parts", async () => {
    const films = await app.db.selectFrom("pets").select("video_key").where("video_key", "is not", null)
      .where("status", "=", "available").execute();
    expect(films).toHaveLength(3);
    for (const { video_key } of films) {
      const part = await app.fetch(`/media/${video_key}`, { headers: { range: "bytes=0-99" } });
      expect([part.status, part.headers.get("content-type")]).toEqual([206, "video/mp4"]);
      expect((await part.bytes()).length).toBe(100);
    }
  });
});
