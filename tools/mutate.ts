/**
 * Plants bugs one at a time and tells which of them no test notices. By hand, in a clone of its own: it changes files and
 * puts them back, and takes a good hour for all.
 *
 *     deno run -A tools/mutate.ts            all of tools/mutations/
 *     deno run -A tools/mutate.ts refund     those whose name or file has "refund" in it
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { access } from "./mutations/access.ts";
import { catalogue } from "./mutations/catalogue.ts";
import { money } from "./mutations/money.ts";
import type { PlantedBug } from "./mutations/planted_bug.ts";
import { web } from "./mutations/web.ts";
import { summarise } from "./report.ts";
import { deno, ROOT, run } from "./run.ts";

/** What the tests said of a bug: nothing (`survived`), or that they could not run with it (`broken`). */
export type Verdict = "caught" | "survived" | "broken";
export type Outcome = { bug: PlantedBug; verdict: Verdict; seconds: number; says: string };

/** How long the tests of one bug may take: an endless loop is caught as well. */
const MOST_MS = 300_000;

/** Returns why these bugs cannot be planted in the files below `root`, as lines; nothing when all can. */
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

/** Plants one bug, runs its tests, and puts the file back whatever happens. */
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
  const folder = mkdtempSync(join(tmpdir(), "hearthpaw-mutate-"));
  const report = join(folder, "report.json");
  try {
    const of = bug.tests[0]!.split("/")[0]!;
    const configs: Record<string, string> = {
      web: "web/vitest.config.ts",
      "ui-kit": "ui-kit/vitest.config.ts",
    };
    const config = bug.tests[0]!.startsWith("web/client/") ? "web/client/vitest.config.ts" : configs[of];
    // Vitest takes the filters of these suites from their own folder.
    const runner = config
      ? ["node", "node_modules/vitest/vitest.mjs", "run", "--config", config]
      : [deno, "run", "-A", "npm:vitest", "run"];
    const tests = config ? bug.tests.map((path) => path.slice(path.indexOf("/src/") + 1)) : bug.tests;
    const flags = ["--bail=1", "--reporter=json", `--outputFile=${report}`];
    const ran = await Promise.race([
      run([...runner, ...tests, ...flags], { cwd: root, env: { NODE_NO_WARNINGS: "1" } }),
      new Promise<undefined>((late) => setTimeout(() => late(undefined), MOST_MS)),
    ]);
    if (!ran) return { verdict: "caught", says: "the tests did not end" };
    const { failed, problems } = summarise(report, ran.code);
    if (failed > 0) return { verdict: "caught", says: firstFailure(report) };
    // With --bail what comes after a failure counts as skipped; without one nothing may be.
    return problems.length
      ? { verdict: "broken", says: problems.join("; ") }
      : { verdict: "survived", says: "" };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function firstFailure(report: string): string {
  type Tests = { testResults: { assertionResults: { status: string; fullName: string }[] }[] };
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Tests;
  return testResults.flatMap((file) => file.assertionResults).find(({ status }) => status === "failed")
    ?.fullName ?? "";
}

/** Returns a line for a bug. */
export const lineOf = ({ bug, verdict, seconds, says }: Outcome): string =>
  `${verdict === "caught" ? "caught  " : verdict.toUpperCase()} ${
    seconds.toFixed(0).padStart(4)
  } s  ${bug.name}` +
  (says ? `  (${says.slice(0, 120)})` : "");

async function main(): Promise<number> {
  const wanted = Deno.args[0] ?? "";
  const bugs = [...money, ...catalogue, ...access, ...web].filter(({ name, file }) =>
    `${name} ${file}`.includes(wanted)
  );
  const wrong = stale(bugs, ROOT);
  if (wrong.length || !bugs.length) {
    console.error(["These bugs do not fit the code any more; change or delete them:", ...wrong].join("\n"));
    return 1;
  }
  const { stdout } = spawnSync("git", ["status", "--porcelain", "--", ...bugs.map(({ file }) => file)], {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (stdout) {
    console.error(`Commit first: these files would be put back as they are now.\n${stdout}`);
    return 1;
  }
  const outcomes: Outcome[] = [];
  for (const bug of bugs) {
    const outcome = await plant(bug, ROOT);
    outcomes.push(outcome);
    console.log(lineOf(outcome));
  }
  const missed = outcomes.filter(({ verdict }) => verdict !== "caught");
  console.log(`${outcomes.length - missed.length} of ${outcomes.length} caught`);
  for (const { bug, verdict } of missed) console.log(`${verdict}: ${bug.name} (${bug.file})`);
  return missed.length ? 1 : 0;
}

if (import.meta.main) Deno.exit(await main());
