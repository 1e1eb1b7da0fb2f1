import type { Account, AccountLink, Payout, Transfer, TransferReversal } from "./objects.ts";
import { type Call, emit, type Sandbox, seconds } from "./context.ts";
import { accountBalance, book, ownBalance } from "./balance.ts";
import { chargeConnectFees, OWN, payOut, payoutOf } from "./platform.ts";
import { ApiError, badRequest, type Form, mergeMetadata, missing, newId, readParams } from "./wire.ts";

const DUE = ["external_account", "individual.verification.document"];

const requirements = (due: string[], reason: Account["requirements"]["disabled_reason"]) => ({
  alternatives: [],
  current_deadline: null,
  errors: [],
  past_due: [],
  pending_verification: [],
  currently_due: due,
  eventually_due: due,
  disabled_reason: reason,
});

function needAccount(sandbox: Sandbox, id: string, param = "account"): Account {
  const account = sandbox.store.get<Account>("account", id);
  if (!account) throw missing("account", id, param);
  return account;
}

/** Returns the account that a call names in its path or header; throws 403 for one without our access. */
export function ownedAccount(sandbox: Sandbox, id: string): Account {
  const account = sandbox.store.get<Account>("account", id);
  if (account && !account._left) return account;
  throw new ApiError(403, {
    type: "invalid_request_error",
    code: "account_invalid",
    message: `The provided key does not have access to account '${id}' (or that account does not exist).`,
  });
}

/**
 * Disconnects an account from our platform, as its owner can (docs.stripe.com/connect, "Disconnect
 * accounts").
 */
export function leavePlatform(sandbox: Sandbox, id: string): Account {
  const account: Account = { ...needAccount(sandbox, id), _left: true };
  sandbox.store.put(account);
  return account;
}

/** Last digits of the provider's test numbers: a working account and a closed one. */
const LAST4 = { takes: "6789", rejects: "1113" } as const;

/** `fingerprint` is equal for the same bank account. Default: a new one each time. */
function banksOf(
  account: string,
  bank?: keyof typeof LAST4,
  fingerprint?: string,
): Account["external_accounts"] {
  const id = newId("ba_", 24);
  return {
    object: "list",
    has_more: false,
    url: `/v1/accounts/${account}/external_accounts`,
    data: bank === undefined ? [] : [{
      id,
      object: "bank_account",
      bank_name: "STRIPE TEST BANK",
      last4: LAST4[bank],
      fingerprint: fingerprint ?? id,
      country: "US",
      currency: "usd",
      default_for_currency: true,
    }],
  };
}

function emptyAccount(id: string): Account {
  return {
    id,
    object: "account",
    created: seconds(),
    type: "express",
    country: "US",
    default_currency: "usd",
    email: null,
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: false,
    capabilities: { transfers: "inactive" },
    metadata: {},
    requirements: requirements(DUE, "requirements.past_due"),
    external_accounts: banksOf(id),
    settings: { payouts: { schedule: { interval: "manual" } } },
    _bank: "takes",
  };
}

/** `POST /v1/accounts`: a seller's account, which receives no money before its owner has entered a bank. */
export function createAccount(sandbox: Sandbox, call: Call, form: Form): Account {
  const params = readParams(form, ["type", "country", "email", "capabilities", "metadata", "settings"]);
  if (params.need("type") !== "express") {
    throw badRequest("parameter_invalid", "Only express accounts", "type");
  }
  const account: Account = {
    ...emptyAccount(newId("acct_", 16)),
    country: params.text("country") ?? "US",
    email: params.text("email") ?? null,
    metadata: mergeMetadata({}, params.map("metadata")),
  };
  sandbox.store.put(account);
  emit(sandbox, call, "account.updated", account, account.id);
  return account;
}

/** Enters a bank that accepts or rejects payouts, or restricts the account as the provider would. */
export function changeAccount(
  sandbox: Sandbox,
  id: string,
  to: "takes" | "rejects" | "restrict",
  fingerprint?: string,
): Account {
  const before = needAccount(sandbox, id);
  const isOpen = to !== "restrict";
  const account: Account = {
    ...before,
    ...(isOpen
      ? { details_submitted: true, external_accounts: banksOf(id, to, fingerprint), _bank: to }
      : {}),
    payouts_enabled: isOpen,
    capabilities: { transfers: isOpen ? "active" : "inactive" },
    requirements: isOpen ? requirements([], null) : requirements(DUE.slice(1), "requirements.past_due"),
  };
  sandbox.store.put(account);
  emit(sandbox, null, "account.updated", account, id);
  sandbox.wake();
  return account;
}

