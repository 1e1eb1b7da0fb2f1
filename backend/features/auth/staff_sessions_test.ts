/**
 * Staff sessions last 12 hours at most and end after half an hour without a call. The limits use the
 * database's clock, so the tests age the rows.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "kysely";
import { startApp, type TestApp } from "../../testing/app.ts";
import { addBreeder, addUser, bearer, PASSWORD, secondFactorCode } from "../../testing/fixtures.ts";
import { addDocuments } from "../../testing/verification.ts";
import type { FilePurpose } from "../../platform/db/schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features: ["auth", "files", "verification"] });
});
afterAll(() => app.close());

const MINUTE = 60;
const HOUR = 3_600;

/** A browser's cookies by their full names. */
type Jar = Map<string, string>;

async function post(jar: Jar, path: string, json?: unknown): Promise<Response> {
  const send = async (at: string, init: Parameters<TestApp["fetch"]>[1] = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { origin: app.config.publicUrl, ...(cookie ? { cookie } : {}), ...init.headers };
    const response = await app.fetch(at, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      jar.set(name!, value!);
    }
    return response;
  };
  const { csrfToken } = await (await send("/v1/csrf-token")).json();
  return await send(path, { method: "POST", json, headers: { "x-csrf-token": csrfToken } });
}

/** Returns the lifetime of the refresh token's cookie in seconds. */
const cookieSeconds = (response: Response): number =>
  Number(/refresh=.*Max-Age=(\d+)/.exec(response.headers.getSetCookie().join("\n"))![1]);

async function signIn(role: "Admin" | "Customer") {
  const user = await addUser(app.services, { role, email_verified_at: new Date() });
  const code = role === "Admin" ? { secondFactorCode: await secondFactorCode(app.services, user) } : {};
  const jar: Jar = new Map();
  const response = await post(jar, "/v1/login", { email: user.email, password: PASSWORD, ...code });
  expect(response.status).toBe(200);
  const { accessToken } = await response.json();
  const status = async () => (await app.fetch("/v1/user", { token: accessToken })).status;
  /** Ages the session by this many seconds, as if no calls had arrived meanwhile. */
  const pass = (seconds: number) => {
    const by = sql`make_interval(secs => ${seconds})`;
    return sql`update sessions set created_at = created_at - ${by}, last_used_at = last_used_at - ${by},
      expires_at = expires_at - ${by} where user_id = ${user.id}`.execute(app.db);
  };
  const refresh = () => post(jar, "/v1/token/refresh");
  return { user, accessToken, status, pass, refresh, cookieSeconds: cookieSeconds(response) };
}

describe("a session of staff", () => {
  it("ends after 30 minutes without a call, and each call puts that off", async () => {
    const { status, pass, refresh } = await signIn("Admin");
    await pass(30 * MINUTE - 10);
    expect(await status()).toBe(200);
    await pass(30 * MINUTE - 10);
    expect(await status()).toBe(200);
    await pass(30 * MINUTE + 1);
    expect(await status()).toBe(401);
    expect((await refresh()).status).toBe(401);
  });

  it("ends after 12 hours, however much it is used", async () => {
    const { status, pass } = await signIn("Admin");
    for (let half = 1; half <= 24; half++) {
      await pass(30 * MINUTE - 10);
      expect(await status(), `half hour ${half}`).toBe(200);
    }
    await pass(12 * HOUR - 24 * (30 * MINUTE - 10) - 10);
    expect(await status()).toBe(200);
    await pass(11);
    expect(await status()).toBe(401);
  });

  it("is put off by a refresh, whose cookie lasts no longer than the 12 hours", async () => {
    const { refresh, pass, status, ...signedIn } = await signIn("Admin");
    expect(signedIn.cookieSeconds).toBe(12 * HOUR);
    await pass(30 * MINUTE - 10);
    const answer = await refresh();
    expect(answer.status).toBe(200);
    const left = cookieSeconds(answer);
    expect(left).toBeGreaterThan(11.4 * HOUR);
    expect(left).toBeLessThanOrEqual(11.5 * HOUR + 10);
    await pass(30 * MINUTE - 10);
    expect(await status()).toBe(200);
  });

  it("differs from that of a buyer, which lasts", async () => {
    const { status, pass, cookieSeconds } = await signIn("Customer");
    expect(cookieSeconds).toBe(180 * 24 * HOUR);
    await pass(30 * 24 * HOUR);
    expect(await status()).toBe(200);
  });
});

it("staff need a code from the last 15 minutes for a photo of an ID, and none for other papers", async () => {
  const breeder = await addBreeder(app.services);
  await app.db.updateTable("breeders").set({ verification: "not-started", verified_at: null })
    .where("id", "=", breeder.id).execute();
  const sent = await app.fetch("/v1/breeders/verification", {
    json: await addDocuments(app.services, breeder.user.id),
    headers: await bearer(app.services, breeder.user),
  });
  expect(sent.status).toBe(200);
  const keysOf = async (purpose: FilePurpose) =>
    (await app.db.selectFrom("files").select("key").where("owner_id", "=", breeder.user.id)
      .where("purpose", "=", purpose).execute()).map(({ key }) => key);
  const { accessToken, user } = await signIn("Admin");
  const photo = async (key: string, secondsAgo: number) => {
    await app.db.updateTable("sessions")
      .set({ second_factor_at: new Date(app.services.now().getTime() - secondsAgo * 1000) })
      .where("user_id", "=", user.id).execute();
    const response = await app.fetch(`/v1/files/download?fileKey=${encodeURIComponent(key)}`, {
      token: accessToken,
    });
    return response.ok ? 200 : (await response.json()).code;
  };
  for (const key of [...await keysOf("identity-front"), ...await keysOf("identity-back")]) {
    expect(await photo(key, 15 * MINUTE - 5)).toBe(200);
    expect(await photo(key, 15 * MINUTE + 5)).toBe("second_factor_required");
  }
  expect(await photo((await keysOf("rearing-area"))[0]!, 15 * MINUTE + 5)).toBe(200);
});
