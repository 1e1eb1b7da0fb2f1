import type { Kysely } from "kysely";
import type { Database, ImageOfChange } from "../../platform/db/schema.ts";
import { type AttachedFile, detachFile } from "../files/actions.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
/** Attached files of a form by the keys that were sent. */
export type Taken = Map<string, AttachedFile>;

/**
 * Returns the pictures with these keys, which belong to the listing or were just attached. Fails with
 * `file_not_usable` for others.
 */
export function imagesOf(
  listing: store.OwnListing,
  keys: readonly string[],
  taken: Taken,
): ImageOfChange[] {
  const own = new Map(
    [...waitingImages(listing), ...listing.images].map((image) => [image.key, image]),
  );
  const images = keys.map((key): ImageOfChange => {
    const file = taken.get(key);
    if (file) return { key: file.key, width: file.width ?? 1, height: file.height ?? 1 };
    const { width, height } = own.get(key) ?? fail("file_not_usable");
    return { key, width, height };
  });
  // Two keys may name one picture: the key of its upload and that of its clean copy.
  return images.filter(({ key }, index) => images.findIndex((other) => other.key === key) === index);
}

/** Returns the pictures that wait for review. The breeder may reorder them or remove some. */
export const waitingImages = (listing: Pick<store.OwnListing, "waiting">): ImageOfChange[] =>
  listing.waiting.flatMap(({ images }) => images);

/** Returns the key of a stored video. */
export function videoOf(listing: store.OwnListing, key: string | null, taken: Taken): string | null {
  if (key === null || key === listing.videoKey) return key;
  return taken.get(key)?.key ?? fail("file_not_usable");
}

/** Returns the alternative text of a picture. */
export const altOf = (name: string): string =>
  name ? `${name}, as its breeder photographed it` : "A photo of the pet";

/** Releases files that are no longer used by any listing, parent or open request. */
export async function releaseFiles(
  trx: Trx,
  services: Pick<Services, "addJob">,
  ownerId: string,
  keys: readonly string[],
): Promise<void> {
  for (const key of await store.unusedOf(trx, keys)) await detachFile(trx, services, { ownerId, key });
}
