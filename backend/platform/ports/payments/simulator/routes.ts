import type {
  AnyObject,
  BalanceTransaction,
  Charge,
  Customer,
  Dispute,
  EventObject,
  PaymentIntent,
  PaymentMethod,
  Payout,
  Refund,
  SetupIntent,
  Transfer,
} from "./objects.ts";
import type { Call, Sandbox } from "./context.ts";
import type { Page } from "./store.ts";
import { badRequest, type Form, missing, publicView, readParams } from "./wire.ts";
import {
  attachTo,
  createCustomer,
  createMethod,
  deleteCustomer,
  detach,
  methodsOf,
  needCustomer,
} from "./methods.ts";
import {
  browserView,
  cancelIntent,
  confirmIntent,
  createIntent,
  needIntent,
  updateIntent,
} from "./intents.ts";
import {
  cancelSetupIntent,
  confirmSetupIntent,
  createSetupIntent,
  needSetupIntent,
} from "./setup_intents.ts";
import {
  createAccount,
  createAccountLink,
  createLoginLink,
  createPayout,
  createReversal,
  createTransfer,
  needPayout,
  ownedAccount,
} from "./payouts.ts";
import { asOfNow, balance } from "./balance.ts";
import { createFile, updateDispute } from "./evidence.ts";
import { balanceSettings, OWN, ownAccount, webhookEndpoints } from "./platform.ts";
import { createRefund } from "./refunds.ts";
import { needRefund } from "./refund_outcomes.ts";
import { calculateTax } from "./tax.ts";

export interface Route {
  method: "GET" | "POST" | "DELETE";
  path: RegExp;
  /** Whether a browser with the publishable key may call it. */
  forBrowsers?: boolean;
  run(sandbox: Sandbox, call: Call, form: Form, id: string): object;
}

const PAGING = ["limit", "starting_after", "ending_before", "created"];

function list<T extends AnyObject>(
  sandbox: Sandbox,
  kind: T["object"],
  url: string,
  form: Form,
  filters: string[],
  fixed: Record<string, string> = {},
): { object: "list"; url: string; has_more: boolean; data: T[] } {
  const params = readParams(form, [...PAGING, ...filters]);
  const limit = params.cents("limit") ?? 10;
  if (limit < 1 || limit > 100) throw badRequest("parameter_invalid_integer", "limit is 1 to 100", "limit");
  const where: Record<string, string> = { ...fixed };
  for (const filter of filters) {
    const value = params.text(filter);
    if (value !== undefined) where[filter] = value;
  }
  const created = params.has("created")
    ? readParams(params.form("created") ?? {}, ["gt", "gte", "lt", "lte"])
    : null;
  const from = created?.cents("gte") ?? plus(created?.cents("gt"), 1);
  const to = created?.cents("lte") ?? plus(created?.cents("lt"), -1);
  const page: Page = {
    limit: limit + 1,
    ...(params.text("starting_after") ? { after: params.need("starting_after") } : {}),
    ...(params.text("ending_before") ? { before: params.need("ending_before") } : {}),
    ...(from === undefined ? {} : { createdFrom: from }),
    ...(to === undefined ? {} : { createdTo: to }),
  };
  const found = sandbox.store.find<T>(kind, where, page);
  const hasMore = found.length > limit;
  const rows = !hasMore ? found : page.before ? found.slice(1) : found.slice(0, limit);
  return { object: "list", url, has_more: hasMore, data: rows.map((row) => publicView(row) as unknown as T) };
}

function plus(value: number | undefined, step: number): number | undefined {
  return value === undefined ? undefined : value + step;
}

