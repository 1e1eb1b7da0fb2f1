import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { readAtMost } from "../read_at_most.ts";
import { limits, openShare } from "./body.ts";
import { fieldErrors } from "./fields.ts";
import { operation, problemOf, type TestApp, testApp } from "../../testing/http.ts";

const Body = z.strictObject({ name: z.string() });
const json = { "content-type": "application/json" };
const operations = [
  operation("save", { method: "post", body: { "application/json": Body } }),
  operation("note", { method: "post", body: { "application/json": Body }, optionalBody: true }),
  operation("tell", {
    method: "post",
    body: { "application/json": Body },
    limits: { bodyBytes: 200_000, bodySeconds: 1 },
  }),
];
const handlers = {
  save: () => ({ saved: true }),
  note: () => ({}),
  tell: ({ body }: { body: { name: string } }) => ({ length: body.name.length }),
};
const app = testApp(operations, handlers);

const before = { ...limits };
const open: (() => void)[] = [];
afterEach(() => {
  Object.assign(limits, before);
  // Bodies left in transit would count in the next test.
  for (const end of open.splice(0)) end();
});

/** Returns a body of `parts` parts and a counter of the parts read. */
function counted(parts: number, part: Uint8Array<ArrayBuffer>) {
  const seen = { asked: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(part);
      if (++seen.asked === parts) controller.close();
    },
  }, { highWaterMark: 0 });
  return { body, seen };
}
const post = (
  at: TestApp,
  path: string,
  body: BodyInit,
  headers: Record<string, string>,
  from = "10.0.0.1",
) =>
  at.fetch(new Request(`http://shop.test${path}`, { method: "POST", headers, body }), {
    remoteAddr: { hostname: from },
  });
/** Returns a body that sends its first bytes, and the rest when `finish` is called. */
function stalled(first: string) {
  let finish = (_rest: string) => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(first));
      finish = (rest) => {
        controller.enqueue(new TextEncoder().encode(rest));
        controller.close();
      };
    },
  });
  open.push(() => {
    try {
      finish("");
    } catch {
      // dropped already
    }
  });
  return { body, finish: (rest: string) => finish(rest) };
}
const turn = () => new Promise((done) => setTimeout(done, 10));

describe("a body that the call does not take", () => {
  it.each([
    ["of a type that is not declared", { "content-type": "multipart/form-data; boundary=b" }, 400],
    ["without a type", {}, 400],
    ["in another encoding", { "content-type": "application/json; charset=utf-16" }, 400],
    ["that announces too much", { ...json, "content-length": "99000000" }, 413],
  ])("%s is refused before a byte of it is read", async (_, headers, status) => {
    const { body, seen } = counted(1_000, new Uint8Array(99_000));
    const response = await post(app, "/v1/save", body, headers as Record<string, string>);
    expect([response.status, seen.asked]).toEqual([status, 0]);
  });

  it("is refused at its first byte where a body may be absent", async () => {
    const { body, seen } = counted(1_000, new Uint8Array(99_000));
    const response = await post(app, "/v1/note", body, { "content-type": "text/plain" });
    expect([response.status, seen.asked]).toEqual([400, 1]);
    expect((await post(app, "/v1/note", "", { "content-type": "text/plain" })).status).toBe(200);
  });

  it("is read no further than its bound", async () => {
    const { body, seen } = counted(1_000, new Uint8Array(30_000).fill(32));
    const response = await post(app, "/v1/save", body, json);
    expect([response.status, seen.asked]).toEqual([413, 3]);
  });
});

it("a call has the bounds that the contract states for it", async () => {
  const name = "x".repeat(150_000);
  const response = await app.send("/v1/tell", { name });
  expect(await response.json()).toEqual({ length: 150_000 });
  expect(await problemOf(await app.send("/v1/save", { name }))).toEqual([413, "too_large"]);
  const slow = post(app, "/v1/tell", stalled("{").body, json);
  expect(await problemOf(await slow)).toEqual([400, "malformed_request"]);
});

