import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../testing/app.ts";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { TEXTBOX_TOKEN } from "../../platform/ports/sms/embedded.ts";
import { signatureOf } from "../../platform/ports/sms/port.ts";
import { isOn } from "../settings/rules.ts";
import { sendSms } from "../sms/actions.ts";
import { wishOf } from "./rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features: ["phones", "users"] });
});
afterAll(() => app.close());

let count = 0;
const nextPhone = () => `+1503555${String(1000 + ++count)}`;
const SMS = JSON.stringify({ notifications: { sms: { messages: true } } });
const person = (change: Record<string, unknown> = {}) =>
  addUser(app.services, { email_verified_at: new Date(), phone: nextPhone(), settings: SMS, ...change });
type Person = Awaited<ReturnType<typeof person>>;

async function call(who: Person, path: string, json?: unknown, method = "POST") {
  const response = await app.fetch(path, {
    method,
    headers: await bearer(app.services, who),
    ...(json === undefined ? {} : { json }),
  });
  return { status: response.status, body: await response.json() };
}
const ask = (who: Person) => call(who, "/v1/users/phone/code");
const confirm = (who: Person, code: string) => call(who, "/v1/users/phone/confirm", { code });
const textsTo = (phone: string) =>
  app.db.selectFrom("texts").selectAll().where("recipient", "=", phone).orderBy("id").execute();
const codeTo = async (phone: string) => /\b\d{6}\b/.exec((await textsTo(phone)).at(-1)!.body)![0];
const isConfirmed = async ({ id }: Person) =>
  (await app.db.selectFrom("users").select("phone_verified_at").where("id", "=", id)
    .executeTakeFirstOrThrow())
    .phone_verified_at !== null;
/** Moves earlier codes to yesterday, because all codes of this file come from one network. */
const nextDay = () =>
  sql`update phone_codes set created_at = created_at - interval '25 hours'`.execute(app.db);

