import { vi } from "vitest";
import type {
  PetAnswer,
  Reservation,
  ReservationProgress,
  SaleContractAnswer,
  SaveProgressBody,
} from "@hearthpaw/client";
import { type Answers, configuration, consumer as anybody, renderSite } from "../../../testing.tsx";

/**
 * Sets up a checkout in a test: the contract's own example answers, and a server that keeps what is saved.
 */

type Example = { value: unknown };
/** The part of the contract's document that these tests use. Only tests may import the document. */
export type ContractExamples = {
  components: {
    examples: { ReservedPet: Example; Pet: Example; SaleContract: Example; Quote: Example };
  };
};

export type Site = Awaited<ReturnType<typeof renderSite>> & {
  state: { reservation: Reservation };
  /** Returns the body of the last request to a call. */
  // deno-lint-ignore no-explicit-any -- whatever was sent is looked into by the test
  last: (name: string) => any;
  count: (name: string) => number;
};

export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
export const save = "POST /v1/reserve/save/progress";
export const choose = "POST /v1/payments/update-payment-intent";
export const start = "POST /v1/reserve/new";
export const consumer = { ...anybody, phoneNumber: "+12065550187" };

const unpaid = {
  paidAmount: 0,
  dueNow: 257500,
  balanceAmount: 0,
  paymentType: "full",
  type: "full",
  isDeposit: false,
} as const;
export const deposit = {
  paymentType: "deposit",
  type: "deposit",
  isDeposit: true,
  dueNow: 37500,
  balanceAmount: 220000,
} as const;

/**
 * Returns the examples of a document as reservations in different states, and functions that open their
 * checkout.
 */
export function checkoutOf(document: ContractExamples) {
  const { examples } = document.components;
  const example = (examples.ReservedPet.value as { reservedPet: Reservation }).reservedPet;
  const { id } = example;
  const pet = {
    ...(examples.Pet.value as PetAnswer).pet,
    id: example.reservedPet.id,
    status: "available",
  };
  const contract = examples.SaleContract.value as SaleContractAnswer;
  const quote = examples.Quote.value as object;
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

  const path = `/reserve-pet/${pet.id}`;
  const read = `GET /v1/customer/pets/reserved/${id}`;

  /** Opens the checkout; the answers keep what is saved, as a server would. */
  async function open(reservation: Reservation, more: Answers = {}, search = ""): Promise<Site> {
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
      "GET /v1/add-ons": { body: { addOns: [] } },
      "POST /v1/payments/quote": { body: quote },
      "GET /v1/places/97211": {
        body: { place: { zip: "97211", city: "Portland", state: "OR", latitude: 45, longitude: -122 } },
      },
      [`GET /v1/breeders/${example.breeder.id}/contract`]: { body: contract },
      "POST /v1/payments/create-payment-intent": () => ({
        body: {
          clientSecret: "pi_1_secret_2",
          intentId: "pi_1",
          orderDetails: state.reservation.orderDetails,
        },
      }),
      ...more,
    };
    const site = await renderSite(path + search, { answers, user: consumer });
    return {
      ...site,
      state,
      last,
      count: (name: string) => site.calls.filter((call) => call.name === name).length,
    };
  }

  return { example, id, pet, contract, begun, filled, contact, delivery, path, read, held, open };
}

export const region = ({ screen }: Site, name: string | RegExp) => screen.getByRole("region", { name });
export const button = (site: Site, name: string | RegExp) => site.screen.getByRole("button", { name });

/** Stubs the browser's requests to the sandbox; `confirm` answers the confirmation. */
export function stubSandbox(confirm: () => { status: number; body: unknown }) {
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
export async function accept(site: Site) {
  await site.screen.getByRole("checkbox", { name: /I accept the sale contract/ }).click();
  await site.screen.getByRole("checkbox", { name: /I accept the Hearthpaw terms/ }).click();
}
export async function payByCard(site: Site) {
  const form = site.screen.getByRole("form", { name: "Payment" });
  await form.getByLabelText("Card number").fill("4000000000009995");
  await form.getByLabelText("Expires").fill("12/34");
  await form.getByLabelText("Security code").fill("123");
  await form.getByLabelText("Billing ZIP code").fill("97211");
  await form.getByRole("button", { name: /^Pay/ }).click();
}
