import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ClientOptions, createClient } from "./client.ts";
import type { HearthpawClient } from "./call.ts";
import { ApiError } from "./errors.ts";
import { createSession, memoryStorage } from "./session.ts";
import { createTransport } from "./transport.ts";
import { changePassword, forgotPassword, listBreeds, updateListing } from "../generated/operations.ts";

/** A server with sessions, refresh and CSRF as in the contract, and a count of requests. */
function startServer() {
  const state = {
    goodToken: "token-1",
    csrf: "csrf-1",
    classic: "jwt expired",
    refreshes: "good" as "good" | "refused" | "down" | "busy",
    calls: [] as string[],
    headers: [] as Headers[],
    /**
     * Promises that block the answer to a sign-out after the session has ended, and a call before it is
     * processed.
     */
    leaving: Promise.resolve(),
    arriving: Promise.resolve(),
  };
  const app = new Hono();
  const problem = (status: number, code: string, error?: string) =>
    new Response(
      JSON.stringify({
        type: `/problems/${code}`,
        title: "No",
        status,
        detail: `It is ${code}.`,
        code,
        error,
      }),
      {
        status,
        headers: { "content-type": "application/problem+json" },
      },
    );
  app.use(async (c, next) => {
    state.calls.push(`${c.req.method} ${c.req.path}`);
    state.headers.push(new Headers(c.req.raw.headers));
    await next();
  });
  app.get("/v1/csrf-token", (c) => c.json({ csrfToken: state.csrf }));
  app.use(async (c, next) => {
    const isUnsafe = c.req.method !== "GET";
    if (isUnsafe && c.req.header("x-csrf-token") !== state.csrf) return problem(403, "csrf_invalid");
    await next();
  });
  app.post("/v1/token/refresh", async (c) => {
    await new Promise((done) => setTimeout(done, 20));
    if (state.refreshes === "refused") return problem(401, "refresh_invalid", "Invalid token");
    if (state.refreshes === "down") return problem(503, "unavailable");
    if (state.refreshes === "busy") return problem(429, "too_many_requests");
    state.goodToken = "token-2";
    return c.json({ accessToken: "token-2" });
  });
  app.get("/v1/logout", async (c) => {
    state.goodToken = "none";
    await state.leaving;
    return c.json({ ok: true });
  });
  app.get("/v1/mine/slow", async (_, next) => {
    await state.arriving;
    await next();
  });
  app.post("/v1/login", (c) => {
    state.csrf = "csrf-of-the-session";
    return c.json({ accessToken: state.goodToken, user: { id: "u1", email: "dana@example.com" } });
  });
  app.all("/v1/mine/:name", (c) => {
    const given = c.req.header("authorization");
    if (given === undefined) return problem(401, "token_missing", "No authorization token was found");
    if (given !== `Bearer ${state.goodToken}`) return problem(401, "token_expired", "jwt expired");
    return c.json({ name: c.req.param("name"), query: c.req.queries() });
  });
  app.get("/v1/old-style", () => problem(400, "malformed_request", state.classic));
  app.get("/v1/never", () => problem(401, "token_invalid", "Invalid token"));
  app.get("/v1/null", (c) => c.json(null));
  app.get("/v1/broken", (c) => c.text("<html>", 502));
  app.get("/v1/then", (c) => {
    const { at, kept } = c.req.query();
    return c.json({ ok: true }, 200, { date: new Date(Number(at)).toUTCString(), "cache-control": kept! });
  });
  app.get("/v1/version", (c) => c.json({ ok: true }, 200, { "x-deployment-version": "new" }));
  app.post("/v1/refused", () =>
    new Response(
      JSON.stringify({
        type: "/problems/invalid_input",
        title: "Check these fields",
        status: 422,
        detail: "Some fields need to be fixed.",
        code: "invalid_input",
        requestId: "req_1",
        errors: [
          { pointer: "/deliveryInformation/address/city", code: "required", detail: "Fill this in." },
          { pointer: "query/zip", code: "invalid_format", detail: "Use five digits." },
        ],
      }),
      { status: 422 },
    ));
  return { state, fetch: (request: Request) => Promise.resolve(app.fetch(request)) };
}

type Server = ReturnType<typeof startServer>;
let server: Server;
const events: string[] = [];

