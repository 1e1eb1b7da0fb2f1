import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tryFileLock, withFileLock } from "./file_lock.ts";

/** One running user (a server, a test run) of the helpers that live in a data folder. */
export type Seat = {
  /** Leaves; runs `last` before others may come, when nobody else is left. Safe to call twice. */
  leave: (last: () => Promise<void>) => Promise<void>;
};

let taken = 0;

/** Everything that starts, adopts or stops a helper of this data folder happens under this one lock. */
export function withDataLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  return withFileLock(join(dataDir, "lock"), work);
}

/**
 * Enters this process in `dataDir/servers`. Being there is a lock on one's own file: a killed server's entry loses
 * it, and the next to look sweeps the entry away.
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
