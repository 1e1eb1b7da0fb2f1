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

describe("Apple Pay's domain association file", () => {
  const path = "http://localhost/.well-known/apple-developer-merchantid-domain-association";
  const state = { id: "1", ip: "local", route: "" };

  it("is what the configuration says, as plain text", async () => {
    const app = () => ({ fetch: () => Promise.reject(new Error("no page is rendered here")) });
    const config = { ...world.services.config, applePayDomain: "7B2270" };
    const response = await createPages({ ...world.services, config }, { app })(new Request(path), state);
    expect([response?.status, response?.headers.get("content-type"), await response?.text()]).toEqual([
      200,
      "text/plain",
      "7B2270",
    ]);
  });
});

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

describe("a path that is written in other signs than it needs", () => {
  it.each([
    ["/%61dmin/users?q=%61", "/admin/users?q=%61"],
    ["/reserve%2Dpet/%7e1", "/reserve-pet/~1"],
    ["/%2561dmin/%C3%a9%2f%30", "/%2561dmin/%C3%a9%2f0"],
  ])("leads to the one by which policies know the page: %s", async (path, location) => {
    const response = await pages(new Request(`http://localhost${path}`), { id: "1", ip: "local", route: "" });
    expect([response?.status, response?.headers.get("location")]).toEqual([301, location]);
  });
});
