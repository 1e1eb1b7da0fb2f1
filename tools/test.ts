/**
 * Runs all tests: the checks and every suite with its runner, in parallel, summed from the runners' own
 * reports.
 *
 *     deno run -A tools/test.ts              everything; the last line is `N passed, N failed`
 *     deno run -A tools/test.ts server e2e   only these suites, without the checks
 *     deno run -A tools/test.ts backend/features/pets/rules_test.ts   only these files or folders, with their
 *                                                                     runner's output
 *     deno run -A tools/test.ts --changed=main           the checks, and tests that changes since then can affect
 *     deno run -A tools/test.ts --changed=main --watch   these tests, and again those of each file that changes
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative, resolve } from "node:path";
import { affectedTests, bySuite, needsWeb, readDependencies, sourceAt } from "./affected.ts";
import { operations } from "../backend/generated/operations.ts";
import { pending } from "../backend/generated/pending.ts";
import { SEEN_FOLDER } from "../backend/testing/coverage.ts";
import { findBrowser } from "./browser.ts";
import { changedSince } from "./changed.ts";
import { checkWorks } from "./check.ts";
import { runInLanes, type Work } from "./lanes.ts";
import { summarize, type Summary, tooUnsteady, total } from "./report.ts";
import { deno, ROOT, run } from "./run.ts";
import { openScratch } from "./scratch.ts";
import { readSeen, untried } from "./seen.ts";
import { runnerOf, type Suite, suiteOf, suites } from "./suites.ts";

/**
 * A runner prints a line after each file. One that is silent for this time hangs, and is restarted once. The
 * longest file takes two minutes on a slow machine.
 */
const HUNG_SECONDS = 600;

const REPORTS = join(ROOT, ".data/reports");
const SEEN = join(REPORTS, "operations");

/** Runs a suite, or only these files of it. Without a whole run, nothing is tried twice and no operation can be missing. */
async function runSuite(suite: Suite, env: Record<string, string>, files?: string[]): Promise<Summary> {
  if (!existsSync(join(ROOT, suite.config))) {
    return { passed: 0, failed: 0, problems: [`${suite.config} is missing`] };
  }
  const report = join(REPORTS, `${suite.name}.json`);
  const once = () =>
    run([
      ...runnerOf(suite),
      "--reporter=default",
      "--reporter=json",
      `--outputFile=${report}`,
      ...(suite.triesTwice && !files ? ["--retry=1"] : []),
      ...(files ?? []).map((path) => resolve(ROOT, path)),
    ], {
      env: { ...env, ...suite.env, ...(suite.triesOperations ? { [SEEN_FOLDER]: SEEN } : {}) },
      mostSilentSeconds: HUNG_SECONDS,
    });
  let ran = await once();
  if (ran.hasHung) {
    console.log(`again  ${suite.name}: its runner said nothing for ${HUNG_SECONDS} s`);
    ran = await once();
  }
  const { code, output, seconds } = ran;
  const summary = summarize(report, code);
  // A failed test may be the one that would have tested the operation.
  if (suite.triesOperations && !files && summary.failed === 0) {
    summary.problems.push(...untried(operations, pending, readSeen(SEEN)));
  }
  const isGood = summary.failed === 0 && summary.problems.length === 0;
  console.log(
    `${isGood ? "ok    " : "FAILED"} ${suite.name}: ${summary.passed} passed, ${summary.failed} failed (${
      seconds.toFixed(1)
    } s)`,
  );
  for (const problem of summary.problems) console.log(`       ${suite.name}: ${problem}`);
  // Failures come first, and the runner's whole output goes into a file: readers see a failed test's name at
  // the start of a log.
  for (const failure of summary.failures ?? []) console.log(failure.replace(/^/gm, "       "));
  for (const test of summary.unsteady ?? []) console.log(`again  ${test.replace(/\n/g, "\n       ")}`);
  if (!isGood) {
    if (!summary.failures?.length) console.log(output.trim().replace(/^/gm, "  "));
    const log = join(REPORTS, `${suite.name}.log`);
    writeFileSync(log, output);
    console.log(`       all it printed: ${relative(ROOT, log)}`);
  }
  return summary;
}

/**
 * Number of processes that are busy at a time. Two more than there are cores: the server's tests, those of
 * the screens and the journeys start together, because each waits a third of its time, and the last one alone
 * leaves a core idle.
 */
const LANES = Math.max(2, availableParallelism()) + 2;

const WEB = "the web's build";

/**
 * Builds the web for the server and the journeys. One suite starts beside it, in the one lane that remains.
 */
const buildWeb: Work = {
  name: WEB,
  seconds: 8,
  lanes: LANES - 1,
  run: async () => {
    const { code, output } = await run([deno, "run", "-A", "tools/build_web.ts"]);
    if (code !== 0) throw new Error(`the web could not be built:\n${output}`);
  },
};

