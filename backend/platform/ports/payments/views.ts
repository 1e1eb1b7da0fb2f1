import type Stripe from "stripe";
import type {
  Balance,
  BalanceMovement,
  BankPayout,
  CardFailure,
  Charge,
  Dispute,
  Intent,
  IntentStatus,
  KeptCard,
  Movement,
  PaymentEvent,
  PayoutAccount,
  Refund,
  SetupIntent,
  Shipping,
  Transfer,
} from "./port.ts";

/** Converts the provider's wire objects to the port's form. */

const at = (unixSeconds: number) => new Date(unixSeconds * 1000);
const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === "string" ? value : value?.id ?? null;

const STATUSES: readonly string[] = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
  "requires_capture",
  "processing",
  "canceled",
  "succeeded",
] satisfies IntentStatus[];

/** Treats unknown statuses of a later API as processing: neither money nor final. */
export function statusOf(status: string): IntentStatus {
  return STATUSES.includes(status) ? status as IntentStatus : "processing";
}

/** Returns the codes of a failed attempt. A decline without a code counts as `card_declined`. */
export function failureOf(
  error: { code?: string | null; decline_code?: string | null } | null | undefined,
): CardFailure | null {
  return error ? { code: error.code ?? "card_declined", declineCode: error.decline_code || null } : null;
}

function chargeOf(charge: Stripe.Charge): Charge {
  const booked = typeof charge.balance_transaction === "object" ? charge.balance_transaction : null;
  const details = charge.payment_method_details;
  return {
    id: charge.id,
    isPaid: charge.paid && charge.captured,
    amountCents: charge.amount,
    refundedCents: charge.amount_refunded,
    feeCents: booked?.fee ?? null,
    netCents: booked?.net ?? null,
    method: {
      kind: details?.type ?? "card",
      brand: details?.card?.brand ?? null,
      last4: details?.card?.last4 ?? null,
    },
    billingEmail: charge.billing_details?.email ?? null,
    createdAt: at(charge.created),
  };
}

/**
 * Returns a payment intent in the port's form; amounts in US cents. Its charge is null before the first
 * attempt.
 */
export function intentOf(intent: Stripe.PaymentIntent): Intent {
  const charge = intent.latest_charge;
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    status: statusOf(intent.status),
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    customerId: idOf(intent.customer),
    paymentMethodId: idOf(intent.payment_method),
    metadata: { ...intent.metadata },
    methods: intent.payment_method_types,
    charge: charge && typeof charge === "object" ? chargeOf(charge) : null,
    failure: failureOf(intent.last_payment_error),
    receiptEmail: intent.receipt_email ?? null,
    shipping: shippingOf(intent.shipping),
    createdAt: at(intent.created),
  };
}

/** Returns an address in the port's form. Null if a part is missing that every address of ours has. */
function shippingOf(shipping: Stripe.PaymentIntent["shipping"] | undefined): Shipping | null {
  const { line1, line2, city, state, postal_code } = shipping?.address ?? {};
  if (!shipping?.name || !line1 || !city || !state || !postal_code) return null;
  const address = { line1, ...(line2 ? { line2 } : {}), city, state, postalCode: postal_code };
  return { name: shipping.name, ...(shipping.phone ? { phone: shipping.phone } : {}), address };
}

/** Returns a setup intent in the port's form. */
export function setupIntentOf(intent: Stripe.SetupIntent): SetupIntent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    status: statusOf(intent.status),
    customerId: idOf(intent.customer),
    paymentMethodId: idOf(intent.payment_method),
    metadata: { ...intent.metadata },
    failure: failureOf(intent.last_setup_error),
    createdAt: at(intent.created),
  };
}

/** Returns a saved card in the port's form. Brand and last digits are null for other methods. */
export function keptCardOf({ id, customer, card }: Stripe.PaymentMethod): KeptCard {
  return { id, customerId: idOf(customer), brand: card?.brand ?? null, last4: card?.last4 ?? null };
}

/** Returns a refund in the port's form; the amount in US cents. */
export function refundOf(refund: Stripe.Refund): Refund {
  return {
    id: refund.id,
    intentId: idOf(refund.payment_intent),
    chargeId: idOf(refund.charge),
    amountCents: refund.amount,
    status: (refund.status ?? "pending") as Refund["status"],
    metadata: { ...refund.metadata },
    failureReason: refund.failure_reason ?? null,
    createdAt: at(refund.created),
  };
}

const DISPUTES: Record<string, Dispute["status"]> = {
  warning_needs_response: "inquiry",
  warning_under_review: "inquiry",
  warning_closed: "won",
  prevented: "won",
  won: "won",
  lost: "lost",
};

/**
 * Returns a balance transaction as a movement, with fees separate. Those of type `stripe_fee` and similar
 * ones state their fee as the amount (docs.stripe.com/reports/balance-transaction-types, "Fees").
 */
function movementOf(booked: Stripe.BalanceTransaction): Movement {
  const isFee = booked.reporting_category === "fee";
  return {
    id: booked.id,
    amountCents: isFee ? 0 : booked.amount,
    feeCents: isFee ? booked.fee - booked.amount : booked.fee,
    kind: booked.type === "adjustment" ? booked.reporting_category : booked.type,
  };
}

