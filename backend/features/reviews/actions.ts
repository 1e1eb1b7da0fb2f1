import { v5 } from "uuid";
import type { WriteReviewBody } from "../../generated/types.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { attachFiles } from "../files/actions.ts";
import { tell } from "../notifications/actions.ts";
import * as store from "./store.ts";

/** Names the one notification of the first reply to a review. */
const REPLIED = "6f4b8a1e-3c55-4f0e-9a58-2f1d7f7c1b60";
const PAGE = 500;
/** Names the one request for a review of a reservation. */
const ASKED = "e9c7a8d2-5b0c-4a53-8f6f-0c5a3e2d9b17";
/** How long after a sale is completed its buyer is asked for a review: the first week tells most. */
const ASKED_AFTER_MS = 7 * 86_400_000;

/**
 * Keeps the buyer's review of a completed reservation, and reckons the breeder's rating with it. Returns its id; sent twice
 * alike, it is kept once. Fails with `not_found`, `reservation_not_completed`, `review_exists`, or what is wrong with a
 * photo.
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
  const wanted = [...new Set(fileKeys)].map((fileKey) => ({
    ...{ ownerId: userId, fileKey, purposes: ["review-photo"] as const },
  }));
  const { saved } = await attachFiles(services, wanted, async (trx, files) => {
    const id = services.newId();
    await store.lockRating(trx, sale.breederId);
    const isNew = await store.insertReview(trx, {
      ...{ id, reservation_id: sale.id, breeder_id: sale.breederId, author_id: userId },
      ...{ rating, title, text, photo_keys: files.map(({ key }) => key) },
    });
    if (!isNew) {
      const other = await store.findReviewOf(trx, sale.id);
      return other?.rating === rating && other.title === title && other.text === text
        ? other.id
        : fail("review_exists");
    }
    await store.rateBreeder(trx, sale.breederId);
    await tell(trx, services, {
      ...{ id, userId: sale.breederUserId, group: "listing", kind: "review-written", reservationId: sale.id },
      title: `You have a new ${rating}-star review`,
      text: `${sale.buyerFirstName || "A buyer"} reviewed you after bringing ${
        sale.petName || "a pet"
      } home: “${title}”. You can reply to it, and everyone sees your reply.`,
      url: "/breeder/reviews",
    });
    return id;
  });
  return saved;
}

/** Keeps the breeder's answer to a review of its own; a later one takes the place of an earlier. Fails with `not_found`. */
export async function answerReview(
  services: Services,
  { id, breederId, answer }: { id: string; breederId: string; answer: string },
): Promise<void> {
  await withTx(services.db, async (trx) => {
    const review = await store.lockReview(trx, id, breederId) ?? fail("not_found");
    if (review.answer === answer) return;
    await store.writeAnswer(trx, id, answer);
    const sale = (await store.findSale(trx, review.reservation_id))!;
    // Once, however often the words are changed.
    await tell(trx, services, {
      ...{
        id: v5(id, REPLIED),
        userId: review.author_id,
        group: "listing",
        kind: "review-answered",
        reservationId: sale.id,
      },
      title: `${sale.breederName} replied to your review`,
      text: answer,
      url: `/account/reserved/${sale.id}`,
    });
  });
}

/**
 * Asks the buyers of sales that were completed a week ago for a review, each once. Who has written one is not asked. A run
 * that was missed is made up for within a day.
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
      ...{ id: v5(sale.id, ASKED), userId: sale.buyerId, group: "listing", kind: "review-asked" },
      reservationId: sale.id,
      title: `How was it with ${sale.breederName}?`,
      text: `${
        sale.petName || "Your pet"
      } has been with you for a week. A short review helps the next family choose.`,
      url: `/account/reserved/${sale.id}#review`,
    }));
}
