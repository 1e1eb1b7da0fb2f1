import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { addBreeder, addUser, bearer, PASSWORD } from "../../testing/fixtures.ts";
import { startServices, type TestServices } from "../../testing/app.ts";
import { TERMS_VERSION } from "../accounts/rules.ts";
import { loadFeatures } from "../../testing/features.ts";

const features = await loadFeatures(["auth", "users"]);

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
let world: TestServices;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  world = await startServices();
  app = createApp(world.services, { features, rateScale: 0 });
  await world.db.insertInto("places").values({
    zip: "97330",
    city: "Corvallis",
    state: "OR",
    latitude: 44.56,
    longitude: -123.26,
  }).execute();
});
afterAll(() => world.close());

/** A test browser: keeps cookies and fetches a CSRF token before unsafe calls. */
function browser() {
  const jar = new Map<string, string>();
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await app.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          ...(headers.origin === "" ? {} : { origin: world.config.publicUrl }),
          ...(jar.size ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") } : {}),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== "")),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    );
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value) jar.set(name!, value);
      else jar.delete(name!);
    }
    return { status: response.status, body: (await response.json()) as Body, headers: response.headers };
  };
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const { body: { csrfToken } } = await send("GET", "/v1/csrf-token", undefined, headers);
    return await send("POST", path, body, { ...headers, "x-csrf-token": csrfToken });
  };
  return { jar, send, post };
}

const newcomer = (email: string) => ({
  type: "Consumer",
  email,
  password: "a-quiet-harbour-9",
  firstName: "Dana",
  lastName: "Whitfield",
  termsVersion: TERMS_VERSION,
});
let people = 0;
const address = () => `newcomer${++people}@example.com`;

describe("signUp", () => {
  it("makes a consumer and signs them in", async () => {
    const visitor = browser();
    const email = address();
    const { status, body, headers } = await visitor.post("/v1/users/new", newcomer(email.toUpperCase()));
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      email,
      role: "Customer",
      type: "Consumer",
      profileImageURL: "/avatar.png",
    });
    expect(headers.getSetCookie().join()).toMatch(/refresh=.+HttpOnly; SameSite=Lax/);
    const me = await visitor.send("GET", "/v1/user", undefined, {
      authorization: `Bearer ${body.accessToken}`,
    });
    expect(me.body).toMatchObject({ user: { email }, dashboard: "consumer" });
    expect(JSON.stringify(me.body)).not.toContain("argon2");
  });

  it("makes a breeder with a program and a place", async () => {
    const { status, body } = await browser().post("/v1/users/new", {
      ...newcomer(address()),
      type: "Breeder",
      programName: "Willow Creek Cavaliers",
      postalCode: "97330",
    });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      role: "Breeder",
      type: "Breeder",
      programName: "Willow Creek Cavaliers",
    });
    const parts = body.user.breederProgramAddress.address_components;
    expect(parts).toContainEqual({
      types: ["administrative_area_level_1"],
      long_name: "Oregon",
      short_name: "OR",
    });
  });

  it.each([
    [
      "dana+1@example.com",
      "email_plus_sign",
      "We can't use addresses with a plus sign. Leave out that part.",
    ],
    ["dana@b\u00fccher.de", "email_international", /international addresses yet/],
    ["dana@xn--bcher-kva.de", "email_international", /international addresses yet/],
    ["dаna@example.com", "email_international", /international addresses yet/], // Cyrillic
    ["o'brien@example.com", "email_apostrophe", /apostrophe yet/],
    ["dana@example.info", "email_suffix", "We can't use addresses that end in .info yet. Use another one."],
    ["dana@mail.example.photography", "email_suffix", /end in \.photography yet/],
    ["dana", "email_malformed", "Enter an address like name@example.com."],
    ["dana@example", "email_malformed", "Enter an address like name@example.com."],
    ["dana@example..info", "email_malformed", "Enter an address like name@example.com."],
    [`${"d".repeat(65)}@example.com`, "email_not_accepted", /too long for email/],
    [`${"d".repeat(245)}@example.com`, "email_too_long", /too long for email/],
  ])("says why it refuses the address %s", async (email, code, words) => {
    const { status, body } = await browser().post("/v1/users/new", newcomer(email));
    expect([status, body.errors.map((one: { code: string }) => one.code)]).toEqual([422, [code]]);
    expect(body.errors[0]).toMatchObject({ pointer: "/email", detail: expect.stringMatching(words) });
    if (code !== "email_not_accepted") expect(body.detail).toBe(body.errors[0].detail);
    const path = await app.fetch(
      new Request(`http://localhost/v1/users/email/check/${encodeURIComponent(email)}`),
    );
    expect(await path.json()).toMatchObject({ code: "email_not_accepted" });
  });

  it.each([
    ["a weak password", { password: "1234567890" }, "weak_password"],
    [
      "the own address as password",
      { email: "longaddress99@example.com", password: "longaddress99" },
      "weak_password",
    ],
    ["a short password", { password: "short" }, "invalid_input"],
    ["a plus sign", { email: "dana+1@example.com" }, "invalid_input"],
    ["an international domain", { email: "dana@bücher.de" }, "invalid_input"],
    ["a name that no mail server takes", { email: `${"d".repeat(65)}@example.com` }, "email_not_accepted"],
    ["a domain that no mail server finds", { email: `dana@${"e".repeat(64)}.com` }, "email_not_accepted"],
    ["a phone number as a name", { firstName: "Text me 919-555-0194" }, "name_invalid"],
    ["a site as a last name", { lastName: "willowcreek.dog" }, "name_invalid"],
    ["old terms", { termsVersion: "2020-01-01" }, "terms_not_accepted"],
    ["a role of one's own", { role: "Admin" }, "invalid_input"],
    ["a breeder without a program", { type: "Breeder" }, "program_required"],
    [
      "a ZIP code that is none",
      { type: "Breeder", programName: "Willow", postalCode: "00000" },
      "zip_unknown",
    ],
  ])("refuses %s", async (_, change, code) => {
    const { status, body } = await browser().post("/v1/users/new", { ...newcomer(address()), ...change });
    expect(status).toBe(422);
    expect(body.code).toBe(code);
  });

  it("gives one address one account, also when two sign up at the same moment", async () => {
    const email = address();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => browser().post("/v1/users/new", newcomer(email))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)!.body.code).toBe("email_taken");
  });
});

