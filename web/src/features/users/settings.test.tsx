import { beforeEach, describe, expect, it } from "vitest";
import type { User } from "@hearthpaw/client";
import { type Answers, breeder, consumer, problem, renderSite } from "../../testing.tsx";
import { groups } from "./notification_words.ts";
import * as usersTexts from "./texts.tsx";
import * as securityTexts from "../../components/security/texts.tsx";

const person = { ...consumer, phoneNumber: "+15035550118", isPhoneConfirmed: true } as User;
const channels = ["email", "sms", "phone"];
const allSettings = () =>
  channels.flatMap((channel) => groups.map(({ group }) => ({ channel, group, isOn: channel === "email" })));
const session = (id: string, isCurrent: boolean, device: string) => ({
  id,
  isCurrent,
  device,
  createdAt: "2025-11-02T08:15:00.000Z",
  lastUsedAt: "2025-11-14T17:05:00.000Z",
});
const sessions = [session("s1", true, "Safari on iPhone"), session("s2", false, "Chrome on Windows")];
const secondFactor = {
  isOn: false,
  isObligatory: false,
  isProven: false,
  recentForSeconds: 0,
  hasPassword: true,
  confirmedAt: null,
  recoveryCodesLeft: 0,
};
const saveSetting = `PUT /v1/user/setting/${person.id}/update/key`;
const ok = { body: { ok: true } };

const quietHours = { isOn: true, from: "21:00", to: "08:00", timeZone: null };

async function show(answers: Answers = {}, user: User = person, path = "/account/settings") {
  return await renderSite(path, {
    user,
    answers: {
      "GET /v1/user": { body: { user, dashboard: "consumer" } },
      "GET /v1/user/settings": { body: { user: { id: user.id, settings: allSettings(), quietHours } } },
      "GET /v1/users/sessions": { body: { sessions } },
      "GET /v1/users/second-factor": { body: { secondFactor } },
      ...answers,
    },
  });
}
type Site = Awaited<ReturnType<typeof show>>;
const bodies = ({ calls }: Site, name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => JSON.parse(body));
const refused = (code: string, pointer: string) =>
  problem(422, code, `It is ${code}.`, { errors: [{ pointer, code, detail: `It is ${code}.` }] });

beforeEach(() => sessionStorage.clear());

describe("quiet hours", () => {
  it("are kept at once, where the browser is, and taken back when the server refuses", async () => {
    const save = `PUT /v1/user/setting/${person.id}/quiet-hours`;
    let refuses = false;
    const site = await show({
      [save]: () =>
        refuses
          ? problem(503, "unavailable", "Later.")
          : { body: { user: { id: person.id, settings: allSettings(), quietHours } } },
    });
    const from = site.screen.getByLabelText(usersTexts.from, { exact: true });
    await from.fill("22:15");
    await site.screen.getByLabelText(usersTexts.until, { exact: true }).click();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    await expect.poll(() => bodies(site, save)).toEqual([{ ...quietHours, from: "22:15", timeZone }]);
    refuses = true;
    const hold = site.screen.getByRole("switch", { name: /Pause text messages at night/ });
    await hold.click();
    await expect.element(site.screen.getByText(usersTexts.weCouldntSaveThat)).toBeVisible();
    await expect.element(hold).toBeChecked();
    await site.screen.unmount();
  });
});

describe("quiet hours that end when they begin", () => {
  it("are said at the field with what was typed, and kept once they differ", async () => {
    const save = `PUT /v1/user/setting/${person.id}/quiet-hours`;
    const site = await show({
      [save]: { body: { user: { id: person.id, settings: allSettings(), quietHours } } },
    });
    const from = site.screen.getByLabelText(usersTexts.from, { exact: true });
    const until = site.screen.getByLabelText(usersTexts.until, { exact: true });
    await from.fill("08:00");
    await until.click();
    await expect.element(until).toHaveAccessibleDescription(/Choose an end that differs from the start\./);
    await expect.element(from).toHaveValue("08:00");
    await until.fill("");
    await from.click();
    await expect.element(until).toHaveAccessibleDescription(/Enter a time\./);
    expect(bodies(site, save)).toEqual([]);
    await until.fill("09:30");
    await from.click();
    await expect.poll(() => bodies(site, save).map(({ from, to }) => [from, to])).toEqual([[
      "08:00",
      "09:30",
    ]]);
    await expect.element(until).not.toHaveAttribute("aria-invalid", "true");
    await site.screen.unmount();
  });
});

