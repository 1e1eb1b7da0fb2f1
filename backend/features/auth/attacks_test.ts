/** Sign-in and sessions as an outside attacker tries them: over real connections and several processes. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { addUser, PASSWORD } from "../../testing/fixtures.ts";
import type { App } from "../../platform/http/shell.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { TERMS_VERSION } from "../accounts/rules.ts";
import { loadFeatures } from "../../testing/features.ts";

const features = ["auth", "passwords", "users"];
const handlers = await loadFeatures(features);

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await startApp({ features });
  address = await app.serve();
});
afterAll(() => app.close());

describe("a refresh token over real connections", () => {
  type Tab = { cookie: string; token: string };

  async function signIn(): Promise<Tab & { accessToken: string; userId: string }> {
    const user = await addUser(app.services);
    const signedIn = await call("POST", "/v1/login", {}, { email: user.email, password: PASSWORD });
    const csrf = await call("GET", "/v1/csrf-token", {
      authorization: `Bearer ${signedIn.body.accessToken}`,
    });
    return {
      cookie: `${signedIn.cookies[0]}; ${csrf.cookies[0]}`,
      token: csrf.body.csrfToken,
      accessToken: signedIn.body.accessToken,
      userId: user.id,
    };
  }
  async function call(method: string, path: string, headers: Record<string, string>, json?: unknown) {
    const response = await fetch(address + path, {
      method,
      headers: {
        origin: app.config.publicUrl,
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      body: json === undefined ? undefined : JSON.stringify(json),
    });
    const cookies = response.headers.getSetCookie().map((line) => line.slice(0, line.indexOf(";")));
    return { status: response.status, body: (await response.json()) as Body, cookies };
  }
  const refresh = ({ cookie, token }: Tab) =>
    call("POST", "/v1/token/refresh", { cookie, "x-csrf-token": token });
  const withRefresh = (tab: Tab, refreshCookie: string): Tab => ({
    ...tab,
    cookie: tab.cookie.replace(/refresh=[^;]+/, refreshCookie),
  });
  const isSignedIn = async (accessToken: string) =>
    (await call("GET", "/v1/user", { authorization: `Bearer ${accessToken}` })).status === 200;

  it("shown by 16 tabs at the same moment is replaced once, and lets all of them go on", async () => {
    const tab = await signIn();
    const answers = await Promise.all(Array.from({ length: 16 }, () => refresh(tab)));
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
    const replaced = answers.flatMap(({ cookies }) => cookies.filter((one) => one.startsWith("refresh=")));
    expect(replaced).toHaveLength(1);
    for (const { body } of answers) expect(await isSignedIn(body.accessToken)).toBe(true);
    expect((await refresh(withRefresh(tab, replaced[0]!))).status).toBe(200);
  });

  it("stolen, and shown when it has been replaced, ends the session for thief and owner", async () => {
    const owner = await signIn();
    const thief = { ...owner };
    const { cookies, body } = await refresh(owner);
    const next = withRefresh(owner, cookies.find((one) => one.startsWith("refresh="))!);
    app.advance(11_000);
    const stolen = await Promise.all([refresh(thief), refresh(thief), refresh(thief)]);
    expect(stolen.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect((await refresh(next)).status).toBe(401);
    expect(await isSignedIn(body.accessToken)).toBe(false);
    app.advance(-11_000);
  });

  it("of the thief, who was quicker, ends with the owner's next look", async () => {
    const owner = await signIn();
    const { cookies } = await refresh({ ...owner });
    const thief = withRefresh(owner, cookies.find((one) => one.startsWith("refresh="))!);
    app.advance(11_000);
    expect((await refresh(owner)).status).toBe(401);
    expect((await refresh(thief)).status).toBe(401);
    const { rows } = await app.services.pool.query(
      "select ended_reason from sessions where user_id = $1",
      [owner.userId],
    );
    expect(rows).toEqual([{ ended_reason: "refresh token replayed" }]);
    app.advance(-11_000);
  });
});

describe("limits of calls, through two processes on one database", () => {
  let processes: App[];
  beforeEach(async () => {
    await app.services.pool.query("truncate rate_limits");
    processes = [0, 1].map(() => createApp(app.services, { features: handlers, rateScale: 1 }));
  });
  /** Sends calls to the two servers in turn; returns the number that passed before the first 429. */
  async function passed(most: number, make: (i: number) => Request): Promise<number> {
    for (let i = 0; i < most; i++) {
      const response = await processes[i % 2]!.fetch(make(i), { remoteAddr: { hostname: "203.0.113.7" } });
      const { code } = await response.json();
      if (response.status !== 429) continue;
      expect(code).toBe("too_many_requests");
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      return i;
    }
    return most;
  }
  const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
    new Request(`http://localhost:8000${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(json),
    });

  it.each([
    [
      "sign-ins",
      30,
      (i: number) => post("/v1/login", { email: `nobody${i}@example.com`, password: "wrong" }),
    ],
    ["forgotten passwords", 10, (i: number) => post("/v1/password/forgot", { email: `a${i}@example.com` })],
    ["codes", 20, (i: number) =>
      post("/v1/password/code/validate", {
        email: `a${i}@example.com`,
        code: "123456",
      })],
    [
      "looks whether an address is free",
      20,
      (i: number) => new Request(`http://localhost:8000/v1/users/email/check/a${i}@example.com`),
    ],
    [
      "sign-ins that claim to come from elsewhere",
      30,
      (i: number) =>
        post("/v1/login", { email: `a${i}@example.com`, password: "wrong" }, {
          "x-forwarded-for": `198.51.100.${i}`,
          forwarded: `for=198.51.100.${i}`,
          "x-real-ip": `198.51.100.${i}`,
        }),
    ],
  ])("hold for %s", async (_, most, make) => {
    expect(await passed(most + 5, make)).toBe(most);
  });

  it("hold for mails that a person has sent to themselves", async () => {
    const user = await addUser(app.services, { email_verified_at: null });
    const signedIn = await (await app.fetch("/v1/login", { json: { email: user.email, password: PASSWORD } }))
      .json();
    const make = () =>
      post("/v1/users/email/verify/resend", undefined, { authorization: `Bearer ${signedIn.accessToken}` });
    // A recipient gets five emails of a kind a day, fewer than the calls that pass.
    expect(await passed(15, make)).toBe(5);
  });
});

