import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import type { ChangeKind, ChangeRequest } from "@hearthpaw/client";
import { Badge, dayText, Empty } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../../components/dashboards/AdminShell.tsx";
import { FlaggedQuestion } from "../../../components/staff/FlaggedQuestion.tsx";
import { StaffQueue } from "../../../components/staff/StaffQueue.tsx";
import { useHeadInSight, usePlace } from "../../../components/staff/use_place.ts";
import { useQueueKeys } from "../../../components/staff/use_queue_keys.ts";
import { stringifySearch } from "../../../lib/search_params.ts";
import { useToday } from "../../../lib/today.ts";
import { ChangeCase } from "./ChangeCase.tsx";
import { ReasonDialog } from "./ReasonDialog.tsx";
import * as texts from "./texts.tsx";
import { useChangeDecision, useChangeQueue } from "./use_change_queue.ts";
import { CHANGE_KINDS, CHANGE_REASONS } from "./words.ts";
import shared from "../../../components/staff/case.module.css";
import css from "./review.module.css";

const route = getRouteApi("/admin/change-requests");

const FILTERS: readonly (ChangeKind | undefined)[] = [undefined, "photo", "video", "name", "description"];
const hrefOf = (asked: { kind: string | undefined; change?: string | undefined }) =>
  `/admin/change-requests${stringifySearch(asked)}`;
const HINTS = [
  { keys: ["A"], does: texts.acceptInside },
  { keys: ["X"], does: texts.rejectInside },
];

/**
 * Changes of live listings that await staff review, oldest first. A listing stays unchanged until staff
 * accept a change.
 */
export function ChangeQueueScreen() {
  return (
    <AdminShell title={texts.changes}>
      <h1 className={shared.title}>{texts.listingChanges}</h1>
      <Queue />
    </AdminShell>
  );
}

function Queue() {
  const { kind: wanted, change: asked } = route.useSearch();
  const kind = FILTERS.find((one) => one === wanted);
  const decisionOf = useChangeDecision();
  const pages = useChangeQueue(kind);
  const hrefOfOne = (id: string | undefined) => hrefOf({ kind, change: id });
  const place = usePlace({ queue: "changeRequests", pages, asked, hrefOf: hrefOfOne });
  const { shown, decide, decisions, ifSeen } = place;
  const head = useHeadInSight(shown?.id);
  const [rejecting, setRejecting] = useState<ChangeRequest>();
  const [flagged, setFlagged] = useState<ChangeRequest>();

  const accept = ifSeen(() => {
    if (!shown) return;
    if (shown.textFlags.length) setFlagged(shown);
    else decide(decisionOf(shown));
  });
  const reject = () => setRejecting(shown);
  useQueueKeys({ a: accept, x: ifSeen(reject) }, rejecting !== undefined || flagged !== undefined || !shown);

  return (
    <>
      <StaffQueue
        names={{ list: texts.changesToReview, back: texts.allChanges }}
        filters={FILTERS.map((one) => ({
          href: hrefOf({ kind: one }),
          label: one ? CHANGE_KINDS[one].name : texts.all,
          isCurrent: one === kind,
        }))}
        place={place}
        isOpened={asked !== undefined}
        hrefOf={hrefOfOne}
        line={(one) => <ChangeLine one={one} />}
        hints={HINTS}
        empty={
          <Empty icon="check" title={texts.noChangesToReview}>
            <p>
              {texts.emptyChangesHint}
            </p>
          </Empty>
        }
      >
        {shown && (
          <ChangeCase
            key={shown.id}
            one={shown}
            head={head}
            onAccept={accept}
            onReject={reject}
          />
        )}
      </StaffQueue>
      {flagged && (
        <FlaggedQuestion
          flags={flagged.textFlags}
          title={texts.acceptFlaggedQuestion({
            name: CHANGE_KINDS[flagged.kind].name,
            petName: flagged.petName,
          })}
          go={texts.accept}
          onGo={() => {
            setFlagged(undefined);
            decide(decisionOf(flagged));
          }}
          onClose={() => setFlagged(undefined)}
        />
      )}
      {rejecting && (
        <ReasonDialog
          title={texts.rejectFor({ name: CHANGE_KINDS[rejecting.kind].name, petName: rejecting.petName })}
          text={texts.rejectChangeHint}
          hint={texts.breederReadsReason}
          go={texts.reject}
          danger
          common={CHANGE_REASONS[rejecting.kind]}
          before={decisions.reasonFor("changeRequests", rejecting.id)}
          onDecide={(reason) => {
            decide(decisionOf(rejecting, reason));
            setRejecting(undefined);
          }}
          onClose={() => setRejecting(undefined)}
        />
      )}
    </>
  );
}

function ChangeLine({ one }: { one: ChangeRequest }) {
  const today = useToday();
  const { name, icon } = CHANGE_KINDS[one.kind];
  return (
    <>
      <span className={shared.lineName}>{one.petName}</span>
      <span className={css.soft}>{`${one.breeder.name} · ${dayText(one.createdAt, today)}`}</span>
      <Badge tone="wait" icon={icon}>{name}</Badge>
    </>
  );
}
