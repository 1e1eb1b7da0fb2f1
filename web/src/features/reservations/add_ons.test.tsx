import { afterEach, describe, expect, it, vi } from "vitest";
import type { AddOnOffer, AddOnOrder, Reservation } from "@hearthpaw/client";
import document from "../../../../backend/generated/openapi.json";
import { type Answers, configuration, consumer, problem, renderSite } from "../../testing.tsx";

const { examples } = document.components;
const example = examples.ReservedPet.value.reservedPet as unknown as Reservation;
const paid = examples.AddOnOrder.value.addOnOrder as unknown as AddOnOrder;
const payment = examples.AddOnPayment.value as unknown as { intentId: string; addOnOrder: AddOnOrder };
const quote = examples.AddOnQuote.value;
const { id } = example;
const offer = (name: string, priceCents: number, refusal: string | null = null): AddOnOffer => ({
  id: crypto.randomUUID(),
  name,
  description: `${name}.`,
  priceCents,
  petTypes: ["Dog"],
  isRefundable: true,
  refusal,
});
const crate: AddOnOffer = { ...offer("Going-home crate", 8_900), id: paid.lineItems[0]!.id! };
const kit = offer("Puppy starter kit", 12_900, "It comes home with your pet.");
const BUY = "POST /v1/payments/add-ons";
const QUOTE = "POST /v1/payments/add-ons/quote";
const page = `/reserve-pet/add-ons/addon-purchase-confirmation/?id=${paid.id}`;

const answers = (reservation: Partial<Reservation> = {}, more: Answers = {}): Answers => ({
  "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
  "GET /v1/configuration": { body: { configuration } },
  [`GET /v1/customer/pets/reserved/${id}`]: { body: { reservedPet: { ...example, ...reservation } } },
  [`GET /v1/payments/add-ons/${paid.id}`]: { body: { addOnOrder: paid } },
  [QUOTE]: { body: quote },
  [BUY]: { body: payment },
  ...more,
});
const open = (path: string, all: Answers) => renderSite(path, { user: consumer, answers: all });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("adding to a reservation", () => {
  it("shows price and total before it asks for money, sends what was chosen, and says what can't be added", async () => {
    const { screen, calls } = await open(
      `/account/reserved/${id}`,
      answers({ addOnOffers: [crate, kit], addOnOrders: [] }),
    );
    const part = screen.getByRole("region", { name: "Add to your reservation" });
    await expect.element(part.getByText("Puppy starter kit: It comes home with your pet.")).toBeVisible();
    expect(part.getByRole("button", { name: /^Pay/ }).elements()).toHaveLength(0);
    await part.getByRole("checkbox", { name: /Going-home crate/ }).click();
    await expect.element(part.getByRole("row", { name: /Total/ })).toHaveTextContent("Total$91.67");
    await part.getByRole("button", { name: "Pay $91.67" }).click();
    await expect.poll(() => calls.filter(({ name }) => name === BUY).map(({ body }) => JSON.parse(body)))
      .toEqual([
        { reservationId: id, addOnIds: [crate.id], paymentMethod: "card", expectedTotalCents: 9_167 },
      ]);
    await part.getByRole("button", { name: "Change add-ons or pay another way" }).click();
    await expect.element(part.getByRole("checkbox", { name: /Going-home crate/ })).toBeChecked();
  });

  it("says why it can't be, and that nothing was charged", async () => {
    const { screen } = await open(
      `/account/reserved/${id}`,
      answers({ addOnOffers: [crate], addOnOrders: [] }, {
        [BUY]: () => problem(409, "add_ons_not_possible", "This reservation has ended."),
      }),
    );
    await screen.getByRole("checkbox", { name: /Going-home crate/ }).click();
    await screen.getByRole("button", { name: "Pay $91.67" }).click();
    await expect.element(screen.getByText("This reservation has ended.")).toBeVisible();
    await expect.element(screen.getByText("You weren't charged.")).toBeVisible();
  });

  it("is nothing where nothing is offered, and names what was bought", async () => {
    const { screen } = await open(
      `/account/reserved/${id}`,
      answers({ addOnOffers: [], addOnOrders: [paid] }),
    );
    const part = screen.getByRole("region", { name: "Add-ons you bought" });
    await expect.element(part.getByText(/^Going-home crate/)).toBeVisible();
    expect(part.getByRole("link", { name: "Receipt" }).element().getAttribute("href")).toBe(page);
    expect(screen.getByRole("checkbox").elements()).toHaveLength(0);
  });
});