/** Returns a balance transaction with its source and dates; amounts in US cents. */
export function balanceMovementOf(booked: Stripe.BalanceTransaction): BalanceMovement {
  return {
    ...movementOf(booked),
    sourceId: idOf(booked.source),
    description: booked.description,
    isAvailable: booked.status === "available",
    availableAt: at(booked.available_on),
    createdAt: at(booked.created),
  };
}

/** Returns the balance in US dollars in the port's form; amounts in US cents. */
export function balanceOf({ available, pending }: Stripe.Balance): Balance {
  const dollars = (parts: { amount: number; currency: string }[]) =>
    parts.reduce((sum, { amount, currency }) => currency === "usd" ? sum + amount : sum, 0);
  return { availableCents: dollars(available), pendingCents: dollars(pending) };
}

/**
 * Returns a bank's dispute of a payment in the port's form; amounts in US cents. `more` contains the balance
 * transactions whose source is the dispute, because its own list leaves out fees that were charged later.
 */
export function disputeOf(dispute: Stripe.Dispute, more: readonly Movement[] = []): Dispute {
  const movements = new Map(
    [...more, ...dispute.balance_transactions.map(movementOf)].map((one) => [one.id, one]),
  );
  const moved = [...movements.values()];
  const due = dispute.evidence_details?.due_by ?? null;
  return {
    id: dispute.id,
    intentId: idOf(dispute.payment_intent),
    amountCents: dispute.amount,
    status: DISPUTES[dispute.status] ?? "open",
    isAppeal: dispute.status.startsWith("appeal_"),
    reason: dispute.reason,
    movements: moved,
    withdrawnCents: 0 - moved.reduce((sum, { amountCents }) => sum + amountCents, 0),
    feeCents: moved.reduce((sum, { feeCents }) => sum + feeCents, 0),
    evidenceDueAt: due === null ? null : at(due),
    isAnswered: (dispute.evidence_details?.submission_count ?? 0) > 0,
    createdAt: at(dispute.created),
  };
}

/** Returns a breeder's account in the port's form: ready once transfers and payouts are both possible. */
export function accountOf(account: Stripe.Account): PayoutAccount {
  const { requirements } = account;
  const banks = account.external_accounts?.data ?? [];
  const bank = banks.find((one) => one.default_for_currency) ?? banks[0];
  return {
    id: account.id,
    isDetailsSubmitted: account.details_submitted,
    isReady: account.payouts_enabled && account.capabilities?.transfers === "active",
    requirements: [...new Set([...requirements?.past_due ?? [], ...requirements?.currently_due ?? []])],
    disabledReason: requirements?.disabled_reason ?? null,
    bank: bank ? { id: bank.id, last4: bank.last4 ?? "", fingerprint: bank.fingerprint ?? null } : null,
  };
}

/** Returns a transfer to a breeder's account in the port's form; amounts in US cents. */
export function transferOf(transfer: Stripe.Transfer): Transfer {
  return {
    id: transfer.id,
    accountId: idOf(transfer.destination),
    amountCents: transfer.amount,
    reversedCents: transfer.amount_reversed,
    metadata: { ...transfer.metadata },
    createdAt: at(transfer.created),
  };
}

/** Returns a payment to a breeder's bank in the port's form; the amount in US cents. */
export function bankPayoutOf(payout: Stripe.Payout): BankPayout {
  return {
    id: payout.id,
    amountCents: payout.amount,
    status: payout.status === "paid"
      ? "paid"
      : payout.status === "failed" || payout.status === "canceled"
      ? "failed"
      : "on-the-way",
    failureCode: payout.failure_code,
    arrivesOn: at(payout.arrival_date).toISOString().slice(0, 10),
    metadata: { ...payout.metadata },
  };
}

/**
 * Returns the combined rate of all jurisdictions, between 0 and 1, on the whole amount. A partly taxed amount
 * counts in proportion.
 */
export function taxRateOf(
  taxed: { amount: number; tax_breakdown?: TaxShare[] | null } | null | undefined,
): number {
  if (!taxed || taxed.amount <= 0) return 0;
  const percent = (taxed.tax_breakdown ?? []).reduce(
    (sum, { taxable_amount, tax_rate_details }) =>
      sum + Number(tax_rate_details?.percentage_decimal ?? 0) * taxable_amount / taxed.amount,
    0,
  );
  return Number((percent / 100).toFixed(6));
}
type TaxShare = { taxable_amount: number; tax_rate_details: { percentage_decimal: string } | null };

/** Returns the parts of an event that identify the object to read again. */
export function eventOf(event: Stripe.Event): PaymentEvent {
  const object = event.data.object as {
    object?: string;
    id?: string;
    payment_intent?: string | { id: string } | null;
    metadata?: Record<string, string> | null;
  };
  const own = (kind: string) => object.object === kind ? object.id ?? null : null;
  return {
    id: event.id,
    type: event.type,
    isLive: event.livemode,
    createdAt: at(event.created),
    intentId: own("payment_intent") ?? idOf(object.payment_intent),
    setupIntentId: own("setup_intent"),
    refundId: own("refund"),
    disputeId: own("dispute"),
    transferId: own("transfer"),
    accountId: event.account ?? own("account"),
    metadata: { ...object.metadata },
  };
}
