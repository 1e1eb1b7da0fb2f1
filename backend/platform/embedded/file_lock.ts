import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Runs `work` while this process alone, among all processes on the machine, holds the file at `path`. The
 * kernel frees the lock when its holder dies in any way, so nothing needs cleanup after a crash.
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(path), { recursive: true });
  const file = await Deno.open(path, { create: true, write: true });
  try {
    await file.lock(true);
    return await work();
  } finally {
    file.close();
  }
}

/** Locks the file at `path` for the life of this process. Returns undefined if another process holds it. */
export async function tryFileLock(path: string): Promise<Deno.FsFile | undefined> {
  mkdirSync(dirname(path), { recursive: true });
  const file = await Deno.open(path, { create: true, write: true });
  if (await file.tryLock(true)) return file;
  file.close();
  return undefined;
}
