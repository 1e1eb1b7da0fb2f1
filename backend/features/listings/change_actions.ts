import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { factsChanged } from "../pets/actions.ts";
import type { Services } from "../../services.ts";
import { altOf, imagesOf, releaseFiles, type Taken, videoOf } from "./media_actions.ts";
import type { Owner } from "../accounts/rules.ts";
import * as changeStore from "./change_store.ts";
import type { ListingFields } from "./field_rules.ts";
import { type ChangeKind, REVIEWED } from "./rules.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;

/**
 * Requests changes of a public listing from staff. The listing stays unchanged until they resolve them. A
 * newer request replaces the open one of its kind, and a request without changes withdraws it. Reordering or
 * removing pictures shows nothing new and takes effect at once.
 */
export async function requestChanges(
  trx: Trx,
  services: Pick<Services, "newId" | "addJob">,
  owner: Owner,
  listing: store.OwnListing,
  fields: ListingFields,
  taken: Taken,
): Promise<void> {
  const keysBefore = await store.fileKeysOf(trx, listing.id);
  const ask = (kind: ChangeKind, wish: Omit<changeStore.Wish, "id" | "petId" | "kind"> | undefined) =>
    changeStore.replaceOpen(
      trx,
      listing.id,
      kind,
      wish && { id: services.newId(), petId: listing.id, kind, ...wish },
    );
  const text = (oldText: string | null, newText: string | null) =>
    oldText === newText ? undefined : { oldText, newText, oldImages: [], newImages: [] };

  if (fields.name !== undefined) await ask("name", text(listing.name, fields.name));
  if (fields.description !== undefined) {
    await ask("description", text(listing.description as string, fields.description));
  }
  if (fields.videoKey !== undefined) {
    const key = videoOf(listing, fields.videoKey, taken);
    // Removing a video shows nothing new.
    if (key === null && listing.videoKey !== null) {
      await store.changeListing(trx, listing.id, { video_key: null });
    }
    await ask("video", key === null ? undefined : text(listing.videoKey, key));
  }
  if (fields.imageKeys !== undefined) {
    const images = imagesOf(listing, fields.imageKeys, taken);
    const shown = new Set(listing.images.map(({ key }) => key));
    const hasNew = images.some(({ key }) => !shown.has(key));
    await ask(
      "photo",
      hasNew ? { oldText: null, newText: null, oldImages: listing.images, newImages: images } : undefined,
    );
    if (!hasNew) {
      await store.replaceImages(
        trx,
        listing.id,
        images,
        altOf(listing.name),
        services.newId,
      );
    }
  }
  await releaseFiles(trx, services, owner.userId, keysBefore);
  await factsChanged(trx, services, listing.id);
}

/** Withdraws the open requests for a listing, or those of some kinds, and releases their files. */
export async function endChanges(
  trx: Trx,
  services: Pick<Services, "addJob">,
  petId: string,
  kinds: readonly ChangeKind[] = REVIEWED,
): Promise<void> {
  const keys = await store.fileKeysOf(trx, petId);
  const ended = await changeStore.withdrawOpen(trx, petId, kinds);
  if (ended) await releaseFiles(trx, services, await store.ownerOfListing(trx, petId), keys);
}
