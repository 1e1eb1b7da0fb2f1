import type {
  Account,
  Action,
  AnyObject,
  Charge,
  Customer,
  Dispute,
  EventObject,
  PaymentIntent,
  Payout,
  Refund,
  SetupIntent,
  Transfer,
  TransferReversal,
} from "./objects.ts";
import type { Sandbox, Settings, WebhookRule } from "./context.ts";
import type { Fault, Faults } from "./faults.ts";
import type { Reply } from "./messages.ts";
import { finishAction, settle } from "./actions.ts";
import { allMovements, makeAvailable, ownBalance } from "./balance.ts";
import {
  answerDispute,
  appealDispute,
  closeDispute,
  escalateDispute,
  needDispute,
  openDispute,
} from "./disputes.ts";
import { changeAccount, endPayout, leavePlatform, type PastPayout, recordPastPayouts } from "./payouts.ts";
import { planSweep, sweep } from "./platform.ts";
import { endRefund } from "./refund_outcomes.ts";
import { type PastPayment, recordPast } from "./past.ts";
import { publicView } from "./wire.ts";

/**
 * The control API for tests and quality work. It makes the sandbox misbehave like real providers, and returns
 * its whole record for comparison with the product's.
 */
export function control(
  sandbox: Sandbox,
  faults: Faults,
  method: string,
  path: string,
  query: URLSearchParams,
  body: string,
): Reply {
  const { store } = sandbox;
  const input = body === "" ? {} : JSON.parse(body) as Record<string, unknown>;
  const call = `${method} ${path.slice("/_control".length)}`;
  const intentCall = /^POST \/intents\/(\w+)\/(settle|authenticate)$/.exec(call);
  const disputeCall = /^POST \/disputes\/(\w+)\/(answer|appeal|close|escalate)$/.exec(call);
  const refundCall = /^POST \/refunds\/(\w+)\/end$/.exec(call);
  const accountCall = /^POST \/accounts\/(\w+)\/(complete|restrict|leave)$/.exec(call);
  const payoutCall = /^POST \/payouts\/(\w+)\/end$/.exec(call);
  const eventCall = /^POST \/events\/(\w+)\/send$/.exec(call);

  if (call === "GET /record") return json(record(sandbox));
  if (call === "GET /settings") return json(sandbox.settings());
  if (call === "PUT /settings") {
    const changed = sandbox.change(input as Partial<Settings>);
    if ("ownPayouts" in input || "sweepEveryMs" in input) planSweep(sandbox);
    // A server that has just returned should not wait out the pauses that its absence caused.
    for (const d of store.deliveries(["pending"])) store.setDelivery({ ...d, dueMs: Date.now() + 200 });
    sandbox.wake();
    return json(changed);
  }
  if (call === "POST /past") {
    store.tx(() => recordPastPayouts(sandbox, input.payouts as PastPayout[] ?? []));
    return json({ added: store.tx(() => recordPast(sandbox, input.payments as PastPayment[])) });
  }
  if (call === "GET /faults") return json(faults.list());
  if (call === "POST /faults") return json(faults.add(input as Partial<Fault>));
  if (call === "DELETE /faults") {
    faults.clear();
    return json([]);
  }
  if (call === "POST /webhooks/rules") {
    return json(sandbox.change({ rules: [...sandbox.settings().rules, input as WebhookRule] }).rules);
  }
  if (call === "DELETE /webhooks/rules") return json(sandbox.change({ rules: [] }).rules);
  if (call === "GET /webhooks") {
    const state = query.get("state");
    const shown = store.deliveries(state ? [state as "pending"] : undefined);
    return json(shown.map((d) => ({ ...d, type: store.get<EventObject>("event", d.eventId)?.type })));
  }
  if (call === "POST /webhooks/release") {
    const held = store.deliveries(["held"]);
    if (input.order === "reverse") held.reverse();
    const gap = typeof input.gapMs === "number" ? input.gapMs : 150;
    held.forEach((d, i) => store.setDelivery({ ...d, state: "pending", dueMs: Date.now() + i * gap }));
    sandbox.wake();
    return json({ released: held.length });
  }
  if (eventCall) {
    const event = store.get<EventObject>("event", eventCall[1]);
    if (!event) return json({ error: "no such event" }, 404);
    const delay = typeof input.delayMs === "number" ? input.delayMs : 0;
    for (let i = 0; i < Number(input.times ?? 1); i++) {
      store.addDelivery(event.id, Date.now() + delay + i, "pending");
    }
    sandbox.wake();
    return json({ sent: Number(input.times ?? 1) });
  }
  if (disputeCall) {
    return json(store.tx(() => disputeChange(sandbox, disputeCall[1]!, disputeCall[2]!, input)));
  }
  if (call === "POST /disputes") {
    const intent = store.get<PaymentIntent>("payment_intent", String(input.intentId));
    const details = {
      reason: input.reason as string | undefined,
      amount: input.amountCents as number | undefined,
      isInquiry: input.isInquiry as boolean | undefined,
    };
    return json(store.tx(() => openDispute(sandbox, intent?.latest_charge ?? "", details)));
  }
  if (call === "POST /balance/available") return json({ cents: store.tx(() => makeAvailable(sandbox)) });
  if (call === "POST /balance/sweep") return json(store.tx(() => sweep(sandbox)) ?? {});
  if (refundCall) {
    const outcome = input.outcome === "fail" ? "fail" : "succeed";
    store.tx(() => endRefund(sandbox, refundCall[1]!, outcome, input.reason as string | undefined));
    return json(store.get<Refund>("refund", refundCall[1]));
  }
  if (accountCall) {
    const [, id = "", what] = accountCall;
    if (what === "leave") return json(store.tx(() => leavePlatform(sandbox, id)));
    const outcome = what === "restrict" ? "restrict" : input.bank === "rejects" ? "rejects" : "takes";
    return json(store.tx(() => changeAccount(sandbox, id, outcome, input.fingerprint as string | undefined)));
  }
  if (payoutCall) {
    return json(
      store.tx(() => endPayout(sandbox, payoutCall[1]!, input.outcome === "fail" ? "fail" : "pay")),
    );
  }
  if (intentCall) {
    const id = intentCall[1]!;
    const succeeds = input.outcome !== "fail";
    store.tx(() => {
      if (intentCall[2] === "settle") return void settle(sandbox, id, succeeds);
      const open = store.find<Action>("action", { intent: id }).find((action) => action.state === "open");
      if (open) finishAction(sandbox, open.id, succeeds);
    });
    const intent = store.get<PaymentIntent>("payment_intent", id) ??
      store.get<SetupIntent>("setup_intent", id);
    return intent ? json(intent) : json({ error: "no such intent" }, 404);
  }
  return json({ error: `no control call ${call}` }, 404);
}

