import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addBreeder,
  addSecondFactor,
  addUser,
  bearer,
  PASSWORD,
  secondFactorCode,
} from "../../testing/fixtures.ts";
import { operations } from "../../generated/operations.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { codeOf, stepAt, TRIES } from "../second_factor/rules.ts";

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
type Headers = Record<string, string>;
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features: "all" });
});
afterAll(() => app.close());

const FACTOR = "/v1/users/second-factor";
async function call(method: string, path: string, json?: unknown, headers: Headers = {}) {
  const response = await app.fetch(path, { method, headers, ...(json === undefined ? {} : { json }) });
  return { status: response.status, body: await response.json() as Body, headers: response.headers };
}
const codeOrStatus = ({ status, body }: { status: number; body: Body }) => body.code ?? status;
const signIn = (user: { email: string }, secondFactorCode?: string) =>
  call("POST", "/v1/login", {
    email: user.email,
    password: PASSWORD,
    ...(secondFactorCode ? { secondFactorCode } : {}),
  });
const stateOf = async (headers: Headers) => (await call("GET", FACTOR, undefined, headers)).body.secondFactor;
const tally = (answers: Parameters<typeof codeOrStatus>[0][]) => {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const code = String(codeOrStatus(answer));
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};
const mailKinds = async (user: { id: string }) =>
  (await app.db.selectFrom("mails").select("kind").where("user_id", "=", user.id).orderBy("id").execute())
    .map(({ kind }) => kind);
/** Returns codes that the app does not show now. */
async function wrongCodes(user: { id: string }, count: number): Promise<string[]> {
  const { secret } = await secretOf(user);
  const step = stepAt(app.services.now());
  const good = new Set([-1, 0, 1].map((off) => codeOf(secret, step + off)));
  return Array.from({ length: count + 3 }, (_, i) => String(100_000 + i * 7919).slice(0, 6))
    .filter((code) => !good.has(code)).slice(0, count);
}
async function secretOf(user: { id: string }) {
  const { unseal } = await import("../second_factor/crypto.ts");
  const row = await app.db.selectFrom("second_factors").selectAll().where("user_id", "=", user.id)
    .executeTakeFirstOrThrow();
  return { secret: unseal(app.config, user.id, row.secret!), sealed: row.secret! };
}
const fromBase32 = (text: string) => {
  const bits = [...text].map((sign) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0")
  );
  return new Uint8Array(bits.join("").match(/.{8}/g)!.map((byte) => parseInt(byte, 2)));
};
const withFactor = async (change: Parameters<typeof addUser>[1] = {}) => {
  const user = await addUser(app.services, change);
  return { user, ...await addSecondFactor(app.services, user) };
};

