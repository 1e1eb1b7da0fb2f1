import { setVerification } from "../breeders/store.ts";
import { withTx } from "../db/tx.ts";
import { queueMail } from "../mails/actions.ts";
import { breederStandingChanged } from "../pets/announce.ts";
import { userChannel, verificationEvent } from "../ports/realtime/channels.ts";
import { fail } from "../problem.ts";
import type { Services } from "../services.ts";
import { recordDecision } from "../staff/actions.ts";
import { decisionLetter } from "./letters.ts";
import { type Decision, moveFor, needsReason } from "./rules.ts";
import * as store from "./store.ts";

const DECIDED = {
  approve: "verification-approved",
  ask: "verification-asked",
  reject: "verification-rejected",
} as const;

/**
 * Decides a verification, tells the breeder by mail and open pages live, and logs who did it and why; answers the breeder's
 * id. Of two who decide at once the second one fails with `transition_not_allowed`.
 */
export async function decideVerification(
  services: Services,
  { id, actorId, decision, reason }: {
    id: string;
    actorId: string;
    decision: Decision;
    reason: string | null;
  },
): Promise<string> {
  if (needsReason(decision) && !reason) fail("reason_missing");
  return await withTx(services.db, async (trx) => {
    const breeder = await store.lockBreeder(trx, { verificationId: id }) ?? fail("not_found");
    const { breederId, status } = breeder;
    const move = moveFor(status, decision, "admin") ??
      fail("transition_not_allowed", {
        detail: "This verification has been decided, or somebody has it already.",
      });
    const now = services.now();
    await setVerification(trx, breederId, move.to, now);
    await store.insertEvent(trx, {
      id: services.newId(),
      breeder_id: breederId,
      from_status: status,
      to_status: move.to,
      actor_id: actorId,
      reason,
      at: now,
    });
    if (decision !== "review") {
      await store.saveDecision(trx, { breederId, actorId, reason, now });
      await recordDecision(trx, {
        actorId,
        action: DECIDED[decision],
        subjectKind: "verification",
        subjectId: breederId,
        reason,
        before: { status },
        after: { status: move.to },
      });
      await queueMail(trx, services, {
        kind: DECIDED[decision],
        to: breeder.email,
        userId: breeder.userId,
        letter: decisionLetter(decision, {
          firstName: breeder.firstName,
          programme: breeder.name,
          reason,
          publicUrl: services.config.publicUrl,
        }),
      });
    }
    if (move.to === "approved") await breederStandingChanged(trx, breederId);
    await services.addJob(trx, "announceVerification", { breederId }, { key: `verification:${breederId}` });
    return breederId;
  });
}

/** Tells a breeder's open pages how the verification stands at this moment. */
export async function announceVerification(
  services: Pick<Services, "db" | "realtime">,
  breederId: string,
): Promise<void> {
  const found = await store.findOwner(services.db, breederId);
  if (!found) return;
  await services.realtime.trigger([userChannel(found.userId)], verificationEvent, { status: found.status });
}
