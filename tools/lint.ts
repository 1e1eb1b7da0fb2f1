/**
 * Finds what only types can tell: promises that nobody awaits, and type errors (nothing else checks them). An unresolved
 * import would be `any` and hide a promise, so it fails here too.
 * `deno run -A tools/lint.ts`
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { totalmem } from "node:os";
import { dirname, join } from "node:path";
import { bin, deno, type Ran, ROOT, run } from "./run.ts";

const DENO_TYPES = join(ROOT, ".data/types/deno.d.ts");

/**
 * One thread, which works out a type once where two would each, and nothing is collected where there is room for all: 47 -> 30 s of
 * processor time. The types of everything take 6 GB so, and 5 with a collector that seldom runs.
 */
const WITHOUT_COLLECTING = {
  GOMAXPROCS: "1",
  ...(totalmem() > 12e9 ? { GOGC: "off", GOMEMLIMIT: "8GiB" } : { GOGC: "800" }),
};

/** Returns what oxlint says of `paths`, the whole project unless told; code 0 when it finds nothing. */
export async function lint(paths: string[] = ["."], options: string[] = []): Promise<Ran> {
  const types = await run([deno, "types"]);
  if (types.code !== 0) return types;
  if (!existsSync(DENO_TYPES) || readFileSync(DENO_TYPES, "utf8") !== types.output) {
    mkdirSync(dirname(DENO_TYPES), { recursive: true });
    writeFileSync(DENO_TYPES, types.output);
  }
  return await run([bin("oxlint"), "--type-aware", "--type-check", "--format=unix", ...options, ...paths], {
    env: WITHOUT_COLLECTING,
  });
}

if (import.meta.main) {
  const { code, output } = await lint();
  if (code !== 0) console.log(output.trim());
  Deno.exit(code ?? 1);
}