describe("a card saved for the balance", () => {
  const year = new Date().getUTCFullYear() + 1;
  const savedCard = { ...examples.SavedCard.value.savedCard, chargeOn: `${year}-03-07` };
  const CHARGE = new RegExp(`We'll charge \\$2,200 to your Visa 4242 on \\w+, March 7, ${year}\\.`);
  const REMOVE = `DELETE /v1/payments/saved-cards/${savedCard.id}`;

  it("says what is charged when, and is taken off", async () => {
    let now: Partial<Reservation> = { savedCard, addOnOrders: [] };
    const { screen } = await open(
      `/account/reserved/${id}`,
      answers({}, {
        [`GET /v1/customer/pets/reserved/${id}`]: () => ({ body: { reservedPet: { ...example, ...now } } }),
        [REMOVE]: () => {
          now = { addOnOrders: [] };
          return { body: { id: savedCard.id } };
        },
      }),
    );
    const balance = screen.getByRole("region", { name: "Balance" });
    await expect.element(balance.getByText(CHARGE)).toBeVisible();
    await expect.element(balance.getByRole("button", { name: "Pay $2,200 now" })).toBeVisible();
    await balance.getByRole("button", { name: "Remove card" }).click();
    await expect.poll(() => balance.getByText(/Visa 4242/).elements().length).toBe(0);
    await expect.element(balance.getByRole("button", { name: "Pay $2,200", exact: true })).toBeVisible();
    // The pressed button no longer exists.
    await expect.element(balance.getByRole("heading", { name: "Balance" })).toHaveFocus();
  });

  it("is taken off in the settings, and the focus goes on to the next, at last to the page's heading", async () => {
    const cards = [savedCard, { ...savedCard, id: "0199b1d2-7c33-7a4e-9b5f-2c3d4e5f6aaa", last4: "4444" }];
    const { screen } = await open(
      "/account/settings",
      answers({}, {
        "GET /v1/payments/saved-cards": () => ({ body: { savedCards: cards } }),
        ...Object.fromEntries(cards.map(({ id }) => [
          `DELETE /v1/payments/saved-cards/${id}`,
          () => {
            cards.shift();
            return { body: { id } };
          },
        ])),
      }),
    );
    await screen.getByRole("button", { name: "Remove Visa 4242" }).click();
    const last = screen.getByRole("button", { name: "Remove Visa 4444" });
    await expect.element(last).toHaveFocus();
    await expect.poll(() => screen.getByRole("button", { name: /^Remove Visa/ }).elements()).toHaveLength(1);
    await last.click();
    await expect.element(screen.getByRole("heading", { name: "Settings", level: 1 })).toHaveFocus();
    await expect.element(last).not.toBeInTheDocument();
  });

  it("that is not charged for now asks to pay by hand, and the settings name no day for it", async () => {
    const onHold = { ...savedCard, isOnHold: true };
    const { screen } = await open(
      `/account/reserved/${id}`,
      answers({ savedCard: onHold, addOnOrders: [] }),
    );
    await expect.element(
      screen.getByText("We aren't charging your Visa 4242 right now. Pay the balance here."),
    ).toBeVisible();
    expect(screen.getByText(/We'll charge/).elements()).toEqual([]);
    await screen.unmount();
    const settings = await open(
      "/account/settings",
      answers({}, { "GET /v1/payments/saved-cards": { body: { savedCards: [onHold] } } }),
    );
    await expect.element(settings.screen.getByText(/We aren't charging your Visa 4242 right now\./))
      .toBeVisible();
    await settings.screen.unmount();
  });

  it("that was declined asks to pay by hand, and the settings list it", async () => {
    const declined = { ...savedCard, isDeclined: true };
    const { screen } = await open(
      `/account/reserved/${id}`,
      answers({ savedCard: declined, addOnOrders: [] }),
    );
    await expect.element(
      screen.getByText(/^We couldn't charge your Visa 4242.* Pay the balance here\./),
    )
      .toBeVisible();
    await screen.unmount();
    const settings = await open(
      "/account/settings",
      answers({}, { "GET /v1/payments/saved-cards": { body: { savedCards: [savedCard] } } }),
    );
    await expect.element(settings.screen.getByText(CHARGE))
      .toBeVisible();
    await expect.element(settings.screen.getByRole("button", { name: "Remove Visa 4242" }))
      .toBeVisible();
  });
});

describe("the confirmation of add-ons", () => {
  it("has the payment checked first, then says what was bought, which adds up", async () => {
    let order = { ...paid, status: "open" } as AddOnOrder;
    const { screen, calls } = await open(
      `${page}&payment_intent=${payment.intentId}`,
      answers({}, {
        [`GET /v1/payments/add-ons/${paid.id}`]: () => ({ body: { addOnOrder: order } }),
        "POST /v1/payments/verify-and-finalize": () => {
          order = paid;
          return { body: { reservedPet: example } };
        },
      }),
    );
    await expect.element(screen.getByRole("heading", { name: "Your add-ons for Maple are paid" }))
      .toBeVisible();
    const sent = calls.filter(({ name }) => name === "POST /v1/payments/verify-and-finalize");
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ paymentIntent: payment.intentId }]);
    const rows = screen.getByRole("region", { name: "What you bought" }).getByRole("row").elements();
    expect(rows.map((row) => row.textContent).slice(0, 3)).toEqual([
      "Going-home crate$89",
      "Service fee3% of the add-ons. It pays for seller checks, secure payment and support.$2.67",
      "Total$91.67",
    ]);
    expect(rows.at(-1)!.textContent).toMatch(/^PaidVisa ending in 4242, .*−\$91\.67$/);
  });

  it("says that nothing was charged where the payment didn't go through, and knows nobody else's", async () => {
    const open_ = { ...paid, status: "open" } as AddOnOrder;
    const { screen } = await open(
      `${page}&payment_intent=${payment.intentId}`,
      answers({}, {
        [`GET /v1/payments/add-ons/${paid.id}`]: { body: { addOnOrder: open_ } },
        "POST /v1/payments/verify-and-finalize": () =>
          problem(422, "card_declined", "The card was declined."),
      }),
    );
    await expect.element(screen.getByRole("heading", { name: "These add-ons aren't paid yet" }))
      .toBeVisible();
    await expect.element(screen.getByText(/ You weren't charged/)).toBeVisible();
    await screen.unmount();
    const other = await open(
      page,
      answers({}, { [`GET /v1/payments/add-ons/${paid.id}`]: () => problem(404, "not_found", "Not found.") }),
    );
    await expect.element(other.screen.getByRole("heading", { name: "We couldn't find these add-ons" }))
      .toBeVisible();
  });
});