function disputeChange(
  sandbox: Sandbox,
  id: string,
  change: string,
  input: Record<string, unknown>,
): Dispute {
  if (change === "answer") return answerDispute(sandbox, needDispute(sandbox, id));
  if (change === "escalate") return escalateDispute(sandbox, id);
  if (change === "appeal") return appealDispute(sandbox, id, input.isSent === true);
  const outcome = input.outcome === "won" ? "won" : "lost";
  return closeDispute(sandbox, id, { outcome, reinstatedCents: input.reinstatedCents as number | undefined });
}

/**
 * Returns everything that happened, oldest first. An outside checker compares the product's books with it.
 */
function record(sandbox: Sandbox) {
  const all = <T extends AnyObject>(kind: T["object"]) =>
    sandbox.store.find<T>(kind).reverse().map(publicView);
  return {
    customers: all<Customer>("customer"),
    paymentIntents: all<PaymentIntent>("payment_intent"),
    setupIntents: all<SetupIntent>("setup_intent"),
    charges: all<Charge>("charge"),
    refunds: all<Refund>("refund"),
    disputes: all<Dispute>("dispute"),
    accounts: all<Account>("account"),
    transfers: all<Transfer>("transfer"),
    reversals: all<TransferReversal>("transfer_reversal"),
    payouts: all<Payout>("payout"),
    balance: ownBalance(sandbox),
    balanceTransactions: allMovements(sandbox).reverse(),
    events: sandbox.store.find<EventObject>("event").reverse().map(({ id, type, created }) => ({
      id,
      type,
      created,
    })),
    webhooks: sandbox.store.deliveries(),
  };
}

function json(body: unknown, status = 200): Reply {
  return {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store" },
    body: JSON.stringify(body),
  };
}
