import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Review } from "@hearthpaw/client";
import { Button, Chip, Fold, Loading, LoadMore, numberText, Rating, Skeleton } from "@hearthpaw/ui-kit";
import { LoadError } from "../errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { ReportReview } from "./ReportReview.tsx";
import { ReviewItem } from "./ReviewItem.tsx";
import { reviewsQuery } from "./review_queries.ts";
import * as texts from "./texts.ts";
import css from "./reviews.module.css";

/** Number of reviews that a phone shows at once. */
const SHOWN = 2;

/** A breeder's rating, its origin, and the reviews behind it; `empty` is shown if there are none. */
export function ReviewList({ breederId, breederName, heading, empty, below }: {
  breederId: string;
  breederName: string;
  /** Heading level of each review: one below the heading of the surrounding page or section. */
  heading?: "h2" | "h3";
  empty?: ReactNode;
  below?: (review: Review) => ReactNode;
}) {
  const client = useClient();
  const [rating, setRating] = useState<number>();
  const list = useInfiniteQuery(reviewsQuery(client, breederId, rating));
  const all = useInfiniteQuery(reviewsQuery(client, breederId));
  const total = all.data?.pages[0];
  if (all.error && !total) {
    return <LoadError error={all.error} onRetry={() => all.refetch()} />;
  }
  if (!total) {
    return (
      <Loading>
        <Skeleton height={240} />
      </Loading>
    );
  }
  if (total.ratingCount === 0) return <>{empty}</>;
  const reviews = list.data?.pages.flatMap((page) => page.reviews) ?? [];
  const count = rating === undefined
    ? total.ratingCount
    : total.ratings.find((one) => one.rating === rating)?.count ?? 0;
  const items = (
    <div className={css.reviews} aria-busy={list.isPending || undefined}>
      {list.isPending && <Skeleton height={160} />}
      {reviews.map((review) => (
        <div key={review.id}>
          <ReviewItem review={review} breederName={breederName} heading={heading}>
            {below?.(review)}
            <div>
              <ReportReview review={review} />
            </div>
          </ReviewItem>
        </div>
      ))}
    </div>
  );
  // The button remains at the end of a paged list, so keyboard users continue from it.
  const more = (list.hasNextPage || (list.data?.pages.length ?? 0) > 1) && (
    <LoadMore
      shown={reviews.length}
      total={Math.max(count, reviews.length)}
      noun={texts.reviews}
      isLoading={list.isFetchingNextPage}
      hasFailed={list.isFetchNextPageError}
      onMore={() => void list.fetchNextPage()}
    />
  );
  return (
    <div className={css.list}>
      <div className={css.summary}>
        <Rating value={total.ratingAverage ?? 0} count={total.ratingCount} />
        <ul className={css.bars} aria-label={texts.reviewsByStars}>
          {total.ratings.map((one) => (
            <li key={one.rating} className={css.bar}>
              <Chip
                selected={rating === one.rating}
                disabled={one.count === 0}
                aria-label={`${one.rating} ${one.rating === 1 ? "star" : "stars"}, ${one.count} ${
                  one.count === 1 ? "review" : "reviews"
                }`}
                onClick={() => setRating(rating === one.rating ? undefined : one.rating)}
              >
                {`${one.rating} ★`}
              </Chip>
              <span className={css.track} aria-hidden="true">
                <span style={{ width: `${(one.count / total.ratingCount) * 100}%` }} />
              </span>
              <span className={css.count} aria-hidden="true">{numberText(one.count)}</span>
            </li>
          ))}
        </ul>
        {rating !== undefined && (
          <Button variant="quiet" onClick={() => setRating(undefined)}>{texts.showAllReviews}</Button>
        )}
      </div>
      {/* A breeder who replies to reviews sees all at once. */}
      {below || reviews.length <= SHOWN
        ? (
          <div>
            {items}
            {more}
          </div>
        )
        : <Fold items={SHOWN} more={texts.showEveryReview(count)}>{items}{more}</Fold>}
    </div>
  );
}
