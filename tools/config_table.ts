/**
 * Prints the table of settings. With `--check` it verifies that docs/operations.md has it, and mentions each
 * setting and each job outside it. `deno run -A tools/config_table.ts [--check]`
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "../backend/platform/environment.ts";
import { ROOT } from "./run.ts";

/** Returns every setting as a row of a Markdown table. */
export function configTable(): string {
  const rows = settings.map(({ name, purpose, required, fallback, otherwise }) => {
    const without = otherwise ?? (fallback === undefined ? "" : `\`${fallback}\``);
    return `| \`${name}\` | ${purpose} | ${without} | ${required ? "yes" : ""} |`;
  });
  return ["| setting | what it is | when it is not set | production needs it |", "|---|---|---|---|", ...rows]
    .join("\n");
}

/** Returns the names of all jobs from the text of `platform/outbox/payloads.ts`. */
export const jobsOf = (payloads: string): string[] =>
  [...payloads.matchAll(/^ {2}(\w+): (?:\{|Record<)/gm)].map(([, name]) => name!);

/** Returns the settings and jobs missing from the text of docs/operations.md, as sentences. */
export function missingIn(operations: string, jobs: readonly string[]): string[] {
  const [before, after] = operations.split(configTable());
  const prose = `${before}${after ?? ""}`;
  const isNamed = (name: string) => new RegExp(`\`${name}(=[^\`]*)?\``).test(prose);
  return [
    ...(after !== undefined ? [] : [
      "docs/operations.md has another table of settings: put what `deno run -A tools/config_table.ts` prints there.",
    ]),
    ...[...settings.map(({ name }) => name), ...jobs].filter((name) => !isNamed(name)).map((name) =>
      `docs/operations.md does not name ${name}.`
    ),
  ];
}

if (import.meta.main) {
  if (!Deno.args.includes("--check")) console.log(configTable());
  else {
    const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
    const jobs = jobsOf(read("backend/platform/outbox/payloads.ts"));
    const wrong = missingIn(read("docs/operations.md"), jobs);
    if (wrong.length) {
      console.error(wrong.join("\n"));
      Deno.exit(1);
    }
  }
}
