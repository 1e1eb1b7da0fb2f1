import { Children, type CSSProperties, type ElementType, type ReactNode, useRef } from "react";
import { IconButton } from "../Button/Button.tsx";
import { cx } from "../cx.ts";
import css from "./Carousel.module.css";
import { useEdges } from "./use_edges.ts";

export type CarouselProps = {
  /** Names the row and its buttons: "Popular breeds". */
  label: string;
  /**
   * Number of items side by side on a phone, from 530 px and from 1024 px. A fraction shows part of the next
   * one.
   */
  show?: readonly [phone: number, tablet: number, desktop: number];
  /** The row's element: `ul` and `ol` take `li` children. */
  as?: ElementType;
  /** The children are placeholders while the content loads. */
  isLoading?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A row that scrolls sideways: by touch, by the Tab key, which brings each link into view, and by buttons for
 * a mouse. The page contains all items, and only the buttons need a script.
 */
export function Carousel(
  { label, show = [2.1, 3.2, 4], as: As = "ul", isLoading, className, children }: CarouselProps,
) {
  const row = useRef<HTMLElement>(null);
  useEdges(row, Children.count(children));
  const [phone, tablet, desktop] = show;
  const leaf = (pages: 1 | -1) => {
    const { current } = row;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    current?.scrollBy({
      left: pages * current.clientWidth * 0.9,
      behavior: isCalm ? "instant" : "smooth",
    });
  };
  return (
    <div
      className={cx(css.carousel, className)}
      style={{ "--phone": phone, "--tablet": tablet, "--desktop": desktop } as CSSProperties}
    >
      <As ref={row} className={css.row} aria-busy={isLoading} aria-label={label}>
        {children}
      </As>
      <IconButton
        className={cx(css.button, css.back)}
        look="floating"
        icon="chevron-left"
        label={`${label}: back`}
        onClick={() => leaf(-1)}
      />
      <IconButton
        className={cx(css.button, css.on)}
        look="floating"
        icon="chevron-right"
        label={`${label}: more`}
        onClick={() => leaf(1)}
      />
    </div>
  );
}
