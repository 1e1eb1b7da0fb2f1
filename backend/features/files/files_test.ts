import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FilePurpose } from "../../platform/db/schema.ts";
import { addBreeder, addUser, bearer } from "../../testing/fixtures.ts";
import { isEmbedded } from "../../platform/ports/files/embedded.ts";
import { s3Files } from "../../platform/ports/files/s3.ts";
import { startS3Peer } from "../../testing/ports/files.ts";
import { ProblemError } from "../../platform/problem.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import {
  attachFile,
  attachFiles,
  detachFile,
  purgeAfter,
  removeFile,
  sweepFiles,
  viewFiles,
} from "./actions.ts";
import { everStoredAs, storedAs } from "./rules.ts";
import { joined, made, scanned, upload } from "../../testing/files.ts";

const features = ["files", "system", "users"];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features });
});
afterAll(() => app.close());

type Person = { id: string; headers: { authorization: string } };
let breeder: Person;
let other: Person;
let buyer: Person;
let admin: Person;
/** Staff without a second factor. */
let bare: Person;
beforeEach(async () => {
  const person = async (user: { id: string }) => ({ id: user.id, headers: await bearer(app.services, user) });
  breeder = await person((await addBreeder(app.services)).user);
  other = await person((await addBreeder(app.services)).user);
  buyer = await person(await addUser(app.services));
  admin = await person(await addUser(app.services, { role: "Admin" }));
  bare = await person(await addUser(app.services, { role: "Admin" }, { secondFactor: false }));
});

const never = new AbortController().signal;
async function call(who: Person | undefined, path: string, json?: unknown, method?: string) {
  const response = await app.fetch(path, {
    headers: who?.headers ?? {},
    ...(json === undefined ? {} : { json }),
    ...(method ? { method } : {}),
  });
  return { status: response.status, body: await response.json() };
}
const ask = (change: Record<string, string> = {}, who: Person = breeder) =>
  call(
    who,
    `/v1/files/upload?${new URLSearchParams({
      fileName: "maple.jpg",
      contentType: "image/jpeg",
      purpose: "pet-image",
      size: "1000",
      ...change,
    })}`,
  );
const put = (
  who: Person,
  purpose: FilePurpose,
  body: Uint8Array<ArrayBuffer>,
  type?: string,
  name?: string,
) => upload(app, who.headers, purpose, body, type, name);
const attach = (fileKey: string, purpose: FilePurpose = "pet-image", ownerId = breeder.id) =>
  attachFile(app.services, { ownerId, fileKey, purposes: [purpose] });
const codeOf = (work: Promise<unknown>) =>
  work.then(() => "nothing failed", (error) => error instanceof ProblemError ? error.code : error);
const rowOf = (key: string) =>
  app.db.selectFrom("files").selectAll().where((eb) =>
    eb.or([eb("key", "=", key), eb("upload_key", "=", key)])
  ).executeTakeFirst();
const rows = () => app.db.selectFrom("files").selectAll().execute();
const stored = (key: string) => app.services.files.read(key);
const text = (data: Uint8Array | undefined) => new TextDecoder("latin1").decode(data);

