import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { raw, redirect, reply, stored } from "../answer.ts";
import { createChanges } from "../changes.ts";
import { DatabaseUnavailable } from "../db/errors.ts";
import { type JsonText, jsonText } from "../json_text.ts";
import { fail } from "../problem.ts";
import type { Services } from "../../services.ts";
import { createAdmission } from "./admission.ts";
import * as k from "./kit.ts";
import { object, scalar } from "./reduce.ts";
import { as, operation, problemOf, testApp } from "../../testing/http.ts";

const Body = z.strictObject({ name: k.length(z.string(), 1, 6), age: z.int().gte(0).optional() });

describe("a body", () => {
  const app = testApp(
    [operation("save", { method: "post", body: { "application/json": Body } })],
    { save: ({ body }) => body },
  );
  const json = { "content-type": "application/json" };
  const deep = "[".repeat(10_000) + "]".repeat(10_000);

  it.each([
    ["broken JSON", '{"name":', json, [400, "malformed_request"]],
    ["nesting of 10,000", deep, json, [400, "malformed_request"]],
    ["a NUL character", '{"name":"a\0"}', json, [400, "malformed_request"]],
    ["an escaped NUL character", '{"name":"a\\u0000"}', json, [400, "malformed_request"]],
    ["the first half of a character", '{"name":"\\ud83d"}', json, [400, "malformed_request"]],
    ["the first half twice", '{"name":"\\uD83D\\uD83D"}', json, [400, "malformed_request"]],
    ["the second half of a character", '{"name":"a\\uDC15"}', json, [400, "malformed_request"]],
    ["halves in the wrong order", '{"name":"\\udc15\\ud83d"}', json, [400, "malformed_request"]],
    ["half of a character in a name", '{"name":"Rex","\\ud83d":1}', json, [400, "malformed_request"]],
    ["bad UTF-8", new Uint8Array([123, 34, 0xff, 34, 125]), json, [400, "malformed_request"]],
    ["JSON as text/plain", '{"name":"Rex"}', { "content-type": "text/plain" }, [400, "wrong_content_type"]],
    ["JSON in UTF-16", "{}", { "content-type": "application/json; charset=utf-16" }, [
      400,
      "wrong_content_type",
    ]],
    ["nothing", undefined, json, [400, "malformed_request"]],
    ["more than 1 MB", JSON.stringify({ name: "x".repeat(1_000_001) }), json, [413, "too_large"]],
    ["more than 64,000 bytes", JSON.stringify({ name: "x".repeat(64_000) }), json, [413, "too_large"]],
    ["a missing field", "{}", json, [422, "invalid_input", "/name required"]],
    ["a field of another type", '{"name":5}', json, [422, "invalid_input", "/name wrong_type"]],
    ["an unknown field", '{"name":"Rex","role":"Admin"}', json, [
      422,
      "invalid_input",
      "/role unknown_field",
    ]],
    ["__proto__", '{"name":"Rex","__proto__":{"role":1}}', json, [
      422,
      "invalid_input",
      "/__proto__ unknown_field",
    ]],
    ["1e309", '{"name":"Rex","age":1e309}', json, [422, "invalid_input", "/age wrong_type"]],
    ["a fraction", '{"name":"Rex","age":1.5}', json, [422, "invalid_input", "/age wrong_type"]],
    ["a negative age", '{"name":"Rex","age":-1}', json, [422, "invalid_input", "/age too_small"]],
    ["an empty name", '{"name":""}', json, [422, "invalid_input", "/name too_short"]],
  ])("with %s is refused", async (_, body, headers, expected) => {
    expect(await problemOf(await app.send("/v1/save", body, headers as Record<string, string>))).toEqual(
      expected,
    );
  });

  it.each([
    ["an escaped backslash before u0000 is no NUL", '{"name":"\\\\u0000"}', { name: "\\u0000" }],
    ["an escaped pair is one character", '{"name":"\\ud83d\\udc15\\uD83D\\uDC15"}', { name: "🐕🐕" }],
    ["an escaped backslash before ud83d is no half", '{"name":"\\\\ud83d"}', { name: "\\ud83d" }],
    ["of duplicate keys the last one counts", '{"name":"a","name":"b"}', { name: "b" }],
    ["lengths are counted in characters", '{"name":"🐕🐕🐕🐕🐕🐕"}', { name: "🐕🐕🐕🐕🐕🐕" }],
  ])("%s", async (_, body, expected) => {
    const response = await app.send("/v1/save", body, json);
    expect([response.status, await response.json()]).toEqual([200, expected]);
  });

  it("that ends beyond its bound is refused even when it does not announce its size", async () => {
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(40_000).fill(32));
      },
    });
    const request = new Request("http://shop.test/v1/save", { method: "POST", headers: json, body: stream });
    expect(await problemOf(await app.fetch(request))).toEqual([413, "too_large"]);
  });

  it("may be a form, whose texts are read strictly", async () => {
    const form = z.strictObject({
      n: k.one(k.integer(z.int())),
      tags: k.many(z.array(z.string())).optional(),
    });
    const forms = testApp(
      [operation("post", {
        method: "post",
        body: { "application/x-www-form-urlencoded": form, "multipart/form-data": form },
      })],
      { post: ({ body }) => body },
    );
    const fields = new URLSearchParams([["n", "5"], ["tags", "a"], ["tags", "b"]]);
    expect(await (await forms.send("/v1/post", fields)).json()).toEqual({ n: 5, tags: ["a", "b"] });
    const multipart = new FormData();
    multipart.append("n", "7");
    expect(await (await forms.send("/v1/post", multipart)).json()).toEqual({ n: 7 });
    expect(await problemOf(await forms.send("/v1/post", new URLSearchParams([["n", "five"]])))).toEqual([
      422,
      "invalid_input",
      "/n wrong_type",
    ]);
  });
});

