import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openPool } from "../db/connection.ts";
import { fail, type ProblemError } from "../problem.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/databases.ts";
import { operations } from "../../generated/operations.ts";
import { rateClasses, type RateName } from "../../generated/rates.ts";
import { networkOf } from "../networks.ts";
import { createAdmission } from "./admission.ts";
import { createRateLimits, type RateLimits } from "./rate.ts";
import { operation, testApp } from "../../testing/http.ts";

const signIn = operation("signIn", { method: "post", rate: "credentials" });
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
    pool = openPool({ url: database.url, size: 4 });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it("count the sign-ins of one address together", async () => {
    const [one, two] = [0, 1].map(() => createRateLimits({ normal: pool, first: pool }, 0.5, () => {})) as [
      RateLimits,
      RateLimits,
    ];
    expect(await passed(one, signIn, 10)).toBe(10);
    expect(await passed(two, signIn, 10)).toBe(5);
    expect(await passed(one, signIn, 3)).toBe(0);
    expect(await passed(one, signIn, 3, "2.2.2.2")).toBe(3);
  });

  it("say when the count starts over, however long that takes, and let calls through from then on", async () => {
    const limits = createRateLimits({ normal: pool, first: pool }, 1, () => {});
    const refusal = async (rate: "export" | "money") => {
      for (;;) {
        try {
          await limits.consume({ rate }, "3.3.3.3", "u1");
        } catch (error) {
          return (error as ProblemError).extra;
        }
      }
    };
    for (let time = 0; time < 2; time++) {
      const { retryAfterSeconds, headers } = await refusal("export");
      expect([retryAfterSeconds! > 3_500, headers!["ratelimit"]]).toEqual([
        true,
        `"export";r=0;t=${retryAfterSeconds}`,
      ]);
    }
    // Last seconds of a window.
    await passed(limits, operation("x", { rate: "money" }), 1, "3.3.3.3", "u1");
    await pool.query("update rate_limits set expire = $1 where key = 'money:u1'", [Date.now() + 2_000]);
    expect((await refusal("money")).retryAfterSeconds).toBeLessThanOrEqual(2);
  });
});

