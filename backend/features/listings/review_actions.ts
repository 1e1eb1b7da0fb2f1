import type { Kysely } from "kysely";
import type { Database, ListingStatus } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Email } from "../mails/view.ts";
import { tell } from "../notifications/actions.ts";
import { newsOf } from "../notifications/rules.ts";
import { factsChanged } from "../pets/actions.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { askTrust } from "../accounts/trust_store.ts";
import { recordDecision } from "../audit/actions.ts";
import { checkListing, returnsNoMore } from "../fraud/actions.ts";
import { move } from "./actions.ts";
import * as changeStore from "./change_store.ts";
import { LIVE } from "./life_cycle_rules.ts";
import { changeRequestEmail, listingEmail } from "./emails.ts";
import { altOf, releaseFiles } from "./media_actions.ts";
import { slugOf } from "./rules.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
type Staff = { userId: string; role: string };

/**
 * Resolves a listing's review for staff and tells the breeder. The second of two concurrent calls is refused.
 */
export async function decideListing(
  services: Services,
  staff: Staff,
  { petId, status, reason, updatedAt }: {
    petId: string;
    status: ListingStatus;
    reason: string | null;
    updatedAt?: string;
  },
): Promise<void> {
  // This transaction is separate, so findings stay even if they make the resolution fail.
  if (status === "available") await withTx(services.db, (trx) => checkListing(trx, services, petId));
  await withTx(services.db, async (trx) => {
    if (!await store.lockListing(trx, petId)) fail("not_found");
    const listing = await store.findListing(trx, petId) ?? fail("not_found");
    if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(listing.updatedAt as string)) {
      fail("transition_not_allowed", {
        detail: "The listing has changed since you opened it. Reload it to see what's new.",
      });
    }
    await decideLocked(trx, services, staff, listing, { status, reason });
  });
}

/**
 * Takes a listing down for staff after a report, in the transaction of that resolution. Ignores a listing
 * that has left the market or was deleted.
 */
export async function takeDown(
  trx: Trx,
  services: Services,
  staff: Staff,
  { petId, reason }: { petId: string; reason: string },
): Promise<void> {
  await store.lockListing(trx, petId);
  const listing = await store.findListing(trx, petId);
  if (!listing) return;
  await returnsNoMore(trx, petId);
  if (OFF_MARKET.has(listing.status)) return;
  // A sold listing is archived. Any other waits for staff, and they may return it.
  const isSold = ["sold", "adopted-sold", "sold-external"].includes(listing.status);
  const status = isSold ? "no-longer-available" : "not-approved-internal";
  await decideLocked(trx, services, staff, listing, { status, reason });
}

const OFF_MARKET: ReadonlySet<ListingStatus> = new Set([
  "not-approved-internal",
  "rejected",
  "no-longer-available",
  "in-progress",
  "in-review",
]);

async function decideLocked(
  trx: Trx,
  services: Services,
  staff: Staff,
  listing: store.OwnListing,
  { status, reason }: { status: ListingStatus; reason: string | null },
): Promise<void> {
  await move(trx, services, listing, { to: status, actor: "admin", owner: staff, reason });
  // A listing that skipped the review now joins the queue of status `not-approved-internal`.
  if (status === "not-approved-internal" && LIVE.includes(listing.status)) {
    await store.changeListing(trx, listing.id, { submitted_at: services.now() });
  }
  if (status === "rejected" || status === "not-approved-internal") {
    await askTrust(trx, listing.breederId);
    await returnsNoMore(trx, listing.id);
  }
  await recordDecision(trx, {
    actorId: staff.userId,
    action: `listing-${status}`,
    subjectKind: "listing",
    subjectId: listing.id,
    reason,
    before: { status: listing.status },
    after: { status },
  });
  await notify(trx, services, listing, reason, (about) => listingEmail(status, about, listing.status));
}

/** Accepts or rejects a change request for staff. An accepted change is live at once. */
export async function decideChange(
  services: Services,
  staff: Staff,
  { id, isAccepted, reason }: { id: string; isAccepted: boolean; reason: string | null },
): Promise<void> {
  if (!isAccepted && !reason) fail("reason_missing");
  await withTx(services.db, async (trx) => {
    const { pet_id: petId } = await changeStore.findPetOfChange(trx, id) ?? fail("not_found");
    const pet = await store.lockListing(trx, petId) ?? fail("not_found");
    const change = await changeStore.lockChange(trx, id) ?? fail("not_found");
    if (change.status !== "open") {
      fail("transition_not_allowed", {
        detail: "This change was already decided, or the breeder withdrew it.",
      });
    }
    const keys = await store.fileKeysOf(trx, petId);
    if (isAccepted) {
      const { verification } = await store.findListing(trx, petId) ?? fail("not_found");
      if (verification !== "approved") fail("breeder_not_verified");
      if (change.kind === "name") await rename(trx, petId, change.new_text!);
      if (change.kind === "description") {
        await store.changeListing(trx, petId, { description: change.new_text! });
      }
      if (change.kind === "video") await store.changeListing(trx, petId, { video_key: change.new_text });
      if (change.kind === "photo") {
        await store.replaceImages(trx, petId, change.new_images, altOf(pet.name), services.newId);
        await checkListing(trx, services, petId);
      }
    }
    const status = isAccepted ? "accepted" : "rejected";
    if (!isAccepted) await askTrust(trx, pet.breeder_id);
    await changeStore.decide(trx, id, { status, reason, decidedBy: staff.userId, now: services.now() });
    await releaseFiles(trx, services, await store.ownerOfListing(trx, petId), keys);
    await factsChanged(trx, services, petId);
    await recordDecision(trx, {
      actorId: staff.userId,
      action: `change-${status}`,
      subjectKind: "change-request",
      subjectId: id,
      reason,
      before: { [change.kind]: change.old_text },
      after: { [change.kind]: isAccepted ? change.new_text : change.old_text },
    });
    const listing = await store.findListing(trx, petId) ?? fail("not_found");
    await notify(
      trx,
      services,
      listing,
      reason,
      (about) => changeRequestEmail(change.kind, isAccepted, about),
    );
  });
}

async function rename(trx: Trx, petId: string, name: string): Promise<void> {
  const listing = await store.findListing(trx, petId) ?? fail("not_found");
  const breed = listing.breedId === null ? undefined : await store.findBreedRules(trx, listing.breedId);
  await store.changeListing(trx, petId, { name, slug: slugOf(`${name} ${breed?.name ?? ""}`) });
}

/** Emails and notifies the breeder. */
async function notify(
  trx: Trx,
  services: Services,
  listing: store.OwnListing,
  reason: string | null,
  emailOf: (about: Parameters<typeof listingEmail>[1]) => Email | undefined,
): Promise<void> {
  const owner = await store.findOwner(trx, listing.id) ?? fail("not_found");
  const email = emailOf({
    firstName: owner.first_name,
    petId: listing.id,
    petName: listing.name || "your pet",
    reason,
    publicUrl: services.config.publicUrl,
  });
  if (!email) return;
  await tell(trx, services, {
    kind: "listing-decided",
    userId: owner.id,
    aboutUserId: null,
    group: "listing",
    ...newsOf(email),
    email,
  });
}
