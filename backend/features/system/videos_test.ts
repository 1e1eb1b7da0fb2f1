import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreeder, bearer } from "../../testing/fixtures.ts";
import { joined, made, upload } from "../../testing/files.ts";
import { startApp, type TestApp } from "../../testing/app.ts";

let app: TestApp;
let name: string;
let film: Uint8Array;

const get = (headers: Record<string, string> = {}, fileName = name, method = "GET") =>
  app.fetch(`/media/${fileName}`, { method, headers });

beforeAll(async () => {
  app = await startApp({ features: ["files", "listings", "system"] });
  const breeder = await addBreeder(app.services);
  const headers = await bearer(app.services, breeder.user);
  // Longer than the server's read size, and no two chunks are alike.
  const sound = new Uint8Array(1_500_000).map((_, index) => (index * 31 + (index >> 8)) % 251);
  const free = new Uint8Array(sound.length + 8);
  new DataView(free.buffer).setUint32(0, free.length);
  free.set(Uint8Array.from("mdat", (sign) => sign.charCodeAt(0)), 4);
  free.set(sound, 8);
  const body = joined(made.film(), free);
  const fileKey = await upload(app, headers, "pet-video", body, "video/mp4", "maple.mp4");
  const saved = await app.fetch("/v1/breeders/pets/new/progress", {
    headers,
    json: { name: "Maple", videoKey: fileKey },
  });
  name = (await saved.json()).petDetails.videoLocation.replace("/media/", "");
  film = await (await get()).bytes();
});
afterAll(() => app.close());

describe("getMedia of a video", () => {
  it("answers the whole of it, for a year, as what it is", async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "video/mp4",
      "content-length": String(film.length),
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, s-maxage=600, immutable",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(response.headers.has("content-range")).toBe(false);
    const bytes = await response.bytes();
    expect(bytes.length).toBeGreaterThan(1_500_000);
    expect(String.fromCharCode(...bytes.slice(4, 8))).toBe("ftyp");
    expect(bytes.at(-1)).toBe((1_499_999 * 31 + (1_499_999 >> 8)) % 251);
  });

  it.each([
    ["bytes=0-", 0, undefined],
    ["bytes=0-1", 0, 2],
    ["bytes=500000-1200000", 500_000, 1_200_001],
    ["bytes=1400000-9999999", 1_400_000, undefined],
    ["bytes=-4096", -4096, undefined],
  ])("answers the part %s", async (range, start, end) => {
    const response = await get({ range });
    const wanted = film.slice(start, end);
    const first = start < 0 ? film.length + start : start;
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(
      `bytes ${first}-${first + wanted.length - 1}/${film.length}`,
    );
    expect(response.headers.get("content-length")).toBe(String(wanted.length));
    expect(response.headers.get("content-type")).toBe("video/mp4");
    // Compares byte by byte, because the diff of a failed comparison would have a million lines.
    const bytes = await response.bytes();
    expect(bytes.length).toBe(wanted.length);
    expect(bytes.every((byte, at) => byte === wanted[at])).toBe(true);
  });

  it("refuses a part that it does not have", async () => {
    const response = await get({ range: `bytes=${film.length}-` });
    expect(response.status).toBe(416);
    expect((await response.json()).code).toBe("range_not_satisfiable");
  });

  it.each(["bytes=0-1,4-5", "lines=1-2", "bytes=5-1", "nonsense"])(
    "answers the whole where %s is asked",
    async (range) => {
      const response = await get({ range });
      expect(response.status).toBe(200);
      expect((await response.bytes()).length).toBe(film.length);
    },
  );

  it("goes on only where the part before was of the same video", async () => {
    const etag = (await get({ range: "bytes=0-1" })).headers.get("etag")!;
    const same = await get({ range: "bytes=2-3", "if-range": etag });
    expect([same.status, await same.bytes()]).toEqual([206, film.slice(2, 4)]);
    const other = await get({ range: "bytes=2-3", "if-range": '"another"' });
    expect([other.status, (await other.bytes()).length]).toEqual([200, film.length]);
  });

  it("tells its length without sending it", async () => {
    const response = await get({}, name, "HEAD");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe(String(film.length));
    expect((await response.bytes()).length).toBe(0);
  });

  it.each([
    "nothing.mp4",
    `u-${"0".repeat(32)}.mp4`,
    `u-${"0".repeat(32)}.mov`,
    "..%2f..%2fsecrets.mp4",
    "a%00.mov",
  ])("knows nothing of %s", async (fileName) => {
    expect([400, 404]).toContain((await get({}, fileName)).status);
  });

  it("never answers a video under the other ending", async () => {
    expect((await get({}, name.replace(/mp4$/, "mov"))).status).toBe(404);
  });
});
