import { afterEach, beforeEach, expect, it } from "vitest";
import { startApp } from "../../testing/app.ts";
import { startLooks } from "./look.ts";

let app: Awaited<ReturnType<typeof startApp>>;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

const until = async (isSo: () => boolean) => {
  for (const end = Date.now() + 5_000; !isSo();) {
    if (Date.now() > end) throw new Error("it did not happen in time");
    await new Promise((done) => setTimeout(done, 5));
  }
};

it("looks at once where there may be more, again later, and after a failure, until it is stopped", async () => {
  const answers = [() => true, () => true, () => false, () => Promise.reject(new Error("away")), () => true];
  let [looked, under] = [0, false];
  const began = performance.now();
  const times: number[] = [];
  const looks = startLooks(app.services, [{
    everyMs: 300,
    async look() {
      times.push(performance.now() - began);
      under = true;
      await new Promise((done) => setTimeout(done, 20));
      under = false;
      return await answers[looked++]?.() ?? false;
    },
  }]);
  await until(() => looked >= 7);
  expect(times[2]).toBeLessThan(300); // two of 20 ms, without a pause
  expect(times[3]! - times[2]!).toBeGreaterThan(310);
  expect(times[4]! - times[3]!).toBeGreaterThan(610); // twice the pause after a failure
  expect(app.logged.filter(({ msg }) => msg === "a look failed and will be retried")).toHaveLength(1);
  await until(() => under);
  await looks.stop();
  expect(under).toBe(false);
  const most = looked;
  await new Promise((done) => setTimeout(done, 150));
  expect(looked).toBe(most);
});
