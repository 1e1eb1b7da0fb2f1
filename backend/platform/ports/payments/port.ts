/**
 * Payments by card and by lenders, whoever provides them. Amounts are integer US cents. Nothing here throws for
 * what a provider, a bank or a network may do: every call ends with an `Answer`, and the caller decides.
 */

export type MethodKind = "card" | "klarna" | "affirm" | "afterpay_clearpay";

/** What the provider says an intent is in; only `succeeded` is money. */
export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "requires_capture"
  | "processing"
  | "canceled"
  | "succeeded";

/** What ties a payment to the product's own rows; the provider returns it with every intent and event. */
export interface PaymentMetadata {
  reservationId: string;
  orderId: string;
  /** Deposit, Balance or Full, or the kind of another order. */
  kind: string;
  [name: string]: string;
}

export interface CardFailure {
  /** The provider's code, such as `incorrect_cvc`; `card_declined` when only the decline code tells more. */
  code: string;
  declineCode: string | null;
}

/** Money that was taken, or tried to be. */
export interface Charge {
  id: string;
  isPaid: boolean;
  amountCents: number;
  refundedCents: number;
  /** The provider's fee and what is left of the charge; null until the provider has booked them. */
  feeCents: number | null;
  netCents: number | null;
  method: { kind: string; brand: string | null; last4: string | null };
  /** The email that was given with the card; null with most methods. */
  billingEmail: string | null;
  createdAt: Date;
}

export interface Intent {
  id: string;
  /** What the buyer's browser confirms with; never logged, never shown to another. */
  clientSecret: string | null;
  status: IntentStatus;
  amountCents: number;
  receivedCents: number;
  customerId: string | null;
  /** What it was last confirmed with; kept by the customer where the intent was made with `saveCard`. */
  paymentMethodId: string | null;
  metadata: Record<string, string>;
  methods: string[];
  /** The latest attempt's charge; null before one, and in a webhook's copy of the intent. */
  charge: Charge | null;
  failure: CardFailure | null;
  receiptEmail: string | null;
  shipping: Shipping | null;
  createdAt: Date;
}

export interface SetupIntent {
  id: string;
  clientSecret: string | null;
  status: IntentStatus;
  customerId: string | null;
  paymentMethodId: string | null;
  metadata: Record<string, string>;
  failure: CardFailure | null;
  createdAt: Date;
}

/** A card that a customer has kept; `customerId` is null once it was let go. */
export interface KeptCard {
  id: string;
  customerId: string | null;
  brand: string | null;
  last4: string | null;
}

export type RefundStatus = "pending" | "requires_action" | "succeeded" | "failed" | "canceled";

export interface Refund {
  id: string;
  intentId: string | null;
  chargeId: string | null;
  amountCents: number;
  status: RefundStatus;
  metadata: Record<string, string>;
  failureReason: string | null;
  createdAt: Date;
}

/**
 * One movement of our balance at the provider. `amountCents - feeCents` is its effect on the balance: an amount is
 * negative when it leaves, a fee is negative when the provider returns it. A pure fee has an amount of 0.
 */
export interface Movement {
  id: string;
  amountCents: number;
  feeCents: number;
  /** The provider's type, such as `charge`, `refund`, `transfer`, `payout`, `stripe_fee`; of a dispute, its category. */
  kind: string;
}

/** A movement with its source and dates, as the list of all movements shows it. */
export interface BalanceMovement extends Movement {
  /** The charge, refund, dispute, transfer, reversal or payout that moved the money; null for a fee of no object. */
  sourceId: string | null;
  /** Explains fees such as `Connect (2026-11-01 - 2026-11-30)`; null if the provider says nothing. */
  description: string | null;
  isAvailable: boolean;
  availableAt: Date;
  createdAt: Date;
}

/** Our balance at the provider. Only the available part can be transferred or paid out; either part may be negative. */
export interface Balance {
  availableCents: number;
  pendingCents: number;
}

