import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "../backend/platform/embedded/alive.ts";
import { run } from "./run.ts";

/** A folder in memory, on Linux. */
const MEMORY = "/dev/shm";
const PREFIX = "hearthpaw-scratch-";
/** Required memory. All suites together write about a tenth of it; the browsers and servers need the rest. */
const NEEDED_BYTES = 6e9;

/**
 * Returns a new folder for the tests' files, for use as TMPDIR, and `remove`. It is in memory if there is
 * enough and if programs can start from it: servers and browsers often start with an empty folder, and wait
 * longer for a disk than they work. Leftovers of killed runs are removed.
 */
export async function openScratch(memory = MEMORY): Promise<{ folder: string; remove: () => void }> {
  const isRoomy = existsSync(memory) && Deno.systemMemoryInfo().available > NEEDED_BYTES &&
    statfsSync(memory).bavail * statfsSync(memory).bsize > NEEDED_BYTES;
  for (const place of isRoomy ? [memory, tmpdir()] : [tmpdir()]) {
    removeLeftovers(place);
    const folder = join(place, `${PREFIX}${Deno.pid}`);
    const remove = () => rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o1777); // like /tmp, because a database runs as another user
    if (place === tmpdir() || await startsPrograms(folder)) return { folder, remove };
    remove();
  }
  throw new Error("there is no folder for temporary files");
}

async function startsPrograms(folder: string): Promise<boolean> {
  const program = join(folder, "program");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
  const { code } = await run([program]);
  rmSync(program);
  return code === 0;
}

function removeLeftovers(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : 0;
    if (pid > 0 && !isAlive(pid)) rmSync(join(place, name), { recursive: true, force: true });
  }
}
