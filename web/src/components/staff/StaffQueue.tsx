import { type ReactNode, useEffect, useRef } from "react";
import { Button, ChipLink, ChipRow, Link, Loading, Skeleton } from "@hearthpaw/ui-kit";
import { NextPart } from "../lists/NextPart.tsx";
import { StaffError } from "./StaffError.tsx";
import * as texts from "./texts.ts";
import { useColleagues } from "./use_colleagues.ts";
import type { Place } from "./use_place.ts";
import { useQueueKeys } from "./use_queue_keys.ts";
import css from "./queue.module.css";

export type QueueHint = { keys: readonly string[]; does: string };

/**
 * A queue of cases for staff: a list, one case in full beside it, and keyboard shortcuts. On a phone the list
 * comes first, and an opened case replaces it.
 */
export function StaffQueue<One extends { id: string }>(
  { names, filters, place, isOpened, hrefOf, line, hints, empty, children }: {
    /** Title of the list and label of the link back to it: "Listings", "All listings". */
    names: { list: string; back: string };
    filters: readonly { href: string; label: string; isCurrent: boolean }[];
    /** The list and its current case. */
    place: Place<One>;
    /** Whether the address names a case; a phone then shows it instead of the list. */
    isOpened: boolean;
    hrefOf: (id: string | undefined) => string;
    line: (one: One) => ReactNode;
    /** The keys for decisions; the keys to move and undo are built in. */
    hints: readonly QueueHint[];
    /** Shown if no cases are waiting. */
    empty: ReactNode;
    /** The current case in full. */
    children: ReactNode;
  },
) {
  const { pages, shown, detail, step, freshCount, showFresh } = place;
  const { items } = pages;
  const colleagues = useColleagues(place.queue, shown?.id);
  useQueueKeys({ j: () => step(1), k: () => step(-1) }, !shown);
  const rest = useRef<HTMLDivElement>(null);
  const wasFull = useRef(false);
  useEffect(() => {
    // The last case is gone, together with the button that decided it. The focus moves to the text in its
    // place.
    if (shown) wasFull.current = true;
    else if (wasFull.current && rest.current) {
      wasFull.current = false;
      if (document.activeElement === document.body) rest.current.focus({ preventScroll: true });
    }
  });
  return (
    <>
      <ChipRow label={texts.show} scroll className={css.filters}>
        {filters.map(({ href, label, isCurrent }) => (
          <ChipLink key={label} href={href} current={isCurrent}>{label}</ChipLink>
        ))}
      </ChipRow>
      {freshCount > 0 && (
        <div className={css.fresh} role="status">
          <Button variant="secondary" size="small" icon="refresh" onClick={showFresh}>
            {texts.countNew(freshCount)}
          </Button>
        </div>
      )}
      {pages.error && items.length === 0
        ? <StaffError error={pages.error} onRetry={() => pages.refetch()} />
        : pages.isPending
        ? <QueueSkeleton />
        : !shown
        ? <div ref={rest} tabIndex={-1} className={css.rest}>{empty}</div>
        : (
          <div className={css.split} data-opened={isOpened ? "" : undefined}>
            <nav className={css.list} aria-label={names.list}>
              <ul>
                {items.map((one) => (
                  <li key={one.id}>
                    <Link
                      href={hrefOf(one.id)}
                      className={css.line}
                      aria-current={one.id === shown.id ? "true" : undefined}
                    >
                      {line(one)}
                    </Link>
                  </li>
                ))}
              </ul>
              <NextPart list={pages} size="small">{texts.showMore}</NextPart>
            </nav>
            <div className={css.detail} ref={detail}>
              <p className={css.back}>
                <Link href={hrefOf(undefined)}>{names.back}</Link>
              </p>
              <p className={css.colleagues} role="status">
                {colleagues.length > 0 && texts.alsoLooking(colleagues)}
              </p>
              {children}
              <Hints
                hints={[
                  { keys: ["J", "K"], does: texts.nextPrevious },
                  ...hints,
                  { keys: ["U"], does: texts.undoLast },
                ]}
              />
            </div>
          </div>
        )}
    </>
  );
}

/** The keyboard shortcuts; shown if the device has a keyboard. */
function Hints({ hints }: { hints: readonly QueueHint[] }) {
  return (
    <p className={css.hints}>
      <span>{texts.keys}</span>
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => <kbd key={key}>{key}</kbd>)} {does}
        </span>
      ))}
    </p>
  );
}

function QueueSkeleton() {
  return (
    <Loading className={css.split}>
      <div className={css.list}>
        <Skeleton height={96} />
        <Skeleton height={96} />
        <Skeleton height={96} />
      </div>
      <div className={css.detail}>
        <Skeleton height={480} />
      </div>
    </Loading>
  );
}
