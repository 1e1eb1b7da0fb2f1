import { stored } from "../../platform/answer.ts";
import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { jsonArray, jsonObject, jsonText, jsonValue } from "../../platform/json_text.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { needConfirmedEmail } from "../accounts/rules.ts";
import { ownHostOf } from "../masks/actions.ts";
import { answerReview, deleteReview, reportReview, updateReview, writeReview } from "./actions.ts";
import { editableUntil, editRefusal } from "./rules.ts";
import * as store from "./store.ts";
import { reviewFor } from "./view.ts";

const PAGE = 10;
const STARS = [5, 4, 3, 2, 1];

export const reviews: Handlers<
  | "listReviews"
  | "writeReview"
  | "updateReview"
  | "deleteReview"
  | "reportReview"
  | "answerReview"
  | "getReservationReview"
> = {
  async listReviews({ params: { id: breederId }, query: { cursor, rating } }, services) {
    const { db } = services;
    const after = cursor === undefined ? undefined : decodeMomentCursor(cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const total = await store.findRating(db, breederId) ?? fail("not_found");
    const [rows, counts] = await Promise.all([
      store.findReviews(db, { breederId, rating, after, limit: PAGE + 1 }),
      store.countRatings(db, breederId),
    ]);
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return stored(jsonObject({
      reviews: jsonArray(rows.slice(0, PAGE).map((row) => reviewFor(row, ownHostOf(services)))),
      ratingAverage: jsonText(total.average),
      ratingCount: jsonText(total.count),
      ratings: jsonText(STARS.map((stars) => ({
        rating: stars,
        count: counts.find(({ rating }) => rating === stars)?.count ?? 0,
      }))),
      nextCursor: jsonText(last ? encodeMomentCursor(last) : null),
    }));
  },

  async writeReview({ body, user }, services) {
    return await shownReview(services, await writeReview(services, { ...body, userId: user.id }), "review");
  },

  async updateReview({ params: { id }, body, user }, services) {
    await updateReview(services, { ...body, id, userId: user.id });
    return await shownReview(services, id, "review");
  },

  async deleteReview({ params: { id }, user }, services) {
    await deleteReview(services, { id, userId: user.id });
    return { id };
  },

  async reportReview({ params: { id }, body, user }, services) {
    needConfirmedEmail(user, "report a review");
    const made = await reportReview(services, { ...body, id, userId: user.id });
    return { report: { id: made.id, createdAt: made.createdAt.toISOString() } };
  },

  async answerReview({ params: { id }, body: { answer }, user }, services) {
    await answerReview(services, { id, answer, breederId: user.breederId ?? fail("not_found") });
    return await shownReview(services, id, "answer");
  },

  async getReservationReview({ params: { id }, user }, services) {
    const { db, now } = services;
    const sale = await store.findSale(db, id);
    if (!sale || (sale.buyerId !== user.id && sale.breederUserId !== user.id)) return fail("not_found");
    const isBuyer = sale.buyerId === user.id;
    const review = await store.findShownOf(db, id);
    if (!review) {
      return { isOpen: isBuyer && sale.status === "completed" && !await store.wasDeleted(db, id) };
    }
    const canEdit = isBuyer && !editRefusal(review, now());
    return {
      isOpen: false,
      review: jsonValue(
        reviewFor(review, ownHostOf(services), sale.isReached ? "both" : isBuyer ? "review" : "answer"),
      ),
      ...(canEdit ? { editableUntil: editableUntil(review.createdAt).toISOString() } : {}),
    };
  },
};

async function shownReview(services: Pick<Services, "db" | "config">, id: string, own: "review" | "answer") {
  const review = await store.findShown(services.db, id) ?? fail("not_found");
  return stored(
    jsonObject({ review: reviewFor(review, ownHostOf(services), review.isReached ? "both" : own) }),
  );
}
