import { useNavigate } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useToast } from "@hearthpaw/ui-kit";
import type { Decision, Decisions } from "./decisions.ts";
import type { QueueName } from "./queues.ts";
import type { QueuePages } from "./queue_pages.ts";
import { accepted, neighbor, nextSteady } from "./steady.ts";
import * as texts from "./texts.ts";
import { useDecisions, useIsHidden } from "./use_decisions.ts";
import { useSeen } from "./use_seen.ts";

export type Place<One> = {
  queue: QueueName;
  /** The list. It is pending while later pages are searched for the case in the address. */
  pages: QueuePages<One>;
  /** The current case: the one in the address, else the first in line. */
  shown: One | undefined;
  /** Ref for the element that contains the case. */
  detail: RefObject<HTMLDivElement | null>;
  step: (by: 1 | -1) => void;
  /**
   * Runs `act` if the user can have seen the current case. No key press decides a case that has just
   * appeared.
   */
  ifSeen: <Args extends unknown[]>(act: (...args: Args) => unknown) => (...args: Args) => void;
  /**
   * Decides a case of this queue: it leaves the list at once, and the decision can be undone until it is
   * sent.
   */
  decide: (decision: Omit<Decision, "kind" | "href">) => void;
  decisions: Decisions;
  /** Number of cases that have arrived since the list was loaded. */
  freshCount: number;
  showFresh: () => void;
};

/**
 * Tracks the current case of a queue in the address. `asked` is the id in the address. Cases that leave or
 * arrive while the user looks at another move nothing.
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

  // Searches once: a case that no longer exists is not searched again after each decision.
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
    // The address follows the current case; on a phone the list alone remains a list.
    if (asked === undefined || isSeeking || pages.isPending || !isKnown || shown?.id === asked) return;
    void go(shown?.id);
  });

  useEffect(() => {
    // All loaded cases have been decided here, and more are waiting on the next page.
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
    decide: (decision) => decisions.decide({ ...decision, kind: queue, href: hrefOf(decision.id) }),
    decisions,
    freshCount: now.fresh.filter((id) => !isHidden(id)).length,
    showFresh: () => setSteady(accepted(reading)),
  };
}

/**
 * Scrolls to the heading of the next case, and focuses it if the focus was lost: the button that decided a
 * case disappears with it.
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
