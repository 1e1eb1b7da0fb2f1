import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openReports } from "./open.ts";
import type { ReportsPort } from "./port.ts";
import { cleanText, scrub } from "./scrub.ts";
import { growthOf } from "../../../testing/growth.ts";

const token = "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIwMTk5YWI0NCJ9.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg";
const mailToken = "q8Zr2vK0bT5xWm1nYp7Ld4Hs";

/** Stands in for the vendor's server and records what arrives. */
const arrived: { headers: string; body: string }[] = [];
const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
  arrived.push({ headers: JSON.stringify([...request.headers]), body: await request.text() });
  return Response.json({});
});
const dsn = `http://public@127.0.0.1:${server.addr.port}/42`;
const logged: [string, Record<string, unknown>][] = [];
const log = (event: string, facts: Record<string, unknown>) => void logged.push([event, facts]);

afterAll(() => server.shutdown());
beforeEach(() => {
  arrived.length = 0;
  logged.length = 0;
});

/** Returns a realistic error, with personal data in its text, its cause and its fields. */
function sadError(): Error {
  const cause = new Error(
    `connect postgres://hearthpaw:hunter22@db:5432 with Authorization: Bearer ${token}`,
  );
  const error = new Error(`duplicate key (email)=(ann@example.com) for /${mailToken}?next=1`, { cause });
  return Object.assign(error, { detail: "ann@example.com", headers: { authorization: `Bearer ${token}` } });
}
const context = {
  route: "POST /{token}",
  operationId: "redeemToken",
  requestId: "r-1",
  tags: { port: "mail" },
};
const secrets = ["ann@example.com", "example.com", token, mailToken, "hunter22", "next=1"];

/** Every implementation behaves the same toward its callers. */
function behavesAsPort(open: () => ReportsPort): void {
  it("takes anything that was thrown and never throws itself", async () => {
    const reports = open();
    for (const thrown of [sadError(), "text", undefined, null, { code: 1 }, 5]) {
      reports.capture(thrown, context);
    }
    reports.capture(new Error("without context"));
    expect(await reports.flush()).toBe(true);
  });

  it("passes on the result and the error of what it measures", async () => {
    const reports = open();
    expect(await reports.trace("GET /v1/pets/{petId}", () => Promise.resolve(7))).toBe(7);
    const error = sadError();
    await expect(reports.trace("GET /v1/pets/{petId}", () => Promise.reject(error))).rejects.toBe(error);
    await reports.flush();
  });
}

