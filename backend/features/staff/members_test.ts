import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { makeAdmin } from "./operator_actions.ts";
import { isLastAdmin } from "./rules.ts";

let app: TestApp;
let address: string;

beforeAll(async () => {
  app = await startApp({ features: ["auth", "staff"], env: { DATABASE_POOL_SIZE: "12" } });
  address = await app.serve();
});
afterAll(() => app.close());

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
type Rank = "moderator" | "support" | "finance" | "admin";
type Person = { id: string; email: string; headers: { authorization: string } };
async function person(change: Parameters<typeof addUser>[1] = {}): Promise<Person> {
  const user = await addUser(app.services, change);
  return { id: user.id, email: user.email, headers: await bearer(app.services, user) };
}
const member = (staff_rank: Rank) => person({ role: "Admin", staff_rank });
/** Calls over a separate connection, so calls run in parallel. */
async function call(who: Person | null, method: string, path: string, json?: unknown) {
  const response = await fetch(new URL(path, address), {
    method,
    headers: { ...(json ? { "content-type": "application/json" } : {}), ...who?.headers },
    ...(json ? { body: JSON.stringify(json) } : {}),
  });
  return { status: response.status, body: await response.json() as Body };
}
const row = (id: string) =>
  app.db.selectFrom("users").select(["role", "staff_rank", "account_status"]).where("id", "=", id)
    .executeTakeFirstOrThrow();
const mailsOf = (email: string) =>
  app.db.selectFrom("mails").select(["kind", "text_body"]).where("recipient", "=", email).orderBy("id")
    .execute();
async function tokenFor(email: string): Promise<string> {
  const mail = (await mailsOf(email)).filter(({ kind }) => kind === "staff-invitation").at(-1)!;
  return /staff-invitation#token=([\w-]+)/.exec(mail.text_body!)![1]!;
}
const entriesOf = async (subject: string) =>
  (await app.db.selectFrom("audit_entries").select("action").where("subject_id", "=", subject).orderBy("id")
    .execute()).map(({ action }) => action);
let count = 0;
const someEmail = () => `new.hand${++count}@tidepool.org`;

