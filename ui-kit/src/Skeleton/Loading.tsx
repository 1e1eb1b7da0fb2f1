import { type ReactNode, type Ref, useEffect, useState } from "react";
import { VisuallyHidden } from "../Layout/Layout.tsx";

/** Slightly longer than a skeleton stays hidden: content that loads at once is not announced. */
const SAID_AFTER_MS = 300;

export type LoadingProps = {
  /** Announcement: "Loading your litters". */
  label?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  /** Skeletons in the shape of the coming content. */
  children: ReactNode;
};

/**
 * Shows placeholders while content loads, and announces it. Its live region starts empty, because screen
 * readers announce changes in a region they know, but not the words that a new region comes with.
 */
export function Loading({ label = "Loading", className, ref, children }: LoadingProps) {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={ref} className={className}>
      {children}
      <VisuallyHidden role="status">{isSaid ? label : ""}</VisuallyHidden>
    </div>
  );
}
