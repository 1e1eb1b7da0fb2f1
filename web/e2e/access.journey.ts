import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "vitest";
import type { Page } from "playwright-core";
import { freePet, newBuyer } from "./harness/api.ts";
import { CARDS, fillCheckout, payByCard } from "./harness/checkout.ts";
import { journey } from "./harness/journey.ts";
import { petPath } from "./harness/places.ts";
import { until } from "./harness/until.ts";

/** Axe rules that check colors. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

const changing = () =>
  document.getAnimations().filter(({ playState, effect }) =>
    playState === "running" && effect?.getComputedTiming().endTime !== Infinity
  ).length;

/** Expects no accessibility problems in the page, or in a part of it, in light and in dark. */
async function hasNoBarriers(page: Page, part?: string): Promise<void> {
  // Axe reports nothing about invisible elements.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).opacity)).toBe("1");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Colors in transition between the themes belong to neither.
    await until(async () => await page.evaluate(changing) === 0, { what: "colors at rest" });
    // Axe injects its half megabyte of script twice for each check; once loaded, it is not needed again.
    const isThere = await page.evaluate(() => "axe" in globalThis);
    // Our pages embed no other site, so axe needs no second page to combine results. Passed checks are not
    // recorded.
    const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: "0" } : {}) })
      .options({
        resultTypes: ["violations"],
        rules: { "label-content-name-mismatch": { enabled: true } },
      }).setLegacyMode();
    if (part) axe.include(part);
    // The document is the same, so only its colors can fail in just one theme.
    const { violations } = await (colorScheme === "dark" ? axe.withRules(OF_COLORS) : axe).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
      `${page.url()}, ${colorScheme}`,
    ).toEqual([]);
  }
}

journey("nothing keeps anybody out, in light and dark", async ({ site, visitor }) => {
  const pet = await freePet(site);
  const { page, open, signIn } = await visitor({ reducedMotion: "reduce", isDrawn: true });
  for (const path of ["/", "/dogs", petPath(pet), "/breeders", "/help"]) {
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

  const breeder = await visitor({ reducedMotion: "reduce", isDrawn: true });
  await breeder.signIn(site.accounts.Breeder!, "/breeder/reservations");
  await breeder.page.getByRole("button", { name: `Complete: ${pet.name}` }).waitFor();
  await hasNoBarriers(breeder.page);
});

journey("nothing keeps anybody from joining, recovering and deciding", async ({ site, visitor }) => {
  const { page, open, signIn } = await visitor({ reducedMotion: "reduce", isDrawn: true });
  for (const path of ["/sign-up", "/forgot-password"]) {
    await open(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await hasNoBarriers(page);
  }
  await signIn(await newBuyer(site), "/account/settings");
  await page.getByRole("switch", { name: "Email: Newsletter" }).waitFor();
  await page.getByText("This device").waitFor();
  for (const folded of ["Change your email", "Change your password"]) {
    await page.getByText(folded, { exact: true }).click();
  }
  await hasNoBarriers(page);
  await open("/account/notifications");
  await page.getByRole("heading", { level: 1, name: "Notifications" }).waitFor();
  await hasNoBarriers(page);
});

/** Checks the main part only: the frame is the same on every page, and was checked above. */
const looks = async (page: Page, shown: Parameters<Page["getByText"]>[0]) => {
  await page.getByRole("main").getByText(shown).first().waitFor();
  await hasNoBarriers(page, "main");
};
const follow = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first().click();
const looksInDialog = async (page: Page, name: string | RegExp) => {
  await page.getByRole("button", { name }).first().click();
  await page.getByRole("dialog").waitFor();
  await hasNoBarriers(page, "dialog[open]");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
};

journey("nothing keeps anybody from waiting, searching and writing", async ({ site, visitor }) => {
  const { page, signIn } = await visitor({ reducedMotion: "reduce", isDrawn: true });
  await signIn(site.accounts.Buyer!, "/account/waitlists");
  await looks(page, "It's your turn to pick.");
  await follow(page, "Saved searches");
  await looks(page, "Golden Retriever girls");
  await follow(page, "Your pets");
  await looks(page, "Miso");
  await looksInDialog(page, "Add a pet");
  await follow(page, /^Notifications/);
  await looks(page, /It's your turn to reserve/);
  await follow(page, /^Messages/);
  await follow(page, /Lexi/);
  await page.getByRole("textbox", { name: /^Message to/ }).waitFor();
  await hasNoBarriers(page, "main");
});

journey("nothing keeps breeders from inviting, matching and posting", async ({ site, visitor }) => {
  const { page, signIn } = await visitor({ reducedMotion: "reduce", isDrawn: true });
  await signIn(site.accounts.Breeder!, "/breeder/waitlist");
  await looks(page, "Choosing from");
  await looksInDialog(page, "Add someone");
  await looksInDialog(page, /^Invite /);
  await follow(page, "Matches");
  await looks(page, "Needs your reply");
  await follow(page, "Past");
  await looks(page, "Completed");
  await follow(page, "Find a match");
  await page.getByLabel("Your dam or sire").selectOption({ index: 1 });
  await looks(page, /partners? for/);
  await follow(page, "Breederlink");
  await looks(page, "First-time dam, day 61");
  await follow(page, "Tags");
  await looks(page, "#whelping");
  await follow(page, "New post");
  await looks(page, "Hide my name");
  await follow(page, "Cancel");
  await follow(page, /^First-time dam, day 61/);
  await page.getByRole("list", { name: "Comments" }).waitFor();
  await hasNoBarriers(page, "main");
});
