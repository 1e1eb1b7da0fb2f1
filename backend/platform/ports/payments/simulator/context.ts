import type { Store } from "./store.ts";
import type { AnyObject, EventObject, PaymentMethod } from "./objects.ts";
import { API_VERSION, newId, publicView } from "./wire.ts";

/** Delivery rule for webhooks of some types: late, repeated, lost, or kept until released. */
export interface WebhookRule {
  types?: string[];
  delayMs?: number;
  copies?: number;
  drop?: boolean;
  hold?: boolean;
  /** Number of further events that it applies to. Default: all. */
  times?: number;
}

/** Settings made by a test or the product, stored in the record. */
export interface Settings {
  webhookUrl: string | null;
  webhookSecret: string | null;
  /** Address at which browsers reach this sandbox, unless the request states it. */
  publicUrl: string | null;
  /** Time for which a method that settles later stays `processing`, and its outcome. */
  processingDelayMs: number;
  processingOutcome: "succeed" | "fail" | "wait";
  /**
   * Time for which a payout to a bank is on its way, and its outcome. `bank`: decided by the account's bank.
   */
  payoutDelayMs: number;
  payoutOutcome: "bank" | "wait";
  /** Time for which the money of a charge stays pending before it can be transferred or paid out. */
  availableDelayMs: number;
  /**
   * Schedule of our own payouts. `daily` sends the whole available balance to our bank every `sweepEveryMs`.
   */
  ownPayouts: "manual" | "daily";
  sweepEveryMs: number;
  /** Fee for evidence sent to a bank, returned if the dispute is won. */
  counteredFeeCents: number;
  /** Whether Connect's fees for sellers' accounts and payouts are charged. */
  connectFees: boolean;
  /**
   * Whether a pending refund fails when its charge is disputed, as it nearly always does, or still arrives.
   */
  disputedRefunds: "fail" | "arrive";
  /** Our own account, with its missing capabilities. */
  ownAccount: { chargesEnabled: boolean; payoutsEnabled: boolean; inactive: string[] };
  /**
   * Our webhook endpoints, all at `webhookUrl`. As at Stripe, one receives our own events and one those of
   * accounts.
   */
  endpoints: { events: string[]; isEnabled: boolean }[];
  /** Whether events claim real money, as a server in production requires. */
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

/** Context passed to every operation of the sandbox. */
export interface Sandbox {
  store: Store;
  settings(): Settings;
  change(settings: Partial<Settings>): Settings;
  /** Notifies the clockwork that a task may be due. */
  wake(): void;
}

/** Facts about the request for the operation that answers it. */
export interface Call {
  requestId: string;
  idempotencyKey: string | null;
  /** Whether a browser with the publishable key is calling. It needs the client secret and sees less. */
  isBrowser: boolean;
  /** Seller's account on whose behalf the call is made. */
  account: string | null;
  /** Address at which the caller's browser reaches this sandbox, without a trailing slash. */
  publicUrl: string;
}

/** Returns a sandbox on this record. Its settings are part of the record, so they survive a restart. */
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

/** Returns the current time in Unix seconds, the format of the wire. */
export function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Records an event and queues its webhook by the current rules. The sender picks it up after the commit. */
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

/** Returns the details of the paying method that a charge shows. */
export function methodDetails(method: PaymentMethod): Record<string, unknown> {
  return { type: method.type, [method.type]: method.card ?? {} };
}
