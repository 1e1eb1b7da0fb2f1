import { afterEach, describe, expect, it, vi } from "vitest";
import type { Reservation, ReservationProgress, SaveProgressBody } from "@hearthpaw/client";
import document from "../../../../../backend/generated/openapi.json";
import {
  type Answer,
  type Answers,
  configuration,
  consumer,
  problem,
  renderSite,
} from "../../../testing.tsx";

/** The contract's own example answers, as a checkout that has just begun. */
const responses = document.components.responses;
const example = responses.ReservedPet.content["application/json"].example
  .reservedPet as unknown as Reservation;
const { id } = example;
const pet = {
  ...responses.Pet.content["application/json"].example.pet,
  id: example.reservedPet.id,
  status: "available",
};
const contract = responses.SaleContract.content["application/json"].example;
const quote = responses.Quote.content["application/json"].example.orderDetails;
const { contact, delivery } = example.reservationProgress;
const begun: ReservationProgress = {
  step: 1,
  stepName: "started",
  screen: 1,
  openStep: 1,
  contactDetailsVerified: false,
  deliveryDetailsVerified: false,
  paymentOptionsVerified: false,
  options: {
    transportation: "pickup",
    paymentType: "full",
    promoCode: null,
    rescueDonationAmount: null,
    addOnIds: [],
  },
};
const filled: ReservationProgress = {
  ...begun,
  step: 6,
  stepName: "payment",
  screen: 2,
  openStep: 3,
  contactDetailsVerified: true,
  deliveryDetailsVerified: true,
  paymentOptionsVerified: true,
  contact,
  delivery,
};
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const unpaid = {
  paidAmount: 0,
  dueNow: 257500,
  balanceAmount: 0,
  paymentType: "full",
  type: "full",
  isDeposit: false,
} as const;

function held(progress: ReservationProgress, change: Partial<Reservation> = {}): Reservation {
  return {
    ...example,
    status: "held",
    payments: [],
    timeline: example.timeline.slice(0, 1),
    allowedActions: [{ action: "pay", isAllowed: true, reason: null }],
    reservationProgress: progress,
    orderDetails: { ...example.orderDetails, ...unpaid },
    createdAt: inMinutes(-1),
    holdExpiresAt: inMinutes(14),
    balanceDueAt: null,
    ...change,
  };
}

const deposit = {
  paymentType: "deposit",
  type: "deposit",
  isDeposit: true,
  dueNow: 37500,
  balanceAmount: 220000,
} as const;
const path = `/reserve-pet/${pet.id}`;
const save = "POST /v1/reserve/save/progress";
const choose = "POST /v1/payments/update-payment-intent";
const start = "POST /v1/reserve/new";
const read = `GET /v1/customer/pets/reserved/${id}`;

/** Opens the checkout; the answers keep what is saved, as a server would. */
async function open(reservation: Reservation, more: Answers = {}) {
  const state = { reservation };
  const last = (name: string) => JSON.parse(site.calls.findLast((call) => call.name === name)!.body);
  const answers: Answers = {
    "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
    "GET /v1/configuration": { body: { configuration } },
    [`GET /v1/pets/${pet.id}`]: { body: { pet } },
    [start]: { status: 201, body: { reservedPetId: id } },
    [read]: () => ({ body: { reservedPet: state.reservation } }),
    [save]: () => {
      const { reservedPetId: _, options, ...progress } = last(save) as SaveProgressBody;
      const before = state.reservation.reservationProgress;
      const reservationProgress = { ...before, ...progress, options: { ...before.options, ...options } };
      state.reservation = { ...state.reservation, reservationProgress, holdExpiresAt: inMinutes(29) };
      const { orderDetails, holdExpiresAt } = state.reservation;
      return { body: { reservationProgress, orderDetails, holdExpiresAt } };
    },
    [choose]: () => {
      const isDeposit = last(choose).order.paymentType === "deposit";
      const orderDetails = { ...state.reservation.orderDetails, ...(isDeposit ? deposit : {}) };
      state.reservation = { ...state.reservation, orderDetails };
      return { body: { orderDetails } };
    },
    "POST /v1/payments/quote": { body: { orderDetails: quote } },
    "GET /v1/places/97211": {
      body: { place: { zip: "97211", city: "Portland", state: "OR", latitude: 45, longitude: -122 } },
    },
    [`GET /v1/breeders/${example.breeder.id}/contract`]: { body: contract },
    "POST /v1/payments/create-payment-intent": () => ({
      body: { clientSecret: "pi_1_secret_2", intentId: "pi_1", orderDetails: state.reservation.orderDetails },
    }),
    ...more,
  };
  const site = await renderSite(path, { answers, user: { ...consumer, phoneNumber: "+12065550187" } });
  return {
    ...site,
    state,
    last,
    count: (name: string) => site.calls.filter((call) => call.name === name).length,
  };
}
type Site = Awaited<ReturnType<typeof open>>;

