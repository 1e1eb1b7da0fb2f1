import { type RefObject, useEffect, useRef } from "react";

/**
 * Leads on to the next part of a list when it has come: the focus goes from the button that asked for it, which may be gone, to what
 * stands in its place, the first control of the part. Who has gone on meanwhile stays there.
 *
 * Returns the place of the button.
 */
export function useNextPart(isLoading: boolean | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const at = useRef(-1);
  useEffect(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("a,button,input,summary")];
    const focused = document.activeElement as HTMLElement;
    const isHere = place.current?.contains(focused);
    if (isLoading) at.current = isHere ? controls.indexOf(focused) : -1;
    else if (isHere || focused === document.body) controls[at.current]?.focus({ preventScroll: true });
  }, [isLoading]);
  return place;
}