describe("getUploadUrl", () => {
  it("gives an address at which a file of this type and length can be put", async () => {
    const body = await made.jpeg();
    const key = await put(breeder, "pet-image", body);
    expect(key).toMatch(/^uploads\/[0-9a-f]{32}\.jpg$/);
    expect(await stored(key)).toEqual(body);
    expect(await rowOf(key)).toMatchObject({ owner_id: breeder.id, state: "waiting", name: "maple.jpg" });
  });

  it.each<[string, Record<string, string>, number, string]>([
    ["a film as a picture", { contentType: "video/mp4" }, 422, "query/contentType"],
    ["a document as a picture", { contentType: "application/pdf" }, 422, "query/contentType"],
    ["SVG", { contentType: "image/svg+xml" }, 422, "query/contentType"],
    ["GIF", { contentType: "image/gif" }, 422, "query/contentType"],
    ["a picture of 21 MB", { size: "21000000" }, 422, "query/size"],
    [
      "a document of 16 MB",
      {
        size: "16000000",
        purpose: "registration",
        contentType: "application/pdf",
      },
      422,
      "query/size",
    ],
    ["nothing", { size: "0" }, 422, "query/size"],
    ["another purpose", { purpose: "anything" }, 422, "query/purpose"],
  ])("refuses %s", async (_what, change, status, pointer) => {
    const { status: answered, body } = await ask(change);
    expect(answered).toBe(status);
    expect(body.errors[0].pointer).toBe(pointer);
  });

  it("lets buyers upload their own pictures, and not a breeder's proofs", async () => {
    for (const purpose of ["profile-image", "pet-profile-image", "review-photo"]) {
      expect((await ask({ purpose }, buyer)).status).toBe(200);
    }
    for (
      const purpose of ["pet-image", "identity-front", "rearing-area", "parent-image", "health-document"]
    ) {
      const { status, body } = await ask({ purpose }, buyer);
      expect([status, body.code]).toEqual([403, "wrong_role"]);
    }
  });

  it("does not fill the storage for one person", async () => {
    for (let i = 0; i < 100; i++) expect((await ask({}, other)).status).toBe(200);
    expect((await ask({}, other)).status).toBe(429);
    expect((await ask({}, breeder)).status).toBe(200);
  });

  it("keeps the file's own name out of the key and the address", async () => {
    const { body } = await ask({ fileName: "../../etc/passwd\r\nx: y.jpg" });
    expect(body.fileKey).toMatch(/^uploads\/[0-9a-f]{32}\.jpg$/);
    expect(body.url).not.toContain("passwd");
  });
});