const region = ({ screen }: Site, name: string | RegExp) => screen.getByRole("region", { name });
const button = (site: Site, name: string | RegExp) => site.screen.getByRole("button", { name });

/** The sandbox's browser calls. */
function stubSandbox(confirm: () => { status: number; body: unknown }) {
  const intent = {
    id: "pi_1",
    status: "requires_payment_method",
    payment_method_types: ["card"],
    next_action: null,
  };
  const confirmed = vi.fn(confirm);
  vi.stubGlobal("fetch", (url: string) => {
    const { status, body } = url.endsWith("/confirm") ? confirmed() : { status: 200, body: intent };
    return Promise.resolve(Response.json(body, { status }));
  });
  return confirmed;
}
async function accept(site: Site) {
  await site.screen.getByRole("checkbox", { name: /I accept the sale contract/ }).click();
  await site.screen.getByRole("checkbox", { name: /I accept the terms/ }).click();
}
async function payByCard(site: Site) {
  const form = site.screen.getByRole("form", { name: "Payment" });
  await form.getByLabelText("Card number").fill("4000000000009995");
  await form.getByLabelText("Expires").fill("12/34");
  await form.getByLabelText("Security code").fill("123");
  await form.getByLabelText("Billing ZIP code").fill("97211");
  await form.getByRole("button", { name: /^Pay/ }).click();
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a checkout that begins", () => {
  it("holds the pet, opens its first section alone, and has the account's details in it", async () => {
    const site = await open(held(begun));
    await expect.element(site.screen.getByRole("heading", { name: "Reserve Maple" })).toBeVisible();
    await expect.element(site.screen.getByText("Maple is held for you")).toBeVisible();
    expect(site.last(start)).toEqual({ petId: pet.id });
    expect(site.count(start)).toBe(1);
    const first = region(site, "Contact details");
    await expect.element(first.getByLabelText("First name")).toHaveValue("Dana");
    await expect.element(first.getByLabelText("Phone")).toHaveValue("(206) 555-0187");
    expect(region(site, "Delivery details").getByRole("textbox").elements()).toHaveLength(0);
    expect(region(site, "Payment options").getByRole("radio").elements()).toHaveLength(0);
    expect(site.screen.getByRole("button", { name: /^Edit/ }).elements()).toHaveLength(0);
    expect(site.screen.getByRole("region", { name: "Review and pay" }).elements()).toHaveLength(0);
    expect(site.client.session.sessionId()).toMatch(/^[A-Za-z0-9-]{1,64}$/);
  });

  it("opens the sign-in form for who is signed out, and goes on by itself afterwards", async () => {
    const { screen, calls } = await renderSite(path, {
      answers: {
        [`GET /v1/pets/${pet.id}`]: { body: { pet } },
        "POST /v1/login": { body: { user: consumer, accessToken: "a-token-of-twenty-letters" } },
        "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
        [start]: { status: 201, body: { reservedPetId: id } },
        [read]: { body: { reservedPet: held(begun) } },
      },
    });
    const dialog = screen.getByRole("dialog");
    await expect.element(dialog.getByText("Sign in or create an account to reserve Maple.")).toBeVisible();
    expect(calls.some(({ name }) => name === start)).toBe(false);
    await dialog.getByLabelText("E-mail address").fill("dana@example.com");
    await dialog.getByLabelText("Password", { exact: true }).fill("correct-horse-battery");
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect.element(screen.getByRole("button", { name: "Continue to delivery" })).toBeVisible();
  });
});

