import { expect } from "vitest";
import { freePet, newBuyer } from "./harness/api.ts";
import { CARDS, payByCard } from "./harness/checkout.ts";
import { journey } from "./harness/journey.ts";
import { paidSale } from "./harness/paid.ts";
import { bookings, providerRecord, rows } from "./harness/records.ts";

journey(
  "add-ons are bought after the deposit, and a saved card pays the balance on its day",
  async (stage) => {
    const { site, visitor } = stage;
    const pet = await freePet(site, { isReady: false });
    const person = await newBuyer(site);
    const id = await paidSale(site, person, pet, "deposit");
    const buyer = await visitor();
    const { page } = buyer;
    await buyer.signIn(person, `/account/reserved/${id}`);

    // Add-ons are paid in full, with a separate receipt; the balance does not change.
    await page.getByRole("checkbox", { name: /Going-home crate/ }).check();
    await page.getByRole("button", { name: "Pay $91.67" }).click();
    await payByCard(page, CARDS.good);
    await page.getByRole("heading", { level: 1, name: `Your add-ons for ${pet.name} are paid` }).waitFor();
    await page.getByRole("link", { name: "View receipt" }).click();
    await page.getByRole("article").getByText("Add-ons paid").waitFor();

    // The card is saved, but the browser closes before the page has the answer.
    await buyer.open(`/account/reserved/${id}`);
    const balance = page.getByRole("region", { name: "Balance" });
    await balance.getByRole("button", { name: /^Save a card and have it charged on/ }).click();
    await page.route("**/v1/payments/saved-cards", () => {});
    await payByCard(page, CARDS.good);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await balance.getByText(/We'll charge \$[\d,.]+ to your Visa 4242 on/).waitFor();

    // The charge date arrives in the pet's time zone: the card is charged once, and the open page shows it.
    await rows(site, "update reservations set balance_due_at = now() + interval '14 hours' where id = $1", [
      id,
    ]);
    await rows(site, "update saved_cards set charge_on = current_date where reservation_id = $1", [id]);
    await rows(site, "select graphile_worker.add_job('chargeBalances')", []);
    await page.getByText("Balance paid").first().waitFor();
    const { charges } = await providerRecord(site, id);
    expect(charges).toHaveLength(3);
    const { length } = (await bookings(site, id)).filter(({ kind }) => kind === "payment-balance");
    expect(length).toBe(1);
  },
);