describe("a code by text", () => {
  it("confirms the number, once, in words that carriers ask for", async () => {
    await nextDay();
    const who = await person();
    expect(await ask(who)).toMatchObject({ status: 200, body: { ok: true } });
    const [text] = await textsTo(who.phone!);
    expect(text!.body).toMatch(/^Hearthpaw: \d{6} is your code\./);
    expect(text!.body).toMatch(/Msg & data rates may apply\. Reply HELP for help\. Reply STOP to opt out\.$/);
    expect(await confirm(who, await codeTo(who.phone!))).toMatchObject({
      status: 200,
      body: { user: { phoneNumber: who.phone, isPhoneConfirmed: true } },
    });
    expect(await ask(who)).toMatchObject({ status: 409, body: { code: "phone_confirmed" } });
    expect(JSON.stringify(app.logged)).not.toContain(who.phone);
  });

  it("is refused after five wrong tries, after ten minutes, and once there is a newer one", async () => {
    await nextDay();
    const who = await person();
    await ask(who);
    const first = await codeTo(who.phone!);
    const wrong = first === "000000" ? "000001" : "000000";
    await ask(who);
    const second = await codeTo(who.phone!);
    if (first !== second) expect(await confirm(who, first)).toMatchObject({ body: { code: "code_wrong" } });
    // At most five tries count, even concurrent ones.
    const tries = await Promise.all(Array.from({ length: 8 }, () => confirm(who, wrong)));
    expect(new Set(tries.map(({ body }) => body.code))).toEqual(new Set(["code_wrong", "code_used_up"]));
    expect(await confirm(who, second)).toMatchObject({ status: 422, body: { code: "code_used_up" } });
    await ask(who);
    const third = await codeTo(who.phone!);
    await sql`update phone_codes set expires_at = now() where user_id = ${who.id}`.execute(app.db);
    expect(await confirm(who, third)).toMatchObject({ status: 422, body: { code: "code_wrong" } });
    expect(await isConfirmed(who)).toBe(false);
  });

  it("is not texted to a stranger's telephone again and again, even by many accounts at once", async () => {
    await nextDay();
    const phone = nextPhone();
    const accounts = await Promise.all(Array.from({ length: 6 }, () => person({ phone })));
    const answers = await Promise.all(accounts.map(ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === "too_many_codes")).toHaveLength(3);
    expect(await textsTo(phone)).toHaveLength(3);
  });

  it("is texted ten times a day for one network", async () => {
    await nextDay();
    const answers = [];
    for (let i = 0; i < 11; i++) answers.push((await ask(await person())).status);
    expect(answers).toEqual([...Array(10).fill(200), 429]);
  });

  it("needs a confirmed address and a number that nobody else has confirmed", async () => {
    await nextDay();
    expect(await ask(await person({ email_verified_at: null }))).toMatchObject({
      status: 409,
      body: { code: "email_not_verified" },
    });
    expect(await ask(await person({ phone: null }))).toMatchObject({ body: { code: "phone_missing" } });
    const owner = await person({ phone_verified_at: new Date() });
    expect(await ask(await person({ phone: owner.phone }))).toMatchObject({
      status: 409,
      body: { code: "phone_taken" },
    });
  });

  it("gives a number to one of two that confirm it at once", async () => {
    await nextDay();
    const phone = nextPhone();
    const both = [await person({ phone }), await person({ phone })];
    const codes: string[] = [];
    for (const who of both) {
      await ask(who);
      codes.push(await codeTo(phone));
    }
    const answers = await Promise.all(both.map((who, i) => confirm(who, codes[i]!)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("counts for the number that it went to: another number has to be confirmed anew", async () => {
    await nextDay();
    const who = await person();
    await ask(who);
    const code = await codeTo(who.phone!);
    const other = nextPhone();
    await call(who, "/v1/users/update", { phoneNumber: other }, "PUT");
    expect(await confirm(who, code)).toMatchObject({ body: { code: "code_wrong" } });
    const confirmed = await person({ phone_verified_at: new Date() });
    const { body } = await call(confirmed, "/v1/users/update", { phoneNumber: nextPhone() }, "PUT");
    expect(body.user.isPhoneConfirmed).toBe(false);
  });

  it("is sent in quiet hours, as its reader waits for it, and never late", async () => {
    await nextDay();
    const sent: string[] = [];
    const services = {
      ...app.services,
      sms: {
        isGenuine: () => false,
        send: ({ to }: { to: string }) =>
          Promise.resolve({ kind: "sent" as const, providerId: `${sent.push(to)}` }),
      },
    };
    const quiet = { quietHours: { isOn: true, from: "00:00", to: "23:59", timeZone: null } };
    const who = await person({ settings: JSON.stringify(quiet) });
    await ask(who);
    await sendSms(services, (await textsTo(who.phone!))[0]!.id);
    expect(sent).toEqual([who.phone]);
    await ask(who);
    const late = (await textsTo(who.phone!)).at(-1)!.id;
    await sql`update texts set created_at = now() - interval '11 minutes' where id = ${late}`.execute(app.db);
    await sendSms(services, late);
    expect(sent).toEqual([who.phone]);
  });
});

describe("a text that comes in", () => {
  const write = async (fields: Record<string, string>, token = TEXTBOX_TOKEN) => {
    const all = Object.entries({ MessageSid: "SM1", To: "+15035550100", NumMedia: "0", ...fields });
    const url = `${app.config.publicUrl}/v1/texts/incoming`;
    const response = await app.fetch("/v1/texts/incoming", {
      method: "POST",
      body: new URLSearchParams(all).toString(),
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "x-twilio-signature": signatureOf(token, { url, fields: all }),
      },
    });
    return { status: response.status, body: response.status === 204 ? null : await response.json() };
  };
  const settingsOf = async ({ id }: Person) =>
    (await app.db.selectFrom("users").select("settings").where("id", "=", id).executeTakeFirstOrThrow())
      .settings;

  it("with STOP ends all texts to the number, whoever has it", async () => {
    const phone = nextPhone();
    const [one, other] = [await person({ phone, phone_verified_at: new Date() }), await person({ phone })];
    expect(await write({ From: phone, Body: " Stop. " })).toEqual({ status: 204, body: null });
    for (const who of [one, other]) expect(isOn(await settingsOf(who), "sms", "messages")).toBe(false);
  });

  it("with HELP is answered to who has confirmed the number, and with anything else is not", async () => {
    const who = await person({ phone_verified_at: new Date() });
    await write({ From: who.phone!, Body: "Is Maple still there?" });
    expect(await textsTo(who.phone!)).toEqual([]);
    await write({ From: who.phone!, Body: "HELP" });
    expect((await textsTo(who.phone!))[0]!.body).toMatch(
      /Msg & data rates may apply\. Help: .+@.+ Reply STOP to opt out\.$/,
    );
    const unconfirmed = await person();
    await write({ From: unconfirmed.phone!, Body: "HELP" });
    expect(await textsTo(unconfirmed.phone!)).toEqual([]);
    expect(isOn(await settingsOf(who), "sms", "messages")).toBe(true);
  });

  it("is refused without the provider's signature, and has no effect", async () => {
    const who = await person({ phone_verified_at: new Date() });
    expect(await write({ From: who.phone!, Body: "STOP" }, "another")).toMatchObject({
      status: 400,
      body: { code: "signature_invalid" },
    });
    expect(isOn(await settingsOf(who), "sms", "messages")).toBe(true);
  });

  it.each([
    ["STOP", "stop"],
    ["Stopall", "stop"],
    ["opt-out", "stop"],
    ["unsubscribe!", "stop"],
    ["help", "help"],
    ["Info?", "help"],
    ["stop by on Sunday", undefined],
    ["Can you help?", undefined],
    ["", undefined],
  ])("reads %j as %s", (body, wish) => expect(wishOf(body)).toBe(wish));
});
