import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "vitest";
import type { Page } from "playwright-core";
import { ask, type Body, freePet, newBuyer, tokenOf } from "./harness/api.ts";
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

/** What keeps somebody from using the page, or a part of it, in light and in dark. */
async function hasNoBarriers(page: Page, part?: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Colors that are on their way to the other theme are neither the one nor the other.
    await until(async () => await page.evaluate(changing) === 0, { what: "colors at rest" });
    // No page of ours holds another site's: without such a one, axe needs no second page to put its parts together.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (part) axe.include(part);
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

journey("nothing keeps anybody from waiting, matching, posting and writing", async ({ site, visitor }) => {
  const token = await tokenOf(site, site.accounts.Breeder!);
  const { petParents } = await ask(site, "GET", "/v1/breeders/pets/parents", { token });
  const own = petParents.find(({ status }: Body) => status === "live").id;
  const buyer = await visitor({ reducedMotion: "reduce" });
  await buyer.signIn(site.accounts.Buyer!, "/account/waitlists");
  // The frame of the site is the same on every page, and was looked at above.
  const looks = async (
    { page, open }: typeof buyer,
    path: string,
    shown: Parameters<Page["getByText"]>[0],
  ) => {
    if (new URL(page.url()).pathname + new URL(page.url()).search !== path) await open(path);
    await page.getByRole("main").getByText(shown).first().waitFor();
    await hasNoBarriers(page, "main");
  };
  const inDialog = async ({ page }: typeof buyer, name: string | RegExp) => {
    await page.getByRole("button", { name }).first().click();
    await page.getByRole("dialog").waitFor();
    await hasNoBarriers(page, "dialog[open]");
    await page.keyboard.press("Escape");
  };
  await looks(buyer, "/account/waitlists", "It's your turn to pick.");
  await looks(buyer, "/account/searches", "Golden Retriever girls");
  await looks(buyer, "/account/pets", "Miso");
  await inDialog(buyer, "Add a pet");
  await looks(buyer, "/account/notifications", /is yours to pick/);
  await buyer.open("/messages");
  await buyer.page.getByRole("link", { name: /Lexi/ }).click();
  await buyer.page.getByRole("textbox", { name: /^Message to/ }).waitFor();
  await hasNoBarriers(buyer.page, "main");

  const breeder = await visitor({ reducedMotion: "reduce" });
  await breeder.signIn(site.accounts.Breeder!, "/breeder/waitlist");
  await looks(breeder, "/breeder/waitlist", /is first in line|In line/);
  await inDialog(breeder, "Add someone");
  await inDialog(breeder, /^Invite /);
  await looks(breeder, "/breeder/matches", "Waiting for you");
  await looks(breeder, `/breeder/newMatch?pet=${own}`, /partners? for/);
  await looks(breeder, "/breeder/oldMatches", "Completed");
  await looks(breeder, "/breeder/breederlink/tags", "#whelping");
  await looks(breeder, "/breeder/breederlink/new", "Hide my name");
  await looks(breeder, "/breeder/breederlink", "First-time dam, day 61");
  await breeder.page.getByRole("link", { name: /^First-time dam, day 61/ }).first().click();
  await breeder.page.getByRole("list", { name: "Comments" }).waitFor();
  await hasNoBarriers(breeder.page, "main");
});
