import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { Badge, dayText, Empty } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../../components/dashboards/AdminShell.tsx";
import { FlaggedQuestion } from "../../../components/staff/FlaggedQuestion.tsx";
import { StaffQueue } from "../../../components/staff/StaffQueue.tsx";
import { useHeadInSight, usePlace } from "../../../components/staff/use_place.ts";
import { useQueueKeys } from "../../../components/staff/use_queue_keys.ts";
import { stringifySearch } from "../../../lib/search_params.ts";
import { useToday } from "../../../lib/today.ts";
import { roleOf } from "../parent_rules.ts";
import { ParentCase } from "./ParentCase.tsx";
import { RejectDialog } from "./RejectDialog.tsx";
import * as texts from "./texts.tsx";
import { type Line, type QueueStatus, useParentDecision, useParentQueue } from "./use_parent_queue.ts";
import shared from "../../../components/staff/case.module.css";

const route = getRouteApi("/admin/parents");

const FILTERS: readonly { status: QueueStatus; inAddress: string | undefined; label: string }[] = [
  { status: "in-review", inAddress: undefined, label: texts.inReview },
  { status: "rejected", inAddress: "rejected", label: texts.rejected },
];
const hrefOf = (asked: { status: string | undefined; parent?: string | undefined }) =>
  `/admin/parents${stringifySearch(asked)}`;

/** Sires and dams waiting for staff, the longest waiting first. Staff decide by keyboard. */
export function ParentQueueScreen() {
  return (
    <AdminShell title={texts.parents}>
      <h1 className={shared.title}>{texts.parents}</h1>
      <Queue />
    </AdminShell>
  );
}

function Queue() {
  const { status: wanted, parent: asked } = route.useSearch();
  const today = useToday();
  const filter = FILTERS.find(({ inAddress }) => inAddress === wanted) ?? FILTERS[0]!;
  const isOpen = filter.status === "in-review";
  const decisionOf = useParentDecision();
  const pages = useParentQueue(filter.status);
  const hrefOfOne = (id: string | undefined) => hrefOf({ status: filter.inAddress, parent: id });
  const place = usePlace({ queue: "parents", pages, asked, hrefOf: hrefOfOne });
  const { shown, decide, decisions, ifSeen } = place;
  const head = useHeadInSight(shown?.id);
  const [rejecting, setRejecting] = useState<Line>();
  const [flagged, setFlagged] = useState<Line>();

  const approve = ifSeen(() => {
    if (!shown) return;
    if (shown.textFlags.length) setFlagged(shown);
    else decide(decisionOf(shown));
  });
  const reject = () => setRejecting(shown);
  useQueueKeys(
    isOpen ? { a: approve, x: ifSeen(reject) } : {},
    rejecting !== undefined || flagged !== undefined || !shown,
  );

  return (
    <>
      <StaffQueue
        names={{ list: texts.parentsToReview, back: texts.allParents }}
        filters={FILTERS.map(({ status, inAddress, label }) => ({
          href: hrefOf({ status: inAddress }),
          label,
          isCurrent: status === filter.status,
        }))}
        place={place}
        isOpened={asked !== undefined}
        hrefOf={hrefOfOne}
        line={(one) => <ListLine one={one} today={today} />}
        hints={isOpen
          ? [{ keys: ["A"], does: texts.approveInside }, { keys: ["X"], does: texts.rejectInside }]
          : []}
        empty={
          <Empty icon="check" title={isOpen ? texts.noParentsInReview : texts.noRejectedParents}>
            <p>
              {isOpen ? texts.inReviewEmptyHint : texts.rejectedEmptyHint}
            </p>
          </Empty>
        }
      >
        {shown && (
          <ParentCase
            key={shown.id}
            one={shown}
            head={head}
            onApprove={isOpen ? approve : undefined}
            onReject={isOpen ? reject : undefined}
          />
        )}
      </StaffQueue>
      {flagged && (
        <FlaggedQuestion
          flags={flagged.textFlags}
          title={texts.approveFlaggedQuestion(flagged.parent.name)}
          go={texts.approve}
          onGo={() => {
            setFlagged(undefined);
            decide(decisionOf(flagged));
          }}
          onClose={() => setFlagged(undefined)}
        />
      )}
      {rejecting && (
        <RejectDialog
          name={rejecting.parent.name}
          before={decisions.reasonFor("parents", rejecting.id)}
          onReject={(reason) => {
            decide(decisionOf(rejecting, reason));
            setRejecting(undefined);
          }}
          onClose={() => setRejecting(undefined)}
        />
      )}
    </>
  );
}

function ListLine({ one: { parent, breeder, submittedAt }, today }: { one: Line; today: string }) {
  const { name, sex, breed, healthTests } = parent;
  return (
    <>
      <span className={shared.lineName}>{name}</span>
      <span className={shared.soft}>{`${roleOf(sex)} · ${breed.breedName}`}</span>
      <span className={shared.soft}>{`${breeder.name} · ${dayText(submittedAt, today)}`}</span>
      <Badge tone={healthTests.length ? "neutral" : "wait"} icon="health">
        {healthTests.length === 1 ? texts.healthTest : texts.countHealthTests(healthTests.length)}
      </Badge>
    </>
  );
}
