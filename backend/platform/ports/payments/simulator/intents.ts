import type { PaymentIntent, PaymentMethod, Scenario, SetupIntent } from "./objects.ts";
import { type Call, emit, type Sandbox, seconds } from "./context.ts";
import {
  ApiError,
  badRequest,
  type Form,
  mergeMetadata,
  missing,
  newId,
  type Params,
  readParams,
} from "./wire.ts";
import { checkLimits, createMethod, METHOD_KINDS, needCustomer, needMethod } from "./methods.ts";
import { type AnyIntent, closeActions, openAction, run } from "./actions.ts";

const WRITABLE = [
  "amount",
  "currency",
  "customer",
  "description",
  "metadata",
  "payment_method",
  "allowed_payment_method_types",
  "receipt_email",
  "setup_future_usage",
  "shipping",
];
const CONFIRMING = [
  "payment_method",
  "payment_method_data",
  "return_url",
  "use_stripe_sdk",
  "off_session",
  "mandate_data",
  "client_secret",
  "key",
  "expected_payment_method_type",
  "receipt_email",
  "shipping",
];

function readAmount(params: Params): number | undefined {
  const amount = params.cents("amount");
  if (amount === undefined) return undefined;
  if (amount < 50) throw badRequest("amount_too_small", "Amount must be at least $0.50 usd", "amount");
  if (amount > 99_999_999) {
    throw badRequest("amount_too_large", "Amount must be no more than $999,999.99", "amount");
  }
  return amount;
}

function readKinds(params: Params): string[] | undefined {
  const kinds = params.list("allowed_payment_method_types");
  const odd = kinds?.find((kind) => !METHOD_KINDS.some((known) => known === kind));
  if (odd !== undefined) {
    throw badRequest(
      "parameter_invalid",
      `The payment method type "${odd}" is invalid`,
      "allowed_payment_method_types",
    );
  }
  return kinds;
}

/** Returns the error for an intent in the wrong state: 400, with the intent as it is. */
export function unexpectedState(intent: AnyIntent, doing: string): ApiError {
  const kind = intent.object === "payment_intent" ? "PaymentIntent" : "SetupIntent";
  return new ApiError(400, {
    type: "invalid_request_error",
    code: `${intent.object}_unexpected_state`,
    message: `You cannot ${doing} this ${kind} because it has a status of ${intent.status}.`,
  }, { [intent.object]: intent });
}

/** Returns the intent with this id if the caller may see it; browsers must know its secret. */
export function needIntent(sandbox: Sandbox, call: Call, id: string, clientSecret?: string): PaymentIntent {
  const intent = sandbox.store.get<PaymentIntent>("payment_intent", id);
  if (!intent) throw missing("payment_intent", id, "intent");
  if (call.isBrowser && clientSecret !== intent.client_secret) throw missing("payment_intent", id, "intent");
  return intent;
}

/** `POST /v1/payment_intents` */
export function createIntent(sandbox: Sandbox, call: Call, form: Form): PaymentIntent {
  const params = readParams(form, [
    ...WRITABLE,
    "confirm",
    "capture_method",
    "statement_descriptor_suffix",
    ...CONFIRMING.slice(1, 6),
  ]);
  const amount = readAmount(params);
  if (amount === undefined) {
    throw badRequest("parameter_missing", "Missing required param: amount.", "amount");
  }
  if (params.need("currency") !== "usd") {
    throw badRequest("parameter_invalid", "Invalid currency", "currency");
  }
  const customer = params.text("customer");
  if (customer) needCustomer(sandbox, customer);
  const id = newId("pi_");
  const kinds = readKinds(params) ?? ["card"];
  checkLimits(kinds, amount);
  const method = params.text("payment_method");
  const intent: PaymentIntent = {
    id,
    object: "payment_intent",
    created: seconds(),
    livemode: false,
    amount,
    amount_received: 0,
    amount_capturable: 0,
    currency: "usd",
    customer: customer ?? null,
    description: params.text("description") ?? null,
    metadata: mergeMetadata({}, params.map("metadata")),
    payment_method: method ? needMethod(sandbox, method).id : null,
    allowed_payment_method_types: kinds,
    payment_method_types: kinds,
    receipt_email: params.text("receipt_email") ?? null,
    setup_future_usage: params.text("setup_future_usage") ?? null,
    shipping: params.form("shipping") ?? null,
    status: method ? "requires_confirmation" : "requires_payment_method",
    client_secret: newId(`${id}_secret_`, 25),
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    confirmation_method: "automatic",
  };
  sandbox.store.put(intent);
  emit(sandbox, call, "payment_intent.created", intent);
  if (params.flag("confirm")) confirm(sandbox, call, intent, params);
  return intent;
}

