import { useNavigate } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useToast } from "@hearthpaw/ui-kit";
import type { Decision, Decisions } from "./decisions.ts";
import type { QueueName } from "./queues.ts";
import type { QueuePages } from "./StaffQueue.tsx";
import { accepted, neighbor, nextSteady } from "./steady.ts";
import * as texts from "./texts.ts";
import { useDecisions, useIsHidden } from "./use_decisions.ts";
import { useSeen } from "./use_seen.ts";

export type Place<One> = {
  queue: QueueName;
  /** The list; it counts as pending while the one that the address names is looked for on later pages. */
  pages: QueuePages<One>;
  /** What is looked at: the one that the address names, else the first in line. */
  shown: One | undefined;
  /** Goes on the element that holds the case. */
  detail: RefObject<HTMLDivElement | null>;
  step: (by: 1 | -1) => void;
  /** Runs it if the case that is shown can have been seen, so that no press decides the one that has just come. */
  ifSeen: <Args extends unknown[]>(act: (...args: Args) => unknown) => (...args: Args) => void;
  /** Decides one of this queue: it leaves the list at once, and the decision can be undone until it is sent. */
  decide: (decision: Omit<Decision, "queue" | "href">) => void;
  decisions: Decisions;
  /** Number of cases that have come since the list was read. */
  freshCount: number;
  showFresh: () => void;
};

/**
 * Which of a queue is looked at; its address says so. `asked` is the id in the address. Cases that leave or come while somebody looks at
 * another move nothing.
 */
export function usePlace<One extends { id: string }>(
  { queue, pages, asked, hrefOf }: {
    queue: QueueName;
    pages: QueuePages<One>;
    asked: string | undefined;
    hrefOf: (id: string | undefined) => string;
  },
): Place<One> {
  const navigate = useNavigate();
  const { show } = useToast();
  const decisions = useDecisions();
  const isHidden = useIsHidden(decisions, queue);
  const { items, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;

  const reading = {
    scope: hrefOf(undefined),
    ids: items.map(({ id }) => id),
    pageCount: pages.data?.pages.length ?? 0,
    hasMore: hasNextPage,
  };
  const [steady, setSteady] = useState(() => accepted(reading));
  const now = pages.data ? nextSteady(steady, reading) : steady;
  if (now !== steady) setSteady(now);
  const byId = new Map(items.map((one) => [one.id, one]));
  const isThere = (id: string) => byId.has(id) && !isHidden(id);
  const lines = now.known.filter(isThere).map((id) => byId.get(id)!);

  // Once only: one that is not there any more is not looked for again after each decision.
  const sought = useRef<string>(undefined);
  const isKnown = asked !== undefined && now.known.includes(asked);
  const isMissing = asked !== undefined && sought.current !== asked && !pages.isPending && !isKnown;
  useEffect(() => {
    if (asked === undefined || pages.isPending) return;
    if (!isMissing || !hasNextPage) sought.current = asked;
    else if (!isFetchingNextPage) fetchNextPage();
  });
  const isSeeking = isMissing && hasNextPage;

  const nextId = asked !== undefined && !isThere(asked) ? neighbor(now.known, asked, isThere) : asked;
  const shown = isSeeking ? undefined : lines.find(({ id }) => id === nextId) ?? lines[0];
  const at = shown ? lines.indexOf(shown) : -1;
  const go = (id: string | undefined) => navigate({ href: hrefOf(id), replace: true, resetScroll: false });

  useEffect(() => {
    // The address follows what is shown; a list alone on a phone stays a list.
    if (asked === undefined || isSeeking || pages.isPending || !isKnown || shown?.id === asked) return;
    void go(shown?.id);
  });

  useEffect(() => {
    // Everything that was read has been decided here, and more waits behind it.
    if (lines.length === 0 && pages.data && hasNextPage && !isFetchingNextPage) fetchNextPage();
  });

  const before = useRef<{ id: string; scope: string }>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = shown && { id: shown.id, scope: now.scope };
    if (!last || last.scope !== now.scope || last.id === shown?.id || byId.has(last.id)) return;
    if (pages.isPending || decisions.isOurs(queue, last.id)) return;
    show({ tone: "info", title: texts.leftTheQueue, text: shown && texts.leftTheQueueHint });
  });

  const seen = useSeen(shown && JSON.stringify(shown));
  return {
    queue,
    pages: {
      ...pages,
      items: lines,
      isPending: pages.isPending || isSeeking || (lines.length === 0 && hasNextPage),
    },
    shown,
    detail: seen.place,
    step(by) {
      const next = lines[at + by];
      if (next) void go(next.id);
    },
    ifSeen: (act) => (...args) => {
      const look = seen.look();
      if (look === "seen") act(...args);
      else if (look === "photo") {
        show({ tone: "info", title: texts.photoStillLoading, text: texts.lookFirst });
      }
    },
    decide: (decision) => decisions.decide({ ...decision, queue, href: hrefOf(decision.id) }),
    decisions,
    freshCount: now.fresh.filter((id) => !isHidden(id)).length,
    showFresh: () => setSteady(accepted(reading)),
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
