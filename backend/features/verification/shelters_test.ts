import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreeder, addUser, bearer } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { linkToken } from "../links/crypto.ts";
import { TERMS_VERSION } from "../accounts/rules.ts";

let app: TestApp;
let admin: { id: string };
let staff: { authorization: string };
beforeAll(async () => {
  app = await startApp({ features: ["auth", "breeders", "users", "verification"] });
  await app.db.insertInto("places").values({
    zip: "97330",
    city: "Corvallis",
    state: "OR",
    latitude: 44.56,
    longitude: -123.26,
  }).execute();
  admin = await addUser(app.services, { role: "Admin" });
  staff = await bearer(app.services, admin);
});
afterAll(() => app.close());

async function call(method: string, path: string, json?: unknown, headers: Record<string, string> = {}) {
  const response = await app.fetch(path, { method, headers, ...(json === undefined ? {} : { json }) });
  return { status: response.status, body: await response.json() };
}
let count = 0;
const fresh = () => `haven${++count}@example.org`;
const invite = (email: string, more: object = {}) =>
  call("POST", "/v1/admin/shelters/invite", { email, name: "Benton Haven", state: "OR", ...more }, staff);
const join = (token?: string) =>
  call("GET", `/v1/shelter/join${token === undefined ? "" : `?token=${token}`}`);
const add = (change: object = {}) =>
  call("POST", "/api/shelter/add", {
    name: `Haven ${++count}`,
    email: fresh(),
    password: "a-quiet-harbour-9",
    firstName: "Marisol",
    lastName: "Okafor",
    postalCode: "97330",
    registrationNumber: "93-1187420",
    website: "https://bentonhaven.example.org",
    termsVersion: TERMS_VERSION,
    ...change,
  });
const mailsTo = (to: string) =>
  app.db.selectFrom("mails").selectAll().where("recipient", "=", to).orderBy("id").execute();
const accountOf = (email: string) =>
  app.db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
async function invitedToken(email: string): Promise<string> {
  expect((await invite(email)).status).toBe(201);
  return /\/shelter\/join#token=([\w-]+)/.exec((await mailsTo(email)).at(-1)!.text_body)![1]!;
}

