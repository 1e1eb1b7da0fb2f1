import type { Kysely } from "kysely";
import type { PostFields } from "../../generated/types.ts";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { breedersChannel, type PostChange, postEvent } from "../../platform/ports/realtime/channels.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { attachFiles, detachFile } from "../files/actions.ts";
import { report } from "../abuse_reports/actions.ts";
import { pseudonymBytes } from "./crypto.ts";
import { HIDING_REPORTS, pseudonymOf, tagsOf } from "./rules.ts";
import * as store from "./write_store.ts";

type Trx = Kysely<Database>;

/** Writes a post; returns its id. Fails with a photo's error. */
export async function addPost(
  services: Services,
  userId: string,
  { title, text, tags, isAnonymous = false, imageKeys = [] }: PostFields,
): Promise<string> {
  const id = services.newId();
  await attachFiles(services, photosOf(userId, imageKeys), async (trx, files) => {
    await store.insertPost(trx, {
      id,
      authorId: userId,
      title,
      text,
      tags: tagsOf(tags),
      isAnonymous,
      pseudonym: pseudonymOf(pseudonymBytes(services.config, { postId: id, userId, attempt: 0 })),
      at: services.now(),
    });
    await setPhotos(trx, id, files);
    await changed(trx, services, id, true);
  });
  return id;
}

/** Changes the user's own post. Fails with `not_found`, or a photo's error. */
export async function updatePost(
  services: Services,
  userId: string,
  id: string,
  { title, text, tags, isAnonymous, imageKeys }: PostFields,
): Promise<void> {
  await withTx(services.db, (trx) => lockOwn(trx, userId, id));
  await attachFiles(services, photosOf(userId, imageKeys ?? []), async (trx, files) => {
    await lockOwn(trx, userId, id);
    await store.updatePost(trx, id, {
      title,
      text,
      tags: tagsOf(tags),
      updated_at: services.now(),
      ...(isAnonymous === undefined ? {} : { is_anonymous: isAnonymous }),
    });
    if (imageKeys) {
      const before = await store.imageKeysOf(trx, id);
      await setPhotos(trx, id, files);
      const kept = new Set(files.map(({ key }) => key));
      await dropPhotos(trx, services, userId, before.filter((key) => !kept.has(key)));
    }
    await changed(trx, services, id);
  });
}

/** Deletes the user's own post with everything under it. Fails with `not_found`. */
export async function deletePost(services: Services, userId: string, id: string): Promise<void> {
  await withTx(services.db, async (trx) => {
    await lockOwn(trx, userId, id);
    await dropPhotos(trx, services, userId, await store.imageKeysOf(trx, id));
    await store.deletePost(trx, id);
    await changed(trx, services, id);
  });
}

/** Hides or shows the author of the user's own post. Fails with `not_found`. */
export async function toggleAnonymity(services: Services, userId: string, id: string): Promise<void> {
  await withTx(services.db, async (trx) => {
    const { is_anonymous } = await lockOwn(trx, userId, id);
    await store.updatePost(trx, id, { is_anonymous: !is_anonymous });
    await changed(trx, services, id);
  });
}

/** Likes or bookmarks a post, or undoes it. Fails with `not_found`. */
export async function markPost(
  { db }: Pick<Services, "db">,
  kind: "likes" | "bookmarks",
  mark: { id: string; userId: string; wanted: boolean | undefined },
): Promise<void> {
  await withTx(db, async (trx) => {
    await lockReadable(trx, mark.userId, mark.id);
    await store.setMark(trx, kind, mark);
  });
}

/**
 * Reports another user's post; the third report by a verified breeder hides it until staff decide. Returns
 * the reporter's own report. Fails with `not_found` and `own_post`.
 */
export async function reportPost(
  services: Services,
  userId: string,
  { id, details }: { id: string; details: string },
): Promise<{ id: string; createdAt: Date }> {
  return await withTx(services.db, async (trx) => {
    const post = await lockReadable(trx, userId, id);
    if (post.author_id === userId) fail("own_post");
    const made = await report(trx, services, { kind: "post", subjectId: id, reporterId: userId, details });
    if (made.verifiedCount >= HIDING_REPORTS && post.status === "shown") {
      await store.updatePost(trx, id, { status: "hidden" });
      await changed(trx, services, id);
    }
    return made;
  });
}

/**
 * Shows a hidden post again or removes it for good, in the transaction of the staff decision. Returns the
 * author and title of the changed post; undefined if it already has that status or is deleted.
 */
export async function moderatePost(
  trx: Trx,
  services: Pick<Services, "addJob">,
  id: string,
  status: "shown" | "removed",
): Promise<{ authorId: string; title: string } | undefined> {
  const post = await store.lockPost(trx, id);
  if (!post || post.status === status) return undefined;
  await store.updatePost(trx, id, { status });
  if (status === "removed") {
    await dropPhotos(trx, services, post.author_id, await store.imageKeysOf(trx, id));
    await store.setImages(trx, id, []);
  }
  await changed(trx, services, id);
  return { authorId: post.author_id, title: post.title };
}

/** Returns a post that this account may read, locked. Fails with `not_found`. */
export async function lockReadable(trx: Trx, userId: string, id: string): Promise<store.OwnPost> {
  const post = await store.lockPost(trx, id);
  return post && (post.status === "shown" || post.author_id === userId) ? post : fail("not_found");
}

async function lockOwn(trx: Trx, userId: string, id: string): Promise<store.OwnPost> {
  const post = await store.lockPost(trx, id);
  return post?.author_id === userId ? post : fail("not_found");
}

/** Returns a user's name in a thread, unique in it. The caller must lock the post. */
export async function personaIn(
  trx: Trx,
  { config }: Pick<Services, "config">,
  of: { postId: string; userId: string },
): Promise<string> {
  const known = await store.findPseudonym(trx, of);
  if (known) return known;
  for (let attempt = 0;; attempt++) {
    const name = pseudonymOf(pseudonymBytes(config, { ...of, attempt }));
    if (attempt === 20 || !await store.isTaken(trx, of.postId, name)) return name;
  }
}

/** Refreshes a post on breeders' open pages, in the transaction of the change. */
export async function changed(
  trx: Trx,
  { addJob }: Pick<Services, "addJob">,
  postId: string,
  isNew = false,
): Promise<void> {
  await addJob(trx, "announcePost", { postId, isNew });
}

/** Notifies breeders' open pages of a new or changed post. */
export async function announcePost(
  { realtime }: Pick<Services, "realtime">,
  change: PostChange,
): Promise<void> {
  await realtime.trigger([breedersChannel], postEvent, change);
}

function photosOf(ownerId: string, imageKeys: readonly string[]) {
  return [...new Set(imageKeys)].map((fileKey) => ({
    ownerId,
    fileKey,
    purposes: ["post-image"] as const,
  }));
}

/** A photo belongs to one post only: in two posts it would reveal that both have the same author. */
async function setPhotos(
  trx: Trx,
  postId: string,
  files: readonly { key: string; width: number | null; height: number | null }[],
): Promise<void> {
  if (await store.findElsewhere(trx, postId, files.map(({ key }) => key))) {
    fail("file_not_usable", {
      detail: "This photo is in another post of yours. Upload it again to use it here.",
    });
  }
  await store.setImages(trx, postId, files);
}

async function dropPhotos(
  trx: Trx,
  services: Pick<Services, "addJob">,
  ownerId: string,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) await detachFile(trx, services, { ownerId, key });
}
