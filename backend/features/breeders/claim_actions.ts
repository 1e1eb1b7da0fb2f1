import type { Kysely } from "kysely";
import type { Database, VerificationStatus } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Owner } from "../accounts/rules.ts";
import { recordDecision } from "../audit/actions.ts";
import { attachFiles, type Attachment, detachFile } from "../files/actions.ts";
import { queueMail } from "../mails/actions.ts";
import { tell } from "../notifications/actions.ts";
import { newsOf } from "../notifications/rules.ts";
import { breederStandingChanged } from "../pets/actions.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { renameInContract } from "./actions.ts";
import { claimEmail } from "./emails.ts";
import { skeletonOf } from "./name_rules.ts";
import { whereNameIsFree } from "./name_actions.ts";
import { claimsIn, type ClaimValue, isVouchedFor, legalNameIn, premisesIn } from "./claim_rules.ts";
import * as claimStore from "./claim_store.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;

/**
 * Changes a program's name, place and license, or asks staff to approve the change if they vouch for the
 * current ones. Sending the current value withdraws the open change.
 */
export async function changeClaims(
  trx: Trx,
  services: Pick<Services, "newId" | "now">,
  breederId: string,
  sent: Parameters<typeof claimsIn>[1],
  place: Parameters<typeof claimsIn>[2],
): Promise<void> {
  const now = await claimStore.lockClaims(trx, breederId) ?? fail("not_found");
  const wishes = claimsIn(now, sent, place);
  const changes = wishes.filter(({ isNew }) => isNew);
  if (isVouchedFor(now.verification)) {
    for (const wish of changes) await claimStore.askForClaim(trx, services.newId(), breederId, wish);
    const unchanged = wishes.flatMap(({ isNew, kind }) => isNew ? [] : [kind]);
    await claimStore.withdrawClaims(trx, breederId, unchanged);
    return;
  }
  const claims = { breederId, userId: now.user_id };
  for (const { newValue } of changes) await applyClaim(trx, services, claims, newValue);
  await claimStore.withdrawClaims(trx, breederId, wishes.map(({ kind }) => kind));
}

/**
 * Asks staff to approve another name of a program's owner if they vouch for the current one, and returns
 * true. Otherwise the caller writes the name, and the open request is withdrawn: staff must not accept it
 * over the newer one. Sending the current name changes nothing, because forms always send it.
 */
export async function waitsForLegalName(
  trx: Trx,
  { newId }: Pick<Services, "newId">,
  { breederId, userId }: Pick<Owner, "breederId" | "userId">,
  sent: Parameters<typeof legalNameIn>[1],
): Promise<boolean> {
  const now = await claimStore.lockClaims(trx, breederId);
  if (now?.user_id !== userId) return false;
  const { isNew, ...wish } = legalNameIn(await claimStore.lockLegalName(trx, userId), sent);
  if (isVouchedFor(now.verification)) {
    if (isNew) await claimStore.askForClaim(trx, newId(), breederId, wish);
    return true;
  }
  if (isNew) await claimStore.withdrawClaims(trx, breederId, [wish.kind]);
  return false;
}

/**
 * Asks staff to approve new photos of the premises in place of those that they have reviewed. Fails with
 * `transition_not_allowed` before a verification is submitted (its photos are changed there),
 * `file_not_usable` and `storage_unavailable`.
 */
export async function changePremises(
  services: Services,
  owner: Owner,
  photos: readonly string[],
): Promise<void> {
  const { breederId, userId } = owner;
  const requireVouched = (verification: VerificationStatus | undefined) => {
    if (verification && isVouchedFor(verification)) return;
    fail("transition_not_allowed", { detail: "Add these photos to your verification and submit it." });
  };
  // Checks before reading from storage, and again under the lock.
  requireVouched((await store.findOwnStanding(services.db, breederId)).verification);
  const wanted = photos.map((fileKey): Attachment => ({
    ownerId: userId,
    fileKey,
    purposes: ["rearing-area"],
  }));
  await attachFiles(services, wanted, async (trx, files) => {
    requireVouched((await claimStore.lockClaims(trx, breederId))?.verification);
    const now = await claimStore.findPremises(trx, breederId);
    const keys = [...new Set(files.map(({ key }) => key))];
    const replaced = await claimStore.askForClaim(trx, services.newId(), breederId, premisesIn(now, keys));
    await letPhotosGo(trx, services, userId, replaced, [...now, ...keys]);
  });
}

/** Withdraws an open change of the premises because its photos are being submitted with a verification. */
export async function withdrawPremises(
  trx: Trx,
  services: Pick<Services, "addJob">,
  { breederId, userId, kept }: { breederId: string; userId: string; kept: readonly string[] },
): Promise<void> {
  await letPhotosGo(
    trx,
    services,
    userId,
    await claimStore.withdrawClaims(trx, breederId, ["premises"]),
    kept,
  );
}

