import { type Kysely, sql, type Updateable } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import type { AccountFacts } from "./rules.ts";

type Db = Kysely<Database>;
/** A breeder's account at the provider. */
export type Account = AccountFacts & { breederId: string; providerAccountId: string; checkedAt: Date };

const accounts = (db: Db) =>
  db.selectFrom("payout_accounts").select([
    "breeder_id as breederId",
    "provider_account_id as providerAccountId",
    "is_details_submitted as isDetailsSubmitted",
    "is_ready as isReady",
    "requirements",
    "disabled_reason as disabledReason",
    "onboarding_at as onboardingAt",
    "failed_at as failedAt",
    "checked_at as checkedAt",
  ]);

/** Returns the breeder's account at the payment provider, if there is one. */
export const findAccount = (db: Db, breederId: string): Promise<Account | undefined> =>
  accounts(db).where("breeder_id", "=", breederId).executeTakeFirst();

/**
 * Returns accounts with a bank whose sellers have no trace of one. An account that was read at the provider
 * within a day is left out, because its bank may have nothing to compare. The id is the seller's.
 */
export async function findUntraced(
  db: Db,
  after: { id: string } | undefined,
  limit: number,
): Promise<{ id: string; providerAccountId: string; createdAt: Date }[]> {
  return await db.selectFrom("payout_accounts as a")
    .select(["breeder_id as id", "provider_account_id as providerAccountId", "created_at as createdAt"])
    .where("bank_last4", "is not", null).where("checked_at", "<", sql<Date>`now() - interval '1 day'`)
    .$if(after !== undefined, (query) => query.where("breeder_id", ">", after!.id))
    .where(({ not, exists, selectFrom }) =>
      not(exists(
        selectFrom("seller_traces as t").select("t.kind").whereRef("t.breeder_id", "=", "a.breeder_id")
          .where("t.kind", "=", "payout-account"),
      ))
    )
    .orderBy("breeder_id").limit(limit).execute();
}

/** Returns the account with this id at the payment provider, if it is one of ours. */
export const findAccountByProvider = (db: Db, id: string): Promise<Account | undefined> =>
  accounts(db).where("provider_account_id", "=", id).executeTakeFirst();

/** Inserts a new account, unless another request stored one in the meantime. */
export async function insertAccount(db: Db, breederId: string, providerAccountId: string): Promise<void> {
  await db.insertInto("payout_accounts").values({
    breeder_id: breederId,
    provider_account_id: providerAccountId,
  })
    .onConflict((conflict) => conflict.doNothing()).execute();
}

/** Replaces a breeder's account, if it is still this one, with a new one that has to be set up. */
export async function replaceAccount(
  db: Db,
  { breederId, providerAccountId }: Pick<Account, "breederId" | "providerAccountId">,
  nextId: string,
): Promise<void> {
  await db.updateTable("payout_accounts").set({
    provider_account_id: nextId,
    is_details_submitted: false,
    is_ready: false,
    requirements: [],
    disabled_reason: null,
    failed_at: null,
    bank_id: null,
    bank_last4: null,
    checked_at: sql<Date>`now()`,
  }).where("breeder_id", "=", breederId).where("provider_account_id", "=", providerAccountId).execute();
}

type Standing = {
  id: string;
  isDetailsSubmitted: boolean;
  isReady: boolean;
  requirements: readonly string[];
  disabledReason: string | null;
  /** Omitted if the provider didn't say. */
  bank?: { id: string; last4: string; fingerprint: string | null } | null;
};

/** Stores the provider's state of an account. */
export async function saveAccount(db: Db, account: Standing): Promise<void> {
  await db.updateTable("payout_accounts").set({
    is_details_submitted: account.isDetailsSubmitted,
    is_ready: account.isReady,
    requirements: account.requirements.slice(0, 50).map((text) => text.slice(0, 200)),
    disabled_reason: account.disabledReason,
    ...(account.bank === undefined
      ? {}
      : { bank_id: account.bank?.id ?? null, bank_last4: account.bank?.last4 ?? null }),
    checked_at: sql<Date>`now()`,
  }).where("provider_account_id", "=", account.id).execute();
}

/**
 * Locks an account and returns it with the content of its owner's last emails. Undefined if there is none.
 */
export const lockTold = (db: Db, providerAccountId: string) =>
  accounts(db).select([
    "bank_id as bankId",
    "bank_last4 as bankLast4",
    "told_bank_id as toldBankId",
    "told_bank_last4 as toldBankLast4",
    "told_trouble as toldTrouble",
  ]).where("provider_account_id", "=", providerAccountId).forUpdate().executeTakeFirst();

/** Stores the content of the last emails to the owner of an account. */
export async function writeTold(
  db: Db,
  providerAccountId: string,
  told: Pick<Updateable<Database["payout_accounts"]>, "told_bank_id" | "told_bank_last4" | "told_trouble">,
): Promise<void> {
  await db.updateTable("payout_accounts").set(told).where("provider_account_id", "=", providerAccountId)
    .execute();
}

/**
 * Returns accounts whose owner was sent to the provider within the last two days, and that were not read for
 * an hour: the event about a change there may have been lost.
 */
export function findVisited(
  db: Db,
  after: { id: string } | undefined,
  limit: number,
): Promise<{ id: string }[]> {
  return db.selectFrom("payout_accounts").select("provider_account_id as id")
    .where("onboarding_at", ">", sql<Date>`now() - interval '2 days'`)
    .where("checked_at", "<", sql<Date>`now() - interval '1 hour'`)
    .$if(after !== undefined, (query) => query.where("provider_account_id", ">", after!.id))
    .orderBy("provider_account_id").limit(limit).execute();
}

/** Stores that the breeder is sent to the provider's page now. */
export async function noteOnboarding(db: Db, breederId: string): Promise<void> {
  await db.updateTable("payout_accounts").set({ onboarding_at: sql<Date>`now()` })
    .where("breeder_id", "=", breederId).execute();
}

/** Stores that the bank returned a payout. */
export async function noteBankFailure(db: Db, breederId: string): Promise<void> {
  await db.updateTable("payout_accounts").set({ failed_at: sql<Date>`now()` }).where(
    "breeder_id",
    "=",
    breederId,
  )
    .execute();
}
