import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addBreeder,
  addSecondFactor,
  addUser,
  bearer,
  PASSWORD,
  secondFactorCode,
} from "../../testing/fixtures.ts";
import { sendPasswordCode } from "../passwords/actions.ts";
import { type SocialProfile, SocialUnavailable } from "../../platform/ports/social/port.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { deleteOldSignIns } from "./social_store.ts";
import { linkOutcome, namesOf, returnPath } from "./social_rules.ts";
import { TERMS_VERSION } from "../accounts/rules.ts";

const features = ["auth", "passwords", "system", "users"];

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
type Provider = "google" | "facebook";
type Choice = Record<string, string>;
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features });
});
afterAll(() => app.close());

/** A test browser: keeps cookies, goes to the provider and back. */
function browser(at: TestApp = app) {
  const jar = new Map<string, string>();
  const send = async (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) => {
    const response = await at.fetch(path, {
      method,
      ...(json === undefined ? {} : { json }),
      headers: {
        origin: at.config.publicUrl,
        ...(jar.size ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") } : {}),
        ...headers,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value) jar.set(name!, value);
      else jar.delete(name!);
    }
    return { status: response.status, body: (await response.json()) as Body, headers: response.headers };
  };
  const post = async (path: string, json: unknown, headers: Record<string, string> = {}) => {
    const { body: { csrfToken } } = await send("GET", "/v1/csrf-token");
    return await send("POST", path, json, { "x-csrf-token": csrfToken, ...headers });
  };
  /** Opens the provider's page, chooses there, and returns the parameters of the address that leads back. */
  const consent = async (provider: Provider, choice: Choice, returnTo?: string) => {
    const query = returnTo === undefined ? "" : `?returnTo=${encodeURIComponent(returnTo)}`;
    const begun = await send("GET", `/v1/auth/${provider}/url${query}`);
    expect(begun.status).toBe(200);
    const page = await (await at.fetch(begun.body.url)).text();
    const request = /name="request" value="([^"]+)"/.exec(page)![1]!;
    const decided = await at.fetch(/action="([^"]+)"/.exec(page)![1]!, {
      method: "POST",
      body: new URLSearchParams({ request, ...choice }),
    });
    const back = new URL(decided.headers.get("location")!);
    expect(`${back.origin}${back.pathname}`).toBe(`${at.config.publicUrl}/user/auth/${provider}/callback`);
    return { ...Object.fromEntries(back.searchParams), termsVersion: TERMS_VERSION } as Body;
  };
  const finish = (provider: Provider, answer: Body) => post(`/v1/auth/${provider}/callback`, answer);
  /** Sends the same call many times in parallel. */
  const finishAtOnce = async (provider: Provider, answer: Body, times: number) => {
    const { body: { csrfToken } } = await send("GET", "/v1/csrf-token");
    const call = () => send("POST", `/v1/auth/${provider}/callback`, answer, { "x-csrf-token": csrfToken });
    return await Promise.all(Array.from({ length: times }, call));
  };
  const walk = async (provider: Provider, choice: Choice, returnTo?: string) =>
    await finish(provider, await consent(provider, choice, returnTo));
  return { jar, send, post, consent, finish, finishAtOnce, walk };
}

let count = 0;
const fresh = () => `social${++count}@example.com`;
const typed = (email: string, verified = "1", name = "Robin Vale") => ({
  person: "typed",
  name,
  email,
  verified,
});
const codeOf = ({ status, body }: { status: number; body: Body }) => [status, body.code];
const userRow = (email: string) =>
  app.db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
const identities = (userId: string) =>
  app.db.selectFrom("social_identities").select(["provider", "subject"]).where("user_id", "=", userId)
    .execute();
const isLive = async (headers: Record<string, string>) =>
  (await app.fetch("/v1/user", { headers })).status === 200;
const mailKinds = async (userId: string) =>
  (await app.db.selectFrom("mails").select("kind").where("user_id", "=", userId).orderBy("id").execute())
    .map(({ kind }) => kind);
