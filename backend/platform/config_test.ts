import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, deriveKey, deriveKeys, keptSecrets, readConfig, settings } from "./config.ts";

const SECRET = "Qm7xVt2LkR9wYzB4nHs6JdPf3CgTe8Ua";

const OTHER = "h5Wc0XrKp1ZoNq8MvEy4SbFi7GjLu2Td";

const THIRD = "Vb3NzX8qLw6RtYk1McP9sGd5HfJa7Ue2";

const production: Record<string, string> = {
  APP_MODE: "production",
  PUBLIC_URL: "https://hearthpaw.example/",
  DATABASE_URL: "postgres://db.internal/hearthpaw?sslmode=verify-full",
  JWT_KEYS: `new:${SECRET}, old:${OTHER}`,
  APP_SECRET: THIRD,
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  PUSHER_APP_ID: "1",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
  PUSHER_CLUSTER: "us2",
  SENTRY_DSN: "https://key@sentry.example/1",
  S3_ENDPOINT: "https://s3.example",
  S3_REGION: "us-east-1",
  S3_BUCKET: "files",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
  SMTP_URL: "smtps://mail.example:465",
  MAIL_FROM: "hello@hearthpaw.example",
  TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
  TWILIO_AUTH_TOKEN: "token",
  TWILIO_FROM: "+15035550100",
  SUPPORT_PHONE: "(555) 010-0100",
  SUPPORT_EMAIL: "support@hearthpaw.example",
  ADMIN_EMAIL: "admin@hearthpaw.example",
  COMPANY_NAME: "Hearthpaw Example, Inc.",
  GOVERNING_STATE: "Oregon",
  POSTAL_ADDRESS: "Hearthpaw, 12 Elm Street, Corvallis, OR 97330",
};

