import { withTx } from "../../platform/db/tx.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { askTrust } from "../accounts/trust_store.ts";
import { recordDecision } from "../audit/actions.ts";
import { tell } from "../notifications/actions.ts";
import { newsOf } from "../notifications/rules.ts";
import { refreshCards } from "../pets/card_store.ts";
import { petIdsOfParent } from "../pets/status_store.ts";
import { parentEmail } from "./emails.ts";
import * as store from "./store.ts";

/**
 * Verifies a parent animal or sends it back; returns its breeder. If two staff members decide at once, the
 * second is refused, and so is a decision based on a version before the latest change. Fails with
 * `not_found`, `reason_missing`, `transition_not_allowed`.
 */
export async function decideParent(
  services: Services,
  { id, actorId, isApproved, reason, updatedAt }: {
    id: string;
    actorId: string;
    isApproved: boolean;
    reason: string | null;
    updatedAt?: string;
  },
): Promise<string> {
  if (!isApproved && !reason) fail("reason_missing");
  return await withTx(services.db, async (trx) => {
    const parent = await store.lockForReview(trx, id) ?? fail("not_found");
    const isWaiting = parent.verified_at === null &&
      (parent.status === "in-review" || parent.status === "live");
    if (!isWaiting) {
      fail("transition_not_allowed", {
        detail: "This parent was already decided, or its breeder took it off the page.",
      });
    }
    if (updatedAt !== undefined && Date.parse(updatedAt) !== parent.updated_at.getTime()) {
      fail("transition_not_allowed", {
        detail: "This parent has changed since you opened it. Reload it to see what's new.",
      });
    }
    const said = isApproved ? null : reason;
    await store.decideParent(trx, id, { isApproved, reason: said, now: services.now() });
    await refreshCards(trx, await petIdsOfParent(trx, id));
    if (!isApproved) await askTrust(trx, parent.breederId);
    await recordDecision(trx, {
      actorId,
      action: isApproved ? "parent-approved" : "parent-rejected",
      subjectKind: "parent",
      subjectId: id,
      reason,
      before: { status: "in-review" },
      after: { status: isApproved ? "live" : "rejected" },
    });
    const email = parentEmail(isApproved, {
      firstName: parent.firstName,
      parentName: parent.name,
      reason: said,
      publicUrl: services.config.publicUrl,
    });
    await tell(trx, services, {
      kind: "parent-decided",
      userId: parent.userId,
      aboutUserId: null,
      group: "listing",
      ...newsOf(email),
      email,
    });
    return parent.breederId;
  });
}
