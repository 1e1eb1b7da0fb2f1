import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreeder, addPet, addUser, bearer } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";

let app: TestApp;
let admin: { id: string; first_name: string; last_name: string };
let asAdmin: { authorization: string };

beforeAll(async () => {
  app = await startApp({ features: ["auth", "staff"] });
  admin = await addUser(app.services, { role: "Admin", first_name: "Sam", last_name: "Ortega" });
  asAdmin = await bearer(app.services, admin);
});
afterAll(() => app.close());

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
async function get(path: string, headers = asAdmin): Promise<{ status: number; body: Body }> {
  const response = await app.fetch(path, { headers });
  return { status: response.status, body: await response.json() };
}
async function put(id: string, json: unknown, headers = asAdmin): Promise<{ status: number; body: Body }> {
  const response = await app.fetch(`/v1/admin/users/${id}/status`, { method: "PUT", json, headers });
  return { status: response.status, body: await response.json() };
}
const find = async (q: string, more = "") =>
  (await get(`/v1/admin/users?q=${encodeURIComponent(q)}${more}`)).body.users.map(({ id }: Body) => id);
const suspend = (id: string, reason = "Pictures of other kennels.") =>
  put(id, { accountStatus: "Suspended", reason });
const reinstate = (id: string, reason = "It was a mistake.") => put(id, { accountStatus: "Active", reason });
const mailsTo = (userId: string) =>
  app.db.selectFrom("mails").selectAll().where("user_id", "=", userId).orderBy("id").execute();
const statusOf = async (id: string) =>
  (await app.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow())
    .account_status;

