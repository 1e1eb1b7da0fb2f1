/**
 * Every answer of the sandbox, compared with those written down in `testing/ports/payments_answers.ts`, which the compiler holds
 * against the SDK's own types. `UPDATE_ANSWERS=1` writes them down anew.
 */
import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ANSWERS } from "../../../testing/ports/payments_answers.ts";
import { answersText, recordAnswers, type Recorded } from "../../../testing/ports/payments_recorder.ts";
import { startTestSandbox, type TestSandbox } from "../../../testing/ports/payments.ts";
import { ROUTES } from "./simulator/routes.ts";

let sandbox: TestSandbox;
let recorded: Recorded[];
beforeAll(async () => {
  sandbox = await startTestSandbox();
  recorded = await recordAnswers(sandbox);
}, 20_000);
afterAll(() => sandbox.close());

it("are those that type-check against the SDK", () => {
  if (Deno.env.get("UPDATE_ANSWERS")) {
    const url = new URL("../../../testing/ports/payments_answers.ts", import.meta.url);
    writeFileSync(url, answersText(recorded));
    return;
  }
  expect(Object.fromEntries(recorded.map(({ name, answer }) => [name, answer]))).toEqual(ANSWERS);
});

it("are of every call that there is", () => {
  const silent = ROUTES.filter(({ method, path }) =>
    !recorded.some((one) => one.method === method && path.test(one.path))
  );
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