describe("parameters", () => {
  const app = testApp([
    operation("find", {
      path: "/v1/find/{id}",
      params: z.strictObject({ id: k.one(z.uuid()) }),
      query: z.strictObject({
        page: k.one(k.integer(z.int().gte(1).lte(500))).default(1),
        isSmall: k.one(k.truth(z.boolean())).optional(),
        sex: k.many(z.array(z.enum(["Male", "Female"])).max(2)).optional(),
        sortType: k.one(k.number(z.literal([1, -1]))).optional(),
      }),
      headers: z.strictObject({ "x-session-id": k.one(z.string().regex(/^[a-z]+$/)).optional() }),
    }),
  ], { find: ({ params, query, headers }) => ({ params, query, headers }) });
  const id = "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60";

  it("are read from text by their types", async () => {
    const response = await app.get(`/v1/find/${id}?isSmall=true&sex=Male&sex=Female&sortType=-1`, {
      "x-session-id": "abc",
    });
    expect(await response.json()).toEqual({
      params: { id },
      query: { page: 1, isSmall: true, sex: ["Male", "Female"], sortType: -1 },
      headers: { "x-session-id": "abc" },
    });
  });

  it("that are empty count as absent", async () => {
    const response = await app.get(`/v1/find/${id}?page=&sex=&isSmall=`);
    expect((await response.json()).query).toEqual({ page: 1 });
  });

  it.each([
    ["page=-1", [422, "invalid_input", "query/page too_small"]],
    ["page=1e9", [422, "invalid_input", "query/page wrong_type"]],
    ["page=1.5", [422, "invalid_input", "query/page wrong_type"]],
    ["page=1&page=2", [422, "invalid_input", "query/page repeated"]],
    ["isSmall=yes", [422, "invalid_input", "query/isSmall wrong_type"]],
    ["isSmall=True", [422, "invalid_input", "query/isSmall wrong_type"]],
    ["sex=Male&sex=x", [422, "invalid_input", "query/sex/1 not_allowed"]],
    ["sex[$ne]=Male", [400, "unknown_parameter"]],
    ["__proto__=1", [400, "unknown_parameter"]],
    ["page=%zz", [400, "malformed_request"]],
    ["page=%ff", [400, "malformed_request"]],
    ["page=%00", [400, "malformed_request"]],
  ])("%s is refused", async (search, expected) => {
    expect(await problemOf(await app.get(`/v1/find/${id}?${search}`))).toEqual(expected);
  });

  it("of the path that have another form are simply not found", async () => {
    expect(await problemOf(await app.get("/v1/find/7"))).toEqual([404, "not_found"]);
    expect(await problemOf(await app.get("/v1/find/%zz"))).toEqual([400, "malformed_request"]);
  });

  it("of the headers are 400", async () => {
    expect(await problemOf(await app.get(`/v1/find/${id}`, { "x-session-id": "???" }))).toEqual([
      400,
      "malformed_request",
    ]);
  });
});

