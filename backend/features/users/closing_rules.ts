import type { ClosingBlocker } from "../../generated/types.ts";
import { formatCents } from "../../platform/money.ts";
import { freeCents, type Funds } from "../payouts/rules.ts";

/** Retention of money records after closing, in years. */
export const RETENTION_YEARS = 7;
/** Maximum age of a sign-in that can replace a password as proof. */
export const RECENT_SIGN_IN_MS = 15 * 60_000;
/** Names shown for a closed account on money records that need a name. */
export const CLOSED_NAME = { first: "Closed", last: "account", program: "Closed program" } as const;

/** Returns the end of retention of money records, counted from the closing. */
export function keepUntil(closedAt: Date): Date {
  const until = new Date(closedAt);
  until.setUTCFullYear(until.getUTCFullYear() + RETENTION_YEARS);
  return until;
}

/** Statuses of an open reservation, without disputed ones. */
export type OpenReservation = "held" | "processing" | "deposit-paid" | "paid" | "handed-over";
export type BlockerFacts =
  & Pick<ClosingBlocker, "side">
  & (
    | { kind: "reservation"; status: OpenReservation }
    | { kind: "payout"; status: PayoutBlocker; amountCents?: number }
    | { kind: Exclude<ClosingBlocker["kind"], "reservation" | "payout">; status: string }
  );
/** Reasons in a breeder's money that keep the account open. */
export type PayoutBlocker =
  | "pending-sales"
  | "on-the-way"
  | "contested"
  | "being-checked"
  | "payable"
  | "no-account"
  | "debt";

/**
 * Returns a breeder's available funds and debts that keep the account open, in cents. Funds that can be paid
 * out are listed regardless of their amount.
 */
export function balanceBlockers(
  { availableCents, debtCents, contestedCents }: Funds,
  { isAccountReady, isSetAside }: { isAccountReady: boolean; isSetAside: boolean },
): { status: PayoutBlocker; amountCents: number }[] {
  const free = freeCents({ availableCents, debtCents, contestedCents });
  const owed = debtCents - Math.max(0, availableCents);
  const contested = Math.min(Math.max(0, availableCents), Math.max(0, contestedCents));
  return [
    ...(contested > 0 ? [{ status: "contested" as const, amountCents: contested }] : []),
    ...(free > 0 ? [{ status: freeStatus({ isAccountReady, isSetAside }), amountCents: free }] : []),
    ...(owed > 0 ? [{ status: "debt" as const, amountCents: owed }] : []),
  ];
}

function freeStatus(
  { isAccountReady, isSetAside }: { isAccountReady: boolean; isSetAside: boolean },
): PayoutBlocker {
  if (isSetAside) return "being-checked";
  return isAccountReady ? "payable" : "no-account";
}

/** Returns the next step for a person to remove a blocker. */
export function todoOf({ side, ...blocker }: BlockerFacts): string {
  if (blocker.kind === "reservation") return NEXT_STEP[side][blocker.status];
  if (blocker.kind === "payout") return payoutTodo(blocker.status, formatCents(blocker.amountCents ?? 0));
  const { kind, status } = blocker;
  if (kind === "dispute") return "Wait for the dispute to be resolved. We'll email you.";
  if (kind === "payment") return "A payment is still processing. Try again in a few minutes.";
  return status === "failed"
    ? "A refund didn't go through. Contact us and we'll take care of it."
    : "A refund is on its way. Try again once it has arrived.";
}

function payoutTodo(status: PayoutBlocker, amount: string): string {
  switch (status) {
    case "pending-sales":
      return "You have pending earnings. Wait until they're available and paid out.";
    case "on-the-way":
      return "A payout is on its way to your bank. Close your account once it has arrived.";
    case "contested":
      return `${amount} is on hold while a buyer's report or a chargeback is open. Wait until it's resolved.`;
    case "being-checked":
      return `${amount} is on hold while we review your account. Wait until we've emailed you.`;
    case "payable":
      return `You have ${amount} available. Pay it out first, whatever the minimum is.`;
    case "no-account":
      return `You have ${amount} available and no payout account that's ready. Add one to get paid, or waive the money.`;
    case "debt":
      return `You owe us ${amount}. Contact us to settle it.`;
  }
}

/** Next step of each side for an open reservation. */
const NEXT_STEP: Readonly<Record<ClosingBlocker["side"], Readonly<Record<OpenReservation, string>>>> = {
  buyer: {
    "held": "You're in checkout for this pet. Cancel the hold, or wait until it ends.",
    "processing": "Your payment is still processing. Wait until it's done.",
    "deposit-paid": "Wait until the balance is paid and your pet is home, or cancel the reservation.",
    "paid": "Bring your pet home and confirm it, or cancel the reservation.",
    "handed-over": "The seller still has to complete it.",
  },
  breeder: {
    "held": "A buyer is in checkout for this pet. Wait until the hold has ended.",
    "processing": "A buyer's payment is still processing. Wait until it's done.",
    "deposit-paid": "Wait for the balance and complete the reservation, or cancel it.",
    "paid": "Hand the pet over and complete the reservation, or cancel it.",
    "handed-over": "Complete the reservation.",
  },
};

