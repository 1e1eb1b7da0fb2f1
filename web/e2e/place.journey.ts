import { expect } from "vitest";
import * as nearTexts from "../src/components/place/texts.ts";
import * as cardTexts from "../src/components/pets/texts.ts";
import { journey } from "./harness/journey.ts";

/** A phone in Columbus, Ohio. */
const PHONE = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  geolocation: { latitude: 39.9612, longitude: -82.9988 },
  permissions: ["geolocation"],
};

journey(
  "a visitor on a phone finds pets near them, and what bringing one home costs",
  async ({ visitor }) => {
    const { page, open } = await visitor(PHONE);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open("/");
    await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("puppies near me");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: nearTexts.petsNearYou });
    await dialog.getByRole("button", { name: nearTexts.useMyLocation }).click();
    await page.waitForURL(/\/dogs\?.*zip=43\d{3}.*orDelivered=true/);
    // A place far away is shown with the price of delivery.
    const delivered = page.locator("article").filter({ hasText: cardTexts.comesToYou("$") }).first();
    await delivered.getByRole("link").click();
    await page.waitForURL(/\/pets\//);
    // The pet's page knows the ZIP code.
    await page.waitForFunction(() =>
      /^43\d{3}$/.test(document.querySelector<HTMLInputElement>("main input[name=zip]")?.value ?? "")
    );
    expect(asked.filter((url) => /39\.96|82\.99|83\.0/.test(url))).toEqual([]);
  },
);
