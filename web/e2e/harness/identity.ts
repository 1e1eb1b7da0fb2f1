import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { demoCode } from "./codes.ts";
import type { Site } from "./server.ts";
import type { Visitor } from "./visitor.ts";

/** Returns a photo like a phone's, of one color. */
export async function photo(name: string, background: string) {
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background } }).jpeg();
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(await picture.toBuffer()) };
}

/** Returns the file input of a field. */
export const inputOf = (page: Page, label: string) =>
  page.getByRole("group", { name: label }).locator("input[type=file]");

/** Submits everything that a verification needs, at `/breeder/verification`. */
export async function submitDocuments(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1, name: "Verification" }).waitFor();
  await inputOf(page, "ID, front").setInputFiles(await photo("front.jpg", "#34506b"));
  await inputOf(page, "ID, back").setInputFiles(await photo("back.jpg", "#6b5034"));
  await inputOf(page, "Where your pets live").setInputFiles([
    await photo("kitchen.jpg", "#3f7a55"),
    await photo("yard.jpg", "#7a3f55"),
  ]);
  await page.getByText("Uploaded").nth(3).waitFor();
  await page.getByRole("button", { name: "Submit documents" }).click();
  await page.getByRole("heading", { name: "We received your documents" }).waitFor();
}

/** Signs a member of staff in with the second factor and opens a path. */
export async function staffAt(
  site: Site,
  { page, open, expectRefusal }: Visitor,
  path: string,
): Promise<void> {
  const { email, password } = site.accounts.Admin!;
  expectRefusal(/\/v1\/login/);
  await open(`/sign-in?returnTo=${encodeURIComponent(path)}`);
  const main = page.getByRole("main");
  await main.getByLabel("Email address").fill(email);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Sign in" }).click();
  await main.getByLabel("Code from your app").waitFor();
  await main.getByLabel("Code from your app").fill(await demoCode(site, email));
  await main.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(`**${path}`);
}
