/**
 * Finds errors that need types: promises that nobody awaits, and type errors (nothing else checks them). An
 * unresolved import would be `any` and hide a promise, so it fails here too. `deno run -A tools/lint.ts`
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { totalmem } from "node:os";
import { dirname, join } from "node:path";
import { bin, deno, type Ran, ROOT, run } from "./run.ts";

const DENO_TYPES = join(ROOT, ".data/types/deno.d.ts");

/**
 * Uses one thread, which computes each type once instead of twice, and no garbage collection if there is
 * enough memory: 47 -> 30 s of processor time. All types then take 6 GB, and 5 with a collector that seldom
 * runs.
 */
const WITHOUT_COLLECTING = {
  GOMAXPROCS: "1",
  ...(totalmem() > 12e9 ? { GOGC: "off", GOMEMLIMIT: "8GiB" } : { GOGC: "800" }),
};

/** Returns oxlint's output for `paths`, the whole project by default; code 0 if it finds nothing. */
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