/** A charge that the buyer's bank contests. `inquiry`: the bank only asks, and no money has moved. */
export interface Dispute {
  id: string;
  intentId: string | null;
  amountCents: number;
  /** A lost dispute is `open` again while it is appealed, and may then be won. */
  status: "inquiry" | "open" | "won" | "lost";
  /** The dispute was lost and is being appealed. */
  isAppeal: boolean;
  /** The bank's reason, such as `fraudulent` or `product_not_received`. */
  reason: string;
  /**
   * Everything that has moved, oldest first: money withdrawn and reinstated (in part too), and each fee. The status
   * says nothing about money: a lost dispute may return the part that had been refunded before.
   */
  movements: Movement[];
  /** Withdrawn less reinstated, without fees. */
  withdrawnCents: number;
  /** Fees charged less fees returned. */
  feeCents: number;
  evidenceDueAt: Date | null;
  /** Evidence has been sent to the bank, by us or in the provider's own dashboard. */
  isAnswered: boolean;
  createdAt: Date;
}

/** The parts of an answer to a bank: texts, and files by what they prove, one of each at most. */
export const EVIDENCE_TEXTS = [
  "productDescription",
  "customerName",
  "customerEmail",
  "billingAddress",
  "serviceDate",
  "refundPolicyDisclosure",
  "explanation",
] as const;
export const EVIDENCE_USES = [
  "contract",
  "handover",
  "messages",
  "delivery",
  "receipt",
  "refund-policy",
  "other",
] as const;
export type EvidenceText = (typeof EVIDENCE_TEXTS)[number];
export type EvidenceUse = (typeof EVIDENCE_USES)[number];
export interface Evidence {
  texts: Partial<Record<EvidenceText, string>>;
  /** The provider's ids of files that were uploaded to it. */
  files: Partial<Record<EvidenceUse, string>>;
}

/** A seller's own account at the provider, to which money is paid out. */
export interface PayoutAccount {
  id: string;
  isDetailsSubmitted: boolean;
  /** The provider takes transfers to it and pays out to its bank. */
  isReady: boolean;
  /** What the provider asks the seller for now, in its own names such as `external_account`. */
  requirements: string[];
  disabledReason: string | null;
  /** Where payouts go; null if the seller hasn't given a bank account or card. */
  bank: {
    id: string;
    last4: string;
    /** The same for the same bank account or card in any seller's account; null if the provider doesn't say. */
    fingerprint: string | null;
  } | null;
}

/**
 * Money that was moved from our balance to a seller's account, and what of it was taken back. Its metadata has `payoutId`
 * and `breederId`, `number` (which payment to this breeder it is, from 1) and `installation`. `payoutId` is on the payment to
 * the bank and on reversals, too.
 */
export interface Transfer {
  id: string;
  accountId: string | null;
  amountCents: number;
  reversedCents: number;
  metadata: Record<string, string>;
  createdAt: Date;
}

/** Money on its way from a seller's account to the seller's bank. A paid one may still fail within days. */
export interface BankPayout {
  id: string;
  amountCents: number;
  status: "on-the-way" | "paid" | "failed";
  failureCode: string | null;
  /** A calendar day, UTC. */
  arrivesOn: string;
  metadata: Record<string, string>;
}

/** What the provider has on record: the other side that the books are compared with. */
export interface ProviderRecord {
  /** Of the metadata, what names the payment's rows. `chargeId` is the latest attempt's charge, the source of its movement. */
  intents: (Pick<Intent, "id" | "status" | "receivedCents" | "metadata"> & { chargeId: string | null })[];
  refunds: Refund[];
  disputes: Dispute[];
  transfers: Transfer[];
  /** Every movement of our balance since then, oldest first: charges, refunds, disputes, transfers, payouts, fees. */
  movements: BalanceMovement[];
  /** The balance now, read after everything else; all movements ever add up to its two parts. */
  balance: Balance;
}

/** How our own account at the provider is set up, as far as our key may read it. */
export interface ProviderSetup {
  account: Answer<{
    takesCharges: boolean;
    paysOut: boolean;
    /** Abilities that the account has, such as `transfers` and `klarna_payments`. */
    active: string[];
  }>;
  /** When our balance is paid out to our own bank: `manual`, or `daily` and the like. */
  payoutSchedule: Answer<string>;
  webhooks: Answer<{ url: string; isEnabled: boolean; events: string[] }[]>;
}

/**
 * How a call ended.
 * - `done`: it happened.
 * - `declined`: the bank or lender said no; the intent waits for another method.
 * - `refused`: the provider understood and will not, now or on a retry. `code` is the provider's, or ours where it
 *   has none: `idempotency_conflict` (the key was used for something else), `provider_credentials`.
 * - `missing`: the provider does not know the object.
 * - `unknown`: nobody can say whether it happened. Call again with the same key, or read the state, until known;
 *   never assume either way.
 */