describe("reports in development", () => {
  const open = () => openReports({ mode: "development", dsn, release: "1.2", log });
  behavesAsPort(open);

  it("are lines of the log without people and secrets, and are sent nowhere", async () => {
    const reports = open();
    reports.capture(sadError(), context);
    await reports.trace("GET /v1/pets/{petId}", () => Promise.resolve());
    await reports.flush();
    expect(arrived).toEqual([]);
    expect(logged).toEqual([[
      "error.reported",
      expect.objectContaining({ route: "POST /{token}", requestId: "r-1" }),
    ]]);
    const text = JSON.stringify(logged);
    expect(text).toContain("duplicate key");
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});

describe("reports without a DSN in production", () => {
  behavesAsPort(() => openReports({ mode: "production", dsn: undefined, log }));
});

describe("reports in staging", () => {
  let reports: ReportsPort | undefined;
  const open = () => reports ??= openReports({ mode: "staging", dsn, release: "1.2", log });
  behavesAsPort(open);

  it("arrive with the route, and without people, requests and secrets", async () => {
    open().capture(sadError(), context);
    await open().flush();
    expect(arrived).toHaveLength(1);
    const { headers, body } = arrived[0]!;
    const [, , event] = body.split("\n").map((line) => JSON.parse(line));
    expect(event).toMatchObject({
      environment: "staging",
      release: "1.2",
      transaction: "POST /{token}",
      tags: { route: "POST /{token}", operationId: "redeemToken", requestId: "r-1", port: "mail" },
    });
    const values = event.exception.values.map(({ value }: { value: string }) => value);
    expect(values).toContain("duplicate key (email)=([email]) for /[token]");
    expect(values.join()).toContain("postgres://[secret]@db:5432");
    expect(event.exception.values.at(-1).stacktrace.frames.at(-1).function).toContain("sadError");
    for (const secret of secrets) expect(headers + body).not.toContain(secret);
    for (const part of ["user", "request", "breadcrumbs"]) expect(event).not.toHaveProperty(part);
    expect(logged).toHaveLength(1); // the log has it too
  });

  it("measure about half of the requests by their route", async () => {
    for (let i = 0; i < 60; i++) await open().trace("GET /v1/pets/{petId}", () => Promise.resolve());
    await open().flush();
    const events = arrived.map(({ body }) => JSON.parse(body.split("\n")[2]!));
    expect(events.length).toBeGreaterThan(5);
    expect(events.length).toBeLessThan(55);
    const traces = new Set(events.map(({ contexts }) => contexts.trace.trace_id));
    expect(traces.size).toBe(events.length); // requests do not share a trace
    for (const event of events) {
      expect(event).toMatchObject({ type: "transaction", transaction: "GET /v1/pets/{petId}" });
      expect(event.transaction_info).toEqual({ source: "route" });
    }
  });

  it("do not mix the contexts of two requests that run at the same time", async () => {
    const work = (n: number) =>
      open().trace(`GET /v1/${n}`, async () => {
        await new Promise((resolve) => setTimeout(resolve, 10 - n));
        open().capture(new Error(`error ${n}`), { route: `GET /v1/${n}`, requestId: `r-${n}` });
      });
    await Promise.all([work(1), work(2), work(3)]);
    await open().flush();
    const errors = arrived.map(({ body }) => JSON.parse(body.split("\n")[2]!)).filter((event) =>
      event.exception
    );
    expect(errors).toHaveLength(3);
    for (const { transaction, tags, exception } of errors) {
      const n = exception.values[0].value.slice(-1);
      expect([transaction, tags.requestId]).toEqual([`GET /v1/${n}`, `r-${n}`]);
    }
  });
});

describe("the text of a report", () => {
  it.each([
    ["mail to ann.lee+x@example.com failed", "mail to [email] failed"],
    ["GET /v1/unsubscribe?u=ann%40example.com failed", "GET /v1/unsubscribe failed"],
    [`https://hearthpaw.example/${mailToken}#top broke`, "https://hearthpaw.example/[token] broke"],
    [`token ${token} is old`, "token [token] is old"],
    ["No such key: sk_live_51Hxyz1234567890", "No such key: [secret]"],
    ["pi_3PqX8z2eZvKYlo2C_secret_a1B2c3D4 failed", "[secret] failed"],
    ['{"password":"hunter22","name":"x"}', '{"password":"[secret]","name":"x"}'],
    ["call (415) 555-0134", "call [phone]"],
  ])("%s becomes %s", (text, told) => expect(cleanText(text)).toBe(told));

  it("keeps what finds the fault", () => {
    for (
      const text of [
        "Cannot read properties of undefined (reading 'cents')",
        "pet 0199ab44-7c1e-7d02-9d3e-2f6a1b0c9d8e is not available",
        'relation "reservations" does not exist',
        "soft-coated-wheaten-terrier-2024",
      ]
    ) expect(cleanText(text)).toBe(text);
  });

  it.each(["a-", "a.", "/", "1-"])("takes twice the time for twice as many of %s", async (unit) => {
    expect(await growthOf((size) => cleanText(unit.repeat(size)), 25_000)).toBeLessThan(3);
  });
});

describe("the scrubbing of a report", () => {
  it("drops users and requests, blanks values under secret names, keeps stacks, and changes nothing in place", () => {
    const stacktrace = { frames: [{ filename: "app:///backend/main.ts", lineno: 3 }] };
    const report = {
      user: { id: "u1" },
      request: { headers: { authorization: "x" } },
      exception: { values: [{ value: "no ann@example.com", stacktrace }] },
      extra: { refreshToken: "abc", deep: [{ Cookie: "a=b", cents: 5 }] },
    };
    expect(scrub(report)).toEqual({
      exception: { values: [{ value: "no [email]", stacktrace }] },
      extra: { refreshToken: "[secret]", deep: [{ Cookie: "[secret]", cents: 5 }] },
    });
    expect(report.extra.refreshToken).toBe("abc");
  });
});
