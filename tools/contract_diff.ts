/**
 * Compares the contract with its last release, openapi/baseline.json, to announce every break for clients.
 *
 *     deno run -A tools/contract_diff.ts             exits with 1 if the contract may not follow the release
 *     deno run -A tools/contract_diff.ts --release   makes the contract the release, if its version announces
 *                                                    the changes
 *
 * A contract has the version of its last release until the next release. It may grow under that version.
 * Changes that break clients need a higher version and a release in the same commit.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Change, type Contract, lessAccess } from "./contract_diff_access.ts";
import { compactJson } from "./generate/json.ts";

const ROOT = join(import.meta.dirname!, "..");
const BASELINE = join(ROOT, "openapi/baseline.json");

/**
 * Returns a negative number if the first version is lower, 0 if both are equal. Throws unless both are x.y.z.
 */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => {
    if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`info.version ${version} is not of the form 1.2.3`);
    return version.split(".").map(Number);
  });
  const at = first!.findIndex((number, index) => number !== second![index]);
  return at < 0 ? 0 : first![at]! - second![at]!;
}

/**
 * Returns whether a contract with breaking changes may have this version: from 1.0.0 on the first number has
 * to grow, before it the second one (https://semver.org, 4).
 */
export function announcesBreak(released: string, present: string): boolean {
  const significant = (version: string) =>
    version.split(".").map(Number).slice(0, released.startsWith("0.") ? 2 : 1);
  const before = significant(released);
  const now = significant(present);
  return compareVersions(present, released) > 0 && now.join(".") !== before.join(".");
}

/**
 * Returns the differences between two bundled contracts. Throws with redocly's message if it cannot compare
 * them.
 */
export function compare(base: string, revision: string): Change[] {
  if (readFileSync(base).equals(readFileSync(revision))) return [];
  const run = spawnSync(
    join(ROOT, "node_modules/.bin/redocly"),
    ["diff", base, revision, "--format=json", "--fail-on=none"],
    { cwd: ROOT, encoding: "utf8", maxBuffer: 100_000_000, env: quietRedocly() },
  );
  const start = run.stdout.indexOf("{");
  if (start < 0) throw new Error(`redocly could not compare the contracts:\n${run.stdout}${run.stderr}`);
  const report: Report = JSON.parse(run.stdout.slice(start, run.stdout.lastIndexOf("}") + 1));
  return [...report.changes.flatMap(changesOf), ...lessAccess(read(base), read(revision))];
}

