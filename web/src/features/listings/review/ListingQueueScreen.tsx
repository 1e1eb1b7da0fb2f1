import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { Badge, Button, dayText, Dialog, Empty, useToast } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../../components/dashboards/AdminShell.tsx";
import { StaffQueue } from "../../../components/staff/StaffQueue.tsx";
import { useHeadInSight, usePlace } from "../../../components/staff/use_place.ts";
import { useQueueKeys } from "../../../components/staff/use_queue_keys.ts";
import { stringifySearch } from "../../../lib/search_params.ts";
import { useToday } from "../../../lib/today.ts";
import { checksOf, warningsOf } from "./checks_rules.ts";
import { approvalRefusal, ListingCase } from "./ListingCase.tsx";
import { ReasonDialog } from "./ReasonDialog.tsx";
import * as texts from "./texts.tsx";
import { type Line, useListingDecision, useListingQueue } from "./use_listing_queue.ts";
import { ASKING, type Decision, DECISIONS, POSSIBLE, type QueueStatus, STAFF_WORDS } from "./words.ts";
import shared from "../../../components/staff/case.module.css";
import css from "./review.module.css";

const route = getRouteApi("/admin/listings");

const FILTERS: readonly { status: QueueStatus; inAddress: string | undefined }[] = [
  { status: "in-review", inAddress: undefined },
  { status: "not-approved-internal", inAddress: "not-approved-internal" },
];
const hrefOf = (asked: { status: string | undefined; listing?: string | undefined }) =>
  `/admin/listings${stringifySearch(asked)}`;

/** Listings for staff to review, longest waiting first, with a key for each decision. */
export function ListingQueueScreen() {
  return (
    <AdminShell title={texts.listings}>
      <h1 className={shared.title}>{texts.listings}</h1>
      <Queue />
    </AdminShell>
  );
}

function Queue() {
  const { status: wanted, listing: asked } = route.useSearch();
  const today = useToday();
  const filter = FILTERS.find(({ inAddress }) => inAddress === wanted) ?? FILTERS[0]!;
  const { status } = filter;
  const { show } = useToast();
  const decisionOf = useListingDecision();
  const pages = useListingQueue(status);
  const hrefOfOne = (id: string | undefined) => hrefOf({ status: filter.inAddress, listing: id });
  const place = usePlace({ queue: "listings", pages, asked, hrefOf: hrefOfOne });
  const { shown, decide, decisions, ifSeen } = place;
  const head = useHeadInSight(shown?.id);
  const [deciding, setDeciding] = useState<{ one: Line; decision: Decision }>();
  const warnings = shown ? warningsOf(checksOf(shown, today)) : [];

  function choose(decision: Decision) {
    if (!shown) return;
    const refusal = decision === "available" ? approvalRefusal(shown) : undefined;
    if (refusal) return show({ tone: "fail", title: refusal });
    if (decision === "available" && warnings.length === 0) return ifSeen(approveNow)(shown);
    setDeciding({ one: shown, decision });
  }
  function approveNow(one: Line) {
    setDeciding(undefined);
    decide(decisionOf(one, "available"));
  }
  useQueueKeys(
    Object.fromEntries(
      POSSIBLE[status].map((decision) => [DECISIONS[decision].key, ifSeen(() => choose(decision))]),
    ),
    deciding !== undefined || !shown,
  );

  return (
    <>
      <StaffQueue
        names={{ list: texts.listingsToReview, back: texts.allListings }}
        filters={FILTERS.map(({ status, inAddress }) => ({
          href: hrefOf({ status: inAddress }),
          label: STAFF_WORDS[status]!,
          isCurrent: status === filter.status,
        }))}
        place={place}
        isOpened={asked !== undefined}
        hrefOf={hrefOfOne}
        line={(one) => <ListLine one={one} today={today} />}
        hints={POSSIBLE[status].map((decision) => ({
          keys: [DECISIONS[decision].key.toUpperCase()],
          does: DECISIONS[decision].verb.toLowerCase(),
        }))}
        empty={<Nothing status={status} />}
      >
        {shown && <ListingCase key={shown.id} one={shown} head={head} status={status} onDecide={choose} />}
      </StaffQueue>
      {deciding?.decision === "available" && (
        <ApproveDialog
          one={deciding.one}
          warnings={warnings}
          onClose={() => setDeciding(undefined)}
          onApprove={() => approveNow(deciding.one)}
        />
      )}
      {deciding && deciding.decision !== "available" && (
        <ReasonDialog
          {...ASKING[deciding.decision]}
          title={texts.verbAnUnnamedListing({
            verb: DECISIONS[deciding.decision].verb,
            name: deciding.one.pet.name,
          })}
          go={DECISIONS[deciding.decision].verb}
          danger={deciding.decision === "rejected" || deciding.decision === "no-longer-available"}
          before={decisions.reasonFor("listings", deciding.one.id)}
          onDecide={(reason) => {
            decide(decisionOf(deciding.one, deciding.decision, reason));
            setDeciding(undefined);
          }}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  );
}

function ListLine({ one, today }: { one: Line; today: string }) {
  const { pet, breeder, submittedAt } = one;
  const count = warningsOf(checksOf(one, today)).length;
  return (
    <>
      <span className={shared.lineName}>{pet.name ?? texts.unnamed}</span>
      <span className={css.soft}>{pet.breed?.breedName}</span>
      <span className={css.soft}>{`${breeder.name} · ${dayText(submittedAt, today)}`}</span>
      {count > 0
        ? <Badge tone="wait" icon="warning">{count === 1 ? texts.flag : texts.countFlags(count)}</Badge>
        : <Badge tone="good" icon="check">{texts.noFlags}</Badge>}
    </>
  );
}

/** Confirms the approval of a listing with warnings. */
function ApproveDialog({ one, warnings, onClose, onApprove }: {
  one: Line;
  warnings: readonly string[];
  onClose: () => void;
  onApprove: () => unknown;
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={texts.approveTheListing(one.pet.name)}
      description={texts.approveListingHint}
      footer={
        <div className={css.buttons}>
          <Button variant="quiet" onClick={onClose}>{texts.cancel}</Button>
          <Button data-autofocus onClick={onApprove}>{texts.approve}</Button>
        </div>
      }
    >
      <ul className={css.warningList}>
        {warnings.map((warning) => <li key={warning}>{warning}</li>)}
      </ul>
    </Dialog>
  );
}

function Nothing({ status }: { status: QueueStatus }) {
  const isReview = status === "in-review";
  return (
    <Empty
      icon={isReview ? "check" : "search"}
      title={isReview ? texts.noListingsToReview : texts.nothingSetAside}
    >
      <p>
        {isReview ? texts.emptyReviewHint : texts.emptySetAsideHint}
      </p>
    </Empty>
  );
}
