import { v5 } from "uuid";
import type { ReportReviewBody, UpdateReviewBody, WriteReviewBody } from "../../generated/types.ts";
import type { Mask } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { attachFiles, detachFile } from "../files/actions.ts";
import { ownHostOf } from "../masks/actions.ts";
import { maskOf, type Texts, withoutContacts } from "../masks/rules.ts";
import { tell } from "../notifications/actions.ts";
import { report } from "../abuse_reports/actions.ts";
import * as emails from "./emails.ts";
import { editRefusal } from "./rules.ts";
import * as store from "./store.ts";

/** Namespace for the id of the single notification about the first reply to a review. */
const REPLIED = "6f4b8a1e-3c55-4f0e-9a58-2f1d7f7c1b60";
/** Namespace for the id of a notification about a review changed after a reply at this time. */
const EDITED = "b7a0c4de-8f1f-4a54-9f0c-4f6a2f7b9d35";
const PAGE = 500;
/** Namespace for the id of the single request to review a reservation. */
const ASKED = "e9c7a8d2-5b0c-4a53-8f6f-0c5a3e2d9b17";
/** Milliseconds between a completed sale and the request for a review, because the first week tells most. */
const ASKED_AFTER_MS = 7 * 86_400_000;

/**
 * Saves the buyer's review of a completed reservation and recalculates the breeder's rating. Returns its id;
 * an identical second call saves nothing. Fails with `not_found`, `reservation_not_completed`,
 * `review_exists` (even if it was deleted), or a photo's error.
 */
export async function writeReview(
  services: Services,
  { reservedPetId, rating, title, text, fileKeys = [], userId }: WriteReviewBody & { userId: string },
): Promise<string> {
  const sale = await store.findSale(services.db, reservedPetId);
  if (sale?.buyerId !== userId) return fail("not_found");
  const known = await store.findReviewOf(services.db, sale.id);
  if (known) {
    return known.rating === rating && known.title === title && known.text === text
      ? known.id
      : fail("review_exists");
  }
  if (sale.status !== "completed") fail("reservation_not_completed");
  const mask = maskOf({ title, text, answer: null }, ownHostOf(services));
  const { saved } = await attachFiles(services, photosOf(userId, fileKeys), async (trx, files) => {
    const id = services.newId();
    await store.lockRating(trx, sale.breederId);
    if (await store.wasDeleted(trx, sale.id)) {
      fail("review_exists", {
        detail: "You deleted your review of this reservation. It can't be written again.",
      });
    }
    const isNew = await store.insertReview(trx, {
      id,
      reservation_id: sale.id,
      breeder_id: sale.breederId,
      author_id: userId,
      rating,
      title,
      text,
      photo_keys: files.map(({ key }) => key),
      mask: JSON.stringify(mask),
    });
    if (!isNew) {
      const other = await store.findReviewOf(trx, sale.id);
      return other?.rating === rating && other.title === title && other.text === text
        ? other.id
        : fail("review_exists");
    }
    await store.rateBreeder(trx, sale.breederId);
    await tell(trx, services, {
      id,
      userId: sale.breederUserId,
      aboutUserId: null,
      group: "listing",
      kind: "review-written",
      reservationId: sale.id,
      ...emails.reviewed({ ...sale, rating, title: toldTo(sale, { title }, mask, services).title }),
      url: "/breeder/reviews",
    });
    return id;
  });
  return saved;
}

/** Returns the texts of one side of a sale as the other side's notification contains them. */
const toldTo = <T extends Texts>(
  { isReached }: { isReached: boolean },
  written: T,
  mask: Mask,
  services: Pick<Services, "config">,
): T => isReached ? written : withoutContacts(written, mask, ownHostOf(services));

const photosOf = (ownerId: string, fileKeys: readonly string[]) =>
  [...new Set(fileKeys)].map((fileKey) => ({ ownerId, fileKey, purposes: ["review-photo"] as const }));

/**
 * Changes the caller's own review within 30 days and recalculates the rating. The breeder is notified once
 * per reply of theirs. Fails with `not_found`, `review_edit_closed`, `review_hidden`, or a photo's error.
 */
export async function updateReview(
  services: Services,
  { id, rating, title, text, fileKeys, userId }: UpdateReviewBody & { id: string; userId: string },
): Promise<void> {
  const known = await store.findReview(services.db, id);
  if (known?.author_id !== userId) fail("not_found");
  await attachFiles(services, photosOf(userId, fileKeys ?? []), async (trx, files) => {
    await store.lockRating(trx, known.breeder_id);
    const before = await store.lockReview(trx, id) ?? fail("not_found");
    const now = services.now();
    const refusal = editRefusal({ createdAt: before.created_at, hiddenAt: before.hidden_at }, now);
    if (refusal) fail(refusal);
    const photo_keys = fileKeys ? files.map(({ key }) => key) : before.photo_keys;
    const isSame = before.rating === rating && before.title === title && before.text === text &&
      before.photo_keys.join() === photo_keys.join();
    if (isSame) return;
    const mask = maskOf({ title, text, answer: before.answer }, ownHostOf(services));
    await store.updateReview(trx, id, { rating, title, text, mask, photo_keys, edited_at: now });
    await dropPhotos(trx, services, userId, before.photo_keys.filter((key) => !photo_keys.includes(key)));
    await store.rateBreeder(trx, before.breeder_id);
    const sale = (await store.findSale(trx, before.reservation_id))!;
    await tell(trx, services, {
      id: v5(`${id} ${before.answered_at?.toISOString() ?? ""}`, EDITED),
      userId: sale.breederUserId,
      aboutUserId: null,
      group: "listing",
      kind: "review-edited",
      reservationId: sale.id,
      ...emails.changed({
        ...sale,
        rating,
        title: toldTo(sale, { title }, mask, services).title,
        isAnswered: before.answer !== null,
      }),
      url: "/breeder/reviews",
    });
  });
}