/** Returns code and text of a refusal. Reservations come first, because money mostly depends on them. */
export function refusalOf(
  blockers: readonly ClosingBlocker[],
): { code: "reservations_open" | "money_open"; detail: string } | undefined {
  const [first] = blockers;
  if (!first) return undefined;
  const isReservation = ({ kind }: ClosingBlocker) => kind === "reservation" || kind === "dispute";
  const shown = blockers.find(isReservation) ?? first;
  const about = shown.petName ? `${shown.petName}: ` : "";
  const more = blockers.length > 1 ? ` There ${others(blockers.length - 1)} besides this.` : "";
  return {
    code: isReservation(shown) ? "reservations_open" : "money_open",
    detail: `${about}${shown.todo}${more}`,
  };
}

const others = (count: number): string => count === 1 ? "is one more thing" : `are ${count} more things`;

/**
 * Effect of closing on each table with personal data. A test requires a line here for every new table, and
 * `closing_store.ts` carries it out.
 */
export const AT_CLOSING: Readonly<Record<string, string>> = {
  users: "the row stays as nobody's",
  sessions: "deleted",
  second_factors: "deleted",
  recovery_codes: "deleted with the second factor",
  social_identities: "deleted",
  social_sign_ins: "deleted",
  link_tokens: "deleted",
  password_codes: "deleted",
  phone_codes: "deleted",
  mails: "deleted, the last one once it is sent",
  mailbox: "deleted; the developer's copy of the last mail stays",
  texts: "deleted",
  textbox: "deleted",
  user_words: "follows names and address",
  files: "leave the storage, but for pictures of animals that were sold here",
  breeders: "emptied; name, place and licence stay with sales",
  verifications: "deleted",
  verification_events: "deleted",
  shelter_invitations: "deleted",
  staff_invitations: "deleted, but for those that the person sent",
  sale_contracts: "deleted, but for those that a buyer accepted",
  parents: "archived, texts, pictures and typed pedigree emptied",
  litters: "number emptied",
  pets: "archived, texts and place emptied",
  pet_images: "deleted, but for animals that were sold here",
  pet_counters: "stay: sums",
  pet_view_days: "stay: sums",
  pet_views: "stay for their two days: keyed hashes",
  change_requests: "deleted",
  claim_changes: "deleted",
  seller_traces: "kept for two years: keyed hashes, which an account that is opened again would share",
  fraud_cases: "kept: ids, what a rule found, and what staff decided",
  fraud_case_listings: "kept with their cases",
  listing_events: "reasons in own words emptied",
  listing_reports: "stay without who wrote them",
  report_voices: "stay without who wrote them",
  reports: "kept: ids, and what staff decided",
  favourites: "deleted",
  chats: "stay for the other side; deleted once both accounts are closed",
  chat_members: "stay with the chats",
  chat_messages: "stay for the other side, under 'Closed account'; photos go",
  quick_replies: "deleted",
  notifications: "deleted; those of others that name the person, or are about a sale, lose their words",
  matches: "running ones end, the breeder's words emptied",
  saved_searches: "deleted",
  pet_profiles: "deleted",
  saved_search_pets: "deleted with their searches",
  waitlist_entries: "own ones end, what was written emptied; those of the own line end",
  waitlist_promises: "end with their place",
  posts: "deleted, with what others wrote under them",
  post_tags: "deleted with their posts",
  post_images: "deleted with their posts",
  post_likes: "deleted",
  post_bookmarks: "deleted",
  post_comments: "deleted; emptied where others have replied",
  post_comment_likes: "deleted",
  reviews: "stars stay without a name; own words and photos emptied",
  deleted_reviews: "stays: it says only that a reservation had a review",
  application_forms: "deleted",
  applications: "own ones deleted; received ones declined, the breeder's words emptied",
  reservations: "what was typed goes where nothing was paid, else kept for the law of money",
  reservation_events: "reasons in own words emptied",
  orders: "kept: amounts",
  payments: "kept, with their receipts; requests and secrets emptied",
  refunds: "kept: amounts",
  chargebacks: "kept: amounts; what was sent to the bank emptied",
  chargeback_evidence: "own words and files emptied",
  money_findings: "kept: amounts; the email of a payment without a sale emptied",
  staff_refunds: "kept: what staff decided about money",
  money_approvals: "kept: what staff decided about money",
  saved_cards: "deleted; the provider deletes the customer with its cards",
  deliveries: "kept: steps and pay; the pick-up address emptied, and the photos go with their buyer's files",
  delivery_events: "kept: steps and who took them",
  disputes: "kept: what staff decided about money",
  dispute_messages: "own words and files emptied",
  payout_accounts: "kept: the provider's id and what it asked for",
  payouts: "kept: amounts",
  ledger_transactions: "kept: amounts",
  ledger_entries: "kept: amounts",
  discount_codes: "kept: terms, and which breeder they are for",
  audit_entries: "kept: ids, and what staff decided",
  closed_accounts: "written",
};