describe("setting up", () => {
  it("goes by a code of the app; sign-in then asks for one, and the owner is told", async () => {
    const user = await addUser(app.services);
    const here = await bearer(app.services, user);
    expect(await stateOf(here)).toMatchObject({ isOn: false, isProven: false, recentForSeconds: 0 });
    const begun = await call("POST", FACTOR, undefined, here);
    expect(begun.status).toBe(200);
    const secret = fromBase32(begun.body.secret);
    expect(codeOrStatus(await call("PUT", FACTOR, { code: "000000", password: PASSWORD }, here)))
      .toBe("second_factor_wrong");
    expect((await signIn(user)).status).toBe(200);

    const code = codeOf(secret, stepAt(app.services.now()));
    const confirmed = await call("PUT", FACTOR, { code, password: PASSWORD }, here);
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    expect(await stateOf(here)).toMatchObject({ isOn: true, isProven: true, recoveryCodesLeft: 10 });
    expect(await mailKinds(user)).toEqual(["second-factor-on"]);

    expect(codeOrStatus(await signIn(user))).toBe("second_factor_needed");
    expect(codeOrStatus(await signIn(user, code))).toBe("second_factor_wrong");
    const next = codeOf(secret, stepAt(app.services.now()) + 1);
    expect((await signIn(user, next)).status).toBe(200);
  });

  it("answers another secret when it is begun again, and nothing once the factor is on", async () => {
    const user = await addUser(app.services);
    const here = await bearer(app.services, user);
    const first = (await call("POST", FACTOR, undefined, here)).body.secret;
    const second = (await call("POST", FACTOR, undefined, here)).body.secret;
    const step = stepAt(app.services.now());
    const old = await call("PUT", FACTOR, {
      code: codeOf(fromBase32(first), step),
      password: PASSWORD,
    }, here);
    expect(codeOrStatus(old)).toBe("second_factor_wrong");
    const code = codeOf(fromBase32(second), step);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => call("PUT", FACTOR, { code, password: PASSWORD }, here)),
    );
    expect(tally(answers)).toEqual({ 200: 1, second_factor_exists: 3 });
    expect(codeOrStatus(await call("POST", FACTOR, undefined, here))).toBe("second_factor_exists");
    expect((await stateOf(here)).recoveryCodesLeft).toBe(10);
  });

  it("needs the password, so that a stolen session cannot lock the owner out; and none where there is none", async () => {
    const begun = async (change: Parameters<typeof addUser>[1] = {}) => {
      const user = await addUser(app.services, change);
      const here = await bearer(app.services, user);
      const { secret } = (await call("POST", FACTOR, undefined, here)).body;
      return { user, here, code: codeOf(fromBase32(secret), stepAt(app.services.now())) };
    };
    const { user, here, code } = await begun();
    expect(codeOrStatus(await call("PUT", FACTOR, { code }, here))).toBe("wrong_password");
    expect(codeOrStatus(await call("PUT", FACTOR, { code, password: "not-the-password" }, here)))
      .toBe("wrong_password");
    expect(await stateOf(here)).toMatchObject({ isOn: false });
    expect((await signIn(user)).status).toBe(200);
    expect((await call("PUT", FACTOR, { code, password: PASSWORD }, here)).status).toBe(200);

    const social = await begun({ password_hash: null });
    expect((await call("PUT", FACTOR, { code: social.code }, social.here)).status).toBe(200);
  });

  it("cannot be confirmed before it is begun", async () => {
    const here = await bearer(app.services, await addUser(app.services));
    expect(codeOrStatus(await call("PUT", FACTOR, { code: "123456" }, here))).toBe("second_factor_missing");
  });

  it("is for who is signed in", async () => {
    for (
      const [method, path] of [["GET", ""], ["POST", ""], ["POST", "/replace"], ["POST", "/prove"]] as const
    ) {
      expect((await call(method, FACTOR + path)).status).toBe(401);
    }
  });

  it("keeps neither the secret nor a recovery code in the clear, nor in the log", async () => {
    const { user, secret, recoveryCodes } = await withFactor();
    await signIn(user, recoveryCodes[0]);
    const { rows } = await app.services.pool.query(
      "select row_to_json(f)::text as row from second_factors f union all select row_to_json(r)::text from recovery_codes r",
    );
    const kept = rows.map(({ row }) => row).join() + JSON.stringify(app.logged);
    expect(kept).not.toContain(secret.toHex());
    for (const code of recoveryCodes) expect(kept).not.toContain(code);
  });
});