function openLink(sandbox: Sandbox, call: Call, account: string, returnUrl: string | null): string {
  const link: AccountLink = {
    id: newId("alink_", 32),
    object: "account_link",
    created: seconds(),
    account,
    return_url: returnUrl,
    state: "open",
  };
  sandbox.store.put(link);
  return `${sandbox.settings().publicUrl ?? call.publicUrl}/_pages/onboarding/${link.id}`;
}

/** `POST /v1/account_links` */
export function createAccountLink(sandbox: Sandbox, call: Call, form: Form): object {
  const params = readParams(form, ["account", "type", "return_url", "refresh_url"]);
  const { id } = needAccount(sandbox, params.need("account"));
  params.need("refresh_url");
  const url = openLink(sandbox, call, id, params.need("return_url"));
  return { object: "account_link", created: seconds(), expires_at: seconds() + 300, url };
}

/** `POST /v1/accounts/{id}/login_links` */
export function createLoginLink(sandbox: Sandbox, call: Call, id: string): object {
  if (!ownedAccount(sandbox, id).details_submitted) {
    throw badRequest("account_invalid", "The account has not been completed.");
  }
  return { object: "login_link", created: seconds(), url: openLink(sandbox, call, id, null) };
}

function needCents(cents: number | undefined): number {
  if (cents === undefined || cents <= 0) {
    throw badRequest("parameter_invalid_integer", "Invalid positive integer", "amount");
  }
  return cents;
}

/** `POST /v1/transfers` */
export function createTransfer(sandbox: Sandbox, call: Call, form: Form): Transfer {
  const params = readParams(form, ["amount", "currency", "destination", "transfer_group", "metadata"]);
  const amount = needCents(params.cents("amount"));
  const account = needAccount(sandbox, params.need("destination"), "destination");
  if (account.capabilities.transfers !== "active" || account._left) {
    throw badRequest(
      "insufficient_capabilities_for_transfer",
      "The account takes no transfers.",
      "destination",
    );
  }
  if (ownBalance(sandbox).available < amount) {
    throw badRequest("balance_insufficient", "You have insufficient funds in your account.");
  }
  const transfer = transferOf(sandbox, newId("tr_"), {
    amount,
    destination: account.id,
    group: params.text("transfer_group") ?? null,
    metadata: mergeMetadata({}, params.map("metadata")),
  });
  sandbox.store.put(transfer);
  emit(sandbox, call, "transfer.created", transfer);
  return transfer;
}

/** `POST /v1/transfers/{id}/reversals` */
export function createReversal(sandbox: Sandbox, call: Call, form: Form, id: string): TransferReversal {
  const params = readParams(form, ["amount", "metadata"]);
  const transfer = sandbox.store.get<Transfer>("transfer", id);
  if (!transfer) throw missing("transfer", id);
  const left = transfer.amount - transfer.amount_reversed;
  const amount = needCents(params.cents("amount") ?? left);
  if (amount > left) throw badRequest("amount_too_large", `Only ${left} of the transfer is left`, "amount");
  if (accountBalance(sandbox, transfer.destination) < amount) {
    throw badRequest("balance_insufficient", "The account does not have that much any more.");
  }
  const reversalId = newId("trr_");
  const reversal: TransferReversal = {
    id: reversalId,
    object: "transfer_reversal",
    created: seconds(),
    amount,
    balance_transaction: book(sandbox, { source: reversalId, type: "transfer_refund", amount }).id,
    currency: "usd",
    destination_payment_refund: null,
    metadata: mergeMetadata({}, params.map("metadata")),
    source_refund: null,
    transfer: id,
  };
  transfer.amount_reversed += amount;
  transfer.reversed = transfer.amount_reversed === transfer.amount;
  sandbox.store.put(reversal);
  sandbox.store.put(transfer);
  emit(sandbox, call, "transfer.reversed", transfer);
  return reversal;
}

