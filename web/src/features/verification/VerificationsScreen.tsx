import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import type { Verification, VerificationStatus } from "@hearthpaw/client";
import { Badge, Button, dayText, Empty } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { StaffQueue } from "../../components/staff/StaffQueue.tsx";
import { usePlace } from "../../components/staff/use_place.ts";
import { useQueueKeys } from "../../components/staff/use_queue_keys.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import { useToday } from "../../lib/today.ts";
import { Case } from "./Case.tsx";
import { DecisionDialog } from "./DecisionDialog.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import * as texts from "./texts.tsx";
import { type Decision, useCaseDecision, useQueue, useStartReview } from "./use_queue.ts";
import { LOOKS } from "./words.ts";
import shared from "../../components/staff/case.module.css";
import css from "./queue.module.css";

const route = getRouteApi("/admin/verifications");

const FILTERS: readonly { status: VerificationStatus | undefined; label: string }[] = [
  { status: undefined, label: texts.waiting },
  { status: "needs-info", label: texts.moreInfoRequested },
  { status: "approved", label: texts.approved },
  { status: "rejected", label: texts.rejected },
];
const HINTS = [
  { keys: ["A"], does: texts.approveInside },
  { keys: ["I"], does: texts.requestMoreInfoInside },
  { keys: ["X"], does: texts.rejectInside },
  { keys: ["R"], does: texts.startReviewInside },
];
const hrefOf = (asked: { status?: string | undefined; case?: string | undefined }) =>
  `/admin/verifications${stringifySearch(asked)}`;

/** Accounts waiting for verification, with their documents. Staff decide by keyboard. */
export function VerificationsScreen() {
  const [isInviting, setInviting] = useState(false);
  return (
    <AdminShell title={texts.verifications}>
      <div className={css.top}>
        <h1>{texts.verifications}</h1>
        <Button variant="secondary" size="small" icon="send" onClick={() => setInviting(true)}>
          {texts.inviteAShelter}
        </Button>
      </div>
      <Queue />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </AdminShell>
  );
}

function Queue() {
  const { status, case: asked } = route.useSearch();
  const filter = FILTERS.find((one) => one.status === status) ?? FILTERS[0]!;
  const found = useQueue(filter.status);
  const decisionOf = useCaseDecision();
  const startReview = useStartReview();
  const [deciding, setDeciding] = useState<{ one: Verification; decision: Exclude<Decision, "review"> }>();
  const hrefOfOne = (id: string | undefined) => hrefOf({ status: filter.status, case: id });
  const pages = { ...found, items: found.cases.map((one) => ({ ...one, id: one.id! })) };
  const place = usePlace({ queue: "verifications", pages, asked, hrefOf: hrefOfOne });
  const { shown, decide, decisions, ifSeen } = place;
  const isOpen = shown?.status === "submitted" || shown?.status === "in-review";

  const choose = (decision: Decision) => {
    if (!shown) return;
    if (decision === "review") void startReview(shown);
    else setDeciding({ one: shown, decision });
  };
  useQueueKeys({
    ...(isOpen && {
      a: ifSeen(() => choose("approve")),
      i: ifSeen(() => choose("ask")),
      x: ifSeen(() => choose("reject")),
    }),
    ...(shown?.status === "submitted" && { r: ifSeen(() => choose("review")) }),
  }, deciding !== undefined || !shown);

  return (
    <>
      <StaffQueue
        names={{ list: texts.cases, back: texts.allCases }}
        filters={FILTERS.map(({ status, label }) => ({
          href: hrefOf({ status }),
          label,
          isCurrent: status === filter.status,
        }))}
        place={place}
        isOpened={asked !== undefined}
        hrefOf={hrefOfOne}
        line={(one) => <Line one={one} />}
        hints={HINTS}
        empty={<Nobody isWaiting={filter.status === undefined} />}
      >
        {shown && <Case key={shown.id} one={shown} onDecide={choose} />}
      </StaffQueue>
      {deciding && (
        <DecisionDialog
          {...deciding}
          before={decisions.reasonFor("verifications", deciding.one.id!)}
          onClose={() => setDeciding(undefined)}
          onDecide={(reason) => {
            decide(decisionOf(deciding.one, deciding.decision, reason));
            setDeciding(undefined);
          }}
        />
      )}
    </>
  );
}

function Line({ one }: { one: Verification }) {
  const today = useToday();
  const look = LOOKS[one.status];
  return (
    <>
      <span className={shared.lineName}>{one.breederName}</span>
      <span className={shared.soft}>
        {`${one.claims.city}, ${one.claims.state}`}
        {one.submittedAt && ` · ${dayText(one.submittedAt, today)}`}
      </span>
      <Badge tone={look.tone} icon={look.icon}>{look.word}</Badge>
    </>
  );
}

function Nobody({ isWaiting }: { isWaiting: boolean }) {
  return (
    <Empty
      icon={isWaiting ? "check" : "search"}
      title={isWaiting ? texts.nothingToReview : texts.nothingHere}
    >
      <p>
        {isWaiting ? texts.waitingEmptyHint : texts.resolvedCasesWillAppearHere}
      </p>
    </Empty>
  );
}