describe("signing in with a code", () => {
  it("says nothing of the factor to who does not know the password", async () => {
    const { user } = await withFactor();
    const answer = await call("POST", "/v1/login", { email: user.email, password: "not the password" });
    expect(codeOrStatus(answer)).toBe("wrong_credentials");
  });

  it("takes a code once, also when it comes many times at once", async () => {
    const { user } = await withFactor();
    const code = await secondFactorCode(app.services, user);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => signIn(user, code)));
    expect(tally(answers)).toEqual({ 200: 1, second_factor_wrong: 4 });
  });

  it("takes no code of an earlier step after a later one", async () => {
    const { user, secret } = await withFactor();
    const step = stepAt(app.services.now());
    expect((await signIn(user, codeOf(secret, step + 1))).status).toBe(200);
    for (const old of [step + 1, step, step - 1]) {
      expect(codeOrStatus(await signIn(user, codeOf(secret, old)))).toBe("second_factor_wrong");
    }
  });

  it("stops after five wrong codes, also when they come at once, and for a right one too", async () => {
    const { user } = await withFactor();
    const wrong = await wrongCodes(user, 12);
    const answers = await Promise.all(wrong.map((code) => signIn(user, code)));
    expect(tally(answers)).toEqual({ second_factor_wrong: 5, too_many_requests: 7 });
    const refused = await signIn(user, await secondFactorCode(app.services, user));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(TRIES.seconds - 60);
    expect(await mailKinds(user)).toEqual(["second-factor-guessed"]);
    app.advance(TRIES.seconds * 1000);
    expect((await signIn(user, await secondFactorCode(app.services, user))).status).toBe(200);
    app.advance(-TRIES.seconds * 1000);
  });

  it("counts the tries of one account only, and good ones not at all", async () => {
    const { user } = await withFactor();
    const other = await withFactor();
    for (const code of await wrongCodes(user, 5)) await signIn(user, code);
    for (const code of other.recoveryCodes.slice(0, 8)) {
      expect((await signIn(other.user, code)).status).toBe(200);
    }
  });

  it("takes each recovery code once, tells the owner, and counts what is left", async () => {
    const { user, recoveryCodes } = await withFactor();
    // Four tries stay one below the limit: a fifth try, if wrong, would also notify the owner.
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(user, recoveryCodes[3])));
    expect(tally(answers)).toEqual({ 200: 1, second_factor_wrong: 3 });
    expect(await mailKinds(user)).toEqual(["second-factor-recovery-code-used"]);
    const mail = await app.db.selectFrom("mails").select("text_body").where("user_id", "=", user.id)
      .executeTakeFirstOrThrow();
    expect(mail.text_body).toContain("9 are left");
    expect((await stateOf(await bearer(app.services, user))).recoveryCodesLeft).toBe(9);
  });

  it("another's codes open nothing", async () => {
    const mine = await withFactor();
    const theirs = await withFactor();
    expect(codeOrStatus(await signIn(mine.user, theirs.recoveryCodes[0]))).toBe("second_factor_wrong");
    expect((await signIn(theirs.user, theirs.recoveryCodes[0])).status).toBe(200);
  });

  it("asks for nothing where no factor is on, whatever is sent", async () => {
    const user = await addUser(app.services);
    expect((await signIn(user, "123456")).status).toBe(200);
    expect(
      (await call("POST", "/v1/login", { email: user.email, password: PASSWORD, secondFactorCode: "12" }))
        .status,
    )
      .toBe(422);
  });

  it("refuses a suspended account before it asks for a code", async () => {
    const { user } = await withFactor({ account_status: "Suspended" });
    expect(codeOrStatus(await signIn(user))).toBe("account_suspended");
  });

  it("is still asked for after the password was reset", async () => {
    const { user } = await withFactor({ email_verified_at: app.services.now() });
    const { sendPasswordCode } = await import("../passwords/actions.ts");
    await sendPasswordCode(app.services, { requestId: app.services.newId(), address: user.email });
    const mail = await app.db.selectFrom("mails").select("text_body").where("user_id", "=", user.id)
      .executeTakeFirstOrThrow();
    const code = /\n(\d{6})\n/.exec(mail.text_body)![1];
    const newPassword = "a-quiet-harbour-9";
    expect((await call("POST", "/v1/password/reset", { email: user.email, code, newPassword })).status).toBe(
      200,
    );
    const again = await call("POST", "/v1/login", { email: user.email, password: newPassword });
    expect(codeOrStatus(again)).toBe("second_factor_needed");
  });
});

