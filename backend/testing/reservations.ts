import type { Insertable } from "kysely";
import { addBreeder, addPet, addUser, bearer } from "./fixtures.ts";
import type { BreedersTable, PetsTable } from "../platform/db/schema.ts";
import type { Features } from "./features.ts";
import type { PaymentsPort } from "../platform/ports/payments/port.ts";
import { startTestSandbox, type TestSandbox } from "./ports/payments.ts";
import type { Services } from "../services.ts";
import { startApp } from "./app.ts";
import type { TestDatabase } from "./databases.ts";
import { TERMS_VERSION } from "../features/accounts/rules.ts";

// deno-lint-ignore no-explicit-any -- tests read JSON untyped
export type Body = any;
export type Answered = { status: number; body: Body };
export type Person = { id: string; token: string; breederId?: string; contractHash?: string };

/** A market for tests: the whole app, people, pets, and a payments provider if requested. */
export type Market = Awaited<ReturnType<typeof openMarket>>;

export type MarketOptions = {
  /** Features of the app. */
  features: Features;
  /** Starts a sandbox or uses this one. Without it, every payment's outcome is unknown. */
  provider?: boolean | TestSandbox;
  /** Wraps the provider's port, to lose answers or plant a bug. */
  wrap?: (payments: PaymentsPort) => PaymentsPort;
  services?: Partial<Pick<Services, "tax">>;
  env?: Record<string, string>;
  /** Database that the test closes. */
  database?: TestDatabase;
};

export const TERMS = TERMS_VERSION;
export const CONTACT = {
  firstName: "Dana",
  lastName: "Whitfield",
  email: "dana.whitfield@example.com",
  phoneNumber: "+15035550118",
};
/** In Oregon, which has no sales tax; 75 miles from the pets of the fixtures. */
export const DELIVERY = {
  isBillingDifferent: false,
  firstName: "Dana",
  lastName: "Whitfield",
  address: { line1: "2114 NE Alder Street", line2: null, city: "Portland", state: "OR", postalCode: "97211" },
};
export const CALIFORNIA = {
  ...DELIVERY,
  address: {
    line1: "8 Valencia Street",
    line2: null,
    city: "San Francisco",
    state: "CA",
    postalCode: "94110",
  },
};

const PLACES = [
  { zip: "97330", city: "Corvallis", state: "OR", latitude: 44.5646, longitude: -123.262 },
  { zip: "97211", city: "Portland", state: "OR", latitude: 45.5653, longitude: -122.6448 },
  { zip: "94110", city: "San Francisco", state: "CA", latitude: 37.7486, longitude: -122.4158 },
  { zip: "98101", city: "Seattle", state: "WA", latitude: 47.6101, longitude: -122.3344 },
];

export async function openMarket(options: MarketOptions) {
  const sandbox = options.provider === true ? await startTestSandbox() : options.provider || undefined;
  const payments = sandbox && { payments: options.wrap?.(sandbox.payments) ?? sandbox.payments };
  // All calls of a test come from one network and from unconfirmed people.
  const env = {
    HOLDS_NETWORK_HOUR: "0",
    HOLDS_UNCONFIRMED: "0",
    HOLDS_UNCONFIRMED_DAY: "0",
    ...options.env,
  };
  const { database, features } = options;
  const app = await startApp({
    features,
    env,
    services: { ...payments, ...options.services },
    ...(database ? { database } : {}),
  });
  await app.db.insertInto("places").values(PLACES).onConflict((conflict) => conflict.doNothing()).execute();
  const { services } = app;

  async function call(who: Person | null, method: string, path: string, json?: unknown): Promise<Answered> {
    const response = await app.fetch(path, { method, json, ...(who ? { token: who.token } : {}) });
    return { status: response.status, body: await response.json() };
  }

  async function tokenOf(user: { id: string }): Promise<string> {
    return (await bearer(services, user)).authorization.slice("Bearer ".length);
  }

  return {
    app,
    services,
    db: app.db,
    call,
    /** Sandbox of the provider; only with `provider`. */
    get sandbox(): TestSandbox {
      if (!sandbox) throw new Error("this market has no provider");
      return sandbox;
    },
    async buyer(): Promise<Person> {
      const user = await addUser(services);
      return { id: user.id, token: await tokenOf(user) };
    },
    async seller(change: Partial<Insertable<BreedersTable>> = {}): Promise<Person & { breederId: string }> {
      const breeder = await addBreeder(services, change);
      return {
        id: breeder.user.id,
        token: await tokenOf(breeder.user),
        breederId: breeder.id,
        contractHash: breeder.contract.hash,
      };
    },
    pet: (seller: { breederId: string }, change: Partial<Insertable<PetsTable>> = {}) =>
      addPet(services, {
        breeder_id: seller.breederId,
        registries: ["microchipped"],
        ...change,
      }),
    /** Moves a hold into the past, as if it had expired. */
    async passHold(reservationId: string): Promise<void> {
      await app.db.updateTable("reservations").set({ hold_expires_at: new Date(Date.now() - 1_000) })
        .where("id", "=", reservationId).execute();
    },
    close: async () => {
      await app.close();
      await sandbox?.close();
    },
  };
}

