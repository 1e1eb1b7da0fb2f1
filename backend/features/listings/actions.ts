import type { Kysely } from "kysely";
import { v5 } from "uuid";
import type { Database, ListingStatus } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { attachFiles, type Attachment } from "../files/actions.ts";
import { factsChanged, petChanged } from "../pets/actions.ts";
import { setPetStatus } from "../pets/status_store.ts";
import { fail, ProblemError } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { endChanges, requestChanges } from "./change_actions.ts";
import { findLastRejected } from "./change_store.ts";
import { checkListing, returnsLater } from "../fraud/actions.ts";
import { needsEyes } from "../masks/flag_actions.ts";
import { columnsOf, FROZEN, type ListingFields, touches } from "./field_rules.ts";
import {
  type Actor,
  isApproved,
  isEditable,
  LIVE,
  type Standing,
  submissionStatus,
  transitionError,
} from "./life_cycle_rules.ts";
import { altOf, imagesOf, releaseFiles, type Taken, videoOf, waitingImages } from "./media_actions.ts";
import { ownHostOf } from "../masks/actions.ts";
import { contactErrors } from "../masks/rules.ts";
import { type Owner, TERMS_VERSION } from "../accounts/rules.ts";
import { findUser } from "../accounts/store.ts";
import { missingFields, REVIEWED } from "./rules.ts";
import * as store from "./store.ts";
import { checkKnown, checkTogether, familyColumns, wordsOf } from "./fact_actions.ts";

type Trx = Kysely<Database>;
/** Returns the facts of a listing that its life cycle depends on. */
export function standingOf(listing: store.OwnListing): Standing {
  return {
    status: listing.status,
    isOnHold: listing.isOnHold,
    isTrusted: listing.isTrusted,
    verification: listing.verification,
    isEmailConfirmed: listing.isEmailConfirmed,
    isContractConfirmed: listing.isContractConfirmed,
    missing: missingFields({ ...listing, imageCount: listing.images.length }),
  };
}

/**
 * Starts a draft, or saves changes to it. Returns its id. The idempotency key of a new draft determines its
 * id, so a repeated call finds it. Fails with `not_found`, `listing_not_draft`, `file_not_usable`,
 * `parents_do_not_fit`, and with 422 for facts that do not fit together.
 */
export async function saveDraft(services: Services, owner: Owner, fields: ListingFields): Promise<string> {
  const { id, idempotencyKey } = fields;
  const newId = idempotencyKey === undefined ? services.newId() : v5(idempotencyKey, owner.breederId);
  const before = id !== undefined
    ? await ownListing(services, owner, id)
    : idempotencyKey !== undefined
    ? await store.findListing(services.db, newId, owner.breederId)
    : undefined;
  if (before && !isDraft(before.status)) fail("listing_not_draft");
  const { saved } = await withFiles(services, owner, fields, before, async (trx, taken) => {
    const listing = id === undefined
      ? await beginDraft(trx, services, owner, newId)
      : await locked(trx, owner, id);
    if (!isDraft(listing.status)) fail("listing_not_draft");
    checkContacts(services, listing, fields);
    await writeFields(trx, services, owner, listing, fields, taken);
    return listing.id;
  });
  return saved;
}

/**
 * Submits a draft: to staff, or directly to the public if the breeder is trusted and its text leads nowhere
 * else. Fails with the names of missing fields.
 */
export async function submitListing(services: Services, owner: Owner, id: string): Promise<void> {
  await withTx(services.db, async (trx) => {
    const listing = await locked(trx, owner, id);
    if (!isDraft(listing.status)) fail("listing_not_draft");
    // A new submission needs the terms in force. Existing listings stay under the terms they started with.
    if ((await findUser(trx, owner.userId))?.terms_version !== TERMS_VERSION) {
      fail("terms_not_accepted", {
        detail: "Our terms have changed. Read and accept them, then submit again.",
      });
    }
    const standing = standingOf(listing);
    if (standing.missing.length) {
      const errors = standing.missing.map((field) => ({
        pointer: `/${field}`,
        code: "missing",
        detail: "Still missing.",
      }));
      fail("listing_incomplete", { errors });
    }
    await move(trx, services, listing, {
      to: needsEyes(services, [store.textOf(listing)]) ? "in-review" : submissionStatus(standing),
      actor: "breeder",
      owner,
      reason: null,
    });
  });
}

