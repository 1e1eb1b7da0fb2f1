/**
 * `email/check` alone reveals whether an address is taken, and only slowly; every other call reveals nothing.
 */
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import type { App } from "../../platform/http/shell.ts";
import { addUser } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { loadFeatures } from "../../testing/features.ts";

const features = ["auth", "passwords", "users"];
const handlers = await loadFeatures(features);

let app: TestApp;
let limited: App;
let open: App;
beforeAll(async () => {
  app = await startApp({ features });
  limited = createApp(app.services, { features: handlers, rateScale: 1 });
  open = createApp(app.services, { features: handlers, rateScale: 0 });
});
afterAll(() => app.close());

let asked = 0;
function request(method: string, path: string, json?: unknown): Request {
  return new Request(`${app.config.publicUrl}${path}`, {
    method,
    headers: { "content-type": "application/json", origin: app.config.publicUrl },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
}
const from = (hostname: string) => ({ remoteAddr: { hostname } });
const forgot = (email: string) => request("POST", "/v1/password/forgot", { email });

/** Returns a call's response and database statements, without the parts that differ on every call. */
async function seen(call: Request): Promise<{ answer: unknown; statements: string[] }> {
  const statements: string[] = [];
  const proto = pg.Client.prototype as unknown as { query: (...all: unknown[]) => unknown };
  const { query } = proto;
  proto.query = function (...all) {
    const [given] = all as [string | { text?: string; name?: string }];
    statements.push(typeof given === "string" ? given : given.name ?? given.text ?? "");
    return query.apply(this, all);
  };
  try {
    const response = await open.fetch(call, from(`198.51.100.${++asked}`));
    const { requestId: _, ...body } = await response.json();
    const headers = [...response.headers].filter(([name]) => name !== "x-request-id");
    return { answer: [response.status, body, headers], statements };
  } finally {
    proto.query = query;
  }
}

describe("an address without an account", () => {
  it("is answered like one with an account: the same words, headers and work in the database", async () => {
    const { email } = await addUser(app.services);
    const unknown = "nobody.at.all@example.com";
    const wrong = (address: string) =>
      request("POST", "/v1/login", { email: address, password: "not-the-password" });
    const code = (address: string) =>
      request("POST", "/v1/password/code/validate", { email: address, code: "123456" });
    for (const call of [forgot, wrong, code]) {
      await seen(call(email)); // the first call prepares statements and caches columns
      const [there, not] = [await seen(call(email)), await seen(call(unknown))];
      expect(there.statements.length).toBeGreaterThan(0);
      expect(not).toEqual(there);
    }
  });
});

describe("one network, at the limits of production", () => {
  it("checks 20 addresses a minute, whatever they are", async () => {
    const statuses = [];
    for (let i = 0; i < 24; i++) {
      const call = request("GET", `/v1/users/email/check/somebody${i}@example.com`);
      statuses.push((await limited.fetch(call, from("203.0.113.201"))).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(4).fill(429)]);
    const other = request("GET", "/v1/users/email/check/somebody@example.com");
    expect((await limited.fetch(other, from("203.0.113.202"))).status).toBe(200);
  });

  it("asks for 10 codes in 10 minutes, with an account or without one, and is told how long to wait", async () => {
    const { email } = await addUser(app.services);
    const answers = [];
    for (let i = 0; i < 13; i++) {
      answers.push(
        await limited.fetch(forgot(i % 2 ? email : `nobody${i}@example.com`), from("203.0.113.203")),
      );
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429, 429, 429]);
    const wait = Number(answers.at(-1)!.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
  });
});