/** `metadata['a']:'b' AND status:'c'`: the part of the provider's search language that lookups need. */
function search(sandbox: Sandbox, form: Form): object {
  const params = readParams(form, ["query", "limit", "page"]);
  const where: Record<string, string> = {};
  for (const clause of params.need("query").split(/\s+AND\s+/)) {
    const match = /^(?:metadata\[(['"])([^'"\]]+)\1\]|(status|customer)):(['"])([^'"]*)\4$/.exec(
      clause.trim(),
    );
    if (!match) throw badRequest("parameter_invalid", `Cannot search by ${clause.slice(0, 80)}`, "query");
    where[match[2] ? `metadata.${match[2]}` : match[3]!] = match[5]!;
  }
  const limit = params.cents("limit") ?? 10;
  const after = params.text("page");
  const found = sandbox.store.find<PaymentIntent>("payment_intent", where, {
    limit: limit + 1,
    ...(after ? { after } : {}),
  });
  const rows = found.slice(0, limit);
  const hasMore = found.length > limit;
  return {
    object: "search_result",
    url: "/v1/payment_intents/search",
    has_more: hasMore,
    next_page: hasMore ? rows.at(-1)!.id : null,
    data: rows,
  };
}

function need<T extends AnyObject>(sandbox: Sandbox, kind: T["object"], id: string): T {
  const object = sandbox.store.get<T>(kind, id);
  if (!object) throw missing(kind, id);
  return object;
}

const ID = "([A-Za-z0-9_]+)";
const path = (text: string) => new RegExp(`^${text.replace("{id}", ID)}$`);
const forCaller = (call: Call, intent: PaymentIntent | SetupIntent) =>
  call.isBrowser ? browserView(intent) : intent;

/** Every call that the sandbox answers. The first match runs. */
export const ROUTES: Route[] = [
  { method: "POST", path: path("/v1/customers"), run: createCustomer },
  {
    method: "GET",
    path: path("/v1/customers"),
    run: (s, _c, f) => list<Customer>(s, "customer", "/v1/customers", f, []),
  },
  { method: "GET", path: path("/v1/customers/{id}"), run: (s, _c, _f, id) => needCustomer(s, id, "id") },
  { method: "DELETE", path: path("/v1/customers/{id}"), run: (s, c, _f, id) => deleteCustomer(s, c, id) },
  {
    method: "POST",
    path: path("/v1/payment_methods"),
    forBrowsers: true,
    run: (s, _c, f) => publicView(createMethod(s, withoutKey(f))),
  },
  {
    method: "GET",
    path: path("/v1/payment_methods"),
    run: (s, _c, f) => {
      const params = readParams(f, [...PAGING, "customer", "type"]);
      const data = methodsOf(s, params.need("customer"), params.text("type")).map(publicView);
      return { object: "list", url: "/v1/payment_methods", has_more: false, data };
    },
  },
  {
    method: "GET",
    path: path("/v1/payment_methods/{id}"),
    run: (s, _c, _f, id) => publicView(need<PaymentMethod>(s, "payment_method", id)),
  },
  {
    method: "POST",
    path: path("/v1/payment_methods/{id}/attach"),
    run: (s, c, f, id) => publicView(attachTo(s, c, id, f)),
  },
  {
    method: "POST",
    path: path("/v1/payment_methods/{id}/detach"),
    run: (s, c, _f, id) => publicView(detach(s, c, id)),
  },
  { method: "POST", path: path("/v1/payment_intents"), run: createIntent },
  {
    method: "GET",
    path: path("/v1/payment_intents"),
    run: (s, _c, f) => list<PaymentIntent>(s, "payment_intent", "/v1/payment_intents", f, ["customer"]),
  },
  { method: "GET", path: path("/v1/payment_intents/search"), run: (s, _c, f) => search(s, f) },
  {
    method: "GET",
    path: path("/v1/payment_intents/{id}"),
    forBrowsers: true,
    run: (s, c, f, id) => forCaller(c, needIntent(s, c, id, clientSecret(f))),
  },
  { method: "POST", path: path("/v1/payment_intents/{id}"), run: (s, c, f, id) => updateIntent(s, c, id, f) },
  {
    method: "POST",
    path: path("/v1/payment_intents/{id}/confirm"),
    forBrowsers: true,
    run: (s, c, f, id) => forCaller(c, confirmIntent(s, c, id, f)),
  },
  {
    method: "POST",
    path: path("/v1/payment_intents/{id}/cancel"),
    run: (s, c, f, id) => cancelIntent(s, c, id, f),
  },
  { method: "POST", path: path("/v1/setup_intents"), run: createSetupIntent },
  {
    method: "GET",
    path: path("/v1/setup_intents"),
    run: (s, _c, f) => list<SetupIntent>(s, "setup_intent", "/v1/setup_intents", f, ["customer"]),
  },
  {
    method: "GET",
    path: path("/v1/setup_intents/{id}"),
    forBrowsers: true,
    run: (s, c, f, id) => forCaller(c, needSetupIntent(s, c, id, clientSecret(f))),
  },
  {
    method: "POST",
    path: path("/v1/setup_intents/{id}/confirm"),
    forBrowsers: true,
    run: (s, c, f, id) => forCaller(c, confirmSetupIntent(s, c, id, f)),
  },
  {
    method: "POST",
    path: path("/v1/setup_intents/{id}/cancel"),
    run: (s, c, f, id) => cancelSetupIntent(s, c, id, f),
  },
  { method: "POST", path: path("/v1/accounts"), run: (s, c, f) => publicView(createAccount(s, c, f)) },
  {
    method: "GET",
    path: path("/v1/accounts/{id}"),
    run: (s, _c, _f, id) => publicView(ownedAccount(s, id)),
  },
  { method: "POST", path: path("/v1/account_links"), run: createAccountLink },
  {
    method: "POST",
    path: path("/v1/accounts/{id}/login_links"),
    run: (s, c, _f, id) => createLoginLink(s, c, id),
  },
  { method: "POST", path: path("/v1/transfers"), run: createTransfer },
  {
    method: "GET",
    path: path("/v1/transfers"),
    run: (s, _c, f) => list<Transfer>(s, "transfer", "/v1/transfers", f, ["destination", "transfer_group"]),
  },
  {
    method: "GET",
    path: path("/v1/transfers/{id}"),
    run: (s, _c, _f, id) => publicView(need<Transfer>(s, "transfer", id)),
  },
  { method: "POST", path: path("/v1/transfers/{id}/reversals"), run: createReversal },
  { method: "POST", path: path("/v1/payouts"), run: (s, c, f) => publicView(createPayout(s, c, f)) },
  {
    method: "GET",
    path: path("/v1/payouts"),
    run: (s, c, f) => {
      if (c.account !== null) ownedAccount(s, c.account);
      return list<Payout>(s, "payout", "/v1/payouts", f, [], { _account: c.account ?? OWN });
    },
  },
  {
    method: "GET",
    path: path("/v1/payouts/{id}"),
    run: (s, c, _f, id) => publicView(needPayout(s, c, id)),
  },
  { method: "POST", path: path("/v1/tax/calculations"), run: (_s, _c, f) => calculateTax(f) },
  { method: "POST", path: path("/v1/refunds"), run: createRefund },
  {
    method: "GET",
    path: path("/v1/refunds"),
    run: (s, _c, f) => list<Refund>(s, "refund", "/v1/refunds", f, ["payment_intent", "charge"]),
  },
  { method: "GET", path: path("/v1/refunds/{id}"), run: (s, _c, _f, id) => needRefund(s, id) },
  {
    method: "GET",
    path: path("/v1/disputes"),
    run: (s, _c, f) => list<Dispute>(s, "dispute", "/v1/disputes", f, ["payment_intent", "charge"]),
  },
  { method: "GET", path: path("/v1/disputes/{id}"), run: (s, _c, _f, id) => need<Dispute>(s, "dispute", id) },
  { method: "POST", path: path("/v1/disputes/{id}"), run: updateDispute },
  { method: "POST", path: path("/v1/files"), run: (s, _c, f) => publicView(createFile(s, f)) },
  {
    method: "GET",
    path: path("/v1/charges"),
    run: (s, _c, f) => list<Charge>(s, "charge", "/v1/charges", f, ["payment_intent", "customer"]),
  },
  { method: "GET", path: path("/v1/charges/{id}"), run: (s, _c, _f, id) => need<Charge>(s, "charge", id) },
  { method: "GET", path: path("/v1/balance"), run: (s, c) => balance(s, c) },
  { method: "GET", path: path("/v1/balance_settings"), run: (s) => balanceSettings(s) },
  { method: "GET", path: path("/v1/account"), run: (s) => ownAccount(s) },
  { method: "GET", path: path("/v1/webhook_endpoints"), run: (s) => webhookEndpoints(s) },
  {
    method: "GET",
    path: path("/v1/balance_transactions"),
    run: (s, _c, f) => {
      const filters = ["source", "type"];
      const page = list<BalanceTransaction>(s, "balance_transaction", "/v1/balance_transactions", f, filters);
      return { ...page, data: page.data.map(asOfNow) };
    },
  },
  {
    method: "GET",
    path: path("/v1/balance_transactions/{id}"),
    run: (s, _c, _f, id) => asOfNow(need<BalanceTransaction>(s, "balance_transaction", id)),
  },
  {
    method: "GET",
    path: path("/v1/events"),
    run: (s, _c, f) => list<EventObject>(s, "event", "/v1/events", f, ["type"]),
  },
  { method: "GET", path: path("/v1/events/{id}"), run: (s, _c, _f, id) => need<EventObject>(s, "event", id) },
];

function clientSecret(form: Form): string | undefined {
  return readParams(form, ["client_secret", "key"]).text("client_secret");
}

function withoutKey(form: Form): Form {
  return Object.fromEntries(Object.entries(form).filter(([name]) => name !== "key"));
}

const BY_PREFIX: [string, AnyObject["object"]][] = [
  ["pi_", "payment_intent"],
  ["seti_", "setup_intent"],
  ["pm_", "payment_method"],
  ["cus_", "customer"],
  ["ch_", "charge"],
  ["re_", "refund"],
  ["txn_", "balance_transaction"],
];

/** Replaces ids by the objects they name, along paths such as `data.latest_charge.balance_transaction`. */
export function expand(sandbox: Sandbox, answer: object, paths: readonly string[]): object {
  for (const text of paths.slice(0, 20)) {
    const steps = text.split(".");
    if (steps.length <= 4) follow(sandbox, answer as Record<string, unknown>, steps);
  }
  return answer;
}

function follow(sandbox: Sandbox, at: Record<string, unknown>, [step, ...rest]: string[]): void {
  if (step === undefined) return;
  const value = at[step];
  if (typeof value === "string") {
    const kind = BY_PREFIX.find(([prefix]) => value.startsWith(prefix))?.[1];
    const object = kind && sandbox.store.get<AnyObject>(kind, value);
    if (object) at[step] = publicView(object);
  }
  const next = at[step];
  for (const item of Array.isArray(next) ? next : [next]) {
    if (item && typeof item === "object") follow(sandbox, item as Record<string, unknown>, rest);
  }
}
