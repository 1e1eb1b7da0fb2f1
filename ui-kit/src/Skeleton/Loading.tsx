import { type ReactNode, useEffect, useState } from "react";
import { VisuallyHidden } from "../Layout/Layout.tsx";

/** As long as a skeleton stays unseen, and a moment more: what comes at once is not talked about. */
const SAID_AFTER_MS = 300;

/**
 * Words for screen readers only. The region is empty at first: they announce what changes in a region that they know, and
 * nothing of one that comes with its words.
 */
export function Said({ words }: { words: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}

export type LoadingProps = {
  /** What is on its way: "Loading your litters". */
  label?: string;
  className?: string;
  /** Skeletons in the shape of what comes. */
  children: ReactNode;
};

/** Stands in for what is on its way, and says so. */
export function Loading({ label = "Loading", className, children }: LoadingProps) {
  return (
    <div className={className}>
      {children}
      <Said words={label} />
    </div>
  );
}
