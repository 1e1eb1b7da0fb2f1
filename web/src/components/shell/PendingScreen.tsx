import { type ReactNode, useLayoutEffect } from "react";
import { PageSkeleton } from "./PageSkeleton.tsx";
import * as texts from "./texts.tsx";

/** Stands in for a page whose loader takes long, in the shape of what comes: a list unless told. */
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
 * Shows the skeleton from its top: the router scrolls only once the page is there. Until then it takes no notice of
 * scrolling, which it would keep as the place where the page before was left.
 */
function useTop(): void {
  useLayoutEffect(() => {
    const hush = (event: Event) => event.stopPropagation();
    addEventListener("scroll", hush, true);
    scrollTo({ top: 0, behavior: "instant" });
    return () => removeEventListener("scroll", hush, true);
  }, []);
}
