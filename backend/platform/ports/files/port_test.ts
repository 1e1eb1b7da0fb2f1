import { mkdtemp, readdir, utimes } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dispositionHeader, type FilesPort, isStorageKey, StorageUnavailable } from "./port.ts";
import { s3Files } from "./s3.ts";
import { type S3Peer, startEmbeddedFiles, startS3Peer } from "../../../testing/ports/files.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (data: Uint8Array | undefined) => data && new TextDecoder().decode(data);

/**
 * A storage under test. `clock` changes the time at which addresses are signed; `age` makes a stored file
 * older.
 */
type Kind = {
  files: FilesPort;
  clock: (offsetMs: number) => void;
  age: (key: string, ms: number) => Promise<void>;
  stop: () => Promise<void>;
};

let offset = 0;
const now = () => new Date(Date.now() + offset);
const clock = (ms: number) => void (offset = ms);
let peer: S3Peer;
let folder: string;

const kinds: [string, () => Promise<Kind>][] = [
  ["the folder", async () => {
    const { files, root, stop } = await startEmbeddedFiles({ now, bodyMs: 1_000 });
    folder = root;
    const age = async (key: string, ms: number) => {
      const at = new Date(Date.now() - ms);
      await utimes(`${root}/${key}`, at, at);
    };
    return { files, clock, age, stop };
  }],
  ["S3", () => {
    peer = startS3Peer();
    const files = s3Files({ ...peer, now, callMs: 2_000 });
    const age = (key: string, ms: number) => {
      peer.files.get(key)!.modifiedAt = new Date(Date.now() - ms);
      return Promise.resolve();
    };
    return Promise.resolve({ files, clock, age, stop: () => peer.stop() });
  }],
];

/** Uploads files to a storage whose disk fills up meanwhile, and prints each outcome. */
const CROWDED = `
  const { embeddedFiles } = await import(${JSON.stringify(new URL("./embedded.ts", import.meta.url).href)});
  const { readdir, rm } = await import("node:fs/promises");
  const root = Deno.env.get("ROOT");
  const bytes = (text) => new TextEncoder().encode(text);
  const files = embeddedFiles({ dataDir: root, keys: [bytes("a key")], publicUrl: "http://shop.test" });
  const send = async (key, body) => {
    const { url } = await files.presignPut(key, { contentType: "image/webp", size: 3_000_000, seconds: 60 });
    return await files.handle(new Request(url, { method: "PUT", headers: { "content-type": "image/webp" }, body }));
  };
  const put = async (key, text) => {
    const { url } = await files.presignPut(key, { contentType: "image/webp", size: text.length, seconds: 60 });
    const request = new Request(url, { method: "PUT", headers: { "content-type": "image/webp" }, body: text });
    return (await files.handle(request)).status;
  };
  const slowly = new ReadableStream({
    start(controller) {
      for (let n = 0; n < 10; n++) controller.enqueue(bytes("x".repeat(300_000)));
      controller.close();
    },
  });
  const small = await put("uploads/small.webp", "still here");
  const large = await send("uploads/large.webp", "x".repeat(3_000_000));
  const parts = await send("uploads/parts.webp", slowly);
  const written = await files.write("public/large.webp", bytes("x".repeat(3_000_000)), "image/webp")
    .then(() => "written", (error) => error.name);
  const keys = ["uploads/large.webp", "uploads/parts.webp", "public/large.webp"];
  console.log(JSON.stringify({
    small,
    large: [large.status, large.headers.get("retry-after")],
    parts: parts.status,
    written,
    heads: await Promise.all(keys.map(async (key) => await files.head(key) !== undefined)),
    drafts: await readdir(root + "/files/.drafts"),
    read: new TextDecoder().decode(await files.read("uploads/small.webp")),
    again: await put("uploads/again.webp", "there is room for this"),
  }));
  await rm(root, { recursive: true });
  Deno.exit(0);
`;

