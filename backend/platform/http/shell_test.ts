import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operation, problemOf, testApp } from "../../testing/http.ts";

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

describe("over a real connection", () => {
  let server: Deno.HttpServer<Deno.NetAddr>;
  beforeAll(() => {
    server = Deno.serve(
      { port: 0, hostname: "127.0.0.1", onListen() {} },
      (request, info) => app.fetch(request, info),
    );
  });
  afterAll(() => server.shutdown());

  async function rawRequest(text: string): Promise<string> {
    const connection = await Deno.connect({ hostname: "127.0.0.1", port: server.addr.port });
    try {
      await connection.write(new TextEncoder().encode(text));
      const buffer = new Uint8Array(16_384);
      const size = await connection.read(buffer);
      return new TextDecoder().decode(buffer.subarray(0, size ?? 0));
    } finally {
      connection.close();
    }
  }

  it.each([
    "GET //[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "GET /v1/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "GET http://[::bad HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a b c\r\nConnection: close\r\n\r\n",
    "GET /\\evil\\..\\ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "NONSENSE\r\n\r\n",
  ])("%j does not end the process", async (text) => {
    const answer = await rawRequest(text);
    expect(answer === "" || /^HTTP\/1\.1 4\d\d /.test(answer)).toBe(true);
    const after = await fetch(`http://127.0.0.1:${server.addr.port}/v1/links/abc`);
    expect(after.status).toBe(200);
    await after.body?.cancel();
  });
});
