/**
 * Payments by card and by lenders, for any provider. Amounts are integer US cents. Nothing here throws
 * because of a provider, a bank or a network: every call ends with an `Answer`, and the caller decides.
 */

export type MethodKind = "card" | "klarna" | "affirm" | "afterpay_clearpay";

/** Provider's status of an intent; only `succeeded` is money. */
export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "requires_capture"
  | "processing"
  | "canceled"
  | "succeeded";

/**
 * Ids that connect a payment with the product's own rows. The provider returns them with every intent and
 * event.
 */
export interface PaymentMetadata {
  reservationId: string;
  orderId: string;
  /** Deposit, Balance or Full, or the type of another order. */
  kind: string;
  [name: string]: string;
}

export interface CardFailure {
  /** Provider's code, such as `incorrect_cvc`; `card_declined` if only the decline code says more. */
  code: string;
  declineCode: string | null;
}

/** A charge, successful or attempted. */
export interface Charge {
  id: string;
  isPaid: boolean;
  amountCents: number;
  refundedCents: number;
  /** Provider's fee, and the rest of the charge. Null until the provider has booked them. */
  feeCents: number | null;
  netCents: number | null;
  method: { kind: string; brand: string | null; last4: string | null };
  /** Email entered with the card; null with most methods. */
  billingEmail: string | null;
  createdAt: Date;
}

export interface Intent {
  id: string;
  /** Secret with which the buyer's browser confirms. Never logged, never shown to anyone else. */
  clientSecret: string | null;
  status: IntentStatus;
  amountCents: number;
  receivedCents: number;
  customerId: string | null;
  /** Method of the last confirmation. The customer keeps it if the intent was created with `saveCard`. */
  paymentMethodId: string | null;
  metadata: Record<string, string>;
  methods: string[];
  /** Charge of the latest attempt. Null before the first attempt, and in a webhook's copy of the intent. */
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

/** A card saved by a customer. `customerId` is null once it was removed. */
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
 * One movement of our balance at the provider. Its effect on the balance is `amountCents - feeCents`: an
 * outgoing amount is negative, and a fee is negative when the provider returns it. A pure fee has an amount
 * of 0.
 */
export interface Movement {
  id: string;
  amountCents: number;
  feeCents: number;
  /**
   * Provider's type, such as `charge`, `refund`, `transfer`, `payout`, `stripe_fee`. For a dispute, its
   * category.
   */
  kind: string;
}

/** A movement with its source and dates, as in the list of all movements. */
export interface BalanceMovement extends Movement {
  /**
   * The charge, refund, dispute, transfer, reversal or payout that moved the money. Null for a fee without
   * such an object.
   */
  sourceId: string | null;
  /** Explanation of a fee, such as `Connect (2026-11-01 - 2026-11-30)`. Null if the provider gives none. */
  description: string | null;
  isAvailable: boolean;
  availableAt: Date;
  createdAt: Date;
}

/**
 * Our balance at the provider. Only the available part can be transferred or paid out. Either part may be
 * negative.
 */
export interface Balance {
  availableCents: number;
  pendingCents: number;
}

/** A charge disputed by the buyer's bank. `inquiry`: the bank is only asking, and no money has moved. */
export interface Dispute {
  id: string;
  intentId: string | null;
  amountCents: number;
  /** A lost dispute is `open` again during its appeal, and may then be won. */
  status: "inquiry" | "open" | "won" | "lost";
  /** Whether a lost dispute is being appealed. */
  isAppeal: boolean;
  /** Bank's reason, such as `fraudulent` or `product_not_received`. */
  reason: string;
  /**
   * Everything that has moved, oldest first: money withdrawn and reinstated (also in part), and each fee. The
   * status says nothing about money: a lost dispute may return the part that had been refunded before.
   */
  movements: Movement[];
  /** Withdrawn money less reinstated money, without fees. */
  withdrawnCents: number;
  /** Fees charged less fees returned. */
  feeCents: number;
  evidenceDueAt: Date | null;
  /** Whether evidence was sent to the bank, by us or in the provider's own dashboard. */
  isAnswered: boolean;
  createdAt: Date;
}

/** Parts of an answer to a bank: texts, and at most one file for each purpose. */
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
  /** Provider's ids of uploaded files. */
  files: Partial<Record<EvidenceUse, string>>;
}