describe("the sections", () => {
  it("fold to what was answered, one after the other, and open again", async () => {
    const site = await open(held(begun));
    await button(site, "Continue to delivery").click();
    await expect.element(region(site, "Delivery details").getByLabelText("Street and number")).toBeVisible();
    expect(site.last(save)).toMatchObject({
      screen: 1,
      openStep: 2,
      contactDetailsVerified: true,
      contact: { phoneNumber: "+12065550187" },
    });
    await expect.element(region(site, /Contact details/).getByText("(206) 555-0187")).toBeVisible();

    await site.screen.getByLabelText("Street and number").fill("2114 NE Alder Street");
    await site.screen.getByLabelText("ZIP code").fill("97211");
    await expect.element(site.screen.getByLabelText("City")).toHaveValue("Portland");
    await expect.element(site.screen.getByLabelText("State")).toHaveValue("OR");
    await button(site, "Continue to payment options").click();
    await expect.element(site.screen.getByRole("radio", { name: /Reserve with Deposit/ })).toBeVisible();
    expect(site.last(save)).toMatchObject({ openStep: 3, deliveryDetailsVerified: true });

    await site.screen.getByRole("radio", { name: /Reserve with Deposit/ }).click();
    await button(site, "Continue to payment").click();
    await expect.element(region(site, "Review and pay")).toBeVisible();
    await expect.element(site.screen.getByRole("heading", { name: "Review and pay" })).toHaveFocus();
    expect(site.last(save)).toMatchObject({ screen: 2, paymentOptionsVerified: true });
    await expect.element(site.screen.getByText("Reserve with Deposit: $375 now, $2,200 later")).toBeVisible();

    await button(site, "Edit contact details").click();
    await expect.element(site.screen.getByLabelText("Phone")).toHaveValue("(206) 555-0187");
    await expect.poll(() => site.last(save)).toMatchObject({ screen: 1, openStep: 1, stepName: "contact" });
    await button(site, "Continue to delivery").click();
    await expect.element(region(site, "Review and pay")).toBeVisible();
  });

  it("complain of a field when it is left, and of all at the button, where the summary takes the focus", async () => {
    const site = await open(held(begun));
    const email = site.screen.getByLabelText("E-mail address");
    await email.fill("dana+pets@example.com");
    expect(site.screen.getByText(/plus sign/).elements()).toHaveLength(0);
    await site.screen.getByLabelText("First name").fill("");
    await expect.element(site.screen.getByText(/plus sign/)).toBeVisible();
    await button(site, "Continue to delivery").click();
    const summary = site.screen.getByRole("group", { name: "Please check these before you go on" });
    await expect.element(summary).toHaveFocus();
    expect(summary.getByRole("link").elements().map((link) => link.textContent)).toEqual([
      "Enter a first name.",
      "Addresses with a plus sign are not accepted. Use the address without that part.",
    ]);
    await summary.getByRole("link", { name: "Enter a first name." }).click();
    await expect.element(site.screen.getByLabelText("First name")).toHaveFocus();
    expect(site.count(save)).toBe(0);
  });

  it("keep what was typed when the server cannot be reached, and offer again", async () => {
    let isDown = true;
    const site: Site = await open(held(begun), {
      [save]: () => {
        if (isDown) throw new TypeError("Failed to fetch");
        const reservationProgress = { ...begun, contactDetailsVerified: true, openStep: 2, contact };
        return {
          body: {
            reservationProgress,
            orderDetails: site.state.reservation.orderDetails,
            holdExpiresAt: inMinutes(29),
          },
        };
      },
    });
    await site.screen.getByLabelText("First name").fill("Danielle");
    await button(site, "Continue to delivery").click();
    await expect.element(site.screen.getByText("The server cannot be reached.")).toBeVisible();
    await expect.element(site.screen.getByLabelText("First name")).toHaveValue("Danielle");
    isDown = false;
    await button(site, "Try again").click();
    await expect.element(site.screen.getByLabelText("Street and number")).toBeVisible();
  });

  it("put the server's refusal of the address beside its field", async () => {
    const site = await open(
      held({ ...begun, contactDetailsVerified: true, contact, delivery, openStep: 2 }),
      {
        [save]: problem(422, "invalid_input", "Please check these fields.", {
          errors: [{
            pointer: "/delivery/address/state",
            code: "state_mismatch",
            detail: "The ZIP code 97211 is in OR.",
          }],
        }),
      },
    );
    await button(site, "Continue to payment options").click();
    await expect.element(site.screen.getByLabelText("State")).toHaveAccessibleDescription(
      "The ZIP code 97211 is in OR.",
    );
  });

  it("stay at delivery with the reason when the pet cannot be brought there", async () => {
    const sentence = "This pet is too heavy to fly in the cabin; the limit is 20 lb.";
    const site: Site = await open(
      held({ ...begun, contactDetailsVerified: true, contact, delivery, openStep: 2 }),
      {
        [save]: () => ({
          body: {
            reservationProgress: { ...filled, screen: 1, paymentOptionsVerified: false },
            orderDetails: { ...site.state.reservation.orderDetails, deliveryError: sentence },
            holdExpiresAt: inMinutes(29),
          },
        }),
      },
    );
    await button(site, "Continue to payment options").click();
    await expect.element(site.screen.getByRole("group", { name: /How does Maple come home/ }))
      .toHaveAccessibleDescription(
        sentence,
      );
    expect(site.screen.getByRole("radio", { name: /Pay in Full/ }).elements()).toHaveLength(0);
  });
});