const social = {
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  FACEBOOK_APP_ID: "id",
  FACEBOOK_APP_SECRET: "secret",
};
const reviews = {
  TRUSTPILOT_BUSINESS_UNIT_ID: "5e314f74d67fcd00016e3c15",
  TRUSTPILOT_TEMPLATE_ID: "54ad5defc6454f065c28af8b",
  TRUSTPILOT_DOMAIN: "hearthpaw.example",
};
const optional: [string, ...string[]][] = [
  ["texts", "TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"],
  ["Google", "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["Facebook", "FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET"],
  ["reviews", "TRUSTPILOT_BUSINESS_UNIT_ID", "TRUSTPILOT_TEMPLATE_ID", "TRUSTPILOT_DOMAIN"],
];

/** Returns the settings that differ from a production configuration in this mode. */
const elsewhere = (mode: string) =>
  mode === "production"
    ? {}
    : { APP_MODE: mode, STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1" };

function problemsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe("readConfig", () => {
  it("needs nothing in development, where every outside service is embedded", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      mode: "development",
      host: "127.0.0.1",
      port: 8000,
      publicUrl: "http://localhost:8000",
      deploymentVersion: "2025.10.10.1833",
      database: { url: undefined, poolSize: 16 },
      trustProxy: 0,
    });
    expect([config.stripe, config.pusher, config.s3, config.smtp, config.sentryDsn]).toEqual(
      Array(5).fill(undefined),
    );
    expect(config.jwtKeys[0]!.secret.length).toBeGreaterThanOrEqual(32);
    expect(config.dataDir).toMatch(/\/\.data$/);
  });

  it("takes the secrets of several webhooks", () => {
    const several = { ...production, STRIPE_WEBHOOK_SECRET: "whsec_1, whsec_2" };
    expect(readConfig(several).stripe).toMatchObject({ webhookSecret: "whsec_1, whsec_2" });
    for (const wrong of ["whsec_1,2", "whsec_1,", ",whsec_1", "whsec_1 whsec_2"]) {
      expect(problemsOf({ ...several, STRIPE_WEBHOOK_SECRET: wrong }).join(), wrong)
        .toMatch(/^STRIPE_WEBHOOK_SECRET must be webhook secrets of Stripe with commas/);
    }
  });

  it("takes a whole production configuration", () => {
    const config = readConfig(production);
    expect(config).toMatchObject({
      mode: "production",
      host: "0.0.0.0",
      publicUrl: "https://hearthpaw.example",
      jwtKeys: [{ kid: "new", secret: SECRET }, { kid: "old", secret: OTHER }],
      stripe: { secretKey: "sk_live_1", publishableKey: "pk_live_1", webhookSecret: "whsec_1" },
      pusher: { appId: "1", cluster: "us2" },
      smtp: { url: "smtps://mail.example:465", from: "hello@hearthpaw.example" },
    });
  });

  const required = settings.filter((setting) => setting.required).map((setting) => setting.name);
  it.each(required)("does not start production without %s, and names it", (name) => {
    const problems = problemsOf({ ...production, [name]: undefined });
    expect(problems.filter((problem) => problem.startsWith(`${name} `))).toHaveLength(1);
    expect(problemsOf({ ...production, [name]: "  " })).toEqual(problems);
  });

  it("names everything that production misses at once", () => {
    const named = problemsOf({ APP_MODE: "production" }).map((problem) => problem.split(" ")[0]);
    expect(named).toEqual(required);
  });

  it("never makes up a secret in production", () => {
    const asked = () => {
      throw new Error("asked for a secret");
    };
    expect(() => readConfig(production, asked)).not.toThrow();
    expect(() => readConfig({}, asked)).toThrow("asked for a secret");
  });

  it.each([
    [{ APP_MODE: "test" }, /^APP_MODE is "test", and must be one of development, staging, production/],
    [{ PORT: "80a" }, /^PORT is "80a"/],
    [{ PORT: "70000" }, /^PORT /],
    [{ PUBLIC_URL: "hearthpaw.example" }, /^PUBLIC_URL must be an address/],
    [{ DATABASE_URL: "mysql://db" }, /^DATABASE_URL must be an address that begins with postgres:/],
    [
      { CORS_ORIGINS: "https://a.example, https://b.example/path" },
      /^CORS_ORIGINS has "https:\/\/b.example\/path"/,
    ],
    [{ JWT_KEYS: "one:short" }, /^JWT_KEYS must be a list/],
    [{ JWT_KEYS: `a:${SECRET},a:${SECRET}` }, /^JWT_KEYS names the same kid twice/],
    [{ APP_SECRET: "short" }, /^APP_SECRET must be 32 characters/],
    [{ APP_SECRET: `${SECRET},${OTHER}` }, /^APP_SECRET must be a list of kid:secret/],
    [{ APP_SECRET: `a:${SECRET},a:${OTHER}` }, /^APP_SECRET names the same kid twice/],
    [{ TRUST_PROXY: "-1" }, /^TRUST_PROXY/],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL/],
    [{ STRIPE_SECRET_KEY: "sk_test_1" }, /^STRIPE_PUBLISHABLE_KEY is not set, but STRIPE_SECRET_KEY is/],
    [{ PUSHER_KEY: "k" }, /^PUSHER_APP_ID is not set, but PUSHER_KEY is/],
    [{ SUPPORT_EMAIL: "nobody" }, /^SUPPORT_EMAIL must be an email address/],
    [{ DEPLOYMENT_VERSION: "a b" }, /^DEPLOYMENT_VERSION/],
  ])("refuses %j and says why", (env, message) => {
    const problems = problemsOf(env);
    expect(problems[0]).toMatch(message);
  });

  it("repeats no secret in what it says", () => {
    const problems = problemsOf({
      JWT_KEYS: "one:hunter2",
      APP_SECRET: "hunter2",
      STRIPE_SECRET_KEY: "hunter2",
    });
    expect(problems.length).toBeGreaterThan(2);
    expect(problems.join()).not.toContain("hunter2");
  });

  it("keeps live money out of development, and modes of keys together", () => {
    const live = {
      STRIPE_SECRET_KEY: "sk_live_1",
      STRIPE_PUBLISHABLE_KEY: "pk_live_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    };
    expect(problemsOf(live).join()).toMatch(/live key, which only production may use/);
    expect(problemsOf({ ...live, STRIPE_SECRET_KEY: "sk_test_1" }).join()).toMatch(/different modes/);
  });

  it("wants a database before a replica of it, or a way past its pooler", () => {
    const url = "postgres://hearthpaw@db.example/hearthpaw";
    for (const name of ["DATABASE_REPLICA_URL", "DATABASE_DIRECT_URL"]) {
      expect(problemsOf({ [name]: url })).toEqual([`${name} is set, but DATABASE_URL is not`]);
      expect(problemsOf({ [name]: url, DATABASE_URL: url })).toEqual([]);
    }
    expect(readConfig({ DATABASE_URL: url }).database.directUrl).toBe(url);
  });

  it.each([
    ["STRIPE_SECRET_KEY", "sk_test_1", /test key/],
    ["STRIPE_SECRET_KEY", "rk_test_1", /test key/],
    ["STRIPE_PUBLISHABLE_KEY", "pk_test_1", /test key/],
    ["TWILIO_FROM", "+15005550006", /number for tests/],
    ["PUBLIC_URL", "http://hearthpaw.example", /must begin with https/],
    ["S3_ENDPOINT", "http://s3.example", /must begin with https/],
    ["SENTRY_DSN", "http://key@sentry.example/1", /must begin with https/],
    ["RATE_LIMIT_SCALE", "0", /must not be 0/],
    ["PUBLIC_URL", "https://localhost", /must not be this machine/],
    ["PUBLIC_URL", "https://shop.localhost:8443/", /must not be this machine/],
    ["PUBLIC_URL", "https://127.0.0.1", /must not be this machine/],
    ["PUBLIC_URL", "https://[::1]:8443", /must not be this machine/],
    ["APP_SECRET", OTHER, /must not be a secret of JWT_KEYS/],
    ["APP_SECRET", `new:${THIRD},old:${SECRET}`, /must not be a secret of JWT_KEYS/],
    ["DATABASE_URL", "postgres://db.example/x", /must have \?sslmode=verify-full/],
    ["DATABASE_URL", "postgres://db.example/x?sslmode=require", /must have \?sslmode=verify-full/],
    ["DATABASE_URL", "postgres://db.example/x?sslmode=verify-full&sslmode=disable", /sslmode=verify-full/],
    ["DATABASE_URL", "postgres://localhost/x?host=db.example", /sslmode=verify-full/],
    ["DATABASE_DIRECT_URL", "postgres://db.example/x", /sslmode=verify-full/],
    ["DATABASE_REPLICA_URL", "postgres://replica.example/x?sslmode=no-verify", /sslmode=verify-full/],
    [
      "CORS_ORIGINS",
      "https://shop.example, http://partner.example",
      /must name origins that begin with https/,
    ],
  ])("production refuses %s = %s, and names it", (name, value, why) => {
    const named = problemsOf({ ...production, [name]: value }).filter((problem) => problem.startsWith(name));
    expect(named.join()).toMatch(why);
  });

  it.each([
    "postgres://db.example/x?sslmode=verify-full",
    "postgres://localhost/x",
    "postgres://127.0.0.1:5433/x",
    "postgres://[::1]/x",
    "postgres:///x?host=/var/run/postgresql",
    "postgres://%2Fvar%2Frun%2Fpostgresql/x",
  ])("production takes the database %s", (url) => {
    expect(problemsOf({ ...production, DATABASE_URL: url })).toEqual([]);
  });

  it.each(["staging", "production"])("%s sends no mail in clear", (mode) => {
    const with_ = (url: string) =>
      problemsOf({ ...production, ...elsewhere(mode), SMTP_URL: url }).filter((one) =>
        one.startsWith("SMTP_URL")
      );
    for (
      const url of ["smtp://mail.example", "smtp://mail.example:587?requireTLS=false", "smtp://127.0.0.1"]
    ) {
      expect([url, with_(url).join()]).toEqual([url, expect.stringMatching(/email unencrypted/)]);
    }
    for (
      const url of [
        "smtps://m.example?tls.rejectUnauthorized=false",
        "smtps://m.example?tls.rejectUnauthorized=0",
      ]
    ) {
      expect([url, with_(url).join()]).toEqual([url, expect.stringMatching(/certificate/)]);
    }
    expect(with_("smtp://mail.example:587?requireTLS=true")).toEqual([]);
    expect(with_("smtps://mail.example:465")).toEqual([]);
    expect(readConfig({ SMTP_URL: "smtp://127.0.0.1:1025", MAIL_FROM: "a@b.example" }).smtp).toBeDefined();
  });

  it.each([
    "a".repeat(32),
    "ab".repeat(20),
    "0123456789abcdef0123456789abcdef",
    "abcdefghijklmnopqrstuvwxyz0123456789",
    "11112222333344445555666677778888",
    "hearthpawhearthpawhearthpawhearthpaw",
    "change-me-9f8Kx2mQ7LrT4wZp1VbN6yHs",
    "Secret9f8Kx2mQ7LrT4wZp1VbN6yHsP3dQ",
    "9f8Kx2mQ7LrT4wZp1VbN6yHs-QWERTY-12",
  ])("does not take %s for a secret outside development", (weak) => {
    for (const mode of ["staging", "production"]) {
      const env = { ...production, ...elsewhere(mode) };
      expect(problemsOf({ ...env, APP_SECRET: weak }).join()).toMatch(/^APP_SECRET is easy to guess/);
      const jwt = problemsOf({ ...env, JWT_KEYS: `good:${SECRET},bad:${weak}` }).join();
      expect(jwt).toMatch(/^JWT_KEYS has a secret \(bad\) that is easy to guess/);
      expect(jwt).not.toContain(weak);
    }
    expect(problemsOf({ APP_SECRET: weak })).toEqual([]);
  });

  it("takes every secret that was drawn", () => {
    expect(problemsOf({ ...production, APP_SECRET: "NWLPk2MqM6DqWertYhrLUHWhwffLZ4HT" })).toEqual([]);
    for (const form of ["hex", "base64", "base64url"] as const) {
      for (let i = 0; i < 500; i++) {
        const secret = randomBytes(form === "hex" ? 16 : 24).toString(form);
        expect([secret, problemsOf({ ...production, APP_SECRET: secret })]).toEqual([secret, []]);
      }
    }
  });

  it("takes several secrets, of which the first makes", () => {
    const { appSecrets } = readConfig({ APP_SECRET: `2026-11:${SECRET}, old:${OTHER}` });
    expect(appSecrets).toEqual([{ kid: "2026-11", secret: SECRET }, { kid: "old", secret: OTHER }]);
    expect(readConfig({ APP_SECRET: SECRET }).appSecrets.map(({ secret }) => secret)).toEqual([SECRET]);
  });

  it.each(optional)("takes production without %s, and never with a part of it", (_, ...names) => {
    const without = { ...production, ...Object.fromEntries(names.map((name) => [name, undefined])) };
    expect(problemsOf(without)).toEqual([]);
    const given: Record<string, string> = { ...production, ...social, ...reviews };
    for (const name of names) {
      const others = names.filter((other) => other !== name);
      const problems = problemsOf({ ...without, [name]: given[name] });
      expect(problems.map((problem) => problem.split(" ")[0])).toEqual(others);
    }
  });

  it("brings example accounts in development, never elsewhere", () => {
    expect(readConfig({}).seed).toBe("demo");
    expect(readConfig({ SEED: "none" }).seed).toBe("none");
    expect(readConfig({ APP_MODE: "staging" }).seed).toBe("reference");
    expect(readConfig(production).seed).toBe("reference");
    for (const mode of ["staging", "production"]) {
      expect(problemsOf({ ...production, ...elsewhere(mode), SEED: "demo" }).join()).toMatch(
        /^SEED must not be demo outside development/,
      );
    }
  });

  it("reports errors outside development only, and runs analytics in production only", () => {
    const env = { SENTRY_DSN: "https://key@sentry.example/1", ANALYTICS_ID: "G-1" };
    expect(problemsOf({ ANALYTICS_ID: "UA-1-1" })).toEqual([
      "ANALYTICS_ID must be a measurement ID of Google Analytics 4 (G-...)",
    ]);
    expect(readConfig(env)).toMatchObject({ sentryDsn: undefined, analyticsId: undefined });
    expect(readConfig({ ...env, APP_MODE: "staging" })).toMatchObject({
      sentryDsn: env.SENTRY_DSN,
      analyticsId: undefined,
    });
    expect(readConfig({ ...production, ...env })).toMatchObject({ analyticsId: "G-1" });
  });

  it("takes tiles of the map by https with their sources, or neither", () => {
    const MAP_ATTRIBUTION = "OpenStreetMap contributors";
    for (const MAP_TILES_URL of ["https://t.example/{z}/{x}/{y}.png", "https://t.example/us.pmtiles"]) {
      expect(readConfig({ MAP_TILES_URL, MAP_ATTRIBUTION }).mapTiles).toEqual({
        url: MAP_TILES_URL,
        attribution: MAP_ATTRIBUTION,
      });
    }
    for (
      const MAP_TILES_URL of [
        "http://t.example/{z}/{x}/{y}.png",
        "https://t.example/tiles",
        "https://*/{z}{x}{y}",
      ]
    ) {
      expect(problemsOf({ MAP_TILES_URL, MAP_ATTRIBUTION })).toEqual([
        "MAP_TILES_URL must be a tile template or a .pmtiles archive by https",
      ]);
    }
    expect(readConfig({}).mapTiles).toBeUndefined();
  });

  it("cannot be changed afterwards", () => {
    const config = readConfig({});
    expect(Object.isFrozen(config) && Object.isFrozen(config.database) && Object.isFrozen(config.jwtKeys[0]))
      .toBe(true);
  });
});

