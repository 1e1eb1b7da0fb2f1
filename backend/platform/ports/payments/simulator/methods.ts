import type { BillingDetails, Customer, PaymentMethod, Scenario } from "./objects.ts";
import { type Call, emit, type Sandbox, seconds } from "./context.ts";
import { badRequest, type Form, mergeMetadata, missing, newId, readParams } from "./wire.ts";
import { checkCard, type CheckedCard, readyMade } from "./cards.ts";

/** Types of methods that the product offers. All but cards redirect the buyer to another page. */
export const METHOD_KINDS = ["card", "klarna", "affirm", "afterpay_clearpay"] as const;

/**
 * Minimum and maximum that each lender finances in US dollars, in cents. Stripe's pages list them by country:
 * docs.stripe.com "Affirm payments", "Klarna payments", "Afterpay / Clearpay payments"; the WooPayments
 * plugin has the same figures.
 */
const LENDER_LIMITS: Record<string, readonly [least: number, most: number]> = {
  affirm: [5_000, 3_000_000],
  klarna: [0, 1_000_000],
  afterpay_clearpay: [100, 400_000],
};

/** Refuses an amount outside the limits of a method named by an intent (docs.stripe.com/error-codes). */
export function checkLimits(kinds: readonly string[], amount: number): void {
  for (const kind of kinds) {
    const [least, most] = LENDER_LIMITS[kind] ?? [0, Infinity];
    const dollars = (cents: number) =>
      `$${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
    if (amount < least) {
      throw badRequest(
        "amount_too_small",
        `Amount must be at least ${dollars(least)} for ${kind}.`,
        "amount",
      );
    }
    if (amount > most) {
      throw badRequest(
        "amount_too_large",
        `Amount must be no more than ${dollars(most)} for ${kind}.`,
        "amount",
      );
    }
  }
}

/** `POST /v1/customers` */
export function createCustomer(sandbox: Sandbox, call: Call, form: Form): Customer {
  const params = readParams(form, [
    "email",
    "name",
    "phone",
    "description",
    "metadata",
    "address",
    "shipping",
  ]);
  const customer: Customer = {
    id: newId("cus_", 14),
    object: "customer",
    created: seconds(),
    livemode: false,
    email: params.text("email") ?? null,
    name: params.text("name") ?? null,
    phone: params.text("phone") ?? null,
    description: params.text("description") ?? null,
    metadata: mergeMetadata({}, params.map("metadata")),
  };
  sandbox.store.put(customer);
  emit(sandbox, call, "customer.created", customer);
  return customer;
}

/** Returns the customer with this id; throws 404 otherwise. */
export function needCustomer(sandbox: Sandbox, id: string, param = "customer"): Customer {
  const customer = sandbox.store.get<Customer>("customer", id);
  if (!customer || customer.deleted) throw missing("customer", id, param);
  return customer;
}

/** `DELETE /v1/customers/{id}`: its cards are detached with it. */
export function deleteCustomer(sandbox: Sandbox, call: Call, id: string): object {
  const customer = needCustomer(sandbox, id, "id");
  for (const method of methodsOf(sandbox, id, undefined)) sandbox.store.put({ ...method, customer: null });
  const gone: Customer = {
    ...customer,
    email: null,
    name: null,
    phone: null,
    description: null,
    metadata: {},
    deleted: true,
  };
  sandbox.store.put(gone);
  // The event shows the deleted customer.
  emit(sandbox, call, "customer.deleted", customer);
  return { id, object: "customer", deleted: true };
}

function readBilling(form: Form | undefined): BillingDetails {
  const params = readParams(form ?? {}, ["name", "email", "phone", "address", "tax_id"]);
  const address = params.map("address") ?? {};
  const at = (name: string) => address[name] || null;
  return {
    name: params.text("name") ?? null,
    email: params.text("email") ?? null,
    phone: params.text("phone") ?? null,
    address: {
      city: at("city"),
      country: at("country"),
      line1: at("line1"),
      line2: at("line2"),
      postal_code: at("postal_code"),
      state: at("state"),
    },
  };
}

/** `POST /v1/payment_methods`, and `payment_method_data` of a confirmation. */
export function createMethod(sandbox: Sandbox, form: Form): PaymentMethod {
  const params = readParams(form, [
    "type",
    "billing_details",
    "metadata",
    "allow_redisplay",
    "guid",
    "muid",
    "sid",
    "referrer",
    "payment_user_agent",
    "time_on_page",
    "client_attribution_metadata",
    ...METHOD_KINDS,
  ]);
  const type = params.need("type");
  if (!METHOD_KINDS.some((kind) => kind === type)) {
    throw badRequest("parameter_invalid", "Invalid type", "type");
  }
  const billing = readBilling(params.form("billing_details"));
  const metadata = mergeMetadata({}, params.map("metadata"));
  if (type !== "card") return store(sandbox, type, billing, metadata, { kind: "redirect" });
  const card = params.form("card");
  if (!card) throw badRequest("parameter_missing", "Missing required param: card.", "card");
  return storeCard(sandbox, checkCard(card, new Date()), billing, metadata);
}

function store(
  sandbox: Sandbox,
  type: string,
  billing: BillingDetails,
  metadata: Record<string, string>,
  scenario: Scenario,
  more: Partial<PaymentMethod> = {},
): PaymentMethod {
  const method: PaymentMethod = {
    id: newId("pm_"),
    object: "payment_method",
    created: seconds(),
    livemode: false,
    type,
    customer: null,
    billing_details: billing,
    metadata,
    ...(type === "card" ? {} : { [type]: {} }),
    ...more,
    _scenario: scenario,
  };
  sandbox.store.put(method);
  return method;
}

function storeCard(
  sandbox: Sandbox,
  card: CheckedCard,
  billing: BillingDetails,
  metadata: Record<string, string>,
): PaymentMethod {
  return store(sandbox, "card", billing, metadata, card.scenario, {
    card: card.facts,
    ...(card.refund ? { _refund: card.refund } : {}),
    ...(card.dispute ? { _dispute: card.dispute } : {}),
    ...(card.inquiry ? { _inquiry: true } : {}),
    ...(card.bypassesPending ? { _bypassesPending: true } : {}),
  });
}

/**
 * Returns the method with this id, or a new one for a ready-made name such as `pm_card_visa`; throws 404
 * otherwise.
 */
export function needMethod(sandbox: Sandbox, id: string): PaymentMethod {
  const method = sandbox.store.get<PaymentMethod>("payment_method", id);
  if (method?._detached) {
    throw badRequest(
      "payment_method_unexpected_state",
      "The provided PaymentMethod was detached from a Customer and may not be used again.",
      "payment_method",
    );
  }
  if (method) return method;
  const card = readyMade(id, new Date());
  if (!card) throw missing("payment_method", id, "payment_method");
  return storeCard(sandbox, card, readBilling(undefined), {});
}

/** Saves a method with a customer for further use. */
export function attachMethod(
  sandbox: Sandbox,
  call: Call | null,
  method: PaymentMethod,
  customer: string,
): void {
  if (method.customer === customer) return;
  method.customer = customer;
  sandbox.store.put(method);
  emit(sandbox, call, "payment_method.attached", method);
}

/** `POST /v1/payment_methods/{id}/attach` */
export function attachTo(sandbox: Sandbox, call: Call, id: string, form: Form): PaymentMethod {
  const customer = needCustomer(sandbox, readParams(form, ["customer"]).need("customer"));
  const method = needMethod(sandbox, id);
  if (method.customer && method.customer !== customer.id) {
    throw badRequest(
      "payment_method_unexpected_customer",
      "It is attached to another Customer.",
      "payment_method",
    );
  }
  attachMethod(sandbox, call, method, customer.id);
  return method;
}

/** `POST /v1/payment_methods/{id}/detach`: such a method is never used again. */
export function detach(sandbox: Sandbox, call: Call, id: string): PaymentMethod {
  const method = sandbox.store.get<PaymentMethod>("payment_method", id);
  if (!method) throw missing("payment_method", id, "payment_method");
  if (!method.customer) {
    throw badRequest(
      "payment_method_not_attached",
      "The payment method you provided is not attached to a customer so detachment is impossible.",
      "payment_method",
    );
  }
  const free: PaymentMethod = { ...method, customer: null, _detached: true };
  sandbox.store.put(free);
  emit(sandbox, call, "payment_method.detached", free);
  return free;
}

/** `GET /v1/payment_methods?customer=` lists the saved methods of a customer. */
export function methodsOf(sandbox: Sandbox, customer: string, type: string | undefined): PaymentMethod[] {
  needCustomer(sandbox, customer);
  return sandbox.store.find<PaymentMethod>("payment_method", { customer, ...(type ? { type } : {}) });
}