describe("listUsers", () => {
  it("finds by the beginning of a name, an address or a program, without regard to capitals and accents", async () => {
    const joana = await addUser(app.services, {
      first_name: "José",
      last_name: "Smith-Quintero",
      email: "puppy.person@tidepool.org",
    });
    const breeder = await addBreeder(app.services, { name: "Larkspur Hollow 100% Pups" });
    for (
      const q of [
        "jose",
        "JOSÉ",
        "quint",
        "smith-q",
        "José Smith",
        "smith jose",
        "puppy.p",
        "puppy.person@tidepool.org",
        "tidepool",
        joana.id,
      ]
    ) {
      expect(await find(q), q).toEqual([joana.id]);
    }
    for (const q of ["larks", "hollow", "100%", "LARKSPUR HOLLOW"]) {
      expect(await find(q), q).toEqual([breeder.user.id]);
    }
    for (const q of ["uintero", "10_%", "%", "nobody-has-this", "\\", "' or true --"]) {
      expect(await find(q), q).toEqual([]);
    }
  });

  it("follows a change of name, address and program", async () => {
    const breeder = await addBreeder(app.services, { name: "Amberfield" });
    await app.db.updateTable("breeders").set({ name: "Zephyrgrove" }).where("id", "=", breeder.id).execute();
    await app.db.updateTable("users").set({ first_name: "Wilhelmina", email: "wren@zoysia.net" })
      .where("id", "=", breeder.user.id).execute();
    expect(await find("amberf")).toEqual([]);
    for (const q of ["zephyr", "wilhelm", "zoysia"]) expect(await find(q), q).toEqual([breeder.user.id]);
  });

  it("filters by role and status, together with words", async () => {
    const name = "Xanthippe";
    const ids: Record<string, string> = {};
    for (const role of ["Customer", "Breeder", "ShelterBreeder", "Admin"] as const) {
      for (const account_status of ["Active", "Inactive", "Suspended"] as const) {
        ids[role + account_status] =
          (await addUser(app.services, { role, account_status, first_name: name })).id;
      }
    }
    expect(await find(name)).toHaveLength(12);
    expect(await find(name, "&role=Breeder")).toHaveLength(3);
    expect(await find(name, "&accountStatus=Suspended")).toHaveLength(4);
    expect(await find(name, "&role=Admin&accountStatus=Inactive")).toEqual([ids.AdminInactive]);
    const { body } = await get("/v1/admin/users?role=ShelterBreeder&accountStatus=Suspended");
    expect(body.users.map(({ id }: Body) => id)).toContain(ids.ShelterBreederSuspended);
    expect(
      body.users.every((user: Body) => user.role === "ShelterBreeder" && user.accountStatus === "Suspended"),
    ).toBe(true);
    expect((await get("/v1/admin/users?role=Owner")).status).toBe(422);
  });

  it("goes on where a page ended, the newest first, each account once", async () => {
    const made = Date.now() - 40 * 86_400_000;
    for (let i = 0; i < 60; i++) {
      // Three with the same time, so the id decides.
      await addUser(app.services, {
        first_name: "Pagination",
        created_at: new Date(made + Math.floor(i / 3) * 1000),
      });
    }
    for (const filter of ["q=pagin", "q=pagin&role=Customer", "role=Customer", "accountStatus=Active", ""]) {
      const seen: Body[] = [];
      for (let cursor: string | null = ""; cursor !== null;) {
        const { body } = await get(`/v1/admin/users?${filter}${cursor && `&cursor=${cursor}`}`);
        seen.push(...body.users);
        cursor = body.nextCursor;
      }
      expect(new Set(seen.map(({ id }) => id)).size, filter).toBe(seen.length);
      const moments = seen.map(({ createdAt }) => createdAt);
      expect(moments, filter).toEqual(moments.toSorted().toReversed());
      expect(seen.length, filter).toBeGreaterThanOrEqual(60);
    }
    expect((await get("/v1/admin/users?cursor=bm9uc2Vuc2U")).status).toBe(400);
  });

  it("finds those that only the index knows: old accounts behind thousands of newer ones", async () => {
    const old = await addUser(app.services, { first_name: "Methuselah", created_at: new Date("2001-01-01") });
    await sql`
      insert into users (id, email, role, first_name, last_name)
      select gen_random_uuid(), 'crowd' || n || '@example.com', 'Customer', 'Crowd', 'Member' || n
      from generate_series(1, 2500) n`.execute(app.db);
    expect(await find("methus")).toEqual([old.id]);
    expect(await find("methus", "&role=Customer&accountStatus=Active")).toEqual([old.id]);
    expect(await find("methus", "&role=Admin")).toEqual([]);
    expect(await find("crowd")).toHaveLength(25);
    await sql`delete from users where first_name = 'Crowd'`.execute(app.db);
    expect(await find("crowd")).toEqual([]);
  });

  it("tells of sessions, listings and reservations, and never of a password", async () => {
    const breeder = await addBreeder(app.services);
    await addPet(app.services, { breeder_id: breeder.id });
    await bearer(app.services, breeder.user);
    await bearer(app.services, breeder.user);
    const { body: { users: [user] } } = await get(`/v1/admin/users?q=${breeder.user.id}`);
    expect(user).toMatchObject({
      programName: breeder.name,
      breederId: breeder.id,
      breederSlug: expect.stringMatching(/^willow-creek-kennel-\d+-/),
      sessionsCount: 2,
      listingsCount: 1,
      reservationsCount: 0,
      hasSecondFactor: false,
    });
    expect(JSON.stringify(user)).not.toContain("argon2");
  });

  it("is for staff alone", async () => {
    const breeder = await addBreeder(app.services);
    const asBreeder = await bearer(app.services, breeder.user);
    for (const path of ["/v1/admin/users", "/v1/admin/audit"]) {
      expect(await get(path, asBreeder)).toMatchObject({ status: 403, body: { code: "wrong_role" } });
      expect((await app.fetch(path)).status).toBe(401);
    }
    expect((await put(admin.id, { accountStatus: "Suspended", reason: "Revenge." }, asBreeder)).status).toBe(
      403,
    );
    expect(await statusOf(admin.id)).toBe("Active");
  });
});