/**
 * Runs only these files or folders, each with its suite's runner; returns whether all of their tests passed.
 */
async function runFiles(paths: string[]): Promise<boolean> {
  const missing = paths.filter((path) => !existsSync(join(ROOT, path)));
  if (missing.length) {
    console.error(`There is no ${missing.join(", no ")}: paths begin at the repository's root.`);
    return false;
  }
  const bySuite = Map.groupBy(paths, suiteOf);
  const chosen = [...bySuite.keys()];
  const browser = chosen.some((suite) => suite.needsBrowser) ? { CHROME_PATH: await findBrowser() } : {};
  if (paths.some(needsWeb)) await buildWeb.run();
  let isGood = true;
  for (const [suite, files] of bySuite) {
    const [program, ...args] = [...runnerOf(suite), ...files.map((path) => resolve(ROOT, path))];
    const { status } = spawnSync(program!, args, {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...Deno.env.toObject(), ...browser, ...suite.env },
    });
    isGood &&= status === 0;
  }
  return isGood;
}

/** Watches the sources, and runs the tests that load a file each time it changes. Ends with the process. */
async function watchTests(): Promise<void> {
  const folders = ["backend", "bench", "openapi", "tools", "ui-kit/src", "web/client", "web/e2e", "web/src"];
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  console.log("Waiting for changes.");
  for await (const { kind, paths } of Deno.watchFs(folders.map((folder) => join(ROOT, folder)))) {
    if (kind === "access" || kind === "any") continue;
    for (const path of paths) changed.add(relative(ROOT, path));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed].filter((path) => /\.(tsx?|css|yaml|json)$/.test(path));
      changed.clear();
      last = last.then(async () => {
        const tests = affectedTests({ graph: readDependencies(), changed: files, read: sourceAt });
        if (!tests.length) return;
        await runFiles(tests);
        console.log("Waiting for changes.");
      });
    }, 300);
  }
}

async function main(): Promise<boolean> {
  const base = Deno.args.find((arg) => arg.startsWith("--changed="))?.slice("--changed=".length);
  const changed = base === undefined ? undefined : changedSince(base);
  const tests = changed && affectedTests({ graph: readDependencies(), changed, read: sourceAt });
  if (Deno.args.includes("--watch")) {
    if (tests?.length) await runFiles(tests);
    await watchTests();
  }
  const selected = tests && bySuite(tests);
  if (tests) {
    const counts = [...selected!].map(([{ name }, files]) => `${files.length} of ${name}`);
    console.log(`${changed!.length} files changed since ${base}; test files: ${counts.join(", ") || "none"}`);
  }
  const names = Deno.args.filter((arg) => !arg.startsWith("--"));
  if (names.some((name) => name.includes("/"))) return await runFiles(names);
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length) {
    throw new Error(
      `there is no suite ${unknown.join(", ")}: ${suites.map((suite) => suite.name).join(", ")}`,
    );
  }
  const chosen = suites.filter((suite) =>
    (!names.length || names.includes(suite.name)) && (!selected || selected.has(suite))
  );
  const usesWeb = (suite: Suite) => suite.needsWeb && (!selected || selected.get(suite)!.some(needsWeb));
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const summaries: Summary[] = [];
  const problem = (text: string) => void summaries.push({ passed: 0, failed: 0, problems: [text] });
  let scratch: Awaited<ReturnType<typeof openScratch>> | undefined;
  try {
    scratch = await openScratch();
    const env: Record<string, string> = {
      TMPDIR: scratch.folder,
      ...(chosen.some((suite) => suite.needsBrowser) ? { CHROME_PATH: await findBrowser() } : {}),
    };
    await runInLanes([
      ...(names.length ? [] : checkWorks((name) => problem(`a check failed: ${name}`), changed)),
      ...(chosen.some(usesWeb) ? [buildWeb] : []),
      ...chosen.map((suite): Work => ({
        name: suite.name,
        seconds: suite.seconds,
        lanes: suite.lanes ?? 1,
        after: usesWeb(suite) ? [WEB] : [],
        run: async () => void summaries.push(await runSuite(suite, env, selected?.get(suite))),
      })),
    ], LANES);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    problem("the tests could not be prepared");
  } finally {
    scratch?.remove();
  }
  for (const text of tooUnsteady(summaries)) {
    console.log(`FAILED ${text}`);
    problem(text);
  }
  const { passed, failed } = total(summaries);
  const line = `${passed} passed, ${failed} failed`;
  writeFileSync(join(REPORTS, "total.txt"), `${line}\n`);
  console.log(line);
  return failed === 0 && (passed > 0 || tests?.length === 0);
}

Deno.exit(await main() ? 0 : 1);