function connect(options: ClientOptions = {}): HearthpawClient {
  return createClient({
    baseUrl: "http://shop.test",
    fetch: server.fetch,
    storage: memoryStorage(),
    onForcedLogout: () => events.push("forced logout"),
    onSignInNeeded: () => events.push("sign in"),
    onDeploymentChanged: (version) => events.push(`version ${version}`),
    redirect: (path) => events.push(`go to ${path}`),
    ...options,
  });
}

function signedIn(token: string): HearthpawClient {
  const client = connect();
  client.session.keep({ accessToken: token, user: { id: "u1" } as never });
  client.session.setDashboard("breeder");
  return client;
}

const mine = (name: string, method = "GET") => ({
  method,
  path: `/v1/mine/${name}`,
  places: { query: ["sex"] },
});
const get = (path: string) => ({ method: "GET", path, places: {} });
const count = (call: string) => server.state.calls.filter((one) => one === call).length;

beforeEach(() => {
  server = startServer();
  events.length = 0;
});
afterEach(() => void vi.useRealTimers());

describe("an expired access token", () => {
  it("is refreshed once for three parallel calls, which all answer", async () => {
    const client = signedIn("old");
    const answers = await Promise.all(
      ["a", "b", "c"].map((name) => client.call<{ name: string }>(mine(name), {})),
    );
    expect(answers.map((answer) => answer.name)).toEqual(["a", "b", "c"]);
    expect(count("POST /v1/token/refresh")).toBe(1);
    expect(client.session.accessToken()).toBe("token-2");
    expect(events).toEqual([]);
  });

  it("that says so itself is refreshed before anything is asked with it", async () => {
    const tokenUntil = (seconds: number) => `h.${btoa(JSON.stringify({ exp: seconds }))}.s`;
    const now = Math.floor(Date.now() / 1000);
    const client = signedIn(tokenUntil(now - 60));
    await Promise.all(["a", "b"].map((name) => client.call(mine(name), {})));
    expect([count("POST /v1/token/refresh"), count("GET /v1/mine/a"), count("GET /v1/mine/b")]).toEqual([
      1,
      1,
      1,
    ]);
    // A valid token is used unchanged.
    server.state.goodToken = tokenUntil(now + 60);
    client.session.keep({ accessToken: server.state.goodToken });
    await client.call(mine("a"), {});
    expect(count("POST /v1/token/refresh")).toBe(1);
    // If the server cannot renew it now, the call fails, and the user stays signed in.
    server.state.refreshes = "down";
    client.session.keep({ accessToken: tokenUntil(now - 60) });
    await expect(client.call(mine("a"), {})).rejects.toMatchObject({ status: 401 });
    expect(count("POST /v1/token/refresh")).toBe(2);
    expect(events).toEqual([]);
  });

  it("is refreshed in the middle of an unsafe call, whose body is sent again", async () => {
    const client = signedIn("old");
    const answer = await client.call({ ...mine("a", "POST") }, { body: { petId: "p1" } });
    expect(answer).toMatchObject({ name: "a" });
    expect(count("POST /v1/mine/a")).toBe(2);
  });

  it("is not refreshed again when another tab has done so", async () => {
    const storage = memoryStorage();
    const client = connect({ storage });
    storage.setItem("accessToken", "old");
    const slow = client.call(mine("a"), {});
    storage.setItem("accessToken", "token-1");
    await expect(slow).resolves.toMatchObject({ name: "a" });
    expect(count("POST /v1/token/refresh")).toBe(0);
  });

  it("ends the session when the refresh is refused: storage, server, then the start page after 3 seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
    server.state.refreshes = "refused";
    const client = signedIn("old");
    const failed = await Promise.allSettled([client.call(mine("a"), {}), client.call(mine("b"), {})]);
    expect(failed.map((result) => result.status)).toEqual(["rejected", "rejected"]);
    expect(events).toEqual(["forced logout"]);
    expect(client.session.accessToken()).toBeUndefined();
    expect(client.session.user()).toBeUndefined();
    expect(client.session.dashboard()).toBeUndefined();
    expect(count("GET /v1/logout")).toBe(1);
    vi.advanceTimersByTime(2_900);
    expect(events).toEqual(["forced logout"]);
    vi.advanceTimersByTime(200);
    expect(events).toEqual(["forced logout", "go to /"]);
  });

  it.each(["down", "busy"] as const)(
    "keeps the session when the refresh is only %s, and goes on later",
    async (how) => {
      server.state.refreshes = how;
      const client = signedIn("old");
      await expect(client.call(mine("a"), {})).rejects.toMatchObject({ status: 401 });
      expect(events).toEqual([]);
      expect(client.session.accessToken()).toBe("old");
      expect(count("GET /v1/logout")).toBe(0);
      server.state.refreshes = "good";
      await expect(client.call(mine("a"), {})).resolves.toMatchObject({ name: "a" });
    },
  );

  it("counts as well when it comes as a 400 with one of the classic texts", async () => {
    const client = signedIn("old");
    await expect(client.call(get("/v1/old-style"), {})).rejects.toMatchObject({ status: 400 });
    expect(count("POST /v1/token/refresh")).toBe(1);
    expect(count("GET /v1/old-style")).toBe(2);
  });
});