describe("an answer", () => {
  const shape = object({ id: scalar, owner: object({ name: scalar }) });
  const schema = z.strictObject({ id: z.string(), owner: z.strictObject({ name: z.string() }).optional() });
  const appOf = (answer: unknown, options = {}, described = {}) =>
    testApp(
      [operation("read", { reduce: shape, answer: schema, ...described })],
      { read: () => answer },
      options,
    );
  const one = (answer: unknown, options = {}, described = {}) =>
    appOf(answer, options, described).get("/v1/read");

  it("is reduced to what the contract declares", async () => {
    const response = await one({
      id: "p1",
      passwordHash: "x",
      owner: { name: "Dana", email: "d@example.com" },
    });
    expect(await response.json()).toEqual({ id: "p1", owner: { name: "Dana" } });
  });

  it("is reduced in production too, where it is not checked", async () => {
    const response = await one({ id: 5, secret: 1 }, { checksAnswers: false });
    expect(await response.json()).toEqual({ id: 5 });
  });

  it("of another shape is 500 where answers are checked", async () => {
    expect((await one({ id: 5 })).status).toBe(500);
  });

  it("that is stored finished is sent as it is", async () => {
    const response = await one(stored('{"id": "p1"}' as JsonText<{ id: string }>));
    expect(await response.text()).toBe('{"id": "p1"}');
    expect(response.headers.get("content-type")).toBe("application/json");
  });

  it.each([
    ["a field that is not declared", { id: "p1", passwordHash: "x" }, "not declare: /passwordHash"],
    ["one further inside", { id: "p1", owner: { name: "Dana", email: "d" } }, "not declare: /owner/email"],
    ["an object where a text is declared", { id: {} }, "not declare: /id"],
    ["a missing field", { owner: { name: "Dana" } }, "not allow: /id"],
    ["a value of another type", { id: 5 }, "not allow: /id"],
  ])("that is stored finished with %s is 500 where answers are checked", async (_, body, pointer) => {
    const app = appOf(stored(jsonText(body)));
    expect((await app.get("/v1/read")).status).toBe(500);
    expect(String(app.reported[0])).toContain(`read answered what the contract does ${pointer}`);
    const inProduction = await appOf(stored(jsonText(body)), { checksAnswers: false }).get("/v1/read");
    expect(await inProduction.json()).toEqual(body);
  });

  it("that is stored finished where the contract declares no JSON is 500", async () => {
    expect((await one(stored(jsonText({ id: "p1" })), {}, { isEmpty: true })).status).toBe(500);
  });

  it("may set headers, cookies and another of the declared statuses", async () => {
    const cookies = [{ name: "refresh", value: "abc", maxAgeSeconds: 60 }, { name: "csrf", value: null }];
    const answer = reply({ id: "p1" }, { status: 201, headers: { etag: '"1"' }, cookies });
    const response = await one(answer, {}, { statuses: [200, 201] });
    expect([response.status, response.headers.get("etag")]).toEqual([201, '"1"']);
    expect(response.headers.getSetCookie()).toEqual([
      "refresh=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=60",
      "csrf=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
    ]);
  });

  it("of a status that is not declared is 500", async () => {
    expect((await one(reply({ id: "p1" }, { status: 202 }))).status).toBe(500);
  });

  it("may be empty, a picture or a redirect", async () => {
    const empty = await one(undefined, {}, { isEmpty: true, statuses: [204] });
    expect([empty.status, await empty.text()]).toEqual([204, ""]);
    const picture = await one(raw(new Uint8Array([1]), "image/webp"), {}, { isEmpty: true });
    expect([picture.headers.get("content-type"), (await picture.bytes()).length]).toEqual(["image/webp", 1]);
    const away = await one(redirect("/account"), {}, { isEmpty: true, statuses: [302] });
    expect([away.status, away.headers.get("location")]).toEqual([302, "/account"]);
  });

  it("to HEAD has the headers and no body; a slash at the end changes nothing", async () => {
    const app = testApp([operation("read", { path: "/breeds/" })], { read: () => ({ id: "p1" }) });
    const head = await app.fetch(new Request("http://shop.test/breeds/", { method: "HEAD" }));
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await app.get("/breeds")).status).toBe(200);
    expect((await app.get("/breeds/")).status).toBe(200);
  });
});

