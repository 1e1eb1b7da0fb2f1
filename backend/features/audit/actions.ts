import type { Kysely } from "kysely";
import { v7 } from "uuid";
import type { Database } from "../../platform/db/schema.ts";
import type { AuditEntry } from "../../generated/types.ts";
import { changesBetween, type Facts } from "./rules.ts";
import * as store from "./store.ts";

export type Decision = {
  /** Staff member; null if the server's operator acted. */
  actorId: string | null;
  /** Decision in kebab-case: "account-suspended", "verification-approved". */
  action: string;
  subjectKind: AuditEntry["subjectKind"];
  subjectId: string;
  /** Reason in the words of the staff member; null if the decision needs none. */
  reason: string | null;
  /** Values before and after, by field name. Only differences are kept. Must not contain private data. */
  before?: Facts;
  after?: Facts;
};

/**
 * Writes a staff decision into the log in the decision's own transaction: neither exists without the other.
 * Every staff decision calls this.
 */
export async function recordDecision(trx: Kysely<Database>, decision: Decision): Promise<void> {
  const { before = {}, after = {}, ...entry } = decision;
  await store.insertEntries(trx, [{ ...entry, id: v7(), changes: changesBetween(before, after) }]);
}

/**
 * An object that a staff member read: a person's ID photo or paper, an order, a report about a chat, a
 * fraud case, or a delivery.
 */
export type Read =
  | { action: "id-photo-read" | "paper-read"; subjectKind: "user"; subjectId: string }
  | { action: "order-read"; subjectKind: "order"; subjectId: string }
  | { action: "delivery-read"; subjectKind: "delivery"; subjectId: string }
  | { action: "chat-read"; subjectKind: "report"; subjectId: string }
  | { action: "fraud-case-read"; subjectKind: "fraud-case"; subjectId: string };

/** Logs what a staff member is about to see. If the entry cannot be written, nothing is shown. */
export async function recordReads(
  db: Kysely<Database>,
  actorId: string,
  reads: readonly Read[],
): Promise<void> {
  await store.insertEntries(
    db,
    reads.map((read) => ({ ...read, id: v7(), actorId, reason: null, changes: [] })),
  );
}
