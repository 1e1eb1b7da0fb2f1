import { copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import sharp from "sharp";
import { ask, call } from "./harness/api.ts";
import { staffAt, submitDocuments } from "./harness/identity.ts";
import { journey } from "./harness/journey.ts";
import { petPath } from "./harness/places.ts";
import { linkIn, mailTo } from "./harness/mails.ts";
import { until } from "./harness/until.ts";

const PASSWORD = "a-walk-by-the-river-7";
const unique = () => Date.now().toString(36);
const DAY = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c98b4a" } });

/**
 * Creates typical photos of a phone in a folder: HEIC, one rotated by metadata, and one of about 30 MB.
 * Returns the paths.
 */
async function phonePictures(folder: string): Promise<string[]> {
  const [heic, lying, large, papers] = ["IMG_4711.HEIC", "lying.jpg", "large.png", "papers.jpg"]
    .map((name) => join(folder, name)) as [string, string, string, string];
  copyFileSync(join(import.meta.dirname!, "../../backend/testing/pictures/photo.heic"), heic);
  await plain(1200, 800).withMetadata({ orientation: 6 }).jpeg().toFile(lying);
  // Uncompressed, an image of one color is as large as any, and cheaper to scale down than noise.
  await plain(3600, 2800).png({ compressionLevel: 0 }).toFile(large);
  expect(statSync(large).size).toBeGreaterThan(30_000_000);
  writeFileSync(papers, "%PDF-1.4\n%%EOF\n");
  return [heic, lying, large, papers];
}

const main = (page: Page) => page.getByRole("main");
const step = (page: Page, name: string) => main(page).getByRole("heading", { level: 2, name }).waitFor();
const next = (page: Page) => main(page).getByRole("button", { name: "Continue" }).click();

journey(
  "a new breeder writes a draft with photos of every kind, verifies email and identity, submits it, and staff let both go live",
  async ({ site, visitor }) => {
    const { page, open, expectRefusal } = await visitor();
    const email = `ruth.${unique()}@example.com`;
    const kennel = `Alder Hollow ${unique()}`;
    await open("/become-a-breeder");
    await main(page).getByRole("link", { name: "Create a breeder account" }).first().click();
    await page.getByLabel("First name").fill("Ruth");
    await page.getByLabel("Last name").fill("Abernathy");
    await page.getByLabel("Program name").fill(kennel);
    await page.getByLabel("ZIP code").fill("97330");
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("heading", { level: 1, name: "Verification" }).waitFor();

    await open("/breeder/pets/new");
    await step(page, "The basics");
    await page.getByRole("radio", { name: "Dog" }).check();
    await page.getByRole("combobox", { name: "Breed" }).fill("goldendoodle");
    await page.getByRole("option", { name: "Goldendoodle", exact: true }).click();
    await page.getByRole("radio", { name: "Female" }).check();
    await main(page).getByLabel("Name").fill("Juniper");
    await next(page);
    await step(page, "Looks and size");
    await page.getByLabel("Current weight").fill("6.5");
    await next(page);
    await step(page, "Dates and parents");
    await page.getByText("Draft saved").waitFor();
    const id = new URL(page.url()).searchParams.get("draft");
    expect(id).toMatch(/^[0-9a-f-]{36}$/);

    // The breeder leaves the page, and returns another day.
    await open("/breeds/goldendoodle");
    await open(`/breeder/pets/${id}/edit`);
    await step(page, "Dates and parents");
    await page.getByLabel("Birth date").fill(dayFromNow(-30));
    await page.getByLabel("Ready to go home").fill(dayFromNow(1));
    await next(page);
    await page.getByText(/At least 8 weeks after birth/).waitFor();
    await page.getByRole("button", { name: /^Earliest day/ }).click();
    await next(page);

    await step(page, "Photos and video");
    // As files: the browser parses content sent over its debugging port letter by letter, all 30 MB of it.
    const folder = mkdtempSync(join(tmpdir(), "hearthpaw-photos-"));
    await page.getByRole("group", { name: "Photos", exact: true }).locator("input[type=file]")
      .setInputFiles(await phonePictures(folder));
    await page.getByText("3 of 4 uploaded, 1 failed").waitFor({ timeout: 60_000 });
    rmSync(folder, { recursive: true, force: true });
    await page.getByText("We can't use papers.jpg here", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Remove photo 4" }).click();
    await page.getByRole("button", { name: "Make photo 2 the cover" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("This is now the cover photo, first of 3.").waitFor({ state: "attached" });

    const token = await page.evaluate(() => localStorage.getItem("accessToken")) ?? "";
    const details = async () => (await ask(site, "GET", `/v1/breeders/pets/${id}/details`, { token })).pet;
    await until(async () => (await details()).images.length === 3, { what: "three photos that are kept" });
    await until(async () => (await details()).images[0].height > (await details()).images[0].width, {
      what: "the upright photo as the cover",
    });
    const sizes = (await details()).images.map((
      { width, height }: Record<string, number>,
    ) => [width, height]);
    // Rotated upright; then HEIC unchanged; then 3600 x 2800 scaled down.
    expect(sizes).toEqual([[800, 1200], [320, 240], [2000, 1556]]);

    await next(page);
    await step(page, "Health and documents");
    await page.getByRole("checkbox", { name: "Microchipped" }).check();
    await next(page);
    await step(page, "Temperament");
    await main(page).getByLabel("In your own words").fill("Juniper greets the morning with a stretch.");
    await next(page);
    await step(page, "Price and delivery");
    await page.getByRole("textbox", { name: "Price" }).fill("2,500");
    await page.getByText("Your earnings: $2,125 of $2,500. Our 15% fee is $375.").waitFor();
    await next(page);
    await step(page, "Preview");
    await page.getByRole("article", { name: "Preview of Juniper" }).waitFor();
    await page.getByText("$375 due today", { exact: false }).waitFor();
    // Unverified breeders cannot sell: the page names the first step, and the server rejects the submission
    // in any case.
    const before = page.getByRole("region", { name: "Before you can submit" });
    await before.getByText("Confirm your email").waitFor();
    const submit = page.getByRole("button", { name: "Submit for review" });
    expect(await submit.getAttribute("aria-disabled")).toBe("true");
    const refused = await call(site, "POST", "/v1/breeders/pets/add", { token, json: { id } });
    expect([refused.status, refused.body.code]).toEqual([409, "email_not_verified"]);
    await open(linkIn(await mailTo(site, email, /Confirm your email address/), site, "/verify-email"));
    await page.getByRole("button", { name: "Confirm address" }).click();
    await page.getByRole("heading", { name: "Your email is confirmed" }).waitFor();
    await open(`/breeder/pets/${id}/edit?step=preview`);
    await before.getByText("Your email is confirmed").waitFor();
    const early = await call(site, "POST", "/v1/breeders/pets/add", { token, json: { id } });
    expect([early.status, early.body.code]).toEqual([409, "breeder_not_verified"]);
    await before.getByRole("link", { name: "Verify your identity" }).click();
    await submitDocuments(page);
    await open(`/breeder/pets/${id}/edit?step=preview`);
    const unread = await call(site, "POST", "/v1/breeders/pets/add", { token, json: { id } });
    expect([unread.status, unread.body.code]).toEqual([409, "contract_not_confirmed"]);
    await before.getByRole("link", { name: "Read your contract" }).click();
    await page.getByRole("button", { name: "Confirm contract and guarantee" }).click();
    await page.getByText("Your contract is confirmed").waitFor();
    await open(`/breeder/pets/${id}/edit?step=preview`);
    await page.getByRole("region", { name: "Almost there" }).waitFor();
    await submit.click();
    await page.getByRole("heading", { name: "Juniper is in review" }).waitFor();
    expect(await details()).toMatchObject({
      status: "in-review",
      priceCents: 250_000,
      registries: ["microchipped"],
      missing: [],
    });

    const staff = await visitor();
    await staffAt(site, staff, "/admin/listings");
    await staff.open(`/admin/listings?listing=${id}`);
    const desk = staff.page.getByRole("main");
    await desk.getByRole("heading", { level: 2, name: "Juniper", exact: true }).waitFor();
    expect(await desk.getByRole("button", { name: "Approve" }).getAttribute("aria-disabled")).toBe("true");
    await desk.getByRole("link", { name: "Open verifications" }).click();
    // The listings on the previous page have links with the kennel's name too.
    await desk.getByRole("heading", { level: 1, name: "Verifications" }).waitFor();
    await desk.getByRole("link", { name: new RegExp(kennel) }).click();
    await desk.getByRole("heading", { level: 2, name: kennel }).waitFor();
    await staff.page.locator("[data-seen]").waitFor();
    await staff.page.keyboard.press("a");
    await staff.page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await staff.page.getByText(`${kennel}: approved`).waitFor();
    // Leaving the page sends the decision at once.
    await staff.open("/admin");
    expectRefusal(new RegExp(`/pets/${id}`));
    await open(petPath({ id: id!, slug: "juniper" }));
    await page.getByRole("heading", { level: 1, name: "We couldn't find this page" }).waitFor();
    await staff.open(`/admin/listings?listing=${id}`);
    await staff.page.locator("[data-seen]").waitFor();
    await desk.getByRole("button", { name: "Approve" }).click();
    await staff.page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await mailTo(site, email, /Juniper is live/);
    // The server caches a missing page for some seconds.
    await until(async () => await open(petPath({ id: id!, slug: "juniper" })) === 200, {
      what: "the page of the pet",
      patienceMs: 30_000,
      everyMs: 1_000,
    });
    await page.getByRole("heading", { level: 1, name: /Juniper/ }).waitFor();
  },
  { patienceMs: 180_000 },
);
