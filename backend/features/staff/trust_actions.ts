import { withTx } from "../../platform/db/tx.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { recordDecision } from "../audit/actions.ts";
import * as store from "./users_store.ts";

/**
 * Lets a breeder's listings and their changes skip the review, or ends that; returns the program's owner.
 * Listings already in the queue stay there. Repeating the call changes and logs nothing, unless it answers
 * the question whether trust should stay. Fails with `not_found`.
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