const signInStatus = async (email: string, password = PASSWORD) =>
  (await browser().post("/v1/login", { email, password })).status;

describe("a new person", () => {
  it("gets a consumer's account by Google, with the address verified and no password", async () => {
    const email = fresh();
    const visitor = browser();
    const { status, body, headers } = await visitor.walk("google", typed(email), "/pets/1?tab=parents");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      returnTo: "/pets/1?tab=parents",
      isNewAccount: true,
      user: { email, firstName: "Robin", lastName: "Vale", role: "Customer", isEmailVerified: true },
    });
    expect(await userRow(email)).toMatchObject({ password_hash: null, terms_version: TERMS_VERSION });
    expect(headers.getSetCookie().join("\n")).toMatch(/refresh=.+Max-Age=15552000/);
    expect(headers.get("cache-control")).toBe("no-store");
    // The session works like any other: its cookie and the CSRF token refresh it.
    const again = await visitor.post("/v1/token/refresh", undefined);
    expect(again.status).toBe(200);
    expect(await isLive({ authorization: `Bearer ${again.body.accessToken}` })).toBe(true);
    expect(await mailKinds(body.user.id)).toEqual([]);
  });

  it("by Facebook has to verify the address", async () => {
    const email = fresh();
    const { status, body } = await browser().walk("facebook", typed(email));
    expect({ status, isEmailVerified: body.user.isEmailVerified }).toEqual({
      status: 200,
      isEmailVerified: false,
    });
    expect(await mailKinds(body.user.id)).toEqual(["verify-email"]);
  });

  it("is known the next time, also with another address at the provider", async () => {
    const [first, second] = [
      await browser().walk("facebook", { person: "0" }),
      await browser().walk("facebook", { person: "0" }),
    ];
    expect(second.body).toMatchObject({
      isNewAccount: false,
      returnTo: "/",
      user: { id: first.body.user.id },
    });
    await app.db.updateTable("users").set({ email: fresh() }).where("id", "=", first.body.user.id).execute();
    expect((await browser().walk("facebook", { person: "0" })).body.user.id).toBe(first.body.user.id);
    expect(await identities(first.body.user.id)).toHaveLength(1);
  });

  it.each(
    [
      ["google", "shares no address", typed(""), {}, [422, "social_email_missing"]],
      ["facebook", "shares no address", { person: "2" }, {}, [422, "social_email_missing"]],
      ["google", "has an address with a plus sign", typed("robin+1@example.com"), {}, [
        422,
        "email_not_accepted",
      ]],
      [
        "google",
        "has not accepted today's terms",
        typed("terms@example.com"),
        { termsVersion: "2020-01-01" },
        [
          422,
          "terms_not_accepted",
        ],
      ],
    ] as const,
  )("who comes by %s and %s is refused", async (provider, _, choice, change, refusal) => {
    const visitor = browser();
    const answer = await visitor.consent(provider, choice);
    expect(codeOf(await visitor.finish(provider, { ...answer, ...change }))).toEqual(refusal);
  });

  it("who comes in by both at the same moment has one account", async () => {
    const email = fresh();
    const [one, other] = [browser(), browser()];
    const answers = [await one.consent("google", typed(email)), await other.consent("google", typed(email))];
    const results = await Promise.all([one.finish("google", answers[0]), other.finish("google", answers[1])]);
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    expect(results[0]!.body.user.id).toBe(results[1]!.body.user.id);
    expect(results.map(({ body }) => body.isNewAccount).sort()).toEqual([false, true]);
  });

  it("can set a password by the code of a forgotten one; until then is told so", async () => {
    const email = fresh();
    const { body } = await browser().walk("google", typed(email));
    const headers = { authorization: `Bearer ${body.accessToken}` };
    expect(await signInStatus(email, "")).toBe(422);
    expect(await signInStatus(email)).toBe(422);
    const change = await app.fetch("/v1/password/change", {
      method: "PUT",
      headers,
      json: { currentPassword: "x", newPassword: "a-quiet-harbour-9" },
    });
    expect(codeOf({ status: change.status, body: await change.json() })).toEqual([409, "password_missing"]);
    const move = await app.fetch("/v1/users/email/change", {
      headers,
      json: { email: fresh(), password: "x" },
    });
    expect(codeOf({ status: move.status, body: await move.json() })).toEqual([409, "password_missing"]);
  });
});

