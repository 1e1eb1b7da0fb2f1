import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import sharp from "sharp";
import { PicturesBusy, prune, servePicture } from "./cache.ts";
import { stopDrawing } from "./drawing_thread.ts";

const NAME = "dog_pug_natural_fawn-mask_adult_portrait_sofa_3.card.webp";
const name = (seed: number) => NAME.replace("_3.", `_${seed}.`);

let dataDir = "";
const folders: string[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pictures-"));
  folders.push(dataDir);
});

afterAll(async () => {
  stopDrawing();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** A maker that waits until it is told, and counts. */
function maker() {
  const calls: string[] = [];
  let running = 0, most = 0;
  const gates: (() => void)[] = [];
  const make = async (key: string): Promise<Uint8Array> => {
    calls.push(key);
    most = Math.max(most, ++running);
    await new Promise<void>((go) => gates.push(go));
    running--;
    return new TextEncoder().encode(`picture of ${key}`);
  };
  const release = async () => {
    for (let i = 0; i < 50; i++) {
      gates.splice(0).forEach((go) => go());
      await new Promise((go) => setTimeout(go, 2));
    }
  };
  return { make, calls, most: () => most, release };
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((f) => f.includes("."));

describe("servePicture", () => {
  it(
    "draws a picture once and then serves the kept one with the same etag",
    { timeout: 60_000 },
    async () => {
      const first = await servePicture(NAME, { dataDir });
      expect((await sharp(first!.bytes).metadata()).width).toBe(640);
      const second = await servePicture(NAME, {
        dataDir,
        make: () => Promise.reject(new Error("drawn a second time")),
      });
      expect(second!.etag).toBe(first!.etag);
      expect(second!.bytes).toEqual(first!.bytes);
      expect(await filesIn(dataDir)).toHaveLength(1);
    },
  );

  it("makes one picture for many who ask at once", async () => {
    const m = maker();
    const asked = Promise.all(
      Array.from({ length: 20 }, () => servePicture(NAME, { dataDir, make: m.make })),
    );
    await m.release();
    expect((await asked).every((p) => p!.bytes.length > 0)).toBe(true);
    expect(m.calls).toHaveLength(1);
  });

  it("makes at most two at a time, and all of them in the end", async () => {
    const m = maker();
    const asked = Promise.all(
      Array.from({ length: 9 }, (_, i) => servePicture(name(i), { dataDir, make: m.make })),
    );
    await m.release();
    expect(new Set((await asked).map((p) => p!.etag)).size).toBe(9);
    expect(m.most()).toBe(2);
    expect(m.calls).toHaveLength(9);
  });

  it("makes the one asked for last before those that wait longer", async () => {
    const { make, calls, release } = maker();
    const all: Promise<unknown>[] = [];
    for (const seed of [1, 2, 3, 4]) {
      all.push(servePicture(name(seed), { dataDir, make, atOnce: 1 }));
      await new Promise((go) => setTimeout(go, 20));
    }
    await release();
    await Promise.all(all);
    expect(calls.map((key) => key.at(-1))).toEqual(["1", "4", "3", "2"]);
  });

  it("refuses when too many wait, and recovers", async () => {
    const m = maker();
    const ask = (seed: number) => servePicture(name(seed), { dataDir, make: m.make, atOnce: 1, queue: 1 });
    const held = [ask(1), ask(2)];
    await new Promise((go) => setTimeout(go, 20));
    await expect(ask(3)).rejects.toBeInstanceOf(PicturesBusy);
    await m.release();
    await Promise.all(held);
    const later = ask(3);
    await m.release();
    expect(await later).toBeDefined();
  });

  it("tries again after a failure and leaves no draft behind", async () => {
    await expect(servePicture(NAME, { dataDir, make: () => Promise.reject(new Error("no")) })).rejects
      .toThrow("no");
    const m = maker();
    const again = servePicture(NAME, { dataDir, make: m.make });
    await m.release();
    expect((await again)!.bytes.length).toBeGreaterThan(0);
    expect((await filesIn(dataDir)).filter((f) => f.endsWith(".part"))).toEqual([]);
  });

  it("touches no disk for names outside the vocabulary", async () => {
    for (const odd of ["../../etc/passwd", "x.card.webp", "dog_pug.card.webp", `${NAME}/..`, ""]) {
      expect(await servePicture(odd, { dataDir })).toBeUndefined();
    }
    expect(await readdir(dataDir)).toEqual([]);
  });
});

describe("prune", () => {
  it("removes the oldest pictures and forgotten drafts until the folder is small enough", async () => {
    const folder = join(dataDir, "pictures"), sub = join(folder, "ab");
    await mkdir(sub, { recursive: true });
    for (let i = 0; i < 10; i++) {
      await writeFile(join(sub, `${i}.webp`), new Uint8Array(100));
      await utimes(join(sub, `${i}.webp`), new Date(1000 + i * 1000), new Date(1000 + i * 1000));
    }
    await writeFile(join(sub, "x.webp.1.part"), "draft");
    await utimes(join(sub, "x.webp.1.part"), new Date(1000), new Date(1000));
    expect(await prune(folder, 1000)).toBe(0);
    expect(await prune(folder, 500)).toBe(6);
    expect((await filesIn(folder)).sort()).toEqual(["ab/6.webp", "ab/7.webp", "ab/8.webp", "ab/9.webp"]);
  });
});
