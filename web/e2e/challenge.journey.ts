import { expect } from "vitest";
import { freePet, newBuyer, reservationOf } from "./harness/api.ts";
import { CARDS, fillCheckout, payByCard } from "./harness/checkout.ts";
import { journey } from "./harness/journey.ts";
import { providerRecord } from "./harness/records.ts";

journey("a card that asks for the bank's word: refused, put off, then given", async ({ site, visitor }) => {
  const pet = await freePet(site);
  const buyer = await newBuyer(site);
  const { page, signIn } = await visitor();
  await signIn(buyer, `/reserve-pet/${pet.id}`);
  await fillCheckout(page);
  const dialog = page.getByRole("dialog", { name: "Confirm with your bank" });
  const bank = page.frameLocator('iframe[title="Your bank\'s page"]');

  await payByCard(page, CARDS.challenged);
  await bank.getByRole("button", { name: "Fail" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByText("Please provide a valid payment method.").waitFor();

  await page.getByRole("button", { name: /^Pay / }).click();
  await bank.getByRole("button", { name: "Complete" }).waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByText("Additional authentication required.").waitFor();
  const reservation = await reservationOf(site, buyer);
  expect(reservation.orderDetails.paidAmount).toBe(0);
  expect((await providerRecord(site, reservation.id)).charges).toEqual([]);

  await page.getByRole("button", { name: /^Pay / }).click();
  await bank.getByRole("button", { name: "Complete" }).click();
  await page.getByRole("heading", { name: `${pet.name} is reserved for you` }).waitFor();
  expect((await providerRecord(site, reservation.id)).charges).toHaveLength(1);
  expect(await reservationOf(site, buyer)).toMatchObject({ status: "deposit-paid" });
});
