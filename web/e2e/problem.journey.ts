import { ask, freePet, newBuyer } from "./harness/api.ts";
import { journey } from "./harness/journey.ts";
import { paidSale } from "./harness/paid.ts";
import { until } from "./harness/until.ts";

journey(
  "a sale is canceled as quoted, and a problem with another is reported, answered and decided",
  async (stage) => {
    const { site, visitor } = stage;
    const [left, kept] = [await freePet(site, { isReady: false }), await freePet(site, { isReady: true })];
    const person = await newBuyer(site);
    const sales = [await paidSale(site, person, left, "deposit"), await paidSale(site, person, kept, "full")];
    const buyer = await visitor();
    await buyer.signIn(person, `/account/reserved/${sales[0]}`);

    // Canceled for the refund that was shown, which arrives.
    const { page } = buyer;
    await page.getByRole("button", { name: "Cancel reservation" }).click();
    const cancel = page.getByRole("dialog", { name: `Cancel your reservation for ${left.name}?` });
    await cancel.getByText("You'll get $375 back to Visa 4242.").waitFor();
    await cancel.getByRole("button", { name: "Cancel reservation" }).click();
    await page.getByRole("region", { name: /^Refund/ }).waitFor();
    await until(async () => {
      const { reservedPet } = await ask(site, "GET", `/v1/customer/pets/reserved/${sales[0]}`, {
        token: person.token,
      });
      return reservedPet.refund?.status === "arrived" && reservedPet.refund.refundCents === 37_500;
    }, { what: "the refund to arrive" });

    // Reported by the buyer, answered by the breeder.
    await buyer.open(`/account/reserved/${sales[1]}`);
    await page.getByRole("button", { name: "Report a problem" }).click();
    const report = page.getByRole("dialog", { name: `Report a problem with ${kept.name}?` });
    await report.getByLabel("What's the problem?").selectOption({ label: "A health problem" });
    await report.getByLabel("What happened?").fill("The vet found a heart murmur on the first visit.");
    await report.getByRole("button", { name: "Report problem" }).click();
    await page.getByText(/^Waiting for .+'s reply$/).waitFor();
    const breeder = await visitor();
    await breeder.signIn(site.accounts.Breeder!, `/breeder/reservations/${sales[1]}`);
    await breeder.page.getByText("The vet found a heart murmur on the first visit.").waitFor();
    await breeder.page.getByLabel("Your message").fill("I'll pay for the cardiologist.");
    await breeder.page.getByRole("button", { name: "Send message" }).click();
    await breeder.page.getByRole("list", { name: "Messages" }).getByText("I'll pay for the cardiologist.")
      .waitFor();

    // Resolved by staff, who use a second factor. The buyer reads the decision on the page of the report.
    const staff = await visitor();
    await staff.signIn(site.accounts.Admin!, "/admin/disputes");
    await staff.page.getByRole("link", { name: new RegExp(`^${kept.name}: a health problem`) }).click();
    await staff.page.getByText("I'll pay for the cardiologist.").waitFor();
    await staff.page.getByRole("button", { name: "Submit decision", exact: true }).click();
    const decision = staff.page.getByRole("dialog", { name: `Resolve the dispute about ${kept.name}?` });
    await decision.getByRole("radio", { name: /Refund part of it/ }).click();
    await decision.getByLabel("Refund to the buyer").fill("100");
    await decision.getByRole("radio", { name: /Hearthpaw pays/ }).click();
    await decision.getByRole("region", { name: "What each side pays" }).getByText("$100", { exact: true })
      .first()
      .waitFor();
    await decision.getByLabel("Why?").fill("The breeder offered to share the cost.");
    await decision.getByRole("button", { name: "Submit decision", exact: true }).click();
    await staff.page.getByText(`${kept.name}: resolved`).waitFor();
    // Leaving the page sends the decision at once.
    await staff.open("/admin");
    await page.reload();
    const shown = page.getByRole("region", { name: "The problem you reported" });
    await shown.getByText("Resolved: $100 refunded").waitFor();
    await shown.getByText("The breeder offered to share the cost.").waitFor();
  },
);
