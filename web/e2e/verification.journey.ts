import { expect } from "vitest";
import { inputOf, photo, staffAt, submitDocuments } from "./harness/identity.ts";
import { journey } from "./harness/journey.ts";
import { linkIn, mailTo } from "./harness/mails.ts";

const PASSWORD = "a-walk-by-the-river-7";
const unique = () => Date.now().toString(36);

journey(
  "a breeder hands documents in, is asked for more, hands in again and is verified for all to see",
  async ({ site, visitor }) => {
    const kennel = `Alder Hollow ${unique()}`;
    const email = `ruth.${unique()}@example.com`;
    const breeder = await visitor();
    const { page, open } = breeder;
    await open("/become-a-breeder");
    await page.getByRole("main").getByRole("link", { name: "Create a breeder account" }).first().click();
    await page.getByLabel("First name").fill("Ruth");
    await page.getByLabel("Last name").fill("Abernathy");
    await page.getByLabel("Program name").fill(kennel);
    await page.getByLabel("ZIP code").fill("97330");
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
    await page.getByRole("button", { name: "Create account" }).click();

    await submitDocuments(page);
    await page.getByRole("button", { name: "Enlarge: ID, front" }).locator("img").waitFor();

    const staff = await visitor();
    await staffAt(site, staff, "/admin/verifications");
    const desk = staff.page.getByRole("main");
    await desk.getByRole("link", { name: new RegExp(kennel) }).click();
    await desk.getByRole("heading", { level: 2, name: kennel }).waitFor();
    await desk.getByRole("button", { name: "Enlarge: ID, back" }).locator("img").waitFor();
    await staff.page.locator("[data-seen]").waitFor();
    await staff.page.keyboard.press("i");
    const question = "The back of the ID cannot be read.";
    await staff.page.getByLabel("What's missing?").fill(question);
    await staff.page.getByRole("button", { name: "Send request" }).click();
    await staff.page.getByText(`${kennel}: waiting for more info`).waitFor();
    // Leaving the page ends the time for undo, so the decision is sent at once.
    await staff.open("/admin");

    const asked = await mailTo(site, email, /We need more to verify/);
    expect(asked.text).toContain(question);
    await open(linkIn(asked, site, "/breeder/verification"));
    await page.getByText(question).waitFor();
    await page.getByRole("button", { name: /Remove ID, back/ }).click();
    await inputOf(page, "ID, back").setInputFiles(await photo("back-again.jpg", "#8a6a44"));
    await page.getByText("back-again").waitFor();
    await page.getByRole("button", { name: "Submit again" }).click();
    await page.getByRole("heading", { name: "We received your documents" }).waitFor();

    await staff.open("/admin/verifications");
    await desk.getByRole("link", { name: new RegExp(kennel) }).click();
    await desk.getByText(`Our last message: ${question}`).waitFor();
    await staff.page.locator("[data-seen]").waitFor();
    await staff.page.keyboard.press("a");
    await staff.page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await staff.page.getByText(`${kennel}: approved`).waitFor();
    await staff.open("/admin");

    await mailTo(site, email, /is verified/);
    await open("/breeder/verification");
    await page.getByRole("heading", { name: "You're verified" }).waitFor();
    await page.getByRole("link", { name: "View my page" }).click();
    await page.getByRole("heading", { level: 1, name: kennel }).waitFor();
    await page.getByText("Verified", { exact: true }).first().waitFor();
  },
);

journey("a shelter joins by the invitation of staff, which then is used up", async ({ site, visitor }) => {
  const name = `Benton Haven ${unique()}`;
  const email = `hello.${unique()}@example.org`;
  const staff = await visitor();
  await staffAt(site, staff, "/admin/verifications");
  await staff.page.getByRole("button", { name: "Invite a shelter" }).click();
  const dialog = staff.page.getByRole("dialog", { name: "Invite a shelter" });
  await dialog.getByLabel("Shelter name").fill(name);
  await dialog.getByLabel("Email address").fill(email);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await staff.page.getByText("Invitation sent").waitFor();
  const link = linkIn(await mailTo(site, email, /You're invited/), site, "/shelter/join");

  const { page, open } = await visitor();
  await open(link);
  await page.getByText(`Welcome, ${name}`).waitFor();
  expect(await page.getByLabel("Email address").inputValue()).toBe(email);
  await page.getByLabel("EIN").fill("93-1187420");
  await page.getByLabel("ZIP code").fill("97330");
  await page.getByLabel("First name").fill("Marisol");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
  await page.getByRole("button", { name: "Join as a shelter" }).click();
  await page.getByRole("heading", { level: 1, name: "Verification" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/breeder/verification");
  await mailTo(site, email, /Confirm your email address/);

  const other = await visitor();
  await other.open(link);
  await other.page.getByRole("heading", { name: "This invitation was already used" }).waitFor();
});