describe("who has an account already", () => {
  const verified = () => addUser(app.services, { email: fresh() });

  it("is linked by an address that the provider calls verified, keeps the password and is told", async () => {
    const user = await verified();
    const session = await bearer(app.services, user);
    const { body } = await browser().walk("google", typed(user.email.toUpperCase()));
    expect(body).toMatchObject({ isNewAccount: false, user: { id: user.id, lastName: user.last_name } });
    expect(await mailKinds(user.id)).toEqual(["social-connected"]);
    expect(await isLive(session)).toBe(true);
    expect(await signInStatus(user.email)).toBe(200);
    expect((await browser().walk("google", typed(user.email))).status).toBe(200);
    expect(await identities(user.id)).toHaveLength(1);
  });

  it("keeps the role", async () => {
    const breeder = await addBreeder(app.services);
    await app.db.updateTable("users").set({ email_verified_at: app.services.now() })
      .where("id", "=", breeder.user.id).execute();
    const { body } = await browser().walk("google", typed(breeder.user.email));
    expect(body.user).toMatchObject({ id: breeder.user.id, role: "Breeder", programName: breeder.name });
  });

  it.each([["google", "0"], ["facebook", "1"], ["facebook", "0"]] as const)(
    "is not linked by an unverified address (%s, checked %s)",
    async (provider, checked) => {
      const user = await verified();
      expect(codeOf(await browser().walk(provider, typed(user.email, checked)))).toEqual([
        409,
        "email_not_linked",
      ]);
      expect(await identities(user.id)).toEqual([]);
      expect(await mailKinds(user.id)).toEqual([]);
    },
  );

  it("owns an account whose address nobody had shown to be theirs; its maker is shut out", async () => {
    // An attacker creates an account with another person's address, by password and Facebook, and waits.
    const email = fresh();
    const { body: { user: trap } } = await browser().walk("facebook", typed(email, "", "Mallory Grey"));
    await app.db.updateTable("users").set({ password_hash: (await addUser(app.services)).password_hash })
      .where("id", "=", trap.id).execute();
    const maker = await bearer(app.services, trap);
    const { body: asked } = await browser().send("POST", "/v1/users/email/change", {
      email: fresh(),
      password: PASSWORD,
    }, maker);
    expect(asked).toEqual({ ok: true });

    const { body } = await browser().walk("google", typed(email));
    expect(body.user).toMatchObject({ id: trap.id, isEmailVerified: true });
    expect(await isLive(maker)).toBe(false);
    expect(await signInStatus(email)).toBe(422);
    expect(codeOf(await browser().walk("facebook", typed(email, "", "Mallory Grey")))).toEqual([
      409,
      "email_not_linked",
    ]);
    expect((await identities(trap.id)).map(({ provider }) => provider)).toEqual(["google"]);
    const open = await app.db.selectFrom("link_tokens").select("id").where("user_id", "=", trap.id)
      .where("used_at", "is", null).execute();
    expect(open).toEqual([]);
    expect(await mailKinds(trap.id)).toContain("social-connected");
  });

  it.each([
    [
      "staff",
      (user: { id: string }) =>
        app.db.updateTable("users").set({ role: "Admin" }).where("id", "=", user.id).execute(),
    ],
    ["somebody with a second factor", (user: { id: string }) => addSecondFactor(app.services, user)],
  ])("does not take over an unverified account of %s", async (_, change) => {
    const user = await addUser(app.services, { email: fresh(), email_verified_at: null });
    await change(user);
    expect(codeOf(await browser().walk("google", typed(user.email)))).toEqual([409, "email_not_linked"]);
    expect((await userRow(user.email))!.password_hash).not.toBeNull();
  });

  it("stays outside while suspended, linked or not", async () => {
    const user = await verified();
    const suspend = () =>
      app.db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", user.id).execute();
    await suspend();
    expect(codeOf(await browser().walk("google", typed(user.email)))).toEqual([403, "account_suspended"]);
    expect(await identities(user.id)).toEqual([]);
    await app.db.updateTable("users").set({ account_status: "Active" }).where("id", "=", user.id).execute();
    expect((await browser().walk("google", typed(user.email))).status).toBe(200);
    await suspend();
    expect(codeOf(await browser().walk("google", typed(user.email)))).toEqual([403, "account_suspended"]);
  });

  it("begins anew after the account was closed", async () => {
    const email = fresh();
    const visitor = browser();
    const { body } = await visitor.walk("google", typed(email));
    const { body: { csrfToken } } = await visitor.send("GET", "/v1/csrf-token", undefined, {
      authorization: `Bearer ${body.accessToken}`,
    });
    const closed = await visitor.send("DELETE", "/v1/users/me", {}, {
      authorization: `Bearer ${body.accessToken}`,
      "x-csrf-token": csrfToken,
    });
    expect(closed.status).toBe(200);
    const again = await browser().walk("google", typed(email));
    expect(again.body).toMatchObject({ isNewAccount: true });
    expect(again.body.user.id).not.toBe(body.user.id);
  });
});

