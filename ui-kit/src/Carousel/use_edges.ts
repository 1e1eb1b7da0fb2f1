import { type RefObject, useEffect } from "react";

const REACHED = "a, button, input, select, textarea, [tabindex]";

/**
 * Marks the sides on which a row has hidden items (`data-before`, `data-after`), updated on scroll and on
 * resize. A row that overflows and has only words becomes focusable, and the arrow keys scroll it; not every
 * browser does that.
 */
export function useEdges(row: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const { current } = row;
    if (!current) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current;
      current.toggleAttribute("data-before", scrollLeft > 1);
      current.toggleAttribute("data-after", scrollWidth - clientWidth - scrollLeft > 1);
      if (current.querySelector(REACHED)) return;
      if (scrollWidth - clientWidth > 1) current.tabIndex = 0;
      else current.removeAttribute("tabindex");
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