describe("mounting", () => {
  it("serves a twin with the handler of its original, and moves a parameter that it carries elsewhere", async () => {
    const id = z.strictObject({ id: k.one(z.string()) });
    const app = testApp([
      operation("getPet", { path: "/v1/pets/{id}", params: id }),
      operation("getPetByQuery", {
        path: "/api/pet",
        query: id,
        twin: { of: "getPet", moves: { id: { from: "query", to: "path" } } },
      }),
    ], { getPet: ({ params, query }) => ({ params, query }) });
    const expected = { params: { id: "p1" }, query: {} };
    expect(await (await app.get("/v1/pets/p1")).json()).toEqual(expected);
    expect(await (await app.get("/api/pet?id=p1")).json()).toEqual(expected);
  });

  it("lets nobody keep what is for one person, nor what a call changed", async () => {
    const app = testApp([
      operation("mine", { roles: ["user"] }),
      operation("public"),
      operation("change", { method: "post" }),
    ], { mine: () => ({}), public: () => ({}), change: () => ({}) });
    const kept = (response: Response) => response.headers.get("cache-control");
    expect(kept(await app.get("/v1/mine", as("consumer")))).toBe("no-store");
    expect(kept(await app.send("/v1/change", undefined))).toBe("no-store");
    expect(kept(await app.get("/v1/public"))).toBeNull();
  });

  it("refuses a value of another form by the problem that the contract names for it", async () => {
    const key = k.refusedAs("malformed_request", z.string().regex(/^[a-z/]+$/));
    const app = testApp(
      [
        operation("find", {
          query: z.strictObject({ key: k.one(key), id: k.refusedAs("not_found", k.one(z.uuid())) }),
        }),
        operation("drop", {
          method: "post",
          body: { "application/json": z.strictObject({ keys: z.array(key) }) },
        }),
      ],
      { find: () => ({}), drop: () => ({}) },
    );
    const id = "id=0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60";
    const find = async (query: string) => await problemOf(await app.get(`/v1/find?${query}`));
    expect((await app.get(`/v1/find?key=a/b&${id}`)).status).toBe(200);
    expect(await find(`key=../a&${id}`)).toEqual([400, "malformed_request"]);
    expect(await find(`key=a&id=5`)).toEqual([404, "not_found"]);
    expect(await find(id)).toEqual([422, "invalid_input", "query/key required"]);
    const drop = await app.send("/v1/drop", JSON.stringify({ keys: ["a", "A"] }), {
      "content-type": "application/json",
    });
    expect(await problemOf(drop)).toEqual([400, "malformed_request"]);
  });

  it("answers 501 for what is pending, and refuses gaps and doubles", async () => {
    const operations = [operation("later")];
    const app = testApp(operations, {}, { pending: ["later"] });
    expect(await problemOf(await app.get("/v1/later"))).toEqual([501, "not_implemented"]);
    expect(() => testApp(operations, {})).toThrow("nothing handles later");
    expect(() => testApp(operations, { later: () => ({}) }, { pending: ["later"] })).toThrow(
      "still planned in the contract",
    );
  });

  it("refuses who may not call what is pending, as it will when it is served", async () => {
    const operations = [operation("later", { roles: ["breeder"] })];
    const app = testApp(operations, {}, { pending: ["later"] });
    expect(await problemOf(await app.get("/v1/later"))).toEqual([401, "token_missing"]);
    expect(await problemOf(await app.get("/v1/later", as("consumer")))).toEqual([403, "wrong_role"]);
    expect(await problemOf(await app.get("/v1/later", as("breeder")))).toEqual([501, "not_implemented"]);
  });

  it("lets a static path win over a parameter that comes after it", async () => {
    const app = testApp([
      operation("lean", { path: "/v1/pets/lean" }),
      operation("pet", { path: "/v1/pets/{id}" }),
    ], {
      lean: () => ({ which: "lean" }),
      pet: () => ({ which: "pet" }),
    });
    expect(await (await app.get("/v1/pets/lean")).json()).toEqual({ which: "lean" });
  });
});

