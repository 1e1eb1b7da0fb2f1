import { afterEach, describe, expect, it } from "vitest";
import { readConsent } from "../../lib/consent.ts";
import { configuration, renderSite } from "../../testing.tsx";
import * as texts from "./texts.tsx";

afterEach(() => localStorage.removeItem("consent"));
const reports = { ...configuration.reports, dsn: "https://key@127.0.0.1:9/1" };
const withSettings = (settings: object) => ({
  answers: { "GET /v1/configuration": { body: { configuration: { ...configuration, ...settings } } } },
});

describe("the question for consent", () => {
  it.each([
    [
      "page views and recordings",
      { mode: "production", analyticsId: "G-ASK1", reports },
      "May we count page visits and record what led up to an error?",
    ],
    [
      "recordings alone, as in staging",
      { mode: "staging", reports },
      "May we record what led up to an error?",
    ],
  ])("names what would run: %s", async (_what, settings, words) => {
    const { screen } = await renderSite("/terms", withSettings(settings));
    await expect.element(screen.getByRole("region", { name: "Your privacy choice" })).toHaveTextContent(
      words,
    );
  });

  it("is put once, remembers a no, and the privacy page can change it", async () => {
    const { screen } = await renderSite("/privacy", withSettings({ mode: "staging", reports }));
    const notice = screen.getByRole("region", { name: "Your privacy choice" });
    await notice.getByRole("button", { name: "No, thanks" }).click();
    await expect.element(notice).not.toBeInTheDocument();
    expect(readConsent()).toBe("denied");
    await expect.element(screen.getByText("You don't allow this in this browser.")).toBeVisible();
    await screen.getByRole("group", { name: texts.yourPrivacyChoices }).getByRole("button", { name: "Allow" })
      .click();
    await expect.element(screen.getByText("You allow this in this browser.")).toBeVisible();
    expect(readConsent()).toBe("granted");
    await screen.getByRole("button", { name: "Don't allow" }).click();
    expect(readConsent()).toBe("denied");
  });

  it("is not put where nothing waits for an answer", async () => {
    const { screen } = await renderSite("/privacy", withSettings({ mode: "production" }));
    await expect.element(screen.getByRole("heading", { name: "In your browser" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "No, thanks" })).not.toBeInTheDocument();
    await expect.element(screen.getByText(/Only if you allow it/)).not.toBeInTheDocument();
  });
});

describe("a browser with Global Privacy Control", () => {
  const signal = (value: boolean | undefined) =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value, configurable: true });
  afterEach(() => signal(undefined));

  it("has declined, isn't asked, and can still allow on the privacy page", async () => {
    signal(true);
    const { screen } = await renderSite("/privacy", withSettings({ mode: "staging", reports }));
    await expect.element(screen.getByText(texts.choiceRefused)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: texts.noThanks })).not.toBeInTheDocument();
    await screen.getByRole("button", { name: texts.allow }).click();
    expect(readConsent()).toBe("granted");
  });
});