describe("an invitation to the staff", () => {
  it("is accepted once, by an account with the invited and confirmed email", async () => {
    const admin = await member("admin");
    const other = await member("admin");
    const email = someEmail();
    const sent = await call(admin, "POST", "/v1/admin/staff/invitations", { email, rank: "finance" });
    expect(sent.status).toBe(200);
    expect(sent.body.invitations).toContainEqual(expect.objectContaining({ email, rank: "finance" }));
    expect((await mailsOf(other.email)).map(({ kind }) => kind)).toContain("staff-changed");
    const token = await tokenFor(email);
    const seen = await call(null, "GET", `/v1/staff/invitation?token=${token}`);
    expect(seen.body.invitation).toEqual({ status: "open", email, rank: "finance" });

    const join = (who: Person) => call(who, "POST", "/v1/staff/join", { token });
    const stranger = await join(await person());
    expect([stranger.status, stranger.body.code]).toEqual([409, "staff_join_refused"]);
    const invited = await person({ email, email_verified_at: null });
    const early = await join(invited);
    expect([early.status, early.body.code]).toEqual([409, "email_not_verified"]);
    await app.db.updateTable("users").set({ email_verified_at: new Date() }).where("id", "=", invited.id)
      .execute();

    const both = await Promise.all([join(invited), join(invited)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await row(invited.id)).toMatchObject({ role: "Admin", staff_rank: "finance" });
    // Signed out everywhere: the old token no longer works.
    expect((await call(invited, "GET", "/v1/user")).status).toBe(401);
    expect(await entriesOf(invited.id)).toEqual(["staff-joined"]);
    const again = await call(null, "GET", `/v1/staff/invitation?token=${token}`);
    expect(again.body.invitation).toEqual({ status: "used", email: null });
  });

  it("ends when it is withdrawn, replaced, expired, or its sender is no admin any more", async () => {
    const admin = await member("admin");
    const boss = await member("admin");
    const statusOf = async (token: string) =>
      (await call(null, "GET", `/v1/staff/invitation?token=${token}`)).body.invitation.status;
    const invite = async (email: string) => {
      const { body } = await call(admin, "POST", "/v1/admin/staff/invitations", { email, rank: "support" });
      const id = body.invitations.find((one: Body) => one.email === email).id as string;
      return { id, token: await tokenFor(email) };
    };
    const email = someEmail();
    const first = await invite(email);
    const second = await invite(email);
    expect([await statusOf(first.token), await statusOf(second.token)]).toEqual(["expired", "open"]);
    expect((await call(boss, "DELETE", `/v1/admin/staff/invitations/${second.id}`)).status).toBe(200);
    expect((await call(boss, "DELETE", `/v1/admin/staff/invitations/${second.id}`)).status).toBe(404);
    expect(await statusOf(second.token)).toBe("expired");

    const old = await invite(someEmail());
    await app.db.updateTable("staff_invitations").set({ expires_at: new Date(Date.now() - 1) })
      .where("id", "=", old.id).execute();
    expect(await statusOf(old.token)).toBe("expired");

    const last = await invite(someEmail());
    expect((await call(boss, "DELETE", `/v1/admin/staff/${admin.id}`)).status).toBe(200);
    expect(await statusOf(last.token)).toBe("expired");
    expect(await statusOf("a".repeat(64))).toBe("expired");
  });

  it("is for no seller and nobody who is staff already", async () => {
    const admin = await member("admin");
    const seller = await person({ role: "Breeder" });
    const colleague = await member("support");
    const to = (email: string) =>
      call(admin, "POST", "/v1/admin/staff/invitations", { email, rank: "admin" });
    expect((await to(seller.email)).body.code).toBe("staff_join_refused");
    expect((await to(colleague.email)).body.code).toBe("staff_already");
  });
});

describe("the staff", () => {
  it("are changed by admins with a recent code alone", async () => {
    const target = await member("support");
    for (const rank of ["moderator", "support", "finance"] as const) {
      const who = await member(rank);
      expect((await call(who, "GET", "/v1/admin/staff")).body.code).toBe("staff_rank");
      expect((await call(who, "DELETE", `/v1/admin/staff/${target.id}`)).body.code).toBe("staff_rank");
    }
    const admin = await member("admin");
    await app.db.updateTable("sessions").set({ second_factor_at: new Date(Date.now() - 16 * 60_000) })
      .where("user_id", "=", admin.id).execute();
    for (
      const [method, path, json] of [
        ["GET", "/v1/admin/staff"],
        ["POST", "/v1/admin/staff/invitations", { email: someEmail(), rank: "admin" }],
        ["PUT", `/v1/admin/staff/${target.id}/rank`, { rank: "admin" }],
        ["DELETE", `/v1/admin/staff/${target.id}`],
      ] as const
    ) {
      expect((await call(admin, method, path, json)).body.code, path).toBe("second_factor_required");
    }
  });

  it("lose their sessions with a rank, and hear of it, as the other admins do", async () => {
    const admin = await member("admin");
    const other = await member("admin");
    const one = await member("support");
    const changed = await call(admin, "PUT", `/v1/admin/staff/${one.id}/rank`, { rank: "finance" });
    expect(changed.status).toBe(200);
    expect(changed.body.staff).toContainEqual(expect.objectContaining({ id: one.id, rank: "finance" }));
    expect((await call(one, "GET", "/v1/admin/queues")).status).toBe(401);

    const back = { ...one, headers: await bearer(app.services, one) };
    expect((await call(back, "GET", "/v1/admin/queues")).status).toBe(200);
    expect((await call(admin, "DELETE", `/v1/admin/staff/${one.id}`)).status).toBe(200);
    expect((await call(back, "GET", "/v1/admin/queues")).status).toBe(401);
    expect(await row(one.id)).toMatchObject({ role: "Customer", staff_rank: null, account_status: "Active" });
    // The account continues as a buyer's.
    const buyer = { ...one, headers: await bearer(app.services, one) };
    expect((await call(buyer, "GET", "/v1/user")).body.user.role).toBe("Customer");
    expect((await call(buyer, "GET", "/v1/admin/queues")).body.code).toBe("wrong_role");
    expect(await entriesOf(one.id)).toEqual(["staff-rank-changed", "staff-removed"]);
    expect((await mailsOf(one.email)).map(({ kind }) => kind)).toEqual([
      "staff-rank-changed",
      "staff-removed",
    ]);
    expect((await mailsOf(other.email)).filter(({ kind }) => kind === "staff-changed").length)
      .toBeGreaterThanOrEqual(2);
    expect((await mailsOf(admin.email)).filter(({ text_body }) => text_body?.includes(one.email))).toEqual(
      [],
    );
    expect((await call(admin, "DELETE", `/v1/admin/staff/${one.id}`)).status).toBe(404);
  });

  it("never change their own rank", async () => {
    const admin = await member("admin");
    const lower = await call(admin, "PUT", `/v1/admin/staff/${admin.id}/rank`, { rank: "support" });
    const leave = await call(admin, "DELETE", `/v1/admin/staff/${admin.id}`);
    expect([lower.body.code, leave.body.code]).toEqual(["own_account", "own_account"]);
  });

  it("always keep an admin, whoever removes, lowers or suspends whom at once", async () => {
    for (let round = 0; round < 6; round++) {
      await app.db.updateTable("users").set({ role: "Customer", staff_rank: null }).where(
        "role",
        "=",
        "Admin",
      )
        .execute();
      const admins = await Promise.all(Array.from({ length: 4 }, () => member("admin")));
      const acts = [
        (by: Person, of: Person) => call(by, "DELETE", `/v1/admin/staff/${of.id}`),
        (by: Person, of: Person) => call(by, "PUT", `/v1/admin/staff/${of.id}/rank`, { rank: "support" }),
        (by: Person, of: Person) =>
          call(by, "PUT", `/v1/admin/users/${of.id}/status`, {
            accountStatus: "Suspended",
            reason: "A test.",
          }),
      ];
      const answers = await Promise.all(
        admins.flatMap((by, i) =>
          admins.filter((of) => of !== by).map((of, k) => acts[(i + k + round) % 3]!(by, of))
        ),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const left = await app.db.selectFrom("users").select("id").where("role", "=", "Admin")
        .where("staff_rank", "=", "admin").where("account_status", "<>", "Suspended").execute();
      expect(left.length, `round ${round}`).toBeGreaterThanOrEqual(1);
    }
  });

  it("keep the last admin, also on the word of whoever runs the server", async () => {
    await app.db.updateTable("users").set({ role: "Customer", staff_rank: null }).where("role", "=", "Admin")
      .execute();
    const only = await member("admin");
    expect(await makeAdmin(app.services, only.email, "support")).toMatchObject({ kind: "refused" });
    expect(await row(only.id)).toMatchObject({ staff_rank: "admin" });
    await member("admin");
    expect(await makeAdmin(app.services, only.email, "support")).toMatchObject({ kind: "made" });
  });
});

describe("isLastAdmin", () => {
  const of = (id: string, change = {}) =>
    ({ id, role: "Admin", staff_rank: "admin", account_status: "Active", ...change }) as const;
  it("counts only those who may act", () => {
    expect(isLastAdmin([of("a")], "a")).toBe(true);
    expect(isLastAdmin([of("a"), of("b")], "a")).toBe(false);
    expect(isLastAdmin([of("a"), of("b", { account_status: "Suspended" })], "a")).toBe(true);
    expect(isLastAdmin([of("a"), of("b", { staff_rank: "finance" })], "a")).toBe(true);
    expect(isLastAdmin([of("a"), of("b", { staff_rank: "finance" })], "b")).toBe(false);
  });
});
