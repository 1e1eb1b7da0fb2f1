import { Children, type CSSProperties, type ElementType, type ReactNode, useRef } from "react";
import { IconButton } from "../Button/Button.tsx";
import { cx } from "../cx.ts";
import css from "./Carousel.module.css";
import { useEdges } from "./use_edges.ts";

export type CarouselProps = {
  /** Names the row, and what its buttons move: "Popular breeds". */
  label: string;
  /** How many stand side by side on a phone, from 530 px and from 1024 px; a fraction lets the next one peep in. */
  show?: readonly [phone: number, tablet: number, desktop: number];
  /** The row's element: `ul` and `ol` take `li` children. */
  as?: ElementType;
  /** Its children stand in for what is on its way. */
  loading?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A row that is leafed through sideways: by touch, by the Tab key, which brings each link into sight, and by buttons where
 * there is a mouse. All of it is in the page, and needs no script but for the buttons.
 */
export function Carousel(
  { label, show = [2.1, 3.2, 4], as: As = "ul", loading, className, children }: CarouselProps,
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
      <As ref={row} className={css.row} aria-busy={loading} aria-label={label}>
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