/** Releases the photos of changes that were not accepted, except those that are still used. */
async function letPhotosGo(
  trx: Trx,
  services: Pick<Services, "addJob">,
  ownerId: string,
  changes: readonly { new_value: ClaimValue }[],
  kept: readonly string[],
): Promise<void> {
  const keys = changes.flatMap(({ new_value: { rearing_area = [] } }) => rearing_area);
  for (const key of keys) if (!kept.includes(key)) await detachFile(trx, services, { ownerId, key });
}

/**
 * Saves a seller's answer to a staff question about their own open change. Fails with
 * `transition_not_allowed` if staff asked nothing.
 */
export async function answerClaim(
  { db, now }: Pick<Services, "db" | "now">,
  breederId: string,
  id: string,
  answer: string,
): Promise<void> {
  await withTx(db, async (trx) => {
    await claimStore.lockClaims(trx, breederId);
    const change = await claimStore.lockOwnClaimChange(trx, breederId, id) ?? fail("not_found");
    if (change.status !== "open" || change.question === null) {
      fail("transition_not_allowed", {
        detail: "There's no open question about this change. Reload the page.",
      });
    }
    await claimStore.answerClaim(trx, id, answer, now());
  });
}

/** Withdraws a seller's own open change. Fails with `transition_not_allowed` if it has been decided. */
export async function withdrawClaim(
  services: Pick<Services, "db" | "addJob">,
  { breederId, userId }: Owner,
  id: string,
): Promise<void> {
  await withTx(services.db, async (trx) => {
    await claimStore.lockClaims(trx, breederId);
    const change = await claimStore.lockOwnClaimChange(trx, breederId, id) ?? fail("not_found");
    if (change.status === "withdrawn") return;
    if (change.status !== "open") {
      fail("transition_not_allowed", { detail: "We already decided on this change. Reload the page." });
    }
    const withdrawn = await claimStore.withdrawClaims(trx, breederId, [change.kind]);
    await letPhotosGo(trx, services, userId, withdrawn, await claimStore.findPremises(trx, breederId));
  });
}

export type ClaimDecision = "accept" | "ask" | "reject";
const DECIDED = { accept: "accepted", ask: "asked", reject: "rejected" } as const;

/**
 * Accepts or rejects a change of a claim, or asks the seller about it, and notifies them. An accepted change
 * is public at once. A change under question stays open.
 */
export async function decideClaim(
  services: Services,
  staffId: string,
  { id, decision, reason }: { id: string; decision: ClaimDecision; reason: string | null },
): Promise<void> {
  if (decision !== "accept" && !reason) fail("reason_missing");
  const isAccepted = decision === "accept";
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
      const before = kind === "premises" ? await claimStore.findPremises(trx, breederId) : [];
      if (isAccepted) await applyClaim(trx, services, { breederId, userId }, change.new_value);
      const [status, now] = [DECIDED[decision], services.now()];
      if (status === "asked") await claimStore.askAboutClaim(trx, id, reason!, now);
      else await claimStore.decideClaimRow(trx, id, { status, reason, decidedBy: staffId, now });
      if (status === "accepted") {
        const old = [{ new_value: { rearing_area: before } }];
        await letPhotosGo(trx, services, userId, old, change.new_value.rearing_area ?? before);
      } else if (status === "rejected") await letPhotosGo(trx, services, userId, [change], before);
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
      const email = claimEmail(kind, decision, {
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

/**
 * Writes a claim. The program's pets move along, their cards show the new program and place, and the sale
 * contract names them from now on. Buyers keep the version that they accepted.
 */
async function applyClaim(
  trx: Trx,
  services: Pick<Services, "newId" | "now">,
  { breederId, userId }: { breederId: string; userId: string },
  { program_address, first_name, last_name, rearing_area, ...columns }: ClaimValue,
): Promise<void> {
  const { city, state, zip, latitude = null, longitude = null } = columns;
  if (first_name !== undefined) await claimStore.changeLegalName(trx, userId, { first_name, last_name });
  if (rearing_area) {
    const [id, now] = [services.newId(), services.now()];
    await claimStore.changePremises(trx, { id, breederId, photos: rearing_area, now });
  }
  if (!Object.keys(columns).length) return;
  const before = await claimStore.lockClaims(trx, breederId) ?? fail("not_found");
  await store.changeBreeder(trx, breederId, {
    ...columns,
    ...(columns.name === undefined ? {} : { name_skeleton: skeletonOf(columns.name) }),
    ...(program_address ? { program_address: JSON.stringify(program_address) } : {}),
  });
  if (city !== undefined && state !== undefined && zip !== undefined) {
    await store.moveAnimals(trx, breederId, { city, state, zip, latitude, longitude });
  }
  if (columns.name === undefined && zip === undefined) return;
  await breederStandingChanged(trx, breederId);
  const { name = before.name } = columns;
  const seller = { name, city: city ?? before.city, state: state ?? before.state };
  await renameInContract(trx, services, breederId, before, seller);
}
