import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { recordDecision } from "../audit/actions.ts";
import { queueMail } from "../mails/actions.ts";
import { tell } from "../notifications/actions.ts";
import { newsOf } from "../notifications/rules.ts";
import { breederStandingChanged } from "../pets/actions.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { claimEmail } from "./emails.ts";
import { skeletonOf } from "./name_rules.ts";
import { whereNameIsFree } from "./name_actions.ts";
import { claimsIn, type ClaimValue, isVouchedFor } from "./claim_rules.ts";
import * as claimStore from "./claim_store.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;

/**
 * Changes a program's name, place and license, or asks staff for them if they vouch for the current ones. The current one
 * sent again withdraws the open change.
 */
export async function changeClaims(
  trx: Trx,
  { newId }: Pick<Services, "newId">,
  breederId: string,
  sent: Parameters<typeof claimsIn>[1],
  place: Parameters<typeof claimsIn>[2],
): Promise<void> {
  const now = await claimStore.lockClaims(trx, breederId) ?? fail("not_found");
  const wishes = claimsIn(now, sent, place);
  const changes = wishes.filter(({ isNew }) => isNew);
  if (isVouchedFor(now.verification)) {
    for (const wish of changes) await claimStore.askForClaim(trx, newId(), breederId, wish);
    const unchanged = wishes.flatMap(({ isNew, kind }) => isNew ? [] : [kind]);
    return await claimStore.withdrawClaims(trx, breederId, unchanged);
  }
  for (const { newValue } of changes) await applyClaim(trx, breederId, newValue);
  await claimStore.withdrawClaims(trx, breederId, wishes.map(({ kind }) => kind));
}

/** Withdraws a seller's own open change. Fails with `transition_not_allowed` for a decided one. */
export async function withdrawClaim(db: Trx, breederId: string, id: string): Promise<void> {
  await withTx(db, async (trx) => {
    await claimStore.lockClaims(trx, breederId);
    const change = await claimStore.lockOwnClaimChange(trx, breederId, id) ?? fail("not_found");
    if (change.status === "withdrawn") return;
    if (change.status !== "open") {
      fail("transition_not_allowed", { detail: "We already decided on this change. Reload the page." });
    }
    await claimStore.withdrawClaims(trx, breederId, [change.kind]);
  });
}

/** Accepts or rejects a change of a claim and tells the seller. An accepted one is public at once. */
export async function decideClaim(
  services: Services,
  staffId: string,
  { id, isAccepted, reason }: { id: string; isAccepted: boolean; reason: string | null },
): Promise<void> {
  if (!isAccepted && !reason) fail("reason_missing");
  await whereNameIsFree(() =>
    withTx(services.db, async (trx) => {
      const { breeder_id: breederId } = await claimStore.findBreederOfClaimChange(trx, id) ??
        fail("not_found");
      const { user_id: userId } = await claimStore.lockClaims(trx, breederId) ?? fail("not_found");
      const change = await claimStore.lockClaimChange(trx, id) ?? fail("not_found");
      if (change.status !== "open") {
        fail("transition_not_allowed", {
          detail: "This change was already decided, or the breeder withdrew it.",
        });
      }
      const { kind, old_text: oldText, new_text: newText } = change;
      if (isAccepted) await applyClaim(trx, breederId, change.new_value);
      const status = isAccepted ? "accepted" : "rejected";
      await claimStore.decideClaimRow(trx, id, { status, reason, decidedBy: staffId, now: services.now() });
      await recordDecision(trx, {
        actorId: staffId,
        action: `claim-${status}`,
        subjectKind: "claim-change",
        subjectId: id,
        reason,
        before: { [kind]: oldText },
        after: { [kind]: isAccepted ? newText : oldText },
      });
      const seller = await claimStore.findSeller(trx, userId) ?? fail("not_found");
      const email = claimEmail(kind, isAccepted, {
        firstName: seller.first_name,
        newText,
        reason,
        publicUrl: services.config.publicUrl,
      });
      await queueMail(trx, services, { kind: `claim-${status}`, to: seller.email, userId, email });
      await tell(trx, services, {
        userId,
        aboutUserId: null,
        group: "account",
        ...newsOf(email),
        email: false,
      });
    })
  );
}

/** Writes a claim; the pets move along, and their cards name the program and place. */
async function applyClaim(
  trx: Trx,
  breederId: string,
  { program_address, ...columns }: ClaimValue,
): Promise<void> {
  const { city, state, zip, latitude = null, longitude = null } = columns;
  await store.changeBreeder(trx, breederId, {
    ...columns,
    ...(columns.name === undefined ? {} : { name_skeleton: skeletonOf(columns.name) }),
    ...(program_address ? { program_address: JSON.stringify(program_address) } : {}),
  });
  if (city !== undefined && state !== undefined && zip !== undefined) {
    await store.moveAnimals(trx, breederId, { city, state, zip, latitude, longitude });
  }
  if (columns.name !== undefined || zip !== undefined) await breederStandingChanged(trx, breederId);
}
