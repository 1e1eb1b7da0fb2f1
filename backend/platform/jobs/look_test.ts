import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startApp } from "../../testing/app.ts";
import { startLooks } from "./look.ts";

let app: Awaited<ReturnType<typeof startApp>>;
beforeEach(async () => {
  app = await startApp({ features: [] });
});
afterEach(() => {
  vi.useRealTimers();
  return app.close();
});

it("looks at once where there may be more, again later, and after a failure, until it is stopped", async () => {
  const answers = [() => true, () => true, () => false, () => Promise.reject(new Error("away")), () => true];
  let [looked, under] = [0, false];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
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
  await vi.advanceTimersByTimeAsync(1_335);
  // Each look takes 20 ms. After "no more" comes a pause of 300 ms, after a failure one of 600.
  expect(times).toEqual([0, 20, 40, 360, 980, 1_000, 1_320]);
  expect(app.logged.filter(({ msg }) => msg === "a look failed and will be retried")).toHaveLength(1);
  expect(under).toBe(true);
  const stopped = looks.stop();
  await vi.advanceTimersByTimeAsync(20);
  await stopped;
  expect(under).toBe(false);
  const most = looked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looked).toBe(most);
});