describe("notifications", () => {
  it("are a table of kinds and ways, each switch with both names", async () => {
    const { screen } = await show();
    await expect.element(screen.getByRole("switch", { name: "Email: Newsletter" })).toBeChecked();
    await expect.element(screen.getByRole("switch", { name: "Text message: Messages" })).not.toBeChecked();
    expect(screen.getByRole("switch").elements()).toHaveLength(24 + 1);
    await expect.element(screen.getByRole("columnheader", { name: usersTexts.phoneCall })).toBeVisible();
    await expect.element(screen.getByRole("rowheader", { name: /^Listings/ })).toBeVisible();
  });

  it("move at once and are saved", async () => {
    let answer: () => void = () => {};
    const site = await show({
      [saveSetting]: () =>
        new Promise((done) =>
          answer = () => done({ body: { user: { id: person.id, settings: allSettings(), quietHours } } })
        ),
    });
    const newsletter = site.screen.getByRole("switch", { name: "Email: Newsletter" });
    await newsletter.click();
    await expect.element(newsletter).not.toBeChecked();
    await expect.poll(() => bodies(site, saveSetting)).toEqual([
      { userSetting: { channel: "email", group: "newsletter", isOn: false } },
    ]);
    answer();
    // The response may be older than a later change: it does not move the switch.
    await expect.element(newsletter).not.toBeChecked();
  });

  it("go back, and say so, when the server does not take them", async () => {
    const { screen } = await show({ [saveSetting]: problem(503, "unavailable", "Later.") });
    const calls = screen.getByRole("switch", { name: "Phone call: Messages" });
    await calls.click();
    await expect.element(screen.getByText(usersTexts.weCouldntSaveThat)).toBeVisible();
    await expect.element(calls).not.toBeChecked();
  });

  it("two quick changes of one switch arrive in their order, and a failure shows what the server has", async () => {
    let count = 0;
    const site = await show({
      [saveSetting]: () =>
        ++count === 1
          ? { body: { user: { id: person.id, settings: allSettings(), quietHours } } }
          : problem(503, "unavailable", "Later."),
    });
    const newsletter = site.screen.getByRole("switch", { name: "Email: Newsletter" });
    await newsletter.click();
    await newsletter.click();
    await expect.element(site.screen.getByText(usersTexts.weCouldntSaveThat)).toBeVisible();
    await expect.element(newsletter).not.toBeChecked();
    expect(bodies(site, saveSetting).map(({ userSetting }) => userSetting.isOn)).toEqual([false, true]);
  });

  it("by text and call need a number first", async () => {
    const { screen } = await show({}, consumer);
    const text = screen.getByRole("switch", { name: "Text message: Messages" });
    await expect.element(text).toBeDisabled();
    await expect.element(text).toHaveAccessibleDescription(/you need a phone number/);
    await expect.element(screen.getByRole("switch", { name: "Email: Messages" })).toBeEnabled();
  });

  it("by text need a number that a texted code has confirmed", async () => {
    const unconfirmed = { ...person, isPhoneConfirmed: false } as User;
    const confirm = "POST /v1/users/phone/confirm";
    let tries = 0;
    const site = await show({
      "POST /v1/users/phone/code": { body: { ok: true } },
      [confirm]: () =>
        ++tries === 1
          ? problem(422, "code_wrong", "This code isn't right.", {
            errors: [{ pointer: "/code", code: "code_wrong", detail: "This code isn't right." }],
          })
          : { body: { user: person } },
    }, unconfirmed);
    const { screen } = site;
    const text = screen.getByRole("switch", { name: "Text message: Messages" });
    await expect.element(text).toBeDisabled();
    await expect.element(text).toHaveAccessibleDescription(
      /up to 10 texts a day .* Message and data rates may apply. Reply STOP to opt out, HELP for help. See our terms./,
    );
    await expect.element(screen.getByRole("link", { name: "terms", exact: true })).toHaveAttribute(
      "href",
      "/terms",
    );
    await expect.element(screen.getByRole("switch", { name: "Phone call: Messages" })).toBeDisabled();
    await screen.getByRole("button", { name: usersTexts.textMeACode }).click();
    const code = screen.getByLabelText(usersTexts.phoneCode);
    await expect.element(code).toHaveFocus();
    await code.fill("12");
    await screen.getByRole("button", { name: usersTexts.confirm, exact: true }).click();
    expect(bodies(site, confirm)).toEqual([]);
    for (const digits of ["111111", "492817"]) {
      await code.fill(digits);
      await screen.getByRole("button", { name: usersTexts.confirm, exact: true }).click();
      await expect.poll(() => bodies(site, confirm).at(-1)).toEqual({ code: digits });
    }
    await expect.element(text).toBeEnabled();
    expect(screen.getByRole("button", { name: usersTexts.textMeACode }).elements()).toEqual([]);
  });

  it("have no switch for texts where the server offers none", async () => {
    const settings = allSettings().filter(({ channel }) => channel !== "sms");
    const { screen } = await show({
      "GET /v1/user/settings": { body: { user: { id: person.id, settings, quietHours } } },
    });
    await expect.element(screen.getByRole("switch", { name: "Phone call: Messages" })).toBeVisible();
    expect(screen.getByRole("switch", { name: "Text message: Messages" }).elements()).toEqual([]);
  });

  it("that cannot be loaded can be asked for again", async () => {
    let isUp = false;
    const { screen } = await show({
      "GET /v1/user/settings": () =>
        isUp
          ? { body: { user: { id: person.id, settings: allSettings(), quietHours } } }
          : problem(422, "invalid_input", "Not now."),
    });
    await expect.element(screen.getByText("Not now.")).toBeVisible();
    isUp = true;
    await screen.getByRole("button", { name: "Try again" }).first().click();
    await expect.element(screen.getByRole("switch", { name: "Email: Newsletter" })).toBeVisible();
  });
});

