import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tryFileLock, withFileLock } from "./file_lock.ts";

/** One running user (a server, a test run) of the helpers in a data folder. */
export type Seat = {
  /** Leaves. If no other user remains, runs `last` before new ones may enter. Safe to call twice. */
  leave: (last: () => Promise<void>) => Promise<void>;
};

let taken = 0;

/** Serializes everything that starts, adopts or stops a helper of this data folder. */
export function withDataLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  return withFileLock(join(dataDir, "lock"), work);
}

/**
 * Registers this process in `dataDir/servers` by locking a file of its own there. A killed server loses its
 * lock, and the next look removes its entry.
 */
export async function takeSeat(dataDir: string): Promise<Seat> {
  const folder = join(dataDir, "servers");
  const name = `${Deno.pid}.${++taken}`;
  mkdirSync(folder, { recursive: true });
  const file = await tryFileLock(join(folder, name));
  if (!file) throw new Error(`${join(folder, name)} is held by another process`);
  writeFileSync(join(folder, name), `${Deno.pid}\n`);
  let left: Promise<void> | undefined;
  const leave = (last: () => Promise<void>) =>
    withDataLock(dataDir, async () => {
      file.close();
      rmSync(join(folder, name), { force: true });
      if ((await othersIn(folder)) === 0) await last();
    });
  return { leave: (last) => left ??= leave(last) };
}

async function othersIn(folder: string): Promise<number> {
  let alive = 0;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const free = await tryFileLock(path);
    if (!free) {
      alive++;
      continue;
    }
    free.close();
    rmSync(path, { force: true });
  }
  return alive;
}
