import { Icon } from "../Icon/Icon.tsx";
import { countText, numberText } from "../format.ts";
import { cx } from "../cx.ts";
import css from "./Rating.module.css";

export type RatingProps = {
  /** 0 to 5. */
  value: number;
  /** Number of reviews; zero shows "No reviews yet". */
  count?: number;
  /** One star and the number, for small spaces. */
  isCompact?: boolean;
  /** Shows "31 reviews" in place of "(31)", if nothing beside it names what is counted. */
  isSpelled?: boolean;
  className?: string;
};

/** Stars as an image, and the rating in words. */
export function Rating({ value, count, isCompact, isSpelled, className }: RatingProps) {
  if (count === 0) return <span className={cx(css.none, className)}>No reviews yet</span>;
  const shown = (Math.round(value * 10) / 10).toFixed(1);
  const words = count === undefined ? "" : countText(count, "review");
  const reviews = count === undefined ? "" : isSpelled ? ` · ${words}` : ` (${numberText(count)})`;
  return (
    <span className={cx(css.rating, className)}>
      <span className={css.hidden}>
        {`${shown} out of 5 stars${words && `, ${words}`}`}
      </span>
      <span className={css.stars} aria-hidden="true">
        {Array.from({ length: isCompact ? 1 : 5 }, (_, i) => {
          const part = isCompact ? 1 : Math.min(1, Math.max(0, value - i));
          return (
            <span key={i} className={css.star}>
              <Icon name="star" size={16} className={css.outline} />
              {part > 0 && (
                <span className={css.part} style={{ width: `${part * 100}%` }}>
                  <Icon name="star-solid" size={16} />
                </span>
              )}
            </span>
          );
        })}
      </span>
      <span aria-hidden="true">
        <b>{shown}</b>
        {reviews}
      </span>
    </span>
  );
}