describe("two tabs of one browser", () => {
  const twoTabs = () => {
    const storage = memoryStorage();
    storage.setItem("accessToken", "old");
    storage.setItem("user", JSON.stringify({ id: "u1" }));
    return [connect({ storage }), connect({ storage })] as const;
  };

  it("are signed out together, and the server is told once", async () => {
    server.state.refreshes = "refused";
    const [one, other] = twoTabs();
    const failed = await Promise.allSettled([one.call(mine("a"), {}), other.call(mine("b"), {})]);
    expect(failed.map((result) => result.status)).toEqual(["rejected", "rejected"]);
    expect(count("GET /v1/logout")).toBe(1);
    expect(events).toEqual(["forced logout"]);
    expect([one.session.accessToken(), other.session.accessToken()]).toEqual([undefined, undefined]);
  });

  it("go on with the token of the one that was refreshed, when the other's refresh comes too late", async () => {
    const [one, other] = twoTabs();
    server.state.refreshes = "refused";
    const call = one.call<{ name: string }>(mine("a"), {});
    // The other tab has meanwhile replaced the refresh cookie and stored its new access token.
    await vi.waitFor(() => expect(count("POST /v1/token/refresh")).toBe(1), { interval: 1 });
    other.session.keep({ accessToken: "token-1" });
    await expect(call).resolves.toMatchObject({ name: "a" });
    expect(events).toEqual([]);
  });
});

it.each(["jwt expired", "No authorization token was found", "Invalid token"])(
  "a 400 whose error is '%s' ends a session that cannot be refreshed, once",
  async (text) => {
    server.state.refreshes = "refused";
    server.state.classic = text;
    const client = signedIn("old");
    await Promise.allSettled([client.call(get("/v1/old-style"), {}), client.call(get("/v1/old-style"), {})]);
    await expect(client.call(get("/v1/old-style"), {})).rejects.toMatchObject({ status: 400 });
    expect(count("GET /v1/logout")).toBe(1);
    expect(events.filter((event) => event === "forced logout")).toHaveLength(1);
    expect(client.session.user()).toBeUndefined();
  },
);

it("a 400 of any other kind is a plain failure", async () => {
  server.state.classic = "The body is not JSON.";
  const client = signedIn("old");
  await expect(client.call(get("/v1/old-style"), {})).rejects.toMatchObject({ status: 400 });
  expect([count("POST /v1/token/refresh"), count("GET /v1/logout"), events.length]).toEqual([0, 0, 0]);
});

it("a refused change of password is a plain failure: 422 never signs out", async () => {
  const client = signedIn("token-1");
  const call = client.call({ method: "POST", path: "/v1/refused", places: {} }, { body: {} });
  await expect(call).rejects.toMatchObject({ status: 422 });
  expect([count("POST /v1/token/refresh"), count("GET /v1/logout"), events.length]).toEqual([0, 0, 0]);
  expect(client.session.accessToken()).toBe("token-1");
});

/** Returns a promise and the function that resolves it. */
function gate() {
  let resolve!: () => void;
  const promise = new Promise<void>((done) => resolve = done);
  return { promise, resolve };
}

