import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { oneClickUrl, readUnsubscribeToken, unsubscribePage, unsubscribeToken } from "./crypto.ts";
import { quietUntil } from "./quiet_rules.ts";
import { allSettings, isOn } from "./rules.ts";
import { TERMS_VERSION } from "../accounts/rules.ts";

const features = ["auth", "settings", "users"];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features });
});
afterAll(() => app.close());

const LEAVE = "/v1/user/setting/email/notifications/unsubscribe";
type Setting = { channel: string; group: string; isOn: boolean };

async function put(path: string, json: unknown, headers: Record<string, string> = {}) {
  const response = await app.fetch(path, { method: "PUT", json, headers });
  return { status: response.status, body: await response.json() };
}
async function oneClick(url: string, body?: BodyInit, type?: string) {
  const headers = new Headers(type === undefined ? [] : [["content-type", type]]);
  const response = await app.fetch(url, { method: "POST", headers, ...(body === undefined ? {} : { body }) });
  return { status: response.status, text: await response.text() };
}
const stored = async (id: string) =>
  (await app.db.selectFrom("users").select("settings").where("id", "=", id).executeTakeFirstOrThrow())
    .settings;
const setting = (answer: { user: { settings: Setting[] } }, channel: string, group: string) =>
  answer.user.settings.find((one) => one.channel === channel && one.group === group)?.isOn;

describe("getUserSettings", () => {
  it("answers all 24 of my own settings, chosen or not", async () => {
    const [user, other] = [await addUser(app.services), await addUser(app.services)];
    const headers = await bearer(app.services, user);
    const off = { userSetting: { channel: "email", group: "listing", isOn: false } };
    await put(`/v1/user/setting/${user.id}/update/key`, off, headers);
    const get = async (headers: Record<string, string>) =>
      await (await app.fetch("/v1/user/settings", { headers })).json();
    const mine = await get(headers);
    expect(mine.user.id).toBe(user.id);
    expect(mine.user.settings).toHaveLength(24);
    expect(setting(mine, "email", "listing")).toBe(false);
    expect(setting(await get(await bearer(app.services, other)), "email", "listing")).toBe(true);
  });

  it("is 401 without a session", async () => {
    expect((await app.fetch("/v1/user/settings")).status).toBe(401);
  });
});

let phones = 0;
const newPhone = () => `+1503556${String(1000 + ++phones)}`;
const confirmPhone = (id: string) =>
  app.db.updateTable("users").set({ phone: newPhone(), phone_verified_at: new Date() }).where("id", "=", id)
    .execute();

