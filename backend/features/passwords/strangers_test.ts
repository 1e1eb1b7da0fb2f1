/** Actions of strangers with a person's address, and their effects on its owner. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { jobs } from "../../jobs.ts";
import type { App } from "../../platform/http/shell.ts";
import { addSecondFactor, addUser, PASSWORD, secondFactorCode } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { SUSPICIOUS } from "../accounts/tries_rules.ts";
import { mayAskForCode } from "./rules.ts";
import { TERMS_VERSION } from "../accounts/rules.ts";
import { loadFeatures } from "../../testing/features.ts";

const features = ["auth", "passwords", "users"];
const handlers = await loadFeatures(features);

let app: TestApp;
let open: App;
beforeAll(async () => {
  app = await startApp({ features });
  open = createApp(app.services, { features: handlers, rateScale: 0 });
});
afterAll(() => app.close());

const NEW = "a-quiet-harbour-9";
let used = 0;
/** Returns an address in a network that no request has used before. */
const elsewhere = () => `198.${18 + (++used >> 16)}.${used >> 8 & 255}.${used & 255}`;

async function post(path: string, json: unknown, ip: string) {
  const request = new Request(`${app.config.publicUrl}/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: app.config.publicUrl },
    body: JSON.stringify(json),
  });
  const response = await open.fetch(request, { remoteAddr: { hostname: ip } });
  return { status: response.status, body: await response.json() };
}

/** Runs the jobs of these names that calls have queued. */
async function runJobs() {
  const { rows } = await app.services.pool.query(
    `select j.id, j.payload, t.identifier from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier in ('sendPasswordCode', 'warnOfGuesses') order by j.id`,
  );
  const signal = new AbortController().signal;
  for (const { id, payload, identifier } of rows) {
    const run = jobs[identifier as "sendPasswordCode"];
    await run(payload, app.services, { id: String(id), attempt: 1, isLastTry: false, signal });
    await app.services.pool.query("delete from graphile_worker._private_jobs where id = $1", [id]);
  }
}

const mailsOf = async (email: string, kind: string) =>
  await app.db.selectFrom("mails").select("text_body").where("recipient", "=", email).where("kind", "=", kind)
    .orderBy("id").execute();
const codeIn = (mail: { text_body: string } | undefined) => /\n(\d{6})\n/.exec(mail?.text_body ?? "")?.[1];

/** Returns the code that this network gets for an address; undefined if it gets none. */
async function askForCode(email: string, ip: string): Promise<string | undefined> {
  const before = (await mailsOf(email, "password-code")).length;
  expect((await post("password/forgot", { email }, ip)).body).toEqual({ ok: true });
  await runJobs();
  return codeIn((await mailsOf(email, "password-code"))[before]);
}
/** Returns a code that differs from these. */
const otherThan = (...codes: (string | undefined)[]) =>
  ["111111", "222222", "333333", "444444"].find((code) => !codes.includes(code))!;

async function atHome() {
  const user = await addUser(app.services);
  const home = elsewhere();
  expect((await post("login", { email: user.email, password: PASSWORD }, home)).status).toBe(200);
  return { user, home };
}

describe("a stranger", () => {
  it("who asks for codes takes none of the owner's away, wherever the owner is", async () => {
    const { user, home } = await atHome();
    const stranger = elsewhere();
    for (let i = 0; i < 7; i++) await askForCode(user.email, stranger);
    expect(await mailsOf(user.email, "password-code")).toHaveLength(5);
    const away = await askForCode(user.email, elsewhere());
    expect(away).toBeDefined();
    for (let i = 0; i < 12; i++) await askForCode(user.email, elsewhere());
    // All strangers together get ten a day; the owner's own network has a separate five.
    expect(await mailsOf(user.email, "password-code")).toHaveLength(10);
    const code = await askForCode(user.email, home);
    expect((await post("password/reset", { email: user.email, code, newPassword: NEW }, home)).status).toBe(
      200,
    );
  });

  it("who guesses codes burns none of the owner's, known network or not", async () => {
    for (const isKnown of [true, false]) {
      const { user, home } = await atHome();
      const owner = isKnown ? home : elsewhere();
      const code = await askForCode(user.email, owner);
      const wrong = { email: user.email, code: otherThan(code) };
      const answers = [];
      for (let i = 0; i < 8; i++) {
        answers.push((await post("password/code/validate", wrong, elsewhere())).body.code);
      }
      expect(answers).toEqual([...Array(5).fill("code_wrong"), ...Array(3).fill("code_used_up")]);
      const right = { email: user.email, code, newPassword: NEW };
      // The strangers share five tries: now even the right code fails for them.
      expect((await post("password/reset", right, elsewhere())).body.code).toBe("code_used_up");
      expect([isKnown, (await post("password/reset", right, owner)).status]).toEqual([isKnown, 200]);
    }
  });

  it("who asks for a code later does not put the owner's out of force, and gains no tries by it", async () => {
    const { user, home } = await atHome();
    const stranger = elsewhere();
    const mine = await askForCode(user.email, home);
    const theirs = await askForCode(user.email, stranger);
    const wrong = { email: user.email, code: otherThan(mine, theirs) };
    for (let i = 0; i < 6; i++) await post("password/code/validate", wrong, stranger);
    const right = { email: user.email, code: mine, newPassword: NEW };
    expect((await post("password/reset", right, stranger)).body.code).toBe("code_used_up");
    expect((await post("password/reset", right, home)).status).toBe(200);
    // A used code ends the others of that address.
    const again = { ...right, code: theirs, newPassword: "another-harbour-9" };
    expect((await post("password/reset", again, elsewhere())).status).toBe(422);
  });

  it("in the owner's own network has five tries of a code as well, not more", async () => {
    const { user, home } = await atHome();
    const code = await askForCode(user.email, home);
    const wrong = { email: user.email, code: otherThan(code) };
    for (let i = 0; i < 5; i++) await post("password/code/validate", wrong, home);
    const right = { email: user.email, code, newPassword: NEW };
    expect((await post("password/reset", right, home)).body.code).toBe("code_used_up");
  });

  it("who knows the password cannot lock the owner out of two-step verification", async () => {
    const { user, home } = await atHome();
    await addSecondFactor(app.services, user);
    const signIn = async (secondFactorCode: string, ip: string) =>
      (await post("login", { email: user.email, password: PASSWORD, secondFactorCode }, ip)).status;
    const stranger = elsewhere();
    const statuses = [];
    for (let i = 0; i < 7; i++) statuses.push(await signIn("000000", i % 2 ? stranger : elsewhere()));
    expect(statuses).toEqual([...Array(5).fill(422), 429, 429]);
    expect(await signIn(await secondFactorCode(app.services, user), home)).toBe(200);
    // The password alone did not make any of those networks the owner's.
    expect(await signIn(await secondFactorCode(app.services, user), stranger)).toBe(429);
  });
});

describe("a network is its owner's", () => {
  const guess = async (email: string) => {
    for (let i = 0; i < 21; i++) await post("login", { email, password: `wrong-password-${i}` }, elsewhere());
  };

  it("from the sign-up on", async () => {
    const [email, home] = ["signs.up.here@example.com", elsewhere()];
    const account = { type: "Consumer", email, password: PASSWORD, firstName: "Dana", lastName: "Webb" };
    expect((await post("users/new", { ...account, termsVersion: TERMS_VERSION }, home)).status).toBe(201);
    await guess(email);
    expect((await post("login", { email, password: PASSWORD }, elsewhere())).status).toBe(429);
    expect((await post("login", { email, password: PASSWORD }, home)).status).toBe(200);
  });

  it("once the session goes on there", async () => {
    const user = await addUser(app.services);
    const { openSession } = await import("../accounts/actions.ts");
    const { refreshToken } = await openSession(app.services, user, "test");
    const { csrfCookie, csrfToken } = await import("../../platform/http/csrf.ts");
    const { deriveKey } = await import("../../platform/config.ts");
    const csrf = csrfCookie(null);
    const home = elsewhere();
    const request = new Request(`${app.config.publicUrl}/v1/token/refresh`, {
      method: "POST",
      headers: {
        origin: app.config.publicUrl,
        cookie: `refresh=${refreshToken}; csrf=${csrf}`,
        "x-csrf-token": csrfToken(deriveKey(app.config, "csrf"), csrf),
      },
    });
    expect((await open.fetch(request, { remoteAddr: { hostname: home } })).status).toBe(200);
    await guess(user.email);
    expect((await post("login", { email: user.email, password: PASSWORD }, home)).status).toBe(200);
  });
});

describe("many wrong passwords", () => {
  it("at sign-in are told to the owner, once a day", async () => {
    const user = await addUser(app.services);
    for (let i = 0; i < SUSPICIOUS.points - 1; i++) {
      await post("login", { email: user.email, password: `wrong-${i}` }, elsewhere());
    }
    await runJobs();
    expect(await mailsOf(user.email, "password-guessed")).toHaveLength(0);
    for (let i = 0; i < SUSPICIOUS.points * 2; i++) {
      await post("login", { email: user.email, password: `again-${i}` }, elsewhere());
    }
    await runJobs();
    const [mail, ...more] = await mailsOf(user.email, "password-guessed");
    expect(mail!.text_body).toContain("/forgot-password");
    expect(more).toEqual([]);
  });

  it("in a signed-in person's forms as well; of an address without an account nobody is told", async () => {
    const user = await addUser(app.services);
    const { openSession } = await import("../accounts/actions.ts");
    const { accessToken } = await openSession(app.services, user, "test");
    for (let i = 0; i < SUSPICIOUS.points; i++) {
      const json = { email: "thief@example.com", password: `wrong-${i}` };
      await app.fetch("/v1/users/email/change", { method: "POST", token: accessToken, json });
      await post("login", { email: "nobody-there@example.com", password: `wrong-${i}` }, elsewhere());
    }
    await runJobs();
    expect(await mailsOf(user.email, "password-guessed")).toHaveLength(1);
    expect(await mailsOf("nobody-there@example.com", "password-guessed")).toEqual([]);
  });
});

it("mayAskForCode: nobody can take a known network's codes away, and strangers get ten together", () => {
  const asking = fc.record({
    network: fc.constantFrom("home", "work", "a", "b", "c", "d"),
    byStranger: fc.boolean(),
  }).map(({ network }) => ({ network, byStranger: !["home", "work"].includes(network) }));
  fc.assert(fc.property(fc.array(asking, { maxLength: 120 }), (asked) => {
    const sent: typeof asked = [];
    for (const one of asked) if (mayAskForCode(sent, one)) sent.push(one);
    for (const network of ["home", "work"]) {
      const times = asked.filter((one) => one.network === network).length;
      expect(sent.filter((one) => one.network === network)).toHaveLength(Math.min(5, times));
    }
    const strangers = sent.filter(({ byStranger }) => byStranger);
    expect(strangers.length).toBeLessThanOrEqual(10);
    for (const network of ["a", "b", "c", "d"]) {
      expect(strangers.filter((one) => one.network === network).length).toBeLessThanOrEqual(5);
    }
  }));
});