it("a link to a section arrives there, also when what is above it comes later", async () => {
  let answer: () => void = () => {};
  const { screen } = await renderSite("/account/settings#password", {
    user: person,
    answers: {
      "GET /v1/user": { body: { user: person, dashboard: "consumer" } },
      "GET /v1/users/sessions": { body: { sessions } },
      "GET /v1/user/settings": () =>
        new Promise((done) =>
          answer = () => done({ body: { user: { id: person.id, settings: allSettings(), quietHours } } })
        ),
    },
  });
  const top = () => document.getElementById("password")!.getBoundingClientRect().top;
  await expect.poll(top).toBeLessThan(150);
  answer();
  await expect.element(screen.getByRole("switch", { name: "Email: Newsletter" })).toBeInTheDocument();
  await expect.poll(top).toBeLessThan(150);
});

/** Opens the folded part beneath these words unless it is already open. */
async function unfold(words: ReturnType<Site["screen"]["getByText"]>) {
  await expect.element(words).toBeVisible();
  if (!words.element().closest("details")!.open) await words.click();
}

describe("the password", () => {
  const change = "PUT /v1/password/change";
  const fill = async ({ screen }: Site, current: string, next: string) => {
    await unfold(screen.getByText(usersTexts.changeYourPassword, { exact: true }));
    const form = screen.getByRole("form", { name: usersTexts.password });
    await form.getByLabelText(usersTexts.currentPassword).fill(current);
    await form.getByLabelText(usersTexts.newPassword).fill(next);
    await form.getByRole("button", { name: usersTexts.changePassword }).click();
    return form;
  };

  it("is changed, and the fields are empty again", async () => {
    const site = await show({ [change]: ok });
    const form = await fill(site, "correct-horse-battery", "a-quiet-harbour-9");
    await expect.element(site.screen.getByText(usersTexts.passwordChanged)).toBeVisible();
    await expect.element(form.getByLabelText(usersTexts.newPassword)).toHaveValue("");
    expect(bodies(site, change)).toEqual([
      { currentPassword: "correct-horse-battery", newPassword: "a-quiet-harbour-9" },
    ]);
  });

  it("stays when the current one is wrong: an error at its field, and nobody is signed out", async () => {
    const site = await show({ [change]: refused("wrong_password", "/currentPassword") });
    const form = await fill(site, "wrong", "a-quiet-harbour-9");
    await expect.element(form.getByLabelText(usersTexts.currentPassword)).toHaveAccessibleDescription(
      /wrong_password/,
    );
    await expect.element(form.getByLabelText(usersTexts.newPassword)).toHaveValue("a-quiet-harbour-9");
    await expect.element(form.getByRole("link", { name: "It is wrong_password." })).toBeVisible();
    expect(site.storage.getItem("accessToken")).not.toBeNull();
    expect(site.calls.some(({ name }) => name === "GET /v1/logout")).toBe(false);
  });

  it("is not sent when it is too short or the same", async () => {
    const site = await show({ [change]: ok });
    const form = await fill(site, "correct-horse-battery", "correct-horse-battery");
    await expect.element(form.getByLabelText(usersTexts.newPassword)).toHaveAccessibleDescription(
      /different password/,
    );
    expect(bodies(site, change)).toEqual([]);
  });
});