describe("changing it", () => {
  const proof = async (user: { id: string }) => ({
    code: await secondFactorCode(app.services, user),
    password: PASSWORD,
  });

  it("moves to another app by a code and the password; the old app works until then", async () => {
    const { user, secret, recoveryCodes } = await withFactor();
    const here = await bearer(app.services, user);
    const begun = await call("POST", `${FACTOR}/replace`, await proof(user), here);
    const next = fromBase32(begun.body.secret);
    expect((await signIn(user, codeOf(secret, stepAt(app.services.now()) + 1))).status).toBe(200);
    const code = codeOf(next, stepAt(app.services.now()));
    const confirmed = await call("PUT", FACTOR, { code }, here);
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    app.advance(120_000);
    expect(codeOrStatus(await signIn(user, codeOf(secret, stepAt(app.services.now()))))).toBe(
      "second_factor_wrong",
    );
    expect(codeOrStatus(await signIn(user, recoveryCodes[0]))).toBe("second_factor_wrong");
    expect((await signIn(user, codeOf(next, stepAt(app.services.now())))).status).toBe(200);
    app.advance(-120_000);
    expect(await mailKinds(user)).toEqual(["second-factor-replaced"]);
  });

  it("new recovery codes end the old ones, also when they are asked for twice at once", async () => {
    const { user, recoveryCodes } = await withFactor();
    const here = await bearer(app.services, user);
    const asked = recoveryCodes.slice(0, 2).map((code) => ({ code, password: PASSWORD }));
    const answers = await Promise.all(
      asked.map((body) => call("POST", `${FACTOR}/recovery-codes`, body, here)),
    );
    const made = answers.filter(({ status }) => status === 200);
    expect(made.length).toBeGreaterThan(0);
    expect((await stateOf(here)).recoveryCodesLeft).toBe(10);
    expect(codeOrStatus(await signIn(user, recoveryCodes[5]))).toBe("second_factor_wrong");
  });

  it("is switched off by a code and the password, and every session forgets it", async () => {
    const { user } = await withFactor();
    const here = await bearer(app.services, user);
    const { code } = await proof(user);
    const headers = { ...here, "x-second-factor": code, "x-password": encodeURIComponent(PASSWORD) };
    expect((await call("DELETE", FACTOR, undefined, headers)).body).toEqual({ ok: true });
    expect(await stateOf(here)).toMatchObject({ isOn: false, isProven: false, recoveryCodesLeft: 0 });
    expect((await signIn(user)).status).toBe(200);
    expect(await mailKinds(user)).toEqual(["second-factor-off"]);
    expect(codeOrStatus(await call("DELETE", FACTOR, undefined, headers))).toBe("second_factor_missing");
  });

  it("a password with signs of other languages passes a header", async () => {
    const { hashPassword } = await import("../accounts/actions.ts");
    const password = "каштан и мёд 9";
    const { user, recoveryCodes } = await withFactor({ password_hash: await hashPassword(password) });
    const headers = {
      ...await bearer(app.services, user),
      "x-second-factor": recoveryCodes[0]!,
      "x-password": encodeURIComponent(password),
    };
    expect((await call("DELETE", FACTOR, undefined, headers)).status).toBe(200);
  });

  it.each([
    ["a wrong password", { password: "not-the-password" }, "wrong_password"],
    ["no password", { password: undefined }, "wrong_password"],
    ["a wrong code", { code: "000001" }, "second_factor_wrong"],
  ])("refuses %s, and changes nothing", async (_, change, refusal) => {
    const { user } = await withFactor();
    const here = await bearer(app.services, user);
    const { sealed } = await secretOf(user);
    const asked = { ...await proof(user), ...change };
    expect(codeOrStatus(await call("POST", `${FACTOR}/replace`, asked, here))).toBe(refusal);
    expect(codeOrStatus(await call("POST", `${FACTOR}/recovery-codes`, asked, here))).toBe(refusal);
    const headers = {
      ...here,
      "x-second-factor": asked.code,
      ...(asked.password ? { "x-password": asked.password } : {}),
    };
    expect(codeOrStatus(await call("DELETE", FACTOR, undefined, headers))).toBe(refusal);
    expect((await secretOf(user)).sealed).toEqual(sealed);
    expect((await stateOf(here)).recoveryCodesLeft).toBe(10);
    expect(await mailKinds(user)).toEqual([]);
  });

  it("passwords are guessed five times, too", async () => {
    const { user } = await withFactor();
    const here = await bearer(app.services, user);
    const code = await secondFactorCode(app.services, user);
    const guesses = Array.from({ length: 9 }, (_, i) => ({ code, password: `guess-number-${i}` }));
    const answers = await Promise.all(guesses.map((body) => call("POST", `${FACTOR}/replace`, body, here)));
    expect(tally(answers)).toEqual({ wrong_password: 5, too_many_requests: 4 });
  });

  it("an account without a password needs the code alone", async () => {
    const { user } = await withFactor({ password_hash: null });
    const here = await bearer(app.services, user);
    const code = await secondFactorCode(app.services, user);
    expect((await call("POST", `${FACTOR}/replace`, { code }, here)).status).toBe(200);
  });

  it("staff cannot switch it off, but can move it", async () => {
    const admin = await addUser(app.services, { role: "Admin" });
    const here = await bearer(app.services, admin);
    const headers = { ...here, "x-second-factor": (await proof(admin)).code, "x-password": PASSWORD };
    const refused = await call("DELETE", FACTOR, undefined, headers);
    expect([refused.status, refused.body.code]).toEqual([403, "second_factor_required"]);
    expect(await stateOf(here)).toMatchObject({ isOn: true, isObligatory: true });
    expect((await call("POST", `${FACTOR}/replace`, await proof(admin), here)).status).toBe(200);
  });
});

