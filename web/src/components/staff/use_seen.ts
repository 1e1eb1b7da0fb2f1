import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How long a case is on the screen before it can be decided, in ms. */
const LOOK_MS = 700;
/** A photo that has not arrived after so long counts as failed, in ms. */
const PHOTO_MS = 10_000;

export type Seen = {
  /** Goes on the element that holds the case. */
  place: RefObject<HTMLDivElement | null>;
  /** "photo" while the time is over but a photo in sight is not there yet. */
  look: () => "seen" | "soon" | "photo";
};

const isInSight = (element: Element) => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/**
 * Says whether somebody can have seen a case: it has been on the screen for a moment as it is now, and the photos in sight have loaded or
 * failed. `version` changes with whatever the case shows.
 */
export function useSeen(version: string | undefined): Seen {
  const place = useRef<HTMLDivElement>(null);
  /** What has been painted, and when. */
  const drawn = useRef<{ version: string; at: number }>(undefined);
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    if (version === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame after the next one begins when this one has been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        drawn.current = { version, at: performance.now() };
        timer = setTimeout(() => setSeen(version), LOOK_MS);
      });
    });
    return () => {
      drawn.current = undefined;
      setSeen(undefined);
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [version]);
  useLayoutEffect(() => {
    place.current?.toggleAttribute("data-seen", version !== undefined && seen === version);
  });
  function look() {
    const since = version !== undefined && drawn.current?.version === version
      ? performance.now() - drawn.current!.at
      : 0;
    if (since < LOOK_MS) return "soon";
    const images = [...place.current?.querySelectorAll("img") ?? []];
    return since < PHOTO_MS && images.some((image) => !image.complete && isInSight(image)) ? "photo" : "seen";
  }
  return { place, look };
}