/** A seller's own account at the provider, which receives the payouts. */
export interface PayoutAccount {
  id: string;
  isDetailsSubmitted: boolean;
  /** Whether the provider accepts transfers to it and pays out to its bank. */
  isReady: boolean;
  /** Provider's current requests to the seller, in its own names such as `external_account`. */
  requirements: string[];
  disabledReason: string | null;
  /** Target of payouts. Null if the seller hasn't given a bank account or card. */
  bank: {
    id: string;
    last4: string;
    /**
     * Equal for the same bank account or card in any seller's account. Null if the provider doesn't state it.
     */
    fingerprint: string | null;
  } | null;
}

/**
 * Money moved from our balance to a seller's account, and the part that was taken back. Its metadata contains
 * `payoutId` and `breederId`, `number` (the position among the payments to this breeder, from 1) and
 * `installation`. The payment to the bank and reversals contain `payoutId` too.
 */
export interface Transfer {
  id: string;
  accountId: string | null;
  amountCents: number;
  reversedCents: number;
  metadata: Record<string, string>;
  createdAt: Date;
}

/** Money on its way from a seller's account to their bank. It may still fail within days of being paid. */
export interface BankPayout {
  id: string;
  amountCents: number;
  status: "on-the-way" | "paid" | "failed";
  failureCode: string | null;
  /** A calendar day, UTC. */
  arrivesOn: string;
  metadata: Record<string, string>;
}

/** Provider's record, with which the books are compared. */
export interface ProviderRecord {
  /**
   * Intents with only those metadata that name the payment's rows. `chargeId` is the latest attempt's charge,
   * the source of its movement.
   */
  intents: (Pick<Intent, "id" | "status" | "receivedCents" | "metadata"> & { chargeId: string | null })[];
  refunds: Refund[];
  disputes: Dispute[];
  transfers: Transfer[];
  /**
   * Every movement of our balance since then, oldest first: charges, refunds, disputes, transfers, payouts,
   * fees.
   */
  movements: BalanceMovement[];
  /**
   * Current balance, read after everything else. All movements ever made add up to the sum of its two parts.
   */
  balance: Balance;
}

/** Settings of our own account at the provider, as far as our key may read them. */
export interface ProviderSetup {
  account: Answer<{
    takesCharges: boolean;
    paysOut: boolean;
    /** Active capabilities of the account, such as `transfers` and `klarna_payments`. */
    active: string[];
  }>;
  /** Schedule of payouts to our own bank: `manual`, `daily` or similar. */
  payoutSchedule: Answer<string>;
  webhooks: Answer<{ url: string; isEnabled: boolean; events: string[] }[]>;
}

/**
 * Outcome of a call.
 * - `done`: it happened.
 * - `declined`: the bank or lender refused; the intent waits for another method.
 * - `refused`: the provider understood and refuses, now and on a retry. `code` is the provider's, or else
 *   ours: `idempotency_conflict` (the key was used for another call), `provider_credentials`.
 * - `missing`: the provider does not know the object.
 * - `unknown`: it may or may not have happened. Call again with the same key, or read the state, until the
 *   outcome is known; never assume either.
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
  /** Keeps the card with the customer, for later charges without the buyer. Cards only. */
  saveCard?: boolean;
  description: string;
  receiptEmail?: string;
  /** Required by lenders, not by cards. */
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
  /** Default: the whole remaining amount. */
  amountCents?: number;
  reason: "duplicate" | "fraudulent" | "requested_by_customer";
  metadata?: Record<string, string>;
  idempotencyKey: string;
}

export interface Cancellation {
  /** `succeeded` and `processing`: it was too late, because the money has arrived or is on its way. */
  outcome: "cancelled" | "succeeded" | "processing";
  intent: Intent;
}

export interface IntentSearch {
  metadata: Partial<PaymentMetadata>;
  /**
   * Searches this customer's intents, which is exact at once. Without it, the provider's search lags by a
   * minute.
   */
  customerId?: string;
}

/** A verified webhook. Its content may be outdated, so read the intent again before acting on it. */
export interface PaymentEvent {
  id: string;
  /** Provider's name, such as `payment_intent.succeeded` or `charge.refunded`. */
  type: string;
  isLive: boolean;
  createdAt: Date;
  /** Intent of the event, found directly or through its charge or refund. */
  intentId: string | null;
  setupIntentId: string | null;
  refundId: string | null;
  disputeId: string | null;
  transferId: string | null;
  /** Seller's account of the event. */
  accountId: string | null;
  metadata: Record<string, string>;
}

