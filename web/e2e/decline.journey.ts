import { expect } from "vitest";
import { ask, freePet, newBuyer, reservationOf } from "./harness/api.ts";
import { CARDS, fillCheckout, payByCard } from "./harness/checkout.ts";
import { journey } from "./harness/journey.ts";
import { providerRecord } from "./harness/records.ts";

journey("a declined card reserves nothing and says why, and another card pays", async ({ site, visitor }) => {
  const pet = await freePet(site);
  const buyer = await newBuyer(site);
  const { page, signIn, expectRefusal } = await visitor();
  expectRefusal(/^402 .*\/confirm$/);
  await signIn(buyer, `/reserve-pet/${pet.id}`);
  await fillCheckout(page);

  await payByCard(page, CARDS.noFunds);
  await page.getByText("The card was declined due to insufficient funds").waitFor();
  await payByCard(page, CARDS.declined);
  await page.getByText(
    "There was an error processing your transaction. Please contact your bank or try using a different card.",
  ).waitFor();

  const reservation = await reservationOf(site, buyer);
  expect(reservation).toMatchObject({ status: "held", orderDetails: { paidAmount: 0 } });
  expect(reservation.payments.filter(({ status }: { status: string }) => status === "succeeded")).toEqual([]);
  expect((await ask(site, "GET", `/v1/pets/${pet.id}`)).pet).toMatchObject({ status: "available" });
  expect((await providerRecord(site, reservation.id)).charges).toEqual([]);

  await payByCard(page, CARDS.good);
  await page.getByRole("heading", { name: `${pet.name} is reserved for you` }).waitFor();
  expect((await providerRecord(site, reservation.id)).charges).toHaveLength(1);
  expect((await ask(site, "GET", `/v1/pets/${pet.id}`)).pet).toMatchObject({ status: "reserved" });
});
