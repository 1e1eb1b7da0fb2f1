import type { Locator, Page } from "playwright-core";
import type { Person } from "./api.ts";
import { until } from "./until.ts";

/** The sandbox's cards. */
export const CARDS = {
  good: "4242 4242 4242 4242",
  noFunds: "4000 0000 0000 9995",
  declined: "4000 0000 0000 0002",
  challenged: "4000 0025 0000 3155",
  /** Pays, and the bank disputes the payment two seconds later. */
  contested: "4000 0000 0000 0259",
};

/** Address of the journeys' buyers: in Oregon, which has no sales tax. */
export const HOME = { street: "2114 NE Alder Street", zip: "97211", city: "Portland", state: "OR" };

/** Signs up in the dialog over the page. */
export async function signUpInDialog(page: Page, person: Omit<Person, "token">): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create an account" }).click();
  await page.getByRole("dialog", { name: "Create an account" }).waitFor();
  await dialog.getByLabel("First name").fill(person.firstName);
  await dialog.getByLabel("Last name").fill(person.lastName);
  await dialog.getByLabel("Email address").fill(person.email);
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("checkbox", { name: /I accept the terms/ }).check();
  await dialog.getByRole("button", { name: "Create account" }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Signs in in the dialog over the page. */
export async function signInInDialog(page: Page, person: Pick<Person, "email" | "password">): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await dialog.getByLabel("Email address").fill(person.email);
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Completes the checkout's first section. The account's name and address are already filled in. */
export async function giveContact(page: Page, phone = "503 555 0142"): Promise<void> {
  const section = page.getByRole("region", { name: "Contact details" });
  await section.getByLabel("Phone").fill(phone);
  await section.getByRole("button", { name: "Continue to delivery" }).click();
}

/**
 * Completes the second section: pickup, and the buyer's own address. The ZIP code fills in city and state.
 */
export async function giveDelivery(page: Page): Promise<void> {
  const section = page.getByRole("region", { name: "Delivery details" });
  await section.getByRole("radio", { name: /I'll Pick Up/ }).check();
  await section.getByLabel("Street address").fill(HOME.street);
  await section.getByRole("textbox", { name: "ZIP code" }).fill(HOME.zip);
  await until(async () => await section.getByRole("textbox", { name: "City" }).inputValue() === HOME.city, {
    what: "the city of the ZIP code",
  });
  await section.getByRole("button", { name: "Continue to payment options" }).click();
}

/** Selects a radio whose choice the server prices first, so it may show a moment later. */
export async function choose(radio: Locator): Promise<void> {
  await radio.click();
  await until(() => radio.isChecked(), { what: "the choice to show" });
}

/** Completes the third section: a deposit or the full price, by card. */
export async function choosePayment(page: Page, way: "Reserve with Deposit" | "Pay in Full"): Promise<void> {
  const section = page.getByRole("region", { name: "Payment options" });
  await choose(section.getByRole("radio", { name: new RegExp(way) }));
  await section.getByRole("button", { name: "Continue to payment" }).click();
}

/**
 * Completes the last section: the breeder's contract and the terms. The card form appears when both are
 * accepted.
 */
export async function accept(page: Page): Promise<void> {
  const step = page.getByRole("region", { name: "Review and pay" });
  await step.getByRole("checkbox", { name: /I accept the sale contract/ }).check();
  await step.getByRole("checkbox", { name: /I accept the Hearthpaw terms/ }).check();
}

/** Fills in a card, and pays or saves it. Returns at once: the outcome shows on the page. */
export async function payByCard(page: Page, number: string): Promise<void> {
  const form = page.getByRole("form", { name: "Payment" });
  await form.getByLabel("Card number").fill(number);
  await form.getByLabel("Expires").fill("12 / 34");
  await form.getByLabel("Security code").fill("123");
  await form.getByLabel("Billing ZIP code").fill(HOME.zip);
  await form.getByRole("button", { name: /^(Pay |Save card)/ }).click();
}

/** Completes all sections with pickup and a deposit, up to the card. */
export async function fillCheckout(page: Page): Promise<void> {
  await giveContact(page);
  await giveDelivery(page);
  await choosePayment(page, "Reserve with Deposit");
  await accept(page);
}