export interface PaymentsPort {
  provider: "stripe" | "sandbox";
  publishableKey: string;
  /** Whether real money moves. */
  isLive: boolean;
  /**
   * Path of the product at which the browser confirms with the sandbox. Null with Stripe, whose script knows
   * its own.
   */
  apiUrl: string | null;
  /**
   * Sources that the page's Content-Security-Policy must allow for the card form, in addition to `'self'`.
   */
  browserSources: { script: string[]; frame: string[]; connect: string[] };
  createCustomer(input: CreateCustomer): Promise<Answer<{ id: string }>>;
  /**
   * Deletes a customer with everything saved for later, including cards; payments stay. If already deleted,
   * it is `missing`.
   */
  deleteCustomer(customerId: string): Promise<Answer<{ id: string }>>;
  createIntent(input: CreateIntent): Promise<Answer<Intent>>;
  /** Refused with `payment_intent_unexpected_state` once money is on its way. */
  updateIntent(intentId: string, change: UpdateIntent): Promise<Answer<Intent>>;
  retrieveIntent(intentId: string): Promise<Answer<Intent>>;
  /**
   * Charges a method without a browser. If the method needs the buyer, the intent stays in `requires_action`.
   * With `isOffSession` the buyer is absent, so such methods are declined with `authentication_required`.
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
  /** Safe to repeat. The answer shows whether it came too late. */
  cancelIntent(intentId: string): Promise<Answer<Cancellation>>;
  /** Returns all pages, newest first. */
  findIntents(search: IntentSearch): Promise<Answer<Intent[]>>;
  createSetupIntent(
    input: { customerId: string; metadata?: Record<string, string>; idempotencyKey: string },
  ): Promise<Answer<SetupIntent>>;
  retrieveSetupIntent(setupIntentId: string): Promise<Answer<SetupIntent>>;
  retrieveCard(paymentMethodId: string): Promise<Answer<KeptCard>>;
  /** Removes a saved card permanently. Refused if no customer has it anymore. */
  detachCard(paymentMethodId: string): Promise<Answer<KeptCard>>;
  /**
   * Returns the sales tax rates of goods and their delivery at a place, between 0 and 1. The provider stores
   * nothing.
   */
  taxRates(
    sale: { state: string; zip: string; amountCents: number },
  ): Promise<Answer<{ petRate: number; deliveryRate: number }>>;
  /**
   * Never refunds more than was charged: the provider refuses the excess. May stay `pending` and then fail.
   */
  refund(input: CreateRefund): Promise<Answer<Refund>>;
  retrieveRefund(refundId: string): Promise<Answer<Refund>>;
  /** Returns all pages, newest first. */
  listRefunds(intentId: string): Promise<Answer<Refund[]>>;
  retrieveDispute(disputeId: string): Promise<Answer<Dispute>>;
  /** Uploads a PDF, JPEG or PNG file for a dispute. All files of a dispute may have 4.5 MB together. */
  uploadEvidence(
    input: { name: string; type: string; bytes: Uint8Array; idempotencyKey: string },
  ): Promise<Answer<{ id: string }>>;
  /**
   * Sends the evidence to the bank, irrevocably. Refused after the deadline and after an earlier submission.
   */
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
  /**
   * Returns a single-use address at which the seller answers the provider's requests. `refreshUrl` replaces
   * an expired one.
   */
  createOnboardingLink(
    input: { accountId: string; returnUrl: string; refreshUrl: string },
  ): Promise<Answer<{ url: string }>>;
  /** Returns a single-use address at which a seller with complete details changes them. */
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
   * Returns all transfers since then to this account, and to any other account of the breeder. Exact at once,
   * so a caller can check before it pays.
   */
  findTransfers(
    to: { accountId: string; breederId: string; since?: Date },
  ): Promise<Answer<Transfer[]>>;
  retrieveTransfer(transferId: string): Promise<Answer<Transfer>>;
  /**
   * Takes money back from a seller's account. Refused with `balance_insufficient` if it is no longer there.
   */
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
  /** Returns the payouts of this account since then, newest first. */
  findBankPayouts(accountId: string, since: Date): Promise<Answer<BankPayout[]>>;
  retrieveBalance(): Promise<Answer<Balance>>;
  readSetup(): Promise<ProviderSetup>;
  /**
   * Returns all intents, refunds, disputes, transfers and movements since then, with the current balance.
   * Slow for a long period: for background checks only.
   */
  record(since: Date): Promise<Answer<ProviderRecord>>;
  /** Checks signature and age (300 s either way) of exactly the received bytes. Any defect is `invalid`. */
  parseWebhook(
    rawBody: string | Uint8Array,
    signature: string | null | undefined,
  ): Promise<PaymentEvent | "invalid">;
}