describe("updateUserSetting", () => {
  const change = { userSetting: { channel: "email", group: "newsletter", isOn: false } };

  it("changes one setting and leaves the others", async () => {
    const user = await addUser(app.services, { settings: JSON.stringify({ theme: "dark" }) });
    const headers = await bearer(app.services, user);
    const path = `/v1/user/setting/${user.id}/update/key`;
    const { body } = await put(path, change, headers);
    expect(body.user.id).toBe(user.id);
    expect(body.user.settings).toHaveLength(24);
    expect([setting(body, "email", "newsletter"), setting(body, "email", "account")]).toEqual([false, true]);
    await confirmPhone(user.id);
    const yes = await put(path, { userSetting: { channel: "sms", group: "messages", isOn: true } }, headers);
    expect([setting(yes.body, "sms", "messages"), setting(yes.body, "email", "newsletter")]).toEqual([
      true,
      false,
    ]);
    expect((await stored(user.id)).theme).toBe("dark");
  });

  it.each(["sms", "phone"] as const)("switches %s on for a confirmed number only", async (channel) => {
    const user = await addUser(app.services, { phone: newPhone() });
    const headers = await bearer(app.services, user);
    const path = `/v1/user/setting/${user.id}/update/key`;
    const change = async (isOn: boolean) => {
      const { status, body } = await put(
        path,
        { userSetting: { channel, group: "messages", isOn } },
        headers,
      );
      return [status, body.code];
    };
    expect(await change(true)).toEqual([409, "phone_not_confirmed"]);
    expect(await change(false)).toEqual([200, undefined]);
    expect(await stored(user.id)).toMatchObject({ notifications: { [channel]: { messages: false } } });
    await confirmPhone(user.id);
    expect(await change(true)).toEqual([200, undefined]);
    // Consent covers only the number at that time.
    const other = await put("/v1/users/update", { phoneNumber: newPhone() }, headers);
    expect(other.status).toBe(200);
    expect((await stored(user.id)).notifications).not.toHaveProperty(channel);
    expect(await change(true)).toEqual([409, "phone_not_confirmed"]);
  });

  it("changes at the same moment all hold", async () => {
    const user = await addUser(app.services);
    const headers = await bearer(app.services, user);
    const groups = ["announcements", "marketing", "newsletter", "account", "listing", "messages"];
    await Promise.all(
      groups.map((group) =>
        put(`/v1/user/setting/${user.id}/update/key`, {
          userSetting: { channel: "email", group, isOn: false },
        }, headers)
      ),
    );
    const now = await stored(user.id);
    expect(groups.map((group) => isOn(now, "email", group as never))).toEqual(groups.map(() => false));
  });

  it("another's id is 404 and changes nothing", async () => {
    const [mine, theirs] = [await addUser(app.services), await addUser(app.services)];
    const headers = await bearer(app.services, mine);
    expect((await put(`/v1/user/setting/${theirs.id}/update/key`, change, headers)).status).toBe(404);
    expect(await stored(theirs.id)).toEqual({});
  });

  it("an unknown group is 422, and nobody's session 401", async () => {
    const user = await addUser(app.services);
    const path = `/v1/user/setting/${user.id}/update/key`;
    const unknown = { userSetting: { channel: "email", group: "role", isOn: true } };
    expect((await put(path, unknown, await bearer(app.services, user))).status).toBe(422);
    expect((await put(path, change)).status).toBe(401);
  });
});

