import { expect, it } from "vitest";
import { run } from "./run.ts";

it("ends a test runner that does not end, by its own processes first", async () => {
  const runner = `sh -c 'sleep 30; :' vitest-worker; echo "put away"`;
  const ran = await run(["sh", "-c", runner], { mostSilentSeconds: 0.5 });
  expect(ran).toMatchObject({ hasHung: true, output: expect.stringContaining("put away") });
});

it("leaves alone what takes long and says something now and then", async () => {
  const runner =
    `sh -c 'for at in 1 2 3 4 5 6 7 8; do sleep 0.5; echo $at; done' vitest-worker; echo "whole"`;
  const ran = await run(["sh", "-c", runner], { mostSilentSeconds: 3 });
  expect(ran).toMatchObject({ hasHung: false, code: 0, output: expect.stringContaining("8\nwhole") });
});

it("leaves alone what ends by itself", async () => {
  expect(await run(["sh", "-c", "echo done"], { mostSilentSeconds: 20 })).toMatchObject({
    code: 0,
    output: "done\n",
    hasHung: false,
  });
});
