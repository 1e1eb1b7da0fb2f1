import { type RefObject, useEffect } from "react";

const REACHED = "a, button, input, select, textarea, [tabindex]";

/**
 * Marks (`data-before`, `data-after`) on which sides a row goes on out of sight, while it is scrolled and while its width changes.
 * A row of words alone can be focused meanwhile, and the arrow keys move it: not every browser sees to that itself.
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
