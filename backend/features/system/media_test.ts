import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import sharp from "sharp";
import { made } from "../../testing/files.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { addSizes } from "../files/actions.ts";
import { addAvif } from "../files/avif_actions.ts";
import { everStoredAs } from "../files/rules.ts";
import { addUser } from "../../testing/fixtures.ts";
import { findUser } from "../accounts/store.ts";
import { userOf } from "../accounts/view.ts";

const KEY = `u-${"4f".repeat(16)}`;
let app: TestApp;
const get = (name: string) => app.fetch(`/media/${name}`);

beforeAll(async () => {
  app = await startApp({ features: ["system"] });
  await app.services.files.write(`public/${KEY}.full.webp`, await made.webp(960, 720), "image/webp");
});
afterAll(() => app.close());

describe("getMedia of a picture", () => {
  it("shows the whole one in the place of a size that is not made yet, and only for now", async () => {
    const whole = await get(`${KEY}.full.webp`);
    const card = await get(`${KEY}.card.webp`);
    expect([whole.status, card.status]).toEqual([200, 200]);
    expect(whole.headers.get("cache-control")).toContain("immutable");
    expect(card.headers.get("cache-control")).toBe("public, max-age=60");
    expect(await card.bytes()).toEqual(await whole.bytes());
  });

  it("answers each size once they are made, to be kept for a year", async () => {
    expect(await addSizes(app.services, KEY)).toBe(true);
    expect(await addSizes(app.services, KEY)).toBe(false);
    for (
      const [size, width, height, type] of [
        ["card.webp", 640, 480, "webp"],
        ["thumb.webp", 320, 240, "webp"],
        // Some apps that show shared links cannot read WebP.
        ["og.jpg", 1200, 630, "jpeg"],
      ] as const
    ) {
      const response = await get(`${KEY}.${size}`);
      expect(Object.fromEntries(response.headers), size).toMatchObject({
        "content-type": `image/${type}`,
        "cache-control": expect.stringContaining("immutable"),
        "cross-origin-resource-policy": "cross-origin",
      });
      expect(await sharp(await response.bytes()).metadata(), size).toMatchObject({
        format: type,
        width,
        height,
      });
    }
  });

  it("answers a photo as AVIF to who shows it, once they are made, and tells caches why", async () => {
    const key = "u-001539a74a908c84130511abb1b34063";
    const master = new URL(`../../demo/pictures/masters/${key}.webp`, import.meta.url);
    const small = sharp(await readFile(master)).resize(640, 480).webp({ quality: 70 });
    const picture = new Uint8Array(await small.toBuffer());
    await app.db.insertInto("files").values({
      id: app.services.newId(),
      owner_id: (await addUser(app.services)).id,
      purpose: "pet-image",
      key,
      upload_key: `uploads/${key}`,
      state: "attached",
      content_type: "image/webp",
      size: 1,
      name: "maple.jpg",
      attached_at: app.services.now(),
    }).execute();
    await app.services.files.write(`public/${key}.full.webp`, picture, "image/webp");
    await addSizes(app.services, key);
    const ask = (size: string, accept: string) =>
      app.fetch(`/media/${key}.${size}.webp`, { headers: { accept } });
    const types = async (size: string) => {
      const answers = [await ask(size, "image/avif,image/webp,*/*;q=0.8"), await ask(size, "image/webp,*/*")];
      return answers.map(({ headers }) => [headers.get("content-type"), headers.get("vary")]);
    };
    expect(await types("card")).toEqual([["image/webp", "accept"], ["image/webp", "accept"]]);
    const add = (isBusy: boolean) =>
      addAvif(app.services, new AbortController().signal, { isBusy: () => isBusy, rest: 0 });
    expect([await add(true), await add(false), await add(false)]).toEqual([0, 1, 0]);
    expect(await types("card")).toEqual([["image/avif", "accept"], ["image/webp", "accept"]]);
    expect(await types("full")).toEqual([["image/avif", "accept"], ["image/webp", "accept"]]);
    expect(await types("avatar")).toEqual([["image/webp", null], ["image/webp", null]]);
    const card = await ask("card", "image/avif");
    expect(card.headers.get("cache-control")).toContain("immutable");
    const bytes = await card.bytes();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "heif", width: 640, height: 480 });
    expect(bytes.length).toBeLessThan((await (await ask("card", "*/*")).bytes()).length);
    expect(everStoredAs(key)).toEqual(
      expect.arrayContaining([`public/${key}.card.avif`, `public/${key}.full.avif`]),
    );
  });

  it("still answers a shared link to the size that was WebP once, by the whole picture", async () => {
    const response = await get(`${KEY}.og.webp`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  it.each([
    "nothing.webp",
    `u-${"5".repeat(32)}.card.webp`,
    `${KEY}.huge.webp`,
    "dog_pug_natural_fawn-mask_adult_portrait_sofa_3.card.webp",
    "place_farm_7.full.webp",
    "..%2fsecrets.webp",
    "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "a%00.webp",
  ])("knows nothing of %s", async (name) => {
    expect([400, 404]).toContain((await get(name)).status);
  });
});

it("the picture of who has none is a file that every client can load", async () => {
  const { assetsOf } = await import("../../platform/pages/assets.ts");
  const { mkdtempSync, cpSync, mkdirSync, rmSync, writeFileSync } = await import("node:fs");
  const folder = mkdtempSync(join(tmpdir(), "hearthpaw-avatar-"));
  try {
    // The same layout as in the build: files of `public` are beside the rest.
    const client = `${folder}/client`;
    cpSync(new URL("../../../web/public", import.meta.url), client, { recursive: true });
    mkdirSync(`${client}/.vite`);
    writeFileSync(`${client}/.vite/manifest.json`, "{}");
    const { profileImageURL } = await userOf(
      (await findUser(app.db, (await addUser(app.services)).id))!,
      app.services,
    );
    const answer = assetsOf({ webDist: folder, mode: "production" })(
      new Request(`http://localhost${profileImageURL}`),
      profileImageURL,
    );
    expect([answer?.status, answer?.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(await sharp(await answer!.bytes()).metadata()).toMatchObject({
      format: "png",
      width: 256,
      height: 256,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
