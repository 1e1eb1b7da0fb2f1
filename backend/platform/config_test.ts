import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, deriveKey, keptSecrets, readConfig, settings } from "./config.ts";

const SECRET = "0123456789abcdef0123456789abcdef";

const production: Record<string, string> = {
  APP_MODE: "production",
  PUBLIC_URL: "https://hearthpaw.example/",
  DATABASE_URL: "postgres://db.internal/hearthpaw",
  JWT_KEYS: `new:${SECRET}, old:${SECRET}x`,
  APP_SECRET: SECRET,
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
};

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

  it("takes a whole production configuration", () => {
    const config = readConfig(production);
    expect(config).toMatchObject({
      mode: "production",
      host: "0.0.0.0",
      publicUrl: "https://hearthpaw.example",
      jwtKeys: [{ kid: "new", secret: SECRET }, { kid: "old", secret: `${SECRET}x` }],
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
    [{ TRUST_PROXY: "-1" }, /^TRUST_PROXY/],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL/],
    [{ STRIPE_SECRET_KEY: "sk_test_1" }, /^STRIPE_PUBLISHABLE_KEY is not set, but STRIPE_SECRET_KEY is/],
    [{ PUSHER_KEY: "k" }, /^PUSHER_APP_ID is not set, but PUSHER_KEY is/],
    [{ SUPPORT_EMAIL: "nobody" }, /^SUPPORT_EMAIL must be an e-mail address/],
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
    expect(problemsOf({ ...production, STRIPE_SECRET_KEY: "sk_test_1" }).join()).toMatch(/different modes/);
    expect(problemsOf({ ...production, PUBLIC_URL: "http://hearthpaw.example" }).join()).toMatch(
      /https:\/\//,
    );
  });

  it("brings example accounts in development, never in production", () => {
    expect(readConfig({}).seed).toBe("demo");
    expect(readConfig({ SEED: "none" }).seed).toBe("none");
    expect(readConfig({ APP_MODE: "staging" }).seed).toBe("reference");
    expect(readConfig(production).seed).toBe("reference");
    expect(problemsOf({ ...production, SEED: "demo" }).join()).toMatch(/SEED must not be demo in production/);
  });

  it("reports errors outside development only, and runs analytics in production only", () => {
    const env = { SENTRY_DSN: "https://key@sentry.example/1", ANALYTICS_ID: "G-1" };
    expect(readConfig(env)).toMatchObject({ sentryDsn: undefined, analyticsId: undefined });
    expect(readConfig({ ...env, APP_MODE: "staging" })).toMatchObject({
      sentryDsn: env.SENTRY_DSN,
      analyticsId: undefined,
    });
    expect(readConfig({ ...production, ...env })).toMatchObject({ analyticsId: "G-1" });
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
      expect(readConfig({ DATA_DIR: folder }, keptSecrets).appSecret).toBe(first.app);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("differ by purpose and by root", () => {
    const one = deriveKey({ appSecret: SECRET }, "csrf");
    expect(one).toHaveLength(32);
    expect(deriveKey({ appSecret: SECRET }, "csrf")).toEqual(one);
    expect(deriveKey({ appSecret: SECRET }, "link")).not.toEqual(one);
    expect(deriveKey({ appSecret: `${SECRET}x` }, "csrf")).not.toEqual(one);
  });
});