describe("a second factor", () => {
  async function walker() {
    const user = await addUser(app.services, { email: fresh(), email_verified_at: app.services.now() });
    await addSecondFactor(app.services, user);
    const visitor = browser();
    const answer = await visitor.consent("google", typed(user.email), "/account");
    const finish = (more: object = {}) => visitor.finish("google", { ...answer, ...more });
    const code = () => secondFactorCode(app.services, user);
    return { user, visitor, answer, finish, code };
  }

  it("is asked for before there is a session, and the same state goes on with a code, once", async () => {
    const { user, visitor, finish, code } = await walker();
    const first = await finish();
    expect(codeOf(first)).toEqual([422, "second_factor_needed"]);
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(visitor.jar.has("refresh")).toBe(false);
    expect(codeOf(await finish())).toEqual([422, "second_factor_needed"]);
    const right = await code();
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
    expect(codeOf(await finish({ secondFactorCode: wrong }))).toEqual([422, "second_factor_wrong"]);
    const { status, body } = await finish({ secondFactorCode: right });
    expect(status).toBe(200);
    expect(body).toMatchObject({ returnTo: "/account", isNewAccount: false, user: { id: user.id } });
    const { second_factor_at } = await app.db.selectFrom("sessions").select("second_factor_at")
      .where("user_id", "=", user.id).executeTakeFirstOrThrow();
    expect(second_factor_at).not.toBeNull();
    expect((await finish({ secondFactorCode: await code() })).body.code).toBe("social_refused");
  });

  it("is waited for five minutes, in the same browser", async () => {
    const { visitor, answer, finish, code } = await walker();
    await finish();
    const other = browser();
    await other.consent("google", typed(fresh()));
    const stolen = await other.finish("google", { ...answer, secondFactorCode: await code() });
    expect(codeOf(stolen)).toEqual([422, "social_refused"]);
    app.advance(5 * 60_000 + 1);
    expect(codeOf(await finish({ secondFactorCode: await code() }))).toEqual([422, "social_refused"]);
    app.advance(-(5 * 60_000 + 1));
    expect(visitor.jar.has("refresh")).toBe(false);
  });

  it("of parallel calls with the code one opens a session", async () => {
    const { user, visitor, answer, finish, code } = await walker();
    await finish();
    const right = await code();
    const results = await visitor.finishAtOnce("google", { ...answer, secondFactorCode: right }, 5);
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    const sessions = await app.db.selectFrom("sessions").select("id").where("user_id", "=", user.id)
      .execute();
    expect(sessions).toHaveLength(1);
  });

  it("does not open the door to who was suspended meanwhile", async () => {
    const { user, finish, code } = await walker();
    await finish();
    await app.db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", user.id)
      .execute();
    expect(codeOf(await finish({ secondFactorCode: await code() }))).toEqual([403, "account_suspended"]);
  });
});