describe("secrets", () => {
  it("are made once, for their owner's eyes only", () => {
    const folder = mkdtempSync(join(tmpdir(), "hearthpaw-config-"));
    try {
      const first = keptSecrets(folder);
      expect(keptSecrets(folder)).toEqual(first);
      expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
      expect(JSON.parse(readFileSync(join(folder, "secrets.json"), "utf8"))).toEqual(first);
      expect(readConfig({ DATA_DIR: folder }, keptSecrets).appSecrets).toEqual([{
        kid: "only",
        secret: first.app,
      }]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("name the setting where their folder cannot be written, and leave no half of a file", () => {
    const folder = mkdtempSync(join(tmpdir(), "hearthpaw-config-"));
    try {
      const file = join(folder, "file");
      writeFileSync(file, "");
      expect(() => keptSecrets(file)).toThrow(new RegExp(`DATA_DIR is "${file}", which cannot be used: E`));
      keptSecrets(join(folder, "data"));
      expect(readdirSync(join(folder, "data"))).toEqual(["secrets.json"]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("differ by purpose and by root", () => {
    const mine = readConfig({ APP_SECRET: SECRET });
    const other = readConfig({ APP_SECRET: OTHER });
    const one = deriveKey(mine, "csrf");
    expect(one).toHaveLength(32);
    expect(deriveKey(readConfig({ APP_SECRET: `renamed:${SECRET}` }), "csrf")).toEqual(one);
    expect(deriveKey(mine, "link")).not.toEqual(one);
    expect(deriveKey(other, "csrf")).not.toEqual(one);
    const both = readConfig({ APP_SECRET: `new:${OTHER},old:${SECRET}` });
    expect(deriveKeys(both, "csrf")).toEqual([deriveKey(other, "csrf"), one]);
  });
});

describe("the charity and the postal address", () => {
  const charity = {
    CHARITY_NAME: "Benton Animal Fund",
    CHARITY_EIN: "12-3456789",
    CHARITY_REGISTRATION: "California Registry CT0123456",
    CHARITY_PAGE: "https://benton.example",
    CHARITY_PAID_DAYS: "45",
    CHARITY_DEDUCTIBLE: "yes",
  };

  it("is invented in development, read if it is whole, and nobody otherwise", () => {
    expect(readConfig({}).charity?.name).toBe("Fernhollow Animal Rescue (invented)");
    expect(readConfig({ APP_MODE: "staging" }).charity).toBeUndefined();
    expect(readConfig({ ...production, ...charity }).charity).toEqual({
      name: "Benton Animal Fund",
      ein: "12-3456789",
      registration: "California Registry CT0123456",
      page: "https://benton.example",
      paidDays: 45,
      isDeductible: true,
    });
  });

  it.each(Object.keys(charity))("doesn't start half set, without %s", (name) => {
    expect(() => readConfig({ ...production, ...charity, [name]: "" })).toThrow(
      new RegExp(`${name} is not set, but`),
    );
  });

  it.each([["CHARITY_EIN", "123456789"], ["CHARITY_PAID_DAYS", "365"], [
    "CHARITY_PAGE",
    "http://benton.example",
  ]])(
    "refuses %s of %s",
    (name, wrong) => {
      expect(() => readConfig({ ...production, ...charity, [name]: wrong })).toThrow(name);
    },
  );

  it("doesn't start in production without a postal address", () => {
    expect(() => readConfig({ ...production, POSTAL_ADDRESS: "" }))
      .toThrow("POSTAL_ADDRESS is not set, and production needs it");
    expect(() => readConfig({ ...production, COMPANY_NAME: "" }))
      .toThrow("COMPANY_NAME is not set, and production needs it");
    expect(() => readConfig({ ...production, GOVERNING_STATE: "" }))
      .toThrow("GOVERNING_STATE is not set, and production needs it");
  });
});
