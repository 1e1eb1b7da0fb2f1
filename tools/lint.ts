/**
 * Finds what only types can tell: promises that nobody awaits, and type errors (nothing else checks them). An unresolved
 * import would be `any` and hide a promise, so it fails here too.
 * `deno run -A tools/lint.ts`
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bin, deno, type Ran, ROOT, run } from "./run.ts";

const DENO_TYPES = join(ROOT, ".data/types/deno.d.ts");

/** Returns what oxlint says of `paths`, the whole project unless told; code 0 when it finds nothing. */
export async function lint(paths: string[] = ["."], options: string[] = []): Promise<Ran> {
  const types = await run([deno, "types"]);
  if (types.code !== 0) return types;
  if (!existsSync(DENO_TYPES) || readFileSync(DENO_TYPES, "utf8") !== types.output) {
    mkdirSync(dirname(DENO_TYPES), { recursive: true });
    writeFileSync(DENO_TYPES, types.output);
  }
  return await run([bin("oxlint"), "--type-aware", "--type-check", "--format=unix", ...options, ...paths], {
    // The types of everything take 4 GB; looking there for what is free again was a quarter of its processor time.
    env: { GOGC: "800" },
  });
}

if (import.meta.main) {
  const { code, output } = await lint();
  if (code !== 0) console.log(output.trim());
  Deno.exit(code ?? 1);
}