describe("the e-mail address", () => {
  const change = "POST /v1/users/email/change";
  const fill = async ({ screen }: Site, email: string) => {
    await unfold(screen.getByText(usersTexts.changeYourEmail, { exact: true }));
    const form = screen.getByRole("form", { name: usersTexts.emailAddress });
    await form.getByLabelText(usersTexts.newEmailAddress).fill(email);
    await form.getByLabelText(usersTexts.password, { exact: true }).fill("correct-horse-battery");
    await form.getByRole("button", { name: usersTexts.changeAddress }).click();
    return form;
  };

  it("is asked for at once where a link leads to it", async () => {
    const { screen } = await show({}, person, "/account/settings#email");
    await expect.element(screen.getByLabelText(usersTexts.newEmailAddress)).toBeVisible();
    await expect.element(screen.getByLabelText(usersTexts.currentPassword)).not.toBeVisible();
  });

  it("is asked for, and says where the link went", async () => {
    const site = await show({ [change]: ok });
    await fill(site, "Dana.New@example.com");
    await expect.element(site.screen.getByText("We sent a link to dana.new@example.com")).toBeVisible();
    expect(bodies(site, change)).toEqual([
      { email: "dana.new@example.com", password: "correct-horse-battery" },
    ]);
  });

  it("asks for a code as well where two-step verification is on", async () => {
    const site = await show({
      [change]: ok,
      "GET /v1/users/second-factor": { body: { secondFactor: { ...secondFactor, isOn: true } } },
    });
    await unfold(site.screen.getByText(usersTexts.changeYourEmail, { exact: true }));
    const code = site.screen.getByRole("form", { name: usersTexts.emailAddress }).getByLabelText(
      securityTexts.codeFromYourApp,
    );
    await expect.element(code).toBeVisible();
    await fill(site, "dana.new@example.com");
    await expect.element(code).toHaveAccessibleDescription(/six digits/);
    expect(bodies(site, change)).toEqual([]);
    await code.fill("492 817");
    await fill(site, "dana.new@example.com");
    await expect.element(site.screen.getByText("We sent a link to dana.new@example.com")).toBeVisible();
    expect(bodies(site, change)).toEqual([
      { email: "dana.new@example.com", password: "correct-horse-battery", secondFactorCode: "492817" },
    ]);
  });

  it("that no mail server takes is refused before it is sent", async () => {
    const site = await show();
    const form = await fill(site, `${"d".repeat(65)}@example.com`);
    await expect.element(form.getByLabelText(usersTexts.newEmailAddress)).toHaveAccessibleDescription(
      /64 characters/,
    );
    expect(bodies(site, change)).toEqual([]);
  });

  it("that is taken, or one's own, is refused at its field", async () => {
    const site = await show({ [change]: refused("email_taken", "/email") });
    const form = await fill(site, "taken@example.com");
    const field = form.getByLabelText(usersTexts.newEmailAddress);
    await expect.element(field).toHaveAccessibleDescription(/email_taken/);
    await expect.element(field).toHaveValue("taken@example.com");
    await field.fill(person.email);
    await form.getByRole("button", { name: usersTexts.changeAddress }).click();
    await expect.element(field).toHaveAccessibleDescription(/already your email/);
    expect(bodies(site, change)).toHaveLength(1);
  });
});

