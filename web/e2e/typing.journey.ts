import { expect } from "vitest";
import type { Page } from "playwright-core";
import { freePet, newBuyer } from "./harness/api.ts";
import { journey } from "./harness/journey.ts";
import { until } from "./harness/until.ts";

/** CPU slowdown: full speed, and a phone's speed. */
const SLOWNESS = [1, 6];
/** Number of letters typed after hydration. */
const ENOUGH = 8;

/**
 * Types letters from the moment a field exists until some time after hydration: by keys, and like a phone's
 * keyboard, which writes words without key events. Returns the typed text.
 */
async function typeFromTheStart(page: Page, path: string, field: string, slowness: number): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await page.addInitScript(() => {
    const facts = globalThis as { isTaken?: boolean };
    facts.isTaken = false;
    addEventListener("takenover", ({ target }) => facts.isTaken ||= target === window);
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator(field).focus();
  let typed = "";
  for (let after = 0; after < ENOUGH && typed.length < 190;) {
    const letter = String.fromCharCode("a".charCodeAt(0) + typed.length % 26);
    if (typed.length % 3) await page.keyboard.insertText(letter);
    else await page.keyboard.press(letter);
    typed += letter;
    if (await page.evaluate(() => (globalThis as { isTaken?: boolean }).isTaken)) after++;
  }
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return typed;
}

journey("no letter is lost that is typed while the form to sign in is taken over", async ({ visitor }) => {
  for (const slowness of SLOWNESS) {
    const { page, allowRefusal } = await visitor();
    allowRefusal(/^422 \/v1\/login$/);
    const field = page.getByRole("main").getByLabel("Email address");
    const typed = await typeFromTheStart(page, "/sign-in", "main input[name=email]", slowness);
    expect(await field.inputValue()).toBe(typed);
    await page.keyboard.type("@example.com");
    await page.getByRole("main").getByLabel("Password", { exact: true }).fill("not-a-password-of-mine");
    const asked = page.waitForRequest((request) => request.url().endsWith("/v1/login"));
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    expect((await asked).postDataJSON()).toMatchObject({ email: `${typed}@example.com` });
  }
});

journey("no letter is lost that is typed while the search box is taken over", async ({ visitor }) => {
  for (const slowness of SLOWNESS) {
    const { page } = await visitor();
    let asked: string | null = null;
    page.on("request", (request) => asked = new URL(request.url()).searchParams.get("q") ?? asked);
    const typed = await typeFromTheStart(page, "/", "main input[type=search]", slowness);
    expect(await page.locator("main input[type=search]").inputValue()).toBe(typed);
    await until(() => asked === typed, { what: "the question about all of it" });
  }
});

journey("no letter is lost that is typed while the checkout is drawn", async ({ site, visitor }) => {
  const { page, signIn } = await visitor();
  const pet = await freePet(site);
  await signIn(await newBuyer(site), `/reserve-pet/${pet.id}`);
  await page.getByRole("region", { name: "Contact details" }).getByLabel("Phone").waitFor();
  for (const slowness of SLOWNESS) {
    const typed = await typeFromTheStart(
      page,
      `/reserve-pet/${pet.id}`,
      "main input[name=firstName]",
      slowness,
    );
    expect(await page.locator("main input[name=firstName]").inputValue()).toContain(typed);
  }
});
