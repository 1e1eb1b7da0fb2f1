import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../testing/app.ts";
import { networkOf } from "../networks.ts";
import { createRateLimits, type RateLimits, rateOf } from "./rate.ts";
import { operation } from "../../testing/http.ts";

const signIn = operation("signIn", { method: "post", tag: "auth" });
const read = operation("getPet");

async function passed(limits: RateLimits, op: typeof read, times: number, ip = "1.1.1.1", user?: string) {
  let count = 0;
  for (let i = 0; i < times; i++) {
    try {
      await limits.consume(op, ip, user);
      count++;
    } catch (error) {
      expect(error).toMatchObject({
        code: "too_many_requests",
        extra: { retryAfterSeconds: expect.any(Number) },
      });
    }
  }
  return count;
}

describe("limits that processes share", () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await openTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 4 });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it("count the sign-ins of one address together", async () => {
    const [one, two] = [0, 1].map(() => createRateLimits(pool, 0.5, () => {})) as [RateLimits, RateLimits];
    expect(await passed(one, signIn, 10)).toBe(10);
    expect(await passed(two, signIn, 10)).toBe(5);
    expect(await passed(one, signIn, 3)).toBe(0);
    expect(await passed(one, signIn, 3, "2.2.2.2")).toBe(3);
  });
});

describe("limits of one process", () => {
  const nowhere = new pg.Pool({ host: "127.0.0.1", port: 1, connectionTimeoutMillis: 200 });
  afterAll(() => nowhere.end());

  it("count reads without the database, by user or address, and start afresh with the next window", async () => {
    let now = 0;
    const limits = createRateLimits(nowhere, 0.001, () => {}, () => now);
    expect(await passed(limits, read, 5, "1.1.1.1")).toBe(3);
    expect(await passed(limits, read, 5, "1.1.1.1", "u1")).toBe(3);
    now = 60_001;
    expect(await passed(limits, read, 5, "1.1.1.1")).toBe(3);
  });

  it("stand in when the database cannot be reached", async () => {
    const limits = createRateLimits(nowhere, 0.1, () => {});
    expect(await passed(limits, signIn, 5)).toBe(3);
  });

  it("can be switched off", async () => {
    expect(await passed(createRateLimits(nowhere, 0, () => {}), signIn, 100)).toBe(100);
  });
});

it.each(
  [
    ["signIn", { method: "post", tag: "auth" }, "credentials"],
    ["addShelter", { method: "post", tag: "verification" }, "credentials"],
    ["refreshToken", { method: "post", tag: "auth", roles: ["cookie"] }, "write"],
    ["forgotPassword", { method: "post", tag: "passwords" }, "mail"],
    ["checkEmail", { tag: "users" }, "addressCheck"],
    ["sendQuestion", { method: "post", tag: "emails" }, "mail"],
    ["getPet", {}, "read"],
    ["countView", { method: "put" }, "count"],
    ["startReservation", { method: "post", tag: "reservations" }, "money"],
    ["receiveWebhook", { method: "post", tag: "payments", roles: ["signature"] }, "webhook"],
    ["saveProfile", { method: "put", tag: "breeders" }, "write"],
  ] as const,
)("%s counts as %#", (id, described, name) => {
  expect(
    rateOf(operation(id, { ...described, roles: [...("roles" in described ? described.roles : ["none"])] })),
  ).toBe(
    name,
  );
});

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:7:1::1", "2001:db8:7:1::/64"],
  ["2001:DB8:0007:0001:aaaa:bbbb:cccc:dddd", "2001:db8:7:1::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["local", "local"],
])("%s counts as %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
