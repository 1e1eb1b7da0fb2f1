import type Stripe from "stripe";
import type { PaymentsPort } from "./port.ts";
import { type Calls, map } from "./stripe_calls.ts";
import { accountOf, bankPayoutOf, transferOf } from "./views.ts";

type Payouts = Pick<
  PaymentsPort,
  | "createAccount"
  | "retrieveAccount"
  | "createOnboardingLink"
  | "createAccountPage"
  | "createTransfer"
  | "findTransfers"
  | "retrieveTransfer"
  | "reverseTransfer"
  | "createBankPayout"
  | "retrieveBankPayout"
  | "findBankPayouts"
>;

/**
 * Returns the part of the port that pays sellers: their accounts, transfers to them, and payouts to their
 * banks.
 */
export function stripePayouts(stripe: Stripe, { ask, pages }: Calls): Payouts {
  return {
    async createAccount({ email, breederId, metadata, idempotencyKey }) {
      const params: Stripe.AccountCreateParams = {
        type: "express",
        country: "US",
        email,
        capabilities: { transfers: { requested: true } },
        metadata: { breederId, ...metadata },
        // We decide the amount and time of payouts: each payout of ours is one transfer and one payment to
        // the bank.
        settings: { payouts: { schedule: { interval: "manual" } } },
      };
      return map(
        await ask((bounds) => stripe.accounts.create(params, { ...bounds, idempotencyKey })),
        accountOf,
      );
    },

    async retrieveAccount(id) {
      return map(await ask((bounds) => stripe.accounts.retrieve(id, {}, bounds)), accountOf);
    },

    async createOnboardingLink({ accountId, returnUrl, refreshUrl }) {
      const params: Stripe.AccountLinkCreateParams = {
        account: accountId,
        type: "account_onboarding",
        return_url: returnUrl,
        refresh_url: refreshUrl,
      };
      return map(await ask((bounds) => stripe.accountLinks.create(params, bounds)), ({ url }) => ({ url }));
    },

    async createAccountPage(id) {
      return map(
        await ask((bounds) => stripe.accounts.createLoginLink(id, {}, bounds)),
        ({ url }) => ({ url }),
      );
    },

    async createTransfer({ accountId, amountCents, payoutId, breederId, metadata, idempotencyKey }) {
      const params: Stripe.TransferCreateParams = {
        amount: amountCents,
        currency: "usd",
        destination: accountId,
        transfer_group: breederId,
        metadata: { payoutId, breederId, ...metadata },
      };
      return map(
        await ask((bounds) => stripe.transfers.create(params, { ...bounds, idempotencyKey })),
        transferOf,
      );
    },

    async findTransfers({ accountId, breederId, since }) {
      const made = since ? { created: { gte: Math.floor(since.getTime() / 1000) } } : {};
      const find = (where: Stripe.TransferListParams) =>
        pages(
          (after, bounds) => stripe.transfers.list({ ...where, ...made, limit: 100, ...after }, bounds),
          transferOf,
        );
      // The group finds transfers to accounts unknown to a restored database; the account finds those from
      // before groups existed.
      const byAccount = await find({ destination: accountId });
      if (byAccount.kind !== "done") return byAccount;
      return map(await find({ transfer_group: breederId }), (byGroup) => [
        ...new Map([...byAccount.value, ...byGroup].map((one) => [one.id, one])).values(),
      ]);
    },

    async retrieveTransfer(id) {
      return map(await ask((bounds) => stripe.transfers.retrieve(id, {}, bounds)), transferOf);
    },

    async reverseTransfer({ transferId, amountCents, payoutId, metadata, idempotencyKey }) {
      const params = { amount: amountCents, metadata: { payoutId, ...metadata } };
      return map(
        await ask((bounds) =>
          stripe.transfers.createReversal(transferId, params, { ...bounds, idempotencyKey })
        ),
        ({ id }) => ({ id }),
      );
    },

    async createBankPayout({ accountId, amountCents, payoutId, metadata, idempotencyKey }) {
      const params = { amount: amountCents, currency: "usd", metadata: { payoutId, ...metadata } };
      return map(
        await ask((bounds) =>
          stripe.payouts.create(params, { ...bounds, idempotencyKey, stripeAccount: accountId })
        ),
        bankPayoutOf,
      );
    },

    async retrieveBankPayout(stripeAccount, id) {
      return map(
        await ask((bounds) => stripe.payouts.retrieve(id, {}, { ...bounds, stripeAccount })),
        bankPayoutOf,
      );
    },

    findBankPayouts: (stripeAccount, since) =>
      pages(
        (after, bounds) =>
          stripe.payouts.list(
            { limit: 100, created: { gte: Math.floor(since.getTime() / 1000) }, ...after },
            { ...bounds, stripeAccount },
          ),
        bankPayoutOf,
      ),
  };
}
