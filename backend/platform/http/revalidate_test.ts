import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreeder, addPet, bearer } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { refreshCards } from "../../features/pets/card_store.ts";
import { namesTag } from "./revalidate.ts";

let app: TestApp;
let pet: Awaited<ReturnType<typeof addPet>>;
let breeder: Awaited<ReturnType<typeof addBreeder>>;
beforeAll(async () => {
  app = await startApp({ features: ["breeds", "parents", "pets", "search"] });
  breeder = await addBreeder(app.services);
  pet = await addPet(app.services, { breeder_id: breeder.id });
  for (let n = 0; n < 5; n++) {
    await addPet(app.services, { breeder_id: breeder.id, breed_id: pet.breed_id });
  }
});
afterAll(() => app.close());

const PUBLIC: [string, () => string][] = [
  ["a pet", () => `/v1/pets/${pet.id}`],
  ["a pet by its second door", () => `/api/pet/${pet.id}`],
  ["a search", () => "/v1/pets/search/lean"],
  ["a search with counts", () => "/v1/pets/search/index"],
  ["what is new", () => "/v1/featured/pets"],
  ["breeds", () => "/v1/breeds"],
  ["a breeder's parents", () => `/v1/breeders/${breeder.id}/pets/parents`],
  ["sold pets", () => `/v1/pets/sold/${breeder.id}`],
];
const changePrice = async () => {
  await app.db.updateTable("pets").set(({ eb }) => ({ price_cents: eb("price_cents", "+", 100) }))
    .where("id", "=", pet.id).execute();
  await refreshCards(app.db, [pet.id]);
};

describe("an answer that is the same for everybody", () => {
  it.each(PUBLIC)("is 304 for who has it, whoever asks: %s", async (_what, path) => {
    const first = await app.fetch(path());
    const tag = first.headers.get("etag")!;
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{27}"$/)]);
    const headers = await bearer(app.services, breeder.user);
    const again = await app.fetch(path(), { headers: { ...headers, "if-none-match": `"other", ${tag}` } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    for (const { headers } of [first, again]) {
      expect(headers.get("cache-control")).toBe("public, no-cache");
      expect(headers.get("etag")).toBe(tag);
      expect(headers.get("vary")).toBe("accept-encoding, origin");
    }
    expect(again.headers.has("content-type")).toBe(false);
    await first.body?.cancel();
  });

  it("is another one at once after a change", async () => {
    for (const path of [`/v1/pets/${pet.id}`, "/v1/pets/search/lean", "/v1/featured/pets"]) {
      const before = (await app.fetch(path)).headers.get("etag")!;
      await changePrice();
      const after = await app.fetch(path, { headers: { "if-none-match": before } });
      expect([path, after.status]).toEqual([path, 200]);
      expect(after.headers.get("etag")).not.toBe(before);
      await after.body?.cancel();
    }
  });

  it("is compressed where it is long, for who takes it, and says the same", async () => {
    const path = "/v1/pets/search/lean";
    const plain = await (await app.fetch(path)).text();
    for (const _time of ["made", "kept"]) {
      const packed = await app.fetch(path, { headers: { "accept-encoding": "br, gzip" } });
      expect(packed.headers.get("content-encoding")).toBe("gzip");
      const bytes = await packed.bytes();
      expect(bytes.length).toBeLessThan(plain.length / 2);
      const text = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
      expect(await text.text()).toBe(plain);
    }
    for (const encoding of ["br", "gzip;q=0", ""]) {
      const { headers, body } = await app.fetch(path, { headers: { "accept-encoding": encoding } });
      expect(headers.has("content-encoding")).toBe(false);
      await body?.cancel();
    }
    const short = await app.fetch(`/v1/pets/sold/${breeder.id}`, { headers: { "accept-encoding": "gzip" } });
    expect(short.headers.has("content-encoding")).toBe(false);
  });

  it("is none where somebody is answered of their own, or refused", async () => {
    const headers = { ...await bearer(app.services, breeder.user), "accept-encoding": "gzip" };
    for (const path of ["/v1/breeders/pets/parents", "/v1/pets/0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60"]) {
      const response = await app.fetch(path, { headers });
      expect([path, response.headers.get("etag"), response.headers.get("content-encoding")])
        .toEqual([path, null, null]);
      expect(response.headers.get("cache-control")).toBe("no-store");
      await response.body?.cancel();
    }
  });
});

it.each([
  [null, false],
  ["*", true],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  ['W/"ab"', false],
  ["a", false],
])('If-None-Match %s names W/"a": %s', (header, expected) => {
  expect(namesTag(header, 'W/"a"')).toBe(expected);
});
