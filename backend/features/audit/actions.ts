import type { Kysely } from "kysely";
import { v7 } from "uuid";
import type { Database } from "../../platform/db/schema.ts";
import type { AuditEntry } from "../../generated/types.ts";
import { changesBetween, type Facts } from "./rules.ts";
import * as store from "./store.ts";

export type Decision = {
  /** The member of staff; null where the operator of the server did it. */
  actorId: string | null;
  /** What was decided, as kebab-case words: "account-suspended", "verification-approved". */
  action: string;
  subjectKind: AuditEntry["subjectKind"];
  subjectId: string;
  /** Why, in the words of who decided; null where the decision says it all. */
  reason: string | null;
  /** What stood before and after, by the name of the field. Only what differs is kept. Nothing that is private. */
  before?: Facts;
  after?: Facts;
};

/**
 * Writes a decision of staff into the log, in the transaction of the decision itself: neither is there without the
 * other. Every decision of staff calls this.
 */
export async function recordDecision(trx: Kysely<Database>, decision: Decision): Promise<void> {
  const { before = {}, after = {}, ...entry } = decision;
  await store.insertEntries(trx, [{ ...entry, id: v7(), changes: changesBetween(before, after) }]);
}

/** The thing that a staff member read: a person's ID photo or paper, an order, a report about a chat, or a fraud case. */
export type Read =
  | { action: "id-photo-read" | "paper-read"; subjectKind: "user"; subjectId: string }
  | { action: "order-read"; subjectKind: "order"; subjectId: string }
  | { action: "chat-read"; subjectKind: "report"; subjectId: string }
  | { action: "fraud-case-read"; subjectKind: "fraud-case"; subjectId: string };

/** Writes into the log what a member of staff is about to be shown: what cannot be written down is not shown. */
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
