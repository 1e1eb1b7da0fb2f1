import { describe, expect, it } from "vitest";
import { configuration, renderSite } from "../../testing.tsx";
import * as texts from "./texts.tsx";

const withSettings = (settings: object) => ({
  answers: { "GET /v1/configuration": { body: { configuration: { ...configuration, ...settings } } } },
});

describe("the terms", () => {
  it("name the company, its address and the law that applies", async () => {
    const { screen } = await renderSite("/terms", withSettings({}));
    await expect.element(screen.getByText(texts.termsCompany(configuration.company))).toBeVisible();
    await expect.element(screen.getByText(texts.termsLaw(configuration.company.governingState)))
      .toBeVisible();
    await expect.element(screen.getByText(texts.termsAgent)).toBeVisible();
    await expect.element(screen.getByText(texts.termsSellerDebts)).toBeVisible();
  });
});

describe("the privacy notice", () => {
  it("states source, purpose, recipients and retention of each category", async () => {
    const { screen } = await renderSite("/privacy", withSettings({}));
    for (const { title, what, source, purpose, recipients, retention } of texts.categories) {
      const category = screen.getByRole("heading", { name: title }).element().parentElement;
      for (const words of [what, source, purpose, recipients, retention]) {
        expect(category?.textContent).toContain(words);
      }
    }
  });

  it("names the services that the site uses, and no others", async () => {
    const { screen } = await renderSite("/privacy", withSettings({ recipients: ["stripe", "twilio"] }));
    await expect.element(screen.getByText(texts.recipientWords.stripe)).toBeVisible();
    await expect.element(screen.getByText(texts.recipientWords.twilio)).toBeVisible();
    await expect.element(screen.getByText(texts.recipientWords.crisp)).not.toBeInTheDocument();
  });
});
