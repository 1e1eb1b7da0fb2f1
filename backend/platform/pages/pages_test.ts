import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fallback } from "../http/shell.ts";
import { startServices, type TestServices } from "../../testing/app.ts";
import { createPages } from "./pages.ts";

let world: TestServices;
let pages: Fallback;

beforeAll(async () => {
  world = await startServices();
  const app = () => ({ fetch: () => Promise.reject(new Error("no page is rendered here")) });
  pages = createPages(world.services, { app });
});
afterAll(() => world.close());

describe("a path that begins with two slashes", () => {
  it.each([
    ["//", "/"],
    ["///", "/"],
    ["//pets?type=Dog", "/pets?type=Dog"],
    ["//evil.example/pets", "/evil.example/pets"],
    ["//evil.example//pets", "/evil.example//pets"],
  ])("leads to the same path with one: %s", async (path, location) => {
    const request = new Request(`http://localhost${path}`);
    const response = await pages(request, { id: "1", ip: "local", route: "" });
    expect([response?.status, response?.headers.get("location")]).toEqual([301, location]);
  });
});
