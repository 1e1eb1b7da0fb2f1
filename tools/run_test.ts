import { expect, it } from "vitest";
import { run } from "./run.ts";

it("ends a test runner that does not end, by its own processes first", async () => {
  const runner = `sh -c 'sleep 30; :' vitest-worker; echo "put away"`;
  const ran = await run(["sh", "-c", runner], { mostSeconds: 0.5 });
  expect(ran).toMatchObject({ hasHung: true, output: expect.stringContaining("put away") });
  expect(ran.seconds).toBeLessThan(20);
});

it("leaves alone what ends by itself", async () => {
  expect(await run(["sh", "-c", "echo done"], { mostSeconds: 20 })).toMatchObject({
    ...{ code: 0, output: "done\n", hasHung: false },
  });
});
