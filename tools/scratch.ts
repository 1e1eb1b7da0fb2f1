import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "../backend/platform/embedded/alive.ts";
import { run } from "./run.ts";

/** Memory that looks like a folder, on Linux. */
const MEMORY = "/dev/shm";
const PREFIX = "hearthpaw-scratch-";
/** What all suites write at a time takes about a tenth of it; the browsers and servers want the rest. */
const NEEDED_BYTES = 6e9;

/**
 * Returns a new folder for what tests write, to be their TMPDIR, and `remove`. It lies in memory where there is enough and
 * where programs can be started from: servers and browsers begin with an empty folder again and again, and wait longer for
 * a disk than they work. What killed runs left is removed.
 */
export async function openScratch(memory = MEMORY): Promise<{ folder: string; remove: () => void }> {
  const isRoomy = existsSync(memory) && Deno.systemMemoryInfo().available > NEEDED_BYTES &&
    statfsSync(memory).bavail * statfsSync(memory).bsize > NEEDED_BYTES;
  for (const place of isRoomy ? [memory, tmpdir()] : [tmpdir()]) {
    removeLeftovers(place);
    const folder = join(place, `${PREFIX}${Deno.pid}`);
    const remove = () => rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o1777); // as /tmp is: a database runs as another user
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
