import type { CSSProperties } from "react";
import { cx } from "../cx.ts";
import css from "./Skeleton.module.css";

export type SkeletonProps = {
  /** A line of text, with the line height of its surroundings. */
  text?: boolean;
  width?: CSSProperties["width"];
  height?: CSSProperties["height"];
  /** A circle, for avatars. */
  round?: boolean;
  className?: string;
};

/**
 * Keeps the place of loading content, in its final size. It appears after 200 ms, so fast answers do not
 * flicker.
 */
export function Skeleton({ text, width, height, round, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(css.skeleton, text && css.text, round && css.round, className)}
      style={{ width, height }}
    />
  );
}
