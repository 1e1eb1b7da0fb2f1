import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, bearer, PASSWORD } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { sendPasswordCode } from "./actions.ts";
import { codeOutcome } from "./rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features: ["auth", "passwords"] });
});
afterAll(() => app.close());

const NEW = "a-quiet-harbour-9";

async function post(path: string, json: unknown, headers: Record<string, string> = {}, method = "POST") {
  const response = await app.fetch(`/v1/password/${path}`, { method, json, headers });
  return { status: response.status, body: await response.json() };
}

/** Runs the jobs that calls have queued, as the server would. */
async function runJobs() {
  const { rows } = await app.services.pool.query(
    `select j.id, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'sendPasswordCode' order by j.id`,
  );
  for (const { id, payload } of rows) {
    await sendPasswordCode(app.services, payload);
    await app.services.pool.query("delete from graphile_worker._private_jobs where id = $1", [id]);
  }
}

async function askForCode(email: string): Promise<string | undefined> {
  expect((await post("forgot", { email })).body).toEqual({ ok: true });
  await runJobs();
  const mail = await app.db.selectFrom("mails").selectAll().where("recipient", "=", email)
    .where("kind", "=", "password-code").orderBy("id", "desc").executeTakeFirst();
  return mail && /\n(\d{6})\n/.exec(mail.text_body)![1];
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const signIn = async (email: string, password: string) =>
  (await app.fetch("/v1/login", { json: { email, password } })).status;
const isSignedIn = async (headers: Record<string, string>) =>
  (await app.fetch("/v1/user", { headers })).status === 200;

describe("a forgotten password", () => {
  it("is replaced by a code, once; every session ends and the person is told", async () => {
    const user = await addUser(app.services);
    const session = await bearer(app.services, user);
    const code = (await askForCode(user.email))!;
    expect((await post("code/validate", { email: user.email.toUpperCase(), code })).body).toEqual({
      ok: true,
    });
    const reset = { email: user.email, code, newPassword: NEW };
    const weak = (await post("reset", { ...reset, newPassword: user.email })).body;
    expect({ code: weak.code, at: weak.errors[0].pointer }).toEqual({
      code: "weak_password",
      at: "/newPassword",
    });
    expect((await post("reset", reset)).body).toEqual({ ok: true });
    expect((await post("reset", { ...reset, newPassword: "another-harbour-9" })).body.code).toBe(
      "code_wrong",
    );
    expect(await isSignedIn(session)).toBe(false);
    expect(await signIn(user.email, NEW)).toBe(200);
    expect(await signIn(user.email, PASSWORD)).toBe(422);
    const notices = await app.db.selectFrom("mails").select("kind").where("user_id", "=", user.id)
      .where("kind", "=", "password-changed").execute();
    expect(notices).toHaveLength(1);
  });

  it("lets the owner of an address in, whatever a stranger had switched on before", async () => {
    for (const [isVerified, status] of [[false, 200], [true, 422]] as const) {
      const user = await addUser(app.services, isVerified ? {} : { email_verified_at: null }, {
        secondFactor: true,
      });
      const code = (await askForCode(user.email))!;
      await post("reset", { email: user.email, code, newPassword: NEW });
      expect(await signIn(user.email, NEW)).toBe(status);
    }
    const staff = await addUser(app.services, { role: "Admin" });
    await post("reset", { email: staff.email, code: (await askForCode(staff.email))!, newPassword: NEW });
    expect(await signIn(staff.email, NEW)).toBe(422);
  });

  it("a code stops after 5 wrong tries, also when they come at once", async () => {
    const user = await addUser(app.services);
    const code = (await askForCode(user.email))!;
    const wrong = { email: user.email, code: otherThan(code) };
    const answers = await Promise.all(Array.from({ length: 12 }, () => post("code/validate", wrong)));
    const codes = answers.map(({ body }) => body.code).sort();
    expect(codes).toEqual([...Array(7).fill("code_used_up"), ...Array(5).fill("code_wrong")]);
    const right = { email: user.email, code, newPassword: NEW };
    expect((await post("reset", right)).body.code).toBe("code_used_up");
    expect(await signIn(user.email, NEW)).toBe(422);
    const next = (await askForCode(user.email))!;
    expect((await post("reset", { ...right, code: next })).status).toBe(200);
  });

  it("a code is good for 15 minutes, and the newest one only", async () => {
    const user = await addUser(app.services);
    const first = (await askForCode(user.email))!;
    const second = (await askForCode(user.email))!;
    if (first !== second) {
      expect((await post("code/validate", { email: user.email, code: first })).body.code).toBe("code_wrong");
    }
    expect((await post("code/validate", { email: user.email, code: second })).status).toBe(200);
    app.advance(15 * 60_000);
    expect((await post("code/validate", { email: user.email, code: second })).body.code).toBe("code_wrong");
    app.advance(-15 * 60_000);
  });

  it("another's code opens nothing", async () => {
    const [mine, theirs] = [await addUser(app.services), await addUser(app.services)];
    const code = (await askForCode(mine.email))!;
    const their = (await askForCode(theirs.email))!;
    if (code === their) return;
    expect((await post("reset", { email: theirs.email, code, newPassword: NEW })).body.code).toBe(
      "code_wrong",
    );
  });

  it("writes 5 mails a day and no more, and answers alike", async () => {
    const user = await addUser(app.services);
    for (let i = 0; i < 7; i++) await askForCode(user.email);
    const mails = await app.db.selectFrom("mails").select("id").where("user_id", "=", user.id).execute();
    expect(mails).toHaveLength(5);
  });

  it("an address without an account is answered alike, and gets no mail", async () => {
    const email = "nobody.at.all@example.com";
    expect(await askForCode(email)).toBeUndefined();
    const answers = [];
    for (let i = 0; i < 6; i++) {
      answers.push((await post("code/validate", { email, code: "123456" })).body.code);
    }
    expect(answers).toEqual([...Array(5).fill("code_wrong"), "code_used_up"]);
    expect(await app.db.selectFrom("mails").select("id").where("recipient", "=", email).execute()).toEqual(
      [],
    );
  });

  it("a suspended person gets no code", async () => {
    const user = await addUser(app.services, { account_status: "Suspended" });
    expect(await askForCode(user.email)).toBeUndefined();
  });

  it("a request whose job runs twice is one code", async () => {
    const user = await addUser(app.services);
    const payload = { requestId: app.services.newId(), address: user.email };
    await sendPasswordCode(app.services, payload);
    await sendPasswordCode(app.services, payload);
    expect(await app.db.selectFrom("mails").select("id").where("user_id", "=", user.id).execute())
      .toHaveLength(1);
  });

  it("neither the code nor the address is kept in the clear beside it", async () => {
    const user = await addUser(app.services);
    const code = (await askForCode(user.email))!;
    const { rows } = await app.services.pool.query(
      "select row_to_json(c)::text as row from password_codes c",
    );
    for (const { row } of rows) expect(row).not.toContain(user.email);
    expect(rows.some(({ row }) => row.includes(`"${code}"`))).toBe(false);
    expect(JSON.stringify(app.logged)).not.toContain(user.email);
  });

  it.each([
    ["five digits", { code: "12345" }],
    ["emails", { code: "12345a" }],
    ["a field of one's own", { code: "123456", role: "Admin" }],
  ])("a code with %s is 422", async (_, change) => {
    expect((await post("code/validate", { email: "dana@example.com", ...change })).status).toBe(422);
  });
});

describe("changePassword", () => {
  it("ends the other sessions and keeps this one", async () => {
    const user = await addUser(app.services);
    const [here, there] = [await bearer(app.services, user), await bearer(app.services, user)];
    const change = { currentPassword: PASSWORD, newPassword: NEW };
    expect((await post("change", change, here, "PUT")).body).toEqual({ ok: true });
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect(await signIn(user.email, NEW)).toBe(200);
  });

  it.each([
    ["a wrong current password", { currentPassword: "not-the-password" }, "wrong_password"],
    ["a common new one", { newPassword: "password123" }, "weak_password"],
  ])("refuses %s with 422 and changes nothing", async (_, change, code) => {
    const user = await addUser(app.services);
    const here = await bearer(app.services, user);
    const asked = { currentPassword: PASSWORD, newPassword: NEW, ...change };
    const { status, body } = await post("change", asked, here, "PUT");
    expect({ status, code: body.code }).toEqual({ status: 422, code });
    expect(await signIn(user.email, PASSWORD)).toBe(200);
  });

  it("needs a session", async () => {
    const { status } = await post("change", { currentPassword: PASSWORD, newPassword: NEW }, {}, "PUT");
    expect(status).toBe(401);
  });
});

describe("codeOutcome", () => {
  const now = new Date("2026-01-01T00:00:00Z");
  const good = { tries: 0, expiresAt: new Date(now.getTime() + 1), usedAt: null };
  it.each(
    [
      ["no code", undefined, true, "none"],
      ["the right one", good, true, "right"],
      ["a wrong one", good, false, "wrong"],
      ["the right one at the last try", { ...good, tries: 4 }, true, "right"],
      ["the right one too late", { ...good, tries: 5 }, true, "used-up"],
      ["an expired one", { ...good, expiresAt: now }, true, "none"],
      ["a used one", { ...good, usedAt: now }, true, "none"],
    ] as const,
  )("%s -> %s", (_, code, matches, outcome) => {
    expect(codeOutcome(code, matches, now)).toBe(outcome);
  });
});
