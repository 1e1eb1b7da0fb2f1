import { type RefObject, useEffect } from "react";

/** Marks (`data-before`, `data-after`) on which sides a row goes on out of sight, while it is scrolled and while its width changes. */
export function useEdges(row: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const { current } = row;
    if (!current) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current;
      current.toggleAttribute("data-before", scrollLeft > 1);
      current.toggleAttribute("data-after", scrollWidth - clientWidth - scrollLeft > 1);
    };
    const seen = new ResizeObserver(mark);
    seen.observe(current);
    current.addEventListener("scroll", mark, { passive: true });
    mark();
    return () => {
      seen.disconnect();
      current.removeEventListener("scroll", mark);
    };
  }, [row, count]);
}
