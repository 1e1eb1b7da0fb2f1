import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Review } from "../../generated/types.ts";
import { sqlJson, sqlJsonList, timestampJson } from "../../platform/db/json.ts";
import type { Database, Mask } from "../../platform/db/schema.ts";
import type { JsonText } from "../../platform/json_text.ts";
import { reached } from "../masks/reach_store.ts";
import { SELLER_SHOWN } from "../pets/card_store.ts";
import { imageJson } from "../pets/json_store.ts";

type Db = Kysely<Database>;
export type ReviewRow = Selectable<Database["reviews"]>;
/** A review as it is shown; `at` is its time as text, for the next page. */
export type Shown = {
  id: string;
  at: string;
  createdAt: Date;
  hiddenAt: Date | null;
  mask: Mask | null;
  /** Whether its buyer and its breeder may contact each other. */
  isReached: boolean;
  json: JsonText<Review>;
};

/** SQL for the photos of the review `r` of the pet `p`. */
export const PHOTOS_JSON = sqlJsonList(
  imageJson({
    key: "f.key",
    width: "f.width",
    height: "f.height",
    alt: "'Photo of ' || p.name || ' by the buyer'",
  }),
  "files f where f.key = any(r.photo_keys) and f.state = 'attached' order by array_position(r.photo_keys, f.key)",
);
/** SQL for the author's name. The owner of a closed account has none. */
const AUTHOR = `case when u.closed_at is not null then 'A former member'
  else coalesce(nullif(trim(u.first_name || coalesce(' ' || left(nullif(trim(u.last_name), ''), 1) || '.', '')), ''), 'A buyer')
  end`;
const REVIEW = sqlJson<Review>({
  id: "r.id",
  rating: "r.rating",
  title: "r.title",
  text: "r.text",
  authorName: `left(${AUTHOR}, 60)`,
  petName: "p.name",
  photos: PHOTOS_JSON,
  answer: "r.answer",
  answeredAt: timestampJson("r.answered_at"),
  editedAt: timestampJson("r.edited_at"),
  isHidden: "r.hidden_at is not null",
  createdAt: timestampJson("r.created_at"),
});

const shown = (db: Db) =>
  db.selectFrom("reviews as r").innerJoin("reservations as s", "s.id", "r.reservation_id")
    .innerJoin("pets as p", "p.id", "s.pet_id").innerJoin("users as u", "u.id", "r.author_id")
    .select([
      "r.id",
      "r.created_at as createdAt",
      "r.hidden_at as hiddenAt",
      "r.mask",
      sql.raw<boolean>(reached("s")).as("isReached"),
      sql<string>`r.created_at::text`.as("at"),
      sql<JsonText<Review>>`${sql.raw(REVIEW)}::text`.as("json"),
    ]);

/** Returns a review as it is shown. */
export function findShown(db: Db, id: string): Promise<Shown | undefined> {
  return shown(db).where("r.id", "=", id).executeTakeFirst();
}

/** Returns the review of a reservation as it is shown. */
export function findShownOf(db: Db, reservationId: string): Promise<Shown | undefined> {
  return shown(db).where("r.reservation_id", "=", reservationId).executeTakeFirst();
}

