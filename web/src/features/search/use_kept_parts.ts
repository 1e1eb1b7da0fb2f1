import { useElementScrollRestoration } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { recall, remember } from "../../lib/tab_memory.ts";

/** Maximum number of parts loaded again after a reload. */
const MOST_PARTS = 10;

type Results = {
  data: { pages: readonly unknown[] } | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
};

/** Whether the browser loaded this document by a reload or by going back. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type !== "navigate";
}

let isFirst = true;

/**
 * After a reload, restores as many parts of the results at the address `at` as were shown, and the scroll
 * position.
 */
export function useKeptParts(at: string, results: Results): void {
  const place = useElementScrollRestoration({
    getElement: () => typeof window === "undefined" ? null : window,
  });
  const goal = useRef<{ parts: number; top: number | undefined }>(undefined);
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = results;
  const parts = data?.pages.length ?? 0;

  const begin = useEffectEvent(() => {
    const kept = isFirst && isReturn()
      ? recall("parts") as { at?: string; parts?: number } | undefined
      : undefined;
    isFirst = false;
    if (kept?.at !== at || !kept.parts) return;
    goal.current = { parts: Math.min(kept.parts, MOST_PARTS), top: place?.scrollY };
    const forget = () => void (goal.current &&= { ...goal.current, top: undefined });
    // A visitor who scrolls meanwhile keeps their own position.
    addEventListener("wheel", forget, { once: true, passive: true });
    addEventListener("touchmove", forget, { once: true, passive: true });
    return () => {
      removeEventListener("wheel", forget);
      removeEventListener("touchmove", forget);
    };
  });
  useEffect(() => begin(), []);

  useEffect(() => {
    if (parts === 0 || isFetching) return;
    if (goal.current && parts < goal.current.parts && hasNextPage && !isError) {
      void fetchNextPage();
      return;
    }
    const top = goal.current?.top;
    goal.current = undefined;
    if (top !== undefined) scrollTo({ top, behavior: "instant" });
    remember("parts", parts > 1 ? { at, parts } : undefined);
  }, [at, parts, hasNextPage, isFetching, isError, fetchNextPage]);
}
