import { describe, expect, it } from "vitest";
import type { User } from "@hearthpaw/client";
import { breeder, configuration, consumer, problem, renderSite } from "../../testing.tsx";
import { fullDayText } from "../../lib/days.ts";
import * as texts from "./texts.tsx";
import * as sessionTexts from "../../components/session/texts.tsx";
import * as pageTexts from "../../page_texts.ts";

const token = "A".repeat(64);
const redeem = `POST /${token}`;
const unverified = { ...consumer, isEmailVerified: false } as User;
const me = (user: User) => ({ "GET /v1/user": { body: { user, dashboard: "consumer" } } });
const gone = problem(404, "link_not_valid", "This link has expired or was already used.");
type Site = Awaited<ReturnType<typeof renderSite>>;
const press = ({ screen }: Pick<Site, "screen">) =>
  screen.getByRole("button", { name: texts.confirmAddress }).click();
const made = ({ calls }: Site, name: string) => calls.filter((call) => call.name === name);

describe("the link that verifies an address", () => {
  it("is redeemed by a button alone, once, without a session, and taken out of the address bar", async () => {
    const site = await renderSite(`/verify-email#token=${token}`, {
      answers: { [redeem]: { body: { ok: true, url: "/account" } } },
    });
    const { screen, address } = site;
    await expect.element(screen.getByRole("heading", { name: texts.confirmYourEmailAddress })).toBeVisible();
    // A mail scanner opens the page and runs its scripts.
    expect(made(site, redeem)).toEqual([]);
    await press(site);
    await expect.element(screen.getByRole("heading", { name: texts.yourEmailIsConfirmed }))
      .toBeVisible();
    expect(address()).toBe("/verify-email");
    expect(made(site, redeem).map(({ body }) => JSON.parse(body))).toEqual([{ url: "/verify-email" }]);
    await screen.getByRole("main").getByRole("button", { name: texts.signIn }).click();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
  });

  it("shows the account as it is afterwards, in this tab and the others", async () => {
    let user = unverified;
    const site = await renderSite(`/verify-email#token=${token}`, {
      user,
      answers: {
        [redeem]: () => {
          user = { ...consumer, email: "dana.new@example.com" };
          return { body: { ok: true, url: "/account" } };
        },
        "GET /v1/user": () => ({ body: { user, dashboard: "consumer" } }),
      },
    });
    await press(site);
    await expect.element(site.screen.getByText(/Your account uses dana.new@example.com/)).toBeVisible();
    await expect.element(site.screen.getByRole("link", { name: texts.continueButton })).toHaveAttribute(
      "href",
      "/account",
    );
    expect(JSON.parse(site.storage.getItem("user")!)).toMatchObject({ isEmailVerified: true });
  });

  it("that was used or has run out offers a new one", async () => {
    sessionStorage.clear();
    const site = await renderSite(`/verify-email#token=${token}`, {
      user: unverified,
      answers: {
        [redeem]: gone,
        ...me(unverified),
        "POST /v1/users/email/verify/resend": { body: { ok: true } },
      },
    });
    const { screen } = site;
    await press(site);
    await expect.element(screen.getByRole("heading", { name: texts.thisLinkNoLongerWorks }))
      .toBeVisible();
    const again = screen.getByRole("button", { name: sessionTexts.sendANewLink });
    await again.click();
    await expect.element(screen.getByText(sessionTexts.weSentANewLink)).toBeVisible();
    await expect.element(again).toHaveAccessibleDescription(/You can ask again in \d+ s/);
    expect(made(site, "POST /v1/users/email/verify/resend")).toHaveLength(1);
  });

  it("that does not work asks to sign in where nobody is", async () => {
    const { screen } = await renderSite(`/verify-email#token=${token}`, { answers: { [redeem]: gone } });
    await press({ screen });
    await expect.element(screen.getByText(/Sign in to get a new one/)).toBeVisible();
    await expect.element(screen.getByRole("main").getByRole("button", { name: texts.signIn })).toBeVisible();
  });

  it("opened again after it has worked says that all is well", async () => {
    const { screen } = await renderSite(`/verify-email#token=${token}`, {
      user: consumer,
      answers: { [redeem]: gone, ...me(consumer) },
    });
    await press({ screen });
    await expect.element(screen.getByRole("heading", { name: texts.yourEmailIsConfirmed }))
      .toBeVisible();
  });

  it("is kept when the server cannot be reached, and works when it is back", async () => {
    let isUp = false;
    const { screen } = await renderSite(`/verify-email#token=${token}`, {
      answers: {
        [redeem]: () => {
          if (!isUp) throw new TypeError("fetch failed");
          return { body: { ok: true, url: "/account" } };
        },
      },
    });
    await press({ screen });
    await expect.element(screen.getByRole("alert")).toHaveTextContent(/can't reach the server/);
    isUp = true;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByRole("heading", { name: texts.yourEmailIsConfirmed }))
      .toBeVisible();
  });

  it("the page without a link says what to do", async () => {
    const signedOut = await renderSite("/verify-email");
    await expect.element(signedOut.screen.getByRole("heading", { name: texts.confirmYourEmailAddress }))
      .toBeVisible();
    expect(signedOut.calls.filter(({ name }) => name.startsWith("POST"))).toEqual([]);
  });
});