describe("unsubscribing", () => {
  it("works by the token of a mail, without signing in, for its group alone", async () => {
    const user = await addUser(app.services);
    const token = unsubscribeToken(app.config, { userId: user.id, group: "newsletter" });
    const { status, body } = await put(LEAVE, { group: "newsletter", token });
    expect({ status, isOn: setting(body, "email", "newsletter") }).toEqual({ status: 200, isOn: false });
    expect((await put(LEAVE, { group: "account", token })).body.code).toBe("link_not_valid");
    expect(isOn(await stored(user.id), "email", "account")).toBe(true);
  });

  it("tells who holds an email's link no more than what was switched off", async () => {
    const quietHours = { isOn: false, from: "20:15", to: "09:30", timeZone: "America/Boise" };
    const notifications = { email: { messages: false, marketing: true }, phone: { account: true } };
    const user = await addUser(app.services, { settings: JSON.stringify({ quietHours, notifications }) });
    const token = unsubscribeToken(app.config, { userId: user.id, group: "newsletter" });
    // A person with a forwarded email may be signed in too.
    const others = await bearer(app.services, await addUser(app.services));
    for (const headers of [{}, others]) {
      expect((await put(LEAVE, { group: "newsletter", token }, headers)).body.user).toEqual({
        id: user.id,
        settings: [{ channel: "email", group: "newsletter", isOn: false }],
        quietHours: { isOn: true, from: "21:00", to: "08:00", timeZone: null },
      });
    }
    expect(await stored(user.id)).toMatchObject({ quietHours, notifications });
  });

  it("works for oneself when signed in; without either it is 401", async () => {
    const user = await addUser(app.services);
    const { body } = await put(LEAVE, { group: "listing" }, await bearer(app.services, user));
    expect(setting(body, "email", "listing")).toBe(false);
    expect((await put(LEAVE, { group: "marketing" })).status).toBe(401);
  });

  it("an address in the body is refused", async () => {
    const user = await addUser(app.services);
    expect((await put(LEAVE, { group: "marketing", email: user.email })).status).toBe(422);
  });

  it("works by a mail program's one click, twice as well, and tells nothing", async () => {
    const user = await addUser(app.services);
    const url = oneClickUrl(app.config, { userId: user.id, group: "listing" });
    expect(await oneClick(url)).toEqual({ status: 200, text: '{"ok":true}' });
    expect((await oneClick(url)).status).toBe(200);
    expect(isOn(await stored(user.id), "email", "listing")).toBe(false);
  });

  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  const FORM = "application/x-www-form-urlencoded";
  it.each<[string, BodyInit | undefined, string | undefined]>([
    ["a form", "List-Unsubscribe=One-Click", FORM],
    ["a form with an end of line", "List-Unsubscribe=One-Click\r\n", FORM],
    ["a form of parts, as RFC 8058 prefers", form, undefined],
    ["an empty form", "", FORM],
    ["no body", undefined, undefined],
    ["plain text", "List-Unsubscribe=One-Click", "text/plain"],
    ["JSON", '{"List-Unsubscribe":"One-Click"}', "application/json"],
    ["something else", new Uint8Array([0, 255]), "application/octet-stream"],
  ])("works by one click with %s", async (_what, body, type) => {
    const user = await addUser(app.services);
    const url = oneClickUrl(app.config, { userId: user.id, group: "listing" });
    expect(await oneClick(url, body, type)).toEqual({ status: 200, text: '{"ok":true}' });
    expect(isOn(await stored(user.id), "email", "listing")).toBe(false);
  });

  it("needs a good token for one click, and a body of some bytes at most", async () => {
    const user = await addUser(app.services);
    const url = oneClickUrl(app.config, { userId: user.id, group: "listing" });
    expect((await oneClick(url.slice(0, -2), "List-Unsubscribe=One-Click", FORM)).status).toBe(404);
    expect((await oneClick(url, "x".repeat(70_000), FORM)).status).toBe(413);
    expect(isOn(await stored(user.id), "email", "listing")).toBe(true);
  });

  it("leads a browser that opens the address to the page that asks, and changes nothing", async () => {
    const user = await addUser(app.services);
    const url = oneClickUrl(app.config, { userId: user.id, group: "listing" });
    for (const method of ["GET", "HEAD"]) {
      const response = await app.fetch(url, { method });
      expect([response.status, response.headers.get("location")]).toEqual([
        303,
        unsubscribePage(app.config, { userId: user.id, group: "listing" }),
      ]);
    }
    expect((await app.fetch(url.slice(0, -2))).status).toBe(404);
    expect(isOn(await stored(user.id), "email", "listing")).toBe(true);
  });

  it("a token speaks for one person and one group only", () => {
    const token = unsubscribeToken(app.config, { userId: app.services.newId(), group: "newsletter" });
    expect(readUnsubscribeToken(app.config, token)).toMatchObject({ group: "newsletter" });
    expect(readUnsubscribeToken(app.config, token.replace("newsletter", "marketing"))).toBeUndefined();
    expect(readUnsubscribeToken(app.config, token.replace(/^[^.]+/, app.services.newId()))).toBeUndefined();
    expect(readUnsubscribeToken(app.config, `${token}.x`)).toBeUndefined();
  });
});

it("emails about what one does are on; news, text messages and calls off until somebody says yes", () => {
  const on = (settings: object) =>
    allSettings({ ...settings }, { offersTexts: true }).filter(({ isOn }) => isOn)
      .map(({ channel, group }) => `${channel} ${group}`).sort();
  const usual = ["email account", "email accountNotifications", "email listing", "email messages"];
  expect(on({})).toEqual(usual);
  // Earlier choices stay, whether on or off.
  expect(on({ notifications: { email: { newsletter: true, messages: false }, sms: { listing: true } } }))
    .toEqual(
      ["email account", "email accountNotifications", "email listing", "email newsletter", "sms listing"],
    );
});