describe("signIn", () => {
  it("says the same for a wrong password and an unknown address, never 401", async () => {
    const user = await addUser(world.services);
    const wrong = await browser().post("/v1/login", { email: user.email, password: "not the password" });
    const unknown = await browser().post("/v1/login", {
      email: "nobody@example.com",
      password: "not the password",
    });
    expect(wrong.status).toBe(422);
    const { requestId: _a, ...first } = wrong.body;
    const { requestId: _b, ...second } = unknown.body;
    expect(first).toEqual(second);
  });

  it("takes the address in any case", async () => {
    const user = await addUser(world.services);
    const { status } = await browser().post("/v1/login", {
      email: user.email.toUpperCase(),
      password: PASSWORD,
    });
    expect(status).toBe(200);
  });

  it("refuses a suspended account", async () => {
    const user = await addUser(world.services, { account_status: "Suspended" });
    const { status, body } = await browser().post("/v1/login", { email: user.email, password: PASSWORD });
    expect([status, body.code]).toEqual([403, "account_suspended"]);
  });

  it("opens the breeder's dashboard to breeders", async () => {
    const { user } = await addBreeder(world.services);
    const me = await browser().send("GET", "/v1/user", undefined, await bearer(world.services, user));
    expect(me.body.dashboard).toBe("breeder");
  });
});

