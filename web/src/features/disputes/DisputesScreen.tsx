import { getRouteApi } from "@tanstack/react-router";
import { type RefObject, useState } from "react";
import { Button, dayText, deadlineText, Empty, exactText, formatCents, Link } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { DisputeBadge } from "../../components/disputes/DisputePanel.tsx";
import { DisputeThread } from "../../components/disputes/DisputeThread.tsx";
import { reasonText } from "../../components/disputes/words.ts";
import { StaffQueue } from "../../components/staff/StaffQueue.tsx";
import { useHeadInSight, usePlace } from "../../components/staff/use_place.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import { useToday } from "../../lib/today.ts";
import { DecideDialog } from "./DecideDialog.tsx";
import { ordersHref } from "../../components/staff/orders_href.ts";
import * as texts from "./texts.ts";
import { type Line, useDisputeQueue } from "./use_dispute_queue.ts";
import shared from "../../components/staff/case.module.css";
import css from "./disputes.module.css";

const route = getRouteApi("/admin/disputes");
const hrefOf = (asked: { status: string | undefined; dispute?: string | undefined }) =>
  `/admin/disputes${stringifySearch(asked)}`;

/** Problems reported by buyers, the longest open first, and the decisions of staff. */
export function DisputesScreen() {
  return (
    <AdminShell title={texts.disputes}>
      <h1 className={shared.title}>{texts.disputes}</h1>
      <Queue />
    </AdminShell>
  );
}

function Queue() {
  const { status, dispute: asked } = route.useSearch();
  const today = useToday();
  const isDecided = status === "decided";
  const inAddress = isDecided ? "decided" : undefined;
  const pages = useDisputeQueue(isDecided);
  const hrefOfOne = (id: string | undefined) => hrefOf({ status: inAddress, dispute: id });
  const place = usePlace({ queue: "disputes", pages, asked, hrefOf: hrefOfOne });
  const { shown } = place;
  const head = useHeadInSight(shown?.id);
  const [deciding, setDeciding] = useState<Line>();
  return (
    <>
      <StaffQueue
        names={{ list: texts.disputes, back: texts.allDisputes }}
        filters={[
          { href: hrefOf({ status: undefined }), label: texts.toResolve, isCurrent: !isDecided },
          { href: hrefOf({ status: "decided" }), label: texts.resolved, isCurrent: isDecided },
        ]}
        place={place}
        isOpened={asked !== undefined}
        hrefOf={hrefOfOne}
        line={(one) => <ListLine one={one} today={today} />}
        hints={[]}
        empty={
          <Empty icon="check" title={isDecided ? texts.nothingResolvedYet : texts.noOpenDisputes}>
            <p>
              {isDecided ? texts.nothingResolvedHint : texts.noOpenDisputesHint}
            </p>
          </Empty>
        }
      >
        {shown && <Case key={shown.id} one={shown} head={head} onDecide={() => setDeciding(shown)} />}
      </StaffQueue>
      {deciding && (
        <DecideDialog
          one={deciding}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  );
}

function ListLine({ one: { dispute, buyerName, sellerName }, today }: { one: Line; today: string }) {
  return (
    <>
      <span className={shared.lineName}>
        {`${dispute.petName}: ${reasonText(dispute.reason).toLowerCase()}`}
      </span>
      <span className={shared.soft}>{`${buyerName} · ${sellerName}`}</span>
      <span className={shared.soft}>{dayText(dispute.createdAt, today)}</span>
      <DisputeBadge dispute={dispute} viewer="staff" />
    </>
  );
}

const STAGES: Readonly<Record<Line["statusBefore"], string>> = {
  "paid": texts.paidNotConfirmed,
  "handed-over": texts.handOffConfirmed,
  "completed": texts.completed,
};

/** Returns whether the breeder has replied, or the deadline for a reply. */
function replyText({ dispute, isReplyDue }: Line, today: string): string {
  const { hasBreederReplied, replyDueOn, earlyReason } = dispute;
  if (hasBreederReplied) return texts.replyThere;
  if (!replyDueOn) return texts.noReply;
  const day = deadlineText(replyDueOn, today);
  if (earlyReason) return texts.noReplyBefore(day);
  return isReplyDue ? texts.replyDueBy(day) : texts.noReplyBy(day);
}

function Case({ one, head, onDecide }: {
  one: Line;
  head: RefObject<HTMLHeadingElement | null>;
  onDecide: () => void;
}) {
  const today = useToday();
  const { dispute, reservationNumber, statusBefore, isBankDisputed, totalCents, refundableCents } = one;
  const facts: [string, string][] = [
    [texts.buyer, one.buyerName],
    [texts.seller, one.sellerName],
    [texts.saleWhenReported, STAGES[statusBefore]],
    [texts.orderTotal, formatCents(totalCents)],
    [texts.canBeRefunded, formatCents(refundableCents)],
    [texts.sellersReply, replyText(one, today)],
  ];
  return (
    <article className={shared.case} aria-labelledby="case">
      <header className={shared.head}>
        <div>
          <h2 id="case" className={shared.name} tabIndex={-1} ref={head}>{dispute.petName}</h2>
          <p className={shared.soft}>
            {`${reasonText(dispute.reason)} · `}
            <Link href={ordersHref(reservationNumber)}>{reservationNumber}</Link>
            {" · "}
            <time dateTime={dispute.createdAt} title={exactText(dispute.createdAt)}>
              {dayText(dispute.createdAt, today)}
            </time>
          </p>
        </div>
        <DisputeBadge dispute={dispute} viewer="staff" />
      </header>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isBankDisputed && (
        <p className={css.note}>
          {texts.alsoDisputedByBank}
        </p>
      )}
      <DisputeThread dispute={dispute} viewer="staff" />
      {dispute.status !== "decided" && (
        <div className={css.decide}>
          <Button onClick={onDecide}>{texts.resolve}</Button>
        </div>
      )}
    </article>
  );
}