describe("while somebody signs out", () => {
  const signOut = get("/v1/logout");

  it("nothing more is asked in their name, and others are answered meanwhile", async () => {
    const leaving = gate();
    server.state.leaving = leaving.promise;
    const client = signedIn("token-1");
    const out = client.call(signOut, {});
    await vi.waitFor(() => expect(count("GET /v1/logout")).toBe(1));
    expect(server.state.headers.at(-1)!.get("authorization")).toBe("Bearer token-1");
    await expect(client.call(get("/v1/version"), {})).resolves.toMatchObject({ ok: true });
    expect(server.state.headers.at(-1)!.get("authorization")).toBeNull();
    // The next sign-in waits for the answer that deletes this session's cookies.
    const next = client.call({ method: "POST", path: "/v1/login", places: {} }, { body: {} });
    await new Promise((done) => setTimeout(done, 30));
    expect(count("POST /v1/login")).toBe(0);
    leaving.resolve();
    await Promise.all([out, next]);
    expect(client.session.accessToken()).toBeDefined();
  });

  it("a failed sign-out signs out here, and nobody who has signed in since", async () => {
    const client = signedIn("token-1");
    const failing = gate();
    server.fetch = () => failing.promise.then(() => Promise.reject(new TypeError("Failed to fetch")));
    const other = connect({ storage: memoryStorage(), fetch: (request) => server.fetch(request) });
    other.session.keep({ accessToken: "token-1" });
    const out = expect(other.call(signOut, {})).rejects.toMatchObject({ code: "network" });
    await vi.waitFor(() => expect(other.session.accessToken()).toBeUndefined());
    other.session.keep({ accessToken: "of-somebody-else" });
    failing.resolve();
    await out;
    expect(other.session.accessToken()).toBe("of-somebody-else");
    expect(client.session.accessToken()).toBe("token-1");
  });

  it.each(["good", "refused"] as const)("a refresh on its way that is %s changes nothing", async (how) => {
    server.state.refreshes = how;
    const client = signedIn("old");
    const call = expect(client.call(mine("a"), {})).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(count("POST /v1/token/refresh")).toBe(1), { interval: 1 });
    await client.call(signOut, {});
    await call;
    expect(client.session.accessToken()).toBeUndefined();
    expect(count("GET /v1/logout")).toBe(1);
    expect(events).toEqual([]);
  });

  it("a refresh on its way does not reach who signs in next", async () => {
    const client = signedIn("old");
    const call = client.call(mine("a"), {}).catch(() => {});
    await vi.waitFor(() => expect(count("POST /v1/token/refresh")).toBe(1), { interval: 1 });
    client.session.clear();
    client.session.keep({ accessToken: "of-somebody-else" });
    await call;
    expect(client.session.accessToken()).toBe("of-somebody-else");
  });

  it("what was on its way and comes too late ends no session a second time", async () => {
    const [leaving, arriving] = [gate(), gate()];
    Object.assign(server.state, { leaving: leaving.promise, arriving: arriving.promise });
    const client = signedIn("token-1");
    const late = expect(client.call(mine("slow"), {})).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(count("GET /v1/mine/slow")).toBe(1));
    const out = client.call(signOut, {});
    await vi.waitFor(() => expect(count("GET /v1/logout")).toBe(1));
    arriving.resolve();
    await new Promise((done) => setTimeout(done, 50));
    leaving.resolve();
    await Promise.all([out, late]);
    expect(count("POST /v1/token/refresh")).toBe(0);
    expect(count("GET /v1/logout")).toBe(1);
    expect(events).toEqual([]);
  });
});

it("a call after a forced logout asks to sign in, and does not sign out again", async () => {
  server.state.refreshes = "refused";
  const client = signedIn("old");
  await expect(client.call(mine("a"), {})).rejects.toMatchObject({ status: 401 });
  await expect(client.call(mine("b"), {})).rejects.toMatchObject({ code: "token_missing" });
  expect(count("GET /v1/logout")).toBe(1);
  expect(events).toEqual(["forced logout", "sign in"]);
});

it("a 401 on the replay is a plain failure, without a logout", async () => {
  const client = signedIn("token-1");
  await expect(client.call(get("/v1/never"), {})).rejects.toMatchObject({
    status: 401,
    code: "token_invalid",
  });
  expect(count("GET /v1/never")).toBe(2);
  expect(events).toEqual([]);
  expect(client.session.accessToken()).toBe("token-2");
});

