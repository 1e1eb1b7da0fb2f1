import { afterAll, afterEach } from "vitest";
import { endTest } from "./failures.ts";

// For every test file, also where several share a process: this file runs for each, what it imports once for all.
afterEach(({ task }) => endTest(task.result?.state === "fail"));

// What is left was logged outside of a test: its set-up failed, and no test came.
afterAll(() => endTest(true));
