import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreeder, addPet, addUser, bearer, PASSWORD, secondFactorCode } from "../../testing/fixtures.ts";
import { petChanged } from "../pets/actions.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { makeLink } from "../links/actions.ts";
import { linkToken, readLinkToken } from "../links/crypto.ts";
import { deviceOf } from "./rules.ts";
import { greetingOf, isAcceptedEmail, TERMS_VERSION } from "../accounts/rules.ts";
import { deleteOldLinks } from "../links/store.ts";
import { growthOf } from "../../testing/growth.ts";

const features = ["auth", "passwords", "pets", "reservations", "search", "system", "users"];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features });
});
afterAll(() => app.close());

type Headers = Record<string, string>;
async function call(method: string, path: string, json?: unknown, headers: Headers = {}) {
  const response = await app.fetch(path, { method, headers, ...(json === undefined ? {} : { json }) });
  return { status: response.status, body: await response.json() };
}
const redeem = (token: string, url = "/verify-email") => call("POST", `/${token}`, { url });
const mailsTo = (to: string) =>
  app.db.selectFrom("mails").selectAll().where("recipient", "=", to).orderBy("id").execute();
/** Returns the token of the link in the newest email to an address. */
async function tokenTo(email: string): Promise<string> {
  return /#token=([\w-]+)/.exec((await mailsTo(email)).at(-1)!.text_body)![1]!;
}
const userRow = (id: string) =>
  app.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
let count = 0;
const fresh = () => `fresh${++count}@example.com`;

describe("the verification of an address", () => {
  it("begins with the mail of the sign-up, and its link works once, and says so again", async () => {
    const email = fresh();
    const { status, body } = await call("POST", "/v1/users/new", {
      type: "Consumer",
      email,
      password: "a-quiet-harbour-9",
      firstName: "Dana",
      lastName: "Whitfield",
      termsVersion: TERMS_VERSION,
    });
    expect({ status, isEmailVerified: body.user.isEmailVerified }).toEqual({
      status: 201,
      isEmailVerified: false,
    });
    const [mail] = await mailsTo(email);
    expect(mail!.text_body).toContain(`${app.config.publicUrl}/verify-email#token=`);
    const token = await tokenTo(email);
    expect(await redeem(token)).toEqual({ status: 200, body: { ok: true, url: "/account" } });
    expect((await userRow(body.user.id)).email_verified_at).not.toBeNull();
    // Opening the link again, perhaps on a phone, succeeds without an effect.
    expect(await redeem(token)).toEqual({ status: 200, body: { ok: true, url: "/account" } });
    await app.db.updateTable("users").set({ email: fresh() }).where("id", "=", body.user.id).execute();
    const again = await redeem(token);
    expect({ status: again.status, code: again.body.code }).toEqual({ status: 404, code: "link_not_valid" });
    expect(JSON.stringify(app.logged)).not.toContain(token);
  });

  it("can be asked for again, which ends the link before; not once it is verified", async () => {
    const { user } = await addBreeder(app.services, {}, { email_verified_at: null });
    const headers = await bearer(app.services, user);
    await call("POST", "/v1/users/email/verify/resend", undefined, headers);
    const first = await tokenTo(user.email);
    expect((await call("POST", "/v1/users/email/verify/resend", undefined, headers)).body).toEqual({
      ok: true,
    });
    const second = await tokenTo(user.email);
    expect((await redeem(first)).status).toBe(404);
    expect((await redeem(second)).body.url).toBe("/breeder");
    const late = await call("POST", "/v1/users/email/verify/resend", undefined, headers);
    expect({ status: late.status, code: late.body.code }).toEqual({
      status: 409,
      code: "email_already_verified",
    });
  });

  it("a link runs out", async () => {
    const user = await addUser(app.services, { email_verified_at: null });
    await makeLink(app.db, app.services, "verify-email", user);
    const { id } = await app.db.selectFrom("link_tokens").select("id").where("user_id", "=", user.id)
      .executeTakeFirstOrThrow();
    app.advance(73 * 3_600_000);
    expect((await redeem(linkToken(app.config, id))).status).toBe(404);
    app.advance(-73 * 3_600_000);
    expect((await userRow(user.id)).email_verified_at).toBeNull();
  });

  it("confirms the address at parallel uses, too, and each of them says so", async () => {
    const user = await addUser(app.services);
    const link = await makeLink(app.db, app.services, "verify-email", user);
    const token = link.split("#token=")[1]!;
    const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await userRow(user.id)).email_verified_at).not.toBeNull();
  });

  it("a made-up token, another's signature and any other path are 404", async () => {
    const made = linkToken(
      { appSecrets: [{ kid: "other", secret: "another secret" }] },
      app.services.newId(),
    );
    for (
      const path of [
        `/${made}`,
        `/${"A".repeat(64)}`,
        "/short",
        "/not-a-token-at-all-of-any-kind.txt",
        "/v1/none",
      ]
    ) {
      expect((await call("POST", path, { url: "/verify-email" })).status).toBe(404);
    }
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "http://127.0.0.1/",
    "file:///etc/passwd",
    "",
  ])(
    "refuses to record %j as the page it was opened on, and keeps the link",
    async (url) => {
      const user = await addUser(app.services);
      const token = (await makeLink(app.db, app.services, "verify-email", user)).split("#token=")[1]!;
      expect((await redeem(token, url)).status).toBe(422);
      expect((await redeem(token, "/verify-email?from=mail")).status).toBe(200);
      const row = await app.db.selectFrom("link_tokens").selectAll().where("user_id", "=", user.id)
        .executeTakeFirstOrThrow();
      expect(row.opened_on).toBe("/verify-email?from=mail");
    },
  );

  it("old links are swept", async () => {
    const user = await addUser(app.services);
    await makeLink(app.db, app.services, "verify-email", user);
    await app.db.updateTable("link_tokens").set({ expires_at: new Date("2020-01-01") })
      .where("user_id", "=", user.id).execute();
    expect(await deleteOldLinks(app.db, 30, 100)).toBe(1);
  });
});

