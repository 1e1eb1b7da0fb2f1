import { existsSync, readFileSync } from "node:fs";

/**
 * Result of one test run. `problems` are reasons to fail it that its counts do not show. `failures` name each
 * test that failed, and `unsteady` each that passed only at its second try, with the first lines of the
 * error.
 */
export type Summary = {
  passed: number;
  failed: number;
  problems: string[];
  failures?: string[];
  unsteady?: string[];
};

/** The parts of vitest's JSON report in use. */
type Report = {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numFailedTestSuites: number;
  success: boolean;
  testResults?: {
    name: string;
    status: string;
    message?: string;
    assertionResults?: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

/** Maximum of tests in a run that pass at their second try only. */
const MOST_UNSTEADY = 1;

/** Maximum lines of a failure in the summary; the runner's own output has all of it. */
const LINES = 25;

/**
 * Reads the report that a runner wrote at `path`, and trusts nothing else. A skipped or planned test, a run
 * without tests, a missing or unreadable report, and a runner that failed although its tests passed are all
 * failures.
 */
export function summarize(path: string, exitCode: number | null): Summary {
  if (!existsSync(path)) return { passed: 0, failed: 0, problems: ["the runner wrote no report"] };
  let report: Report;
  try {
    report = JSON.parse(readFileSync(path, "utf8")) as Report;
  } catch (error) {
    return { passed: 0, failed: 0, problems: [`its report cannot be read: ${(error as Error).message}`] };
  }
  const { numPassedTests: passed, numFailedTests: failed } = report;
  if (![passed, failed, report.numTotalTests].every(Number.isInteger)) {
    return { passed: 0, failed: 0, problems: ["its report has no counts"] };
  }
  const problems: string[] = [];
  if (report.numTotalTests === 0) problems.push("it has no tests");
  if (report.numPendingTests > 0) problems.push(`${report.numPendingTests} skipped`);
  if (report.numTodoTests > 0) problems.push(`${report.numTodoTests} only planned`);
  const broken = (report.testResults ?? []).filter((file) => file.status === "failed");
  if (failed === 0 && broken.length) {
    problems.push(
      ...broken.map((file) => `${file.name} could not run: ${file.message?.split("\n")[0] ?? ""}`),
    );
  }
  if (failed === 0 && !problems.length && (exitCode !== 0 || !report.success)) {
    problems.push(`the runner ended with ${exitCode ?? "a signal"} though no test failed`);
  }
  // A file whose tests were never collected, such as one that a broken page left out, may still be called passed.
  const empty = (report.testResults ?? []).filter((file) =>
    file.status === "passed" && !file.assertionResults?.length
  );
  problems.push(...empty.map((file) => `${file.name} has no tests`));
  const tests = (report.testResults ?? []).flatMap((file) =>
    (file.assertionResults ?? []).map((test) => ({
      ...test,
      file: file.name,
      why: test.failureMessages ?? [],
    }))
  );
  const told = ({ file, fullName, why }: typeof tests[number]) =>
    `${file} > ${fullName}\n${why.join("\n").split("\n").slice(0, LINES).join("\n")}`;
  const failures = tests.filter(({ status }) => status === "failed").map(told);
  const unsteady = tests.filter(({ status, why }) => status === "passed" && why.length > 0).map(told);
  return { passed, failed, problems, failures, unsteady };
}

/** Returns the problem of a run in which too many tests, over all suites, needed their second try; else nothing. */
export function tooUnsteady(summaries: readonly Summary[]): string[] {
  const count = summaries.reduce((sum, { unsteady }) => sum + (unsteady?.length ?? 0), 0);
  return count > MOST_UNSTEADY ? [`${count} tests passed at their second try only`] : [];
}

/** Returns the sum. Every problem counts as a failure, because only a clean run may print "0 failed". */
export function total(summaries: readonly Summary[]): { passed: number; failed: number } {
  return {
    passed: summaries.reduce((sum, { passed }) => sum + passed, 0),
    failed: summaries.reduce((sum, { failed, problems }) => sum + failed + problems.length, 0),
  };
}
