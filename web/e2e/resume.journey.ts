import { expect } from "vitest";
import { freePet, newBuyer } from "./harness/api.ts";
import {
  accept,
  CARDS,
  choose,
  choosePayment,
  giveContact,
  giveDelivery,
  HOME,
  payByCard,
} from "./harness/checkout.ts";
import { journey } from "./harness/journey.ts";

journey("a reload and another device go on where the checkout was left", async ({ site, visitor }) => {
  const pet = await freePet(site);
  const buyer = await newBuyer(site);
  const { page, signIn } = await visitor();
  await signIn(buyer, `/reserve-pet/${pet.id}`);
  await giveContact(page, "503 555 0199");
  const street = page.getByRole("textbox", { name: "Street address" });
  await street.fill("17 Halfway");
  await page.getByRole("textbox", { name: "Apartment, suite or floor" }).fill("Floor 2");

  await page.reload();
  expect(await street.inputValue()).toBe("17 Halfway");
  expect(await page.getByRole("textbox", { name: "Apartment, suite or floor" }).inputValue()).toBe(
    "Floor 2",
  );
  await page.getByRole("region", { name: "Contact details" }).getByText("(503) 555-0199").waitFor();
  await page.getByRole("textbox", { name: "Apartment, suite or floor" }).fill("");
  await giveDelivery(page);
  await choose(page.getByRole("radio", { name: /Pay in Full/ }));
  await page.getByRole("region", { name: "Order summary" })
    .getByRole("button", { name: "About Due today", exact: true }).waitFor();

  const other = await visitor();
  await other.signIn(buyer, `/reserve-pet/${pet.id}`);
  const delivery = other.page.getByRole("region", { name: "Delivery details" });
  await delivery.getByText(`${HOME.street}, ${HOME.city}, ${HOME.state} ${HOME.zip}`).waitFor();
  expect(await other.page.getByRole("radio", { name: /Pay in Full/ }).isChecked()).toBe(true);
  await choosePayment(other.page, "Reserve with Deposit");
  await accept(other.page);
  await payByCard(other.page, CARDS.good);
  await other.page.getByRole("heading", { name: `${pet.name} is reserved for you` }).waitFor();

  // The first device is notified, and asks for no second payment.
  await page.getByRole("heading", { name: `${pet.name} is reserved for you` }).waitFor();
});
