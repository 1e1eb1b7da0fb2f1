import { expect } from "vitest";
import { newBuyer } from "./harness/api.ts";
import { phone } from "./harness/codes.ts";
import { journey } from "./harness/journey.ts";
import { mailTo } from "./harness/mails.ts";
import { until } from "./harness/until.ts";

journey("an account is kept by a phone, and by a recovery code when the phone is lost", async (stage) => {
  const { site, visitor } = stage;
  const buyer = await newBuyer(site);
  const { page, signIn } = await visitor();
  await signIn(buyer, "/account/settings");
  const section = page.locator("#second-factor");
  await section.getByRole("button", { name: "Set up" }).click();
  await section.getByRole("img", { name: /QR code/ }).waitFor();
  const code = phone(await section.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText());
  await section.getByLabel("Code from your app").fill(code());
  await section.getByLabel("Password", { exact: true }).fill(buyer.password);
  await section.getByRole("button", { name: "Turn on" }).click();
  await section.getByRole("heading", { name: "Save your recovery codes" }).waitFor();
  const recoveryCodes = await section.getByRole("listitem").allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await section.getByRole("checkbox").check();
  await section.getByRole("button", { name: "Done" }).click();
  await section.getByText("10 of 10 recovery codes left").waitFor();
  await mailTo(site, buyer.email, /Two-step verification is on/);

  // On another device the password alone is not enough, and a code works once.
  let other = await visitor();
  other.expectRefusal(/^422 \/v1\/login/);
  const enter = async (text: string, label = "Code from your app") => {
    await other.page.getByLabel(label).fill(text);
    await other.page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  };
  const begin = async () => {
    await other.open("/sign-in?returnTo=/account/profile");
    await other.page.getByLabel("Email address").fill(buyer.email);
    await other.page.getByLabel("Password", { exact: true }).fill(buyer.password);
    await other.page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await other.page.getByLabel("Code from your app").waitFor();
  };
  const isIn = () => new URL(other.page.url()).pathname === "/account/profile";
  await begin();
  const next = code(1);
  await enter(next);
  await until(isIn, { what: "the profile" });
  other = await visitor();
  other.expectRefusal(/^422 \/v1\/login/);
  await begin();
  await enter(next);
  await other.page.getByText(/This code isn't right or was already used/).first().waitFor();
  await other.page.getByRole("button", { name: "Use a recovery code" }).click();
  await enter(recoveryCodes[4]!.toLowerCase(), "Recovery code");
  await until(isIn, { what: "the profile by a recovery code" });
  expect((await mailTo(site, buyer.email, /recovery code was used/)).text).toContain("9 are left");
});
