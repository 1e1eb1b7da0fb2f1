import type { Action, PaymentIntent, PaymentMethod, Scenario, SetupIntent, WireError } from "./objects.ts";
import { type Call, emit, type Sandbox, seconds } from "./context.ts";
import { newId } from "./wire.ts";
import { capture, declineCharge, failIntent } from "./charges.ts";
import { attachMethod } from "./methods.ts";
import { cardError } from "./cards.ts";

export type AnyIntent = PaymentIntent | SetupIntent;

/** Failure code of a method that the buyer's bank or lender refused. */
const NOT_AUTHENTICATED = "The payment method could not be authenticated. Try another one.";

/** Finds a payment intent or setup intent by id. */
export function findIntent(sandbox: Sandbox, id: string): AnyIntent | undefined {
  return id.startsWith("seti_")
    ? sandbox.store.get<SetupIntent>("setup_intent", id)
    : sandbox.store.get<PaymentIntent>("payment_intent", id);
}

/** Sends the buyer to a page first: a card's challenge, or the lender's own site. */
export function openAction(
  sandbox: Sandbox,
  call: Call,
  intent: AnyIntent,
  method: PaymentMethod,
  kind: Action["kind"],
  returnUrl: string | null,
  inPage: boolean,
): void {
  closeActions(sandbox, intent.id);
  const action: Action = {
    id: newId("act_", 32),
    object: "action",
    created: seconds(),
    intent: intent.id,
    kind,
    method: method.id,
    return_url: returnUrl,
    state: "open",
  };
  sandbox.store.put(action);
  const url = `${call.publicUrl}/_pages/actions/${action.id}`;
  intent.status = "requires_action";
  intent.payment_method = method.id;
  intent.next_action = inPage && kind === "challenge"
    ? {
      type: "use_stripe_sdk",
      use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url, source: action.id },
    }
    : { type: "redirect_to_url", redirect_to_url: { url, return_url: returnUrl } };
  sandbox.store.put(intent);
  emit(sandbox, call, `${intent.object}.requires_action`, intent);
}

/** A new attempt or a cancellation invalidates the pages of the earlier attempt. */
export function closeActions(sandbox: Sandbox, intentId: string): void {
  for (const action of sandbox.store.find<Action>("action", { intent: intentId })) {
    if (action.state === "open") sandbox.store.put({ ...action, state: "replaced" });
  }
}

/** Applies the buyer's answer on the page. Only an open action of a waiting intent has any effect. */
export function finishAction(sandbox: Sandbox, actionId: string, completed: boolean): Action | undefined {
  const { store } = sandbox;
  const action = store.get<Action>("action", actionId);
  if (!action || action.state !== "open") return action;
  const done: Action = { ...action, state: completed ? "completed" : "failed" };
  store.put(done);
  const intent = findIntent(sandbox, action.intent);
  const method = store.get<PaymentMethod>("payment_method", action.method);
  if (!intent || !method || intent.status !== "requires_action") return done;
  if (!completed) {
    const code = intent.object === "setup_intent"
      ? "setup_intent_authentication_failure"
      : action.kind === "challenge"
      ? "payment_intent_authentication_failure"
      : "payment_intent_payment_attempt_failed";
    fail(sandbox, null, intent, method, { type: "invalid_request_error", code, message: NOT_AUTHENTICATED });
  } else if (action.kind === "redirect" && intent.object === "payment_intent") {
    Object.assign(intent, { status: "processing", next_action: null });
    store.put(intent);
    emit(sandbox, null, "payment_intent.processing", intent);
    const { processingDelayMs, processingOutcome } = sandbox.settings();
    if (processingOutcome !== "wait") store.addTask(Date.now() + processingDelayMs, "settle", intent.id);
    sandbox.wake();
  } else {
    const scenario = method._scenario;
    run(sandbox, null, intent, method, scenario.kind === "challenge" ? scenario.next : scenario);
  }
  return done;
}

/** Runs the method's scenario when no further action of the buyer is needed. */
export function run(
  sandbox: Sandbox,
  call: Call | null,
  intent: AnyIntent,
  method: PaymentMethod,
  scenario: Scenario,
): void {
  if (scenario.kind === "kept") {
    // The provider declines every charge of such a card but allows saving it.
    const next: Scenario = intent.object === "payment_intent" && method.customer
      ? scenario.next
      : { kind: "approve" };
    return run(sandbox, call, intent, method, next);
  }
  if (scenario.kind === "decline") {
    if (intent.object === "payment_intent") declineCharge(sandbox, call, intent, method, scenario);
    else fail(sandbox, call, intent, method, cardError(scenario.code, scenario.declineCode));
  } else if (intent.object === "payment_intent") {
    capture(sandbox, call, intent, method);
    if (intent.setup_future_usage && intent.customer) attachMethod(sandbox, call, method, intent.customer);
  } else {
    Object.assign(intent, { status: "succeeded", next_action: null, last_setup_error: null });
    sandbox.store.put(intent);
    if (intent.customer) attachMethod(sandbox, call, method, intent.customer);
    emit(sandbox, call, "setup_intent.succeeded", intent);
  }
}

function fail(
  sandbox: Sandbox,
  call: Call | null,
  intent: AnyIntent,
  method: PaymentMethod,
  error: WireError,
): void {
  if (intent.object === "payment_intent") return failIntent(sandbox, call, intent, method, error);
  Object.assign(intent, {
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  });
  sandbox.store.put(intent);
  emit(sandbox, call, "setup_intent.setup_failed", intent);
}

/** Ends a payment that was processing, by the clock or by the control API. */
export function settle(sandbox: Sandbox, intentId: string, succeeds: boolean): PaymentIntent | undefined {
  const intent = sandbox.store.get<PaymentIntent>("payment_intent", intentId);
  const method = sandbox.store.get<PaymentMethod>("payment_method", intent?.payment_method);
  if (!intent || !method || intent.status !== "processing") return intent;
  if (succeeds) capture(sandbox, null, intent, method);
  else {
    failIntent(sandbox, null, intent, method, {
      type: "invalid_request_error",
      code: "payment_intent_payment_attempt_failed",
      message: "The payment failed.",
    });
  }
  return intent;
}