/** Confirms a setup intent as the buyer's browser does. Returns its id. */
export async function confirmSetup(
  market: Market,
  { setupIntentId, clientSecret }: { setupIntentId: string; clientSecret: string },
  card = "pm_card_visa",
): Promise<string> {
  const { payments } = market.sandbox;
  const answer = await payments.forward(
    new Request(`http://browser/_sandbox/payments/v1/setup_intents/${setupIntentId}/confirm`, {
      method: "POST",
      headers: { authorization: `Bearer ${payments.publishableKey}` },
      body: new URLSearchParams({ client_secret: clientSecret, payment_method: card }),
    }),
  );
  if (!answer.ok) throw new Error(`the card was not set up: ${await answer.text()}`);
  await answer.body?.cancel();
  return setupIntentId;
}

/** Calls of the checkout, as the web makes them. */
export function checkoutOf(market: Market) {
  const { call } = market;
  return {
    start: (who: Person, petId: string) => call(who, "POST", "/v1/reserve/new", { petId }),
    async hold(who: Person, petId: string): Promise<string> {
      const { status, body } = await call(who, "POST", "/v1/reserve/new", { petId });
      if (status !== 201) throw new Error(`no hold: ${JSON.stringify(body)}`);
      return body.reservedPetId;
    },
    save: (who: Person, id: string, change: Record<string, unknown> = {}) =>
      call(who, "POST", "/v1/reserve/save/progress", {
        reservedPetId: id,
        stepName: "contact",
        screen: 1,
        openStep: 1,
        ...change,
      }),
    /** Fills in the checkout. Default: pickup, with a deposit. */
    async fill(who: Person, id: string, options: Record<string, unknown> = {}, delivery = DELIVERY) {
      return await call(who, "POST", "/v1/reserve/save/progress", {
        reservedPetId: id,
        stepName: "payment",
        screen: 1,
        openStep: 3,
        contact: CONTACT,
        delivery,
        options: { transportation: "pickup", paymentType: "deposit", ...options },
      });
    },
    intent: (who: Person, id: string, seller: Person, change: Record<string, unknown> = {}) =>
      call(who, "POST", "/v1/payments/create-payment-intent", {
        reservationId: id,
        paymentMethod: "card",
        acceptances: { saleContractHash: seller.contractHash, termsVersion: TERMS },
        ...change,
      }),
    update: (who: Person, id: string, order: Record<string, unknown>) =>
      call(who, "POST", "/v1/payments/update-payment-intent", { reservationId: id, order }),
    balance: (who: Person, id: string, paymentMethod = "card") =>
      call(who, "POST", "/v1/payments/pay-balance", { reservationId: id, paymentMethod }),
    verify: (who: Person, paymentIntent: string) =>
      call(who, "POST", "/v1/payments/verify-and-finalize", { paymentIntent }),
    finalize: (who: Person, id: string, more: Record<string, unknown> = {}) =>
      call(who, "POST", "/v1/reserve/finalize", { reservedPetId: id, ...more }),
    status: (who: Person, id: string, action: string, reason?: string) =>
      call(who, "PUT", "/v1/pets/reserved/status/update", { reservedPetId: id, action, reason }),
    complete: (who: Person, id: string) =>
      call(who, "POST", "/v1/breeders/reservation/complete", { reservedPetId: id }),
    get: (who: Person, id: string) => call(who, "GET", `/v1/customer/pets/reserved/${id}`),
    /** Confirms an intent as the buyer's browser does. */
    confirm: (intentId: string, card = "pm_card_visa") =>
      market.sandbox.payments.confirmIntent({
        intentId,
        paymentMethodId: card,
        returnUrl: "https://hearthpaw.example/return",
        idempotencyKey: crypto.randomUUID(),
      }),
  };
}
