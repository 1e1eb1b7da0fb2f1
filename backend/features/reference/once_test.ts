import { afterAll, beforeAll, expect, it } from "vitest";
import { startServices, type TestServices } from "../../testing/app.ts";
import { fillOnce } from "./once_actions.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startServices();
});
afterAll(() => test.close());

it("fills a database once with the data of one build, and again after a failure", async () => {
  let times = 0;
  const fill = () => {
    times++;
    return times === 1 ? Promise.reject(new Error("cut off")) : Promise.resolve();
  };
  await expect(fillOnce(test.db, "reference", fill)).rejects.toThrow("cut off");
  await fillOnce(test.db, "reference", fill);
  await fillOnce(test.db, "reference", fill);
  expect(times).toBe(2);
  await fillOnce(test.db, "demo", fill);
  expect(times).toBe(3);
});
