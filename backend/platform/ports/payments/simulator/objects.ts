import type Stripe from "stripe";

/**
 * Shapes that the sandbox stores and answers: the part of the provider's wire objects that the product reads.
 * Amounts are integer US cents, times are Unix seconds. A field that starts with `_` is internal: it steers
 * the sandbox and never leaves it.
 */

export interface Stored {
  id: string;
  object: string;
  created: number;
}

/** Most of the provider's objects state their test mode; refunds, accounts and movements do not. */
interface Mode {
  livemode: false;
}

export type Metadata = Record<string, string>;

/** Behavior of a stored method when it is charged. */
export type Scenario =
  | { kind: "approve" }
  | { kind: "decline"; code: string; declineCode?: string }
  /** `onceSetUp`: required once, when the card is saved, and not for later off-session charges. */
  | { kind: "challenge"; next: Scenario; onceSetUp?: boolean }
  /**
   * Accepted when attached to a customer, by a setup or with a first payment. Later charges follow `then`.
   */
  | { kind: "kept"; next: Scenario }
  | { kind: "redirect" };

export interface Customer extends Stored, Mode {
  object: "customer";
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  metadata: Metadata;
  /** Marks a deleted customer. Its id remains, because its payments still name it. */
  deleted?: true;
}

export interface CardFacts {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  country: string;
  funding: string;
  checks: { cvc_check: string | null; address_postal_code_check: string | null; address_line1_check: null };
}

export interface PaymentMethod extends Stored, Mode {
  object: "payment_method";
  type: string;
  customer: string | null;
  billing_details: BillingDetails;
  card?: CardFacts;
  metadata: Metadata;
  _scenario: Scenario;
  /** Whether its customer has removed it, so it can no longer be charged. */
  _detached?: boolean;
  /** Outcome of refunds to this card, for cards whose refunds are late or fail. */
  _refund?: "late" | "fails";
  /** Reason of the disputes that soon follow charges of this card. */
  _dispute?: string;
  /** Whether banks only ask about charges of this card. */
  _inquiry?: boolean;
  /** Whether charges of this card are available at once. */
  _bypassesPending?: boolean;
  [kind: string]: unknown;
}

export interface BillingDetails {
  name: string | null;
  email: string | null;
  phone: string | null;
  address: Record<string, string | null>;
}

export interface WireError {
  type: "card_error" | "invalid_request_error" | "idempotency_error" | "api_error" | "authentication_error";
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  payment_method?: unknown;
}

export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "processing"
  | "canceled"
  | "succeeded";

export interface NextAction {
  type: "redirect_to_url" | "use_stripe_sdk";
  redirect_to_url?: { url: string; return_url: string | null };
  use_stripe_sdk?: { type: "three_d_secure_redirect"; stripe_js: string; source: string };
}

export interface PaymentIntent extends Stored, Mode {
  object: "payment_intent";
  amount: number;
  amount_received: number;
  amount_capturable: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Metadata;
  payment_method: string | null;
  allowed_payment_method_types: string[];
  payment_method_types: string[];
  receipt_email: string | null;
  setup_future_usage: string | null;
  shipping: unknown;
  status: IntentStatus;
  client_secret: string;
  latest_charge: string | null;
  last_payment_error: WireError | null;
  next_action: NextAction | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: "automatic";
  confirmation_method: "automatic";
}

export interface SetupIntent extends Stored, Mode {
  object: "setup_intent";
  customer: string | null;
  description: string | null;
  metadata: Metadata;
  payment_method: string | null;
  allowed_payment_method_types: string[];
  payment_method_types: string[];
  status: IntentStatus;
  client_secret: string;
  last_setup_error: WireError | null;
  next_action: NextAction | null;
  usage: string;
  cancellation_reason: string | null;
}

export interface Charge extends Stored, Mode {
  object: "charge";
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: string | null;
  billing_details: BillingDetails;
  captured: boolean;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: Record<string, unknown>;
  receipt_email: string | null;
  refunded: boolean;
  status: "succeeded" | "failed";
}

export interface Refund extends Stored {
  object: "refund";
  amount: number;
  balance_transaction: string | null;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  status: "pending" | "succeeded" | "failed" | "canceled";
  failure_reason?: string;
  failure_balance_transaction?: string;
}