describe("an address at sign-up", () => {
  const join = async (email: string) => {
    const response = await app.fetch("/v1/users/new", {
      json: {
        type: "Consumer",
        email,
        password: "a-quiet-harbour-9",
        firstName: "Dana",
        lastName: "Whitfield",
        termsVersion: TERMS_VERSION,
      },
    });
    return [response.status, (await response.json()).code];
  };

  it("is taken in whatever case it is written", async () => {
    expect((await join("quill.harper@example.com"))[0]).toBe(201);
    for (const again of ["Quill.Harper@Example.com", "QUILL.HARPER@EXAMPLE.COM"]) {
      expect(await join(again)).toEqual([422, "email_taken"]);
    }
  });

  it.each([
    ["a Cyrillic letter that looks Latin", "qu\u0456ll.harper@example.com"],
    ["a look-alike domain", "quill.harper@ex\u0430mple.com"],
    ["the Kelvin sign", "mar\u212A@example.com"],
    ["a long s", "a\u017Fk@example.com"],
    ["a dotless i", "qu\u0131ll@example.com"],
    ["wide emails", "\uFF44ana@example.com"],
    ["a ligature", "\uFB01na@example.com"],
    ["a combining mark", "dana\u0301@example.com"],
    ["a zero-width joiner", "da\u200Dna@example.com"],
    ["a change of direction", "\u202Edana@example.com"],
    ["a plus sign", "dana+puppies@example.com"],
    ["an international domain", "dana@b\u00FCcher.com"],
    ["quotes", '"dana"@example.com'],
    ["a comment", "dana(x)@example.com"],
    ["a dot at the end", "dana.@example.com"],
    ["two dots", "da..na@example.com"],
    ["a line of a mail's head", "dana@example.com\r\nBcc: all@example.com"],
    ["two addresses", "dana@example.com,eve@example.com"],
    ["an address by number", "dana@[127.0.0.1]"],
    ["a blank before it", " dana@example.com"],
  ])("with %s is refused", async (_, email) => {
    expect(await join(email)).toEqual([422, "invalid_input"]);
    const checked = await app.fetch(`/v1/users/email/check/${encodeURIComponent(email)}`);
    expect([404, 422, 200]).toContain(checked.status);
    if (checked.status === 200) expect(email.trim()).toBe("dana@example.com");
  });
});
