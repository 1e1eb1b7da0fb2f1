/**
 * Compares the contract with the last released one, openapi/baseline.json: a change that could break a client needs a
 * new version. `deno run -A tools/contract_diff.ts` exits 1 when the version does not say so; `--release` writes the
 * present contract as the new baseline.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname!, "..");
const BASELINE = join(ROOT, "openapi/baseline.json");

export type Change = { impact: "major" | "minor" | "patch"; where: string; message: string };

/**
 * Whether a contract with breaking changes may bear this version: from 1.0.0 on the first number has to grow, before
 * it the second one (https://semver.org, 4).
 */
export function saysSo(released: string, present: string): boolean {
  const [before, now] = [released, present].map((version) => version.split(".").map(Number));
  if (now![0]! !== before![0]!) return now![0]! > before![0]!;
  return before![0] === 0 && now![1]! > before![1]!;
}

/** What differs between two bundled contracts. Throws with redocly's own words when it cannot compare them. */
export function compare(base: string, revision: string): Change[] {
  const run = spawnSync(join(ROOT, "node_modules/.bin/redocly"), [
    "diff",
    base,
    revision,
    "--format=json",
    "--fail-on=none",
  ], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 100_000_000,
    env: quietRedocly(),
  });
  const start = run.stdout.indexOf("{");
  if (start < 0) throw new Error(`redocly could not compare the contracts:\n${run.stdout}${run.stderr}`);
  return changesOf(JSON.parse(run.stdout.slice(start, run.stdout.lastIndexOf("}") + 1)));
}

export function quietRedocly(): Record<string, string> {
  return { ...Deno.env.toObject(), REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
}

type Report = {
  changes: {
    path: string;
    impact: Change["impact"];
    verdicts: { impact: Change["impact"]; message: string }[];
  }[];
};

function changesOf(report: Report): Change[] {
  return report.changes.flatMap(({ path, impact, verdicts }) =>
    verdicts.length
      ? verdicts.map((verdict) => ({ impact: verdict.impact, where: path, message: verdict.message }))
      : [{ impact, where: path, message: "changed" }]
  );
}

/** Why this contract may not follow that one; nothing when it may. */
export function judge(changes: readonly Change[], released: string, present: string): string[] {
  const breaking = changes.filter((change) => change.impact === "major");
  if (!breaking.length || saysSo(released, present)) return [];
  return [
    `The contract breaks clients of ${released}, and its version is still ${present}:`,
    ...breaking.map(({ where, message }) => `  ${where}: ${message}`),
    `Take the change back, or raise info.version (${
      released.startsWith("0.") ? "its second" : "its first"
    } number).`,
  ];
}

/** Bundles the contract into one JSON file. */
export function bundleTo(path: string): void {
  const run = spawnSync(
    join(ROOT, "node_modules/.bin/redocly"),
    ["bundle", "openapi/openapi.yaml", "--ext=json", "-o", path],
    { cwd: ROOT, encoding: "utf8", env: quietRedocly() },
  );
  if (run.status !== 0) throw new Error(`redocly could not bundle the contract:\n${run.stdout}${run.stderr}`);
}

function main(): string[] {
  const folder = mkdtempSync(join(tmpdir(), "hearthpaw-contract-"));
  try {
    const present = join(folder, "openapi.json");
    bundleTo(present);
    if (Deno.args.includes("--release")) {
      copyFileSync(present, BASELINE);
      return [];
    }
    if (!existsSync(BASELINE)) {
      return ["openapi/baseline.json is missing: write it with deno run -A tools/contract_diff.ts --release"];
    }
    return judge(compare(BASELINE, present), versionOf(BASELINE), versionOf(present));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function versionOf(path: string): string {
  return JSON.parse(readFileSync(path, "utf8")).info.version;
}

if (import.meta.main) {
  const wrong = main();
  if (wrong.length) {
    console.error(wrong.join("\n"));
    Deno.exit(1);
  }
}
