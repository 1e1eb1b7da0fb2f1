/**
 * Plants bugs one at a time and reports those that no test notices. Run it manually, in a separate clone: it
 * changes files and restores them, and takes a good hour for all.
 *
 *     deno run -A tools/mutate.ts            all of tools/mutations/
 *     deno run -A tools/mutate.ts refund     those whose name or file contains "refund"
 *     deno run -A tools/mutate.ts --limits   slips between steps, at time limits, in time zones, in lists of
 *                                            states, and in sweeps
 *     deno run -A tools/mutate.ts --money    the ways to lose money: first each with the one test that has to
 *                                            find it in 5 seconds, then those whose tests have a minute; 20
 *                                            minutes
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { access } from "./mutations/access.ts";
import { books } from "./mutations/books.ts";
import { catalog } from "./mutations/catalog.ts";
import { days } from "./mutations/days.ts";
import { funds } from "./mutations/funds.ts";
import { limits } from "./mutations/limits.ts";
import { money } from "./mutations/money.ts";
import { moneyProofs } from "./mutations/money_proofs.ts";
import type { PlantedBug, ProvedBug } from "./mutations/planted_bug.ts";
import { web } from "./mutations/web.ts";
import { summarize } from "./report.ts";
import { deno, ROOT, run } from "./run.ts";

/**
 * Result of the tests of a bug: unnoticed (`survived`), noticed too late (`slow`), or not run because of it
 * (`broken`).
 */
export type Verdict = "caught" | "slow" | "survived" | "broken";
export type Outcome = { bug: PlantedBug; verdict: Verdict; seconds: number; says: string };

/** Maximum duration of the tests of one bug, in ms, which also catches endless loops. */
const MOST_MS = 300_000;
/** Maximum duration of the one test of a bug, in seconds. */
const PROOF_SECONDS = 5;
/** Maximum duration of all tests of a way to lose money, in seconds. */
const BOOKS_SECONDS = 60;

/** Returns why these bugs cannot be planted in the files below `root`, as lines; empty if they all can. */
export function stale(bugs: readonly PlantedBug[], root: string): string[] {
  return bugs.flatMap(({ name, file, before, after }) => {
    let text: string;
    try {
      text = readFileSync(join(root, file), "utf8");
    } catch {
      return [`${name}: ${file} is not there`];
    }
    const times = text.split(before).length - 1;
    if (before === after) return [`${name}: it changes nothing`];
    return times === 1 ? [] : [`${name}: ${file} has the text ${times} times, not once: ${before}`];
  });
}

/** Returns why these bugs cannot be planted now; undefined if they can. */
export function unplantable(bugs: readonly PlantedBug[], root: string): string | undefined {
  const wrong = stale(bugs, root);
  if (wrong.length || !bugs.length) {
    return ["These bugs do not fit the code any more; change or delete them:", ...wrong].join("\n");
  }
  const files = bugs.map(({ file }) => file);
  const { stdout } = spawnSync("git", ["status", "--porcelain", "--", ...files], {
    cwd: root,
    encoding: "utf8",
  });
  return stdout ? `Commit first: these files would be put back as they are now.\n${stdout}` : undefined;
}

/** Plants one bug, runs its tests, and restores the file in any case. */
export async function plant(
  bug: PlantedBug,
  root: string,
  test: typeof runTests = runTests,
): Promise<Outcome> {
  const path = join(root, bug.file);
  const text = readFileSync(path, "utf8");
  const began = performance.now();
  const restore = () => writeFileSync(path, text);
  const onSignal = () => {
    restore();
    Deno.exit(130);
  };
  Deno.addSignalListener("SIGINT", onSignal);
  Deno.addSignalListener("SIGTERM", onSignal);
  try {
    writeFileSync(path, text.replace(bug.before, () => bug.after));
    return { bug, ...await test(bug, root), seconds: (performance.now() - began) / 1000 };
  } finally {
    restore();
    Deno.removeSignalListener("SIGINT", onSignal);
    Deno.removeSignalListener("SIGTERM", onSignal);
  }
}

async function runTests(bug: PlantedBug, root: string): Promise<Pick<Outcome, "verdict" | "says">> {
  const of = bug.tests[0]!.split("/")[0]!;
  const configs: Record<string, string> = {
    web: "web/vitest.config.ts",
    "ui-kit": "ui-kit/vitest.config.ts",
  };
  const config = bug.tests[0]!.startsWith("web/client/") ? "web/client/vitest.config.ts" : configs[of];
  // Vitest resolves the filters of these suites from their own folder.
  const runner = config
    ? ["node", "node_modules/vitest/vitest.mjs", "run", "--config", config]
    : SERVER_TESTS;
  const tests = config ? bug.tests.map((path) => path.slice(path.indexOf("/src/") + 1)) : bug.tests;
  const only = bug.proof ? ["-t", escaped(bug.proof)] : ["--bail=1"];
  return await reported([...runner, ...tests, ...only], root, (report, code) => {
    if (bug.proof) return judged(resultsOf(report, bug.proof));
    const { failed, problems } = summarize(report, code);
    if (failed > 0) return { verdict: "caught", says: firstFailure(report) };
    // With --bail all tests after a failure count as skipped; without one none may be.
    return problems.length
      ? { verdict: "broken", says: problems.join("; ") }
      : { verdict: "survived", says: "" };
  }) ?? { verdict: "caught", says: "the tests did not end" };
}