describe("an invitation of a shelter", () => {
  it("is mailed by staff, says what is known beforehand, and changes nothing by being read", async () => {
    const email = fresh();
    const invited = await invite(email.toUpperCase());
    expect(invited).toMatchObject({
      status: 201,
      body: { invitation: { email, name: "Benton Haven", state: "OR" } },
    });
    const [mail] = await mailsTo(email);
    const token = /#token=([\w-]+)/.exec(mail!.text_body)![1]!;
    const rows = () =>
      app.db.selectFrom("shelter_invitations").selectAll().where("email", "=", email).execute();
    const before = await rows();
    expect((await join(token)).body).toEqual({
      shelter: { status: "open", name: "Benton Haven", email, state: "OR" },
    });
    expect(await rows()).toEqual(before);
    const entry = await app.db.selectFrom("audit_entries").selectAll()
      .where("subject_id", "=", invited.body.invitation.id).executeTakeFirst();
    expect(entry).toMatchObject({
      actor_id: admin.id,
      action: "shelter-invited",
      subject_kind: "shelter-invitation",
    });
    expect(JSON.stringify(app.logged)).not.toContain(token);
  });

  it("is sent by staff alone, and not to an address that has an account", async () => {
    const customer = await bearer(app.services, await addUser(app.services));
    const breeder = await bearer(app.services, (await addBreeder(app.services)).user);
    for (const headers of [customer, breeder]) {
      const email = fresh();
      const refused = await call("POST", "/v1/admin/shelters/invite", { email, name: "Haven" }, headers);
      expect(refused.status).toBe(403);
      expect(await mailsTo(email)).toEqual([]);
    }
    expect((await call("POST", "/v1/admin/shelters/invite", { email: fresh(), name: "Haven" })).status).toBe(
      401,
    );
    const known = await addUser(app.services);
    expect(await invite(known.email)).toMatchObject({ status: 422, body: { code: "email_taken" } });
    expect(await invite(fresh(), { name: "   " })).toMatchObject({
      status: 422,
      body: { code: "invalid_input" },
    });
  });

  it("is opened by the link of the mail, which stays good until somebody has joined with it", async () => {
    const email = fresh();
    const token = await invitedToken(email);
    for (let times = 0; times < 2; times++) {
      expect(await call("POST", `/${token}`, { url: "/shelter/join" })).toEqual({
        status: 200,
        body: { ok: true, url: "/shelter/join" },
      });
    }
    expect((await add({ email, invitation: token })).body).toEqual({ ok: true });
    expect((await call("POST", `/${token}`, { url: "/shelter/join" })).body.code).toBe("link_not_valid");
    expect((await join(token)).body.shelter).toEqual({
      status: "used",
      name: null,
      email: null,
      state: null,
    });
    const late = await add({ invitation: token });
    expect(late).toMatchObject({ status: 422, body: { code: "invitation_not_valid" } });
  });

  it("ends when a later one is sent to the same address", async () => {
    const email = fresh();
    const [first, second] = [await invitedToken(email), await invitedToken(email)];
    expect((await join(first)).body.shelter.status).toBe("used");
    expect((await join(second)).body.shelter.status).toBe("open");
    // One address gets at most five a day.
    const rest = await Promise.all(Array.from({ length: 3 }, () => invite(email)));
    expect(rest.map(({ status }) => status)).toEqual([201, 201, 201]);
    const open = await app.db.selectFrom("shelter_invitations").select("id").where("email", "=", email)
      .where("used_at", "is", null).execute();
    expect(open).toHaveLength(1);
  });

  it("runs out, and a made-up one tells nothing", async () => {
    const email = fresh();
    const token = await invitedToken(email);
    app.advance(15 * 86_400_000);
    expect((await join(token)).body.shelter).toEqual({
      status: "expired",
      name: null,
      email: null,
      state: null,
    });
    expect((await add({ email, invitation: token })).body.code).toBe("invitation_not_valid");
    expect((await call("POST", `/${token}`, { url: "/shelter/join" })).status).toBe(404);
    app.advance(-15 * 86_400_000);
    expect(await accountOf(email)).toBeUndefined();
    const forged = linkToken(
      { appSecrets: [{ kid: "other", secret: "another secret" }] },
      app.services.newId(),
    );
    expect((await join(forged)).body.shelter.status).toBe("expired");
    expect((await add({ invitation: forged })).body.code).toBe("invitation_not_valid");
    expect((await join("not a token")).status).toBe(422);
    expect((await join()).body.shelter.status).toBe("open");
  });

  it("lets one join of those who use it at once, and nobody is left half made", async () => {
    const token = await invitedToken(fresh());
    const emails = Array.from({ length: 6 }, fresh);
    const answers = await Promise.all(emails.map((email) => add({ email, invitation: token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "invitation_not_valid")).toHaveLength(5);
    const made = (await Promise.all(emails.map(accountOf))).filter(Boolean);
    expect(made).toHaveLength(1);
  });
});

describe("addShelter", () => {
  it("makes an unverified shelter with its contract and a mail that verifies its address", async () => {
    const email = fresh();
    expect(await add({ email: email.toUpperCase(), name: "  Benton Haven  " })).toEqual({
      status: 200,
      body: { ok: true },
    });
    const user = (await accountOf(email))!;
    expect(user).toMatchObject({
      role: "ShelterBreeder",
      email_verified_at: null,
      terms_version: TERMS_VERSION,
    });
    const breeder = await app.db.selectFrom("breeders").selectAll().where("user_id", "=", user.id)
      .executeTakeFirstOrThrow();
    expect(breeder).toMatchObject({
      kind: "shelter",
      name: "Benton Haven",
      city: "Corvallis",
      verification: "not-started",
      auto_approve: false,
      licence: "EIN 93-1187420",
      website: "https://bentonhaven.example.org",
    });
    const { body } = await call("GET", `/v1/breeders/${breeder.id}/contract`);
    expect(body.saleContract.contractText).toContain("(the shelter)");
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["verify-email"]);
    const signedIn = await call("POST", "/v1/login", { email, password: "a-quiet-harbour-9" });
    expect([signedIn.status, signedIn.body.user?.role]).toEqual([200, "ShelterBreeder"]);
  });

  it.each([
    ["weak_password", { password: "password123" }],
    ["terms_not_accepted", { termsVersion: "2020-01-01" }],
    ["zip_unknown", { postalCode: "00000" }],
    ["invalid_input", { website: "javascript:alert(1)" }],
    ["invalid_input", { firstName: "  " }],
    ["invalid_input", { role: "Admin" }],
    ["invalid_input", { email: "one+two@example.org" }],
  ])("refuses with %s and makes nothing: %j", async (code, change) => {
    const email = fresh();
    const refused = await add({ email, ...change });
    expect([refused.status, refused.body.code]).toEqual([422, code]);
    expect(await accountOf(email)).toBeUndefined();
  });

  it("refuses an address that is taken, also at the same moment", async () => {
    const email = fresh();
    const answers = await Promise.all(Array.from({ length: 4 }, () => add({ email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect((await add({ email })).body.code).toBe("email_taken");
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
