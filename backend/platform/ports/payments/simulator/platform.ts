import type Stripe from "stripe";
import type { Payout } from "./objects.ts";
import { emit, type Sandbox, seconds } from "./context.ts";
import { book, ownBalance } from "./balance.ts";
import { newId } from "./wire.ts";

/** Our own account at the provider: its settings, its payouts, and Connect's fees for sellers' accounts. */

/** Account of our own payouts, which belong to no seller. */
export const OWN = "";
/**
 * Connect's fees for platforms that set their own prices (stripe.com/connect/pricing): for an active account
 * each month, and for each payout.
 */
const ACTIVE_ACCOUNT_FEE = 200;
const PAYOUT_FEE = 25;
const PAYOUT_PER_MILLE = 2.5;

/**
 * Charges Connect's fee for a payout to a seller's bank, and with the first payout of a month the fee for the
 * account.
 */
export function chargeConnectFees(sandbox: Sandbox, payout: Payout): void {
  if (!sandbox.settings().connectFees) return;
  const day = (unix: number) => new Date(unix * 1000).toISOString().slice(0, 10);
  const month = day(payout.created).slice(0, 7);
  const fee = (cents: number, description: string) =>
    book(sandbox, { source: null, type: "stripe_fee", category: "fee", amount: -cents, description });
  const isFirst = !sandbox.store.find<Payout>("payout", { _account: payout._account })
    .some(({ id, created }) => id !== payout.id && day(created).startsWith(month));
  if (isFirst) fee(ACTIVE_ACCOUNT_FEE, `Connect (${month}): Active Account Billing`);
  const cents = Math.round(payout.amount * PAYOUT_PER_MILLE / 1000) + PAYOUT_FEE;
  fee(cents, `Connect (${day(payout.created)}): Payout Fee`);
}

/** Sends money from our balance to our bank. The caller checks that the balance covers it. */
export function payOut(sandbox: Sandbox, amount: number, isAutomatic: boolean, metadata = {}): Payout {
  const payout = payoutOf(newId("po_"), { amount, account: OWN, metadata });
  payout.automatic = isAutomatic;
  payout.balance_transaction = book(sandbox, { source: payout.id, type: "payout", amount: -amount }).id;
  sandbox.store.put(payout);
  emit(sandbox, null, "payout.created", payout);
  const { payoutDelayMs, payoutOutcome } = sandbox.settings();
  if (payoutOutcome !== "wait") sandbox.store.addTask(Date.now() + payoutDelayMs, "payout", payout.id);
  sandbox.wake();
  return payout;
}

/** Runs an automatic payout of the whole available balance (docs.stripe.com/payouts, "Automatic payouts"). */
export function sweep(sandbox: Sandbox): Payout | null {
  const { available } = ownBalance(sandbox);
  return available > 0 ? payOut(sandbox, available, true) : null;
}

/** Plans the next automatic payout, if the schedule is `daily` and none is planned. */
export function planSweep(sandbox: Sandbox): void {
  const { ownPayouts, sweepEveryMs } = sandbox.settings();
  sandbox.store.dropTasks("sweep");
  if (ownPayouts === "daily") sandbox.store.addTask(Date.now() + sweepEveryMs, "sweep", "own");
  sandbox.wake();
}

const CAPABILITIES = [
  "card_payments",
  "transfers",
  "affirm_payments",
  "afterpay_clearpay_payments",
  "klarna_payments",
] as const;

/** `GET /v1/account` (docs.stripe.com/api/accounts/retrieve): our own account. */
export function ownAccount(sandbox: Sandbox):
  & Pick<
    Stripe.Account,
    | "id"
    | "object"
    | "charges_enabled"
    | "country"
    | "default_currency"
    | "details_submitted"
    | "payouts_enabled"
  >
  & { capabilities: Stripe.Account.Capabilities } {
  const { chargesEnabled, payoutsEnabled, inactive } = sandbox.settings().ownAccount;
  return {
    id: "acct_0000000000000own",
    object: "account",
    country: "US",
    default_currency: "usd",
    charges_enabled: chargesEnabled,
    details_submitted: true,
    payouts_enabled: payoutsEnabled,
    capabilities: Object.fromEntries(
      CAPABILITIES.map((name) => [name, inactive.includes(name) ? "inactive" as const : "active" as const]),
    ),
  };
}

/**
 * `GET /v1/balance_settings` (docs.stripe.com/api/balance-settings): the payout schedule of our own balance.
 */
export function balanceSettings(sandbox: Sandbox): object {
  const { ownPayouts, availableDelayMs } = sandbox.settings();
  return {
    object: "balance_settings",
    payments: {
      debit_negative_balances: true,
      payouts: {
        automatic_transfer_rules_by_currency: null,
        minimum_balance_by_currency: null,
        schedule: { interval: ownPayouts },
        statement_descriptor: null,
        status: "enabled",
      },
      settlement_timing: { delay_days: Math.round(availableDelayMs / 86_400_000), start_of_day: null },
    },
  };
}

/** `GET /v1/webhook_endpoints`: the endpoints that the sandbox sends to, if any. */
export function webhookEndpoints(sandbox: Sandbox): object {
  const { webhookUrl, endpoints } = sandbox.settings();
  const data = webhookUrl === null ? [] : endpoints.map(({ events, isEnabled }, index) => ({
    id: `we_000000000000000000own${index + 1}`,
    object: "webhook_endpoint",
    created: seconds(),
    api_version: null,
    application: null,
    description: null,
    livemode: false,
    metadata: {},
    enabled_events: events,
    status: isEnabled ? "enabled" : "disabled",
    url: webhookUrl,
  }));
  return { object: "list", url: "/v1/webhook_endpoints", has_more: false, data };
}

/** Returns a new payout to a bank that has just left this account. */
export function payoutOf(
  id: string,
  { amount, account, metadata }: { amount: number; account: string; metadata: Record<string, string> },
): Payout {
  return {
    id,
    object: "payout",
    created: seconds(),
    livemode: false,
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: seconds() + 2 * 86_400,
    automatic: false,
    balance_transaction: null,
    currency: "usd",
    description: null,
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    metadata,
    method: "standard",
    original_payout: null,
    payout_method: null,
    reconciliation_status: "not_applicable",
    reversed_by: null,
    source_type: "card",
    statement_descriptor: null,
    status: "pending",
    trace_id: null,
    type: "bank_account",
    _account: account,
  };
}
