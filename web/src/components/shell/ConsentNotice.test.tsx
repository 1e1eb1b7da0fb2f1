import { afterEach, expect, it } from "vitest";
import { readConsent } from "../../lib/consent.ts";
import { configuration, renderSite } from "../../testing.tsx";

afterEach(() => localStorage.removeItem("consent"));
const inMode = (mode: string) => ({
  "GET /v1/configuration": { body: { configuration: { ...configuration, mode } } },
});

it("is asked in production, once, and remembers a no", async () => {
  const { screen } = await renderSite("/terms", { answers: inMode("production") });
  await screen.getByRole("button", { name: "No, thank you" }).click();
  await expect.element(screen.getByRole("button", { name: "No, thank you" })).not.toBeInTheDocument();
  expect(readConsent()).toBe("denied");
});

it("is not asked where nothing is measured", async () => {
  const { screen } = await renderSite("/terms", { answers: inMode("development") });
  await expect.element(screen.getByRole("heading", { name: "Terms" })).toBeVisible();
  await new Promise((done) => setTimeout(done, 300));
  await expect.element(screen.getByRole("button", { name: "No, thank you" })).not.toBeInTheDocument();
});
