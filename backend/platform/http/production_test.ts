/** Tests the server from outside with production settings: cookies, headers and origins. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, PASSWORD } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";

const features = ["auth", "breeds", "system", "users"];

const SITE = "https://hearthpaw.example";
const SECRET = "Qm7xVt2LkR9wYzB4nHs6JdPf3CgTe8Ua";
const OTHER = "h5Wc0XrKp1ZoNq8MvEy4SbFi7GjLu2Td";

/** Settings of services that these tests never call. */
const ELSEWHERE = {
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  PUSHER_APP_ID: "1",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
  PUSHER_CLUSTER: "us2",
  SENTRY_DSN: "https://key@127.0.0.1:1/1",
  S3_ENDPOINT: "https://127.0.0.1:1",
  S3_REGION: "us-east-1",
  S3_BUCKET: "files",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
  SMTP_URL: "smtps://127.0.0.1:1",
  MAIL_FROM: "hello@hearthpaw.example",
  TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
  TWILIO_AUTH_TOKEN: "token",
  TWILIO_FROM: "+15035550100",
  SUPPORT_PHONE: "(555) 010-0100",
  SUPPORT_EMAIL: "support@hearthpaw.example",
  COMPANY_NAME: "Hearthpaw Example, Inc.",
  GOVERNING_STATE: "Oregon",
  POSTAL_ADDRESS: "Hearthpaw, 12 Elm Street, Corvallis, OR 97330",
  ADMIN_EMAIL: "admin@hearthpaw.example",
};

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    features,
    env: {
      APP_MODE: "production",
      PUBLIC_URL: SITE,
      CORS_ORIGINS: "https://partner.example",
      JWT_KEYS: `one:${SECRET}`,
      APP_SECRET: OTHER,
      ...ELSEWHERE,
    },
  });
});
afterAll(() => app.close());

const signIn = async (headers: Record<string, string> = { origin: SITE }) => {
  const { email } = await addUser(app.services);
  return await app.fetch("/v1/login", { json: { email, password: PASSWORD }, headers });
};
const valueOf = (cookie: string) => cookie.slice(0, cookie.indexOf(";"));

describe("a cookie of production", () => {
  it("is for this host alone, never for scripts, and only sent over TLS", async () => {
    const [refresh = ""] = (await signIn()).headers.getSetCookie();
    expect(refresh).toMatch(
      /^__Host-refresh=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000; Secure$/,
    );
    const [csrf = ""] = (await app.fetch("/v1/csrf-token")).headers.getSetCookie();
    expect(csrf).toMatch(/^__Host-csrf=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    const out = await app.fetch("/v1/logout", {
      headers: { cookie: valueOf(refresh), "sec-fetch-site": "same-origin" },
    });
    const cleared = out.headers.getSetCookie();
    expect(cleared).toHaveLength(2);
    for (const cookie of cleared) {
      expect(cookie).toMatch(/^__Host-\w+=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0; Secure$/);
    }
  });

  it("has both in staging as well, where that is reached over TLS, and neither where it is not", async () => {
    for (
      const [url, isSecure] of [["https://staging.example", true], ["http://staging.example", false]] as const
    ) {
      const staging = await startApp({ features, env: { APP_MODE: "staging", PUBLIC_URL: url } });
      try {
        const answer = await staging.fetch("/v1/csrf-token");
        const [cookie = ""] = answer.headers.getSetCookie();
        expect([url, cookie.startsWith("__Host-csrf="), cookie.endsWith("; Secure")]).toEqual([
          url,
          isSecure,
          isSecure,
        ]);
        expect(answer.headers.has("strict-transport-security")).toBe(isSecure);
      } finally {
        await staging.close();
      }
    }
  });

  it("that another host could set, without its prefix, counts for nothing", async () => {
    const [cookie = ""] = (await signIn()).headers.getSetCookie();
    const plain = valueOf(cookie).replace("__Host-", "");
    const response = await app.fetch("/v1/token/refresh", {
      method: "POST",
      headers: { cookie: plain, origin: SITE },
    });
    expect([response.status, (await response.json()).code]).toEqual([401, "refresh_missing"]);
  });
});

describe("an origin", () => {
  it("of our own or of a partner is let in; no other, whatever the request calls its host", async () => {
    expect((await signIn({ origin: SITE })).status).toBe(200);
    expect((await signIn({ origin: "https://partner.example" })).status).toBe(200);
    for (
      const origin of [
        "http://hearthpaw.example",
        "https://hearthpaw.example.evil.test",
        "https://evil.test",
        "null",
      ]
    ) {
      const host = URL.canParse(origin) ? new URL(origin).host : "evil.test";
      const response = await signIn({ origin, host });
      expect([origin, response.status]).toEqual([origin, 403]);
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
      expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    }
  });
});

it("every answer asks for TLS from now on", async () => {
  for (const path of ["/v1/breeds", "/healthz", "/v1/nothing"]) {
    expect((await app.fetch(path)).headers.get("strict-transport-security")).toMatch(/^max-age=31536000/);
  }
});

it("a link of a mail names the configured site, whatever host the request named", async () => {
  const { email } = await addUser(app.services, { email_verified_at: null });
  const { body } = await app.fetch("https://evil.test/v1/login", {
    json: { email, password: PASSWORD },
    headers: { host: "evil.test", "x-forwarded-host": "evil.test", forwarded: "host=evil.test" },
  }).then(async (response) => ({ body: await response.json() }));
  await app.fetch("https://evil.test/v1/users/email/verify/resend", {
    method: "POST",
    token: body.accessToken,
    headers: { host: "evil.test", "x-forwarded-host": "evil.test" },
  });
  const mail = await app.db.selectFrom("mails").select(["text_body", "html_body"]).where(
    "recipient",
    "=",
    email,
  )
    .executeTakeFirstOrThrow();
  const text = mail.text_body + mail.html_body;
  expect(text).toContain(`${SITE}/verify-email#token=`);
  expect(text).not.toContain("evil");
});

it("the stand-in of the social sign-in is not there", async () => {
  expect((await app.fetch("/_sandbox/social/google/authorize")).status).toBe(404);
  const response = await app.fetch("/v1/auth/google/url");
  expect((await response.json()).code).toBe("provider_not_configured");
});
