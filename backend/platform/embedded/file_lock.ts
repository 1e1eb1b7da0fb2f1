import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Runs `work` while this process, of all processes on the machine, holds the file at `path`. The kernel gives the
 * lock back when its holder dies, however it dies, so nothing has to be cleaned up after a crash.
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

/** Takes the file at `path` for as long as this process lives; undefined when somebody else has it. */
export async function tryFileLock(path: string): Promise<Deno.FsFile | undefined> {
  mkdirSync(dirname(path), { recursive: true });
  const file = await Deno.open(path, { create: true, write: true });
  if (await file.tryLock(true)) return file;
  file.close();
  return undefined;
}
