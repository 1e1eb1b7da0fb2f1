import type { SetupIntent } from "./objects.ts";
import { type Call, emit, type Sandbox, seconds } from "./context.ts";
import { ApiError, badRequest, type Form, mergeMetadata, missing, newId, readParams } from "./wire.ts";
import { needCustomer } from "./methods.ts";
import { closeActions, openAction, run } from "./actions.ts";
import { chosenMethod, readReturnUrl, unexpectedState } from "./intents.ts";

/** Returns the intent with this id if the caller may see it; browsers must know its secret. */
export function needSetupIntent(
  sandbox: Sandbox,
  call: Call,
  id: string,
  clientSecret?: string,
): SetupIntent {
  const intent = sandbox.store.get<SetupIntent>("setup_intent", id);
  if (!intent) throw missing("setup_intent", id, "intent");
  if (call.isBrowser && clientSecret !== intent.client_secret) throw missing("setup_intent", id, "intent");
  return intent;
}

/** `POST /v1/setup_intents`: cards only, as in the product. */
export function createSetupIntent(sandbox: Sandbox, call: Call, form: Form): SetupIntent {
  const params = readParams(form, [
    "customer",
    "description",
    "metadata",
    "allowed_payment_method_types",
    "usage",
  ]);
  const customer = params.text("customer");
  if (customer) needCustomer(sandbox, customer);
  const kinds = params.list("allowed_payment_method_types") ?? ["card"];
  if (kinds.some((kind) => kind !== "card")) {
    throw badRequest("parameter_invalid", "Only cards can be set up", "allowed_payment_method_types");
  }
  const id = newId("seti_");
  const intent: SetupIntent = {
    id,
    object: "setup_intent",
    created: seconds(),
    livemode: false,
    customer: customer ?? null,
    description: params.text("description") ?? null,
    metadata: mergeMetadata({}, params.map("metadata")),
    payment_method: null,
    allowed_payment_method_types: kinds,
    payment_method_types: kinds,
    status: "requires_payment_method",
    client_secret: newId(`${id}_secret_`, 25),
    last_setup_error: null,
    next_action: null,
    usage: params.text("usage") ?? "off_session",
    cancellation_reason: null,
  };
  sandbox.store.put(intent);
  emit(sandbox, call, "setup_intent.created", intent);
  return intent;
}

/** `POST /v1/setup_intents/{id}/confirm` */
export function confirmSetupIntent(sandbox: Sandbox, call: Call, id: string, form: Form): SetupIntent {
  const params = readParams(form, [
    "payment_method",
    "payment_method_data",
    "return_url",
    "use_stripe_sdk",
    "mandate_data",
    "client_secret",
    "key",
    "expected_payment_method_type",
  ]);
  const intent = needSetupIntent(sandbox, call, id, params.text("client_secret"));
  if (!intent.status.startsWith("requires_")) throw unexpectedState(intent, "confirm");
  const returnUrl = readReturnUrl(params);
  const method = chosenMethod(sandbox, intent, params);
  intent.payment_method = method.id;
  if (method._scenario.kind === "challenge") {
    openAction(sandbox, call, intent, method, "challenge", returnUrl, params.flag("use_stripe_sdk") ?? false);
    return intent;
  }
  closeActions(sandbox, id);
  run(sandbox, call, intent, method, method._scenario);
  if (intent.last_setup_error) {
    throw new ApiError(402, intent.last_setup_error, { setup_intent: intent }, true);
  }
  return intent;
}

/** `POST /v1/setup_intents/{id}/cancel` */
export function cancelSetupIntent(sandbox: Sandbox, call: Call, id: string, form: Form): SetupIntent {
  const params = readParams(form, ["cancellation_reason"]);
  const intent = needSetupIntent(sandbox, call, id);
  if (!intent.status.startsWith("requires_")) throw unexpectedState(intent, "cancel");
  closeActions(sandbox, id);
  Object.assign(intent, {
    status: "canceled",
    cancellation_reason: params.text("cancellation_reason") ?? null,
    next_action: null,
  });
  sandbox.store.put(intent);
  emit(sandbox, call, "setup_intent.canceled", intent);
  return intent;
}
