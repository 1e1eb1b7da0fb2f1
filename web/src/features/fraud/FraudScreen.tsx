import { getRouteApi } from "@tanstack/react-router";
import { type RefObject, useState } from "react";
import type { FraudCase } from "@hearthpaw/client";
import { Badge, Button, dayText, Empty, exactText } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { StaffQueue } from "../../components/staff/StaffQueue.tsx";
import { useHeadInSight, usePlace } from "../../components/staff/use_place.ts";
import { useQueueKeys } from "../../components/staff/use_queue_keys.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import { useToday } from "../../lib/today.ts";
import { DecideCaseDialog, type Decision } from "./DecideCaseDialog.tsx";
import { ListingPair, Side } from "./Sides.tsx";
import * as texts from "./texts.tsx";
import { useFraudCases } from "./use_fraud_cases.ts";
import shared from "../../components/staff/case.module.css";
import css from "./fraud.module.css";

const route = getRouteApi("/admin/fraud");
type Status = FraudCase["status"];

const STATUSES: readonly { status: Status; inAddress: Status | undefined; label: string }[] = [
  { status: "open", inAddress: undefined, label: texts.toResolve },
  { status: "kept", inAddress: "kept", label: texts.kept },
  { status: "cleared", inAddress: "cleared", label: texts.cleared },
];
const hrefOf = (asked: { status: string | undefined; case?: string | undefined }) =>
  `/admin/fraud${stringifySearch(asked)}`;

/**
 * Sellers with held money and listings hidden by fraud rules, the oldest first, and the decisions of staff.
 */
export function FraudScreen() {
  return (
    <AdminShell title={texts.fraudCases}>
      <h1 className={shared.title}>{texts.fraudCases}</h1>
      <Queue />
    </AdminShell>
  );
}

function Queue() {
  const { status: wanted, case: asked } = route.useSearch();
  const today = useToday();
  const { status, inAddress } = STATUSES.find(({ inAddress }) => inAddress === wanted) ?? STATUSES[0]!;
  const pages = useFraudCases(status);
  const hrefOfOne = (id: string | undefined) => hrefOf({ status: inAddress, case: id });
  const place = usePlace({ queue: "fraud", pages, asked, hrefOf: hrefOfOne });
  const { shown, ifSeen } = place;
  const head = useHeadInSight(shown?.id);
  const [deciding, setDeciding] = useState<{ one: FraudCase; decision: Decision }>();
  const choose = (decision: Decision) => {
    if (shown && (shown.status === "open" || (shown.status === "kept" && decision === "clear"))) {
      setDeciding({ one: shown, decision });
    }
  };
  useQueueKeys(
    { r: ifSeen(() => choose("keep")), o: ifSeen(() => choose("clear")) },
    deciding !== undefined || !shown,
  );
  return (
    <>
      <StaffQueue
        names={{ list: texts.fraudCases, back: texts.allCases }}
        filters={STATUSES.map((one) => ({
          href: hrefOf({ status: one.inAddress }),
          label: one.label,
          isCurrent: one.status === status,
        }))}
        place={place}
        isOpened={asked !== undefined}
        hrefOf={hrefOfOne}
        line={(one) => <ListLine one={one} today={today} />}
        hints={[
          ...(status === "open" ? [{ keys: ["R"], does: texts.keepKey }] : []),
          ...(status === "cleared" ? [] : [{ keys: ["O"], does: texts.clearKey }]),
        ]}
        empty={
          <Empty icon="check" title={status === "open" ? texts.noOpenCases : texts.nothingHereYet}>
            <p>{status === "open" ? texts.emptyOpenHint : texts.emptyDecidedHint}</p>
          </Empty>
        }
      >
        {shown && <Case key={shown.id} one={shown} head={head} onDecide={choose} />}
      </StaffQueue>
      {deciding && (
        <DecideCaseDialog
          {...deciding}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  );
}

function ListLine({ one, today }: { one: FraudCase; today: string }) {
  return (
    <>
      <span className={shared.lineName}>{one.seller.programName}</span>
      <span className={shared.soft}>{`${texts.RULES[one.rule]} · ${dayText(one.openedAt, today)}`}</span>
      <Stand one={one} />
    </>
  );
}

/** The case's present effect: it holds money, hides a listing, or has none. */
function Stand({ one: { kind, status } }: { one: FraudCase }) {
  if (status === "cleared") return <Badge tone="good" icon="check">{texts.cleared}</Badge>;
  return (
    <Badge tone={status === "open" ? "wait" : "bad"} icon={kind === "money" ? "card" : "paw"}>
      {kind === "money" ? texts.payoutsOnHold : texts.listingAside}
    </Badge>
  );
}

function Case({ one, head, onDecide }: {
  one: FraudCase;
  head: RefObject<HTMLHeadingElement | null>;
  onDecide: (decision: Decision) => void;
}) {
  const today = useToday();
  const { rule, kind, status, evidence, seller, other, listings, openedAt, decidedAt, decidedBy, reason } =
    one;
  return (
    <article className={shared.case} aria-labelledby="case">
      <header className={shared.head}>
        <div>
          <h2 id="case" className={shared.name} tabIndex={-1} ref={head}>{texts.RULES[rule]}</h2>
          <p className={shared.soft}>
            {texts.openedOn(
              <time dateTime={openedAt} title={exactText(openedAt)}>{dayText(openedAt, today)}</time>,
            )}
          </p>
        </div>
        <Stand one={one} />
      </header>
      <div className={css.evidence}>
        <p>{evidence}</p>
        <p className={shared.soft}>{texts.HONEST[rule]}</p>
      </div>
      {listings.length > 0 && (
        <section aria-labelledby="listings">
          <h3 id="listings" className={css.part}>{texts.listingsOf(listings.length)}</h3>
          <ul className={css.listings}>
            {listings.map((listing) => (
              <ListingPair key={listing.petId} listing={listing} isPair={other !== null} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="sellers">
        <h3 id="sellers" className={css.part}>{other ? texts.bothSellers : texts.theSeller}</h3>
        <div className={css.sides}>
          <Side side={seller} part={kind === "money" ? texts.payoutsOnHold : texts.listingAside} />
          {other && <Side side={other} part={texts.cameFirst} />}
        </div>
      </section>
      {reason && decidedAt && (
        <div className={css.evidence}>
          <p>{reason}</p>
          <p className={shared.soft}>
            {texts.decidedOn(
              decidedBy,
              <time dateTime={decidedAt} title={exactText(decidedAt)}>{dayText(decidedAt, today)}</time>,
            )}
          </p>
        </div>
      )}
      {status !== "cleared" && (
        <div className={css.decide}>
          <Button variant="secondary" onClick={() => onDecide("clear")}>{texts.clear}</Button>
          {status === "open" && (
            <Button variant="danger" onClick={() => onDecide("keep")}>{texts.keep}</Button>
          )}
        </div>
      )}
    </article>
  );
}
