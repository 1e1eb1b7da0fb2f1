import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** How long a case is on the screen before it can be decided, in ms. */
export const LOOK_MS = 700;
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
  const drawnAt = useRef(Infinity);
  const [isTimeOver, setTimeOver] = useState(false);
  useEffect(() => {
    drawnAt.current = Infinity;
    setTimeOver(false);
    if (version === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame after the next one begins when this one has been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        drawnAt.current = performance.now();
        timer = setTimeout(() => setTimeOver(true), LOOK_MS);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [version]);
  useEffect(() => {
    place.current?.toggleAttribute("data-seen", isTimeOver);
  });
  const look = useCallback(() => {
    const since = performance.now() - drawnAt.current;
    if (!(since >= LOOK_MS)) return "soon";
    const images = [...place.current?.querySelectorAll("img") ?? []];
    return since < PHOTO_MS && images.some((image) => !image.complete && isInSight(image)) ? "photo" : "seen";
  }, []);
  return { place, look };
}
