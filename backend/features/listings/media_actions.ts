import type { Kysely } from "kysely";
import type { Database, ImageOfChange } from "../../platform/db/schema.ts";
import { type AttachedFile, detachFile } from "../files/actions.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
/** What the files of a form have become: their clean keys by the keys that were sent. */
export type Taken = Map<string, AttachedFile>;

/** The pictures of these keys: of the listing itself, or just taken over. Fails with `file_not_usable` for others. */
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
  // One picture may be named by two keys: of its upload and of its clean copy.
  return images.filter(({ key }, index) => images.findIndex((other) => other.key === key) === index);
}

/** Pictures that wait for staff: the breeder may put them in another order or leave some out. */
export const waitingImages = (listing: Pick<store.OwnListing, "waiting">): ImageOfChange[] =>
  listing.waiting.flatMap(({ images }) => images);

/** The key under which a video is kept. */
export function videoOf(listing: store.OwnListing, key: string | null, taken: Taken): string | null {
  if (key === null || key === listing.videoKey) return key;
  return taken.get(key)?.key ?? fail("file_not_usable");
}

/** What a picture shows, for those who cannot see it. */
export const altOf = (name: string): string =>
  name ? `${name}, as its breeder photographed it` : "A photo of the pet";

/** Lets go of files that no listing, parent or open change uses any more. */
export async function releaseFiles(
  trx: Trx,
  services: Pick<Services, "addJob">,
  ownerId: string,
  keys: readonly string[],
): Promise<void> {
  for (const key of await store.unusedOf(trx, keys)) await detachFile(trx, services, { ownerId, key });
}