/** `POST /v1/payouts`, for a seller's account or our own balance. */
export function createPayout(sandbox: Sandbox, call: Call, form: Form): Payout {
  const params = readParams(form, ["amount", "currency", "metadata"]);
  const amount = needCents(params.cents("amount"));
  const metadata = mergeMetadata({}, params.map("metadata"));
  const short = badRequest("balance_insufficient", "You have insufficient funds in your account.");
  if (call.account === null) {
    if (ownBalance(sandbox).available < amount) throw short;
    return payOut(sandbox, amount, false, metadata);
  }
  const account = ownedAccount(sandbox, call.account);
  if (!account.payouts_enabled) {
    throw badRequest("payouts_not_allowed", "The account has no bank that takes payouts.");
  }
  if (accountBalance(sandbox, account.id) < amount) throw short;
  const payout = payoutOf(newId("po_"), { amount, account: account.id, metadata });
  sandbox.store.put(payout);
  chargeConnectFees(sandbox, payout);
  emit(sandbox, call, "payout.created", payout, account.id);
  const { payoutDelayMs, payoutOutcome } = sandbox.settings();
  if (payoutOutcome !== "wait") sandbox.store.addTask(Date.now() + payoutDelayMs, "payout", payout.id);
  sandbox.wake();
  return payout;
}

/** `GET /v1/payouts/{id}`, for the account on whose behalf the call is made. */
export function needPayout(sandbox: Sandbox, call: Call, id: string): Payout {
  if (call.account !== null) ownedAccount(sandbox, call.account);
  const payout = sandbox.store.get<Payout>("payout", id);
  if (!payout || payout._account !== (call.account ?? OWN)) throw missing("payout", id);
  return payout;
}

/**
 * Ends a payout: the bank accepts the money, or returns it, and then the account needs another bank. A paid
 * payout may fail later.
 */
export function endPayout(sandbox: Sandbox, id: string, outcome?: "pay" | "fail"): Payout {
  const payout = sandbox.store.get<Payout>("payout", id);
  if (!payout) throw missing("payout", id);
  if (payout.status === "failed") return payout;
  const account = payout._account === OWN ? null : needAccount(sandbox, payout._account);
  const fails = outcome === undefined ? account?._bank === "rejects" : outcome === "fail";
  payout.status = fails ? "failed" : "paid";
  if (fails) {
    payout.failure_code = "account_closed";
    payout.failure_message = "The bank account has been closed.";
  }
  if (fails && account) {
    account.payouts_enabled = false;
    account.requirements = requirements(["external_account"], "requirements.past_due");
    sandbox.store.put(account);
    emit(sandbox, null, "account.updated", account, account.id);
  } else if (fails) {
    payout.failure_balance_transaction =
      book(sandbox, { source: id, type: "payout_failure", amount: payout.amount }).id;
  }
  sandbox.store.put(payout);
  emit(sandbox, null, fails ? "payout.failed" : "payout.paid", payout, account?.id);
  return payout;
}

function transferOf(
  sandbox: Sandbox,
  id: string,
  { amount, destination, group, metadata }: {
    amount: number;
    destination: string;
    group: string | null;
    metadata: Record<string, string>;
  },
): Transfer {
  return {
    id,
    object: "transfer",
    created: seconds(),
    livemode: false,
    amount,
    amount_reversed: 0,
    balance_transaction: book(sandbox, { source: id, type: "transfer", amount: -amount }).id,
    currency: "usd",
    description: null,
    destination,
    metadata,
    reversed: false,
    source_transaction: null,
    transfer_group: group,
  };
}

/** A payout that arrived before this record began. Times are RFC 3339, amounts cents. */
export interface PastPayout {
  accountId: string;
  transferId: string;
  bankPayoutId: string;
  payoutId: string;
  amountCents: number;
  at: string;
}

/**
 * Writes past payouts into the record, without events, each with its account. Existing ones stay unchanged.
 */
export function recordPastPayouts(sandbox: Sandbox, payouts: readonly PastPayout[]): void {
  const { store } = sandbox;
  for (const { accountId, transferId, bankPayoutId, payoutId, amountCents: amount, at } of payouts) {
    if (store.get<Transfer>("transfer", transferId)) continue;
    const created = Math.floor(Date.parse(at) / 1000);
    if (!store.get<Account>("account", accountId)) {
      store.put({
        ...emptyAccount(accountId),
        created,
        details_submitted: true,
        payouts_enabled: true,
        capabilities: { transfers: "active" },
        requirements: requirements([], null),
        external_accounts: banksOf(accountId, "takes"),
      });
    }
    const metadata = { payoutId };
    const transfer = transferOf(sandbox, transferId, {
      amount,
      destination: accountId,
      group: payoutId,
      metadata,
    });
    store.put({ ...transfer, created });
    const payout = payoutOf(bankPayoutId, { amount, account: accountId, metadata });
    store.put({ ...payout, created, arrival_date: created + 2 * 86_400, status: "paid" });
  }
}
