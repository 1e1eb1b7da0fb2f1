import { getRouteApi } from "@tanstack/react-router";
import { type RefObject, useState } from "react";
import type { StaffReport } from "@hearthpaw/client";
import { Badge, Button, dayText, Empty, exactText, Link, Select } from "@hearthpaw/ui-kit";
import { useNavigate } from "@tanstack/react-router";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { StaffQueue } from "../../components/staff/StaffQueue.tsx";
import { useHeadInSight, usePlace } from "../../components/staff/use_place.ts";
import { useQueueKeys } from "../../components/staff/use_queue_keys.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import { useToday } from "../../lib/today.ts";
import { DecideReportDialog, type Decision, useReportDecision } from "./DecideReportDialog.tsx";
import * as texts from "./texts.tsx";
import { useReports } from "./use_reports.ts";
import { KINDS, reasonText, standText } from "./words.ts";
import shared from "../../components/staff/case.module.css";
import css from "./moderation.module.css";

const route = getRouteApi("/admin/reports");
type Status = StaffReport["status"];
type Kind = StaffReport["kind"];

const STATUSES: readonly { status: Status; inAddress: Status | undefined; label: string }[] = [
  { status: "open", inAddress: undefined, label: texts.toResolve },
  { status: "removed", inAddress: "removed", label: texts.removed },
  { status: "kept", inAddress: "kept", label: texts.kept },
];
const hrefOf = (
  asked: { status: string | undefined; kind: string | undefined; report?: string | undefined },
) => `/admin/reports${stringifySearch(asked)}`;

/** Reported content, the oldest first, and the decisions of staff. */
export function ReportsScreen() {
  return (
    <AdminShell title={texts.reports}>
      <h1 className={shared.title}>{texts.reports}</h1>
      <Queue />
    </AdminShell>
  );
}

function Queue() {
  const { status: wanted, kind: ofKind, report: asked } = route.useSearch();
  const navigate = useNavigate();
  const today = useToday();
  const { status, inAddress } = STATUSES.find(({ inAddress }) => inAddress === wanted) ?? STATUSES[0]!;
  const kind = ofKind && Object.hasOwn(KINDS, ofKind) ? ofKind as Kind : undefined;
  const pages = useReports({ status, ...(kind ? { kind } : {}) });
  const hrefOfOne = (id: string | undefined) => hrefOf({ status: inAddress, kind, report: id });
  const place = usePlace({ queue: "reports", pages, asked, hrefOf: hrefOfOne });
  const { shown, decide, decisions, ifSeen } = place;
  const decisionOf = useReportDecision();
  const head = useHeadInSight(shown?.id);
  const [deciding, setDeciding] = useState<{ report: StaffReport; decision: Decision }>();
  const choose = (decision: Decision) => {
    if (shown && (shown.status === "open") === (decision !== "return")) {
      setDeciding({ report: shown, decision });
    }
  };
  useQueueKeys(
    { r: ifSeen(() => choose("remove")), o: ifSeen(() => choose("keep")) },
    deciding !== undefined || !shown,
  );
  return (
    <>
      <div className={css.kind}>
        <Select
          label={texts.whatWasReported}
          value={kind ?? ""}
          options={[
            { value: "", label: texts.everything },
            ...Object.entries(KINDS).map(([value, { many }]) => ({ value, label: many })),
          ]}
          onChange={({ target }) =>
            void navigate({ href: hrefOf({ status: inAddress, kind: target.value }) })}
        />
      </div>
      <StaffQueue
        names={{ list: texts.reports, back: texts.allReports }}
        filters={STATUSES.map((one) => ({
          href: hrefOf({ status: one.inAddress, kind }),
          label: one.label,
          isCurrent: one.status === status,
        }))}
        place={place}
        isOpened={asked !== undefined}
        hrefOf={hrefOfOne}
        line={(one) => <ListLine one={one} today={today} />}
        hints={status === "open"
          ? [{ keys: ["R"], does: texts.removeInside }, { keys: ["O"], does: texts.keepInside }]
          : []}
        empty={
          <Empty icon="check" title={status === "open" ? texts.noOpenReports : texts.nothingHereYet}>
            <p>
              {status === "open" ? texts.emptyReportsHint : texts.emptyDecidedHint}
            </p>
          </Empty>
        }
      >
        {shown && <Case key={shown.id} one={shown} head={head} onDecide={choose} />}
      </StaffQueue>
      {deciding && (
        <DecideReportDialog
          {...deciding}
          before={decisions.reasonFor("reports", deciding.report.id)}
          onClose={() => setDeciding(undefined)}
          onDecide={(reason) => {
            decide(decisionOf(deciding.report, deciding.decision, reason));
            setDeciding(undefined);
          }}
        />
      )}
    </>
  );
}

const titleOf = ({ kind, subject }: StaffReport): string => subject || texts.subjectGone(KINDS[kind].one);

