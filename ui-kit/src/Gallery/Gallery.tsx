import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { NoPhoto, type Picture } from "../PetCard/PetCard.tsx";
import { cx } from "../cx.ts";
import { previewStyle } from "../preview.ts";
import css from "./Gallery.module.css";

export type GalleryItem =
  | ({ kind: "picture"; /** A small file for the row below. */ thumb?: string } & Picture)
  | { kind: "video"; src: string; poster?: string; alt: string; captions?: string };

export type GalleryProps = {
  /** Whose pictures: names the gallery and the empty place. */
  name: string;
  items: readonly GalleryItem[];
  sizes?: string;
  className?: string;
};

/** Pictures and videos: swipe, arrows, keys, a row of thumbnails, and the whole screen. */
export function Gallery(
  { name, items, sizes = "(min-width: 1024px) 760px, 100vw", className }: GalleryProps,
) {
  const [at, setAt] = useState(0);
  const [full, setFull] = useState(false);
  if (items.length === 0) {
    return (
      <div className={cx(css.gallery, className)}>
        <div className={css.stage}>
          <NoPhoto name={name} />
        </div>
      </div>
    );
  }
  return (
    <section className={cx(css.gallery, className)} aria-label={`Photos of ${name}`}>
      <Stage {...{ name, items, at, sizes }} onMove={setAt} onOpen={() => setFull(true)} />
      {items.length > 1 && <Thumbs {...{ items, at }} onMove={setAt} />}
      <Dialog
        open={full}
        onClose={() => setFull(false)}
        title={`Photos of ${name}`}
        hideTitle
        size="full"
        className={css.dialog}
      >
        <Stage {...{ name, items, at }} sizes="100vw" onMove={setAt} whole />
      </Dialog>
    </section>
  );
}

type StageProps = {
  name: string;
  items: readonly GalleryItem[];
  at: number;
  sizes: string;
  onMove: (index: number) => void;
  onOpen?: () => void;
  /** Shows all of the picture instead of filling the frame. */
  whole?: boolean;
};

function Stage({ name, items, at, sizes, onMove, onOpen, whole }: StageProps) {
  const strip = useRef<HTMLDivElement>(null);
  const settled = useRef(at);
  const heading = useRef<number>(undefined);
  const many = items.length > 1;

  // The place follows `at`; a swipe changes the place first and tells `at` when it comes to rest. While we scroll to a
  // picture ourselves, the places on the way do not count, unless a finger takes over.
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
    <div className={cx(css.stage, whole && css.whole)} onKeyDown={keys}>
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
                  // Beside a whole picture the frame stays free.
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

function Thumbs(
  { items, at, onMove }: { items: readonly GalleryItem[]; at: number; onMove: (index: number) => void },
) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const el = row.current;
    const thumb = el?.children[at];
    if (!(el && thumb instanceof HTMLElement)) return;
    // Only the row scrolls, never the page.
    el.scrollTo({ left: thumb.offsetLeft - (el.clientWidth - thumb.offsetWidth) / 2 });
  }, [at]);
  return (
    <div ref={row} className={css.thumbs} role="group" aria-label="Choose a photo">
      {items.map((item, i) => (
        <button
          key={item.src}
          type="button"
          className={css.thumb}
          aria-label={item.kind === "video" ? `Show video ${i + 1}` : `Show photo ${i + 1}`}
          aria-current={i === at ? "true" : undefined}
          onClick={() => onMove(i)}
        >
          {item.kind === "video"
            ? (
              <>
                {item.poster && <img src={item.poster} alt="" loading="lazy" />}
                <span className={css.play}>
                  <Icon name="play" size={20} />
                </span>
              </>
            )
            : <img src={item.thumb ?? item.src} alt="" loading="lazy" width={96} height={72} />}
        </button>
      ))}
    </div>
  );
}