describe("changeEmail", () => {
  const ask = async (user: { id: string }, email: string, password = PASSWORD) =>
    await call("POST", "/v1/users/email/change", { email, password }, await bearer(app.services, user));

  it("applies when it is confirmed from the new address; the old one gets a notice", async () => {
    const user = await addUser(app.services);
    const email = fresh();
    expect((await ask(user, email.toUpperCase())).body).toEqual({ ok: true });
    expect((await userRow(user.id)).email).toBe(user.email);
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(["change-email-notice"]);
    expect((await redeem(await tokenTo(email))).status).toBe(200);
    expect(await userRow(user.id)).toMatchObject({ email, email_verified_at: expect.any(Date) });
  });

  it("is called off by a new password", async () => {
    const user = await addUser(app.services);
    const email = fresh();
    await ask(user, email);
    const change = { currentPassword: PASSWORD, newPassword: "a-quiet-harbour-9" };
    await call("PUT", "/v1/password/change", change, await bearer(app.services, user));
    expect((await redeem(await tokenTo(email))).status).toBe(404);
    expect((await userRow(user.id)).email).toBe(user.email);
  });

  it("asks for a code where two-step verification is on", async () => {
    const user = await addUser(app.services, {}, { secondFactor: true });
    const headers = await bearer(app.services, user);
    const email = fresh();
    const change = (secondFactorCode?: string) =>
      call("POST", "/v1/users/email/change", { email, password: PASSWORD, secondFactorCode }, headers);
    expect((await change()).body.code).toBe("second_factor_needed");
    expect((await change("000000")).body.code).toBe("second_factor_wrong");
    expect(await mailsTo(email)).toEqual([]);
    expect((await change(await secondFactorCode(app.services, user))).body).toEqual({ ok: true });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("does not take an address that somebody else has by then", async () => {
    const user = await addUser(app.services);
    const email = fresh();
    await ask(user, email);
    await addUser(app.services, { email });
    expect((await redeem(await tokenTo(email))).status).toBe(404);
    expect((await userRow(user.id)).email).toBe(user.email);
  });

  it("refuses a wrong password with 422, a taken address and one that is not accepted", async () => {
    const [user, other] = [await addUser(app.services), await addUser(app.services)];
    expect(await ask(user, fresh(), "not-the-password")).toMatchObject({
      status: 422,
      body: { code: "wrong_password", errors: [{ pointer: "/password" }] },
    });
    expect(await ask(user, other.email)).toMatchObject({ status: 422, body: { code: "email_taken" } });
    expect((await ask(user, "dana+1@example.com")).status).toBe(422);
    const long = `${"d".repeat(70)}@example.com`;
    expect(await ask(user, long)).toMatchObject({
      status: 422,
      body: {
        code: "email_not_accepted",
        errors: [{ pointer: "/email", detail: expect.stringMatching(/64/) }],
      },
    });
    expect((await call("GET", `/v1/users/email/check/${long}`)).body.code).toBe("email_not_accepted");
    expect((await ask(user, `${"d".repeat(64)}@example.com`)).status).toBe(200);
    await app.db.deleteFrom("mails").where("user_id", "=", user.id).execute();
    expect(await mailsTo(user.email)).toEqual([]);
  });
});

describe("updateUser", () => {
  const update = async (user: { id: string }, json: unknown) =>
    await call("PUT", "/v1/users/update", json, await bearer(app.services, user));

  it("changes what is sent and nothing else", async () => {
    const user = await addUser(app.services, { profile_image_key: "own/picture" });
    const { status, body } = await update(user, { firstName: "  Ada ", phoneNumber: "+15035550118" });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      firstName: "Ada",
      lastName: user.last_name,
      phoneNumber: "+15035550118",
    });
    const cleared = await update(user, { phoneNumber: null, profileImageKey: null });
    expect(cleared.body.user).toMatchObject({
      firstName: "Ada",
      phoneNumber: null,
      profileImageURL: "/avatar.png",
    });
  });

  it.each([
    ["a role", { role: "Admin" }],
    ["another address", { email: "somebody@example.com" }],
    ["a suspension", { accountStatus: "Suspended" }],
    ["a name of blanks", { firstName: "   " }],
    ["a picture that was not uploaded", { profileImageKey: "private/scan" }],
  ])("refuses %s and changes nothing", async (_, change) => {
    const user = await addUser(app.services);
    const before = await userRow(user.id);
    expect((await update(user, { lastName: "Changed", ...change })).status).toBe(422);
    expect(await userRow(user.id)).toEqual(before);
  });

  it("Inactive hides a breeder's listings everywhere, Active shows them again", async () => {
    const breeder = await addBreeder(app.services);
    const pet = await addPet(app.services, { breeder_id: breeder.id });
    const found = async () => {
      const { body } = await call("GET", "/v1/pets/search/lean?type=Dog&available=true");
      return body.data.pets.some(({ id }: { id: string }) => id === pet.id);
    };
    const seen = async () => (await call("GET", `/v1/pets/${pet.id}`)).status;
    expect([await found(), await seen()]).toEqual([true, 200]);
    expect((await update(breeder.user, { accountStatus: "Inactive" })).body.user.accountStatus).toBe(
      "Inactive",
    );
    expect(await found()).toBe(false);
    expect(await seen()).toBeGreaterThanOrEqual(404);
    // Later changes of the pet do not bring it back.
    await petChanged(app.db, app.services, pet.id);
    expect(await found()).toBe(false);
    expect((await update(breeder.user, { accountStatus: "Active" })).status).toBe(200);
    expect([await found(), await seen()]).toEqual([true, 200]);
  });

  it("Inactive leaves an open reservation to its buyer", async () => {
    const place = { zip: "97330", city: "Corvallis", state: "OR", latitude: 44.56, longitude: -123.26 };
    await app.db.insertInto("places").values(place).execute();
    const breeder = await addBreeder(app.services);
    const pet = await addPet(app.services, { breeder_id: breeder.id });
    const buyer = await bearer(
      app.services,
      await addUser(app.services, { email_verified_at: app.services.now() }),
    );
    const held = await call("POST", "/v1/reserve/new", { petId: pet.id }, buyer);
    expect(held.status).toBe(201);
    await update(breeder.user, { accountStatus: "Inactive" });
    const { status, body } = await call(
      "GET",
      `/v1/customer/pets/reserved/${held.body.reservedPetId}`,
      undefined,
      buyer,
    );
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain(`"name":"${pet.name}"`);
  });

  it("does not lift a suspension", async () => {
    const user = await addUser(app.services, { account_status: "Suspended" });
    expect((await update(user, { accountStatus: "Active" })).status).toBe(403);
    expect((await userRow(user.id)).account_status).toBe("Suspended");
  });
});