const NOT_PASSED = "its test does not pass";
const SERVER_TESTS = [deno, "run", "-A", "npm:vitest", "run"];

/** Runs tests and reads their report; undefined if they do not end. */
async function reported<T>(
  command: readonly string[],
  cwd: string,
  read: (report: string, code: number | null) => T,
): Promise<T | undefined> {
  const folder = mkdtempSync(join(tmpdir(), "hearthpaw-mutate-"));
  const report = join(folder, "report.json");
  try {
    const ran = await Promise.race([
      run([...command, "--reporter=json", `--outputFile=${report}`], { cwd, env: { NODE_NO_WARNINGS: "1" } }),
      new Promise<undefined>((late) => setTimeout(() => late(undefined), MOST_MS)),
    ]);
    return ran && read(report, ran.code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Result = { status: string; fullName: string; duration?: number };

/** Returns a report's results for tests whose name contains this part. */
function resultsOf(report: string, part: string): Result[] {
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
    testResults: { assertionResults: Result[] }[];
  };
  return testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => fullName.includes(part));
}

/** Returns the verdict of a bug's own tests; tests that did not run notice nothing. */
export function judged(results: readonly Result[]): Pick<Outcome, "verdict" | "says"> {
  const seconds = results.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000;
  const says = `its test took ${seconds.toFixed(1)} s`;
  if (results.some(({ status }) => status === "failed")) {
    return { verdict: seconds > PROOF_SECONDS ? "slow" : "caught", says };
  }
  return results.length && results.every(({ status }) => status === "passed")
    ? { verdict: "survived", says }
    : { verdict: "broken", says: "its test did not run" };
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

const firstFailure = (report: string): string =>
  resultsOf(report, "").find(({ status }) => status === "failed")?.fullName ?? "";

/** Returns the faults of these bugs' tests while no bug is planted: each has to pass, in 5 seconds. */
async function unproved(bugs: readonly ProvedBug[], root: string): Promise<string[]> {
  const found = await tooBad(bugs, root);
  // A test may have been slow beside other work, so slow ones run once more, alone.
  const again = bugs.filter(({ name }) => found.some((line) => line.startsWith(`${name}: `)));
  const lines: string[] = [];
  for (const bug of again) lines.push(...await tooBad([bug], root));
  return lines;
}

async function tooBad(bugs: readonly ProvedBug[], root: string): Promise<string[]> {
  const files = [...new Set(bugs.flatMap(({ tests }) => tests))];
  const names = bugs.map(({ proof }) => escaped(proof)).join("|");
  const wrong = await reported(
    [...SERVER_TESTS, ...files, "-t", names],
    root,
    (report) =>
      bugs.flatMap(({ name, proof }) => {
        const results = resultsOf(report, proof);
        if (judged(results).verdict !== "survived") return [`${name}: ${NOT_PASSED}: ${proof}`];
        const longest = Math.max(...results.map(({ duration }) => duration ?? 0)) / 1000;
        return longest > PROOF_SECONDS ? [`${name}: its test takes ${longest.toFixed(1)} s: ${proof}`] : [];
      }),
  );
  return wrong ?? ["the tests do not end"];
}

/** Returns a line for a bug. */
export const lineOf = ({ bug, verdict, seconds, says }: Outcome): string =>
  `${verdict === "caught" ? "caught  " : verdict.toUpperCase()} ${
    seconds.toFixed(0).padStart(4)
  } s  ${bug.name}` +
  (says ? `  (${says.slice(0, 120)})` : "");

/** Every bug of `tools/mutations/`. */
export const planted: readonly PlantedBug[] = [
  ...moneyProofs,
  ...books,
  ...money,
  ...funds,
  ...limits,
  ...days,
  ...catalog,
  ...access,
  ...web,
];

async function main(): Promise<number> {
  const wanted = Deno.args[0] ?? "";
  const isMoney = wanted === "--money";
  const bugs = isMoney ? [...moneyProofs, ...books] : wanted === "--limits" ? [...limits, ...days] : planted
    .filter(({ name, file }) => `${name} ${file}`.includes(wanted));
  const problem = unplantable(bugs, ROOT);
  if (problem) {
    console.error(problem);
    return 1;
  }
  const missing = isMoney ? await unproved(moneyProofs, ROOT) : [];
  const failing = missing.filter((line) => line.includes(NOT_PASSED));
  if (failing.length) {
    console.error(["Without any bug these tests already fail:", ...failing].join("\n"));
    return 1;
  }
  const outcomes: Outcome[] = [];
  for (const bug of bugs) {
    let outcome = await plant(bug, ROOT);
    // A test may have been slow beside other work, so slow ones run once more.
    if (outcome.verdict === "slow") outcome = await plant(bug, ROOT);
    if (isMoney && outcome.verdict === "caught" && outcome.seconds > BOOKS_SECONDS) {
      outcome = { ...outcome, verdict: "slow" };
    }
    outcomes.push(outcome);
    console.log(lineOf(outcome));
  }
  const missed = outcomes.filter(({ verdict }) => verdict !== "caught");
  console.log(`${outcomes.length - missed.length} of ${outcomes.length} caught`);
  for (const { bug, verdict } of missed) console.log(`${verdict}: ${bug.name} (${bug.file})`);
  // A busy machine slows tests down, so this is reported at the end, and is no reason to stop before.
  for (const line of missing) console.log(`slow: ${line}`);
  return missed.length || missing.length ? 1 : 0;
}

if (import.meta.main) Deno.exit(await main());
