import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createReports } from "./reports.ts";
import { rates, type ReportsSdk, type SdkSettings } from "./reports_rules.ts";
import { startSdk } from "./reports_sdk.ts";
import { cleanRecording, cleanText, hasSecret, scrub } from "./scrub.ts";

const token = "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIwMTk5YWI0NCJ9.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg";
const mailToken = "q8Zr2vK0bT5xWm1nYp7Ld4Hs";

describe("a report's text", () => {
  it.each([
    ["mail to ann.lee@example.com failed", "mail to [email] failed"],
    ["GET /search?q=ann%40example.com&breed=pug", "GET /search"],
    [`https://hearthpaw.example/${mailToken}?utm=1#top broke`, "https://hearthpaw.example/[token] broke"],
    [`Bearer ${token}`, "Bearer [secret]"],
    [`token ${token} is old`, "token [token] is old"],
    ["pi_3PqX8z2eZvKYlo2C_secret_a1B2c3D4", "[secret]"],
    ['{"password":"hunter22","name":"x"}', '{"password":"[secret]","name":"x"}'],
    ["call (415) 555-0134 now", "call [phone] now"],
  ])("%s is told as %s", (text, told) => expect(cleanText(text)).toBe(told));

  it("keeps what finds the fault", () => {
    for (
      const text of [
        "Cannot read properties of undefined (reading 'cents')",
        "/pets/0199ab44-7c1e-7d02-9d3e-2f6a1b0c9d8e failed with 500",
        "/breeds/soft-coated-wheaten-terrier-2024",
        "at /assets/PetPage-Bx3fQ2.js:12:4",
      ]
    ) expect(cleanText(text)).toBe(text);
  });

  it("is not endless", () => expect(cleanText("x ".repeat(50_000)).length).toBeLessThan(4100));
});

describe("a report", () => {
  it("has no user, no request, and no value under a secret's name; source positions stay", () => {
    const stacktrace = { frames: [{ filename: "https://x/assets/a.js?v=1", lineno: 3 }] };
    const report = {
      user: { id: "u1", email: "ann@example.com" },
      request: {
        url: "https://x/?token=1",
        cookies: { session: "s" },
        headers: { Authorization: "Bearer x" },
      },
      exception: { values: [{ value: "no ann@example.com", stacktrace }] },
      extra: { accessToken: "abc", deep: [{ Cookie: "a=b" }] },
    };
    expect(scrub(report)).toEqual({
      exception: { values: [{ value: "no [email]", stacktrace }] },
      extra: { accessToken: "[secret]", deep: [{ Cookie: "[secret]" }] },
    });
    expect(report.user.email).toBe("ann@example.com");
  });
});

describe("a recording", () => {
  it("has addresses without their queries, and is still JSON", () => {
    const events = [
      { type: 4, data: { href: "https://x.example/search?zip=94110#top", width: 1280 } },
      { type: 5, data: { payload: { description: "/v1/pets?q=pug", text: "why? because /" } } },
    ];
    expect(JSON.parse(cleanRecording(JSON.stringify(events)))).toEqual([
      { type: 4, data: { href: "https://x.example/search", width: 1280 } },
      { type: 5, data: { payload: { description: "/v1/pets", text: "why? because /" } } },
    ]);
  });
});

describe("a page's address", () => {
  it.each([
    [`/${mailToken}`, "", true],
    ["/reset-password", "?token=abc", true],
    ["/oauth/google", "?code=4%2F0Ab", true],
    ["/unsubscribe", `?u=${token}`, true],
    ["/search", "?breed=pug&zip=94110", false],
    ["/pets/0199ab44-7c1e-7d02-9d3e-2f6a1b0c9d8e", "", false],
  ])("%s%s holds a secret: %s", (pathname, search, isSecret) => {
    expect(hasSecret({ pathname, search })).toBe(isSecret);
  });
});