describe("acceptTerms", () => {
  const accept = async (user: { id: string }, termsVersion: string) =>
    await call("PUT", "/v1/users/terms", { termsVersion }, await bearer(app.services, user));

  it("takes the terms in force from who accepted earlier ones, and keeps when that was", async () => {
    const before = { version: "2020-01-01", acceptedAt: "2020-02-03T04:05:06.000Z" };
    const user = await addUser(app.services, {
      terms_version: before.version,
      terms_accepted_at: new Date(before.acceptedAt),
    });
    const { body: { configuration } } = await call("GET", "/v1/configuration");
    expect(configuration.termsChanges[0].version).toBe(configuration.termsVersion);
    const refused = await accept(user, before.version);
    expect([refused.status, refused.body.code, refused.body.errors[0].pointer])
      .toEqual([422, "terms_not_accepted", "/termsVersion"]);
    const me = await call("GET", "/v1/user", undefined, await bearer(app.services, user));
    expect(me.body.user.acceptedTerms).toEqual(before);

    const { status, body } = await accept(user, configuration.termsVersion);
    expect([status, body.user.acceptedTerms.version]).toEqual([200, configuration.termsVersion]);
    expect(body.user.acceptedTerms.acceptedAt > before.acceptedAt).toBe(true);
    const again = await accept(user, configuration.termsVersion);
    expect(again.body).toEqual(body);
  });
});