/**
 * Changes a listing of the breeder. Facts change at once. Name, description, pictures and video of a public
 * listing become change requests, unless the breeder is trusted and the new text leads nowhere else.
 */
export async function updateListing(services: Services, owner: Owner, fields: ListingFields): Promise<void> {
  const id = fields.id ?? fail("invalid_input", {
    errors: [{ pointer: "/id", code: "required", detail: "Say which listing you mean." }],
  });
  const before = await ownListing(services, owner, id);
  checkEditable(before, fields);
  await withFiles(services, owner, fields, before, async (trx, taken) => {
    const listing = await locked(trx, owner, id);
    checkEditable(listing, fields);
    checkContacts(services, listing, fields);
    const kinds = REVIEWED.filter((kind) => fields[FIELD_OF[kind]] !== undefined);
    const isFree = listing.isTrusted && !needsEyes(services, [fields.name, fields.description]) &&
      !(await findLastRejected(trx, [id])).some(({ kind }) => kinds.includes(kind));
    if (!isApproved(listing.status) || isFree) {
      await writeFields(trx, services, owner, listing, fields, taken);
      // An older request that still waits for review would undo this change.
      await endChanges(trx, services, id, kinds);
    } else {
      const { name: _name, description: _words, imageKeys: _pictures, videoKey: _video, ...facts } = fields;
      await writeFields(trx, services, owner, listing, facts, taken);
      await requestChanges(trx, services, owner, listing, fields, taken);
    }
  });
}

/** Moves a listing for its breeder. Fails with the life cycle's refusal. */
export async function moveListing(
  services: Services,
  owner: Owner,
  id: string,
  to: ListingStatus,
  reason: string | null,
): Promise<void> {
  await withTx(services.db, async (trx) => {
    const listing = await locked(trx, owner, id);
    const isDrafted = listing.status === "in-progress" && to === "available";
    const isFlagged = isDrafted && needsEyes(services, [store.textOf(listing)]);
    await move(trx, services, listing, {
      to: isFlagged ? "in-review" : to,
      actor: "breeder",
      owner,
      reason,
    });
  });
}

/** Moves a locked listing along the life cycle, logs it, rewrites its card and notifies open pages. */
export async function move(
  trx: Trx,
  services: Pick<Services, "newId" | "addJob" | "config" | "now" | "log">,
  listing: store.OwnListing,
  { to: wanted, actor, owner, reason }: {
    to: ListingStatus;
    actor: Actor;
    owner: Pick<Owner, "userId" | "role">;
    reason: string | null;
  },
): Promise<void> {
  const refusal = transitionError(standingOf(listing), wanted, actor, reason);
  if (refusal) throw new ProblemError(refusal.code, { detail: refusal.detail });
  const to = await placeOf(trx, services, listing, wanted);
  // The fraud case that was just opened has moved it.
  if (to === undefined) return;
  await setPetStatus(trx, {
    eventId: services.newId(),
    petId: listing.id,
    from: listing.status,
    to,
    actorId: owner.userId,
    actorRole: owner.role,
    reason,
  });
  await store.markMoved(trx, listing.id, to);
  // Sold and archived listings stay unchanged, so open requests for them need no review.
  if (!isEditable(to)) await endChanges(trx, services, listing.id);
  await petChanged(trx, services, listing.id);
}

/**
 * Returns the status for a listing that is about to be submitted or public: in review if a fraud rule finds
 * something. Undefined if the fraud case took it off the market.
 */
async function placeOf(
  trx: Trx,
  services: Pick<Services, "newId" | "addJob" | "config" | "now" | "log">,
  { id, status }: store.OwnListing,
  wanted: ListingStatus,
): Promise<ListingStatus | undefined> {
  if (wanted !== "available" && wanted !== "in-review") return wanted;
  if (!await checkListing(trx, services, id) || wanted === "in-review") return wanted;
  if (LIVE.includes(status)) return undefined;
  if (status !== "in-progress") fail("listing_set_aside");
  await returnsLater(trx, id);
  return "in-review";
}

