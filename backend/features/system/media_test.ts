import { afterAll, beforeAll, expect, it } from "vitest";
import { mkdtemp, rm } from "node:fs/promises";
import { createApp } from "../../app.ts";
import { startServices, type TestServices } from "../../testing/app.ts";
import { pictureKey } from "../../demo/pictures/spec.ts";

let world: TestServices;
let folder: string;
let get: (name: string) => Promise<Response>;

beforeAll(async () => {
  folder = await mkdtemp("/tmp/hearthpaw-media-");
  world = await startServices({ env: { DATA_DIR: folder } });
  const app = createApp(world.services, { rateScale: 0 });
  get = (name) => app.fetch(new Request(`http://localhost/media/${name}`));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

it("getMedia answers a picture that may be kept for a year", async () => {
  const key = pictureKey({
    species: "dog",
    breed: "pug",
    coat: "natural",
    color: "Fawn",
    age: "puppy",
    pose: "portrait",
    setting: "studio",
    seed: 3,
  });
  const response = await get(`${key}.thumb.webp`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const bytes = await response.bytes();
  expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe("RIFF");
});

it.each([
  "nothing.webp",
  "dog_pug.card.webp",
  "..%2fsecrets.webp",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "a%00.webp",
])(
  "getMedia knows nothing of %s",
  async (name) => {
    expect([400, 404]).toContain((await get(name)).status);
  },
);