describe("checkEmail", () => {
  it("says whether a new account may use an address", async () => {
    const user = await addUser(app.services);
    expect((await call("GET", `/v1/users/email/check/${fresh()}`)).body).toEqual({ ok: true });
    expect((await call("GET", `/v1/users/email/check/${user.email.toUpperCase()}`)).body).toEqual({
      ok: false,
    });
  });

  it.each(["dana%2B1@example.com", "dana@b%C3%BCcher.de", "dana", "d%D0%B0na@example.com"])(
    "refuses %s",
    async (email) => {
      const { status, body } = await call("GET", `/v1/users/email/check/${email}`);
      expect({ status, code: body.code }).toEqual({ status: 422, code: "email_not_accepted" });
      expect(body.detail).toMatch(/plus sign|international|name@example.com/);
    },
  );

  // Backtracking through all possibilities would double the time with each letter.
  it.each([
    ["dots", (size: number) => `${"a.".repeat(size / 2)}!`],
    ["letters", (size: number) => `${"a".repeat(size)}@`],
  ])("takes twice the time for a hostile address of twice as many %s", async (_, hostile) => {
    expect(isAcceptedEmail(hostile(20))).toBe(false);
    expect(await growthOf((size) => isAcceptedEmail(hostile(size)), 20)).toBeLessThan(3);
    expect(isAcceptedEmail(hostile(240))).toBe(false);
  });
});

describe("endOtherSessions", () => {
  it("ends every session of mine but the one that asks, and nobody else's", async () => {
    const [user, other] = [await addUser(app.services), await addUser(app.services)];
    const here = await bearer(app.services, user);
    const elsewhere = [await bearer(app.services, user), await bearer(app.services, user)];
    const theirs = await bearer(app.services, other);
    const path = "/v1/users/sessions";
    expect(await call("DELETE", path, undefined, here)).toEqual({ status: 200, body: { ok: true } });
    const { body } = await call("GET", path, undefined, here);
    expect(body.sessions).toMatchObject([{ isCurrent: true }]);
    for (const headers of elsewhere) expect((await call("GET", path, undefined, headers)).status).toBe(401);
    expect((await call("GET", path, undefined, theirs)).status).toBe(200);
    expect((await call("DELETE", path)).status).toBe(401);
    expect((await call("GET", path, undefined, theirs)).status).toBe(200);
  });
});

describe("sessions", () => {
  it("are listed, the present one first, and ended one by one", async () => {
    const user = await addUser(app.services);
    const [here, there] = [await bearer(app.services, user), await bearer(app.services, user)];
    const { body } = await call("GET", "/v1/users/sessions", undefined, here);
    expect(body.sessions.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false]);
    const { id } = body.sessions[1];
    expect(await call("DELETE", `/v1/users/sessions/${id}`, undefined, here)).toEqual({
      status: 200,
      body: { id },
    });
    expect((await call("GET", "/v1/users/sessions", undefined, there)).status).toBe(401);
    expect((await call("DELETE", `/v1/users/sessions/${id}`, undefined, here)).status).toBe(404);
  });

  it("another's cannot be ended", async () => {
    const [mine, theirs] = [await addUser(app.services), await addUser(app.services)];
    const [here, there] = [await bearer(app.services, mine), await bearer(app.services, theirs)];
    const { body } = await call("GET", "/v1/users/sessions", undefined, there);
    expect((await call("DELETE", `/v1/users/sessions/${body.sessions[0].id}`, undefined, here)).status).toBe(
      404,
    );
    expect((await call("GET", "/v1/users/sessions", undefined, there)).status).toBe(200);
  });
});

