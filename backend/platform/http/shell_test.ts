import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen, type Listener } from "../listen.ts";
import { operation, problemOf, testApp } from "../../testing/http.ts";
import { DatabaseUnavailable } from "../db/errors.ts";
import { fail } from "../problem.ts";

const app = testApp(
  [operation("read", { path: "/v1/links/{token}" }), operation("save", { method: "post", path: "/{token}" })],
  { read: ({ request }) => ({ ip: request.ip }), save: () => ({}) },
  {
    trustProxy: 1,
    fallback: (request) => request.url.endsWith("/about") ? new Response("a page") : undefined,
  },
);

describe("every answer", () => {
  it("names its request and forbids sniffing and framing", async () => {
    const { headers } = await app.get("/v1/links/abc");
    expect(headers.get("x-request-id")).toMatch(/^req_[0-9a-f]{32}$/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get("x-deployment-version")).toBe("test");
  });

  it("leaves one line in the log that names the route, never the address", async () => {
    app.logged.length = 0;
    await app.get("/v1/links/secret-token-of-a-mail");
    expect(app.logged).toHaveLength(1);
    expect(app.logged[0]).toMatchObject({ msg: "request", route: "GET /v1/links/{token}", status: 200 });
    await app.get("/v1/links/secret-token-of-a-mail?zip=97330");
    await app.get("/v1/nowhere/secret-token");
    expect(app.logged.at(-1)).toMatchObject({ route: "GET (none)", status: 404 });
    expect(JSON.stringify(app.logged)).not.toMatch(/secret-token|97330/);
  });

  it("takes the request's name and the client's address from our own proxy only", async () => {
    const headers = { "x-request-id": "from-the-proxy", "x-forwarded-for": "6.6.6.6, 203.0.113.9" };
    const behind = await app.get("/v1/links/abc", headers);
    expect(behind.headers.get("x-request-id")).toBe("from-the-proxy");
    expect(await behind.json()).toEqual({ ip: "203.0.113.9" });
    const open = testApp([operation("read")], { read: ({ request }) => ({ ip: request.ip }) });
    const direct = await open.get("/v1/read", headers);
    expect(direct.headers.get("x-request-id")).not.toBe("from-the-proxy");
    expect(await direct.json()).toEqual({ ip: "local" });
  });
});

describe("what the contract does not name", () => {
  it("below /v1 and /api is a problem; elsewhere it may be a page", async () => {
    expect(await problemOf(await app.get("/v1/nothing"))).toEqual([404, "route_not_found"]);
    expect(await problemOf(await app.get("/api"))).toEqual([404, "route_not_found"]);
    expect(await (await app.get("/about")).text()).toBe("a page");
    expect(await problemOf(await app.get("/nothing"))).toEqual([404, "route_not_found"]);
  });
});

