import type Stripe from "stripe";
import type { BalanceTransaction, MovementType, Payout, Transfer } from "./objects.ts";
import { type Call, type Sandbox, seconds } from "./context.ts";
import { newId } from "./wire.ts";

/** Fields of a movement that differ from those implied by its type. */
export interface Booking {
  source: string | null;
  type: MovementType;
  /** Negative for outgoing money. */
  amount: number;
  fee?: number;
  /** Category of docs.stripe.com/reports/reporting-categories. Default: the type. */
  category?: string;
  description?: string;
  /** Unix seconds. Default: now. */
  created?: number;
  /** Time from which the money can be transferred or paid out, in Unix seconds. Default: at once. */
  availableOn?: number;
}

/** Books a movement of our balance. */
export function book(sandbox: Sandbox, booking: Booking): BalanceTransaction {
  const { source, type, amount, fee = 0, created = seconds() } = booking;
  const entry: BalanceTransaction = {
    id: newId("txn_"),
    object: "balance_transaction",
    created,
    amount,
    available_on: booking.availableOn ?? created,
    balance_type: "payments",
    description: booking.description ?? null,
    fee,
    net: amount - fee,
    currency: "usd",
    fee_details: fee === 0 ? [] : [{
      amount: fee,
      application: null,
      currency: "usd",
      type: "stripe_fee",
      description: "Stripe processing fees",
    }],
    reporting_category: booking.category ?? type,
    source,
    status: "pending",
    type,
  };
  sandbox.store.put(entry);
  return asOfNow(entry);
}

/**
 * Returns the time at which money charged now becomes available, in Unix seconds (docs.stripe.com/payouts,
 * "Payout speed").
 */
export function availableOn(sandbox: Sandbox): number {
  return seconds() + Math.ceil(sandbox.settings().availableDelayMs / 1000);
}

/** Makes all pending money available, as if its days had passed. Returns the amount. */
export function makeAvailable(sandbox: Sandbox): number {
  const pending = allMovements(sandbox).filter(({ status }) => status === "pending");
  for (const entry of pending) sandbox.store.put({ ...entry, available_on: entry.created });
  return pending.reduce((sum, { net }) => sum + net, 0);
}

/**
 * Returns the movement with its current status: pending until its day of availability if that is in the
 * future.
 */
export function asOfNow(entry: BalanceTransaction): BalanceTransaction {
  const { available_on, created } = entry;
  return { ...entry, status: available_on <= Math.max(created, seconds()) ? "available" : "pending" };
}

/** Returns all movements of our balance, newest first. */
export function allMovements({ store }: Sandbox): BalanceTransaction[] {
  return store.find<BalanceTransaction>("balance_transaction").map(asOfNow);
}

/** Returns our balance in cents. Only the available part can leave. */
export function ownBalance(sandbox: Sandbox): { available: number; pending: number } {
  const sums = { available: 0, pending: 0 };
  for (const { status, net } of allMovements(sandbox)) sums[status] += net;
  return sums;
}

/** Returns a seller's balance: transfers, less money taken back or paid out. */
export function accountBalance({ store }: Sandbox, account: string): number {
  const came = store.find<Transfer>("transfer", { destination: account })
    .reduce((sum, { amount, amount_reversed }) => sum + amount - amount_reversed, 0);
  return store.find<Payout>("payout", { _account: account })
    .reduce((sum, { amount, status }) => status === "failed" ? sum : sum - amount, came);
}

/**
 * `GET /v1/balance` (docs.stripe.com/api/balance/balance_object): our balance or that of a seller's account.
 */
export function balance(sandbox: Sandbox, { account }: Call): Stripe.Balance {
  const { available, pending } = account === null
    ? ownBalance(sandbox)
    : { available: accountBalance(sandbox, account), pending: 0 };
  const of = (amount: number) => [{ amount, currency: "usd", source_types: { card: amount } }];
  return { object: "balance", available: of(available), livemode: false, pending: of(pending) };
}
