import { expect } from "vitest";
import type { Page } from "playwright-core";
import { journey } from "./harness/journey.ts";

/** Maximum presses of Tab before giving up. */
const MOST_TABS = 80;

/** Presses Tab until the focus is on the element with this role and name. */
async function tabTo(
  page: Page,
  role: Parameters<Page["getByRole"]>[0],
  name: string | RegExp,
): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses++) {
    await page.keyboard.press("Tab");
    const focused = page.getByRole(role, { name }).and(page.locator(":focus"));
    if (await focused.count() > 0) return;
  }
  throw new Error(`the focus did not reach the ${role} ${name} with ${MOST_TABS} tabs`);
}

journey("by keyboard alone: sign in and think better of it, find a pet, see its pictures", async (stage) => {
  const { page, open } = await stage.visitor();
  await open("/");

  await page.keyboard.press("Tab");
  expect(await page.getByRole("link", { name: "Skip to content" }).and(page.locator(":focus")).count()).toBe(
    1,
  );
  await tabTo(page, "link", "Sign in");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await dialog.waitFor();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    expect(await dialog.locator(":focus").count(), "the focus stays in the dialog").toBe(1);
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await page.getByRole("link", { name: "Sign in" }).and(page.locator(":focus")).count()).toBe(1);

  await tabTo(page, "link", "Show all puppies");
  await page.keyboard.press("Enter");
  const results = page.getByRole("region", { name: "Results" });
  // Pets listed by other journeys have a number in their name, and some have only one photo.
  const first = results.getByRole("article").getByRole("link").filter({ hasNotText: /\d/ }).first();
  await first.waitFor();
  const name = (await first.textContent())!;
  // Filters come before the results: their search box, boxes and lists are on the way.
  await tabTo(page, "link", name);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name }).waitFor();

  await tabTo(page, "button", "Show full screen");
  await page.keyboard.press("Enter");
  const gallery = page.getByRole("dialog", { name: `Photos of ${name}` });
  await gallery.waitFor();
  await page.keyboard.press("ArrowRight");
  await gallery.getByText("2 / ").waitFor();
  await page.keyboard.press("Escape");
  await gallery.waitFor({ state: "hidden" });
  expect(
    await page.getByRole("button", { name: "Show full screen" }).and(page.locator(":focus")).count(),
  ).toBe(1);
});
