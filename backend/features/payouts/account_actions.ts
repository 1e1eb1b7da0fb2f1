import { forEachRow } from "../../platform/batches.ts";
import { withTx } from "../../platform/db/tx.ts";
import { noteTrace } from "../fraud/actions.ts";
import { queueMail } from "../mails/actions.ts";
import { tell } from "../notifications/actions.ts";
import { newsOf } from "../notifications/rules.ts";
import { isOurFault, valueOf } from "../../platform/provider_answers.ts";
import type { PayoutAccount } from "../../platform/ports/payments/port.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { accountEmail } from "./emails.ts";
import { makePayout } from "./payout_actions.ts";
import { replanWaiting } from "./plan_actions.ts";
import { accountNews, needsNewCode } from "./rules.ts";
import * as accounts from "./account_store.ts";
import * as store from "./store.ts";

type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log" | "config" | "now">;

/**
 * Returns the provider's page for entering or changing bank details. The account is created once, whatever
 * answers were lost on the way. Fails with `second_factor_required` if a change needs another code, or with
 * `payments_unavailable`.
 */
export async function startOnboarding(
  services: Needs,
  { breederId, email, secondFactorAt }: { breederId: string; email: string; secondFactorAt: Date | null },
): Promise<{ url: string; returns: boolean }> {
  const { db, payments, config } = services;
  const now = await openAccount(services, breederId, email);
  const providerAccountId = now.id;
  await keepAccount(services, breederId, now);
  if (needsNewCode(await accounts.findAccount(db, breederId), secondFactorAt)) fail("second_factor_required");
  const isChange = now.isDetailsSubmitted && now.requirements.length === 0;
  const page = `${config.publicUrl}/breeder/money`;
  // The provider's form is for missing details. A breeder with complete details changes them on an account
  // page.
  const link = isChange
    ? await payments.createAccountPage(providerAccountId)
    : await payments.createOnboardingLink({
      accountId: providerAccountId,
      returnUrl: `${page}?payouts=done`,
      refreshUrl: `${page}?payouts=again`,
    });
  const { url } = valueOf(link);
  await accounts.noteOnboarding(db, breederId);
  return { url, returns: !isChange };
}

/**
 * Reads the banks of sellers whose accounts are older than the comparison of banks, and compares them.
 * Sellers with a trace are skipped, so an interrupted run continues at the next. Returns their number.
 */
export async function traceOlderAccounts(services: Needs, signal: AbortSignal): Promise<number> {
  return await forEachRow({
    page: (after, limit) => accounts.findUntraced(services.db, after, limit),
    work: async ({ id, providerAccountId, createdAt }) => {
      const answer = await services.payments.retrieveAccount(providerAccountId);
      if (answer.kind === "done") await keepAccount(services, id, answer.value, createdAt);
    },
    failed: "could not compare an older bank account",
    log: services.log,
    signal,
  });
}

/**
 * Stores an account's state, and compares its bank with those of other sellers before any payout to it.
 * `seenAt` is the time of a bank that is older than the comparison.
 */
async function keepAccount(
  services: Needs,
  breederId: string,
  account: Parameters<typeof accounts.saveAccount>[1],
  seenAt?: Date,
): Promise<void> {
  const { bank } = account;
  const value = bank?.fingerprint;
  await withTx(services.db, async (trx) => {
    await accounts.saveAccount(trx, account);
    if (!bank || typeof value !== "string") return;
    await noteTrace(trx, services, {
      breederId,
      kind: "payout-account",
      value,
      label: bank.last4,
      ...(seenAt ? { seenAt } : {}),
    });
  });
}

/**
 * Returns the breeder's account at the provider. Creates one if there is none or the provider deleted it.
 * Payouts keep the account that they went to, so reversals come from there.
 */
async function openAccount(
  { db, payments }: Needs,
  breederId: string,
  email: string,
): Promise<PayoutAccount> {
  const known = await accounts.findAccount(db, breederId);
  const answer = known && await payments.retrieveAccount(known.providerAccountId);
  if (answer && answer.kind !== "missing") return valueOf(answer);
  const replaced = known ? `:${known.providerAccountId}` : "";
  const made = valueOf(
    await payments.createAccount({
      email,
      breederId,
      idempotencyKey: `payout-account:${breederId}${replaced}`,
    }),
  );
  if (known) await accounts.replaceAccount(db, known, made.id);
  else await accounts.insertAccount(db, breederId, made.id);
  return made;
}

/**
 * Emails the owner of an account about new or changed bank details, and about anything that stops payouts.
 * Each email is sent once, whichever process or event comes first.
 */
async function tellOfAccount(services: Needs, providerAccountId: string): Promise<void> {
  await withTx(services.db, async (trx) => {
    const account = await accounts.lockTold(trx, providerAccountId);
    if (!account) return;
    const { news, trouble } = accountNews(account);
    await accounts.writeTold(trx, providerAccountId, {
      told_trouble: trouble,
      // A removed bank stays stored, so the next one counts as a change.
      ...(account.bankId === null
        ? {}
        : { told_bank_id: account.bankId, told_bank_last4: account.bankLast4 }),
    });
    const owner = await store.findOwner(trx, account.breederId);
    for (const one of news) {
      const email = accountEmail(one, {
        firstName: owner.firstName,
        programName: owner.programName,
        last4: account.bankLast4,
        last4Before: account.toldBankLast4,
        publicUrl: services.config.publicUrl,
      });
      await queueMail(trx, services, { kind: `payout-${one}`, to: owner.email, userId: owner.id, email });
      await tell(trx, services, {
        userId: owner.id,
        aboutUserId: null,
        group: "account",
        ...newsOf(email),
        email: false,
        url: "/breeder/money",
      });
    }
  });
}

/**
 * Reads an account again at the provider, and the payouts on their way to it, even after its owner has
 * another account.
 */
export async function syncAccount(services: Needs, providerAccountId: string): Promise<"done" | "unknown"> {
  const account = await accounts.findAccountByProvider(services.db, providerAccountId);
  if (account) {
    const answer = await services.payments.retrieveAccount(providerAccountId);
    if (answer.kind === "unknown" || isOurFault(answer)) return "unknown";
    await keepAccount(
      services,
      account.breederId,
      answer.kind === "done" ? answer.value : {
        id: providerAccountId,
        isReady: false,
        isDetailsSubmitted: true,
        requirements: [],
        disabledReason: answer.kind === "refused" ? answer.code : answer.kind,
      },
    );
    await replanWaiting(services, account.breederId);
  }
  for (const { id } of await store.findUnderWay(services.db, providerAccountId)) {
    await makePayout(services, id);
  }
  // Payouts come first, because one that the bank returned sends a separate email.
  await tellOfAccount(services, providerAccountId);
  return "done";
}
