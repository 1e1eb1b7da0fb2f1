import type { ReactNode } from "react";
import type { Review } from "@hearthpaw/client";
import { Link, Rating } from "@hearthpaw/ui-kit";
import { monthText } from "../../lib/days.ts";
import * as texts from "./texts.ts";
import css from "./reviews.module.css";

/** One review with its photos and the breeder's reply; `children` are shown below it. */
export function ReviewItem({ review, breederName, heading: Heading = "h3", children }: {
  review: Review;
  breederName: string;
  heading?: "h2" | "h3";
  children?: ReactNode;
}) {
  const { id, rating, title, text, authorName, petName, photos, answer, answeredAt, editedAt, createdAt } =
    review;
  const isAnswerOlder = editedAt !== null && answeredAt !== null && editedAt > answeredAt;
  return (
    <article
      className={css.review}
      aria-labelledby={title ? `review-${id}` : undefined}
      aria-label={title ? undefined : texts.reviewBy(authorName)}
    >
      <Rating value={rating} />
      {title && <Heading id={`review-${id}`} className={css.title}>{title}</Heading>}
      <p className={css.soft}>
        {[authorName, petName && texts.about(petName), monthText(createdAt), editedAt && texts.edited].filter(
          Boolean,
        )
          .join("\u00a0· ")}
      </p>
      {text && <p className={css.text}>{text}</p>}
      {photos.length > 0 && (
        <ul className={css.photos}>
          {photos.map(({ key, cardUrl, fullUrl, alt }) => (
            <li key={key}>
              <Link href={fullUrl} target="_blank" rel="noreferrer">
                <img src={cardUrl} alt={alt} width={128} height={96} loading="lazy" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {answer !== null && (
        <div className={css.answer}>
          <p className={css.soft}>
            <b>{texts.replyFrom(breederName)}</b>
          </p>
          <p className={css.text}>{answer}</p>
          {isAnswerOlder && <p className={css.soft}>{texts.changedAfterReply(authorName)}</p>}
        </div>
      )}
      {children}
    </article>
  );
}
