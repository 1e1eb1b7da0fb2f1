import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildDocs, serveDocs } from "./docs.ts";

let folder: string;
const get = (path: string) => serveDocs(folder, new Request(`http://localhost${path}`));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hearthpaw-docs-"));
  await buildDocs(folder);
});
afterAll(() => rm(folder, { recursive: true }));

it("publishes the page, its script and the contract, each with its charset", async () => {
  for (const path of ["/", "/standalone.js", "/openapi.json"]) {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("charset=utf-8");
    await response.body?.cancel();
  }
  expect(await (await get("/openapi.json")).json()).toHaveProperty(["paths", "/v1/pets/{id}"]);
});

it("loads nothing from elsewhere", async () => {
  expect(await (await get("/")).text()).not.toMatch(/https?:\/\//);
});

it.each(["/../package.json", "/%2e%2e/package.json", "/nothing.html"])(
  "knows nothing of %s",
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