/** `POST /v1/payment_intents/{id}`: the price is fixed once money is on its way. */
export function updateIntent(sandbox: Sandbox, call: Call, id: string, form: Form): PaymentIntent {
  const params = readParams(form, WRITABLE);
  const intent = needIntent(sandbox, call, id);
  const isOpen = intent.status.startsWith("requires_");
  if (!isOpen && Object.keys(form).some((key) => key !== "metadata" && key !== "description")) {
    throw unexpectedState(intent, "update");
  }
  const customer = params.text("customer");
  if (customer) needCustomer(sandbox, customer);
  const amount = readAmount(params);
  if (amount !== undefined && amount !== intent.amount && intent.status === "requires_action") {
    closeActions(sandbox, id);
    Object.assign(intent, { status: "requires_confirmation", next_action: null });
  }
  const method = params.text("payment_method");
  const kinds = readKinds(params) ?? intent.payment_method_types;
  checkLimits(kinds, amount ?? intent.amount);
  Object.assign(intent, {
    amount: amount ?? intent.amount,
    customer: customer ?? intent.customer,
    description: params.text("description") ?? intent.description,
    metadata: mergeMetadata(intent.metadata, params.map("metadata")),
    allowed_payment_method_types: kinds,
    payment_method_types: kinds,
    receipt_email: params.text("receipt_email") ?? intent.receipt_email,
    setup_future_usage: params.text("setup_future_usage") ?? intent.setup_future_usage,
    shipping: params.form("shipping") ?? intent.shipping,
  });
  if (method) {
    intent.payment_method = needMethod(sandbox, method).id;
    if (intent.status === "requires_payment_method") intent.status = "requires_confirmation";
  }
  sandbox.store.put(intent);
  return intent;
}

/** `POST /v1/payment_intents/{id}/confirm` */
export function confirmIntent(sandbox: Sandbox, call: Call, id: string, form: Form): PaymentIntent {
  const params = readParams(form, CONFIRMING);
  const intent = needIntent(sandbox, call, id, params.text("client_secret"));
  if (!intent.status.startsWith("requires_")) throw unexpectedState(intent, "confirm");
  intent.receipt_email = params.text("receipt_email") ?? intent.receipt_email;
  confirm(sandbox, call, intent, params);
  return intent;
}

/** Charges, declines or redirects. A decline is answered with 402 and stays on record. */
function confirm(sandbox: Sandbox, call: Call, intent: PaymentIntent, params: Params): void {
  const returnUrl = readReturnUrl(params);
  const method = chosenMethod(sandbox, intent, params);
  if (method.customer && method.customer !== intent.customer) {
    throw badRequest(
      "payment_method_unexpected_customer",
      "The PaymentMethod belongs to a Customer. Please include that customer.",
      "payment_method",
    );
  }
  checkLimits([method.type], intent.amount);
  intent.payment_method = method.id;
  const scenario = params.flag("off_session") ? offSession(method) : method._scenario;
  if (scenario.kind === "redirect") {
    if (!returnUrl) throw badRequest("parameter_missing", "This method needs a return_url", "return_url");
    openAction(sandbox, call, intent, method, "redirect", returnUrl, false);
  } else if (scenario.kind === "challenge") {
    openAction(sandbox, call, intent, method, "challenge", returnUrl, params.flag("use_stripe_sdk") ?? false);
  } else {
    closeActions(sandbox, intent.id);
    run(sandbox, call, intent, method, scenario);
    const error = intent.last_payment_error;
    if (error) throw new ApiError(402, error, { payment_intent: intent, charge: intent.latest_charge }, true);
  }
}

/** Returns the scenario of a method while the buyer is absent: a method that would need them is declined. */
function offSession(method: PaymentMethod): Scenario {
  const scenario = method._scenario;
  if (scenario.kind !== "challenge") return scenario;
  return scenario.onceSetUp && method.customer
    ? scenario.next
    : { kind: "decline", code: "authentication_required", declineCode: "authentication_required" };
}

/**
 * Returns the address to which a page sends the buyer afterwards. Only complete web addresses are allowed.
 */
export function readReturnUrl(params: Params): string | null {
  const text = params.text("return_url");
  if (text === undefined) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw badRequest("url_invalid", "Not a valid URL", "return_url");
  }
  return text;
}

/** Returns the method named or included in the request, else the intent's current one. */
export function chosenMethod(sandbox: Sandbox, intent: AnyIntent, params: Params): PaymentMethod {
  const data = params.form("payment_method_data");
  const id = params.text("payment_method") ?? intent.payment_method;
  const method = data ? createMethod(sandbox, data) : id ? needMethod(sandbox, id) : undefined;
  if (!method) {
    throw badRequest(
      `${intent.object}_unexpected_state`,
      "You cannot confirm this intent because it is missing a payment method.",
    );
  }
  if (!intent.payment_method_types.includes(method.type)) {
    throw badRequest(
      "payment_intent_incompatible_payment_method",
      `This intent does not take ${method.type}.`,
      "payment_method",
    );
  }
  return method;
}

/** `POST /v1/payment_intents/{id}/cancel` */
export function cancelIntent(sandbox: Sandbox, call: Call, id: string, form: Form): PaymentIntent {
  const params = readParams(form, ["cancellation_reason"]);
  const intent = needIntent(sandbox, call, id);
  if (!intent.status.startsWith("requires_")) throw unexpectedState(intent, "cancel");
  closeActions(sandbox, id);
  Object.assign(intent, {
    status: "canceled",
    canceled_at: seconds(),
    cancellation_reason: params.text("cancellation_reason") ?? null,
    next_action: null,
  });
  sandbox.store.put(intent);
  emit(sandbox, call, "payment_intent.canceled", intent);
  return intent;
}

/**
 * Returns the parts of an intent that a browser may see: enough to continue, nothing about the customer or
 * the order.
 */
export function browserView(intent: PaymentIntent | SetupIntent): Record<string, unknown> {
  const { customer: _customer, metadata: _metadata, ...rest } = intent;
  if (rest.object === "setup_intent") return rest;
  const { latest_charge: _charge, receipt_email: _email, shipping: _shipping, ...visible } = rest;
  return visible;
}