export type Answer<T> =
  | { kind: "done"; value: T }
  | Declined
  | { kind: "refused"; code: string; detail: string; intent: Intent | null }
  | { kind: "missing" }
  | { kind: "unknown"; reason: "timeout" | "network" | "provider" | "busy" | "rate-limited" };

export interface Declined {
  kind: "declined";
  failure: CardFailure;
  intent: Intent | null;
}

export interface Shipping {
  name: string;
  phone?: string;
  address: { line1: string; line2?: string; city: string; state: string; postalCode: string };
}

export interface CreateCustomer {
  email: string;
  name?: string;
  userId: string;
  metadata?: Record<string, string>;
  idempotencyKey: string;
}

export interface CreateIntent {
  amountCents: number;
  metadata: PaymentMetadata;
  customerId?: string;
  methods: MethodKind[];
  /** Keeps the card with the customer, to be charged without the buyer later; cards only. */
  saveCard?: boolean;
  description: string;
  receiptEmail?: string;
  /** Lenders ask for it; cards do not. */
  shipping?: Shipping;
  idempotencyKey: string;
}

export type UpdateIntent =
  & Partial<
    Pick<
      CreateIntent,
      "amountCents" | "customerId" | "methods" | "description" | "receiptEmail" | "shipping"
    >
  >
  & { metadata?: Record<string, string> };

export interface CreateRefund {
  intentId: string;
  /** Without it, all that is left. */
  amountCents?: number;
  reason: "duplicate" | "fraudulent" | "requested_by_customer";
  metadata?: Record<string, string>;
  idempotencyKey: string;
}

export interface Cancellation {
  /** `succeeded` and `processing`: it was too late, the money has come or is on its way. */
  outcome: "cancelled" | "succeeded" | "processing";
  intent: Intent;
}

export interface IntentSearch {
  metadata: Partial<PaymentMetadata>;
  /** Looks through this customer's intents, which is exact at once; without it the provider's search lags a minute. */
  customerId?: string;
}

/** A verified webhook. What it shows may be old: read the intent again before acting on it. */
export interface PaymentEvent {
  id: string;
  /** The provider's name, such as `payment_intent.succeeded` or `charge.refunded`. */
  type: string;
  isLive: boolean;
  createdAt: Date;
  /** The intent that the event is about, directly or through its charge or refund. */
  intentId: string | null;
  setupIntentId: string | null;
  refundId: string | null;
  disputeId: string | null;
  transferId: string | null;
  /** The seller's account that it is about. */
  accountId: string | null;
  metadata: Record<string, string>;
}

