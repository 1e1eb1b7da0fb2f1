import type { Kysely } from "kysely";
import { withdrawPremises } from "../breeders/claim_actions.ts";
import { setVerification } from "../breeders/store.ts";
import { attachFiles, detachFile, purgeAfter } from "../files/actions.ts";
import { noteTrace } from "../fraud/actions.ts";
import type { Database, VerificationStatus } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { queueMail } from "../mails/actions.ts";
import { tell } from "../notifications/actions.ts";
import { newsOf } from "../notifications/rules.ts";
import { endHoldsOf } from "../sale/hold/index.ts";
import { breederStandingChanged } from "../pets/actions.ts";
import { userChannel, verificationEvent } from "../../platform/ports/realtime/channels.ts";
import { fail, failFields } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { recordDecision } from "../audit/actions.ts";
import { decisionEmail } from "./emails.ts";
import {
  type Decision,
  DOCUMENT_KINDS,
  documentChanges,
  documentErrors,
  DOCUMENTS,
  type Documents,
  identityEnd,
  type Move,
  moveFor,
  needsReason,
} from "./rules.ts";
import * as store from "./store.ts";

const DECIDED = {
  approve: "verification-approved",
  ask: "verification-asked",
  reject: "verification-rejected",
  withdraw: "verification-withdrawn",
} as const;

/**
 * Submits documents: checks and attaches the files, and releases earlier files that are no longer listed.
 * Fails with `invalid_input`, `file_not_usable`, `verification_in_review` and `transition_not_allowed`;
 * nothing has changed then.
 */
export async function submitDocuments(
  services: Services,
  { userId, breederId, documents }: { userId: string; breederId: string; documents: Documents },
): Promise<void> {
  const [first, ...others] = documentErrors(documents);
  if (first) failFields(first, ...others);
  // Checks before reading from storage, and again under the lock.
  checkSubmittable((await store.findOwner(services.db, breederId))?.status);
  const named = DOCUMENT_KINDS.flatMap((kind) => documents[kind].map((key) => ({ kind, key })));
  const wanted = named.map(({ kind, key }) => ({
    ownerId: userId,
    fileKey: key,
    purposes: [DOCUMENTS[kind].purpose],
  }));
  await attachFiles(services, wanted, async (trx, files) => {
    const breeder = await store.lockBreeder(trx, { breederId }) ?? fail("not_found");
    const { status } = breeder;
    const { to } = checkSubmittable(status);
    const after: Documents = { identityFront: [], identityBack: [], rearingArea: [], registration: [] };
    for (const [index, { kind }] of named.entries()) {
      const { key } = files[index]!;
      // Two keys may name one file: that of its upload and that of its clean copy.
      if (!after[kind].includes(key)) after[kind].push(key);
    }
    const keys = DOCUMENT_KINDS.flatMap((kind) => after[kind]);
    await purgeAfter(trx, keys, null);
    const kept = [...keys, ...breeder.documents.rearingArea];
    await withdrawPremises(trx, services, { breederId, userId, kept });
    for (const key of documentChanges(breeder.documents, after).removed) {
      if (!keys.includes(key)) await detachFile(trx, services, { ownerId: userId, key });
    }
    const now = services.now();
    for (const { kind, sha256 } of named.map(({ kind }, index) => ({ kind, ...files[index]! }))) {
      if ((kind !== "identityFront" && kind !== "identityBack") || sha256 === "") continue;
      await noteTrace(trx, services, { breederId, kind: "identity-document", value: sha256 });
    }
    await store.saveDocuments(trx, { id: services.newId(), breederId, documents: after, now });
    await moveTo(trx, services, { breederId, from: status, to, actorId: userId, reason: null, now });
  });
}

function checkSubmittable(status: VerificationStatus | undefined): Move {
  const move = status && moveFor(status, "submit", "breeder");
  if (move) return move;
  if (status === "approved") fail("transition_not_allowed", { detail: "You're already verified." });
  fail("verification_in_review");
}

/**
 * Decides a verification, notifies the breeder by email and on open pages, and logs the actor and the reason;
 * returns the breeder's id. If two staff members decide at once, the second fails with
 * `transition_not_allowed`.
 */
export async function decideVerification(
  services: Services,
  { of, actorId, decision, reason }: {
    of: Parameters<typeof store.lockBreeder>[1];
    actorId: string;
    decision: Decision;
    reason: string | null;
  },
): Promise<string> {
  if (needsReason(decision) && !reason) fail("reason_missing");
  return await withTx(services.db, async (trx) => {
    const breeder = await store.lockBreeder(trx, of) ?? fail("not_found");
    const { breederId, status } = breeder;
    const move = moveFor(status, decision, "admin") ??
      fail("transition_not_allowed", {
        detail: "This verification was already decided, or someone else is reviewing it.",
      });
    const now = services.now();
    // The reason of an approval is only for the log; the breeder reads reasons that ask them to act.
    const said = needsReason(decision) ? reason : null;
    await moveTo(trx, services, { breederId, from: status, to: move.to, actorId, reason: said, now });
    if (decision !== "review") {
      await store.saveDecision(trx, { breederId, actorId, reason: said, now });
      const { identityFront, identityBack } = breeder.documents;
      await purgeAfter(trx, [...identityFront, ...identityBack], identityEnd(now));
      await recordDecision(trx, {
        actorId,
        action: DECIDED[decision],
        subjectKind: "verification",
        subjectId: breederId,
        reason,
        before: { status },
        after: { status: move.to },
      });
      const email = decisionEmail(decision, {
        firstName: breeder.firstName,
        program: breeder.name,
        reason: said,
        publicUrl: services.config.publicUrl,
      });
      const { userId } = breeder;
      await queueMail(trx, services, { kind: DECIDED[decision], to: breeder.email, userId, email });
      await tell(trx, services, {
        userId,
        aboutUserId: null,
        group: "account",
        ...newsOf(email),
        email: false,
      });
    }
    return breederId;
  });
}

/** Makes a move: updates the breeder's page and cards, logs it, and notifies open pages. */
async function moveTo(
  trx: Kysely<Database>,
  services: Services,
  { breederId, from, to, actorId, reason, now }: {
    breederId: string;
    from: VerificationStatus;
    to: VerificationStatus;
    actorId: string;
    reason: string | null;
    now: Date;
  },
): Promise<void> {
  await setVerification(trx, breederId, to, now);
  await store.insertEvent(trx, {
    id: services.newId(),
    breeder_id: breederId,
    from_status: from,
    to_status: to,
    actor_id: actorId,
    reason,
    at: now,
  });
  await services.addJob(trx, "announceVerification", { breederId }, { key: `verification:${breederId}` });
  if (to !== "approved" && from !== "approved") return;
  // This locks the breeder's pets: concurrent publications and holds either finish before it or see this
  // decision.
  await breederStandingChanged(trx, breederId);
  if (from === "approved") await endHoldsOf(trx, services, { breederId });
}

/** Sends the current verification status to a breeder's open pages. */
export async function announceVerification(
  services: Pick<Services, "db" | "realtime">,
  breederId: string,
): Promise<void> {
  const found = await store.findOwner(services.db, breederId);
  if (!found) return;
  await services.realtime.trigger([userChannel(found.userId)], verificationEvent, { status: found.status });
}
