import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { type FraudRule, type SellerSubject, sharedFindings } from "./rules.ts";
import { findShared } from "./trace_store.ts";

/** Two sellers' payouts go to the same bank account or card. Kennel partners and couples may share one. */
export const samePayoutAccount: FraudRule<SellerSubject, Awaited<ReturnType<typeof findShared>>> = {
  name: "same_payout_account",
  findEvidence: (db: Kysely<Database>, subject) => findShared(db, "payout-account", subject),
  decide: (evidence, { label }) =>
    sharedFindings(evidence, `Both sellers' payouts go to the bank account or card ending in ${label}.`),
};
