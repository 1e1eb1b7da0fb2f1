import { afterAll, afterEach } from "vitest";
import { endTest } from "./failures.ts";

// Runs for every test file, even if several share a process: vitest executes this module for each file, but
// its imports only once.
afterEach(({ task }) => endTest(task.result?.state === "fail"));

// Remaining errors were logged outside of a test, because the setup failed and no test ran.
afterAll(() => endTest(true));