function ListLine({ one, today }: { one: StaffReport; today: string }) {
  return (
    <>
      <span className={shared.lineName}>{titleOf(one)}</span>
      <span className={shared.soft}>{`${KINDS[one.kind].one} · ${dayText(one.createdAt, today)}`}</span>
      <Stand one={one} />
    </>
  );
}

function Stand({ one: { kind, status, reportsCount } }: { one: StaffReport }) {
  if (status === "open") {
    return <Badge tone="wait" icon="warning">{texts.report(reportsCount)}</Badge>;
  }
  return (
    <Badge tone="neutral" icon={status === "kept" ? "check" : "trash"}>
      {status === "kept" ? texts.kept : kind === "review" ? texts.hidden : texts.removed}
    </Badge>
  );
}

function Case({ one, head, onDecide }: {
  one: StaffReport;
  head: RefObject<HTMLHeadingElement | null>;
  onDecide: (decision: Decision) => void;
}) {
  const today = useToday();
  const {
    kind,
    subjectId,
    text,
    images,
    messages,
    author,
    subjectStatus,
    voices,
    reportsCount,
    status,
    reason,
  } = one;
  return (
    <article className={shared.case} aria-labelledby="case">
      <header className={shared.head}>
        <div>
          <h2 id="case" className={shared.name} tabIndex={-1} ref={head}>{titleOf(one)}</h2>
          <p className={shared.soft}>
            {texts.oneViewTheListing({
              one: KINDS[kind].one,
              subjectStatus: subjectStatus && ` · ${standText(kind, subjectStatus)}`,
              kind,
              isAuthor: Boolean(author),
              link: (text) => <Link href={`/pets/${subjectId}`}>{text}</Link>,
            })}
          </p>
          {author && (
            <p className={shared.soft}>
              {texts.byAnonymousToOthers({
                name: author.name,
                isAnonymous: author.isAnonymous,
                email: (
                  <Link href={`/admin/users?find=${encodeURIComponent(author.email)}`}>{author.email}</Link>
                ),
              })}
            </p>
          )}
        </div>
        <Stand one={one} />
      </header>
      {text && <p className={css.text}>{text}</p>}
      {images.length > 0 && (
        <Photos
          label={texts.photos}
          photos={images.map(({ key, cardUrl, fullUrl, alt }) => ({
            key,
            full: fullUrl,
            small: cardUrl,
            alt,
          }))}
        />
      )}
      {messages.length > 0 && (
        <ol className={css.messages} aria-label={texts.messages}>
          {messages.map(({ by, text: words, images: photos, at }, place) => (
            <li key={`${at} ${place}`}>
              <p className={shared.soft}>
                <strong>{by}</strong>
                {" · "}
                <time dateTime={at} title={exactText(at)}>{dayText(at, today)}</time>
              </p>
              {words && <p className={css.words}>{words}</p>}
              {photos.length > 0 && (
                <Photos
                  label={texts.photosFrom(by)}
                  photos={photos.map(({ url, name }) => ({
                    key: name,
                    full: url,
                    small: url,
                    alt: texts.photo(name),
                  }))}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      <section aria-labelledby="voices">
        <h3 id="voices" className={css.part}>
          {texts.whatPeopleReported(reportsCount)}
        </h3>
        <ul className={css.voices}>
          {voices.map(({ reporter, reason: word, details, createdAt }, place) => (
            <li key={`${createdAt} ${place}`}>
              <p className={shared.soft}>
                <strong>{reporter}</strong>
                {" · "}
                <time dateTime={createdAt} title={exactText(createdAt)}>{dayText(createdAt, today)}</time>
              </p>
              {word && <p>{reasonText(word)}</p>}
              {details && <p className={css.words}>{details}</p>}
            </li>
          ))}
        </ul>
        {reportsCount > voices.length && (
          <p className={shared.soft}>{texts.latestReportsOnly(voices.length)}</p>
        )}
      </section>
      {status === "open"
        ? (
          <div className={css.decide}>
            <Button variant="danger" onClick={() => onDecide("remove")}>
              {kind === "review" ? texts.hide : texts.remove}
            </Button>
            <Button variant="secondary" onClick={() => onDecide("keep")}>{texts.keep}</Button>
          </div>
        )
        : reason && <p className={css.text}>{reason}</p>}
      {status === "removed" && kind === "review" && subjectStatus === "hidden" && (
        <div className={css.decide}>
          <Button variant="secondary" onClick={() => onDecide("return")}>{texts.returnReview}</Button>
        </div>
      )}
    </article>
  );
}

/** Small photos, each with a link to the full one. */
function Photos({ label, photos }: {
  label: string;
  photos: readonly { key: string; small: string; full: string; alt: string }[];
}) {
  return (
    <ul className={css.images} aria-label={label}>
      {photos.map(({ key, small, full, alt }, place) => (
        <li key={`${key} ${place}`}>
          <a href={full} target="_blank" rel="noreferrer">
            <img src={small} alt={alt} width={120} height={90} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