describe("failures", () => {
  const boom = (error: unknown) =>
    testApp([operation("read", { path: "/v1/things/{id}" })], {
      read: () => {
        throw error;
      },
    });

  it("with a code answer its problem, with what the case adds", async () => {
    const app = testApp([operation("read")], {
      read: () => fail("pet_on_hold", { holdUntil: "2026-01-01T00:00:00Z", cause: "secret" }),
    });
    const response = await app.get("/v1/read");
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const body = await response.json();
    expect(body).toEqual({
      type: "/problems/pet_on_hold",
      title: "On hold",
      status: 409,
      detail: expect.any(String),
      code: "pet_on_hold",
      requestId: response.headers.get("x-request-id"),
      holdUntil: "2026-01-01T00:00:00Z",
    });
  });

  it("nobody expected are 500, reported, and tell nothing", async () => {
    const app = boom(new Error("relation pets of dana@example.com"));
    const response = await app.get("/v1/things/5");
    const body = await response.text();
    expect([response.status, body.includes("relation")]).toEqual([500, false]);
    expect(app.reported).toHaveLength(1);
    expect((await boom("not even an error").get("/v1/things/5")).status).toBe(500);
  });

  it("of the database are 503 with Retry-After, and not reported", async () => {
    for (
      const error of [
        new DatabaseUnavailable(new Error("deadlock")),
        Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }),
        new Error("timeout exceeded when trying to connect"),
      ]
    ) {
      const app = boom(error);
      const response = await app.get("/v1/things/5");
      expect([response.status, Number(response.headers.get("retry-after")) > 0]).toEqual([503, true]);
      expect(app.reported).toHaveLength(0);
    }
  });

  it("a handler that takes too long is cut off with 503", async () => {
    let isAborted = false;
    const app = testApp([operation("slow")], {
      slow: ({ request }) =>
        new Promise(() => {
          request.signal.addEventListener("abort", () => isAborted = true);
        }),
    }, { handlerMs: 30 });
    expect((await app.get("/v1/slow")).status).toBe(503);
    expect(isAborted).toBe(true);
    expect(app.guards.admission.inFlight).toBe(0);
  });

  it("tells of what may have changed something for others, and of nothing else", async () => {
    let told = 0;
    const changes = createChanges();
    changes.listen(() => told++);
    const app = testApp(
      [
        operation("look"),
        operation("change", { method: "post" }),
        operation("refuse", { method: "post" }),
        operation("visit", { method: "post", changesNothing: true }),
      ],
      { look: () => ({}), change: () => ({}), refuse: () => fail("not_found"), visit: () => ({}) },
      { changes },
    );
    await app.get("/v1/look");
    await app.send("/v1/visit", undefined);
    await app.send("/v1/refuse", undefined);
    expect(told).toBe(0);
    await app.send("/v1/change", undefined);
    expect(told).toBe(1);
  });

  it("asks what is the same for everybody once a moment, until something changes, and anew for who is signed in", async () => {
    let asked = 0;
    const app = testApp(
      [operation("same", { isShared: true }), operation("own"), operation("change", { method: "post" })],
      { same: () => ({ asked: ++asked }), own: () => ({ asked: ++asked }), change: () => ({}) },
      { changes: createChanges() },
    );
    const look = async (path: string, headers = {}) => (await (await app.get(path, headers)).json()).asked;
    expect([await look("/v1/same"), await look("/v1/same")]).toEqual([1, 1]);
    expect(await look("/v1/same", as("consumer"))).toBe(2);
    expect(await look("/v1/same")).toBe(1);
    const tag = (await app.get("/v1/same")).headers.get("etag")!;
    expect((await app.get("/v1/same", { "if-none-match": tag })).status).toBe(304);
    await app.send("/v1/change", undefined);
    expect([await look("/v1/same"), await look("/v1/own"), await look("/v1/own")]).toEqual([3, 4, 5]);
  });

  it("each operation has the time that the contract gives it", async () => {
    const app = testApp(
      [operation("quick", { limits: { answerSeconds: 0.03 } }), operation("slow")],
      { quick: () => new Promise(() => {}), slow: () => Promise.resolve({}) },
      { handlerMs: 60_000 },
    );
    expect((await app.get("/v1/quick")).status).toBe(503);
    expect((await app.get("/v1/slow")).status).toBe(200);
  });

  it("what was given up takes no further step, unless it moves money", async () => {
    const steps: string[] = [];
    const late = Promise.withResolvers<void>();
    const step = async (name: string, services: Services) => {
      await late.promise;
      expect(services.signal.aborted).toBe(true);
      try {
        void services.db;
        steps.push(name);
      } catch (error) {
        steps.push(`${name} stopped: ${(error as Error).name}`);
      }
      return {};
    };
    const app = testApp([operation("change"), operation("pay", { tag: "payments" })], {
      change: (_: unknown, services: Services) => step("change", services),
      pay: (_: unknown, services: Services) => step("pay", services),
    }, { handlerMs: 30 });
    const answers = await Promise.all([app.get("/v1/change"), app.get("/v1/pay")]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    late.resolve();
    await vi.waitFor(() => expect(steps.sort()).toEqual(["change stopped: AbortError", "pay"]));
  });
});

it("a full process refuses at once, and keeps places for payments", async () => {
  let finish = () => {};
  const held = new Promise<void>((done) => finish = done);
  const app = testApp(
    [operation("read"), operation("pay", { tag: "payments" })],
    { read: () => held.then(() => ({})), pay: () => held.then(() => ({})) },
    { admission: createAdmission(3, 1) },
  );
  const admitted = [app.get("/v1/read"), app.get("/v1/read")];
  const refused = await app.get("/v1/read");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
  admitted.push(app.get("/v1/pay"));
  expect((await app.get("/v1/pay")).status).toBe(503);
  finish();
  expect((await Promise.all(admitted)).map((response) => response.status)).toEqual([200, 200, 200]);
  expect((await app.get("/v1/read", as("consumer"))).status).toBe(200);
});
