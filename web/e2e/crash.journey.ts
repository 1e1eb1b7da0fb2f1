import { afterAll, beforeAll, expect } from "vitest";
import type { Locator, Page } from "playwright-core";
import { freePet, newBuyer, type Person, reservationOf } from "./harness/api.ts";
import { CARDS, fillCheckout, payByCard } from "./harness/checkout.ts";
import { journey } from "./harness/journey.ts";
import { bookings, providerRecord, sandbox } from "./harness/records.ts";
import { type Server, startServer } from "./harness/server.ts";
import { until } from "./harness/until.ts";

let server: Server;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.close());

/** Waits for the buyer's reservation to reach a status without further action. */
function reaches(person: Person, status: string) {
  return until(async () => {
    const reservation = await reservationOf(server, person);
    return reservation.status === status && reservation;
  }, { what: `a reservation that is ${status}`, patienceMs: 20_000 });
}

/** Waits for the end. If the page has not asked again by then, the buyer presses the button. */
async function comesTo(page: Page, end: Locator): Promise<void> {
  const again = page.getByRole("button", { name: "Check again" });
  await again.or(end).first().waitFor();
  // The page may also ask between the check and the press, and the button is gone then.
  if (await again.isVisible()) await again.click({ timeout: 2_000 }).catch(() => {});
  await end.waitFor();
}

async function isBookedOnce(reservationId: string, kinds: string[]): Promise<void> {
  const { charges, intents } = await providerRecord(server, reservationId);
  expect(charges).toHaveLength(kinds.length);
  expect(intents.map(({ status }) => status)).toEqual(kinds.map(() => "succeeded"));
  const booked = (await bookings(server, reservationId)).filter(({ source }) =>
    source.startsWith("payment:")
  );
  expect(booked.map(({ source }) => source).sort())
    .toEqual(charges.map(({ payment_intent }) => `payment:${payment_intent}`).sort());
}

journey(
  "the server dies between a payment and its record, and the payment counts once",
  async ({ site, visitor }) => {
    const pet = await freePet(site);
    const buyer = await newBuyer(site);
    const { page, signIn, forgiveLostConnections } = await visitor();
    forgiveLostConnections();
    await signIn(buyer, `/reserve-pet/${pet.id}`);
    await fillCheckout(page);

    // The provider has the money, and neither the browser nor a webhook has told the server when the server
    // is killed.
    await sandbox(site, "POST", "/webhooks/rules", { hold: true });
    await page.route(/\/payment_intents\/\w+\/confirm$/, async (route) => {
      const response = await route.fetch();
      await server.kill();
      await route.fulfill({ response });
    });
    await payByCard(page, CARDS.good);
    await page.getByRole("heading", { name: "Your payment is being confirmed" }).waitFor();
    await sandbox(site, "DELETE", "/webhooks/rules");
    await sandbox(site, "POST", "/webhooks/release");
    await server.restart();

    const reservation = await reaches(buyer, "deposit-paid");
    await isBookedOnce(reservation.id, ["deposit"]);
    await comesTo(page, page.getByRole("heading", { name: `${pet.name} is reserved for you` }));
    await isBookedOnce(reservation.id, ["deposit"]);

    // The balance: this time the server is killed while it asks the provider for the outcome of the payment.
    await page.unrouteAll();
    await page.getByRole("link", { name: /pay the balance/ }).click();
    // The form itself asks the provider first, and only the server's request should be slow.
    const asked = page.waitForResponse(/\/payment_intents\/\w+\?/);
    await page.getByRole("button", { name: /^Pay \$/ }).click();
    await page.getByLabel("Card number").waitFor();
    await asked;
    await sandbox(site, "POST", "/faults", {
      kind: "delay",
      when: "before",
      method: "GET",
      path: "/v1/payment_intents",
      ms: 5_000,
    });
    await payByCard(page, CARDS.good);
    await until(async () => (await sandbox(site, "GET", "/faults"))[0]?.times === 0, {
      what: "the server's question",
      everyMs: 10,
    });
    await server.kill();
    await sandbox(site, "DELETE", "/faults");
    await server.restart();

    await reaches(buyer, "paid");
    await comesTo(page, page.getByRole("main").getByText("Paid in full").first());
    await isBookedOnce(reservation.id, ["deposit", "balance"]);
  },
  { site: () => server },
);

