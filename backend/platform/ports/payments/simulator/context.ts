import type { Store } from "./store.ts";
import type { AnyObject, EventObject, PaymentMethod } from "./objects.ts";
import { API_VERSION, newId, publicView } from "./wire.ts";

/** How webhooks of some types are treated: late, repeated, lost, or kept until released. */
export interface WebhookRule {
  types?: string[];
  delayMs?: number;
  copies?: number;
  drop?: boolean;
  hold?: boolean;
  /** How many more events it applies to; without it, all. */
  times?: number;
}

/** What a test or the product sets; kept in the record. */
export interface Settings {
  webhookUrl: string | null;
  webhookSecret: string | null;
  /** Where browsers reach this sandbox, when a request does not tell. */
  publicUrl: string | null;
  /** How long a method that settles later stays `processing`, and how it then ends. */
  processingDelayMs: number;
  processingOutcome: "succeed" | "fail" | "wait";
  /** How long a payout to a bank is under way, and how it then ends; `bank` as the account's bank does. */
  payoutDelayMs: number;
  payoutOutcome: "bank" | "wait";
  /** How long the money of a charge stays pending before it can be transferred or paid out. */
  availableDelayMs: number;
  /** The schedule of our own payouts: `daily` sends all that is available to our bank each `sweepEveryMs`. */
  ownPayouts: "manual" | "daily";
  sweepEveryMs: number;
  /** Charged for evidence that goes to a bank, returned if the dispute is won. */
  counteredFeeCents: number;
  /** Charges Connect's fees for sellers' accounts and payouts. */
  connectFees: boolean;
  /** Whether a refund that is pending when its charge is disputed fails, as nearly always, or arrives all the same. */
  disputedRefunds: "fail" | "arrive";
  /** Our own account, with the abilities that it lacks. */
  ownAccount: { chargesEnabled: boolean; payoutsEnabled: boolean; inactive: string[] };
  /** Our webhook endpoints, all at `webhookUrl`: as at Stripe, one for our own events and one for those of accounts. */
  endpoints: { events: string[]; isEnabled: boolean }[];
  /** Whether events say that the money is real, which a server in production asks of them. */
  isLive: boolean;
  latencyMs: number;
  rules: WebhookRule[];
}

const DEFAULTS: Settings = {
  webhookUrl: null,
  webhookSecret: null,
  publicUrl: null,
  processingDelayMs: 3000,
  processingOutcome: "succeed",
  payoutDelayMs: 3000,
  payoutOutcome: "bank",
  availableDelayMs: 0,
  ownPayouts: "manual",
  sweepEveryMs: 86_400_000,
  counteredFeeCents: 1500,
  connectFees: false,
  disputedRefunds: "fail",
  ownAccount: { chargesEnabled: true, payoutsEnabled: true, inactive: [] },
  endpoints: [{ events: ["*"], isEnabled: true }, { events: ["*"], isEnabled: true }],
  isLive: false,
  latencyMs: 0,
  rules: [],
};

/** What every operation of the sandbox is given. */
export interface Sandbox {
  store: Store;
  settings(): Settings;
  change(settings: Partial<Settings>): Settings;
  /** Tells the clockwork that something may be due. */
  wake(): void;
}

/** What an operation knows about the request that it answers. */
export interface Call {
  requestId: string;
  idempotencyKey: string | null;
  /** A browser with the publishable key: it needs the client secret and sees less. */
  isBrowser: boolean;
  /** The seller's account that the call is made for. */
  account: string | null;
  /** The address under which the caller's browser reaches this sandbox, without a trailing slash. */
  publicUrl: string;
}

/** Settings live in the record, so that a restart of the sandbox keeps what was asked of it. */
export function sandboxOn(store: Store, wake: () => void): Sandbox {
  const settings = () => ({ ...DEFAULTS, ...store.setting<Partial<Settings>>("settings", {}) });
  return {
    store,
    settings,
    change(change) {
      const changed = { ...settings(), ...change };
      store.setSetting("settings", changed);
      return changed;
    },
    wake,
  };
}

/** Unix seconds, as the wire has times. */
export function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Records an event and queues its webhook by the rules in force; the sender picks it up after the commit. */
export function emit(
  sandbox: Sandbox,
  call: Call | null,
  type: string,
  object: AnyObject,
  account?: string,
): void {
  const { store } = sandbox;
  const { rules, webhookUrl, isLive } = sandbox.settings();
  const event: EventObject = {
    id: newId("evt_"),
    object: "event",
    created: seconds(),
    livemode: isLive,
    api_version: API_VERSION,
    type,
    data: { object: publicView(object) },
    ...(account === undefined ? {} : { account }),
    pending_webhooks: 1,
    request: { id: call?.requestId ?? null, idempotency_key: call?.idempotencyKey ?? null },
  };
  store.put(event);
  if (webhookUrl === null) return;
  const rule = rules.find((r) => (r.times ?? 1) > 0 && (!r.types || r.types.includes(type)));
  if (rule?.times !== undefined) {
    const times = rule.times - 1;
    sandbox.change({ rules: rules.map((r) => r === rule ? { ...r, times } : r) });
  }
  const due = Date.now() + (rule?.delayMs ?? 0);
  const state = rule?.drop ? "dropped" : rule?.hold ? "held" : "pending";
  for (let copy = 0; copy < (rule?.copies ?? 1); copy++) store.addDelivery(event.id, due + copy * 200, state);
  sandbox.wake();
}

/** The details that a charge shows of the method that paid. */
export function methodDetails(method: PaymentMethod): Record<string, unknown> {
  return { type: method.type, [method.type]: method.card ?? {} };
}
