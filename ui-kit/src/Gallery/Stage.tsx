import { type KeyboardEvent, useEffect, useRef } from "react";
import { IconButton } from "../Button/Button.tsx";
import { cx } from "../cx.ts";
import { previewStyle } from "../preview.ts";
import type { GalleryItem } from "./items.ts";
import css from "./Gallery.module.css";

type StageProps = {
  name: string;
  items: readonly GalleryItem[];
  at: number;
  sizes: string;
  onMove: (index: number) => void;
  onOpen?: () => void;
  /** A class that shows the whole photo instead of filling the frame. */
  whole?: string | undefined;
};

/** Shows one photo or video at a time, in a strip that scrolls by swipe. */
export function Stage({ name, items, at, sizes, onMove, onOpen, whole }: StageProps) {
  const strip = useRef<HTMLDivElement>(null);
  const settled = useRef(at);
  const heading = useRef<number>(undefined);
  const many = items.length > 1;

  // The scroll position follows `at`. A swipe changes the position first and reports `at` when it comes to
  // rest. While the code scrolls to a photo, positions on the way are not reported, unless a finger
  // interrupts.
  useEffect(() => {
    const el = strip.current;
    if (!el) return;
    const first = settled.current === at;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const left = at * el.clientWidth;
    settled.current = at;
    if (Math.abs(el.scrollLeft - left) <= 2) return;
    heading.current = at;
    el.scrollTo({ left, behavior: first || calm ? "instant" : "smooth" });
  }, [at]);

  useEffect(() => {
    const el = strip.current;
    if (!el) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      const index = Math.round(el.scrollLeft / Math.max(1, el.clientWidth));
      if (heading.current !== undefined && heading.current !== index) return;
      heading.current = undefined;
      settled.current = index;
      onMove(index);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, 150);
    };
    const taken = () => heading.current = undefined;
    const fit = () => el.scrollTo({ left: settled.current * el.clientWidth, behavior: "instant" });
    const ends = "onscrollend" in el;
    el.addEventListener(ends ? "scrollend" : "scroll", ends ? rest : wait, { passive: true });
    el.addEventListener("pointerdown", taken, { passive: true });
    el.addEventListener("wheel", taken, { passive: true });
    const watch = new ResizeObserver(fit);
    watch.observe(el);
    return () => {
      clearTimeout(timer);
      el.removeEventListener(ends ? "scrollend" : "scroll", ends ? rest : wait);
      el.removeEventListener("pointerdown", taken);
      el.removeEventListener("wheel", taken);
      watch.disconnect();
    };
  }, [onMove]);

  const go = (index: number) => onMove((index + items.length) % items.length);
  function keys(event: KeyboardEvent) {
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    go(next);
  }

  return (
    <div className={cx(css.stage, whole)} onKeyDown={keys}>
      <div
        ref={strip}
        className={css.strip}
        role="group"
        aria-roledescription="carousel"
        aria-label={`${name}, ${at + 1} of ${items.length}`}
        tabIndex={many ? 0 : undefined}
        data-autofocus={whole ? "" : undefined}
      >
        {items.map((item, i) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a button does the same
          <div
            key={item.src}
            className={css.slide}
            inert={i !== at}
            onClick={item.kind === "picture" ? onOpen : undefined}
          >
            {item.kind === "picture"
              ? (
                <img
                  src={item.src}
                  srcSet={item.srcSet}
                  sizes={item.srcSet ? sizes : undefined}
                  alt={item.alt}
                  // The frame around a whole photo stays empty.
                  style={whole ? undefined : previewStyle(item.preview)}
                  width={1600}
                  height={1200}
                  loading={i === 0 ? "eager" : "lazy"}
                  fetchPriority={i === 0 && !whole ? "high" : undefined}
                  draggable={false}
                />
              )
              : (
                <video controls playsInline preload="none" poster={item.poster} aria-label={item.alt}>
                  <source src={item.src} />
                  {item.captions && (
                    <track kind="captions" src={item.captions} srcLang="en" label="English" default />
                  )}
                </video>
              )}
          </div>
        ))}
      </div>
      {many && (
        <>
          <IconButton
            className={cx(css.arrow, css.before)}
            look="floating"
            icon="chevron-left"
            label="Previous photo"
            onClick={() => go(at - 1)}
          />
          <IconButton
            className={cx(css.arrow, css.after)}
            look="floating"
            icon="chevron-right"
            label="Next photo"
            onClick={() => go(at + 1)}
          />
        </>
      )}
      <div className={css.corner}>
        {many && (
          <span className={css.counter} aria-live="polite">
            <span className={css.hidden}>Photo</span> {at + 1} / {items.length}
          </span>
        )}
        {onOpen && (
          <IconButton
            look="floating"
            icon="expand"
            label="Show full screen"
            onClick={onOpen}
          />
        )}
      </div>
    </div>
  );
}
