import { expect } from "vitest";
import { freePet } from "./harness/api.ts";
import { journey } from "./harness/journey.ts";
import { cardOf, cardPrice, offerOf, petPath, searchPath } from "./harness/places.ts";
import { rows } from "./harness/records.ts";
import { until } from "./harness/until.ts";

const PRICE = /\$\d{1,3}(,\d{3})*/;

journey("without scripts the pages show pets and prices, and lead on", async ({ site, visitor }) => {
  const pet = await freePet(site);
  const price = cardPrice(pet);
  const { page, open } = await visitor({ javaScriptEnabled: false });
  const cards = page.getByRole("article").filter({ hasText: PRICE });

  expect(await open("/")).toBe(200);
  expect(await cards.count()).toBeGreaterThan(4);
  await page.getByRole("group", { name: "Quick filters" }).getByRole("link", { name: "Low Shedding" })
    .click();
  await page.waitForURL(/show=low-shedding/);
  expect(await cards.count()).toBeGreaterThan(0);

  // The server parses the words without scripts too: a typo, a sex and a price become filters.
  const box = page.getByRole("search", { name: "Find a pet" }).getByRole("combobox");
  await box.fill(`${pet.breed.breedName.replace(/(.)$/, "")} under $90,000`);
  await box.press("Enter");
  await page.waitForURL(new RegExp(`/(dogs|cats)\\?breed=${pet.breed.slug}&maxPrice=90000$`));
  await page.getByRole("button", { name: `Remove filter ${pet.breed.breedName}` }).waitFor();
  expect(await cards.count()).toBeGreaterThan(0);
  await open(searchPath(pet));
  await cardOf(page, pet).getByText(price, { exact: true }).waitFor();
  await cardOf(page, pet).getByRole("link", { name: pet.name, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: pet.name }).waitFor();
  expect(new URL(page.url()).pathname).toBe(petPath(pet));
  await offerOf(page, pet).getByText(price, { exact: true }).first().waitFor();

  const onlooker = await visitor({ javaScriptEnabled: false, pictures: true });
  await onlooker.open(petPath(pet));
  const gallery = onlooker.page.getByRole("region", { name: `Photos of ${pet.name}` });
  const width = () =>
    gallery.getByRole("img").first().evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await until(async () => await width() > 400, { what: "the picture to be drawn", patienceMs: 30_000 });
});

journey("what is not there answers 404, and what has gone 410", async ({ site, visitor }) => {
  const pet = await freePet(site);
  const { page, open, expectRefusal } = await visitor();
  expectRefusal(/^404 \/no\/such\/page$/);
  expect(await open("/no/such/page")).toBe(404);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const nobody = "0198ffff-0000-7000-8000-000000000000";
  expectRefusal(new RegExp(`^404 (/v1)?/pets/${nobody}`)); // the browser requests it once more
  expect(await open(`/pets/${nobody}/nobody`)).toBe(404);

  const [gone] = await rows<{ id: string; slug: string }>(
    site,
    "select id, slug from pets where status = 'no-longer-available' limit 1",
    [],
  );
  expectRefusal(/^410 /);
  expect(await open(petPath(gone!))).toBe(410);
  await page.getByRole("heading", { level: 1 }).waitFor();

  // A wrong name in the address redirects to the right one.
  expect(await open(`/pets/${pet.id}/some-other-name`)).toBe(200);
  expect(new URL(page.url()).pathname).toBe(petPath(pet));
});

journey("a tab that was open during a deployment loads its next page as a document", async ({ visitor }) => {
  const { page, open, allowRefusal } = await visitor();
  await open("/");
  await page.waitForLoadState("networkidle");
  // The deployment has replaced every file that the page has not loaded yet. Code answered before it.
  let isDeployed = false;
  let documents = 0;
  await page.route("**/assets/*", (route) => isDeployed ? route.fulfill({ status: 404 }) : route.continue());
  page.on("request", (request) => {
    if (request.resourceType() !== "document") return;
    documents++;
    // The new document names files that exist.
    isDeployed = false;
  });
  isDeployed = true;
  allowRefusal(/^404 \/assets\//);

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dogs" }).click();
  await page.waitForURL(/\/dogs$/);
  await page.getByRole("heading", { level: 1 }).filter({ hasText: /pupp|dogs/i }).waitFor();
  await until(() => Promise.resolve(documents === 1), { what: "one more document" });
});