describe("reports", () => {
  const settings = { mode: "production", dsn: "https://k@reports.example/1", release: "1" } as const;

  function fakeSdk() {
    const sdk = { capture: vi.fn(), setRecording: vi.fn() } satisfies ReportsSdk;
    const startSdk = vi.fn((_settings: SdkSettings) => sdk);
    const load = vi.fn(() => Promise.resolve({ startSdk }));
    return { sdk, startSdk, load, whenIdle: () => Promise.resolve() };
  }

  it.each(
    [
      ["in development", { mode: "development", dsn: settings.dsn }],
      ["without a DSN", { mode: "production", dsn: null }],
    ] as const,
  )("are not even loaded %s", async (_when, off) => {
    const { load, whenIdle } = fakeSdk();
    const reports = createReports(off, { load, whenIdle });
    reports.capture(new Error("x"));
    reports.setRecording(true);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(load).not.toHaveBeenCalled();
  });

  it("wait until the page is idle, and then tell what broke before", async () => {
    let idle = () => {};
    const { sdk, startSdk, load } = fakeSdk();
    const reports = createReports(settings, {
      load,
      whenIdle: () => new Promise((resolve) => idle = resolve),
    });
    const early = new Error("early");
    reports.capture(early, { operationId: "searchPets" });
    for (let i = 0; i < 50; i++) reports.capture(new Error("more"));
    expect(load).not.toHaveBeenCalled();
    idle();
    await vi.waitFor(() => expect(sdk.capture).toHaveBeenCalledTimes(20));
    expect(sdk.capture).toHaveBeenNthCalledWith(1, early, { operationId: "searchPets" });
    expect(startSdk).toHaveBeenCalledWith(
      expect.objectContaining({ environment: "production", mayRecord: false }),
    );
    reports.capture(early);
    expect(sdk.capture).toHaveBeenLastCalledWith(early, {});
  });

  it("record a visit only after consent, given before or after the start", async () => {
    const given = fakeSdk();
    createReports(settings, { ...given, mayRecord: true });
    await vi.waitFor(() =>
      expect(given.startSdk).toHaveBeenCalledWith(expect.objectContaining({ mayRecord: true }))
    );
    const later = fakeSdk();
    const reports = createReports(settings, later);
    await vi.waitFor(() => expect(later.startSdk).toHaveBeenCalled());
    expect(later.startSdk.mock.calls[0]![0].mayRecord).toBe(false);
    reports.setRecording(true);
    reports.setRecording(true);
    reports.setRecording(false);
    expect(later.sdk.setRecording.mock.calls).toEqual([[true], [false]]);
  });

  it("break nothing when the SDK is blocked", async () => {
    const load = vi.fn(() => Promise.reject(new Error("blocked")));
    const reports = createReports(settings, { load, whenIdle: () => Promise.resolve() });
    reports.capture(new Error("x"));
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    reports.capture(new Error("y"));
  });

  it("have the specified rates", () => {
    expect(rates).toEqual({ traces: 0.5, replaysOnError: 1, replaysOfSessions: 0.1 });
  });
});

describe("the vendor's SDK", () => {
  let server: Server;
  const bodies: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (part) => body += part);
      request.on("end", () => {
        bodies.push(body);
        response.setHeader("access-control-allow-origin", "*").end("{}");
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => server.close());

  it("delivers an error with its context and without a secret", async () => {
    const dsn = `http://public@127.0.0.1:${(server.address() as AddressInfo).port}/7`;
    const sdk = startSdk({
      dsn,
      environment: "staging",
      release: "1.2",
      routeName: undefined,
      mayRecord: false,
    });
    const cause = new Error(`Authorization: Bearer ${token}`);
    const error = new Error(`could not write to ann@example.com at /${mailToken}?a=1`, { cause });
    sdk.capture(error, { operationId: "startReservation", requestId: "r-1", componentStack: "at PetPage" });
    const sent = await vi.waitFor(() => {
      expect(bodies.length).toBeGreaterThan(0);
      return bodies.join("\n");
    });
    for (const part of ["staging", "startReservation", "r-1", "at PetPage", "could not write to [email]"]) {
      expect(sent).toContain(part);
    }
    for (const secret of ["ann@example.com", token, mailToken]) expect(sent).not.toContain(secret);
  });
});
