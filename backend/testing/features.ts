import { readdirSync } from "node:fs";
import { join } from "node:path";
import { operations } from "../generated/operations.ts";
import { pending } from "../generated/pending.ts";
import { csrf } from "../platform/http/csrf.ts";

/**
 * The features that a test's app has: names of folders in `backend/features`, or all of them. Tests state them as a literal, from
 * which `tools/affected.ts` knows what a test loads.
 */
export type Features = readonly string[] | "all";

const FOLDER = join(import.meta.dirname!, "../features");
const ids: readonly string[] = operations.map(({ id }) => id);

/**
 * Returns tables of handlers for `createApp`: those of the features named, and one whose handlers throw for the
 * operations of all other features.
 */
export async function loadFeatures(features: Features): Promise<readonly object[]> {
  if (features === "all") return (await import("../features.ts")).features;
  const tables = [csrf, ...(await Promise.all(features.map(tablesOf))).flat()];
  const handled = new Set([...tables.flatMap((table) => Object.keys(table)), ...pending]);
  const notLoaded = ids.filter((id) => !handled.has(id)).map((id) => [id, () => {
    throw new Error(`${id} belongs to a feature that this test does not name in "features"`);
  }]);
  return [...tables, Object.fromEntries(notLoaded)];
}

async function tablesOf(feature: string): Promise<object[]> {
  const names = readdirSync(join(FOLDER, feature)).filter((name) => /^(\w+_)?handlers\.ts$/.test(name));
  if (names.length === 0) throw new Error(`backend/features/${feature} has no handlers`);
  const modules = await Promise.all(
    names.map((name): Promise<Record<string, object>> => import(`../features/${feature}/${name}`)),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isTable);
}

/** Returns whether an export of a file of handlers is a table of them. */
const isTable = (value: object): boolean =>
  typeof value === "object" && Object.keys(value).every((name) => ids.includes(name));