describe.each(kinds)("%s", (kind, open) => {
  let storage: Kind;
  let files: FilesPort;
  beforeAll(async () => {
    storage = await open();
    files = storage.files;
  });
  afterAll(() => storage.stop());

  const offer = (key: string, size: number, contentType = "image/webp", seconds = 300) =>
    files.presignPut(key, { contentType, size, seconds });
  const put = async (url: string, body: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url, {
      method: "PUT",
      body,
      headers: { "content-type": "image/webp", ...headers },
    });
    await response.body?.cancel();
    return response.status;
  };

  it("keeps what is put at a signed address, and gives it at another", async () => {
    const { url, headers, expiresAt } = await offer("uploads/a.webp", 5);
    expect(headers).toEqual([{ name: "content-type", value: "image/webp" }]);
    expect(Math.abs(expiresAt.getTime() - Date.now() - 300_000)).toBeLessThan(5_000);
    expect(await put(url, "hello")).toBe(200);
    expect(text(await files.read("uploads/a.webp"))).toBe("hello");
    expect(await files.head("uploads/a.webp")).toMatchObject({ size: 5, contentType: "image/webp" });
    const get = await files.presignGet("uploads/a.webp", {
      contentType: "application/pdf",
      disposition: { show: "attachment", name: "Zeugnis für Maple.pdf" },
      seconds: 60,
    });
    const given = await fetch(get);
    expect(await given.text()).toBe("hello");
    expect(given.headers.get("content-type")).toBe("application/pdf");
    expect(given.headers.get("content-disposition")).toContain(
      "filename*=UTF-8''Zeugnis%20f%C3%BCr%20Maple.pdf",
    );
    expect(new URL(get).origin).toBe(files.browserOrigins[0]);
  });

  it.each<[string, (url: URL) => void]>([
    ["key", (url) => void (url.pathname = url.pathname.replace("b.webp", "other.webp"))],
    ["signature", (url) => {
      const name = url.searchParams.has("signature") ? "signature" : "X-Amz-Signature";
      const old = url.searchParams.get(name)!;
      url.searchParams.set(name, (old.startsWith("0") ? "1" : "0") + old.slice(1));
    }],
    ["life", (url) => {
      const name = url.searchParams.has("expires") ? "expires" : "X-Amz-Expires";
      url.searchParams.set(name, String(Number(url.searchParams.get(name)) + 1_000));
    }],
    ["missing signature", (url) => void (url.search = "")],
  ])("refuses an address with another %s", async (_what, change) => {
    const url = new URL((await offer("uploads/b.webp", 5)).url);
    change(url);
    expect(await put(url.href, "hello")).toBe(403);
    expect(await files.head("uploads/b.webp")).toBeUndefined();
    expect(await files.head("uploads/other.webp")).toBeUndefined();
  });

  it("refuses another type, a longer and a shorter body", async () => {
    const { url } = await offer("uploads/c.webp", 5);
    expect(await put(url, "hello", { "content-type": "text/html" })).toBe(403);
    expect(await put(url, "hello and more")).toBe(403);
    expect(await put(url, "hell")).toBe(403);
    expect(await files.head("uploads/c.webp")).toBeUndefined();
  });

  it("refuses an address whose time is over, and one for another method", async () => {
    const { url } = await offer("uploads/d.webp", 5);
    const read = await fetch(url);
    await read.body?.cancel();
    expect(read.status).toBe(403);
    storage.clock(-400_000);
    const old = await offer("uploads/d.webp", 5).finally(() => storage.clock(0));
    expect(await put(old.url, "hello")).toBe(403);
    expect(await put(url, "hello")).toBe(200);
  });

  it("writes, reads in part, copies and removes", async () => {
    await files.write("private/one.pdf", bytes("0123456789"), "application/pdf");
    expect(text(await files.read("private/one.pdf", { start: 2, end: 5 }))).toBe("234");
    expect(text(await files.read("private/one.pdf", { start: 8, end: 50 }))).toBe("89");
    expect(await files.copy("private/one.pdf", "public/two.pdf")).toBe(true);
    expect(await files.head("public/two.pdf")).toMatchObject({ size: 10, contentType: "application/pdf" });
    await files.write("public/two.pdf", bytes("new"), "application/pdf");
    expect(text(await files.read("public/two.pdf"))).toBe("new");
    await files.remove("public/two.pdf");
    await files.remove("public/two.pdf");
    expect(await files.read("public/two.pdf")).toBeUndefined();
    expect(await files.head("public/two.pdf")).toBeUndefined();
    expect(await files.copy("public/two.pdf", "public/three.pdf")).toBe(false);
  });

  it("finds what is old in a folder, over several pages", async () => {
    const keys = ["old/1.webp", "old/2.webp", "old/3.webp", "old/4.webp", "old/5.webp"];
    for (const key of keys) {
      await files.write(key, bytes("x"), "image/webp");
      if (key !== "old/3.webp") await storage.age(key, 90_000_000);
    }
    const before = new Date(Date.now() - 86_400_000);
    expect((await files.listOld("old", before, 100)).sort()).toEqual(
      keys.filter((key) => key !== "old/3.webp"),
    );
    expect(await files.listOld("old", before, 2)).toHaveLength(2);
    expect(await files.listOld("nothing", before, 2)).toEqual([]);
  });

  it.each([
    "../secrets.json",
    "private/../../secrets.json",
    "/etc/passwd",
    "private/a\0.pdf",
    "a",
    "private/",
  ])(
    "touches nothing for the key %j",
    async (key) => {
      await expect(files.read(key)).rejects.toThrow(TypeError);
      await expect(files.write(key, bytes("x"), "image/webp")).rejects.toThrow(TypeError);
      await expect(files.remove(key)).rejects.toThrow(TypeError);
      await expect((async () => await offer(key, 1))()).rejects.toThrow(TypeError);
    },
  );

  it("is unavailable, and says so, when it does not work", async () => {
    if (kind === "S3") {
      peer.failWith(500);
      await expect(files.read("private/one.pdf")).rejects.toThrow(StorageUnavailable);
      await expect(files.write("private/one.pdf", bytes("x"), "image/webp")).rejects.toThrow(
        StorageUnavailable,
      );
      peer.failWith(undefined);
      const nobody = s3Files({ ...peer, endpoint: "http://127.0.0.1:1" });
      await expect(nobody.head("private/one.pdf")).rejects.toThrow(StorageUnavailable);
      const stranger = s3Files({ ...peer, secretAccessKey: "another" });
      await expect(stranger.head("private/one.pdf")).rejects.toThrow(StorageUnavailable);
      const lost = s3Files({ ...peer, bucket: "no-such-bucket" });
      await expect(lost.write("private/x.pdf", bytes("x"), "image/webp")).rejects.toThrow(StorageUnavailable);
      return;
    }
    await files.write("private/file.pdf", bytes("x"), "application/pdf");
    // A file in place of a folder makes the disk refuse.
    await Deno.writeTextFile(`${folder}/broken`, "");
    await expect(files.write("broken/x.pdf", bytes("x"), "image/webp")).rejects.toThrow(StorageUnavailable);
    await expect(files.read("broken/x.pdf")).rejects.toThrow(StorageUnavailable);
  });

  if (kind !== "the folder") return;

  it("forgets a body that breaks off or comes too slowly", async () => {
    const { url } = await offer("uploads/cut.webp", 1_000);
    const { pathname, search, hostname, port } = new URL(url);
    const begin = (finish: "cut" | "wait") =>
      new Promise<string>((resolve) => {
        let answer = "";
        const socket = connect(Number(port), hostname, () => {
          socket.write(
            `PUT ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: image/webp\r\n` +
              `content-length: 1000\r\n\r\n${"x".repeat(500)}`,
          );
          if (finish === "cut") setTimeout(() => socket.destroy(), 50);
        });
        socket.on("data", (data) => {
          answer += data.toString();
          socket.destroy();
        });
        socket.on("close", () => resolve(answer));
      });
    await begin("cut");
    expect(await begin("wait")).toContain("400");
    await new Promise((done) => setTimeout(done, 100));
    expect(await files.head("uploads/cut.webp")).toBeUndefined();
    expect(await readdir(`${folder}/.drafts`)).toEqual([]);
  });

  it("answers a length that is not told beforehand by what really came", async () => {
    const { url } = await offer("uploads/chunks.webp", 10);
    const send = async (chunks: string[]) => {
      const body = new ReadableStream({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(bytes(chunk));
          controller.close();
        },
      });
      const response = await fetch(url, { method: "PUT", body, headers: { "content-type": "image/webp" } });
      await response.body?.cancel();
      return response.status;
    };
    expect(await send(["01234", "56789", "a"])).toBe(413);
    expect(await send(["01234"])).toBe(400);
    expect(await files.head("uploads/chunks.webp")).toBeUndefined();
    expect(await send(["01234", "56789"])).toBe(200);
  });

  it("says that the disk is full, forgets what had come, and goes on reading", async () => {
    // A separate process, in which the kernel writes no file beyond 2 MB.
    const command = new Deno.Command("sh", {
      args: ["-c", `trap '' XFSZ; ulimit -f 4096; exec "$0" eval --no-config "$1"`, Deno.execPath(), CROWDED],
      env: { ROOT: await mkdtemp(join(tmpdir(), "hearthpaw-full-")) },
      stderr: "inherit",
    });
    const { stdout } = await command.output();
    expect(JSON.parse(new TextDecoder().decode(stdout))).toEqual({
      small: 200,
      large: [507, "5"],
      parts: 507,
      written: "StorageUnavailable",
      heads: [false, false, false],
      drafts: [],
      read: "still here",
      again: 200,
    });
  });

  it("lets nothing that it gives run, and takes no cookie for a signature", async () => {
    await files.write("public/page.webp", bytes("<script>alert(1)</script>"), "text/html");
    const url = await files.presignGet("public/page.webp", {
      contentType: "image/webp",
      disposition: { show: "inline" },
      seconds: 60,
    });
    const { headers } = await fetch(url);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
      "cache-control": "private, no-store",
    });
    expect(headers.has("set-cookie")).toBe(false);
    expect((await fetch(url.split("?")[0]!, { headers: { cookie: "session=x" } })).status).toBe(403);
  });

  it("gives a part of a file to a player that asks for it", async () => {
    await files.write("public/v.mp4", bytes("0123456789"), "video/mp4");
    const url = await files.presignGet("public/v.mp4", {
      contentType: "video/mp4",
      disposition: { show: "inline" },
      seconds: 60,
    });
    const ask = async (range: string) => {
      const response = await fetch(url, { headers: { range } });
      return [response.status, response.headers.get("content-range"), await response.text()];
    };
    expect(await ask("bytes=2-4")).toEqual([206, "bytes 2-4/10", "234"]);
    expect(await ask("bytes=7-")).toEqual([206, "bytes 7-9/10", "789"]);
    expect(await ask("bytes=-2")).toEqual([206, "bytes 8-9/10", "89"]);
    expect(await ask("bytes=10-")).toEqual([416, "bytes */10", ""]);
    expect(await ask("bytes=a-b")).toEqual([200, null, "0123456789"]);
  });

  it("lets pages of other origins ask, as the outside storage does", async () => {
    const { url } = await offer("uploads/cors.webp", 5);
    const asked = await fetch(url, { method: "OPTIONS" });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-headers")).toBe("content-type");
    const posted = await fetch(url, { method: "POST", body: "hello" });
    await posted.body?.cancel();
    expect(posted.status).toBe(405);
  });
});

describe("dispositionHeader", () => {
  it("keeps a name from breaking out of its line", () => {
    const header = dispositionHeader({ show: "attachment", name: 'a"\r\nset-cookie: x=1;\\ü.pdf' });
    expect(header).not.toMatch(/[\r\n\u0080-\uffff]/);
    expect(header.match(/"/g)).toHaveLength(2);
  });
});

describe("isStorageKey", () => {
  it.each(["uploads/a1.webp", "private/0f.pdf", "public/u-1.card.webp"])("takes %s", (key) => {
    expect(isStorageKey(key)).toBe(true);
  });
});
