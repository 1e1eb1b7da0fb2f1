import { cx } from "../cx.ts";
import css from "./Logo.module.css";

export type LogoProps = {
  /** Height of the mark in px. */
  size?: number;
  /** The mark alone, for the smallest phones and as the company's avatar. */
  markOnly?: boolean;
  className?: string;
};

/** Our mark: a hearth's arch with a paw in place of the fire. */
export function Logo({ size = 32, markOnly, className }: LogoProps) {
  return (
    <span className={cx(css.logo, className)}>
      <svg
        viewBox="0 0 32 32"
        width={size}
        height={size}
        role={markOnly ? "img" : undefined}
        aria-hidden={!markOnly}
        aria-label={markOnly ? "Hearthpaw" : undefined}
      >
        <path
          className={css.arch}
          d="M3 28.4V15.6C3 8.2 8.8 2 16 2s13 6.2 13 13.6v12.8c0 .9-.7 1.6-1.6 1.6H4.6c-.9 0-1.6-.7-1.6-1.6Z"
        />
        <g className={css.fire}>
          <path d="M16 16.8c3.2 0 6 2.9 6 5.8 0 2-1.4 2.9-3 2.9-1.1 0-1.9-.5-3-.5s-1.9.5-3 .5c-1.6 0-3-.9-3-2.9 0-2.9 2.8-5.8 6-5.8Z" />
          <ellipse cx="12.9" cy="11.9" rx="2" ry="2.8" transform="rotate(-6 12.9 11.9)" />
          <ellipse cx="19.1" cy="11.9" rx="2" ry="2.8" transform="rotate(6 19.1 11.9)" />
          <ellipse cx="8.5" cy="16.5" rx="1.8" ry="2.4" transform="rotate(-24 8.5 16.5)" />
          <ellipse cx="23.5" cy="16.5" rx="1.8" ry="2.4" transform="rotate(24 23.5 16.5)" />
        </g>
      </svg>
      {!markOnly && <span className={css.word}>Hearthpaw</span>}
    </span>
  );
}
