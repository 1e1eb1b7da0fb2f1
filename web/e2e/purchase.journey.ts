import { expect } from "vitest";
import { call, freePet, KENNEL_ZIP, tokenOf } from "./harness/api.ts";
import { CARDS, fillCheckout, payByCard, signUpInDialog } from "./harness/checkout.ts";
import { journey } from "./harness/journey.ts";
import { cardOf, offerOf, petPath, reserveLink, searchPath } from "./harness/places.ts";
import { until } from "./harness/until.ts";

/** Returns a new person at each try, because a failed first try may have created an account. */
const newcomer = () => ({
  firstName: "Robin",
  lastName: "Castellanos",
  email: `robin.${Date.now().toString(36)}@example.com`,
  password: "a-walk-by-the-river-7",
});

journey("from the start page to a puppy that is sold", async ({ site, visitor }) => {
  const pet = await freePet(site, { isReady: true });
  const buyer = await visitor();
  const breeder = await visitor();
  const passerBy = await visitor();
  const { page } = buyer;

  // Search: chips, a filter, another order, the search box.
  await buyer.open("/");
  const listing = page.getByRole("region", { name: "Newly available puppies" });
  for (const chip of ["Small", "Low Shedding", "Family Friendly", "Show All"]) {
    const link = page.getByRole("group", { name: "Quick filters" }).getByRole("link", { name: chip });
    await link.click();
    await until(async () => await link.getAttribute("aria-current") === "page", { what: `the chip ${chip}` });
    await listing.getByRole("article").first().waitFor();
  }
  await page.getByRole("link", { name: "Show all puppies" }).click();
  const filters = page.getByRole("form", { name: "Filters" });
  await filters.getByLabel("Search breeds").fill(pet.breed.breedName);
  await filters.getByRole("checkbox", { name: pet.breed.breedName }).check();
  await page.getByRole("group", { name: "Active filters" })
    .getByRole("button", { name: new RegExp(pet.breed.breedName) }).waitFor();
  const results = page.getByRole("region", { name: "Results" });
  await page.getByLabel("Sort").selectOption({ label: "Price, high to low" });
  await until(async () => {
    const prices = (await results.getByRole("article").allTextContents())
      .map((text) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(",", "")));
    return prices.length > 3 && prices.every((price, at) => at === 0 || price <= prices[at - 1]!);
  }, { what: "the prices in their order" });
  await filters.getByRole("textbox", { name: "Your ZIP" }).fill(KENNEL_ZIP);
  await filters.getByRole("textbox", { name: "Your ZIP" }).press("Enter");
  await page.getByLabel("Sort").selectOption({ label: "Nearest first" });
  await until(() => /zip=.*sort=distance|sort=distance.*zip=/.test(page.url()), {
    what: "the address to follow",
  });
  await until(async () => await results.getAttribute("aria-busy") === "false", { what: "the nearest pets" });
  await results.getByRole("article").first().getByText("Corvallis, OR").waitFor();
  while (await cardOf(page, pet).count() === 0) {
    const before = await results.getByRole("article").count();
    await results.getByRole("button", { name: /^Show more/ }).or(
      results.getByRole("link", { name: /^Show more/ }),
    ).click();
    await until(async () => await results.getByRole("article").count() > before, { what: "the next page" });
  }
  await cardOf(page, pet).getByRole("link", { name: pet.name, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: pet.name }).waitFor();

  // Another visitor has the list open all the time.
  await passerBy.open(searchPath(pet));
  const seen = cardOf(passerBy.page, pet);
  await seen.waitFor();

  // Reservation: an account in the dialog over the page, the sections, the contract, the card.
  await reserveLink(page, pet).click();
  await page.getByRole("dialog", { name: "Sign in" }).getByText(`reserve ${pet.name}`).waitFor();
  await signUpInDialog(page, newcomer());
  await page.getByText(`${pet.name} is held for you`).waitFor();
  await fillCheckout(page);
  await payByCard(page, CARDS.good);
  await page.getByRole("heading", { level: 1, name: `${pet.name} is reserved for you` }).waitFor();
  const confirmation = new URL(page.url());
  expect(confirmation.pathname).toMatch(/^\/reserve-pet\/deposit\/reservation-confirmation\/?$/);
  const id = confirmation.searchParams.get("id")!;
  // A buyer who pays on a bank's page returns by this address.
  await page.reload();
  await page.getByRole("heading", { level: 1, name: `${pet.name} is reserved for you` }).waitFor();
  await seen.getByText("Reserved").waitFor();

  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("menuitem", { name: "My reservations" }).click();
  await page.getByRole("main").getByText("Deposit paid").first().waitFor();

  // The breeder cannot complete before the balance is paid, on the page or around it.
  await breeder.signIn(site.accounts.Breeder!, "/breeder/reservations");
  const complete = breeder.page.getByRole("button", { name: `Complete: ${pet.name}` });
  await breeder.page.getByRole("row").filter({ has: complete })
    .getByText("The balance hasn't been paid yet.").waitFor();
  expect(await complete.getAttribute("aria-disabled")).toBe("true");
  const token = await tokenOf(site, site.accounts.Breeder!);
  const refusal = await call(site, "POST", "/v1/breeders/reservation/complete", {
    token,
    json: { reservedPetId: id },
  });
  expect(refusal).toMatchObject({ status: 409, body: { code: "balance_due" } });

  await page.getByRole("main").getByRole("link", { name: pet.name }).first().click();
  await page.getByRole("region", { name: "Balance" }).getByRole("button", { name: /^Pay \$/ }).click();
  await payByCard(page, CARDS.good);
  await page.getByText(`${pet.name} is paid in full`, { exact: true }).waitFor();

  // The breeder alone has to wait 48 hours; with the buyer's confirmation the sale is completed at once.
  await breeder.page.reload();
  expect(await complete.getAttribute("aria-disabled")).toBe("true");
  await page.getByRole("button", { name: `Confirm you have ${pet.name}` }).click();
  await page.getByRole("button", { name: `Yes, ${pet.name} is home` }).click();
  await page.getByText(`${pet.name} is home`).waitFor();
  await breeder.page.reload();
  await complete.click();
  await breeder.page.getByRole("button", { name: "Complete sale" }).click();
  await breeder.page.getByText(`The sale of ${pet.name} is complete`).waitFor();
  await seen.getByText("Sold").waitFor();
  await passerBy.open(petPath(pet));
  await offerOf(passerBy.page, pet).getByText("Sold", { exact: true }).waitFor();
  await passerBy.open(searchPath(pet));
  await passerBy.page.getByRole("heading", { level: 1 }).waitFor();
  expect(await cardOf(passerBy.page, pet).count()).toBe(0);
});
