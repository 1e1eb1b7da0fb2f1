import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { type FraudRule, type SellerSubject, sharedFindings } from "./rules.ts";
import { findShared } from "./trace_store.ts";

/**
 * A seller confirmed a number that another seller had before. Carriers reassign numbers, and families share
 * them.
 */
export const samePhone: FraudRule<SellerSubject, Awaited<ReturnType<typeof findShared>>> = {
  name: "same_phone",
  findEvidence: (db: Kysely<Database>, subject) => findShared(db, "phone", subject),
  decide: (evidence, { label }) =>
    sharedFindings(evidence, `The other seller confirmed the phone number ending in ${label} before.`),
};