it("a call without any session asks to sign in and refreshes nothing", async () => {
  await expect(connect().call(mine("a"), {})).rejects.toMatchObject({ code: "token_missing" });
  expect(events).toEqual(["sign in"]);
  expect(count("POST /v1/token/refresh")).toBe(0);
});

describe("the CSRF token", () => {
  it("is fetched once, for unsafe calls only", async () => {
    const client = signedIn("token-1");
    await client.call(mine("a"), {});
    expect(count("GET /v1/csrf-token")).toBe(0);
    await client.call(mine("a", "PUT"), {});
    await client.call(mine("a", "DELETE"), {});
    expect(count("GET /v1/csrf-token")).toBe(1);
  });

  it("is fetched again once after a sign-in", async () => {
    const client = connect();
    await client.call({ method: "POST", path: "/v1/login", places: {} }, { body: {} });
    await client.call(mine("a", "PUT"), {});
    await client.call(mine("b", "PUT"), {});
    expect(count("GET /v1/csrf-token")).toBe(2);
    expect(count("PUT /v1/mine/a")).toBe(1);
  });

  it("is fetched again when the server refuses it, and the call is sent once more", async () => {
    const client = signedIn("token-1");
    await client.call(mine("a", "PUT"), {});
    server.state.csrf = "csrf-2";
    await expect(client.call(mine("b", "PUT"), {})).resolves.toMatchObject({ name: "b" });
    expect(count("GET /v1/csrf-token")).toBe(2);
  });
});