describe("a checkout that goes on", () => {
  it("after a reload is where it was left, with what was not saved yet", async () => {
    const reservation = held({
      ...begun,
      contactDetailsVerified: true,
      contact,
      step: 4,
      stepName: "delivery",
      openStep: 2,
    });
    const first = await open(reservation);
    await first.screen.getByLabelText("Street and number").fill("12 Unsaved Road");
    await expect.poll(() => JSON.stringify(first.client.session.order())).toContain("12 Unsaved Road");
    const kept = first.client.session.order();
    await first.screen.unmount();

    const site = await renderSite(path, {
      user: consumer,
      order: kept,
      answers: {
        "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
        [`GET /v1/pets/${pet.id}`]: { body: { pet } },
        [start]: { status: 201, body: { reservedPetId: id } },
        [read]: { body: { reservedPet: reservation } },
      },
    });
    await expect.element(site.screen.getByLabelText("Street and number")).toHaveValue("12 Unsaved Road");
    await expect.element(site.screen.getByText("dana.whitfield@example.com")).toBeVisible();
  });

  it("never shows one person what another has typed", async () => {
    const { screen } = await renderSite(path, {
      user: consumer,
      order: {
        petId: pet.id,
        userId: "01998f20-3c4d-7a1e-8b52-000000000000",
        values: { firstName: "Mallory" },
      },
      answers: {
        "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
        [start]: { status: 201, body: { reservedPetId: id } },
        [read]: { body: { reservedPet: held(begun) } },
      },
    });
    await expect.element(screen.getByLabelText("First name")).toHaveValue("Dana");
  });

  it("checks a payment that was made, before anything else, and thanks for it", async () => {
    const { address, calls } = await renderSite(`${path}?payment_intent=pi_1&redirect_status=succeeded`, {
      user: consumer,
      answers: {
        "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
        "POST /v1/payments/verify-and-finalize": { body: { reservedPet: example } },
        [read]: { body: { reservedPet: example } },
      },
    });
    await expect.poll(address).toBe(`/reserve-pet/deposit/reservation-confirmation/?id=${id}`);
    expect(calls.some(({ name }) => name === start)).toBe(false);
  });

  it("says why a payment on a lender's page failed, and that nothing is lost", async () => {
    const { screen, address } = await renderSite(`${path}?payment_intent=pi_1&redirect_status=failed`, {
      user: consumer,
      answers: {
        "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
        "POST /v1/payments/verify-and-finalize": problem(422, "payment_incomplete", "Payment was canceled."),
        [start]: { status: 201, body: { reservedPetId: id } },
        [read]: { body: { reservedPet: held(filled) } },
        [`GET /v1/breeders/${example.breeder.id}/contract`]: { body: contract },
      },
    });
    await expect.element(screen.getByRole("alert").getByText("Payment was canceled.")).toBeVisible();
    await expect.element(screen.getByText(/Nothing was charged and nothing is reserved yet/)).toBeVisible();
    await expect.poll(address).toBe(path);
  });
});

describe("the order summary", () => {
  it("adds up before and after each choice, with the server's figures", async () => {
    const site = await open(held({ ...filled, screen: 1, paymentOptionsVerified: false }));
    const summary = region(site, "Order summary");
    const amounts = () => summary.element().textContent;
    await expect.element(summary.getByText("Total")).toBeVisible();
    expect(amounts()).toContain("Total$2,575Due now$2,575");
    await site.screen.getByRole("radio", { name: /Reserve with Deposit/ }).click();
    await expect.poll(amounts).toContain("Total$2,575Deposit due now$375Balance due later$2,200");
    expect(site.last(choose)).toEqual({ reservationId: id, order: { paymentType: "deposit" } });
    await summary.getByRole("button", { name: "What is this?" }).first().click();
    await expect.element(summary.getByText("The price of the pet")).toBeVisible();
  });

  it("shows what the chosen way home would cost while it is being chosen", async () => {
    const site = await open(held({ ...begun, contactDetailsVerified: true, contact, delivery, openStep: 2 }));
    await site.screen.getByRole("radio", { name: /Honest Delivery/ }).click();
    await expect.poll(() => region(site, "Order summary").element().textContent).toContain("Honest Delivery");
    await expect.poll(() => region(site, "Order summary").element().textContent).toContain("Total$2,833.65");
  });
});