describe("what goes wrong on the way to a page", () => {
  const failing = testApp(
    [operation("read")],
    { read: () => fail("unavailable", { retryAfterSeconds: 5 }) },
    {
      fallback: (request) => {
        if (request.url.endsWith("/busy")) fail("unavailable", { retryAfterSeconds: 5 });
        if (request.url.endsWith("/broken")) throw new Error("<script>");
        return undefined;
      },
    },
  );
  const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

  it("is a page to a browser, which loads again by itself where that helps", async () => {
    const busy = await failing.get("/busy", browser);
    expect([busy.status, busy.headers.get("retry-after"), busy.headers.get("refresh")]).toEqual([
      503,
      "5",
      "5",
    ]);
    expect(busy.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(busy.headers.get("cache-control")).toBe("no-store");
    expect(busy.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await busy.text()).toContain("<h1>We'll be right back</h1>");
    const broken = await failing.get("/broken", browser);
    expect([broken.status, broken.headers.get("refresh")]).toEqual([500, null]);
    const html = await broken.text();
    expect(html).toContain("<h1>Something went wrong</h1>");
    expect(html).toContain(broken.headers.get("x-request-id")!);
    expect(html).not.toContain("<script>");
  });

  it("is data to a program, and to everybody below /v1", async () => {
    expect(await problemOf(await failing.get("/busy"))).toEqual([503, "unavailable"]);
    expect(await problemOf(await failing.get("/v1/read", browser))).toEqual([503, "unavailable"]);
  });
});

describe("a 5xx", () => {
  const full = Object.assign(new Error('could not extend file "base/5/1259": No space left on device'), {
    code: "53100",
  });
  const late = new DatabaseUnavailable(Object.assign(new Error("canceled"), { code: "57014" }));
  const both = new AggregateError([Object.assign(new Error("refused"), { code: "ECONNREFUSED" })]);
  const lines = testApp(
    ["full", "late", "both", "told"].map((id) => operation(id)),
    {
      full: () => Promise.reject(full),
      late: () => Promise.reject(late),
      both: () => Promise.reject(both),
      told: () => fail("not_ready", { detail: "Not ready: web." }),
    },
    { fallback: () => new Response("a page", { status: 503 }) },
  );
  const refusal = async (path: string) => {
    lines.logged.length = 0;
    expect((await lines.get(path)).status).toBe(503);
    const found = lines.logged.filter(({ msg }) => msg === "request refused");
    expect(found).toHaveLength(1);
    return found[0];
  };

  it("stands in the log with its cause, whatever it is", async () => {
    expect(await refusal("/v1/full")).toMatchObject({
      code: "unavailable",
      cause: { code: "53100", message: full.message },
    });
    expect(await refusal("/v1/late")).toMatchObject({ cause: { cause: { code: "57014" } } });
    expect(await refusal("/v1/both")).toMatchObject({ cause: { errors: [{ code: "ECONNREFUSED" }] } });
    expect(await refusal("/v1/told")).toMatchObject({ code: "not_ready", reason: "Not ready: web." });
    expect(await refusal("/about")).toMatchObject({ status: 503, route: "GET (none)" });
  });

  it("for want of disk, memory or connections is reported once a minute", async () => {
    lines.reported.length = 0;
    for (let times = 0; times < 3; times++) await refusal("/v1/full");
    expect(lines.reported.length).toBeLessThan(2);
    await refusal("/v1/late");
    expect(lines.reported.filter((error) => error !== full)).toEqual([]);
  });
});

describe("CORS", () => {
  const ask = (origin: string, method = "GET") =>
    app.fetch(
      new Request("http://shop.test/v1/links/abc", {
        method,
        headers: { origin, ...(method === "OPTIONS" ? { "access-control-request-method": "PUT" } : {}) },
      }),
    );

  it("answers an allowed origin, also before the call", async () => {
    for (const method of ["GET", "OPTIONS"]) {
      const { headers } = await ask("https://shop.test", method);
      expect(headers.get("access-control-allow-origin")).toBe("https://shop.test");
      expect(headers.get("access-control-allow-credentials")).toBe("true");
      expect(headers.get("vary")).toContain("origin");
    }
  });

  it.each(["https://evil.test", "null", "https://shop.test.evil.test"])(
    "reflects nothing to %s",
    async (origin) => {
      for (const method of ["GET", "OPTIONS"]) {
        const { headers } = await ask(origin, method);
        expect(headers.get("access-control-allow-origin")).toBeNull();
        expect(headers.get("access-control-allow-credentials")).toBeNull();
      }
    },
  );
});

describe("over a real connection, through the gate", () => {
  let server: Listener;
  beforeAll(async () => {
    const log = { error: () => {} };
    server = await listen({ port: 0, host: "127.0.0.1" }, (request, visitor) => app.fetch(request, visitor), {
      log,
    });
  });
  afterAll(() => server.shutdown());

  /** Returns everything the server sends until it closes the connection. */
  async function rawRequest(text: string): Promise<string> {
    const connection = await Deno.connect({ hostname: "127.0.0.1", port: server.port });
    await connection.write(new TextEncoder().encode(text));
    const answer = await new Response(connection.readable).text();
    return answer;
  }

  const rest = " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  it.each([
    ["a percent sign alone", `GET /v1/%${rest}`],
    ["letters behind a percent sign", `GET /v1/%zz${rest}`],
    ["the same in a query", `GET /v1/links/abc?q=%zz${rest}`],
    ["the same where pages are", `GET /dogs/%zz${rest}`],
    ["bytes that are no UTF-8", `GET /v1/%c3%28${rest}`],
    ["NUL", `GET /v1/links%00${rest}`],
    ["a broken host", `GET http://[::bad${rest}`],
    ["a port that is none", `GET http://[::1]:99999/${rest}`],
    ["a name without a host", `GET http://x:y@/${rest}`],
    ["no path", `GET ${rest}`],
    ["a path without a slash", `GET things${rest}`],
    ["a blank", `GET /a b${rest}`],
    ["a control character", `GET /\x01${rest}`],
    ["a Host with blanks", "GET / HTTP/1.1\r\nHost: a b c\r\nConnection: close\r\n\r\n"],
    ["a version that is none", "GET / HTTP/9.9\r\nHost: x\r\n\r\n"],
    ["no request at all", "NONSENSE\r\n\r\n"],
  ])("%s is 400, and the process lives", async (_, text) => {
    expect((await rawRequest(text)).split("\r\n", 1)).toEqual(["HTTP/1.1 400 Bad Request"]);
    const after = await fetch(`http://127.0.0.1:${server.port}/v1/links/abc`);
    expect(after.status).toBe(200);
    await after.body?.cancel();
  });
});

describe("a path with a method that it does not have", () => {
  const found = () => new Response("a page");
  const app = testApp(
    [
      operation("list", { path: "/v1/things" }),
      operation("add", { path: "/v1/things", method: "post" }),
      operation("find", { path: "/v1/things/{id}" }),
      operation("best", { path: "/v1/things/best", method: "put" }),
      operation("redeem", { path: "/{token}", method: "post" }),
    ],
    { list: () => [], add: () => [], find: () => [], best: () => [], redeem: () => [] },
    { fallback: (request) => /^(GET|HEAD)$/.test(request.method) ? found() : undefined },
  );
  const ask = (method: string, path: string) => app.send(path, undefined, {}, method);

  it.each([
    ["DELETE", "/v1/things", "GET, HEAD, POST"],
    ["PATCH", "/v1/things/", "GET, HEAD, POST"],
    ["POST", "/v1/things/5", "GET, HEAD"],
    ["DELETE", "/v1/things/best", "GET, HEAD, PUT"],
    ["PUT", "/pets", "GET, HEAD"],
    ["DELETE", "/pets/5/rex", "GET, HEAD"],
  ])("%s %s is 405 and names those it has", async (method, path, allowed) => {
    const response = await ask(method, path);
    expect([response.status, response.headers.get("allow")]).toEqual([405, allowed]);
    expect(await problemOf(response)).toEqual([405, "method_not_allowed"]);
  });

  it("says them to OPTIONS, and answers HEAD as GET without a body", async () => {
    const options = await ask("OPTIONS", "/v1/things");
    expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, POST"]);
    const head = await ask("HEAD", "/v1/things");
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("is not what a path is that nobody knows", async () => {
    expect(await problemOf(await ask("DELETE", "/v1/nothing"))).toEqual([404, "route_not_found"]);
    expect(await (await ask("GET", "/pets")).text()).toBe("a page");
  });
});