describe("limits", () => {
  it("checks of addresses, codes and mails are counted by the client's address", async () => {
    const limited = await startApp({ features, app: { rateScale: 0.1 } });
    const statuses = async (count: number, path: string, json?: unknown) => {
      const all = [];
      for (let i = 0; i < count; i++) all.push((await limited.fetch(path, json ? { json } : {})).status);
      return all;
    };
    const address = { email: "dana@example.com" };
    try {
      expect(await statuses(3, "/v1/users/email/check/dana@example.com")).toEqual([200, 200, 429]);
      expect(await statuses(2, "/v1/password/forgot", address)).toEqual([200, 429]);
      expect(await statuses(3, "/v1/password/code/validate", { ...address, code: "123456" })).toEqual([
        422,
        422,
        429,
      ]);
    } finally {
      await limited.close();
    }
  });
});

describe("names of whoever signs up", () => {
  const signUp = (firstName: string, email: string) =>
    call("POST", "/v1/users/new", {
      type: "Consumer",
      email,
      password: "a-quiet-harbour-9",
      firstName,
      lastName: "Whitfield",
      termsVersion: TERMS_VERSION,
    });

  it("are no way to have us write somebody else's words to a stranger", async () => {
    for (const name of ["Win at evil.example", "https://evil.example", "Dana\nopen evil.example now"]) {
      const email = fresh();
      const { status, body } = await signUp(name, email);
      expect({ status, error: body.errors?.[0] }).toMatchObject({
        status: 422,
        error: { pointer: "/firstName", code: "name_invalid" },
      });
      expect(await mailsTo(email)).toEqual([]);
    }
  });

  it("hold no contact details, also when they are changed", async () => {
    const email = fresh();
    await signUp("Dana", email);
    const { id } = await app.db.selectFrom("users").select("id").where("email", "=", email)
      .executeTakeFirstOrThrow();
    const headers = await bearer(app.services, { id });
    for (const field of ["firstName", "lastName"]) {
      const { status, body } = await call(
        "PUT",
        "/v1/users/update",
        { [field]: "Text me 919-555-0194" },
        headers,
      );
      expect({ status, error: body.errors?.[0] }).toMatchObject({
        status: 422,
        error: { pointer: `/${field}`, code: "name_invalid" },
      });
    }
  });

  it("are blank for nobody", async () => {
    const { status, body } = await signUp("   ", fresh());
    expect({ status, at: body.errors?.[0]?.pointer }).toEqual({ status: 422, at: "/firstName" });
  });

  it.each([
    ["Dana", "Hi Dana,"],
    ["José María", "Hi José María,"],
    ["J.R.", "Hi J.R.,"],
    ["evil.example", "Hi,"],
    ["a@b", "Hi,"],
    ["see http:", "Hi,"],
    ["two\nlines", "Hi,"],
    ["", "Hi,"],
  ])("%j is greeted as %j where we do not know yet who reads it", (name, greeting) => {
    expect(greetingOf(name)).toBe(greeting);
  });
});

describe("deviceOf", () => {
  it.each([
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E Safari/604",
      "Safari on iPhone",
    ],
    ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/131.0 Safari/537 Edg/131.0", "Edge on Windows"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox on Linux"],
    ["curl/8.5", "Unknown device"],
    [null, "Unknown device"],
  ])("%s", (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});

it("a link's token carries its id and cannot be changed", () => {
  const id = "01998f20-3c4d-7a1e-8b52-6f0e9d1c2b3a";
  const token = linkToken(app.config, id);
  expect(token).toMatch(/^[\w-]{64}$/);
  expect(readLinkToken(app.config, token)).toBe(id);
  const changed = `${token[0] === "A" ? "B" : "A"}${token.slice(1)}`;
  expect(readLinkToken(app.config, changed)).toBeUndefined();
});