describe("sessions", () => {
  it("are shown from the last that were used, and all when asked for", async () => {
    const many = Array.from({ length: 6 }, (_, at) => session(`m${at}`, at === 0, `Device ${at}`));
    const { screen } = await show({ "GET /v1/users/sessions": { body: { sessions: many } } });
    await expect.element(screen.getByText("Device 2")).toBeVisible();
    expect(screen.getByText("Device 3").query()).toBeNull();
    await screen.getByRole("button", { name: "Show all 6 devices" }).click();
    await expect.element(screen.getByText("Device 5")).toBeVisible();
    await expect.poll(() => document.activeElement?.closest("li")?.textContent).toContain("Device 3");
  });

  it("are not offered to be shown where none is left out any more", async () => {
    const many = Array.from({ length: 5 }, (_, at) => session(`m${at}`, at === 0, `Device ${at}`));
    const { screen } = await show({
      "GET /v1/users/sessions": { body: { sessions: many } },
      ...Object.fromEntries(["m1", "m2"].map((id) => [`DELETE /v1/users/sessions/${id}`, { body: { id } }])),
    });
    const showAll = screen.getByRole("button", { name: /^Show all/ });
    await expect.element(showAll).toBeVisible();
    for (const device of [1, 2]) {
      await screen.getByRole("button", { name: `Sign out: Device ${device}` }).click();
      await expect.element(screen.getByText(`Device ${device}`, { exact: true })).not.toBeInTheDocument();
      // The button has disappeared with its row.
      await expect.element(screen.getByRole("button", { name: `Sign out: Device ${device + 1}` }))
        .toHaveFocus();
    }
    await expect.element(screen.getByText("Device 4")).toBeVisible();
    await expect.element(showAll).not.toBeInTheDocument();
  });

  it("name this device, and another one is ended", async () => {
    const site = await show({ "DELETE /v1/users/sessions/s2": { body: { id: "s2" } } });
    const { screen } = site;
    await expect.element(screen.getByText(usersTexts.thisDevice)).toBeVisible();
    await screen.getByRole("button", { name: "Sign out: Chrome on Windows" }).click();
    await expect.element(screen.getByText("Signed out: Chrome on Windows")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: usersTexts.signOutEverywhereElse })).not
      .toBeInTheDocument();
  });

  it("are all ended but this one, after a question", async () => {
    const site = await show({ "DELETE /v1/users/sessions": ok });
    const { screen } = site;
    await screen.getByRole("button", { name: usersTexts.signOutEverywhereElse }).click();
    await screen.getByRole("dialog").getByRole("button", { name: usersTexts.signOut }).click();
    await expect.element(screen.getByText(usersTexts.signedOutEverywhereElse)).toBeVisible();
    await expect.element(screen.getByText("Chrome on Windows")).not.toBeInTheDocument();
    await expect.element(screen.getByText("Safari on iPhone")).toBeVisible();
  });

  it("stay when the server does not answer", async () => {
    const { screen } = await show({
      "DELETE /v1/users/sessions/s2": () => {
        throw new TypeError("fetch failed");
      },
    });
    await screen.getByRole("button", { name: "Sign out: Chrome on Windows" }).click();
    await expect.element(screen.getByText(usersTexts.stillSignedInThere)).toBeVisible();
    await expect.element(screen.getByText("Chrome on Windows")).toBeVisible();
  });
});