describe("paying", () => {
  it("begins once contract and terms are accepted, and its button says the amount", async () => {
    stubSandbox(() => ({ status: 200, body: {} }));
    const site = await open(
      held(filled, { orderDetails: { ...example.orderDetails, ...unpaid, ...deposit } }),
    );
    await button(site, "Read contract and guarantee").click();
    const dialog = site.screen.getByRole("dialog", { name: "Sale contract and health guarantee" });
    await expect.element(dialog.getByText(/sells the puppy named on the order/)).toBeVisible();
    await expect.element(dialog.getByText(/version 3/)).toBeVisible();
    await dialog.getByRole("button", { name: "I accept both" }).click();
    expect(site.count("POST /v1/payments/create-payment-intent")).toBe(0);
    await site.screen.getByRole("checkbox", { name: /I accept the terms/ }).click();
    await expect.element(button(site, "Pay $375 deposit")).toBeVisible();
    expect(site.last("POST /v1/payments/create-payment-intent")).toEqual({
      reservationId: id,
      paymentMethod: "card",
      expectedDueNowCents: 37500,
      acceptances: {
        saleContractHash: contract.saleContract.hash,
        termsVersion: contract.saleContract.termsVersion,
      },
    });
    await site.screen.getByRole("checkbox", { name: /I accept the terms/ }).click();
    await expect.element(button(site, "Pay $375 deposit")).toHaveAccessibleDescription(
      "Accept the contract and the terms first.",
    );
  });

  it("says nothing of an error before there is one, and after a decline what to try next", async () => {
    stubSandbox(() => ({
      status: 402,
      body: { error: { code: "card_declined", decline_code: "insufficient_funds" } },
    }));
    const site = await open(held(filled));
    await accept(site);
    await expect.element(site.screen.getByRole("form", { name: "Payment" })).toBeVisible();
    expect(site.screen.getByRole("alert").elements()).toHaveLength(0);
    expect(site.screen.getByText(/Nothing was charged/).elements()).toHaveLength(0);
    await payByCard(site);
    await expect.element(site.screen.getByText("The card was declined due to insufficient funds"))
      .toBeVisible();
    await expect.element(
      site.screen.getByText("Nothing was charged and nothing is reserved yet. Maple is still held for you."),
    ).toBeVisible();
    await expect.element(site.screen.getByText(/Try again with another card, or ask your bank/))
      .toBeVisible();
    await expect.element(site.screen.getByLabelText("Card number")).toHaveValue("4000 0000 0000 9995");
    expect(site.count("POST /v1/payments/verify-and-finalize")).toBe(0);
  });

  it("asks the server before it believes, remembers the payment until then, and cannot be pressed twice", async () => {
    const confirm = stubSandbox(() => ({
      status: 200,
      body: { id: "pi_1", status: "succeeded", next_action: null },
    }));
    let isDown = true;
    const site = await open(held(filled), {
      "POST /v1/payments/verify-and-finalize": () => {
        if (isDown) {
          return {
            status: 409,
            body: problem(409, "payment_processing", "Payment is still processing.").body,
          };
        }
        return { body: { reservedPet: example } };
      },
    });
    await accept(site);
    await payByCard(site);
    await expect.element(site.screen.getByRole("heading", { name: "Payment is still processing." }))
      .toBeVisible();
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(site.client.session.order()).toMatchObject({ intentId: "pi_1" });
    isDown = false;
    await expect.poll(site.address, { timeout: 8000 }).toBe(
      `/reserve-pet/deposit/reservation-confirmation/?id=${id}`,
    );
    expect(site.client.session.order()).toBeUndefined();
  });

  it("asks for the contract anew when it has changed meanwhile", async () => {
    const site = await open(held(filled), {
      "POST /v1/payments/create-payment-intent": problem(422, "terms_not_accepted", "They have changed."),
    });
    await accept(site);
    await expect.element(site.screen.getByText(/Please read and accept them again/)).toBeVisible();
    await expect.element(site.screen.getByRole("checkbox", { name: /I accept the sale contract/ })).not
      .toBeChecked();
  });

  it.each([
    ["state_not_allowed", "The law of this state does not allow this sale.", "Look at the address"],
    [
      "financing_not_allowed",
      "The law of this state does not allow financing for a pet.",
      "Choose another method",
    ],
  ])("says %s clearly, and leads to where it is mended", async (code, detail, label) => {
    const site = await open(held(filled), {
      "POST /v1/payments/create-payment-intent": problem(409, code, detail),
    });
    await accept(site);
    await expect.element(site.screen.getByText(detail)).toBeVisible();
    await button(site, label).click();
    expect(region(site, /Review and pay/).elements()).toHaveLength(0);
  });
});

