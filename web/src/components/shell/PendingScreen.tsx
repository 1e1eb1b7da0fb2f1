import { type ReactNode, useLayoutEffect } from "react";
import { PageSkeleton } from "./PageSkeleton.tsx";
import * as texts from "./texts.tsx";

/** Placeholder for a page whose loader is slow, in the shape of the page; a list by default. */
export function PendingScreen({ children = <PageSkeleton /> }: { children?: ReactNode }) {
  useTop();
  return (
    <>
      <title>{texts.hearthpaw}</title>
      {children}
    </>
  );
}

/**
 * Shows the skeleton from its top, because the router scrolls only when the page has loaded. Until then it
 * hides scroll events from the router, which would otherwise store the position for the previous page.
 */
function useTop(): void {
  useLayoutEffect(() => {
    const hush = (event: Event) => event.stopPropagation();
    addEventListener("scroll", hush, true);
    scrollTo({ top: 0, behavior: "instant" });
    return () => removeEventListener("scroll", hush, true);
  }, []);
}
