/** Limits on the emails that a stranger can make us send to another person. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, bearer, PASSWORD } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { spendMail } from "./actions.ts";
import { MAILS_A_DAY } from "./rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features: ["users", "verification"] });
});
afterAll(() => app.close());

const DAY = 86_400_000;
const mailsTo = async (recipient: string) =>
  (await app.db.selectFrom("mails").select("id").where("recipient", "=", recipient).execute()).length;
const call = async (path: string, headers: Record<string, string>, json?: unknown, method = "POST") => {
  const response = await app.fetch(path, { method, headers, ...(json === undefined ? {} : { json }) });
  const { code, detail } = await response.json();
  return { status: response.status, code, detail, wait: Number(response.headers.get("retry-after")) };
};

describe("a stranger's mailbox gets a few of a kind in a day", () => {
  it("by sending the link of a sign-up again, also 20 at once", async () => {
    const user = await addUser(app.services, { email_verified_at: null });
    const headers = await bearer(app.services, user);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call("/v1/users/email/verify/resend", headers)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAILS_A_DAY);
    const refused = answers.find(({ status }) => status !== 200)!;
    expect(refused).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(refused.detail).toMatch(/spam folder/);
    expect(refused.wait * 1000).toBeGreaterThan(DAY - 60_000);
    expect(await mailsTo(user.email)).toBe(MAILS_A_DAY);
    app.advance(DAY - 3_600_000);
    const soon = await call("/v1/users/email/verify/resend", await bearer(app.services, user));
    expect([soon.status, soon.wait <= 3_600]).toEqual([429, true]);
    app.advance(3_600_000);
    const later = await bearer(app.services, user);
    expect((await call("/v1/users/email/verify/resend", later)).status).toBe(200);
    app.advance(-DAY);
  });

  it("by changes of address, from however many accounts", async () => {
    const victim = "somebody.else@example.com";
    for (let i = 0; i < MAILS_A_DAY + 3; i++) {
      const headers = await bearer(app.services, await addUser(app.services));
      const answer = await call("/v1/users/email/change", headers, { email: victim, password: PASSWORD });
      expect(answer.status).toBe(i < MAILS_A_DAY ? 200 : 429);
      if (answer.status === 429) expect(answer.wait * 1000).toBeGreaterThan(DAY - 60_000);
    }
    expect(await mailsTo(victim)).toBe(MAILS_A_DAY);
  });

  it("by invitations of a shelter", async () => {
    const headers = await bearer(app.services, await addUser(app.services, { role: "Admin" }));
    const invite = () =>
      call("/v1/admin/shelters/invite", headers, { email: "paws@example.com", name: "Paws" });
    for (let i = 0; i < MAILS_A_DAY + 2; i++) await invite();
    expect((await invite()).status).toBe(429);
    expect(await mailsTo("paws@example.com")).toBe(MAILS_A_DAY);
  });
});

it("an email that was not written after all counts nothing, and the counters name nobody", async () => {
  const one = { kind: "test", to: "counted@example.com" };
  for (let i = 0; i < MAILS_A_DAY * 2; i++) {
    await app.db.transaction().execute(async (trx) => {
      expect(await spendMail(trx, app.services, one)).toBe(true);
      throw new Error("undone");
    }).catch((error) => expect(error.message).toBe("undone"));
  }
  await spendMail(app.db, app.services, one);
  const { rows } = await app.services.pool.query("select key from rate_limits where key like 'mail:%'");
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain("@");
});
