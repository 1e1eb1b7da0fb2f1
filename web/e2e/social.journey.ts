import { expect } from "vitest";
import type { Page } from "playwright-core";
import { journey } from "./harness/journey.ts";
import { rows } from "./harness/records.ts";
import { until } from "./harness/until.ts";

/** Signs in on the stand-in for a provider's page, as a new person. */
async function be(page: Page, name: string, email: string) {
  await page.getByText("Be someone else").click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

const arrival = (page: Page, path: string) =>
  until(() => new URL(page.url()).pathname + new URL(page.url()).search === path, {
    what: `the way to ${path}`,
  });

journey("somebody joins with Google from a page, and is back on it", async ({ site, visitor }) => {
  const { page, open } = await visitor();
  // A new person at each try, because a failed first try may have created an account.
  const email = `robin.vale.${Date.now().toString(36)}@example.com`;
  await open("/cats?sort=price-high");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue with Google" }).click();
  await be(page, "Robin Vale", email);
  await page.getByText("Welcome to Hearthpaw").waitFor();
  await arrival(page, "/cats?sort=price-high");
  await page.getByRole("button", { name: "Account: Robin Vale" }).waitFor();
  const [account] = await rows<{ password_hash: string | null; email_verified_at: Date | null }>(
    site,
    "select password_hash, email_verified_at from users where email = $1",
    [email],
  );
  expect(account).toMatchObject({ password_hash: null, email_verified_at: expect.anything() });
  await page.reload();
  await page.getByRole("button", { name: "Account: Robin Vale" }).waitFor();
});

journey("somebody who says no to Facebook signs in with a password instead", async ({ site, visitor }) => {
  const { page, open, expectRefusal } = await visitor();
  const account = site.accounts.Buyer!;
  await open("/sign-in?returnTo=/dog-breeds");
  await page.getByRole("button", { name: "Continue with Facebook" }).click();
  await page.getByRole("button", { name: "No, don't share anything" }).click();
  await page.getByText("you're not signed in").waitFor();

  // Facebook does not state that the address is verified, so nothing is linked to the account with this
  // address.
  await page.getByRole("button", { name: "Continue with Facebook" }).click();
  expectRefusal(/^409 \/v1\/auth\/facebook\/callback/);
  await be(page, "Mallory Grey", account.email);
  await page.getByRole("link", { name: "Sign in with your password" }).click();
  await page.getByLabel("Email address").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await arrival(page, "/");
});
