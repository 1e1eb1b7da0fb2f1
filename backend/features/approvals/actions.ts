import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import type { AuditEntry, MoneyApproval } from "../../generated/types.ts";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { recordDecision } from "../audit/actions.ts";
import { needsSecondPerson } from "./rules.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;

/** Days that a request waits for a second person. */
const WAIT_DAYS = 5;

/**
 * Takes the request inside the transaction that moves the money, before it moves; fails with `approval_over`.
 * Given the amount that moves now, it also fails if another amount was approved.
 */
export type Approve = (trx: Trx, amountCents?: number) => Promise<void>;

type Ask = {
  kind: store.ApprovalKind;
  subjectId: string;
  /** Name of the pet or program. */
  about: string;
  amountCents: number;
  /** Cents of earlier payments or balances that count together with the amount. */
  beforeCents: number;
  reason: string;
  actorId: string;
  /** Body of the call, which is repeated on approval. */
  asked: Record<string, unknown>;
};

/** Returns the request's body without its idempotency key, to compare requests. */
function wishOf(body: unknown): unknown {
  return JSON.parse(JSON.stringify({ ...body as Ask["asked"], idempotencyKey: undefined }));
}

/** Returns the subject under which the audit log files a request. */
async function subjectOf(
  db: Trx,
  { kind, subject_id: id }: Pick<store.Approval, "kind" | "subject_id">,
): Promise<{ subjectKind: AuditEntry["subjectKind"]; subjectId: string }> {
  if (kind === "balance") return { subjectKind: "user", subjectId: await store.findOwnerId(db, id) };
  if (kind === "payout") return { subjectKind: "user", subjectId: await store.findPayeeId(db, id) };
  return { subjectKind: kind === "dispute" ? "dispute" : "order", subjectId: id };
}

/**
 * Asks for a second person if an amount needs one; returns undefined if not. Locks the sale or the breeder,
 * so at most one request waits. An identical request returns the open one; a different one fails with
 * `approval_waiting`.
 */
export async function askIfLarge(
  trx: Trx,
  { config, newId, now }: Pick<Services, "config" | "newId" | "now">,
  ask: Ask,
): Promise<MoneyApproval | undefined> {
  if (!needsSecondPerson({ ...ask, limitCents: config.staffAloneCents })) return undefined;
  const at = now();
  const waiting = await store.findWaitingFor(trx, ask.kind, ask.subjectId, at);
  if (waiting) {
    const isSame = waiting.asked_by === ask.actorId && waiting.amount_cents === ask.amountCents &&
      isDeepStrictEqual(wishOf(waiting.asked), wishOf(ask.asked));
    return isSame ? await store.findListed(trx, waiting.id) : fail("approval_waiting");
  }
  const id = newId();
  await store.insertApproval(trx, {
    id,
    kind: ask.kind,
    subject_id: ask.subjectId,
    about: ask.about,
    amount_cents: ask.amountCents,
    before_cents: ask.beforeCents,
    reason: ask.reason,
    asked: JSON.stringify(ask.asked),
    asked_by: ask.actorId,
    created_at: at,
    expires_at: new Date(at.getTime() + WAIT_DAYS * 86_400_000),
  });
  await recordDecision(trx, {
    actorId: ask.actorId,
    action: "money-asked",
    reason: ask.reason,
    ...await subjectOf(trx, { kind: ask.kind, subject_id: ask.subjectId }),
    after: { amountCents: ask.amountCents },
  });
  return await store.findListed(trx, id);
}

/**
 * Uses the approval of a second person if given. Otherwise asks for one if the amount needs it, and returns
 * the open request.
 */
export async function approvedOrAsked(
  trx: Trx,
  services: Pick<Services, "config" | "newId" | "now">,
  { approve, ...ask }: Ask & { approve: Approve | undefined },
): Promise<MoneyApproval | undefined> {
  if (!approve) return await askIfLarge(trx, services, ask);
  await approve(trx, ask.amountCents);
}

/**
 * Returns a request that this person may decide now. Fails with `not_found`, `own_request` or
 * `approval_over`.
 */
export async function openApproval(
  { db, now }: Pick<Services, "db" | "now">,
  id: string,
  actorId: string,
): Promise<store.Approval> {
  const found = await store.findApproval(db, id) ?? fail("not_found");
  if (found.asked_by === actorId) fail("own_request");
  if (found.status !== "waiting" || found.expires_at <= now()) fail("approval_over");
  return found;
}

/** Returns the function that takes a request for its approver inside the transaction that moves the money. */
export function approveAs({ now }: Pick<Services, "now">, id: string, actorId: string): Approve {
  return async (trx, amountCents) => {
    const taken = await store.decideApproval(trx, id, { status: "approved", actorId, now: now() }) ??
      fail("approval_over");
    if (amountCents !== undefined && amountCents !== taken.amount_cents) {
      fail("approval_over", { detail: "The amount has changed. Refuse the request." });
    }
    if (!await store.mayAsk(trx, taken.asked_by)) {
      fail("approval_over", { detail: "The person who asked no longer handles money. Refuse the request." });
    }
    await recordDecision(trx, {
      actorId,
      action: "money-approved",
      reason: taken.reason,
      ...await subjectOf(trx, taken),
      after: { amountCents: taken.amount_cents },
    });
  };
}

/** Refuses a request. Fails with `not_found`, `own_request` or `approval_over`. */
export async function refuseApproval(
  services: Pick<Services, "db" | "now">,
  id: string,
  { actorId, reason }: { actorId: string; reason: string },
): Promise<void> {
  await openApproval(services, id, actorId);
  await withTx(services.db, async (trx) => {
    const refused =
      await store.decideApproval(trx, id, { status: "refused", actorId, now: services.now() }) ??
        fail("approval_over");
    await recordDecision(trx, {
      actorId,
      action: "money-refused",
      reason,
      ...await subjectOf(trx, refused),
      after: { amountCents: refused.amount_cents },
    });
  });
}