describe("what needs it", () => {
  const USERS = "/v1/admin/users";

  it("staff without a factor do none of staff's work; setting it up in this session is enough", async () => {
    const admin = await addUser(app.services, { role: "Admin" }, { secondFactor: false });
    const here = await bearer(app.services, admin);
    const refused = await call("GET", USERS, undefined, here);
    expect([refused.status, refused.body.code]).toEqual([403, "second_factor_required"]);
    const { secret } = (await call("POST", FACTOR, undefined, here)).body;
    expect(codeOrStatus(await call("GET", USERS, undefined, here))).toBe("second_factor_required");
    const elsewhere = await bearer(app.services, admin);
    const code = codeOf(fromBase32(secret), stepAt(app.services.now()));
    await call("PUT", FACTOR, { code, password: PASSWORD }, here);
    expect(codeOrStatus(await call("GET", USERS, undefined, here))).not.toBe("second_factor_required");
    expect(codeOrStatus(await call("GET", USERS, undefined, elsewhere))).toBe("second_factor_required");
    const again = { code: await secondFactorCode(app.services, admin) };
    expect((await call("POST", `${FACTOR}/prove`, again, elsewhere)).body).toEqual({ ok: true });
    expect(codeOrStatus(await call("GET", USERS, undefined, elsewhere))).not.toBe("second_factor_required");
  });

  it("a session that was signed in with a code does staff's work", async () => {
    const admin = await addUser(app.services, { role: "Admin" });
    const { body } = await signIn(admin, await secondFactorCode(app.services, admin));
    const here = { authorization: `Bearer ${body.accessToken}` };
    expect(codeOrStatus(await call("GET", USERS, undefined, here))).not.toBe("second_factor_required");
    const { recentForSeconds } = await stateOf(here);
    expect(recentForSeconds).toBeGreaterThan(840);
    app.advance(300_000);
    expect(await stateOf(here)).toMatchObject({ isProven: true, recentForSeconds: recentForSeconds - 300 });
    app.advance(-300_000);
    const longAgo = new Date(app.services.now().getTime() - 16 * 60_000);
    await app.db.updateTable("sessions").set({ second_factor_at: longAgo })
      .where("user_id", "=", admin.id).execute();
    expect(await stateOf(here)).toMatchObject({ isProven: true, recentForSeconds: 0 });
  });

  it("holds for every operation that is for staff alone", async () => {
    const admin = await addUser(app.services, { role: "Admin" }, { secondFactor: false });
    const here = await bearer(app.services, admin);
    const ofStaff = operations.filter(({ roles }) => roles.join() === "admin");
    expect(ofStaff.length).toBeGreaterThan(10);
    for (const { path, route } of ofStaff) {
      const answer = await call(
        route.method.toUpperCase(),
        path.replaceAll(/\{\w+\}/g, admin.id),
        undefined,
        here,
      );
      expect([path, codeOrStatus(answer)]).toEqual([path, "second_factor_required"]);
    }
  });

  it("another's wrong role is told before", async () => {
    const here = await bearer(app.services, await addUser(app.services));
    expect(codeOrStatus(await call("GET", USERS, undefined, here))).toBe("wrong_role");
  });

  it("a breeder's bank details need a code of the last 15 minutes", async () => {
    const { user } = await addBreeder(app.services);
    const path = "/v1/breeders/payouts/onboarding";
    const before = await bearer(app.services, user);
    expect(codeOrStatus(await call("POST", path, undefined, before))).toBe("second_factor_required");
    await addSecondFactor(app.services, user);
    const here = await bearer(app.services, user);
    expect(codeOrStatus(await call("POST", path, undefined, here))).not.toBe("second_factor_required");
    await app.db.updateTable("sessions").set({ second_factor_at: new Date(Date.now() - 16 * 60_000) })
      .where("user_id", "=", user.id).where("second_factor_at", "is not", null).execute();
    expect(codeOrStatus(await call("POST", path, undefined, here))).toBe("second_factor_required");
    const code = await secondFactorCode(app.services, user);
    await call("POST", `${FACTOR}/prove`, { code }, here);
    expect(codeOrStatus(await call("POST", path, undefined, here))).not.toBe("second_factor_required");
  });

  it("proving takes five tries, and a factor", async () => {
    const { user } = await withFactor();
    const here = await bearer(app.services, user);
    const wrong = await wrongCodes(user, 8);
    const answers = await Promise.all(wrong.map((code) => call("POST", `${FACTOR}/prove`, { code }, here)));
    expect(tally(answers)).toEqual({ second_factor_wrong: 5, too_many_requests: 3 });
    const other = await bearer(app.services, await addUser(app.services));
    expect(codeOrStatus(await call("POST", `${FACTOR}/prove`, { code: "123456" }, other))).toBe(
      "second_factor_missing",
    );
  });
});
