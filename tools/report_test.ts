import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { summarize, tooUnsteady, total } from "./report.ts";

const folder = mkdtempSync(join(tmpdir(), "hearthpaw-report-"));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, "report.json");

const good = {
  numTotalTests: 3,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numFailedTestSuites: 0,
  success: true,
  testResults: [{
    name: "a_test.ts",
    status: "passed",
    assertionResults: [{ fullName: "adds up", status: "passed" }],
  }],
};
const summary = (report: unknown, exitCode: number | null = 0) => {
  writeFileSync(path, typeof report === "string" ? report : JSON.stringify(report));
  return summarize(path, exitCode);
};

describe("summarize", () => {
  it("counts a clean run", () => {
    expect(summary(good)).toEqual({ passed: 3, failed: 0, problems: [], failures: [], unsteady: [] });
  });

  it("counts failures once", () => {
    const report = { ...good, numPassedTests: 1, numFailedTests: 2, success: false };
    expect(summary({ ...report, testResults: [{ name: "a", status: "failed" }] }, 1)).toEqual({
      passed: 1,
      failed: 2,
      problems: [],
      failures: [],
      unsteady: [],
    });
  });

  it("names each test that failed, with the beginning of why", () => {
    const why = Array.from({ length: 40 }, (_, line) => `line ${line}`).join("\n");
    const assertionResults = [
      { fullName: "adds up", status: "passed", failureMessages: [] },
      { fullName: "is quick", status: "failed", failureMessages: [why] },
    ];
    const { failures } = summary({
      ...good,
      numPassedTests: 2,
      numFailedTests: 1,
      success: false,
      testResults: [{ name: "a_test.ts", status: "failed", assertionResults }],
    }, 1);
    expect(failures).toHaveLength(1);
    expect(failures?.[0]).toMatch(/^a_test.ts > is quick\nline 0\n/);
    expect(failures?.[0]).not.toContain("line 30");
  });

  it("names each test that passed at its second try only, and fails a run with two of them", () => {
    const of = (count: number) => ({
      ...good,
      testResults: [{
        name: "a_test.tsx",
        status: "passed",
        assertionResults: Array.from({ length: 10 }, (_, at) => ({
          fullName: `shows ${at}`,
          status: "passed",
          failureMessages: at < count ? ["Error: not there\nat 1"] : [],
        })),
      }],
    });
    const one = summary(of(1));
    expect(one).toMatchObject({ failed: 0, problems: [], failures: [] });
    expect(one.unsteady).toHaveLength(1);
    expect(one.unsteady?.[0]).toMatch(/^a_test.tsx > shows 0\nError: not there\n/);
    expect(tooUnsteady([one, summary(of(0))])).toEqual([]);
    expect(tooUnsteady([one, summary(of(1))])).toEqual(["2 tests passed at their second try only"]);
  });

  it.each([
    ["a skipped test", { ...good, numPendingTests: 1 }, 0, /1 skipped/],
    [
      "a file without tests that is called passed",
      { ...good, testResults: [{ name: "b_test.ts", status: "passed", assertionResults: [] }] },
      0,
      /b_test.ts has no tests/,
    ],
    ["a planned test", { ...good, numTodoTests: 2 }, 0, /2 only planned/],
    ["an empty suite", { ...good, numTotalTests: 0, numPassedTests: 0 }, 0, /no tests/],
    [
      "a file that could not run",
      {
        ...good,
        success: false,
        testResults: [{ name: "b_test.ts", status: "failed", message: "SyntaxError\nmore" }],
      },
      1,
      /b_test.ts could not run: SyntaxError/,
    ],
    ["a runner that failed with all tests passed", good, 1, /ended with 1/],
    ["a runner that was killed", good, null, /ended with a signal/],
    ["success that the report denies", { ...good, success: false }, 0, /ended with 0/],
    ["a report without counts", {}, 0, /no counts/],
    ["a report cut short", '{"numTotal', 1, /cannot be read/],
  ])("fails %s", (_case, report, exitCode, problem) => {
    const { problems, failed } = summary(report, exitCode);
    expect(problems.join()).toMatch(problem);
    expect(total([{ passed: 0, failed, problems }]).failed).toBeGreaterThan(0);
  });

  it("fails a missing report", () => {
    expect(summarize(join(folder, "none.json"), 0).problems).toEqual(["the runner wrote no report"]);
  });
});

describe("total", () => {
  it("adds up, each problem as one failure", () => {
    expect(total([
      { passed: 2, failed: 1, problems: [] },
      { passed: 5, failed: 0, problems: ["1 skipped", "no tests"] },
    ])).toEqual({ passed: 7, failed: 3 });
    expect(total([])).toEqual({ passed: 0, failed: 0 });
  });
});
