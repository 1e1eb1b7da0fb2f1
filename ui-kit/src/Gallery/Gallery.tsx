import { type ComponentType, useEffect, useRef, useState } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { NoPhoto } from "../PetCard/PetCard.tsx";
import { cx } from "../cx.ts";
import type { GalleryDialogProps } from "./GalleryDialog.tsx";
import { Stage } from "./Stage.tsx";
import css from "./Gallery.module.css";
import type { GalleryItem } from "./items.ts";

export type GalleryProps = {
  /** Name of the pet or breeder, for the gallery's label and its empty state. */
  name: string;
  items: readonly GalleryItem[];
  /**
   * Full-screen view (`GalleryDialog`), which may load on the first press. Without it there is no full-screen
   * button.
   */
  whole?: ComponentType<GalleryDialogProps>;
  sizes?: string;
  className?: string;
};

/** Photos and videos with swipe, arrows, keys, a row of thumbnails and, if given, a full-screen view. */
export function Gallery(
  { name, items, whole: Whole, sizes = "(min-width: 1024px) 760px, 100vw", className }: GalleryProps,
) {
  const [at, setAt] = useState(0);
  const [full, setFull] = useState<boolean>();
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
      <Stage {...{ name, items, at, sizes }} onMove={setAt} onOpen={Whole && (() => setFull(true))} />
      {items.length > 1 && <Thumbs {...{ items, at }} onMove={setAt} />}
      {full !== undefined && Whole && (
        <Whole
          {...{ name, items, at }}
          isOpen={full}
          onMove={setAt}
          onClose={() => setFull(false)}
        />
      )}
    </section>
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
    // Scrolls only the row, never the page.
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