describe("sessions", () => {
  async function signedIn() {
    const visitor = browser();
    const user = await addUser(world.services);
    const { body } = await visitor.post("/v1/login", { email: user.email, password: PASSWORD });
    return { visitor, user, authorization: `Bearer ${body.accessToken}` };
  }

  it("refresh replaces the refresh token", async () => {
    const { visitor } = await signedIn();
    const before = visitor.jar.get("refresh");
    const { status, body } = await visitor.post("/v1/token/refresh", undefined);
    expect(status).toBe(200);
    expect(body.accessToken.split(".")).toHaveLength(3);
    expect(visitor.jar.get("refresh")).not.toBe(before);
  });

  it("two honest tabs that refresh at once both go on", async () => {
    const { visitor } = await signedIn();
    const old = visitor.jar.get("refresh")!;
    expect((await visitor.post("/v1/token/refresh", undefined)).status).toBe(200);
    const rotated = visitor.jar.get("refresh")!;
    visitor.jar.set("refresh", old);
    expect((await visitor.post("/v1/token/refresh", undefined)).status).toBe(200);
    visitor.jar.set("refresh", rotated);
    expect((await visitor.post("/v1/token/refresh", undefined)).status).toBe(200);
  });

  it("a suspended person refreshes nothing, also with a session that was not ended", async () => {
    const { visitor } = await signedIn();
    const session = visitor.jar.get("refresh")!;
    const [user] = await world.db.selectFrom("users").select("id").orderBy("created_at", "desc").limit(1)
      .execute();
    await world.db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", user!.id)
      .execute();
    expect((await visitor.post("/v1/token/refresh", undefined)).status).toBe(401);
    await world.db.updateTable("users").set({ account_status: "Active" }).where("id", "=", user!.id)
      .execute();
    visitor.jar.set("refresh", session);
    expect((await visitor.post("/v1/token/refresh", undefined)).status).toBe(200);
  });

  it("an old refresh token that comes back later ends the whole session", async () => {
    const { visitor, authorization } = await signedIn();
    const old = visitor.jar.get("refresh")!;
    await visitor.post("/v1/token/refresh", undefined);
    const current = visitor.jar.get("refresh")!;
    world.advance(11_000);
    visitor.jar.set("refresh", old);
    const replay = await visitor.post("/v1/token/refresh", undefined);
    expect([replay.status, replay.body.error]).toEqual([401, "Invalid token"]);
    visitor.jar.set("refresh", current);
    expect((await visitor.post("/v1/token/refresh", undefined)).status).toBe(401);
    const me = await browser().send("GET", "/v1/user", undefined, { authorization });
    expect([me.status, me.body.error]).toEqual([401, "Invalid token"]);
  });

  it("a refresh token that was replaced several times ends the whole session too", async () => {
    const { visitor } = await signedIn();
    const first = visitor.jar.get("refresh")!;
    for (let i = 0; i < 3; i++) await visitor.post("/v1/token/refresh", undefined);
    const current = visitor.jar.get("refresh")!;
    visitor.jar.set("refresh", first);
    expect((await visitor.post("/v1/token/refresh", undefined)).status).toBe(401);
    visitor.jar.set("refresh", current);
    expect((await visitor.post("/v1/token/refresh", undefined)).status).toBe(401);
  });

  it("an access token lasts ten minutes", async () => {
    const { authorization } = await signedIn();
    world.advance(9 * 60_000);
    expect((await browser().send("GET", "/v1/user", undefined, { authorization })).status).toBe(200);
    world.advance(2 * 60_000);
    const late = await browser().send("GET", "/v1/user", undefined, { authorization });
    expect([late.status, late.body.error]).toEqual([401, "jwt expired"]);
  });

  it.each([
    ["no header", {}, "No authorization token was found"],
    ["a forged token", { authorization: "Bearer eyJhbGciOiJub25lIn0.e30." }, "Invalid token"],
    ["another scheme", { authorization: "Basic abc" }, "Invalid token"],
  ])("%s is 401 with the exact words", async (_, headers, error) => {
    const me = await browser().send("GET", "/v1/user", undefined, headers as Record<string, string>);
    expect([me.status, me.body.error]).toEqual([401, error]);
  });

  it("signing out ends the session at once, also with an expired token", async () => {
    const { visitor, authorization } = await signedIn();
    world.advance(11 * 60_000);
    visitor.jar.clear();
    const out = await visitor.send("GET", "/v1/logout", undefined, { authorization });
    expect([out.status, out.body]).toEqual([200, { ok: true }]);
    world.advance(-11 * 60_000);
    expect((await browser().send("GET", "/v1/user", undefined, { authorization })).status).toBe(401);
  });

  it.each<[string, Record<string, string>]>([
    ["another site's page", { "sec-fetch-site": "cross-site" }],
    ["a neighbor's page", { "sec-fetch-site": "same-site" }],
    ["a link in an email", { "sec-fetch-site": "none", "sec-fetch-mode": "navigate" }],
    ["another site's page, whose referrer is ours", {
      "sec-fetch-site": "cross-site",
      referer: "http://localhost:8000/",
    }],
    ["an older browser that names nothing", {}],
    ["another site's page in an older browser", { referer: "https://evil.example/x" }],
    ["another site's script", { origin: "https://evil.example" }],
  ])("%s signs nobody out, and hears nothing of it", async (_, headers) => {
    const { visitor, authorization } = await signedIn();
    const { status, body, headers: answered } = await visitor.send("GET", "/v1/logout", undefined, {
      origin: "",
      ...headers,
    });
    expect([status, body, answered.getSetCookie()]).toEqual([200, { ok: true }, []]);
    expect((await browser().send("GET", "/v1/user", undefined, { authorization })).status).toBe(200);
  });

  it.each<[string, () => Record<string, string>]>([
    ["a page of ours", () => ({ "sec-fetch-site": "same-origin" })],
    ["a page of ours in an older browser", () => ({ referer: `${world.config.publicUrl}/account` })],
  ])("%s signs out by its cookie", async (_, headers) => {
    const { visitor, authorization } = await signedIn();
    const out = await visitor.send("GET", "/v1/logout", undefined, { origin: "", ...headers() });
    expect([out.status, visitor.jar.size]).toEqual([200, 0]);
    expect((await browser().send("GET", "/v1/user", undefined, { authorization })).status).toBe(401);
  });

  it("a suspended user is refused at the next request", async () => {
    const { user, authorization } = await signedIn();
    await world.db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", user.id)
      .execute();
    const me = await browser().send("GET", "/v1/user", undefined, { authorization });
    expect([me.status, me.body.code]).toEqual([403, "account_suspended"]);
  });

  it("refresh without the CSRF token is refused", async () => {
    const { visitor } = await signedIn();
    const { status, body } = await visitor.send("POST", "/v1/token/refresh", undefined);
    expect([status, body.code]).toEqual([403, "csrf_invalid"]);
  });
});

it("no password, token or address reaches the log", () => {
  const lines = JSON.stringify(world.logged);
  expect(world.logged.length).toBeGreaterThan(20);
  expect(lines).not.toMatch(/@example\.com|marmalade|eyJ|quiet-harbour/);
});
