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

it("whoever finds a weakness is told whom to write to, with a date in the next months", async () => {
  const request = new Request("http://localhost/.well-known/security.txt");
  const response = await pages(request, { id: "1", ip: "local", route: "" });
  expect([response?.status, response?.headers.get("content-type")]).toEqual([
    200,
    "text/plain; charset=utf-8",
  ]);
  const text = await response!.text();
  const { support, publicUrl } = world.config;
  expect(text.split("\n")).toEqual([
    `Contact: mailto:${support.email}`,
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/),
    "Preferred-Languages: en",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ]);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)![1]!) - world.services.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
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