describe("updateUserStatus", () => {
  it("ends the sessions at the next request, tells the person why, and writes it down", async () => {
    const user = await addUser(app.services);
    const session = await bearer(app.services, user);
    expect((await get("/v1/user", session)).status).toBe(200);
    const { status, body } = await suspend(user.id, "  Threats in three conversations.  ");
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: user.id, accountStatus: "Suspended", sessionsCount: 0 });
    expect((await get("/v1/user", session)).status).toBe(401);
    const signIn = await app.fetch("/v1/login", {
      json: { email: user.email, password: "marmalade-tin-42" },
    });
    expect(signIn.status).toBe(403);
    expect((await signIn.json()).code).toBe("account_suspended");
    const mails = await mailsTo(user.id);
    expect(mails.map(({ kind }) => kind)).toEqual(["account-suspended"]);
    expect(mails[0]!.text_body).toContain("Threats in three conversations.");
    // Only staff may see which staff member decided.
    expect(mails[0]!.text_body).not.toContain("Ortega");
    const { body: { entries } } = await get(`/v1/admin/audit?subjectId=${user.id}`);
    expect(entries).toEqual([expect.objectContaining({
      actorId: admin.id,
      actorName: "Sam Ortega",
      action: "account-suspended",
      subjectKind: "user",
      subjectName: `${user.first_name} ${user.last_name}`,
      reason: "Threats in three conversations.",
      changes: [{ field: "accountStatus", before: "Active", after: "Suspended" }],
    })]);
  });

  it("gives back, when lifted, the status that the owner had chosen", async () => {
    for (const account_status of ["Active", "Inactive"] as const) {
      const user = await addUser(app.services, { account_status });
      await suspend(user.id);
      expect((await reinstate(user.id)).body.user.accountStatus).toBe(account_status);
      expect((await mailsTo(user.id)).map(({ kind }) => kind)).toEqual([
        "account-suspended",
        "account-reinstated",
      ]);
      expect(
        (await app.fetch("/v1/login", { json: { email: user.email, password: "marmalade-tin-42" } })).status,
      )
        .toBe(200);
    }
  });

  it("leaves to the owner whether an account is inactive", async () => {
    const active = await addUser(app.services);
    const inactive = await addUser(app.services, { account_status: "Inactive" });
    const suspended = await addUser(app.services, { account_status: "Suspended" });
    const tries = [[active, "Inactive"], [inactive, "Active"], [suspended, "Inactive"]] as const;
    for (const [{ id }, accountStatus] of tries) {
      const before = await statusOf(id);
      expect(await put(id, { accountStatus, reason: "Tidying up." })).toMatchObject({
        status: 409,
        body: { code: "transition_not_allowed" },
      });
      expect(await statusOf(id)).toBe(before);
    }
  });

  it("does nothing when the account is so already", async () => {
    const user = await addUser(app.services);
    await suspend(user.id);
    expect((await suspend(user.id)).status).toBe(200);
    expect(await mailsTo(user.id)).toHaveLength(1);
    expect((await get(`/v1/admin/audit?subjectId=${user.id}`)).body.entries).toHaveLength(1);
  });

  it("needs a reason, another's account, and one that exists", async () => {
    const user = await addUser(app.services);
    for (const blank of ["", "   "]) {
      const { status, body } = await suspend(user.id, blank);
      expect([status, body.errors[0].pointer]).toEqual([422, "/reason"]);
    }
    expect(await suspend(admin.id)).toMatchObject({ status: 409, body: { code: "own_account" } });
    expect((await suspend(crypto.randomUUID())).status).toBe(404);
    expect((await suspend("not-an-id")).status).toBe(404);
    expect([await statusOf(user.id), await statusOf(admin.id)]).toEqual(["Active", "Active"]);
  });

  it("knows nothing of an account that was closed", async () => {
    const user = await addUser(app.services, { first_name: "Wistaria" });
    await app.db.updateTable("users").set({ closed_at: new Date() }).where("id", "=", user.id).execute();
    expect((await suspend(user.id)).status).toBe(404);
    expect(await find("wistaria")).toEqual([]);
    expect(await find(user.id)).toEqual([]);
    expect(await mailsTo(user.id)).toEqual([]);
    expect((await get(`/v1/admin/audit?subjectId=${user.id}`)).body.entries).toEqual([]);
  });

  it("leaves one of two members of staff who suspend each other at the same moment", async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [
        await addUser(app.services, { role: "Admin" }),
        await addUser(app.services, { role: "Admin" }),
      ];
      const answers = await Promise.all([
        put(b.id, { accountStatus: "Suspended", reason: "First." }, await bearer(app.services, a)),
        put(a.id, { accountStatus: "Suspended", reason: "First." }, await bearer(app.services, b)),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect([await statusOf(a.id), await statusOf(b.id)].toSorted()).toEqual(["Active", "Suspended"]);
    }
  });

  it("is decided once by two who decide it at the same moment", async () => {
    const user = await addUser(app.services);
    const other = await bearer(app.services, await addUser(app.services, { role: "Admin" }));
    const body = { accountStatus: "Suspended", reason: "Both saw it." };
    await Promise.all([put(user.id, body), put(user.id, body, other), put(user.id, body)]);
    expect((await get(`/v1/admin/audit?subjectId=${user.id}`)).body.entries).toHaveLength(1);
    expect(await mailsTo(user.id)).toHaveLength(1);
  });
});