describe("the account's status", () => {
  const update = "PUT /v1/users/update";

  it("says what it does, and is changed", async () => {
    const resting = { ...breeder, accountStatus: "Inactive" } as User;
    const site = await show({ [update]: { body: { user: resting } } }, breeder);
    await expect.element(site.screen.getByText(/Your listings are hidden until/)).toBeVisible();
    await site.screen.getByRole("radio", { name: usersTexts.inactive }).click();
    await expect.element(site.screen.getByText(usersTexts.yourAccountIsPaused)).toBeVisible();
    await expect.element(site.screen.getByRole("radio", { name: usersTexts.inactive })).toBeChecked();
    expect(bodies(site, update)).toEqual([{ accountStatus: "Inactive" }]);
    expect(JSON.parse(site.storage.getItem("user")!).accountStatus).toBe(usersTexts.inactive);
  });

  it("stays when the server does not take it", async () => {
    const { screen } = await show({ [update]: problem(503, "unavailable", "Later.") });
    await screen.getByRole("radio", { name: usersTexts.inactive }).click();
    await expect.element(screen.getByText(usersTexts.yourAccountDidntChange)).toBeVisible();
    await expect.element(screen.getByRole("radio", { name: /^Active/ })).toBeChecked();
  });
});

describe("the profile", () => {
  const update = "PUT /v1/users/update";
  const open = async (answers: Answers) =>
    await renderSite("/account/profile", {
      user: consumer,
      answers: { "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } }, ...answers },
    });

  it("saves names and phone, and the page shows them", async () => {
    const saved = { ...consumer, firstName: "Dana Marie", phoneNumber: "+15035550118" } as User;
    const site = await open({ [update]: { body: { user: saved } } });
    const { screen } = site;
    await screen.getByLabelText(usersTexts.firstName).fill(" Dana Marie ");
    await screen.getByRole("textbox", { name: /Phone/ }).fill("503.555.0118");
    await screen.getByRole("button", { name: usersTexts.save }).click();
    await expect.element(screen.getByRole("heading", { name: "Dana Marie Whitfield" })).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: /Phone/ })).toHaveValue("(503) 555-0118");
    expect(bodies(site, update)).toEqual([
      { firstName: "Dana Marie", lastName: "Whitfield", phoneNumber: "+15035550118" },
    ]);
  });

  it("keeps what was typed when the server refuses it", async () => {
    const { screen } = await open({ [update]: refused("too_short", "/firstName") });
    await screen.getByLabelText(usersTexts.firstName).fill("D");
    await screen.getByRole("button", { name: usersTexts.save }).click();
    await expect.element(screen.getByLabelText(usersTexts.firstName)).toHaveAccessibleDescription(
      /too_short/,
    );
    await expect.element(screen.getByLabelText(usersTexts.firstName)).toHaveValue("D");
  });
});

it("the settings ask visitors to sign in", async () => {
  const { screen } = await renderSite("/account/settings");
  await expect.element(screen.getByRole("heading", { name: usersTexts.yourSettings })).toBeVisible();
  await screen.getByRole("main").getByRole("button", { name: usersTexts.signIn }).click();
  await expect.element(screen.getByRole("dialog", { name: usersTexts.signIn })).toBeVisible();
});
