import { readdirSync } from "node:fs";
import type { Migration } from "../migration.ts";

const names = readdirSync(import.meta.dirname!).flatMap((file) => /^(\d{4}_\w+)\.ts$/.exec(file)?.[1] ?? []);

/**
 * Every migration of this folder by its name, in the order of the numbers: each is read when it is to run, which is once in the
 * life of a database. A file here is enough to add one; one that has been released is never edited.
 */
export const migrations: Record<string, () => Promise<Migration>> = Object.fromEntries(
  names.sort().map((name) => [name, () => import(/* @vite-ignore */ `./${name}.ts`)]),
);
