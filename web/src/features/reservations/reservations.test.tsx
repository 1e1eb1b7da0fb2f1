import { afterEach, describe, expect, it, vi } from "vitest";
import type { Reservation } from "@hearthpaw/client";
import { exactText } from "@hearthpaw/ui-kit";
import document from "../../../../backend/generated/openapi.json";
import { type Answers, breeder, consumer, problem, renderSite } from "../../testing.tsx";

/** The contract's own example: a Cavalier whose deposit is paid. */
const example = document.components.examples.ReservedPet.value.reservedPet as unknown as Reservation;
const { id } = example;
const read = `GET /v1/customer/pets/reserved/${id}`;
const mine = (answers: Answers = {}): Answers => ({
  "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
  "GET /v1/customer/pets/reserved": { body: { reservedPets: [example], nextCursor: null } },
  [read]: { body: { reservedPet: example } },
  ...answers,
});
const today = () => new Date().toISOString();

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the confirmation", () => {
  it("says what was paid, what is due and when, and has a receipt that adds up", async () => {
    const { screen } = await renderSite(`/reserve-pet/deposit/reservation-confirmation/?id=${id}`, {
      user: consumer,
      answers: mine(),
    });
    await expect.element(screen.getByRole("heading", { name: "Maple is reserved for you" })).toBeVisible();
    await expect.element(
      screen.getByText(
        "We received your deposit of $375. The balance of $2,200 is due Friday, November 21, 2025.",
      ),
    ).toBeVisible();
    const receipt = screen.getByRole("region", { name: "Receipt" });
    expect(receipt.getByRole("row").elements().map((row) => row.textContent)).toEqual([
      "MapleThe price of the pet$2,500",
      "Pickup in Corvallis$0",
      "Service fee3% of the pet and add-ons$75",
      "Total$2,575",
      `Deposit paidVisa ending in 4242, ${exactText(example.payments[0]!.createdAt)}−$375`,
      "BalanceDue Friday, November 21, 2025$2,200",
    ]);
    await expect.element(screen.getByRole("link", { name: "Willow Creek Cavaliers" })).toBeVisible();
  });

  it("prints the receipt", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const { screen } = await renderSite(`/reserve-pet/reservation-confirmation/?id=${id}`, {
      user: consumer,
      answers: mine(),
    });
    await screen.getByRole("button", { name: "Print" }).click();
    expect(print).toHaveBeenCalledOnce();
  });

  it.each(["", "?id=nonsense", "?id=0199b7d2-91e4-7a30-8b6c-000000000000"])(
    "of nothing (%s) says so",
    async (search) => {
      const { screen } = await renderSite(`/reserve-pet/reservation-confirmation/${search}`, {
        user: consumer,
        answers: mine(),
      });
      await expect.element(screen.getByRole("heading", { name: "There is no such reservation" }))
        .toBeVisible();
    },
  );
});

describe("the account", () => {
  it("has its tabs in the address, and an old address leads to them", async () => {
    const { screen } = await renderSite("/account/reserved", { user: consumer, answers: mine() });
    await expect.element(screen.getByRole("link", { name: "Maple" })).toHaveAttribute(
      "href",
      `/account/reserved/${id}`,
    );
    await expect.element(screen.getByText(/Balance of \$2,200 due/)).toBeVisible();
    await screen.getByRole("link", { name: "Profile" }).click();
    await expect.element(screen.getByRole("heading", { name: "Dana Whitfield" })).toBeVisible();
  });

  it("says what would be there, and how it begins", async () => {
    const { screen } = await renderSite("/account/reserved", {
      user: consumer,
      answers: mine({ "GET /v1/customer/pets/reserved": { body: { reservedPets: [], nextCursor: null } } }),
    });
    await expect.element(screen.getByRole("link", { name: "See puppies and dogs" })).toBeVisible();
  });

  it("keeps the list when the rest does not come, and offers again", async () => {
    const { screen } = await renderSite("/account/reserved", {
      user: consumer,
      answers: mine({
        "GET /v1/customer/pets/reserved": (request) =>
          new URL(request.url).searchParams.has("cursor")
            ? problem(422, "invalid_input", "No.")
            : { body: { reservedPets: [example], nextCursor: "next" } },
      }),
    });
    await screen.getByRole("button", { name: "Show more reservations" }).click();
    await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Maple" })).toBeVisible();
  });
});