journey(
  "two people write to each other, and a restart between loses and doubles nothing",
  async ({ site, visitor }) => {
    const [buyer, seller] = await Promise.all([visitor(), visitor()]);
    for (const { forgiveLostConnections } of [buyer, seller]) forgiveLostConnections();
    await buyer.signIn(site.accounts.Buyer!, "/messages");
    await seller.signIn(site.accounts.Breeder!, "/messages");
    for (const { page } of [buyer, seller]) await page.getByRole("link", { name: /Lexi/ }).click();
    // Text unique to this run, to count each message.
    const run = crypto.randomUUID().slice(0, 8);
    const [perfect, anything, blanket] = ["Saturday is perfect", "Should we bring anything", "Just a blanket"]
      .map((words) => `${words} (${run})`) as [string, string, string];
    const read = ({ page }: typeof buyer, text: string) =>
      page.getByRole("log").getByText(text, { exact: true });
    const write = async ({ page }: typeof buyer, text: string) => {
      const field = page.getByRole("textbox", { name: /^Message to/ });
      await field.fill(text);
      await field.press("Enter");
    };
    await write(buyer, perfect);
    await read(seller, perfect).waitFor();
    await buyer.page.getByRole("log").getByText(/Read$/).waitFor();

    await server.kill();
    await write(buyer, anything);
    await buyer.page.getByRole("button", { name: "Try again" }).waitFor();
    await server.restart();
    await buyer.page.getByRole("button", { name: "Try again" }).click();
    // A browser that has lost its connection retries after increasing pauses.
    await read(seller, anything).waitFor({ timeout: 45_000 });
    await write(seller, blanket);
    await read(buyer, blanket).waitFor({ timeout: 45_000 });
    for (const who of [buyer, seller]) {
      await who.page.reload();
      for (const text of [perfect, anything, blanket]) {
        await read(who, text).first().waitFor();
        expect(await read(who, text).count()).toBe(1);
      }
    }
  },
  { site: () => server, patienceMs: 120_000 },
);

journey(
  "who loses the connection can read their favorites, until they sign out",
  async ({ site, visitor }) => {
    const buyer = await newBuyer(site);
    const { context, page, open, signIn, forgiveLostConnections } = await visitor({
      serviceWorkers: "allow",
      pictures: true,
    });
    forgiveLostConnections();
    await signIn(buyer, "/search");
    const heart = page.getByRole("button", { name: /^Save .+ to favorites$/ }).first();
    const name = /^Save (.+) to favorites$/.exec((await heart.getAttribute("aria-label"))!)![1]!;
    await heart.click();
    await page.getByRole("link", { name: "Favorites, 1 pet" }).waitFor();
    await page.evaluate(async () => void await navigator.serviceWorker.ready);
    // From the next page on the worker sees the favorites: their ids, the list and the photo.
    await open("/search");
    const kept = () =>
      page.evaluate(async () => {
        const paths = await caches.has("own") ? await (await caches.open("own")).keys() : [];
        return paths.map(({ url }) => new URL(url).pathname).sort();
      });
    await until(async () => (await kept()).length === 3, { what: "the favorites to be kept" });
    expect(await kept()).toEqual([
      expect.stringContaining("/media/"),
      "/v1/pets/favorited",
      "/v1/pets/favorited/ids",
    ]);

    await server.kill();
    await page.goto("/account/favorited");
    await page.getByRole("heading", { name: "We couldn't load this page" }).waitFor();
    const favorites = page.getByRole("region", { name: "Your favorites" });
    await favorites.getByRole("heading", { name }).waitFor();
    await expect.poll(() =>
      favorites.getByRole("img").evaluate((image) => (image as HTMLImageElement).naturalWidth)
    )
      .toBeGreaterThan(100);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "You're offline" }).waitFor();
    await favorites.getByRole("heading", { name }).waitFor();

    // The requested page loads without any action.
    await server.restart();
    await context.setOffline(false);
    await page.getByRole("heading", { name: "Favorites", level: 1 }).waitFor();
    await page.getByRole("main").getByRole("heading", { name }).waitFor();
    await page.getByRole("button", { name: /account/i }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await until(async () => (await kept()).length === 0, { what: "nothing to be kept" });
    await page.goto("/offline.html");
    await page.getByRole("button", { name: "Try again" }).waitFor();
    expect(await page.getByText(name).count()).toBe(0);
  },
  { site: () => server },
);

journey(
  "who has not signed in can read this device's favorites without a connection",
  async ({ visitor }) => {
    const { context, page, open, forgiveLostConnections } = await visitor({
      serviceWorkers: "allow",
      pictures: true,
    });
    forgiveLostConnections();
    await open("/search");
    const heart = page.getByRole("button", { name: /^Save .+ to favorites$/ }).first();
    const name = /^Save (.+) to favorites$/.exec((await heart.getAttribute("aria-label"))!)![1]!;
    await heart.click();
    await page.evaluate(async () => void await navigator.serviceWorker.ready);
    await until(
      () => page.evaluate(async () => (await (await caches.open("device")).keys()).length === 2),
      { what: "the pet and its photo to be kept" },
    );
    await context.setOffline(true);
    await page.goto("/account/favorited");
    const favorites = page.getByRole("region", { name: "Your favorites" });
    await favorites.getByRole("heading", { name }).waitFor();
    await expect.poll(() =>
      favorites.getByRole("img").evaluate((image) => (image as HTMLImageElement).naturalWidth)
    )
      .toBeGreaterThan(100);
  },
  { site: () => server },
);
