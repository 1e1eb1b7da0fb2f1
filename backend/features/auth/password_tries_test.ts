/** Guessing a password from many networks at once, and the effects on its owner. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { addUser, bearer, PASSWORD } from "../../testing/fixtures.ts";
import type { App } from "../../platform/http/shell.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { TRIES } from "../accounts/tries_rules.ts";
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

let used = 0;
/** Returns an address in a network that no request has used before. */
const elsewhere = () => `198.${18 + (++used >> 16)}.${used >> 8 & 255}.${used & 255}`;

async function signIn(email: string, password: string, ip = elsewhere()) {
  const request = new Request("http://localhost:8000/v1/login", {
    method: "POST",
    headers: { "content-type": "application/json", origin: app.config.publicUrl },
    body: JSON.stringify({ email, password }),
  });
  const response = await open.fetch(request, { remoteAddr: { hostname: ip } });
  const { requestId: _, accessToken: __, user: ___, ...body } = await response.json();
  return { status: response.status, body, wait: Number(response.headers.get("retry-after")) };
}
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe("wrong passwords of one account, each from another address of the network", () => {
  it("are let through so often, then one by one after a short wait; of an address without account just so", async () => {
    const user = await addUser(app.services);
    const sequence = async (email: string) => {
      const answers = [];
      for (let i = 0; i < TRIES.burst + 2; i++) answers.push(await signIn(email, `wrong-password-${i}`));
      return answers;
    };
    const known = await sequence(user.email);
    expect(statuses(known)).toEqual([...Array(TRIES.burst).fill(422), 429, 429]);
    const last = known.at(-1)!;
    expect(last.body.code).toBe("too_many_requests");
    expect(last.wait).toBeGreaterThan(0);
    expect(last.wait).toBeLessThanOrEqual(TRIES.everySeconds);
    const unknown = await sequence("nobody-at-all@example.com");
    // Ignores the seconds that passed between the two.
    const alike = (answers: typeof known) =>
      answers.map(({ status, body: { retryAfterSeconds, ...body } }) => ({
        status,
        body: { ...body, detail: "" },
        waits: typeof retryAfterSeconds,
      }));
    expect(alike(unknown)).toEqual(alike(known));

    app.advance(TRIES.everySeconds * 1000);
    const after = [await signIn(user.email, "wrong-again-1"), await signIn(user.email, "wrong-again-2")];
    expect(statuses(after)).toEqual([422, 429]);
  });

  it("gain nothing by coming at the same moment, nor by another case of the address", async () => {
    const user = await addUser(app.services);
    const answers = await Promise.all(
      Array.from(
        { length: TRIES.burst * 2 },
        (_, i) => signIn(i % 2 ? user.email.toUpperCase() : user.email, `wrong-${i}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(TRIES.burst);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(TRIES.burst);
  });

  it("never keep the owner out who has signed in from the same network before", async () => {
    const user = await addUser(app.services);
    const home = elsewhere();
    expect((await signIn(user.email, PASSWORD, home)).status).toBe(200);
    for (let i = 0; i < TRIES.burst + 1; i++) await signIn(user.email, `wrong-${i}`);
    expect((await signIn(user.email, "wrong-here-too", elsewhere())).status).toBe(429);
    expect((await signIn(user.email, PASSWORD, home)).status).toBe(200);
    // A guesser in the owner's network is limited too.
    const there = [];
    for (let i = 0; i < TRIES.burst + 1; i++) there.push(await signIn(user.email, `wrong-${i}`, home));
    expect(statuses(there)).toEqual([...Array(TRIES.burst).fill(422), 429]);
  });

  it("wait no longer than that after a clock that was days ahead", async () => {
    const user = await addUser(app.services);
    app.advance(2 * 86_400_000);
    for (let i = 0; i < TRIES.burst; i++) await signIn(user.email, `wrong-${i}`);
    app.advance(-2 * 86_400_000);
    const { status, wait } = await signIn(user.email, "wrong-once-more");
    expect(status).toBe(429);
    expect(wait).toBeLessThanOrEqual(TRIES.everySeconds);
    app.advance(TRIES.everySeconds * 1000);
    expect((await signIn(user.email, PASSWORD)).status).toBe(200);
  });
});

it("right passwords cost nothing", async () => {
  const user = await addUser(app.services);
  const answers = [];
  for (let i = 0; i < TRIES.burst + 5; i++) answers.push(await signIn(user.email, PASSWORD));
  expect(statuses(answers)).toEqual(Array(TRIES.burst + 5).fill(200));
});

it("whoever has set a new password by the code of the mail can sign in where they did", async () => {
  const user = await addUser(app.services);
  const home = elsewhere();
  for (let i = 0; i < TRIES.burst; i++) await signIn(user.email, `wrong-${i}`);
  expect((await signIn(user.email, PASSWORD, home)).status).toBe(429);
  const { sendPasswordCode } = await import("../passwords/actions.ts");
  await sendPasswordCode(app.services, { requestId: app.services.newId(), address: user.email });
  const mail = await app.db.selectFrom("mails").select("text_body").where("recipient", "=", user.email)
    .where("kind", "=", "password-code").executeTakeFirstOrThrow();
  const reset = new Request("http://localhost:8000/v1/password/reset", {
    method: "POST",
    headers: { "content-type": "application/json", origin: app.config.publicUrl },
    body: JSON.stringify({
      email: user.email,
      code: /\n(\d{6})\n/.exec(mail.text_body)![1],
      newPassword: "a-quiet-harbour-9",
    }),
  });
  expect((await open.fetch(reset, { remoteAddr: { hostname: home } })).status).toBe(200);
  expect((await signIn(user.email, "a-quiet-harbour-9", home)).status).toBe(200);
});

describe("whoever holds a session and not the password", () => {
  it.each([
    ["changePassword", "PUT", "/v1/password/change", (guess: string) => ({
      currentPassword: guess,
      newPassword: "a-quiet-harbour-9",
    })],
    ["changeEmail", "POST", "/v1/users/email/change", (guess: string) => ({
      email: "thief@example.com",
      password: guess,
    })],
    ["closeAccount", "DELETE", "/v1/users/me", (guess: string) => ({ password: guess })],
  ])("cannot guess it without end by %s", async (_, method, path, body) => {
    const user = await addUser(app.services);
    const headers = await bearer(app.services, user);
    const answers = [];
    for (let i = 0; i < TRIES.burst + 1; i++) {
      answers.push(await app.fetch(path, { method, headers, json: body(`guess-number-${i}`) }));
    }
    expect(statuses(answers)).toEqual([...Array(TRIES.burst).fill(422), 429]);
    // The account's own sign-in still works.
    expect((await signIn(user.email, PASSWORD)).status).toBe(200);
  });
});

it("what is counted names neither addresses nor networks", async () => {
  const user = await addUser(app.services);
  await signIn(user.email, PASSWORD, "203.0.113.77");
  await signIn(user.email, "wrong-password", "203.0.113.78");
  const rows = await app.services.pool.query("select key from rate_limits");
  expect(rows.rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows.rows)).not.toMatch(/@|203\.0\.113/);
});