describe("one reservation", () => {
  const open = (reservation: Reservation, answers: Answers = {}) =>
    renderSite(`/account/reserved/${id}`, {
      user: consumer,
      answers: mine({ [read]: { body: { reservedPet: reservation } }, ...answers }),
    });

  it("disables what is not possible, with the reason", async () => {
    const { screen } = await open(example);
    const confirm = screen.getByRole("button", { name: "Confirm that Maple is with you" });
    await expect.element(confirm).toHaveAttribute("aria-disabled", "true");
    await expect.element(confirm).toHaveAccessibleDescription(
      "The hand-over can be confirmed once everything is paid.",
    );
    await expect.element(screen.getByRole("button", { name: "Cancel the reservation" })).not.toHaveAttribute(
      "aria-disabled",
    );
  });

  it("takes the balance, and shows it paid", async () => {
    vi.stubGlobal("fetch", (url: string) =>
      Promise.resolve(Response.json({
        id: "pi_1",
        status: url.endsWith("/confirm") ? "succeeded" : "requires_payment_method",
        payment_method_types: ["card"],
        next_action: null,
      })));
    const paid: Reservation = {
      ...example,
      status: "paid",
      orderDetails: { ...example.orderDetails, paidAmount: 257500 },
    };
    const { screen, calls } = await open(example, {
      "POST /v1/payments/pay-balance": {
        body: { clientSecret: "pi_1_secret_2", intentId: "pi_1", orderDetails: example.orderDetails },
      },
      "POST /v1/payments/verify-and-finalize": { body: { reservedPet: paid } },
    });
    await screen.getByRole("button", { name: "Pay $2,200" }).click();
    const form = screen.getByRole("form", { name: "Payment" });
    await form.getByLabelText("Card number").fill("4242424242424242");
    await form.getByLabelText("Expires").fill("12/34");
    await form.getByLabelText("Security code").fill("123");
    await form.getByLabelText("Billing ZIP code").fill("97211");
    await form.getByRole("button", { name: "Pay $2,200" }).click();
    await expect.element(screen.getByText("Maple is paid in full")).toBeVisible();
    expect(screen.getByRole("region", { name: "Balance" }).elements()).toHaveLength(0);
    expect(calls.filter(({ name }) => name.endsWith("verify-and-finalize"))).toHaveLength(1);
  });

  it("is cancelled only after one has read what comes back", async () => {
    const fresh = { ...example, payments: [{ ...example.payments[0]!, createdAt: today() }] };
    const { screen, calls } = await open(fresh, {
      "PUT /v1/pets/reserved/status/update": {
        body: { reservedPet: { ...fresh, status: "cancelled-by-buyer", allowedActions: [] } },
      },
    });
    await screen.getByRole("button", { name: "Cancel the reservation" }).click();
    const dialog = screen.getByRole("dialog", { name: "Give Maple up?" });
    await expect.element(dialog.getByText("All of the $375 that you have paid comes back")).toBeVisible();
    await expect.element(dialog.getByText(/Maple is listed again at once/)).toBeVisible();
    await dialog.getByRole("textbox").fill("We are moving.");
    await dialog.getByRole("button", { name: "Cancel the reservation" }).click();
    await expect.element(screen.getByText("The reservation is cancelled")).toBeVisible();
    const sent = calls.find(({ name }) => name.startsWith("PUT"))!;
    expect(JSON.parse(sent.body)).toEqual({ reservedPetId: id, action: "cancel", reason: "We are moving." });
  });

  it.each(
    [
      [0, /The deposit of \$375 stays with the breeder, by their policy/],
      [50, /Half of the deposit of \$375, by the breeder's policy/],
      [100, /The whole deposit of \$375/],
    ] as const,
  )("says after 48 hours what the order gives back: %i percent", async (percent, words) => {
    const profile = document.components.examples.BreederProfile.value.breederProfile;
    const orderDetails = { ...example.orderDetails, depositRefundPercent: percent };
    const { screen } = await open({ ...example, orderDetails }, {
      // What the breeder publishes today is not what this buyer was promised.
      [`GET /v1/profiles/breeder/${example.breeder.id}`]: {
        body: { breederProfile: { ...profile, depositRefundPercent: percent === 50 ? 0 : 50 } },
      },
    });
    await screen.getByRole("button", { name: "Cancel the reservation" }).click();
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it("says that everything comes back from a breeder whom staff have suspended", async () => {
    const { screen } = await open(example, {
      [`GET /v1/profiles/breeder/${example.breeder.id}`]: problem(404, "not_found", "There is none."),
    });
    await screen.getByRole("button", { name: "Cancel the reservation" }).click();
    await expect.element(screen.getByText("all of the $375 comes back")).toBeVisible();
  });
});

describe("a breeder's reservations", () => {
  const buyer = {
    firstName: "Dana",
    lastName: "Whitfield",
    email: "dana@example.com",
    phoneNumber: "+15035550118",
  };
  const waiting: Reservation = {
    ...example,
    buyer,
    earnings: { platformFeeCents: 37500, netCents: 212500 },
    allowedActions: [
      { action: "cancel", isAllowed: true, reason: null },
      { action: "extend", isAllowed: false, reason: "The balance is not due yet." },
      { action: "complete", isAllowed: false, reason: "The balance has not been paid yet." },
    ],
  };
  const { buyer: _buyer, ...anonymous } = waiting;
  const held: Reservation = {
    ...anonymous,
    id: "0199b7d2-91e4-7a30-8b6c-aaaaaaaaaaaa",
    status: "held",
    number: "HP-AAAA-BBBB",
    orderDetails: { ...example.orderDetails, paidAmount: 0 },
    allowedActions: [{ action: "complete", isAllowed: false, reason: "The buyer has not paid yet." }],
  };
  const open = (list: Reservation[], answers: Answers = {}, href = "/breeder/reservations") =>
    renderSite(href, {
      user: breeder,
      answers: {
        "GET /v1/user": { body: { user: breeder, dashboard: "breeder" } },
        "GET /v1/breeders/pets/reserved": { body: { reservedPets: list, nextCursor: null } },
        ...answers,
      },
    });

  it("cannot be completed before the balance is paid, and say so", async () => {
    const { screen } = await open([waiting]);
    const complete = screen.getByRole("button", { name: "Complete: Maple" });
    await expect.element(complete).toHaveAttribute("aria-disabled", "true");
    await expect.element(complete).toHaveAccessibleDescription("The balance has not been paid yet.");
    await complete.click({ force: true });
    expect(screen.getByRole("dialog").elements()).toHaveLength(0);
  });

  it("show the buyer only once money is there, and each status with its word", async () => {
    const { screen } = await open([held, waiting]);
    const rows = screen.getByRole("row");
    await expect.element(rows.nth(1)).toHaveTextContent(/On hold.*Shown once paid/);
    await expect.element(rows.nth(2)).toHaveTextContent(/Deposit paid.*Dana Whitfield.*\(503\) 555-0118/);
    await expect.element(rows.nth(2)).toHaveTextContent(/\$375of \$2,575.*\$2,125after \$375 fee/);
  });

  it("are completed after one has read what follows, and stand there as completed", async () => {
    const paid: Reservation = {
      ...waiting,
      status: "paid",
      allowedActions: [{ action: "complete", isAllowed: true, reason: null }],
    };
    const { screen, calls } = await open([paid], {
      "POST /v1/breeders/reservation/complete": {
        body: { reservedPet: { ...paid, status: "completed", allowedActions: [] } },
      },
    });
    await screen.getByRole("button", { name: "Complete: Maple" }).click();
    const dialog = screen.getByRole("dialog", { name: "Complete the sale of Maple?" });
    await expect.element(dialog.getByText(/Your share of \$2,125 becomes available/)).toBeVisible();
    await dialog.getByRole("button", { name: "Complete the sale" }).click();
    await expect.element(screen.getByText("The sale of Maple is complete")).toBeVisible();
    expect(JSON.parse(calls.find(({ name }) => name.endsWith("/complete"))!.body)).toEqual({
      reservedPetId: id,
    });
  });

  it("keep the dialog with the server's reason when the state has changed meanwhile", async () => {
    const { screen } = await open([{
      ...waiting,
      allowedActions: [{ action: "complete", isAllowed: true, reason: null }],
    }], {
      "POST /v1/breeders/reservation/complete": problem(
        409,
        "balance_due",
        "The balance must be paid before.",
      ),
    });
    await screen.getByRole("button", { name: "Complete: Maple" }).click();
    await screen.getByRole("button", { name: "Complete the sale" }).click();
    await expect.element(screen.getByText("The balance must be paid before.")).toBeVisible();
  });

  it("keep the part of the list in the address", async () => {
    const { screen, address, calls } = await open([waiting]);
    await screen.getByRole("link", { name: "Completed" }).click();
    await expect.poll(address).toBe("/breeder/reservations?show=completed");
    await expect.poll(() => calls.at(-1)!.search).toContain("status=completed");
  });

  it("are for breeders", async () => {
    const { screen } = await renderSite("/breeder/reservations", {
      user: consumer,
      answers: { "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } } },
    });
    await expect.element(screen.getByText("This page is for breeders and shelters.")).toBeVisible();
  });
});
