import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort } from "./ports.ts";

it("gives the preferred port while nobody has it, and else one that no connection is given", async () => {
  const preferred = await freePort();
  expect(await freePort(preferred)).toBe(preferred);
  const server = createServer().listen(preferred, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const others = [];
  for (let i = 0; i < 50; i++) others.push(await freePort(preferred));
  server.close();
  expect(others).not.toContain(preferred);
  expect(Math.max(...others)).toBeLessThan(32_768);
});