describe("the offer of updated terms", () => {
  const offered = {
    "GET /v1/configuration": {
      body: {
        configuration: {
          ...configuration,
          termsVersion: "2026-11-01",
          termsChanges: [
            { version: "2026-11-01", summary: "Refunds arrive sooner." },
            { version: "2026-03-01", summary: "Shelters may list bonded pairs." },
            ...configuration.termsChanges,
          ],
        },
      },
    },
  };

  it("names a version by its date, also on the day from which it holds", async () => {
    const version = new Date().toLocaleDateString("en-CA");
    const body = { configuration: { ...configuration, termsVersion: version } };
    const { screen } = await renderSite("/terms", { answers: { "GET /v1/configuration": { body } } });
    await expect.element(screen.getByText(`Last updated ${fullDayText(version)}`)).toBeVisible();
    await screen.unmount();
    const { screen: form } = await renderSite("/sign-up", { answers: { "GET /v1/configuration": { body } } });
    await expect.element(form.getByRole("checkbox", { name: `notice of ${fullDayText(version)}` }))
      .toBeVisible();
  });

  it("says what changed since, records that it was accepted, and goes", async () => {
    let user = consumer;
    const { screen, calls } = await renderSite("/account/profile", {
      user,
      answers: {
        ...offered,
        "GET /v1/user": () => ({ body: { user, dashboard: "consumer" } }),
        "PUT /v1/users/terms": () => {
          user = {
            ...user,
            acceptedTerms: { version: "2026-11-01", acceptedAt: "2026-11-23T10:00:00.000Z" },
          };
          return { body: { user } };
        },
      },
    });
    const banner = screen.getByRole("complementary", { name: sessionTexts.updatedTerms });
    await banner.getByRole("button", { name: sessionTexts.reviewChanges }).click();
    const dialog = screen.getByRole("dialog", { name: sessionTexts.acceptTheUpdatedTerms });
    await expect.element(dialog.getByText("Refunds arrive sooner.")).toBeVisible();
    await expect.element(dialog.getByText("Shelters may list bonded pairs.")).toBeVisible();
    expect(dialog.getByText("The first version").query()).toBeNull();
    await dialog.getByRole("button", { name: sessionTexts.notNow }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await banner.getByRole("button", { name: sessionTexts.reviewChanges }).click();
    await dialog.getByRole("button", { name: sessionTexts.acceptTerms }).click();
    await expect.element(screen.getByText(sessionTexts.youAcceptedTheUpdatedTerms)).toBeVisible();
    await expect.element(banner).not.toBeInTheDocument();
    await expect.poll(() => calls.find(({ name }) => name === "PUT /v1/users/terms")?.body)
      .toBe(JSON.stringify({ termsVersion: "2026-11-01" }));
  });

  it("stays while the terms are read, and says what went wrong", async () => {
    const { screen } = await renderSite("/account/profile", {
      user: breeder,
      answers: {
        ...offered,
        ...me(breeder),
        "PUT /v1/users/terms": problem(422, "terms_not_accepted", "The terms have changed again."),
      },
    });
    const banner = screen.getByRole("complementary", { name: sessionTexts.updatedTerms });
    await banner.getByRole("button", { name: sessionTexts.reviewChanges }).click();
    const dialog = screen.getByRole("dialog");
    await expect.element(dialog.getByText(/you can't submit new listings/)).toBeVisible();
    await dialog.getByRole("button", { name: sessionTexts.acceptTerms }).click();
    await expect.element(dialog.getByRole("alert")).toHaveTextContent("The terms have changed again.");
    await dialog.getByRole("link", { name: "terms", exact: true }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: pageTexts.terms })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(banner).toBeVisible();
  });
});

describe("the reminder to verify", () => {
  it("stands above one's own pages, and goes when it is done", async () => {
    sessionStorage.clear();
    let user = unverified;
    const { screen } = await renderSite("/account/profile", {
      user,
      answers: {
        "GET /v1/user": () => ({ body: { user, dashboard: "consumer" } }),
        "POST /v1/users/email/verify/resend": problem(409, "email_already_verified", "Verified already."),
      },
    });
    const banner = screen.getByRole("complementary", { name: texts.confirmYourEmailAddress });
    await expect.element(banner).toBeVisible();
    user = consumer;
    await banner.getByRole("button", { name: sessionTexts.sendANewLink }).click();
    await expect.element(banner).not.toBeInTheDocument();
  });

  it("is not there for the verified, nor for visitors, nor on pages for everybody", async () => {
    for (const options of [{ user: consumer, answers: me(consumer) }, {}]) {
      const { screen } = await renderSite("/account/profile", options);
      await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
      expect(screen.getByRole("complementary").query()).toBeNull();
      await screen.unmount();
    }
    const { screen } = await renderSite("/terms", { user: unverified, answers: me(unverified) });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.getByRole("complementary").query()).toBeNull();
  });
});

describe("the link that ends a kind of mail", () => {
  const leave = "PUT /v1/user/setting/email/notifications/unsubscribe";
  const page = "/unsubscribe?group=newsletter";
  const left = `${page}#token=01998f20-3c4d-7a1e-8b52-6f0e9d1c2b3a.newsletter.sig_nature`;
  const answer = {
    body: {
      user: {
        id: consumer.id,
        settings: [{ channel: "email", group: "newsletter", isOn: false }],
        quietHours: { isOn: true, from: "21:00", to: "08:00", timeZone: null },
      },
    },
  };

  it("switches it off at once, without signing in, and says what is off and where to undo it", async () => {
    const site = await renderSite(left, { answers: { [leave]: answer } });
    const { screen, address } = site;
    await expect.element(screen.getByRole("heading", { name: "Newsletter: emails are off" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: texts.undoInYourSettings }))
      .toHaveAttribute("href", "/account/settings#notifications");
    expect(address()).toBe(page);
    expect(made(site, leave).map(({ body }) => JSON.parse(body))).toEqual([
      { group: "newsletter", token: "01998f20-3c4d-7a1e-8b52-6f0e9d1c2b3a.newsletter.sig_nature" },
    ]);
  });

  it("that is not whole says so and changes nothing", async () => {
    for (const href of ["/unsubscribe", page, "/unsubscribe?group=role#token=abc"]) {
      const site = await renderSite(href);
      await expect.element(site.screen.getByRole("heading", { name: texts.thisLinkIsIncomplete }))
        .toBeVisible();
      expect(made(site, leave)).toEqual([]);
      await site.screen.unmount();
    }
  });

  it("that is not ours is refused; a server that is down keeps it", async () => {
    const bad = await renderSite(left, { answers: { [leave]: gone } });
    await expect.element(bad.screen.getByRole("heading", { name: texts.thisLinkIsIncomplete })).toBeVisible();
    await bad.screen.unmount();
    let isUp = false;
    const { screen } = await renderSite(left, {
      answers: {
        [leave]: () => isUp ? answer : problem(503, "unavailable", "Later."),
      },
    });
    await expect.element(screen.getByRole("heading", { name: texts.nothingHasChangedYet })).toBeVisible();
    isUp = true;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByText(texts.otherEmailsUnchanged)).toBeVisible();
  });

  it("without a token asks whoever is signed in first", async () => {
    const site = await renderSite(page, {
      user: consumer,
      answers: { ...me(consumer), [leave]: answer },
    });
    await site.screen.getByRole("button", { name: texts.turnOff }).click();
    // The earlier question has the same words and a mark.
    const done = site.screen.getByRole("heading", { name: "Newsletter: emails are off", exact: true });
    // The pressed button has disappeared.
    await expect.element(done).toHaveFocus();
    expect(made(site, leave).map(({ body }) => JSON.parse(body))).toEqual([{ group: "newsletter" }]);
  });
});