/** Returns a breeder's public reviews, newest first, by keyset. */
export function findReviews(
  db: Db,
  { breederId, rating, after, limit }: {
    breederId: string;
    rating: number | undefined;
    after: { at: string; id: string } | undefined;
    limit: number;
  },
): Promise<Shown[]> {
  return shown(db).where("r.breeder_id", "=", breederId).where("r.hidden_at", "is", null)
    .$if(rating !== undefined, (query) => query.where("r.rating", "=", rating!))
    .$if(
      after !== undefined,
      (query) =>
        query.where(sql<boolean>`(r.created_at, r.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy("r.created_at", "desc").orderBy("r.id", "desc").limit(limit).execute();
}

/** Returns the number of a breeder's visible reviews per number of stars; unused numbers are left out. */
export function countRatings(db: Db, breederId: string): Promise<{ rating: number; count: number }[]> {
  return db.selectFrom("reviews").select(["rating", sql<number>`count(*)::int`.as("count")])
    .where("breeder_id", "=", breederId).where("hidden_at", "is", null).groupBy("rating").execute();
}

/** Returns the rating of a public breeder. */
export function findRating(
  db: Db,
  breederId: string,
): Promise<{ average: number | null; count: number } | undefined> {
  return db.selectFrom("breeders as d").innerJoin("users as u", "u.id", "d.user_id")
    .select(["d.rating_average as average", "d.rating_count as count"])
    .where("d.id", "=", breederId).where(sql.raw<boolean>(SELLER_SHOWN)).executeTakeFirst();
}

/** Returns a reservation with its two sides. */
export function findSale(db: Db, id: string) {
  return db.selectFrom("reservations as s").innerJoin("breeders as d", "d.id", "s.breeder_id")
    .innerJoin("pets as p", "p.id", "s.pet_id").innerJoin("users as b", "b.id", "s.consumer_id")
    .innerJoin("users as u", "u.id", "d.user_id")
    .select([
      "s.id",
      "s.status",
      "s.consumer_id as buyerId",
      "s.breeder_id as breederId",
      "d.user_id as breederUserId",
      "d.name as breederName",
      "p.name as petName",
      "b.first_name as buyerFirstName",
      "u.first_name as breederFirstName",
      sql.raw<boolean>(reached("s")).as("isReached"),
    ])
    .where("s.id", "=", id).executeTakeFirst();
}

/** Returns the stored review of a reservation. */
export function findReviewOf(db: Db, reservationId: string): Promise<ReviewRow | undefined> {
  return db.selectFrom("reviews").selectAll().where("reservation_id", "=", reservationId).executeTakeFirst();
}

/** Returns a stored review. */
export function findReview(db: Db, id: string): Promise<ReviewRow | undefined> {
  return db.selectFrom("reviews").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Returns a stored review, locked. */
export function lockReview(db: Db, id: string): Promise<ReviewRow | undefined> {
  return db.selectFrom("reviews").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Updates the parts of a review that its author or staff may change. */
export async function updateReview(
  db: Db,
  id: string,
  change: Partial<
    Pick<ReviewRow, "rating" | "title" | "text" | "mask" | "photo_keys" | "edited_at" | "hidden_at">
  >,
): Promise<void> {
  const { mask, ...rest } = change;
  await db.updateTable("reviews").set({ ...rest, ...(mask ? { mask: JSON.stringify(mask) } : {}) }).where(
    "id",
    "=",
    id,
  ).execute();
}

/** Deletes a review, and records that its reservation had one. */
export async function deleteReview(db: Db, { id, reservation_id }: ReviewRow, at: Date): Promise<void> {
  await db.deleteFrom("reviews").where("id", "=", id).execute();
  await db.insertInto("deleted_reviews").values({ reservation_id, deleted_at: at }).execute();
}

/** Returns whether the review of a reservation was deleted. */
export async function wasDeleted(db: Db, reservationId: string): Promise<boolean> {
  const row = await db.selectFrom("deleted_reviews").select("reservation_id")
    .where("reservation_id", "=", reservationId).executeTakeFirst();
  return row !== undefined;
}

/** Adds a review; returns false if its reservation already has one. */
export async function insertReview(db: Db, row: Insertable<Database["reviews"]>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db.insertInto("reviews").values(row)
    .onConflict((conflict) => conflict.column("reservation_id").doNothing()).executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Saves the breeder's reply. */
export async function writeAnswer(db: Db, id: string, answer: string, mask: Mask): Promise<void> {
  await db.updateTable("reviews").set({ answer, answered_at: sql<Date>`now()`, mask: JSON.stringify(mask) })
    .where("id", "=", id).execute();
}

/** Serializes reviews of a breeder, so the last rating includes all of them. */
export async function lockRating(db: Db, breederId: string): Promise<void> {
  // Locks without the key: other rows may still refer to the breeder.
  await db.selectFrom("breeders").select("id").where("id", "=", breederId).forNoKeyUpdate().execute();
}

/** Recalculates a breeder's rating, locked by `lockRating`, from the public reviews. */
export async function rateBreeder(db: Db, breederId: string): Promise<void> {
  await sql`
    update breeders set rating_count = sum.count, rating_average = sum.average
    from (select count(*)::int as count, round(avg(rating), 2) as average from reviews
      where breeder_id = ${breederId} and hidden_at is null) sum
    where id = ${breederId}`.execute(db);
}

/** Returns sales completed in this period that never had a review, in pages. */
export function findUnasked(
  db: Db,
  { from, to, after, limit }: { from: Date; to: Date; after: string | undefined; limit: number },
) {
  return db.selectFrom("reservations as s").innerJoin("breeders as d", "d.id", "s.breeder_id")
    .innerJoin("pets as p", "p.id", "s.pet_id")
    .select(["s.id", "s.consumer_id as buyerId", "d.name as breederName", "p.name as petName"])
    .where("s.status", "=", "completed").where("s.completed_at", ">", from).where("s.completed_at", "<=", to)
    .$if(after !== undefined, (query) => query.where("s.id", ">", after!))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("reviews as r").select("r.id").whereRef("r.reservation_id", "=", "s.id")))
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("deleted_reviews as g").select("g.reservation_id").whereRef(
            "g.reservation_id",
            "=",
            "s.id",
          ),
        ),
      )
    )
    .orderBy("s.id").limit(limit).execute();
}
