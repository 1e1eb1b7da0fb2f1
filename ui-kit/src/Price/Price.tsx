import { formatCents, FREE } from "../format.ts";
import { cx } from "../cx.ts";
import css from "./Price.module.css";

export type PriceProps = {
  /** Integer US cents. */
  cents: number;
  /** The price before a reduction, struck through and read as such. */
  wasCents?: number;
  /** Shows "Free!" at zero, for gifts; otherwise zero is "$0". */
  isFree?: boolean;
  /** An inclusion of the price, small, below it. */
  note?: string;
  size?: "small" | "medium" | "large";
  className?: string;
};

/** An amount of money, in numerals of the same width. */
export function Price({ cents, wasCents, isFree, note, size = "medium", className }: PriceProps) {
  return (
    <span className={cx(css.price, css[size], className)}>
      <span className={css.amount}>{isFree && cents === 0 ? FREE : formatCents(cents)}</span>
      {wasCents !== undefined && wasCents > cents && (
        <s className={css.was}>
          <span className={css.spoken}>was</span>
          {formatCents(wasCents)}
        </s>
      )}
      {note && <span className={css.note}>{note}</span>}
    </span>
  );
}