/** Deletes listings that were never reserved or sold, all or none. */
export async function deleteListings(
  services: Services,
  owner: Owner,
  ids: readonly string[],
): Promise<void> {
  await withTx(services.db, async (trx) => {
    const own = await store.lockOwn(trx, owner.breederId, ids);
    if (own.length !== ids.length) fail("not_found");
    for (const { id } of own) {
      const listing = await store.findListing(trx, id) ?? fail("not_found");
      if (listing.isOnHold) fail("pet_on_hold");
      const wasPromised = await store.hasReservations(trx, id);
      if (wasPromised || !canBeDeleted(listing)) fail("archive_instead");
      const keys = await store.fileKeysOf(trx, id);
      await store.deleteListing(trx, id);
      await releaseFiles(trx, services, owner.userId, keys);
    }
  });
}

const FIELD_OF = {
  name: "name",
  description: "description",
  photo: "imageKeys",
  video: "videoKey",
} as const;

const isDraft = (status: ListingStatus): boolean => status === "in-progress" || status === "rejected";

function canBeDeleted(listing: store.OwnListing): boolean {
  const kept: readonly ListingStatus[] = ["reserved", "sold", "adopted-sold", "sold-external"];
  return ![listing.status, ...listing.statusesSoFar].some((status) => kept.includes(status));
}

async function ownListing(services: Services, owner: Owner, id: string): Promise<store.OwnListing> {
  return await store.findListing(services.db, id, owner.breederId) ?? fail("not_found");
}

/** Locks a listing and returns its current state. */
async function locked(trx: Trx, owner: Owner, id: string): Promise<store.OwnListing> {
  if (!await store.lockListing(trx, id, owner.breederId)) fail("not_found");
  return await store.findListing(trx, id, owner.breederId) ?? fail("not_found");
}

function checkEditable(listing: store.OwnListing, fields: ListingFields): void {
  if (!isEditable(listing.status)) {
    fail("transition_not_allowed", { detail: "A listing that was sold or archived can't be changed." });
  }
  const lost = isDraft(listing.status) ? [] : takenAway(fields);
  if (lost.length) {
    const detail = "You can't remove this from a submitted listing.";
    fail("listing_incomplete", {
      errors: lost.map((field) => ({ pointer: `/${field}`, code: "missing", detail })),
    });
  }
  if (!touches(fields, FROZEN)) return;
  if (listing.isOnHold) fail("pet_on_hold");
  if (listing.status === "reserved") {
    fail("transition_not_allowed", {
      detail: "This pet is reserved, so its price and details stay as the buyer saw them.",
    });
  }
}

/**
 * Rejects contact details in texts for buyers. Most of these texts change at once, and all of them for a
 * trusted breeder.
 */
function checkContacts(services: Services, before: store.OwnListing, fields: ListingFields): void {
  const errors = contactErrors(wordsOf(fields), wordsOf(before), ownHostOf(services));
  if (errors.length > 0) fail("invalid_input", { errors });
}

/** Returns the required fields that a change would empty. */
function takenAway(fields: ListingFields): string[] {
  const emptied = (["birthDate", "weightLb", "priceCents"] as const).filter((name) => fields[name] === null);
  return [
    ...emptied,
    ...(fields.name === "" ? ["name"] : []),
    ...(fields.imageKeys?.length === 0 ? ["imageKeys"] : []),
  ];
}

async function beginDraft(trx: Trx, services: Services, owner: Owner, id: string): Promise<store.OwnListing> {
  const place = await store.findBreederPlace(trx, owner.breederId);
  const isNew = await store.insertListing(trx, {
    id,
    breeder_id: owner.breederId,
    status: "in-progress",
    is_rescue: place.kind === "shelter",
    city: place.city,
    state: place.state,
    zip: place.zip,
    latitude: place.latitude,
    longitude: place.longitude,
  });
  if (!isNew) return await locked(trx, owner, id);
  await store.insertEvent(trx, {
    id: services.newId(),
    pet_id: id,
    from_status: null,
    to_status: "in-progress",
    actor_id: owner.userId,
    actor_role: owner.role,
    reason: null,
  });
  return await store.findListing(trx, id) ?? fail("not_found");
}