describe("the hold", () => {
  it("at its end says what that means, keeps what was typed, and can be tried again", async () => {
    const site = await open(held(begun, { holdExpiresAt: new Date(Date.now() + 1500).toISOString() }));
    await site.screen.getByLabelText("First name").fill("Danielle");
    site.state.reservation = {
      ...site.state.reservation,
      status: "expired",
      holdExpiresAt: null,
      allowedActions: [],
    };
    await expect.element(site.screen.getByRole("heading", { name: "The hold on Maple has ended" }))
      .toBeVisible();
    await expect.element(site.screen.getByText("Nothing was charged, and what you typed is kept."))
      .toBeVisible();
    await expect.element(site.screen.getByText(/Maple is still available/)).toBeVisible();
    site.state.reservation = held(begun);
    await button(site, "Try again").click();
    await expect.element(site.screen.getByLabelText("First name")).toHaveValue("Danielle");
    expect(site.count(start)).toBe(2);
  });

  it("goes on while the server says so, whatever the clock here says", async () => {
    const site = await open(held(begun, { holdExpiresAt: new Date(Date.now() + 1000).toISOString() }));
    await expect.poll(() => site.count(read)).toBeGreaterThan(1);
    await expect.element(button(site, "Continue to delivery")).toBeVisible();
  });
});

describe("a pet that cannot be reserved", () => {
  const refused = async (answer: Answer, more: Answers = {}) => {
    const { screen } = await renderSite(path, {
      user: consumer,
      answers: {
        "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
        [`GET /v1/pets/${pet.id}`]: { body: { pet: { ...pet, onHold: false } } },
        "GET /v1/customer/pets/reserved": { body: { reservedPets: [], nextCursor: null } },
        [start]: answer,
        ...more,
      },
    });
    return screen;
  };

  it("is on hold: says so, and until when", async () => {
    const holdUntil = inMinutes(9);
    const time = new Date(holdUntil).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
    const screen = await refused(problem(409, "pet_on_hold", "On hold.", { holdUntil }), {
      [`GET /v1/pets/${pet.id}`]: { body: { pet: { ...pet, onHold: true, holdUntil } } },
    });
    await expect.element(screen.getByRole("heading", { name: "Maple is on hold" })).toBeVisible();
    await expect.element(screen.getByText(`Their hold ends at ${time} at the latest`, { exact: false }))
      .toBeVisible();
  });

  it("is free again: offers it", async () => {
    const screen = await refused(problem(409, "pet_on_hold", "On hold."));
    await expect.element(screen.getByRole("button", { name: "Reserve Maple" })).toBeVisible();
  });

  it.each([
    ["own_pet", 403, "Maple is from your own program"],
    ["not_found", 404, "This pet is not listed any more"],
    ["deployment_changed", 409, "The site has been updated"],
  ])("by %s", async (code, status, title) => {
    const screen = await refused(problem(status, code, "No."));
    await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
  });

  it("is somebody else's", async () => {
    const screen = await refused(problem(409, "pet_not_available", "Not available."), {
      [`GET /v1/pets/${pet.id}`]: { body: { pet: { ...pet, status: "reserved" } } },
    });
    await expect.element(screen.getByRole("heading", { name: "Maple has found a home" })).toBeVisible();
  });

  it("is one's own already: leads to the reservation", async () => {
    const screen = await refused(problem(409, "pet_not_available", "Not available."), {
      "GET /v1/customer/pets/reserved": { body: { reservedPets: [example], nextCursor: null } },
    });
    await expect.element(screen.getByRole("link", { name: "See your reservation" })).toHaveAttribute(
      "href",
      `/account/reserved/${id}`,
    );
  });
});
