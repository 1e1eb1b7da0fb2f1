import { expect } from "vitest";
import type { Page } from "playwright-core";
import { newBuyer } from "./harness/api.ts";
import { signInInDialog } from "./harness/checkout.ts";
import { journey } from "./harness/journey.ts";
import { rows } from "./harness/records.ts";
import { until } from "./harness/until.ts";

journey(
  "a session that was ended elsewhere says so, and leads to the home page after 3 seconds",
  async (stage) => {
    const { site, visitor } = stage;
    const buyer = await newBuyer(site);
    const { page, signIn, expectRefusal } = await visitor();
    await signIn(buyer, "/account/profile");
    await page.getByRole("heading", { level: 1 }).waitFor();
    // The page's first requests are answered, so the next call is the one of the click.
    await page.waitForLoadState("networkidle");
    expectRefusal(/^401 /);
    await rows(site, "delete from sessions where user_id = (select id from users where email = $1)", [
      buyer.email,
    ]);

    await page.getByRole("main").getByRole("link", { name: "Reserved" }).click();
    await page.getByRole("region", { name: "Messages" }).getByText("You've been signed out").waitFor();
    expect(new URL(page.url()).pathname).toBe("/account/reserved");
    await until(() => new URL(page.url()).pathname === "/", { what: "the home page" });
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).waitFor();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(buyer.email);
  },
);

const openMenu = async (page: Page, name: string) => {
  await page.getByRole("button", { name: `Account: ${name}` }).click();
  return page.getByRole("menu");
};

journey("a breeder gets the breeder's dashboard, and the browser remembers another choice", async (stage) => {
  const { site, visitor } = stage;
  const { page, open } = await visitor();
  await open("/dogs");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await signInInDialog(page, site.accounts.Breeder!);
  expect(new URL(page.url()).pathname).toBe("/dogs");

  let menu = await openMenu(page, "Ellen Larkin");
  await menu.getByRole("menuitem", { name: "Dashboard" }).click();
  await page.getByRole("main").getByRole("link", { name: "Reservations", exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/breeder");
  menu = await openMenu(page, "Ellen Larkin");
  await menu.getByRole("menuitem", { name: "Switch to buying" }).click();
  await until(() => new URL(page.url()).pathname === "/account/reserved", { what: "the buyer's dashboard" });

  await open("/");
  menu = await openMenu(page, "Ellen Larkin");
  await menu.getByRole("menuitem", { name: "My reservations" }).waitFor();
  expect(await menu.getByRole("menuitem", { name: "Dashboard" }).count()).toBe(0);
  await menu.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await signInInDialog(page, site.accounts.Breeder!);
  menu = await openMenu(page, "Ellen Larkin");
  await menu.getByRole("menuitem", { name: "Dashboard" }).waitFor();
});