/** Writes fields directly into a locked listing, with its pictures and video, and rewrites its card. */
async function writeFields(
  trx: Trx,
  services: Services,
  owner: Owner,
  listing: store.OwnListing,
  fields: ListingFields,
  taken: Taken,
): Promise<void> {
  await checkKnown(trx, fields);
  const keysBefore = await store.fileKeysOf(trx, listing.id);
  const change = {
    ...columnsOf(withTakenDocuments(fields, taken)),
    ...(fields.name === undefined ? {} : { name: fields.name }),
    ...(fields.description === undefined ? {} : { description: fields.description }),
    ...(fields.videoKey === undefined ? {} : { video_key: videoOf(listing, fields.videoKey, taken) }),
    ...await familyColumns(trx, owner, fields),
  };
  // The version changes even for pictures alone, to show earlier viewers that the listing is different.
  const isEmptied = await store.changeListing(trx, listing.id, change);
  const name = fields.name ?? listing.name;
  if (fields.imageKeys !== undefined) {
    const images = imagesOf(listing, fields.imageKeys, taken);
    await store.replaceImages(trx, listing.id, images, altOf(name), services.newId);
  }
  await checkTogether(trx, owner, listing.id, fields);
  await releaseFiles(trx, services, owner.userId, keysBefore);
  const isRisky = fields.imageKeys !== undefined || typeof fields.priceCents === "number" ||
    fields.breedId !== undefined;
  if (isRisky && !isDraft(listing.status)) await checkListing(trx, services, listing.id);
  // With any of these fields, more was written than the change itself.
  const isMore = [fields.imageKeys, fields.name, fields.breedId, fields.litterId].some((field) =>
    field !== undefined
  );
  await factsChanged(trx, services, listing.id, isMore ? undefined : isEmptied);
}

/** Attaches the new files of a form, then runs `save` with them in one transaction. */
function withFiles<T>(
  services: Services,
  owner: Owner,
  fields: ListingFields,
  before: store.OwnListing | undefined,
  save: (trx: Trx, taken: Taken) => Promise<T>,
) {
  const known = new Set([
    ...before?.images.map(({ key }) => key) ?? [],
    ...before ? waitingImages(before).map(({ key }) => key) : [],
    before?.videoKey,
    ...documentsOf(before),
  ]);
  const isNew = (key: string | null | undefined): key is string => typeof key === "string" && !known.has(key);
  const ownerId = owner.userId;
  const wanted: Attachment[] = [
    ...(fields.imageKeys ?? []).filter(isNew)
      .map((fileKey): Attachment => ({ ownerId, fileKey, purposes: ["pet-image"] })),
    ...[fields.videoKey].filter(isNew).map((fileKey): Attachment => ({
      ownerId,
      fileKey,
      purposes: ["pet-video"],
    })),
    ...(fields.healthTests ?? []).map(({ documentKey }) => documentKey).filter(isNew)
      .map((fileKey): Attachment => ({ ownerId, fileKey, purposes: ["health-document"] })),
  ];
  return attachFiles(
    services,
    wanted,
    (trx, files) => save(trx, new Map(files.map((file, index) => [wanted[index]!.fileKey, file]))),
  );
}

const documentsOf = (listing: store.OwnListing | undefined): string[] =>
  ((listing?.healthTests ?? []) as { documentKey: string | null }[]).flatMap(({ documentKey }) =>
    documentKey ?? []
  );

function withTakenDocuments(fields: ListingFields, taken: Taken): ListingFields {
  if (!fields.healthTests) return fields;
  const healthTests = fields.healthTests.map((test) => ({
    ...test,
    documentKey: test.documentKey === null ? null : taken.get(test.documentKey)?.key ?? test.documentKey,
  }));
  return { ...fields, healthTests };
}