describe("a sign-in that is under way while the way in is taken away", () => {
  /** Removes a person's proof as `take` says, and commits only once `call` waits for it. */
  async function meanwhile(
    userId: string,
    take: string,
    call: () => Promise<{ status: number; body: Body }>,
  ): Promise<{ answer: unknown[]; living: number }> {
    const other = await app.services.pool.connect();
    try {
      await other.query("begin");
      await other.query("update users set password_hash = null where id = $1", [userId]);
      await other.query(take, [userId]);
      await other.query("update sessions set ended_at = now() where user_id = $1", [userId]);
      const under = call();
      await new Promise((done) => setTimeout(done, 500));
      await other.query("commit");
      const answer = codeOf(await under);
      const { rows } = await other.query("select id from sessions where user_id = $1 and ended_at is null", [
        userId,
      ]);
      return { answer, living: rows.length };
    } finally {
      other.release();
    }
  }

  it("opens no session by an old password", async () => {
    const user = await addUser(app.services, { email: fresh() });
    const visitor = browser();
    const outcome = await meanwhile(
      user.id,
      "select $1::uuid",
      () => visitor.post("/v1/login", { email: user.email, password: PASSWORD }),
    );
    expect(outcome).toEqual({ answer: [422, "wrong_credentials"], living: 0 });
  });

  it("opens no session by a connection that is gone", async () => {
    const { body } = await browser().walk("facebook", typed(fresh(), "", "Mallory Grey"));
    const visitor = browser();
    const answer = await visitor.consent("facebook", typed(body.user.email, "", "Mallory Grey"));
    const outcome = await meanwhile(
      body.user.id,
      "delete from social_identities where user_id = $1",
      () => visitor.finish("facebook", answer),
    );
    expect(outcome.living).toBe(0);
    expect(outcome.answer[0]).toBeGreaterThanOrEqual(400);
  });
});

describe("a new password for an account whose address was never verified", () => {
  async function reset(email: string, headers: Record<string, string> = {}) {
    const requestId = app.services.newId();
    await sendPasswordCode(app.services, { requestId, address: email });
    const mail = await app.db.selectFrom("mails").select("text_body").where("recipient", "=", email)
      .where("kind", "=", "password-code").orderBy("id", "desc").executeTakeFirstOrThrow();
    const code = /\n(\d{6})\n/.exec(mail.text_body)![1];
    const json = { email, code, newPassword: "a-quiet-harbour-9" };
    return (await app.fetch("/v1/password/reset", { json, headers })).status;
  }
  const trap = async () => {
    const email = fresh();
    const { body } = await browser().walk("facebook", typed(email, "", "Mallory Grey"));
    return { email, id: body.user.id, headers: { authorization: `Bearer ${body.accessToken}` } };
  };

  it("shuts out who connected it, and shows that the address is the owner's", async () => {
    const { email, id } = await trap();
    expect(await reset(email)).toBe(200);
    expect(await identities(id)).toEqual([]);
    expect((await userRow(email))!.email_verified_at).not.toBeNull();
    expect(await signInStatus(email, "a-quiet-harbour-9")).toBe(200);
    expect(codeOf(await browser().walk("facebook", typed(email, "", "Mallory Grey")))).toEqual([
      409,
      "email_not_linked",
    ]);
  });

  it("keeps the connection of who is signed in with it, and reads the mail too", async () => {
    const { email, id, headers } = await trap();
    expect(await reset(email, headers)).toBe(200);
    expect(await identities(id)).toHaveLength(1);
  });

  it("keeps the connections of an address that was verified", async () => {
    const email = fresh();
    const { body } = await browser().walk("google", typed(email));
    expect(await reset(email)).toBe(200);
    expect(await identities(body.user.id)).toHaveLength(1);
    expect((await browser().walk("google", typed(email))).status).toBe(200);
  });
});