export function quietRedocly(): Record<string, string> {
  return { ...Deno.env.toObject(), REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
}

type Reported = {
  path: string;
  kind: string;
  impact: Change["impact"];
  verdicts: { impact: Change["impact"]; message: string }[];
  property?: string;
  base?: { value?: unknown };
  revision?: { value?: unknown };
};
type Report = { changes: Reported[] };

function changesOf(reported: Reported): Change[] {
  const { path, impact, kind, property, verdicts } = reported;
  const where = readable(path);
  // Callers lose nothing, because until then they could only get a 501.
  if (path.endsWith("/responses/501") && kind === "removed") {
    return [{ impact: "minor", where, message: "is built" }];
  }
  if (isOnlyHint(reported)) return [{ impact: "patch", where, message: `${property} ${kind}` }];
  const lost = lostChoices(reported);
  if (lost.length && impact !== "major") {
    return [{ impact: "major", where, message: `Enum lost values: ${lost.join(", ")}.` }];
  }
  if (verdicts.length) {
    return verdicts.map((verdict) => ({ impact: verdict.impact, where, message: verdict.message }));
  }
  return [{ impact, where, message: property ? `${property} ${kind}` : kind }];
}

/** `password` only affects how a text is shown while typing, and rejects none. */
function isOnlyHint({ property, base, revision }: Reported): boolean {
  const isHint = (value: unknown) => value === undefined || value === "password";
  return property === "format" && isHint(base?.value) && isHint(revision?.value);
}

/**
 * Returns the values that an enum lost. Redocly calls that harmless in an answer, but a client that waits for
 * the value, or names it in generated code, breaks.
 */
function lostChoices({ property, base, revision }: Reported): unknown[] {
  if (property !== "enum" || !Array.isArray(base?.value) || !Array.isArray(revision?.value)) return [];
  const now = new Set(revision.value);
  return base.value.filter((value) => !now.has(value));
}

/**
 * Returns a JSON pointer below `paths` as `POST /v1/login responses/200/...`; any other one without escapes.
 */
function readable(pointer: string): string {
  const [top, ...rest] = pointer.replace(/^#\//, "").split("/").map((part) =>
    part.replaceAll("~1", "/").replaceAll("~0", "~")
  );
  const [path, method, ...inside] = rest;
  if (top !== "paths" || path === undefined) return [top, ...rest].join("/");
  return [method?.toUpperCase(), path, inside.join("/")].filter(Boolean).join(" ");
}

const breaksOf = (changes: readonly Change[]): string[] =>
  changes.filter(({ impact }) => impact === "major").map(({ where, message }) => `  ${where}: ${message}`);

const numberToRaise = (released: string) => released.startsWith("0.") ? "second" : "first";

/** Returns why this contract may not follow that release, as lines to print; empty if it may. */
export function judge(changes: readonly Change[], released: string, present: string): string[] {
  const order = compareVersions(present, released);
  if (order < 0) return [`The contract's version ${present} is below ${released}, its last release.`];
  if (order > 0) {
    return [
      `The contract's version ${present} is above ${released}, its last release, so nothing guards its clients.`,
      "Release it: make release-contract, and commit openapi/baseline.json with the change.",
    ];
  }
  const breaks = breaksOf(changes);
  if (!breaks.length) return [];
  return [
    `The contract breaks clients of ${released}, and its version is still ${present}:`,
    ...breaks,
    `Take the change back, or raise the ${numberToRaise(released)} number of info.version and run ` +
    "make release-contract.",
  ];
}

/** Returns why this contract may not be released after that one, as lines to print; empty if it may. */
export function refuseRelease(changes: readonly Change[], released: string, present: string): string[] {
  if (!changes.length) return [];
  if (compareVersions(present, released) <= 0) {
    return [
      `The contract differs from its release ${released}, and its version is ${present}. Raise info.version` +
      (breaksOf(changes).length ? `, its ${numberToRaise(released)} number, for it breaks clients:` : "."),
      ...breaksOf(changes),
    ];
  }
  if (!breaksOf(changes).length || announcesBreak(released, present)) return [];
  return [
    `${present} does not announce what breaks clients of ${released}:`,
    ...breaksOf(changes),
    `Take it back, or raise the ${numberToRaise(released)} number of info.version.`,
  ];
}

/**
 * Returns a release's changes, as lines to print: breaking changes, additions, and the number of other
 * changes.
 */
export function summary(changes: readonly Change[], released: string, present: string): string[] {
  const ofImpact = (impact: Change["impact"]) => changes.filter((change) => change.impact === impact);
  const breaks = breaksOf(changes);
  const added = ofImpact("minor").map(({ where, message }) => `  ${where}: ${message}`);
  return [
    changes.length ? `${released} -> ${present}` : `${present} is released already; nothing changed.`,
    ...(breaks.length ? [`Breaks clients (${breaks.length}):`, ...breaks] : []),
    ...(added.length ? [`Added (${added.length}):`, ...added] : []),
    ...(ofImpact("patch").length ? [`Reworded or loosened: ${ofImpact("patch").length}`] : []),
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

const read = (path: string): Contract => JSON.parse(readFileSync(path, "utf8"));

/** Returns why the contract at `present` may not follow the release at `baseline`; empty if it may. */
export function check(baseline: string, present: string): string[] {
  if (!existsSync(baseline)) return [`${baseline} is missing: write it with make release-contract`];
  const versions = [read(baseline).info.version, read(present).info.version] as const;
  // The versions alone may decide, and save a second of comparing.
  const wrong = judge([], ...versions);
  return wrong.length ? wrong : judge(compare(baseline, present), ...versions);
}

/**
 * Makes the contract at `present` the release at `baseline` and returns a summary in `said`, or the reasons
 * against it in `wrong`.
 */
export function release(baseline: string, present: string): { wrong: string[]; said: string[] } {
  const version = read(present).info.version;
  const released = existsSync(baseline) ? read(baseline).info.version : undefined;
  const changes = released === undefined ? [] : compare(baseline, present);
  const wrong = released === undefined ? [] : refuseRelease(changes, released, version);
  if (wrong.length) return { wrong, said: [] };
  writeFileSync(baseline, compactJson(JSON.parse(readFileSync(present, "utf8"))));
  return {
    wrong,
    said: released === undefined ? [`${version} is the first release`] : summary(changes, released, version),
  };
}

function main(): string[] {
  const folder = mkdtempSync(join(tmpdir(), "hearthpaw-contract-"));
  try {
    const present = join(folder, "openapi.json");
    bundleTo(present);
    if (!Deno.args.includes("--release")) return check(BASELINE, present);
    const { wrong, said } = release(BASELINE, present);
    if (said.length) console.log(said.join("\n"));
    return wrong;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const wrong = main();
  if (wrong.length) {
    console.error(wrong.join("\n"));
    Deno.exit(1);
  }
}