describe("what a call carries and keeps", () => {
  it("stores an access token and takes it out of the data", async () => {
    const client = connect();
    const data = await client.call({ method: "POST", path: "/v1/login", places: {} }, { body: {} });
    expect(data).toEqual({ user: { id: "u1", email: "dana@example.com" } });
    expect(client.session.accessToken()).toBe("token-1");
    expect(client.session.user()?.id).toBe("u1");
  });

  it("sends the checkout session and the deployment version, and repeats the key of a list", async () => {
    const client = connect({ deploymentVersion: "2025.10.10.1833" });
    client.session.keep({ accessToken: "token-1" });
    client.session.setSessionId("checkout-1");
    const data = await client.call<{ query: unknown }>(mine("a"), { sex: ["Male", "Female"] });
    expect(data.query).toEqual({ sex: ["Male", "Female"] });
    const sent = server.state.headers.at(-1);
    expect(sent?.get("x-session-id")).toBe("checkout-1");
    expect(sent?.get("x-deployment-version")).toBe("2025.10.10.1833");
    expect(sent?.get("authorization")).toBe("Bearer token-1");
  });

  it("forgets the checkout session and the order when the server is of another version", async () => {
    const client = connect({ deploymentVersion: "old" });
    client.session.setSessionId("checkout-1");
    client.session.setOrder({ total: 1 });
    await client.call(get("/v1/version"), {});
    expect(events).toEqual(["version new"]);
    expect(client.session.sessionId()).toBeUndefined();
    expect(client.session.order()).toBeUndefined();
  });

  it("clears user, token and dashboard at sign-out", async () => {
    const client = signedIn("token-1");
    await client.call(get("/v1/logout"), {});
    expect([client.session.user(), client.session.accessToken(), client.session.dashboard()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("carries neither token nor session to another host", async () => {
    const client = signedIn("token-1");
    client.session.setSessionId("s-1");
    const transport = createTransport({
      baseUrl: "http://shop.test",
      session: client.session,
      fetch: server.fetch,
      deploymentVersion: "v1",
      onForcedLogout: () => {},
      onSignInNeeded: () => {},
      onDeploymentChanged: () => {},
      redirect: () => {},
    });
    const send = async (host: string) => {
      await transport.send(new Request(`http://${host}/v1/mine/a`, { headers: { accept: "image/webp" } }));
      return [...server.state.headers.at(-1)!.keys()];
    };
    expect(await send("files.test")).toEqual(["accept"]);
    expect(await send("shop.test")).toEqual([
      "accept",
      "authorization",
      "x-deployment-version",
      "x-session-id",
    ]);
  });

  it("shares nothing between two clients of one process", async () => {
    const dana = signedIn("token-1");
    const other = connect();
    await dana.call(mine("a", "PUT"), {});
    await expect(other.call(mine("a"), {})).rejects.toBeInstanceOf(ApiError);
    expect(other.session.user()).toBeUndefined();
  });

  it("tells its listeners when the session changes", () => {
    const client = connect();
    let told = 0;
    const stop = client.session.subscribe(() => told++);
    client.session.keep({ accessToken: "x" });
    stop();
    client.session.clear();
    expect(told).toBe(1);
  });
});

describe("the server's clock", () => {
  const DAY_MS = 86_400_000;
  async function skewAfter(at: number, kept = "no-store"): Promise<number> {
    const client = connect();
    await client.call({ method: "GET", path: "/v1/then", places: { query: ["at", "kept"] } }, { at, kept });
    return client.session.clockSkewMs();
  }

  it("is known from an answer's date, however far this machine's is off", async () => {
    for (const days of [-2, 2]) {
      const skew = await skewAfter(Date.now() + days * DAY_MS);
      expect(Math.abs(skew - days * DAY_MS)).toBeLessThan(3_000);
    }
  });

  it("is taken for this machine's while they agree within seconds", async () => {
    expect(await skewAfter(Date.now() - 2_000)).toBe(0);
  });

  it("is not read from an answer that may have been kept", async () => {
    expect(await skewAfter(Date.now() - 2 * DAY_MS, "public, max-age=60")).toBe(0);
  });
});

describe("a failure", () => {
  it("names the refused fields", async () => {
    const call = connect().call({ method: "POST", path: "/v1/refused", places: {} }, {});
    await expect(call).rejects.toMatchObject({
      message: "Some fields need to be fixed.",
      title: "Check these fields",
      code: "invalid_input",
      fieldErrors: { "deliveryInformation.address.city": "Fill this in.", zip: "Use five digits." },
      isRetryable: false,
    });
  });

  it.each([
    ["/v1/null", { code: "empty_answer", isRetryable: false }],
    ["/v1/broken", { code: "unknown", status: 502, isRetryable: true }],
  ])("of %s has the generic text", async (path, facts) => {
    await expect(connect().call(get(path), {})).rejects.toMatchObject({
      message: "Something went wrong. Please try again later.",
      ...facts,
    });
  });

  it.each([
    ["a list that is null", listBreeds, {}, { breeds: null }],
    ["a list that is not there", listBreeds, {}, {}],
    ["a password call that is not ok", forgotPassword, { body: { email: "dana@example.com" } }, {
      ok: false,
    }],
    ["a password call that says nothing", changePassword, {
      body: { currentPassword: "one", newPassword: "a-quiet-harbour-9" },
    }, { message: "Done" }],
    ["a changed listing without its id", updateListing, { body: { id: "1" } }, { pet: { name: "Maple" } }],
    ["a changed listing that is null", updateListing, { body: { id: "1" } }, { pet: null }],
  ])("is an answer without its payload: %s", async (_, call, input, answer) => {
    const client = connect({ fetch: () => Promise.resolve(Response.json(answer)) });
    await expect((call as (...all: unknown[]) => Promise<unknown>)(client, input)).rejects.toMatchObject({
      message: "Something went wrong. Please try again later.",
      code: "empty_answer",
    });
  });

  it("is not an answer whose payload is empty, 0 or false", async () => {
    const client = connect({ fetch: () => Promise.resolve(Response.json({ breeds: [] })) });
    await expect(listBreeds(client)).resolves.toEqual({ breeds: [] });
  });

  it("of the network may be tried again", async () => {
    const client = connect({ fetch: () => Promise.reject(new TypeError("fetch failed")) });
    await expect(client.call(get("/v1/null"), {})).rejects.toMatchObject({
      code: "network",
      isRetryable: true,
    });
  });

  it("is left alone when the caller has cancelled", async () => {
    const stop = new AbortController();
    const client = connect({ fetch: (request) => fetch("http://127.0.0.1:9/", { signal: request.signal }) });
    const call = client.call(get("/v1/null"), {}, { signal: stop.signal });
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });
});

it("reads the session again when a browser brings back a page that it kept whole", () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const session = createSession(memoryStorage());
  let told = 0;
  const stop = session.subscribe(() => told++);
  const shown = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  shown(false);
  expect(told).toBe(0);
  shown(true);
  expect(told).toBe(1);
  stop();
  shown(true);
  expect(told).toBe(1);
  vi.unstubAllGlobals();
});