describe("listSignInWays", () => {
  it("says what is connected, and whether there is a password", async () => {
    const { body } = await browser().walk("google", typed(fresh()));
    const ways = async (headers: Record<string, string>) =>
      await (await app.fetch("/v1/users/sign-in-ways", { headers })).json();
    expect(await ways({ authorization: `Bearer ${body.accessToken}` })).toEqual({
      hasPassword: false,
      connections: [{ provider: "google", connectedAt: expect.any(String), lastUsedAt: expect.any(String) }],
    });
    expect(await ways(await bearer(app.services, await addUser(app.services)))).toEqual({
      hasPassword: true,
      connections: [],
    });
    expect((await app.fetch("/v1/users/sign-in-ways")).status).toBe(401);
  });
});

describe("what comes back", () => {
  it("works once: the same state is refused, with the same code or another", async () => {
    const visitor = browser();
    const answer = await visitor.consent("google", typed(fresh()));
    expect((await visitor.finish("google", answer)).status).toBe(200);
    expect(codeOf(await visitor.finish("google", answer))).toEqual([422, "social_refused"]);
    const other = await visitor.consent("google", typed(fresh()));
    expect(codeOf(await visitor.finish("google", { ...answer, code: other.code }))).toEqual([
      422,
      "social_refused",
    ]);
  });

  it("of parallel calls with one state one is let in", async () => {
    const email = fresh();
    const visitor = browser();
    const answer = await visitor.consent("google", typed(email));
    const results = await visitor.finishAtOnce("google", answer, 8);
    expect(results.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
    const { id } = (await userRow(email))!;
    expect(await app.db.selectFrom("sessions").select("id").where("user_id", "=", id).execute()).toHaveLength(
      1,
    );
  });

  it.each(["google", "facebook"] as const)(
    "a code of one sign-in does not fit another (%s)",
    async (provider) => {
      const visitor = browser();
      const [mine, theirs] = [
        await visitor.consent(provider, typed(fresh())),
        await browser().consent(provider, typed(fresh())),
      ];
      const mixed = await visitor.finish(provider, { ...mine, code: theirs.code });
      expect(codeOf(mixed)).toEqual([422, "social_refused"]);
      // The state is gone too, so codes cannot be tried with it.
      expect(codeOf(await visitor.finish(provider, mine))).toEqual([422, "social_refused"]);
    },
  );

  it("belongs to the browser that began", async () => {
    const victim = browser();
    const answer = await browser().consent("google", typed(fresh()));
    expect(codeOf(await victim.finish("google", answer))).toEqual([422, "social_refused"]);
    await victim.consent("google", typed(fresh()));
    expect(codeOf(await victim.finish("google", answer))).toEqual([422, "social_refused"]);
  });

  it("belongs to the provider that was asked", async () => {
    const visitor = browser();
    const answer = await visitor.consent("google", typed(fresh()));
    const { iss: _, ...rest } = answer;
    expect(codeOf(await visitor.finish("facebook", rest))).toEqual([422, "social_refused"]);
    expect((await visitor.finish("google", answer)).status).toBe(200);
  });

  it("names its issuer, or is refused", async () => {
    for (const iss of [undefined, "https://accounts.evil.example"]) {
      const visitor = browser();
      const answer = await visitor.consent("google", typed(fresh()));
      expect(codeOf(await visitor.finish("google", { ...answer, iss }))).toEqual([422, "social_refused"]);
    }
  });

  it("comes within ten minutes", async () => {
    const visitor = browser();
    const answer = await visitor.consent("google", typed(fresh()));
    app.advance(10 * 60_000 + 1);
    expect(codeOf(await visitor.finish("google", answer))).toEqual([422, "social_refused"]);
    app.advance(-(10 * 60_000 + 1));
  });

  it("needs the CSRF token and our own origin", async () => {
    const visitor = browser();
    const answer = await visitor.consent("google", typed(fresh()));
    const path = "/v1/auth/google/callback";
    expect(codeOf(await visitor.send("POST", path, answer))).toEqual([403, "csrf_invalid"]);
    const evil = await visitor.post(path, answer, { origin: "https://evil.example" });
    expect(codeOf(evil)).toEqual([403, "origin_not_allowed"]);
    expect((await visitor.finish("google", answer)).status).toBe(200);
  });

  it("two tabs of one browser may both have a sign-in under way", async () => {
    const visitor = browser();
    const [first, second] = [
      await visitor.consent("google", typed(fresh())),
      await visitor.consent("facebook", typed(fresh())),
    ];
    expect((await visitor.finish("google", first)).status).toBe(200);
    expect((await visitor.finish("facebook", second)).status).toBe(200);
  });

  it("without a code is not asked of the provider", async () => {
    const visitor = browser();
    const { error, code, state } = await visitor.consent("google", { person: "deny" });
    expect([error, code]).toEqual(["access_denied", undefined]);
    expect((await visitor.finish("google", { state })).status).toBe(422);
  });

  it("leaves neither state nor secrets of it in the database or the log", async () => {
    const visitor = browser();
    const email = fresh();
    const answer = await visitor.consent("google", typed(email));
    await visitor.finish("google", answer);
    const { rows } = await app.services.pool.query(
      "select row_to_json(s)::text as row from social_sign_ins s",
    );
    for (const { row } of rows) expect(row).not.toContain(answer.state);
    const left = await app.db.selectFrom("social_sign_ins").select("code_verifier")
      .where("came_back_at", "is not", null).where("code_verifier", "is not", null).execute();
    expect(left).toEqual([]);
    const log = JSON.stringify(app.logged);
    for (const secret of [answer.state, answer.code, email]) expect(log).not.toContain(secret);
  });
});

describe("where one goes on", () => {
  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\evil",
    "https://evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "javascript:alert(1)",
    "account",
  ])("%j is refused", async (returnTo) => {
    const { status } = await browser().send(
      "GET",
      `/v1/auth/google/url?returnTo=${encodeURIComponent(returnTo)}`,
    );
    expect(status).toBe(422);
  });

  it("the provider sends back to the configured address, whatever the Host header says", async () => {
    const { body } = await browser().send("GET", "/v1/auth/google/url", undefined, { host: "evil.example" });
    const url = new URL(body.url);
    expect(url.searchParams.get("redirect_uri")).toBe(`${app.config.publicUrl}/user/auth/google/callback`);
    expect(url.searchParams.get("code_challenge_method")).toBe("S256");
    expect(url.searchParams.get("nonce")).toMatch(/^[\w-]{43}$/);
  });

  it("the cookie is not for scripts and lasts ten minutes", async () => {
    const { headers } = await browser().send("GET", "/v1/auth/facebook/url");
    expect(headers.getSetCookie().join()).toMatch(
      /^social=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/,
    );
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

describe("providers", () => {
  it("that are not configured do not exist in staging", async () => {
    const staging = await startApp({ features, env: { APP_MODE: "staging" } });
    try {
      const { body: { configuration } } = await browser(staging).send("GET", "/v1/configuration");
      expect(configuration.signInProviders).toEqual([]);
      for (const provider of ["google", "facebook"]) {
        expect(codeOf(await browser(staging).send("GET", `/v1/auth/${provider}/url`))).toEqual([
          404,
          "provider_not_configured",
        ]);
        const finished = await browser(staging).post(`/v1/auth/${provider}/callback`, {
          code: "a",
          state: "b",
        });
        expect(codeOf(finished)).toEqual([404, "provider_not_configured"]);
      }
      expect((await staging.fetch("/_sandbox/social/google/jwks")).status).toBe(404);
    } finally {
      await staging.close();
    }
  });

  it("are named by the configuration in development", async () => {
    const { body: { configuration } } = await browser().send("GET", "/v1/configuration");
    expect(configuration.signInProviders).toEqual(["google", "facebook"]);
    expect((await browser().send("GET", "/v1/auth/myspace/url")).status).toBe(404);
  });

  it("that are away are answered 503, and say so", async () => {
    const away = () => Promise.reject(new SocialUnavailable("no route"));
    const lost = await startApp({
      features,
      services: { social: { google: { begin: away, finish: away } } },
    });
    try {
      const { status, body } = await browser(lost).send("GET", "/v1/auth/google/url");
      expect([status, body.code, body.detail]).toEqual([
        503,
        "unavailable",
        expect.stringContaining("Google"),
      ]);
    } finally {
      await lost.close();
    }
  });

  it("that tell strange names make a tidy account", async () => {
    const profile: SocialProfile = {
      subject: "1",
      email: "Odd.Names@Example.com",
      isEmailVerified: true,
      firstName: "  \u0000\u202e<b>" + "x".repeat(200),
      lastName: "",
    };
    const odd = await startApp({
      features,
      services: {
        social: {
          google: {
            begin: ({ state }) => Promise.resolve(`https://accounts.example/?state=${state}`),
            finish: () => Promise.resolve({ profile }),
          },
        },
      },
    });
    try {
      const visitor = browser(odd);
      const begun = await visitor.send("GET", "/v1/auth/google/url");
      const state = new URL(begun.body.url).searchParams.get("state");
      const { body } = await visitor.finish("google", { code: "x", state, termsVersion: TERMS_VERSION });
      expect(body.user).toMatchObject({ email: "odd.names@example.com", lastName: "" });
      expect(body.user.firstName).toMatch(/^b x{58}$/);
    } finally {
      await odd.close();
    }
  });

  it("sign-ins that ran out are swept", async () => {
    await browser().send("GET", "/v1/auth/google/url");
    await app.db.updateTable("social_sign_ins").set({ expires_at: new Date("2020-01-01") }).execute();
    expect(await deleteOldSignIns(app.db, 1, 1000)).toBeGreaterThan(0);
    expect(await app.db.selectFrom("social_sign_ins").select("provider").execute()).toEqual([]);
  });

  it("beginnings are counted by the client's address", async () => {
    const limited = await startApp({ features, app: { rateScale: 0.1 } });
    try {
      const statuses = [];
      for (let i = 0; i < 4; i++) statuses.push((await limited.fetch("/v1/auth/google/url")).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe("linkOutcome", () => {
  const plain = {
    role: "Customer",
    isSuspended: false,
    isEmailVerified: true,
    hasSecondFactor: false,
  } as const;
  it.each(
    [
      ["nobody", true, undefined, "create"],
      ["nobody, unverified", false, undefined, "create"],
      ["a proved account", true, plain, "link"],
      ["a proved account of staff", true, { ...plain, role: "Admin" }, "link"],
      ["a proved account with a second factor", true, { ...plain, hasSecondFactor: true }, "link"],
      ["a proved account, unverified at the provider", false, plain, "sign-in-first"],
      ["an unproved account", true, { ...plain, isEmailVerified: false }, "take-over"],
      [
        "an unproved account of staff",
        true,
        { ...plain, isEmailVerified: false, role: "Admin" },
        "sign-in-first",
      ],
      ["a suspended account", true, { ...plain, isSuspended: true }, "suspended"],
      ["a suspended account, unverified", false, { ...plain, isSuspended: true }, "sign-in-first"],
    ] as const,
  )("%s", (_, isVerified, account, outcome) => {
    expect(linkOutcome(isVerified, account)).toBe(outcome);
  });
});

it("returnPath keeps every path of this site as it is", () => {
  for (const path of ["/", "/account?tab=1", "/pets/1/maple-a.b", "/search?q=%2F%2Fevil", "/a//b"]) {
    expect(returnPath(path)).toBe(path);
  }
});

it("namesOf takes the beginning of the address where there is no name", () => {
  expect(namesOf({ firstName: " ", lastName: " Vale " }, "robin.v@example.com")).toEqual({
    first_name: "robin.v",
    last_name: "Vale",
  });
});
