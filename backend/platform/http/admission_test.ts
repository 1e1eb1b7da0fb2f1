import { describe, expect, it } from "vitest";
import { z } from "zod";
import { operations as contract } from "../../generated/operations.ts";
import { createAdmission, type Lane, laneOf } from "./admission.ts";
import { limits } from "./body.ts";
import { operation, problemOf, type TestApp, testApp } from "../../testing/http.ts";

const Body = z.strictObject({ name: z.string() });

describe("createAdmission", () => {
  it("keeps places for what goes first when everything else is full", () => {
    const admission = createAdmission(3, 1);
    const [first] = [admission.enter("normal"), admission.enter("normal")];
    expect(() => admission.enter("normal")).toThrow(expect.objectContaining({ code: "unavailable" }));
    admission.enter("first");
    for (const lane of ["first", "normal"] as const) {
      expect(() => admission.enter(lane), lane).toThrow(expect.objectContaining({ code: "unavailable" }));
    }
    // Urgent requests may take every place and then keep the others out.
    first!.leave();
    admission.enter("first");
    expect(() => admission.enter("normal")).toThrow();
    expect(admission.inFlight).toBe(3);
  });
});

it.each<[string, Lane]>([
  ["startReservation", "first"],
  ["receiveWebhook", "first"],
  ["receiveText", "first"],
  ["checkHealth", "first"],
  ["countShare", "joined"],
  ["getPet", "normal"],
  ["signIn", "normal"],
])("%s waits in the lane %s", (id, lane) => {
  expect(laneOf(contract.find((one) => one.id === id)!)).toBe(lane);
});

describe("bodies that never end", () => {
  const operations = [
    operation("read"),
    operation("save", { method: "post", body: { "application/json": Body } }),
    operation("ask", { method: "post", tag: "payments", body: { "application/json": Body } }),
  ];
  const handlers = { read: () => ({}), save: () => ({}), ask: () => ({}) };
  const json = { "content-type": "application/json" };
  const endless = (app: TestApp, path: string) =>
    app.fetch(
      new Request(`http://shop.test${path}`, {
        method: "POST",
        headers: json,
        body: new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([123])) }),
      }),
    );
  const turn = () => new Promise((done) => setTimeout(done, 10));

  it("keep nobody out, not even behind calls that go first", async () => {
    const app = testApp(operations, handlers, { admission: createAdmission(3, 1) });
    const before = limits.bodyMs;
    limits.bodyMs = 100;
    try {
      const slow: Promise<Response>[] = [];
      for (const path of ["/v1/save", "/v1/save", "/v1/ask", "/v1/ask", "/v1/ask"]) {
        slow.push(endless(app, path));
        await turn();
      }
      expect((await app.get("/v1/read")).status).toBe(200);
      expect((await app.send("/v1/ask", { name: "Rex" })).status).toBe(200);
      expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
      expect(app.guards.admission.inFlight).toBe(0);
    } finally {
      limits.bodyMs = before;
    }
  });

  it("are given up for new ones, the oldest first", async () => {
    const app = testApp(operations, handlers);
    const before = limits.bodiesAtOnce;
    limits.bodiesAtOnce = 2;
    limits.slowMs = 5;
    try {
      const ended: number[] = [];
      for (const n of [1, 2, 3, 4]) {
        void endless(app, "/v1/save").then(() => ended.push(n));
        // Bodies age by turns of the event loop.
        for (let turns = 0; turns < 15; turns++) await new Promise((done) => setTimeout(done, 1));
      }
      await expect.poll(() => ended).toEqual([1, 2]);
      expect((await app.send("/v1/save", { name: "Rex" })).status).toBe(200);
    } finally {
      limits.bodiesAtOnce = before;
      limits.slowMs = 1_000;
    }
  });

  it("are answered 503 when the process is full by the time they end", async () => {
    let finish = () => {};
    const held = new Promise<void>((done) => finish = done);
    const app = testApp(operations, { ...handlers, read: () => held.then(() => ({})) }, {
      admission: createAdmission(1, 0),
    });
    let end = () => {};
    const body = new ReadableStream({
      start: (controller) => {
        end = () => {
          controller.enqueue(new TextEncoder().encode('{"name":"Rex"}'));
          controller.close();
        };
      },
    });
    const request = new Request("http://shop.test/v1/save", { method: "POST", headers: json, body });
    const late = app.fetch(request);
    await turn();
    const reading = app.get("/v1/read");
    await turn();
    end();
    expect(await problemOf(await late)).toEqual([503, "unavailable"]);
    finish();
    expect((await reading).status).toBe(200);
    expect(app.guards.admission.inFlight).toBe(0);
  });
});

it("a full process still says that it lives", async () => {
  let finish = () => {};
  const held = new Promise<void>((done) => finish = done);
  const app = testApp([operation("read"), operation("alive", { tag: "system" })], {
    read: () => held.then(() => ({})),
    alive: () => ({}),
  }, { admission: createAdmission(2, 1) });
  const reading = app.get("/v1/read");
  expect((await app.get("/v1/read")).status).toBe(503);
  expect((await app.get("/v1/alive")).status).toBe(200);
  finish();
  await reading;
});
