import { useEffect, useState } from "react";
import type { Verification, VerificationStatus } from "@hearthpaw/client";
import { Badge, Button, ChipLink, ChipRow, dayText, Empty, Link, Skeleton } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/AdminShell.tsx";
import { StaffError } from "../../components/StaffError.tsx";
import { one as first } from "../../lib/addresses.ts";
import { useRouter, useSearch } from "../../lib/router/hooks.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import { useToday } from "../../lib/today.ts";
import { Case } from "./Case.tsx";
import { DecisionDialog } from "./DecisionDialog.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { type Decision, useDecide, useQueue } from "./use_queue.ts";
import { LOOKS } from "./words.ts";
import css from "./queue.module.css";

const FILTERS: readonly { status: VerificationStatus | undefined; label: string }[] = [
  { status: undefined, label: "Waiting" },
  { status: "needs-info", label: "Asked for more" },
  { status: "approved", label: "Approved" },
  { status: "rejected", label: "Rejected" },
];
const hrefOf = (asked: { status?: string; case?: string }) => `/admin/verifications${stringifySearch(asked)}`;

/** Those who wait to be verified, one beside the other's documents; decided by keyboard. */
export function VerificationsScreen() {
  const [isInviting, setInviting] = useState(false);
  return (
    <AdminShell title="Verifications">
      <div className={css.top}>
        <h1>Verifications</h1>
        <Button variant="secondary" size="small" icon="send" onClick={() => setInviting(true)}>
          Invite a shelter
        </Button>
      </div>
      <Queue />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </AdminShell>
  );
}

function Queue() {
  const router = useRouter();
  const search = useSearch();
  const [status, asked] = [first(search.status), first(search.case)];
  const filter = FILTERS.find((one) => one.status === status) ?? FILTERS[0]!;
  const queue = useQueue(filter.status);
  const { cases } = queue;
  const decide = useDecide();
  const [deciding, setDeciding] = useState<Exclude<Decision, "review">>();
  const at = Math.max(0, cases.findIndex(({ id }) => id === asked));
  const shown = cases[at];
  const go = (id: string | undefined, replace = true) =>
    router.navigate({ href: hrefOf({ status: filter.status, case: id }), replace, resetScroll: false });

  function choose(decision: Decision) {
    if (!shown) return;
    if (decision !== "review") return setDeciding(decision);
    return decide(shown, "review");
  }
  function done() {
    setDeciding(undefined);
    // The next in line takes the place of the one that has gone.
    const next = cases[at + 1] ?? cases[at - 1];
    go(asked ? next?.id : undefined);
  }
  useKeys({
    isOff: deciding !== undefined || !shown,
    isOpen: shown?.status === "submitted" || shown?.status === "in-review",
    canTakeUp: shown?.status === "submitted",
    step: (by) => {
      const next = cases[at + by];
      if (next) go(next.id);
    },
    choose,
  });

  return (
    <>
      <ChipRow label="Which" scroll className={css.filters}>
        {FILTERS.map(({ status, label }) => (
          <ChipLink key={label} href={hrefOf({ status })} current={status === filter.status}>
            {label}
          </ChipLink>
        ))}
      </ChipRow>
      {queue.error && cases.length === 0
        ? <StaffError error={queue.error} onRetry={() => queue.refetch()} />
        : queue.isPending
        ? <QueueSkeleton />
        : !shown
        ? <Nobody isWaiting={filter.status === undefined} />
        : (
          <div className={css.split} data-opened={asked ? "" : undefined}>
            <nav className={css.list} aria-label="Cases">
              <ul>
                {cases.map((one) => (
                  <Line key={one.id} one={one} status={filter.status} isShown={one === shown} />
                ))}
              </ul>
              {queue.hasNextPage && (
                <Button
                  variant="secondary"
                  size="small"
                  loading={queue.isFetchingNextPage}
                  onClick={() => queue.fetchNextPage()}
                >
                  Show more
                </Button>
              )}
            </nav>
            <div className={css.detail}>
              <p className={css.back}>
                <Link href={hrefOf({ status: filter.status })}>All cases</Link>
              </p>
              <Case key={shown.id} one={shown} onDecide={choose} />
              <Hints />
            </div>
          </div>
        )}
      {deciding && shown && (
        <DecisionDialog
          one={shown}
          decision={deciding}
          onClose={() => setDeciding(undefined)}
          onDone={done}
        />
      )}
    </>
  );
}

function Line({ one, status, isShown }: {
  one: Verification;
  status: VerificationStatus | undefined;
  isShown: boolean;
}) {
  const today = useToday();
  const look = LOOKS[one.status];
  return (
    <li>
      <Link
        href={hrefOf({ status, case: one.id })}
        className={css.line}
        aria-current={isShown ? "true" : undefined}
      >
        <span className={css.lineName}>{one.breederName}</span>
        <span className={css.soft}>
          {`${one.claims.city}, ${one.claims.state}`}
          {one.submittedAt && ` · ${dayText(one.submittedAt, today)}`}
        </span>
        <Badge tone={look.tone} icon={look.icon}>{look.word}</Badge>
      </Link>
    </li>
  );
}

function Nobody({ isWaiting }: { isWaiting: boolean }) {
  return (
    <Empty icon={isWaiting ? "check" : "search"} title={isWaiting ? "Nobody waits" : "Nothing here"}>
      <p>
        {isWaiting
          ? "Breeders and shelters who hand in their documents will be here, those who wait longest first."
          : "Cases will be here as soon as one is decided so."}
      </p>
    </Empty>
  );
}

function QueueSkeleton() {
  return (
    <div className={css.split}>
      <div className={css.list}>
        <Skeleton height={96} />
        <Skeleton height={96} />
        <Skeleton height={96} />
      </div>
      <div className={css.detail}>
        <Skeleton height={480} />
      </div>
    </div>
  );
}

const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ["J", "K"], does: "next, previous" },
  { keys: ["A"], does: "approve" },
  { keys: ["I"], does: "ask for more" },
  { keys: ["X"], does: "reject" },
  { keys: ["R"], does: "take it up" },
];

/** What the keyboard does; shown where there is one. */
function Hints() {
  return (
    <p className={css.hints}>
      <span>Keys:</span>
      {KEYS.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => <kbd key={key}>{key}</kbd>)} {does}
        </span>
      ))}
    </p>
  );
}

/** Letters decide and go on, unless somebody types or a dialog is open. */
function useKeys({ isOff, isOpen, canTakeUp, step, choose }: {
  isOff: boolean;
  isOpen: boolean;
  canTakeUp: boolean;
  step: (by: 1 | -1) => void;
  choose: (decision: Decision) => unknown;
}) {
  useEffect(() => {
    if (isOff) return;
    function press(event: KeyboardEvent) {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (
        target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], dialog")
      ) return;
      if (document.querySelector("dialog:modal")) return;
      const key = event.key.toLowerCase();
      const decision = ({ a: "approve", i: "ask", x: "reject", r: "review" } as const)[key];
      if (key === "j") step(1);
      else if (key === "k") step(-1);
      else if (decision && isOpen && (decision !== "review" || canTakeUp)) choose(decision);
      else return;
      event.preventDefault();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
