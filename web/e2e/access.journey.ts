import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "vitest";
import type { Page } from "playwright-core";
import { freePet, newBuyer } from "./harness/api.ts";
import { CARDS, fillCheckout, payByCard } from "./harness/checkout.ts";
import { journey } from "./harness/journey.ts";
import { petPath } from "./harness/places.ts";
import { until } from "./harness/until.ts";

/** Of axe's rules those that look at colors. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

const changing = () =>
  document.getAnimations().filter(({ playState, effect }) =>
    playState === "running" && effect?.getComputedTiming().endTime !== Infinity
  ).length;

/** What keeps somebody from using the page, in light and in dark. */
async function hasNoBarriers(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Colors that are on their way to the other theme are neither the one nor the other.
    await until(async () => await page.evaluate(changing) === 0, { what: "colors at rest" });
    // No page of ours holds another site's: without such a one, axe needs no second page to put its parts together.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // The document is the same: nothing but its colors can be wrong in one of them alone.
    const { violations } = await (colorScheme === "dark" ? axe.withRules(OF_COLORS) : axe).analyze();
    const barriers = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    expect(
      barriers.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
      `${page.url()}, ${colorScheme}`,
    ).toEqual([]);
  }
}

journey("nothing keeps anybody out, in light and dark", async ({ site, visitor }) => {
  const pet = await freePet(site);
  const { page, open, signIn } = await visitor({ reducedMotion: "reduce" });
  for (const path of ["/", "/dogs", petPath(pet)]) {
    await open(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await hasNoBarriers(page);
  }

  await signIn(await newBuyer(site), `/reserve-pet/${pet.id}`);
  await page.getByRole("textbox", { name: "Phone" }).waitFor();
  await hasNoBarriers(page);
  await fillCheckout(page);
  await page.getByLabel("Card number").waitFor();
  await hasNoBarriers(page);
  await payByCard(page, CARDS.good);
  await page.getByRole("heading", { level: 1, name: `${pet.name} is reserved for you` }).waitFor();
  await hasNoBarriers(page);

  const breeder = await visitor({ reducedMotion: "reduce" });
  await breeder.signIn(site.accounts.Breeder!, "/breeder/reservations");
  await breeder.page.getByRole("button", { name: `Complete: ${pet.name}` }).waitFor();
  await hasNoBarriers(breeder.page);
});

journey("nothing keeps anybody from joining, recovering and deciding", async ({ site, visitor }) => {
  const { page, open, signIn } = await visitor({ reducedMotion: "reduce" });
  for (const path of ["/sign-up", "/forgot-password"]) {
    await open(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await hasNoBarriers(page);
  }
  await signIn(await newBuyer(site), "/account/settings");
  await page.getByRole("switch", { name: "E-mail: Newsletter" }).waitFor();
  await page.getByText("This device").waitFor();
  await hasNoBarriers(page);
  await open("/account/notifications");
  await page.getByRole("heading", { level: 1, name: "Notifications" }).waitFor();
  await hasNoBarriers(page);
});
