import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { QueuePages } from "./StaffQueue.tsx";

type Place<One> = {
  /** The queue; it counts as pending while the one that the address names is looked for on later pages. */
  queue: QueuePages<One>;
  /** What is looked at: the one that the address names, else the first in line. */
  shown: One | undefined;
  step: (by: 1 | -1) => void;
  /** The one that is looked at goes: the next in line takes its place. */
  leave: () => void;
};

/** Which of a queue is looked at; its address says so. `asked` is the id in the address. */
export function usePlace<One extends { id: string }>(
  pages: QueuePages<One>,
  asked: string | undefined,
  hrefOf: (id: string | undefined) => string,
): Place<One> {
  const navigate = useNavigate();
  const { items, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  // Once only: one that is not there any more is not looked for again after each decision.
  const sought = useRef<string>(undefined);
  const isMissing = asked !== undefined && sought.current !== asked && !pages.isPending &&
    !items.some(({ id }) => id === asked);
  useEffect(() => {
    if (asked === undefined || pages.isPending) return;
    if (!isMissing || !hasNextPage) sought.current = asked;
    else if (!isFetchingNextPage) fetchNextPage();
  });
  const isSeeking = isMissing && hasNextPage;
  const at = Math.max(0, items.findIndex(({ id }) => id === asked));
  const go = (id: string | undefined) => navigate({ href: hrefOf(id), replace: true, resetScroll: false });
  return {
    queue: isSeeking ? { ...pages, isPending: true } : pages,
    shown: isSeeking ? undefined : items[at],
    step(by) {
      const next = items[at + by];
      if (next) void go(next.id);
    },
    leave() {
      const next = items[at + 1] ?? items[at - 1];
      if (asked) void go(next?.id);
    },
  };
}

/**
 * Brings the head of the next one into sight, and the focus with it where that was lost: the button that decided has gone
 * with what it decided.
 */
export function useHeadInSight(id: string | undefined) {
  const head = useRef<HTMLHeadingElement>(null);
  const before = useRef(id);
  useEffect(() => {
    const isNext = before.current !== undefined && before.current !== id;
    before.current = id;
    const el = head.current;
    if (!isNext || !el) return;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) el.focus({ preventScroll: true });
    if (el.getBoundingClientRect().top < 0) el.scrollIntoView({ block: "start" });
  }, [id]);
  return head;
}