describe("the memory for bodies", () => {
  it("goes to new bodies from the oldest that has not arrived", async () => {
    limits.smallBytes = 100_000;
    const half = `{"name":"${"x".repeat(45_000)}`;
    const first = stalled(half);
    const second = stalled(half);
    const answers = [post(app, "/v1/save", first.body, json), post(app, "/v1/save", second.body, json)];
    await turn();
    const third = await app.send("/v1/save", { name: "x".repeat(40_000) });
    expect(third.status).toBe(200);
    expect(await problemOf(await answers[0]!)).toEqual([400, "malformed_request"]);
    second.finish('"}');
    expect((await answers[1]!).status).toBe(200);
  });

  it("is held until the answer, and refused with 503 where only answers are waited for", async () => {
    limits.smallBytes = 100_000;
    let answer = () => {};
    const waiting = new Promise<void>((done) => answer = done);
    const slow = testApp(operations, { ...handlers, save: () => waiting.then(() => ({})) });
    const name = "x".repeat(60_000);
    const one = slow.send("/v1/save", { name });
    await turn();
    const refused = await slow.send("/v1/save", { name });
    expect(await problemOf(refused)).toEqual([503, "unavailable"]);
    expect(refused.headers.get("retry-after")).toBe("2");
    answer();
    expect((await one).status).toBe(200);
    expect((await slow.send("/v1/save", { name })).status).toBe(200);
  });

  it("of large bodies is none of that of small ones", () => {
    limits.largeBytes = 1_000_000;
    const large = openShare(10_000_000);
    large.take(1_000_000);
    expect(() => large.take(1)).toThrow();
    const small = openShare(64_000);
    small.take(64_000);
    large.leave();
    small.leave();
    large.leave();
    const next = openShare(10_000_000);
    next.take(1_000_000);
    next.leave();
  });
});

it("a network that sends many bodies loses its own oldest, nobody else's", async () => {
  limits.bodiesOfNetwork = 3;
  limits.slowMs = 5;
  const other = stalled("{");
  const others = post(app, "/v1/save", other.body, json, "10.0.0.2");
  const ended: number[] = [];
  for (const n of [1, 2, 3, 4, 5]) {
    void post(app, "/v1/save", stalled("{").body, json).then(() => ended.push(n));
    // Bodies age by turns of the event loop.
    for (let turns = 0; turns < 15; turns++) await new Promise((done) => setTimeout(done, 1));
  }
  await expect.poll(() => ended).toEqual([1, 2]);
  other.finish('"name":"Rex"}');
  expect((await others).status).toBe(200);
});

it("the time in which this process is busy is not counted against a body", async () => {
  limits.bodiesOfNetwork = 1;
  limits.slowMs = 200;
  const first = stalled("{");
  const answer = post(app, "/v1/save", first.body, json);
  await turn();
  for (const end = performance.now() + 300; performance.now() < end;);
  const second = stalled("{");
  const other = post(app, "/v1/save", second.body, json);
  await turn();
  for (const body of [first, second]) body.finish('"name":"Rex"}');
  expect((await Promise.all([answer, other])).map(({ status }) => status)).toEqual([200, 200]);
});

describe("thousands of mistakes", () => {
  it("are cut before they are put into words", () => {
    let named = 0;
    const key = { toString: () => (named++, "key") } as unknown as string;
    const keys = Array<string>(83_000).fill(key);
    const issue = { code: "unrecognized_keys" as const, keys, path: [], message: "" };
    expect(fieldErrors([issue, issue], {}, "")).toHaveLength(100);
    expect(named).toBe(100);
  });

  it("in a union are no more than a stack can hold", () => {
    const inner = { code: "invalid_type", expected: "string", path: ["a"], message: "" };
    const issue = {
      code: "invalid_union",
      errors: [Array(300_000).fill(inner), [inner]],
      path: [],
      message: "",
    };
    expect(fieldErrors([issue as never], {}, "")).toHaveLength(1);
  });
});

it("readAtMost stops reading at its bound, and at its time", async () => {
  const { body, seen } = counted(100, new Uint8Array(10));
  expect(await readAtMost(body, 25)).toBeUndefined();
  expect(seen.asked).toBe(3);
  expect(await readAtMost(counted(2, new Uint8Array(10)).body, 25)).toHaveLength(20);
  expect(await readAtMost(stalled("{").body, 25, 20)).toBeUndefined();
});
