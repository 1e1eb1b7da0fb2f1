import { expect } from "vitest";
import type { Page } from "playwright-core";
import { freePet, newBuyer } from "./harness/api.ts";
import { journey } from "./harness/journey.ts";
import { cardOf, offerOf, petPath, reserveLink, searchPath } from "./harness/places.ts";
import type { Visitor } from "./harness/visitor.ts";

/** Maximum delay between a live event and its display, in ms: a second, and some more for a busy machine. */
const LIVE_MS = 3_000;

journey("two buyers reach for one pet: one holds it, the other is told, everybody sees it", async (stage) => {
  const { site, visitor } = stage;
  const pet = await freePet(site);
  const [first, second, onPet, onSearch] = await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  await Promise.all([
    newBuyer(site, "Ada").then((buyer) => first.signIn(buyer, "/")),
    newBuyer(site, "Bo").then((buyer) => second.signIn(buyer, "/")),
    onPet.open(petPath(pet)),
    onSearch.open(searchPath(pet)),
  ]);
  const shown = cardOf(onSearch.page, pet);
  await shown.waitFor();
  expect(await shown.getByText("In checkout").count()).toBe(0);
  await reserveLink(onPet.page, pet).waitFor();

  await Promise.all([first, second].map(({ open }) => open(`/reserve-pet/${pet.id}`)));
  const outcomes = await Promise.all([first, second].map(({ page }) => outcome(page, pet.name)));
  expect([...outcomes].sort()).toEqual(["held", "told"]);
  const [winner, loser] = (outcomes[0] === "held" ? [first, second] : [second, first]) as [Visitor, Visitor];
  loser.expectRefusal(/^409 \/v1\/reserve\/new$/);
  await Promise.all([
    offerOf(onPet.page, pet).getByText("In checkout", { exact: true }).waitFor({ timeout: LIVE_MS }),
    shown.getByText("In checkout").waitFor({ timeout: LIVE_MS }),
  ]);

  await winner.page.getByRole("link", { name: "Cancel hold" }).click();
  await winner.page.getByRole("button", { name: "Cancel hold" }).click();
  await winner.page.getByRole("dialog", { name: `Cancel your hold on ${pet.name}?` })
    .getByRole("button", { name: "Cancel hold" }).click();
  await Promise.all([
    loser.page.getByRole("heading", { name: `${pet.name} is available` }).waitFor({ timeout: LIVE_MS }),
    shown.getByText("In checkout").waitFor({ state: "hidden", timeout: LIVE_MS }),
    reserveLink(onPet.page, pet).waitFor({ timeout: LIVE_MS }),
  ]);

  await loser.page.getByRole("button", { name: `Reserve ${pet.name}` }).click();
  expect(await outcome(loser.page, pet.name)).toBe("held");
});

/** Returns whether this buyer's checkout holds the pet, or reports that another buyer does. */
async function outcome(page: Page, name: string): Promise<"held" | "told"> {
  const held = page.getByText(`${name} is held for you`);
  const told = page.getByRole("heading", { name: `Someone else is reserving ${name}` });
  await held.or(told).first().waitFor();
  return await told.isVisible() ? "told" : "held";
}
