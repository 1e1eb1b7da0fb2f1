import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startApp, type TestApp } from "./app.ts";

const features = ["breeds", "system"];

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  [app, other] = await Promise.all([
    startApp({ features, now: new Date("2030-01-01T00:00:00Z") }),
    startApp({ features }),
  ]);
});
afterAll(() => Promise.all([app.close(), other.close()]));

describe("startApp", () => {
  it("answers in-process and over a real connection", async () => {
    expect((await app.fetch("/readyz")).status).toBe(200);
    const answer = await fetch(`${await app.serve()}/readyz`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: "ready" });
  });

  it("gives each its own database", async () => {
    await app.db.insertInto("users").values({
      id: app.services.newId(),
      email: "ada@example.com",
      role: "Customer",
      first_name: "Ada",
      last_name: "L",
    }).execute();
    expect(await app.db.selectFrom("users").selectAll().execute()).toHaveLength(1);
    expect(await other.db.selectFrom("users").selectAll().execute()).toHaveLength(0);
  });

  it("has a clock that the test moves", () => {
    expect(app.services.now().getUTCFullYear()).toBe(2030);
    app.advance(366 * 86_400_000);
    expect(app.services.now().getUTCFullYear()).toBe(2031);
  });
});

describe("a test that meets a 500", () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const ask = async () => (await app.fetch("/v1/breeds")).status;
  beforeAll(() => app.services.pool.query("alter table breeds rename to races"));
  afterAll(() => said.mockRestore());

  it("keeps it to itself when that is what it expects", async () => {
    expect(await ask()).toBe(500);
  });

  it.fails("does not expect it", async () => {
    expect(await ask()).toBe(200);
  });

  it("has shown the cause when it failed", () => {
    const text = said.mock.calls.join("\n");
    expect(text).toContain("The server did not expect this: request failed");
    expect(text).toContain('error: relation "breeds" does not exist {"code":"42P01"}');
    expect(text).toMatch(/\n +at .*backend\/features\/breeds\//);
    expect(said).toHaveBeenCalledOnce();
  });
});
