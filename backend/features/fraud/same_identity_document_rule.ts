import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { type FraudRule, type SellerSubject, sharedFindings } from "./rules.ts";
import { findShared } from "./trace_store.ts";

/** Two sellers submitted the same photo of an ID. A person with a kennel and a shelter may do so. */
export const sameIdentityDocument: FraudRule<SellerSubject, Awaited<ReturnType<typeof findShared>>> = {
  name: "same_identity_document",
  findEvidence: (db: Kysely<Database>, subject) => findShared(db, "identity-document", subject),
  decide: (evidence) => sharedFindings(evidence, "Both sellers submitted the same photo of an ID."),
};