export interface PaymentsPort {
  provider: "stripe" | "sandbox";
  publishableKey: string;
  /** Real money moves. */
  isLive: boolean;
  /** Where the browser confirms with the sandbox: a path of the product; null with Stripe, whose script knows. */
  apiUrl: string | null;
  /** What the page's Content-Security-Policy must allow for the card form, beside `'self'`. */
  browserSources: { script: string[]; frame: string[]; connect: string[] };
  createCustomer(input: CreateCustomer): Promise<Answer<{ id: string }>>;
  /** With everything that was kept for later, cards too; payments stay. One that is gone already is `missing`. */
  deleteCustomer(customerId: string): Promise<Answer<{ id: string }>>;
  createIntent(input: CreateIntent): Promise<Answer<Intent>>;
  /** Refused with `payment_intent_unexpected_state` once money is on its way. */
  updateIntent(intentId: string, change: UpdateIntent): Promise<Answer<Intent>>;
  retrieveIntent(intentId: string): Promise<Answer<Intent>>;
  /**
   * Charges a method without a browser; a method that needs the buyer leaves the intent in `requires_action`. With
   * `isOffSession` the buyer is not there: what needs them is declined with `authentication_required`.
   */
  confirmIntent(
    input: {
      intentId: string;
      paymentMethodId: string;
      returnUrl?: string;
      isOffSession?: boolean;
      idempotencyKey: string;
    },
  ): Promise<Answer<Intent>>;
  /** Safe to repeat; says when it came too late. */
  cancelIntent(intentId: string): Promise<Answer<Cancellation>>;
  /** Newest first, every page. */
  findIntents(search: IntentSearch): Promise<Answer<Intent[]>>;
  createSetupIntent(
    input: { customerId: string; metadata?: Record<string, string>; idempotencyKey: string },
  ): Promise<Answer<SetupIntent>>;
  retrieveSetupIntent(setupIntentId: string): Promise<Answer<SetupIntent>>;
  retrieveCard(paymentMethodId: string): Promise<Answer<KeptCard>>;
  /** Lets a kept card go for good; refused where no customer has it any more. */
  detachCard(paymentMethodId: string): Promise<Answer<KeptCard>>;
  /** The sales tax on a good, and on its delivery, at a place, as rates between 0 and 1. Nothing is kept of it. */
  taxRates(
    sale: { state: string; zip: string; amountCents: number },
  ): Promise<Answer<{ petRate: number; deliveryRate: number }>>;
  /** Never gives back more than was taken: the provider refuses the excess. May stay `pending`, then fail. */
  refund(input: CreateRefund): Promise<Answer<Refund>>;
  retrieveRefund(refundId: string): Promise<Answer<Refund>>;
  /** Newest first, every page. */
  listRefunds(intentId: string): Promise<Answer<Refund[]>>;
  retrieveDispute(disputeId: string): Promise<Answer<Dispute>>;
  /** Gives the provider a PDF, JPEG or PNG file for a dispute; of all files of one it takes 4.5 MB together. */
  uploadEvidence(
    input: { name: string; type: string; bytes: Uint8Array; idempotencyKey: string },
  ): Promise<Answer<{ id: string }>>;
  /** Sends the evidence to the bank, once and for all; refused after the deadline and once it was sent. */
  submitEvidence(
    input: { disputeId: string; evidence: Evidence; idempotencyKey: string },
  ): Promise<Answer<Dispute>>;
  createAccount(
    input: {
      email: string;
      breederId: string;
      metadata?: Record<string, string>;
      idempotencyKey: string;
    },
  ): Promise<Answer<PayoutAccount>>;
  retrieveAccount(accountId: string): Promise<Answer<PayoutAccount>>;
  /** An address of one use where the seller gives what the provider asks for. `refreshUrl` is for one that has expired. */
  createOnboardingLink(
    input: { accountId: string; returnUrl: string; refreshUrl: string },
  ): Promise<Answer<{ url: string }>>;
  /** An address of one use where a seller whose details are complete changes them. */
  createAccountPage(accountId: string): Promise<Answer<{ url: string }>>;
  /** Refused with `balance_insufficient` while our balance does not cover it. */
  createTransfer(
    input: {
      accountId: string;
      amountCents: number;
      payoutId: string;
      breederId: string;
      metadata?: Record<string, string>;
      idempotencyKey: string;
    },
  ): Promise<Answer<Transfer>>;
  /**
   * All transfers to this account, and to any other account of the breeder, that were made since then. Exact at once, so
   * that a caller can look before it pays.
   */
  findTransfers(
    to: { accountId: string; breederId: string; since?: Date },
  ): Promise<Answer<Transfer[]>>;
  retrieveTransfer(transferId: string): Promise<Answer<Transfer>>;
  /** Takes money back from a seller's account; refused with `balance_insufficient` where it is not there any more. */
  reverseTransfer(
    input: {
      transferId: string;
      amountCents: number;
      payoutId: string;
      metadata?: Record<string, string>;
      idempotencyKey: string;
    },
  ): Promise<Answer<{ id: string }>>;
  createBankPayout(
    input: {
      accountId: string;
      amountCents: number;
      payoutId: string;
      metadata?: Record<string, string>;
      idempotencyKey: string;
    },
  ): Promise<Answer<BankPayout>>;
  retrieveBankPayout(accountId: string, bankPayoutId: string): Promise<Answer<BankPayout>>;
  /** The payouts of this account that were made since then, the newest first. */
  findBankPayouts(accountId: string, since: Date): Promise<Answer<BankPayout[]>>;
  retrieveBalance(): Promise<Answer<Balance>>;
  readSetup(): Promise<ProviderSetup>;
  /**
   * All intents, refunds, disputes, transfers and movements that were made since then, with the balance now. Long for a
   * long time: for checks in the background.
   */
  record(since: Date): Promise<Answer<ProviderRecord>>;
  /** Checks signature and age (300 s either way) of the very bytes received; anything amiss is `invalid`. */
  parseWebhook(
    rawBody: string | Uint8Array,
    signature: string | null | undefined,
  ): Promise<PaymentEvent | "invalid">;
}
