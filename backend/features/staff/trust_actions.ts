import { withTx } from "../../platform/db/tx.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { recordDecision } from "../audit/actions.ts";
import * as store from "./users_store.ts";

/**
 * Lets a breeder's listings and their changes be public without a review, or no longer; returns whose the programme is.
 * What waits in the queue stays there. Said twice, it is done and written down once, unless it answers the question whether trust
 * stays. Fails with `not_found`.
 */
export async function changeTrust(
  services: Pick<Services, "db">,
  { actorId, breederId, autoApprove, reason }: {
    actorId: string;
    breederId: string;
    autoApprove: boolean;
    reason: string | null;
  },
): Promise<string> {
  return await withTx(services.db, async (trx) => {
    const breeder = await store.lockBreeder(trx, breederId) ?? fail("not_found");
    if (breeder.autoApprove === autoApprove && !breeder.isAsked) return breeder.userId;
    await store.setTrust(trx, breederId, autoApprove);
    await recordDecision(trx, {
      actorId,
      action: autoApprove ? "breeder-trusted" : "breeder-no-longer-trusted",
      subjectKind: "user",
      subjectId: breeder.userId,
      reason,
      before: { autoApprove: breeder.autoApprove },
      after: { autoApprove },
    });
    return breeder.userId;
  });
}