describe("signing up", () => {
  it.each([[true, true], [false, false], [undefined, false]])(
    "says yes to news by email only by a tick: %s",
    async (tick, isOn_) => {
      const email = `news${app.services.newId()}@example.com`;
      const response = await app.fetch("/v1/users/new", {
        method: "POST",
        json: {
          type: "Consumer",
          email,
          password: "a-quiet-harbour-9",
          firstName: "Dana",
          lastName: "Whitfield",
          termsVersion: TERMS_VERSION,
          ...(tick === undefined ? {} : { wantsNews: tick }),
        },
      });
      expect(response.status).toBe(201);
      const { user } = await response.json();
      const now = await stored(user.id);
      for (const group of ["announcements", "newsletter", "offersAndUpdates", "marketing"] as const) {
        expect(isOn(now, "email", group)).toBe(isOn_);
      }
      expect(isOn(now, "sms", "marketing")).toBe(false);
    },
  );
});

describe("quiet hours", () => {
  const change = (headers: Record<string, string>, id: string, json: unknown) =>
    put(`/v1/user/setting/${id}/quiet-hours`, json, headers);
  const usual = { isOn: true, from: "21:00", to: "08:00", timeZone: null };

  it("are nights until somebody chooses, and nobody else's to change", async () => {
    const [user, other] = [await addUser(app.services), await addUser(app.services)];
    const headers = await bearer(app.services, user);
    const get = async () =>
      (await (await app.fetch("/v1/user/settings", { headers })).json()).user.quietHours;
    expect(await get()).toEqual(usual);
    const chosen = { isOn: true, from: "22:30", to: "06:00", timeZone: "America/Chicago" };
    expect((await change(headers, user.id, chosen)).body.user.quietHours).toEqual(chosen);
    await put(`/v1/user/setting/${user.id}/update/key`, {
      userSetting: { channel: "email", group: "account", isOn: false },
    }, headers);
    expect(await get()).toEqual(chosen);
    expect((await change(headers, other.id, chosen)).status).toBe(404);
    for (
      const wrong of [
        { ...chosen, to: "22:30" },
        { ...chosen, timeZone: "Mars/Olympus" },
        { ...chosen, from: "25:00" },
      ]
    ) expect((await change(headers, user.id, wrong)).status).toBe(422);
  });

  it.each([
    // 8 PM and 9:30 PM in New York are afternoon and evening in the west, and the person's zone is unknown.
    [{}, "2026-11-23T01:00Z", undefined],
    [{}, "2026-11-23T02:30Z", "2026-11-23T16:00Z"],
    [{}, "2026-11-23T15:59Z", "2026-11-23T16:00Z"],
    [{}, "2026-11-23T16:00Z", undefined],
    [{ isOn: false }, "2026-11-23T08:00Z", undefined],
    [{ timeZone: "America/Chicago" }, "2026-11-23T13:30Z", "2026-11-23T14:00Z"],
    // The night of the change to daylight saving time is one hour shorter.
    [{ timeZone: "America/Chicago" }, "2027-03-14T04:00Z", "2027-03-14T13:00Z"],
    [{ timeZone: "America/Chicago", from: "12:00", to: "13:00" }, "2026-11-23T18:10Z", "2026-11-23T19:00Z"],
    [{ timeZone: "America/Chicago", from: "12:00", to: "13:00" }, "2026-11-23T19:00Z", undefined],
  ])("%j: %s is quiet until %s", (quietHours, now, end) => {
    expect(quietUntil({ quietHours }, new Date(now))).toEqual(end && new Date(end));
  });
});

it("nobody can switch texts and calls on where nothing carries them", async () => {
  const other = await startApp({ features, env: { APP_MODE: "staging" } });
  try {
    const user = await addUser(other.services, { phone: "+15035550118" });
    const headers = await bearer(other.services, user);
    const { user: { settings } } = await (await other.fetch("/v1/user/settings", { headers })).json();
    expect(settings).toHaveLength(8);
    expect(settings.every(({ channel }: Setting) => channel === "email")).toBe(true);
    const change = async (isOn: boolean) => {
      const json = { userSetting: { channel: "sms", group: "account", isOn } };
      const response = await other.fetch(`/v1/user/setting/${user.id}/update/key`, {
        method: "PUT",
        json,
        headers,
      });
      return [response.status, (await response.json()).errors?.[0].code];
    };
    expect(await change(true)).toEqual([422, "not_offered"]);
    expect(await change(false)).toEqual([200, undefined]);
  } finally {
    await other.close();
  }
});
