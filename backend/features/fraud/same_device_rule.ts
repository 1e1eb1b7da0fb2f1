import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { type FraudRule, type SellerSubject, sharedFindings } from "./rules.ts";
import { findShared } from "./trace_store.ts";

/**
 * Two sellers signed in with the same browser. Families, partners and the staff of a shelter may share one.
 */
export const sameDevice: FraudRule<SellerSubject, Awaited<ReturnType<typeof findShared>>> = {
  name: "same_device",
  findEvidence: (db: Kysely<Database>, subject) => findShared(db, "device", subject),
  decide: (evidence) =>
    sharedFindings(evidence, "Both sellers signed in with the same browser on the same device."),
};