export interface Dispute extends Stored, Mode {
  object: "dispute";
  amount: number;
  balance_transactions: BalanceTransaction[];
  charge: string;
  currency: string;
  evidence: Record<string, string>;
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean; submission_count: number };
  is_charge_refundable: boolean;
  metadata: Metadata;
  payment_intent: string;
  reason: string;
  status:
    | "needs_response"
    | "under_review"
    | "won"
    | "lost"
    | "appeal_needs_response"
    | "appeal_under_review"
    | "warning_needs_response"
    | "warning_under_review"
    | "warning_closed";
}

/** A file uploaded for a dispute. The sandbox keeps only the hash of its bytes. */
export interface FileObject extends Stored {
  object: "file";
  filename: string;
  purpose: string;
  size: number;
  type: string;
  _sha256: string;
}

export interface BalanceTransaction extends Stored {
  object: "balance_transaction";
  amount: number;
  available_on: number;
  balance_type: "payments";
  description: string | null;
  fee: number;
  net: number;
  currency: string;
  fee_details: {
    amount: number;
    application: null;
    currency: string;
    type: string;
    description: string | null;
  }[];
  reporting_category: string;
  source: string | null;
  status: "available" | "pending";
  type: MovementType;
}

export type MovementType =
  | "charge"
  | "payment"
  | "refund"
  | "payment_refund"
  | "refund_failure"
  | "adjustment"
  | "transfer"
  | "transfer_refund"
  | "payout"
  | "payout_failure"
  | "stripe_fee";

/** A seller's bank account. The sandbox has no debit cards. */
export type ExternalAccount = Pick<
  Stripe.BankAccount,
  "id" | "object" | "bank_name" | "country" | "currency" | "default_for_currency" | "fingerprint" | "last4"
>;
type Listed<T> = { object: "list"; data: T[]; has_more: boolean; url: string };

/** A seller's account. The compiler checks these fields against the SDK's types of the provider's. */
export type Account =
  & Stored
  & Pick<
    Stripe.Account,
    | "object"
    | "charges_enabled"
    | "country"
    | "default_currency"
    | "details_submitted"
    | "email"
    | "payouts_enabled"
  >
  & {
    type: Extract<Stripe.Account["type"], "express">;
    capabilities: Pick<Stripe.Account.Capabilities, "transfers">;
    metadata: Metadata;
    requirements: Stripe.Account.Requirements;
    external_accounts: Listed<ExternalAccount>;
    settings: { payouts: { schedule: { interval: "manual" } } };
    /** Whether payouts to its bank succeed. */
    _bank: "takes" | "rejects";
    /** Whether its owner has disconnected it from our platform. */
    _left?: boolean;
  };

export type Transfer =
  & Stored
  & Mode
  & Omit<Stripe.Transfer, "reversals" | "destination" | "balance_transaction" | "livemode">
  & { destination: string; balance_transaction: string };

export type TransferReversal =
  & Stored
  & Omit<Stripe.TransferReversal, "transfer" | "balance_transaction">
  & { transfer: string; balance_transaction: string };

export type Payout = Stored & Mode & Omit<Stripe.Payout, "livemode"> & { _account: string };

/** A single-use address at which a seller completes or changes an account. */
export interface AccountLink extends Stored {
  object: "account_link";
  account: string;
  return_url: string | null;
  state: "open" | "used";
}

export interface EventObject extends Stored {
  livemode: boolean;
  object: "event";
  api_version: string;
  type: string;
  data: { object: Record<string, unknown> };
  /** Seller's account that it happened on. */
  account?: string;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
}

/** A page that the buyer must visit before an intent can continue. */
export interface Action extends Stored {
  object: "action";
  intent: string;
  kind: "challenge" | "redirect";
  method: string;
  return_url: string | null;
  state: "open" | "completed" | "failed" | "replaced";
}

export type AnyObject =
  | Customer
  | PaymentMethod
  | PaymentIntent
  | SetupIntent
  | Charge
  | Refund
  | Dispute
  | BalanceTransaction
  | EventObject
  | Action
  | Account
  | Transfer
  | TransferReversal
  | Payout
  | AccountLink
  | FileObject;