describe("attaching a picture", () => {
  it("keeps a copy in every size under a new key, and lets go of the upload", async () => {
    const uploaded = await put(breeder, "pet-image", await made.jpeg(2600, 1300));
    const file = await attach(uploaded);
    expect(file).toMatchObject({ contentType: "image/webp", width: 2000, height: 1000, name: "maple.jpg" });
    expect(file.key).toMatch(/^u-[0-9a-f]{32}$/);
    expect(await stored(uploaded)).toBeUndefined();
    const sizes = {
      "full.webp": [2000, 1000],
      "thumb.webp": [320, 240],
      "card.webp": [640, 480],
      "og.jpg": [1200, 630],
      "avatar.webp": [256, 256],
    };
    for (const [size, [width, height]] of Object.entries(sizes)) {
      const response = await app.fetch(`/media/${file.key}.${size}`);
      const format = size === "og.jpg" ? "jpeg" : "webp";
      expect(response.headers.get("content-type")).toBe(`image/${format}`);
      expect(response.headers.get("cache-control")).toContain("immutable");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(await sharp(await response.bytes()).metadata()).toMatchObject({ format, width, height });
    }
    expect(await rowOf(file.key)).toMatchObject({
      state: "attached",
      width: 2000,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it("keeps a preview of it, and none of one that is transparent", async () => {
    // A quarter of it is red: the pixels at the upper left, in the last of four rows from the bottom.
    const { key } = await attach(await put(breeder, "pet-image", await made.jpeg(320, 240)));
    const preview = Buffer.from((await rowOf(key))!.preview!, "base64");
    const red = (x: number, y: number) => preview.readUInt16LE(((3 - y) * 6 + x) * 2) >> 10;
    expect(preview.length).toBe(48);
    expect([red(0, 0) > 18, red(5, 0) > 18, red(0, 3) > 18, red(5, 3) > 18]).toEqual([
      true,
      false,
      false,
      false,
    ]);

    const glass = sharp({ create: { width: 40, height: 30, channels: 4, background: "#ff000080" } });
    const seen = await put(breeder, "pet-image", new Uint8Array(await glass.png().toBuffer()), "image/png");
    expect((await rowOf((await attach(seen)).key))!.preview).toBe("");
  });

  it("is shown to nobody while its owner is suspended, nor is a film", async () => {
    const { user } = await addBreeder(app.services);
    const seller = { id: user.id, headers: await bearer(app.services, user) };
    const own = async (purpose: FilePurpose, body: Uint8Array<ArrayBuffer>, type?: string, name?: string) =>
      (await attach(await put(seller, purpose, body, type, name), purpose, seller.id)).key;
    const picture = `/media/${await own("pet-image", await made.jpeg())}.card.webp`;
    const film = `/media/${await own("pet-video", made.film(), "video/mp4", "maple.mp4")}`;
    const set = (account_status: "Active" | "Inactive" | "Suspended") =>
      app.db.updateTable("users").set({ account_status }).where("id", "=", seller.id).execute();
    const statuses = async () => [(await app.fetch(picture)).status, (await app.fetch(film)).status];
    for (const [standing, status] of [["Active", 200], ["Suspended", 404], ["Inactive", 200]] as const) {
      await set(standing);
      expect([standing, await statuses()]).toEqual([standing, [status, status]]);
    }
  });

  it("turns it upright and says nothing of where, with what and by whom it was taken", async () => {
    const original = await made.located();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    expect(text(original)).toContain("Fernweh");
    const { key } = await attach(await put(breeder, "pet-image", original));
    for (const place of storedAs(key)) {
      const bytes = await stored(place);
      expect(bytes).toBeDefined();
      expect(text(bytes)).not.toMatch(/Exif|EXIF|Fernweh|Willow|GPS|XMP|ICCP/);
      const { exif, xmp, icc, iptc, orientation } = await sharp(bytes!).metadata();
      expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    }
    const full = sharp((await stored(`public/${key}.full.webp`))!);
    expect(await full.metadata()).toMatchObject({ width: 240, height: 320 });
    // The red quarter was at the upper left. Rotating the picture by a quarter moves it to the upper right.
    const { data } = await full.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const red = (x: number, y: number) => data[(y * 240 + x) * 3]! > 150;
    expect([red(60, 80), red(180, 80), red(60, 240), red(180, 240)]).toEqual([false, true, false, false]);
  });

  it("reads HEIC, and says as little about it", async () => {
    const original = await made.heic();
    expect(text(original)).toContain("Fernweh");
    const { key } = await attach(await put(breeder, "pet-image", original, "image/heic", "IMG_1.HEIC"));
    const full = (await stored(`public/${key}.full.webp`))!;
    expect(text(full)).not.toMatch(/Exif|Fernweh|GPS/);
    const { data, info } = await sharp(full).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([320, 240]);
    expect(data[(60 * 320 + 80) * 3]).toBeGreaterThan(150);
    expect(data[(200 * 320 + 280) * 3]).toBeLessThan(100);
  });

  it.each(["image/png", "image/webp"])("takes %s", async (type) => {
    const body = type === "image/png" ? await made.png() : await made.webp();
    expect((await attach(await put(breeder, "pet-image", body, type))).contentType).toBe("image/webp");
  });

  it("keeps nothing of what is hidden behind a picture", async () => {
    const page = new TextEncoder().encode("<html><script>alert(document.domain)</script></html>");
    const { key } = await attach(await put(breeder, "pet-image", joined(await made.jpeg(), page)));
    for (const place of storedAs(key)) expect(text(await stored(place))).not.toContain("script");
  });

  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>]>([
    ["a page", () => new TextEncoder().encode("<!doctype html><script>alert(1)</script>")],
    ["SVG", made.svg],
    ["GIF", made.gif],
    ["a document", made.pdf],
    ["a film", () => made.film()],
    ["half a JPEG", async () => (await made.jpeg()).slice(0, 500)],
    ["most of a JPEG", async () => (await made.jpeg()).slice(0, -100)],
    ["half a PNG", async () => (await made.png()).slice(0, 500)],
    ["a JPEG's head alone", () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    [
      "a page behind a JPEG's first bytes",
      () =>
        joined(
          new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
          new TextEncoder().encode("<script>alert(1)</script>"),
        ),
    ],
    ["half a HEIC", async () => (await made.heic()).slice(0, 600)],
    ["a picture of 20,000 x 20,000", () => made.bomb(20_000)],
    ["a picture of 17,000 x 10", async () => await made.png(17_000, 10)],
    ["a JPEG of 5,000 scans", () => scanned(5_000)],
    ["nothing but zeros", () => new Uint8Array(5_000)],
  ])("refuses %s, whatever it calls itself", async (_what, make) => {
    const body = await make();
    for (const type of ["image/jpeg", "image/png"]) {
      const key = await put(breeder, "pet-image", body, type);
      const before = await rowOf(key);
      expect(await codeOf(attach(key))).toBe("file_not_usable");
      expect(await rowOf(key)).toEqual(before);
      for (const place of everStoredAs(before!.key)) expect(await stored(place)).toBeUndefined();
    }
  });

  it("takes a JPEG that lacks only its end mark, and no pixel", async () => {
    const whole = await made.jpeg();
    for (const cut of [1, 2]) {
      const key = await put(breeder, "pet-image", whole.slice(0, -cut), "image/jpeg");
      await attach(key);
    }
    for (const cut of [3, 20]) {
      const key = await put(breeder, "pet-image", whole.slice(0, -cut), "image/jpeg");
      expect(await codeOf(attach(key))).toBe("file_not_usable");
    }
  });

  it("decodes no more than a head promised", async () => {
    // Its header says 100 x 100, its contents are 40,000 x 40,000: 200 MB unpacked.
    const key = await put(breeder, "pet-image", made.bomb(40_000, 100), "image/png");
    const code = await codeOf(attach(key));
    expect(["file_not_usable", "nothing failed"]).toContain(code);
    if (code === "nothing failed") expect(await rowOf(key)).toMatchObject({ width: 100, height: 100 });
  });

  it("refuses what has not arrived", async () => {
    const { body } = await ask();
    expect(await codeOf(attach(body.fileKey))).toBe("file_not_usable");
  });

  it("refuses another's file, one of another purpose, and a key that is none", async () => {
    const key = await put(breeder, "pet-image", await made.jpeg());
    expect(await codeOf(attach(key, "pet-image", other.id))).toBe("file_not_usable");
    expect(await codeOf(attach(key, "profile-image"))).toBe("file_not_usable");
    expect(await codeOf(attach("uploads/00000000000000000000000000000000.jpg"))).toBe("file_not_usable");
    for (const bad of ["../secrets.json", "uploads/%2e%2e/x", "/etc/passwd", "a\0b", "uploads/../x", ""]) {
      const answer = await app.fetch("/v1/users/update", {
        method: "PUT",
        headers: breeder.headers,
        json: { profileImageKey: bad },
      });
      expect([answer.status, (await answer.json()).code], bad).toEqual([400, "malformed_request"]);
    }
    expect((await rowOf(key))?.state).toBe("waiting");
  });

  it("answers the same when it is asked again, and when it is asked ten times at once", async () => {
    const key = await put(breeder, "pet-image", await made.jpeg());
    const all = await Promise.all(Array.from({ length: 10 }, () => attach(key)));
    expect(new Set(all.map((file) => file.key)).size).toBe(1);
    expect(await attach(key)).toEqual(all[0]);
    expect(await attach(all[0]!.key)).toEqual(all[0]);
    expect(await stored(`public/${all[0]!.key}.full.webp`)).toBeDefined();
  });

  it("is not changed by who still has the address to upload", async () => {
    const body = await made.jpeg();
    const { body: offer } = await ask({ size: String(body.length) });
    const send = () =>
      app.fetch(offer.url, { method: "PUT", headers: { "content-type": "image/jpeg" }, body });
    expect((await send()).status).toBe(200);
    const { key } = await attach(offer.fileKey);
    const before = await stored(`public/${key}.full.webp`);
    expect((await send()).status).toBe(200);
    expect(await stored(`public/${key}.full.webp`)).toEqual(before);
    expect((await attach(offer.fileKey)).key).toBe(key);
  });

  it("leaves all of them waiting when one cannot be used, or when the caller fails", async () => {
    const [good, bad] = [
      await put(breeder, "identity-front", await made.jpeg()),
      await put(breeder, "identity-back", made.svg()),
    ];
    const both = [good, bad].map((fileKey) => ({
      ownerId: breeder.id,
      fileKey,
      purposes: ["identity-front", "identity-back"] as const,
    }));
    expect(await codeOf(attachFiles(app.services, both, () => Promise.resolve()))).toBe("file_not_usable");
    const failing = attachFiles(app.services, both.slice(0, 1), () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect([(await rowOf(good))?.state, (await rowOf(bad))?.state]).toEqual(["waiting", "waiting"]);
  });
});

describe("attaching films and documents", () => {
  it("takes a document as it is, for its owner and staff alone", async () => {
    const key = await put(breeder, "registration", made.pdf(), "application/pdf", "AKC papers.pdf");
    const file = await attach(key, "registration");
    expect(file.key).toMatch(/^private\/[0-9a-f]{32}\.pdf$/);
    const path = `/v1/files/download?fileKey=${encodeURIComponent(file.key)}`;
    const mine = await call(breeder, path);
    expect(mine.status).toBe(200);
    const given = await app.fetch(mine.body.url);
    expect(await given.bytes()).toEqual(made.pdf());
    expect(given.headers.get("content-disposition")).toContain('attachment; filename="AKC papers.pdf"');
    expect(given.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await call(admin, path)).status).toBe(200);
    expect((await call(other, path)).status).toBe(404);
    expect((await call(buyer, path)).status).toBe(404);
    expect((await call(undefined, path)).status).toBe(401);
  });

  it("takes the place and the day out of a film, also what a camera writes each second, and nothing else", async () => {
    const film = made.film();
    expect(text(film)).toContain("44.5646");
    const file = await attach(await put(breeder, "pet-video", film, "video/mp4", "play.mp4"), "pet-video");
    const kept = (await stored(`public/${file.key}`))!;
    expect(kept.length).toBe(film.length);
    expect(text(kept)).not.toMatch(/44\.56|123\.2|GPS|Ruth|location|xyz|DAY/);
    const pictures = film.slice(-64);
    for (const [from, to] of [[16, 28], [40, 46]]) pictures.fill(0, from, to);
    expect(kept.slice(-64)).toEqual(pictures);
  });

  it("takes no film whose camera's words cannot be found, or would be wiped without end", async () => {
    const film = made.film();
    const changed = (from: string, to: Uint8Array) => {
      const at = text(film).lastIndexOf(from);
      const one = film.slice();
      one.set(to, at);
      return one;
    };
    const ascii = (said: string) => new TextEncoder().encode(said);
    const endless = changed("stsz", new Uint8Array([...ascii("stsz"), 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]));
    for (const one of [changed("stco", ascii("free")), changed("stbl", ascii("free")), endless]) {
      const key = await put(breeder, "pet-video", one, "video/mp4", "play.mp4");
      expect(await codeOf(attach(key, "pet-video"))).toBe("file_not_usable");
    }
  });

  it.each<[string, () => Uint8Array<ArrayBuffer>, string, FilePurpose]>([
    ["half a document", () => made.pdf().slice(0, 60), "application/pdf", "registration"],
    [
      "a document with a script",
      () => joined(new TextEncoder().encode("%PDF-1.7 1 0 obj << /S /J#61vaScript >> endobj "), made.pdf()),
      "application/pdf",
      "registration",
    ],
    [
      "a page with a document's name",
      () => new TextEncoder().encode("<html>%PDF-1.4 %%EOF"),
      "application/pdf",
      "registration",
    ],
    ["half a film", () => made.film().slice(0, -10), "video/mp4", "pet-video"],
    [
      "a film with a page behind it",
      () => joined(made.film(), new TextEncoder().encode("<script></script>")),
      "video/mp4",
      "pet-video",
    ],
    ["a film without pictures", () => made.film().slice(0, 24), "video/mp4", "pet-video"],
    ["a document as a film", made.pdf, "video/mp4", "pet-video"],
  ])("refuses %s", async (_what, make, type, purpose) => {
    const key = await put(breeder, purpose, make(), type);
    expect(await codeOf(attach(key, purpose))).toBe("file_not_usable");
  });
});

describe("who reads and deletes", () => {
  it.each<FilePurpose>([
    "identity-front",
    "identity-back",
    "rearing-area",
    "registration",
    "health-document",
  ])(
    "shows %s to its owner and to staff alone, never below /media",
    async (purpose) => {
      const { key } = await attach(await put(breeder, purpose, await made.jpeg()), purpose);
      for (
        const path of [
          `/v1/files/download?fileKey=${encodeURIComponent(key)}`,
          `/api/files/url?bucketIndicator=private&fileKey=${encodeURIComponent(key)}`,
        ]
      ) {
        expect((await call(breeder, path)).status).toBe(200);
        expect((await call(admin, path)).status).toBe(200);
        expect((await call(bare, path)).status).toBe(404);
        expect((await call(other, path)).status).toBe(404);
        expect((await call(buyer, path)).status).toBe(404);
      }
      const name = key.split("/")[1]!;
      for (
        const path of [`/media/${name}`, `/media/${name.replace(".webp", ".full.webp")}`, `/_files/${key}`]
      ) {
        expect([403, 404]).toContain((await app.fetch(path)).status);
      }
      const views = await viewFiles(app.services, [key, "private/none.webp"]);
      expect([...views.keys()]).toEqual([key]);
      expect((await app.fetch(views.get(key)!.url)).headers.get("content-disposition")).toBe("inline");
    },
  );

  it("names the store in the second family, and it has to be the right one", async () => {
    const { key } = await attach(await put(breeder, "pet-image", await made.jpeg()));
    const ask = (store: string) => call(buyer, `/api/files/url?bucketIndicator=${store}&fileKey=${key}`);
    expect((await ask("public")).body.url).toBe(`${app.config.publicUrl}/media/${key}.full.webp`);
    expect((await ask("private")).status).toBe(404);
    for (const free of ["hearthpaw-files", "other-bucket", "..%2f"]) {
      expect((await ask(free)).status).toBe(400);
    }
  });

  it.each([
    "../x",
    "..%2fx",
    "%252e%252e%2fx",
    "%2fetc%2fpasswd",
    "a%00b",
    "uploads%2f..%2f..%2fx",
    "C:%5Cx",
  ])(
    "answers 400 for the key %s",
    async (key) => {
      expect((await call(breeder, `/v1/files/download?fileKey=${key}`)).status).toBe(400);
      expect((await call(breeder, `/api/files/url?bucketIndicator=private&fileKey=${key}`)).status).toBe(400);
      let fileKey = key;
      try {
        fileKey = decodeURIComponent(key);
      } catch {
        // The malformed key is sent unchanged.
      }
      expect((await call(breeder, "/v1/files/delete", { fileKey })).status).toBe(400);
      expect((await call(breeder, "/api/breeders/files", { fileKeys: [fileKey] }, "DELETE")).status).toBe(
        400,
      );
      expect((await call(breeder, "/v1/users/update", { profileImageKey: fileKey }, "PUT")).status).toBe(400);
    },
  );

  it("lets the owner keep what is uploaded and not attached, nobody else", async () => {
    const key = await put(breeder, "pet-image", new TextEncoder().encode("<script>alert(1)</script>"));
    const path = `/v1/files/download?fileKey=${encodeURIComponent(key)}`;
    const { body } = await call(breeder, path);
    const given = await app.fetch(body.url);
    expect(given.headers.get("content-type")).toBe("application/octet-stream");
    expect(given.headers.get("content-disposition")).toContain("attachment");
    expect((await call(other, path)).status).toBe(404);
    expect((await call(admin, path)).status).toBe(404);
  });

  it("deletes what nothing needs, for its owner alone", async () => {
    const key = await put(breeder, "pet-image", await made.jpeg());
    const row = (await rowOf(key))!;
    expect((await call(other, "/v1/files/delete", { fileKey: key })).status).toBe(404);
    expect((await call(admin, "/v1/files/delete", { fileKey: key })).status).toBe(404);
    expect((await rowOf(key))?.state).toBe("waiting");
    expect(await call(breeder, "/v1/files/delete", { fileKey: key })).toEqual({
      status: 200,
      body: { message: "The file was deleted." },
    });
    expect((await call(breeder, "/v1/files/delete", { fileKey: key })).status).toBe(404);
    await removeFile(app.services, row.id);
    expect([await stored(key), await rowOf(key)]).toEqual([undefined, undefined]);
  });

  it("does not delete what is in use", async () => {
    const { key } = await attach(await put(breeder, "pet-image", await made.jpeg()));
    const { status, body } = await call(breeder, "/v1/files/delete", { fileKey: key });
    expect([status, body.code]).toEqual([409, "file_in_use"]);
    expect((await app.fetch(`/media/${key}.card.webp`)).status).toBe(200);
  });

  it("deletes several or none", async () => {
    const [a, b, theirs] = [
      await put(breeder, "pet-image", await made.jpeg()),
      await put(breeder, "pet-image", await made.jpeg()),
      await put(other, "pet-image", await made.jpeg()),
    ];
    const remove = (fileKeys: string[]) => call(breeder, "/api/breeders/files", { fileKeys }, "DELETE");
    expect((await remove([a, theirs])).status).toBe(404);
    expect((await rowOf(a))?.state).toBe("waiting");
    expect((await remove([a, b])).status).toBe(200);
    expect((await rowOf(theirs))?.state).toBe("waiting");
    expect((await rowOf(b))?.state).toBe("leaving");
  });
});

describe("what nobody needs any more", () => {
  const age = (key: string, hours: number) =>
    app.db.updateTable("files").set({ created_at: new Date(Date.now() - hours * 3_600_000) })
      .where("upload_key", "=", key).execute();

  it("goes a day after it was uploaded and never attached", async () => {
    const [old, young] = [
      await put(breeder, "pet-image", await made.jpeg()),
      await put(breeder, "pet-image", await made.jpeg()),
    ];
    const kept = await attach(await put(breeder, "pet-image", await made.jpeg()));
    await age(old, 25);
    await app.db.updateTable("files").set({ created_at: new Date(0) }).where("key", "=", kept.key).execute();
    await sweepFiles(app.services, never);
    expect([await rowOf(old), await stored(old)]).toEqual([undefined, undefined]);
    expect((await rowOf(young))?.state).toBe("waiting");
    expect(await stored(`public/${kept.key}.full.webp`)).toBeDefined();
    expect(await codeOf(attach(old))).toBe("file_not_usable");
  });

  it("goes on the day that was set for it", async () => {
    const file = await attach(await put(breeder, "identity-front", await made.jpeg()), "identity-front");
    await purgeAfter(app.db, [file.key], new Date(Date.now() + 90 * 86_400_000));
    await sweepFiles(app.services, never);
    expect(await stored(file.key)).toBeDefined();
    await purgeAfter(app.db, [file.key], new Date(Date.now() - 1_000));
    await sweepFiles(app.services, never);
    expect([await rowOf(file.key), await stored(file.key)]).toEqual([undefined, undefined]);
  });

  it("goes when it is let go of, if that commits", async () => {
    const file = await attach(await put(breeder, "pet-image", await made.jpeg()));
    const detach = (fails: boolean) =>
      app.db.transaction().execute(async (trx) => {
        await detachFile(trx, app.services, { ownerId: breeder.id, key: file.key });
        if (fails) throw new Error("no");
      });
    await expect(detach(true)).rejects.toThrow("no");
    await sweepFiles(app.services, never);
    expect(await stored(`public/${file.key}.card.webp`)).toBeDefined();
    // Earlier releases stored the size for shared links like this.
    await app.services.files.write(`public/${file.key}.og.webp`, await made.webp(), "image/webp");
    await detach(false);
    await sweepFiles(app.services, never);
    for (const place of everStoredAs(file.key)) expect(await stored(place)).toBeUndefined();
    expect(await rowOf(file.key)).toBeUndefined();
  });

  it("leaves nothing behind when its owner is gone", async () => {
    const gone = await addUser(app.services);
    const person = { id: gone.id, headers: await bearer(app.services, gone) };
    const file = await attach(
      await put(person, "profile-image", await made.jpeg()),
      "profile-image",
      gone.id,
    );
    await app.db.deleteFrom("sessions").where("user_id", "=", gone.id).execute();
    await app.db.deleteFrom("users").where("id", "=", gone.id).execute();
    await sweepFiles(app.services, never);
    for (const place of everStoredAs(file.key)) expect(await stored(place)).toBeUndefined();
  });
});

describe("updateUser", () => {
  const update = (profileImageKey: string | null, who = buyer) =>
    call(who, "/v1/users/update", { profileImageKey }, "PUT");

  it("shows a new picture, lets go of the one before, and takes it away", async () => {
    const first = await update(await put(buyer, "profile-image", await made.jpeg()));
    const { profileImageURL } = first.body.user;
    expect(profileImageURL).toMatch(/^\/media\/u-[0-9a-f]{32}\.avatar\.webp$/);
    expect((await app.fetch(profileImageURL)).status).toBe(200);
    const again = await update(await put(buyer, "profile-image", await made.png(), "image/png"));
    expect(again.body.user.profileImageURL).not.toBe(profileImageURL);
    await sweepFiles(app.services, never);
    expect((await app.fetch(profileImageURL)).status).toBe(404);
    expect((await app.fetch(again.body.user.profileImageURL)).status).toBe(200);
    expect((await update(null)).body.user.profileImageURL).toBe("/avatar.png");
    await sweepFiles(app.services, never);
    expect((await rows()).filter((row) => row.owner_id === buyer.id)).toEqual([]);
  });

  it("takes no empty text for a picture", async () => {
    expect((await call(buyer, "/v1/users/update", { profileImageKey: "" }, "PUT")).status).toBe(400);
  });

  it("bears the same picture twice", async () => {
    const key = await put(buyer, "profile-image", await made.jpeg());
    const first = await update(key);
    expect((await update(key)).body).toEqual(first.body);
    await sweepFiles(app.services, never);
    expect((await app.fetch(first.body.user.profileImageURL)).status).toBe(200);
  });

  it("keeps the picture that was there when the new one cannot be used", async () => {
    const { body } = await update(await put(buyer, "profile-image", await made.jpeg()));
    const theirs = await put(other, "profile-image", await made.jpeg());
    const attempts = [
      theirs,
      await put(buyer, "pet-profile-image", await made.jpeg()),
      await put(buyer, "profile-image", made.svg()),
    ];
    for (const key of attempts) {
      const refused = await update(key);
      expect([refused.status, refused.body.code]).toEqual([422, "file_not_usable"]);
    }
    expect((await call(buyer, "/v1/users/update", { firstName: "Dana" }, "PUT")).body.user.profileImageURL)
      .toBe(body.user.profileImageURL);
  });
});

describe("a storage that does not answer", () => {
  it("is 503 for who waits for it, and leaves no row or file behind", async () => {
    const peer = startS3Peer();
    const down = await startApp({ features, services: { files: s3Files({ ...peer, callMs: 500 }) } });
    try {
      const user = await addUser(down.services);
      const headers = await bearer(down.services, user);
      const body = await made.jpeg();
      const query = `fileName=a.jpg&contentType=image/jpeg&purpose=profile-image&size=${body.length}`;
      const offer = await (await down.fetch(`/v1/files/upload?${query}`, { headers })).json();
      expect(new URL(offer.url).origin).toBe(peer.endpoint);
      const sent = await fetch(offer.url, { method: "PUT", headers: { "content-type": "image/jpeg" }, body });
      await sent.body?.cancel();
      expect(sent.status).toBe(200);
      const update = () =>
        down.fetch("/v1/users/update", { method: "PUT", headers, json: { profileImageKey: offer.fileKey } });
      peer.failWith(500);
      const refused = await update();
      expect([refused.status, (await refused.json()).code]).toEqual([503, "storage_unavailable"]);
      expect(refused.headers.get("retry-after")).toBe("5");
      await expect(sweepFiles(down.services, never)).rejects.toThrow("500");
      peer.failWith(undefined);
      const taken = await (await update()).json();
      const shown = await down.fetch(taken.user.profileImageURL);
      expect((await sharp(await shown.bytes()).metadata()).format).toBe("webp");
      peer.failWith(500);
      expect((await down.fetch(taken.user.profileImageURL)).status).toBe(503);
      // Deleting does not wait for the storage: the bytes are removed when it responds again.
      const away = await down.fetch("/v1/users/update", {
        method: "PUT",
        headers,
        json: { profileImageKey: null },
      });
      expect(away.status).toBe(200);
      peer.failWith(undefined);
      await sweepFiles(down.services, never);
      expect([...peer.files.keys()]).toEqual([]);
      expect(await down.db.selectFrom("files").selectAll().execute()).toEqual([]);
    } finally {
      await down.close();
      await peer.stop();
    }
  });

  it("is the folder of this server where none is configured", () => {
    expect(isEmbedded(app.services.files)).toBe(true);
  });
});

describe("many files at once", () => {
  it("lie in memory only when their turn has come, and are not looked at when nobody waits", async () => {
    const keys = await Promise.all(
      Array.from({ length: 6 }, async () => await put(breeder, "pet-image", await made.jpeg())),
    );
    let [reading, most, read] = [0, 0, 0];
    const files = {
      ...app.services.files,
      async read(key: string) {
        read++;
        most = Math.max(most, ++reading);
        await new Promise((done) => setTimeout(done, 30));
        const bytes = await app.services.files.read(key);
        reading--;
        return bytes;
      },
    };
    const leaving = new AbortController();
    const take = (fileKey: string, signal: AbortSignal) =>
      attachFile({ ...app.services, files, signal }, {
        ownerId: breeder.id,
        fileKey,
        purposes: ["pet-image"],
      });
    const staying = keys.slice(0, 3).map((key) => take(key, new AbortController().signal));
    const left = keys.slice(3).map((key) => take(key, leaving.signal));
    leaving.abort(new Error("gone"));
    const outcomes = await Promise.allSettled([...staying, ...left]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array(3).fill("fulfilled"),
      ...Array(3).fill("rejected"),
    ]);
    expect(most).toBeLessThanOrEqual(2);
    expect(read).toBe(3);
  });
});
