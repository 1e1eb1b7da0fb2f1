/**
 * Uses a folder as file storage. A written file appears completely or not at all, and nothing outside the
 * folder is touched.
 */
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkKey, StorageUnavailable, type StoredFile } from "./port.ts";

/** Folder of drafts, on the same disk as the finished files. */
const DRAFTS = ".drafts";
const DRAFT_MS = 3_600_000;

export type Draft = {
  write: (chunk: Uint8Array) => Promise<void>;
  /** Moves the written file to its key, with its type. */
  finish: (contentType: string) => Promise<void>;
  /** Discards the written bytes. */
  drop: () => Promise<void>;
};

export type Folder = {
  head: (key: string) => Promise<StoredFile | undefined>;
  read: (
    key: string,
    range?: { start: number; end: number },
  ) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Starts a file that stays invisible until it is finished. */
  begin: (key: string) => Promise<Draft>;
  remove: (key: string) => Promise<void>;
  listOld: (folder: string, before: Date, limit: number) => Promise<string[]>;
};

/** Length of a file's last bytes, which hold its type. One rename then publishes bytes and type together. */
const TYPE_BYTES = 64;

/** Opens a folder and creates it when first needed. Throws StorageUnavailable for errors of the disk. */
export function openFolder(root: string): Folder {
  const place = (key: string): string => {
    checkKey(key);
    return join(root, key);
  };

  async function head(key: string): Promise<StoredFile | undefined> {
    return await gently(async () => {
      const file = await open(place(key), "r");
      try {
        const { size, mtime } = await file.stat();
        const mark = new Uint8Array(TYPE_BYTES);
        await file.read(mark, 0, TYPE_BYTES, size - TYPE_BYTES);
        return { size: size - TYPE_BYTES, contentType: text(mark), modifiedAt: mtime };
      } finally {
        await file.close();
      }
    });
  }

  return {
    head,

    async read(key, range) {
      if (!range) {
        const bytes = await gently(() => readFile(place(key)));
        return bytes && new Uint8Array(bytes.subarray(0, bytes.length - TYPE_BYTES));
      }
      return await gently(async () => {
        const file = await open(place(key), "r");
        try {
          const size = (await file.stat()).size - TYPE_BYTES;
          const start = Math.min(range.start, size);
          const bytes = new Uint8Array(Math.max(0, Math.min(range.end, size) - start));
          if (bytes.length > 0) await file.read(bytes, 0, bytes.length, start);
          return bytes;
        } finally {
          await file.close();
        }
      });
    },

    async begin(key) {
      const target = place(key);
      const draft = join(root, DRAFTS, crypto.randomUUID());
      const drop = () => rm(draft, { force: true });
      const file = await loudly(async () => {
        await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
        return await open(draft, "wx", 0o600);
      });
      let isOpen = true;
      const close = async () => {
        if (isOpen) await file.close();
        isOpen = false;
      };
      return {
        write: (chunk) =>
          loudly(async () => {
            for (let at = 0; at < chunk.length;) at += (await file.write(chunk, at)).bytesWritten;
          }),
        finish: (contentType) =>
          loudly(async () => {
            const mark = new Uint8Array(TYPE_BYTES);
            new TextEncoder().encodeInto(contentType, mark);
            await file.write(mark);
            await file.sync();
            await close();
            await mkdir(dirname(target), { recursive: true, mode: 0o700 });
            await rename(draft, target);
          }),
        drop: async () => {
          await close().catch(() => {});
          await drop().catch(() => {});
        },
      };
    },

    async remove(key) {
      const target = place(key);
      await loudly(() => rm(target, { force: true }));
    },

    async listOld(folder, before, limit) {
      checkKey(`${folder}/x`);
      const names = await gently(() => readdir(join(root, folder))) ?? [];
      const old: string[] = [];
      for (const name of names) {
        if (old.length >= limit) break;
        const file = await gently(() => stat(join(root, folder, name)));
        if (file?.isFile() && file.mtime < before) old.push(`${folder}/${name}`);
      }
      await removeOldDrafts();
      return old;
    },
  };

  /** Removes drafts of a killed process. */
  async function removeOldDrafts(): Promise<void> {
    const drafts = join(root, DRAFTS);
    for (const name of await readdir(drafts).catch(() => [])) {
      const path = join(drafts, name);
      const file = await stat(path).catch(() => undefined);
      if (file && Date.now() - file.mtimeMs > DRAFT_MS) await rm(path, { force: true });
    }
  }
}

const text = (mark: Uint8Array): string => new TextDecoder().decode(mark).replaceAll("\0", "");

/** Returns undefined for a missing file. Any other error means that the storage does not work. */
async function gently<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return undefined;
    throw asUnavailable(error);
  }
}

async function loudly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asUnavailable(error);
  }
}

function asUnavailable(error: unknown): unknown {
  // Deno has no code for some system errors, such as for a file that is too large.
  const { code = /os error \d+/.exec(String(error))?.[0] } = error as { code?: string };
  if (code === undefined) return error;
  return new StorageUnavailable(`the folder of files: ${code}`, { cause: error });
}
