import { readdirSync } from "node:fs";
import type { Migration } from "../migration.ts";

const names = readdirSync(import.meta.dirname!).flatMap((file) => /^(\d{4}_\w+)\.ts$/.exec(file)?.[1] ?? []);

/**
 * Every migration of this folder by name, in the order of the numbers. Each is loaded when it runs, which is
 * once in the life of a database. Adding a file here is enough to add a migration. Never edit a released one.
 */
export const migrations: Record<string, () => Promise<Migration>> = Object.fromEntries(
  names.sort().map((name) => [name, () => import(/* @vite-ignore */ `./${name}.ts`)]),
);
