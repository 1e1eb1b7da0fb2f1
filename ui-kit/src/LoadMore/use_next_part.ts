import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the next part of a list after it has loaded: from the button that requested it, which
 * may be gone, to the control in its place, the first of the new part. A reader who meanwhile moved the
 * focus stays there.
 *
 * Returns the ref for the button's container.
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
