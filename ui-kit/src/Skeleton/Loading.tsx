import { type ReactNode, type Ref, useEffect, useState } from "react";
import { VisuallyHidden } from "../Layout/Layout.tsx";

/** As long as a skeleton stays unseen, and a moment more: what comes at once is not talked about. */
const SAID_AFTER_MS = 300;

export type LoadingProps = {
  /** What is on its way: "Loading your litters". */
  label?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  /** Skeletons in the shape of what comes. */
  children: ReactNode;
};

/**
 * Stands in for what is on its way, and says so. Its live region is empty at first: screen readers announce what changes in a
 * region that they know, and nothing of one that comes with its words.
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