/** Deletes the caller's own review with its photos and its reply, for good. Fails with `not_found`. */
export async function deleteReview(
  services: Services,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await withTx(services.db, async (trx) => {
    const known = await store.findReview(trx, id);
    if (known?.author_id !== userId) return fail("not_found");
    await store.lockRating(trx, known.breeder_id);
    const review = await store.lockReview(trx, id) ?? fail("not_found");
    await dropPhotos(trx, services, userId, review.photo_keys);
    await store.deleteReview(trx, review, services.now());
    await store.rateBreeder(trx, review.breeder_id);
  });
}

async function dropPhotos(
  trx: Parameters<typeof detachFile>[0],
  services: Services,
  ownerId: string,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) await detachFile(trx, services, { ownerId, key });
}

/**
 * Reports another user's public review. Returns the reporter's own report. Fails with `not_found`,
 * `own_review`.
 */
export async function reportReview(
  services: Services,
  { id, userId, reason, details = "" }: ReportReviewBody & { id: string; userId: string },
): Promise<{ id: string; createdAt: Date }> {
  return await withTx(services.db, async (trx) => {
    const review = await store.lockReview(trx, id);
    if (!review || review.hidden_at) return fail("not_found");
    if (review.author_id === userId) fail("own_review");
    return await report(trx, services, {
      kind: "review",
      subjectId: id,
      reporterId: userId,
      reason,
      details,
    });
  });
}

/**
 * Hides a review or shows it again, in the transaction of the staff decision, and updates the rating. Returns
 * its author and breeder; undefined if it already has that status or is deleted.
 */
export async function hideReview(
  trx: Parameters<typeof detachFile>[0],
  { now }: Pick<Services, "now">,
  id: string,
  isHidden: boolean,
): Promise<{ authorId: string; reservationId: string; breederName: string } | undefined> {
  const known = await store.findReview(trx, id);
  if (!known) return undefined;
  await store.lockRating(trx, known.breeder_id);
  const review = await store.lockReview(trx, id);
  if (!review || (review.hidden_at !== null) === isHidden) return undefined;
  await store.updateReview(trx, id, { hidden_at: isHidden ? now() : null });
  await store.rateBreeder(trx, review.breeder_id);
  const { breederName } = (await store.findSale(trx, review.reservation_id))!;
  return { authorId: review.author_id, reservationId: review.reservation_id, breederName };
}

/**
 * Saves the breeder's reply to a visible review of their program; a later reply replaces an earlier one.
 * Fails with `not_found`.
 */
export async function answerReview(
  services: Services,
  { id, breederId, answer }: { id: string; breederId: string; answer: string },
): Promise<void> {
  await withTx(services.db, async (trx) => {
    const review = await store.lockReview(trx, id);
    if (review?.breeder_id !== breederId || review.hidden_at) return fail("not_found");
    if (review.answer === answer) return;
    const mask = maskOf({ title: review.title, text: review.text, answer }, ownHostOf(services));
    await store.writeAnswer(trx, id, answer, mask);
    const sale = (await store.findSale(trx, review.reservation_id))!;
    // Sent once, however often the text changes.
    await tell(trx, services, {
      id: v5(id, REPLIED),
      userId: review.author_id,
      aboutUserId: null,
      group: "listing",
      kind: "review-answered",
      reservationId: sale.id,
      ...emails.answered(sale.breederName, toldTo(sale, { answer }, mask, services).answer),
      url: `/account/reserved/${sale.id}`,
    });
  });
}

/**
 * Asks the buyers of sales completed a week ago for a review, once each. Skips buyers who have already
 * written one. A missed run is made up for within a day.
 */
export async function askForReviews(services: Services, signal: AbortSignal): Promise<void> {
  const to = services.now().getTime() - ASKED_AFTER_MS;
  const days = { from: new Date(to - 2 * 86_400_000), to: new Date(to) };
  let after: string | undefined;
  while (!signal.aborted) {
    const due = await store.findUnasked(services.db, { ...days, after, limit: PAGE });
    for (const sale of due) await askForReview(services, sale);
    if (due.length < PAGE) return;
    after = due.at(-1)!.id;
  }
}

async function askForReview(
  services: Services,
  sale: Awaited<ReturnType<typeof store.findUnasked>>[number],
): Promise<void> {
  await withTx(services.db, (trx) =>
    tell(trx, services, {
      id: v5(sale.id, ASKED),
      userId: sale.buyerId,
      aboutUserId: null,
      group: "listing",
      kind: "review-asked",
      reservationId: sale.id,
      ...emails.asked(sale),
      url: `/account/reserved/${sale.id}#review`,
    }));
}