describe("limits of one process", () => {
  const nowhere = new pg.Pool({ host: "127.0.0.1", port: 1, connectionTimeoutMillis: 200 });
  afterAll(() => nowhere.end());

  it("count reads without the database, by user or address, and start afresh with the next window", async () => {
    let now = 0;
    const limits = createRateLimits({ normal: nowhere, first: nowhere }, 0.001, () => {}, () => now);
    expect(await passed(limits, read, 5, "1.1.1.1")).toBe(3);
    expect(await passed(limits, read, 5, "1.1.1.1", "u1")).toBe(3);
    now = 60_001;
    expect(await passed(limits, read, 5, "1.1.1.1")).toBe(3);
  });

  it("stand in when the database cannot be reached", async () => {
    const limits = createRateLimits({ normal: nowhere, first: nowhere }, 0.1, () => {});
    expect(await passed(limits, signIn, 5)).toBe(3);
  });

  it.each(Object.keys(rateClasses) as RateName[])(
    "count calls of %s by what the contract names",
    async (rate) => {
      const { calls, per } = rateClasses[rate];
      const limits = createRateLimits({ normal: nowhere, first: nowhere }, 2 / calls, () => {}, () => 0);
      const op = { ...read, rate };
      expect(await passed(limits, op, 3, "1.1.1.1", "u1")).toBe(2);
      // A second account on the same network has its own calls only in classes that count users.
      expect(await passed(limits, op, 3, "1.1.1.1", "u2")).toBe(per === "user" ? 2 : 0);
      // Another network of the first account has its own calls only in classes that count networks.
      expect(await passed(limits, op, 3, "2.2.2.2", "u1")).toBe(per === "user" ? 0 : 2);
      expect(await passed(limits, op, 1, "3.3.3.3")).toBe(1);
    },
  );

  it.each<RateName>(["credentials", "mail", "code", "addressCheck"])(
    "count calls of %s by network, so that more accounts bring no more tries",
    (rate) => {
      expect(rateClasses[rate].per).toBe("address");
    },
  );

  it("are told with the refusal, and what is tried too early changes nothing", async () => {
    const app = testApp([operation("getPet"), operation("getBreed")], {
      getPet: () => ({}),
      getBreed: () => ({}),
    }, { rates: createRateLimits({ normal: nowhere, first: nowhere }, 0.001, () => {}, () => 15_000) });
    // All operations of the class share one count.
    const statuses = [];
    for (const name of ["getPet", "getBreed", "getPet", "getBreed"]) {
      statuses.push((await app.get(`/v1/${name}`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await app.get("/v1/getPet");
    expect({ ...Object.fromEntries(refused.headers), ...await refused.json() }).toMatchObject({
      "retry-after": "60",
      "ratelimit-policy": '"read";q=3;w=60',
      "ratelimit": '"read";r=0;t=60',
      code: "too_many_requests",
      retryAfterSeconds: 60,
    });
  });

  it("answer later whoever goes on in spite of many refusals, until they have stopped for a while", async () => {
    let now = 0;
    const limits = createRateLimits({ normal: nowhere, first: nowhere }, 0.001, () => {}, () => now);
    const holds = (ip: string, count: number) =>
      Array.from({ length: count }, () => {
        try {
          void limits.consume(read, ip, undefined);
          return "passed";
        } catch (error) {
          return (error as ProblemError).extra.holdMs ?? 0;
        }
      });
    expect(holds("1.1.1.1", 25)).toEqual([
      ...Array(3).fill("passed"),
      ...Array(20).fill(0),
      ...Array(2).fill(500),
    ]);
    expect(holds("2.2.2.2", 5)).toEqual(["passed", "passed", "passed", 0, 0]);
    now = 10_001;
    expect(holds("1.1.1.1", 1)).toEqual([0]);
  });

  it("hold a refusal back without a place among the calls that are worked on", async () => {
    const app = testApp([operation("getPet")], { getPet: () => ({}) }, {
      rates: { consume: () => fail("too_many_requests", { holdMs: 60, retryAfterSeconds: 1 }) },
    });
    const order: string[] = [];
    const asked = app.get("/v1/getPet");
    void asked.then(() => order.push("refused"));
    await new Promise((done) => setTimeout(done, 20));
    expect(app.guards.admission.inFlight).toBe(0);
    order.push("20 ms later");
    const refused = await asked;
    expect(order).toEqual(["20 ms later", "refused"]);
    expect(await refused.json()).not.toHaveProperty("holdMs");
  });

  it("hold reads of one caller in a line, in turns with everybody else's", async () => {
    let running = 0;
    let most = 0;
    const waits: (() => void)[] = [];
    const app = testApp([operation("getPet")], {
      getPet: async () => {
        most = Math.max(most, ++running);
        await new Promise<void>((done) => waits.push(done));
        running--;
        return {};
      },
    }, {
      trustProxy: 1,
      admission: createAdmission(100, 1),
      rates: createRateLimits({ normal: nowhere, first: nowhere }, 0, () => {}),
    });
    const ask = (ip: string) => app.get("/v1/getPet", { "x-forwarded-for": ip });
    const many = Array.from({ length: 40 }, () => ask("1.1.1.1"));
    await vi.waitFor(() => expect(running).toBe(6));
    const other = ask("2.2.2.2");
    await vi.waitFor(() => expect(running).toBe(7));
    waits.at(-1)!();
    expect((await other).status).toBe(200);
    const timer = setInterval(() => waits.splice(0).forEach((done) => done()), 1);
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    clearInterval(timer);
    expect([new Set(statuses), most]).toEqual([new Set([200]), 7]);
  });

  it("can be switched off", async () => {
    expect(await passed(createRateLimits({ normal: nowhere, first: nowhere }, 0, () => {}), signIn, 100))
      .toBe(100);
  });
});

/** Operations that only read: their input is private, and an address would be in logs. */
const READING_POSTS = ["findNearestPlace", "openDeliveryLink"];

describe("the classes of the contract", () => {
  const classOf = new Map(operations.map(({ id, rate }) => [id, rate]));

  it.each([
    ["signIn", "credentials"],
    ["addShelter", "credentials"],
    ["redeemToken", "credentials"],
    ["replaceSecondFactor", "credentials"],
    ["forgotPassword", "mail"],
    ["resendVerification", "mail"],
    ["askQuestion", "mail"],
    ["validatePasswordCode", "code"],
    ["checkEmail", "addressCheck"],
    ["exportUser", "export"],
    ["startReservation", "money"],
    ["receiveWebhook", "webhook"],
    ["countView", "count"],
    ["getPet", "read"],
    ["listMessages", "heavy"],
    ["listReservations", "heavy"],
    ["findMatchingPets", "heavy"],
    ["getDashboardPreview", "heavy"],
    ["listTransactions", "heavy"],
    ["getUploadUrl", "write"], // each creates a row
    ["updateBreederProfile", "write"],
  ])("%s counts to %s", (id, name) => {
    expect(classOf.get(id)).toBe(name);
  });

  it("count nothing that changes something as a read, and a second door as the first", () => {
    for (const { id, route, rate, twin } of operations) {
      if (route.method !== "get" && !READING_POSTS.includes(id)) expect(rate, id).not.toBe("read");
      if (twin) expect(rate, id).toBe(classOf.get(twin.of));
    }
  });
});

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::ffff:cb00:7109", "203.0.113.9"],
  ["0:0:0:0:0:FFFF:cb00:7109", "203.0.113.9"],
  ["2001:db8:7:1::1", "2001:db8:7:0::/56"],
  ["2001:db8:7:ff::1", "2001:db8:7:0::/56"],
  ["2001:db8:7:100::1", "2001:db8:7:100::/56"],
  ["2001:db8:7:ab12::1", "2001:db8:7:ab00::/56"],
  ["2001:DB8:0007:0001:aaaa:bbbb:cccc:dddd", "2001:db8:7:0::/56"],
  ["2001:db8::1", "2001:db8:0:0::/56"],
  ["::1", "0:0:0:0::/56"],
  ["::ffff", "0:0:0:0::/56"],
  ["fe80::1%eth0", "fe80:0:0:0::/56"],
  ["local", "local"],
])("%s counts as %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it("counts the 256 networks of one home as one", () => {
  const networks = Array.from(
    { length: 256 },
    (_, index) => networkOf(`2001:db8:7:${(0x4200 + index).toString(16)}::1`),
  );
  expect(new Set(networks)).toEqual(new Set(["2001:db8:7:4200::/56"]));
});
