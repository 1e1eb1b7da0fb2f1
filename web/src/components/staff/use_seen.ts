import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How long a case is on the screen before it can be decided, in ms. */
const LOOK_MS = 700;
/** Timeout after which a missing photo counts as failed, in ms. */
const PHOTO_MS = 10_000;

export type Seen = {
  /** Ref for the element that contains the case. */
  place: RefObject<HTMLDivElement | null>;
  /** "photo" if the time is over but a visible photo has not loaded. */
  look: () => "seen" | "soon" | "photo";
};

const isInSight = (element: Element) => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/**
 * Returns whether the user can have seen a case: it has been on the screen in its current state for
 * `LOOK_MS`, and the visible photos have loaded or failed. `version` changes with everything the case shows.
 */
export function useSeen(version: string | undefined): Seen {
  const place = useRef<HTMLDivElement>(null);
  /** The painted version, and when it was painted. */
  const drawn = useRef<{ version: string; at: number }>(undefined);
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    if (version === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The second frame from now starts after this version has been painted.
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
