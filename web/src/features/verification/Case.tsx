import type { Verification } from "@hearthpaw/client";
import { Badge, Button, dayText, exactText, type KeyFact, KeyFacts, Link } from "@hearthpaw/ui-kit";
import { breederHref } from "../../lib/breeders.ts";
import { useToday } from "../../lib/today.ts";
import { Pictures } from "../../components/documents/Pictures.tsx";
import { inSentence } from "../../lib/days.ts";
import * as texts from "./texts.tsx";
import type { Decision } from "./use_queue.ts";
import { filesOf, LOOKS } from "./words.ts";
import shared from "../../components/staff/case.module.css";
import css from "./queue.module.css";

/**
 * One verification: the account's claims beside its documents, earlier messages, and the possible decisions.
 */
export function Case({ one, onDecide }: { one: Verification; onDecide: (decision: Decision) => unknown }) {
  const today = useToday();
  const look = LOOKS[one.status];
  const files = filesOf(one.files);
  const isOpen = one.status === "submitted" || one.status === "in-review";
  const asked = one.history.find(({ reason }) => reason !== null);
  return (
    <article className={css.case} aria-labelledby="case">
      <header className={shared.head}>
        <div>
          <h2 id="case" className={css.name}>{one.breederName}</h2>
          <p className={shared.soft}>
            {one.status === "approved"
              ? one.submittedAt
                ? texts.publicPageSubmitted({
                  link: (text) => (
                    <Link href={breederHref({ id: one.breederId, slug: one.breederSlug })}>{text}</Link>
                  ),
                  submittedAt: (
                    <time dateTime={one.submittedAt} title={exactText(one.submittedAt)}>
                      {inSentence(dayText(one.submittedAt, today))}
                    </time>
                  ),
                })
                : texts.publicPage((text) => (
                  <Link href={breederHref({ id: one.breederId, slug: one.breederSlug })}>{text}</Link>
                ))
              : one.submittedAt
              ? texts.submitted(
                <time dateTime={one.submittedAt} title={exactText(one.submittedAt)}>
                  {inSentence(dayText(one.submittedAt, today))}
                </time>,
              )
              : null}
          </p>
        </div>
        <Badge tone={look.tone} icon={look.icon}>{look.word}</Badge>
      </header>
      {asked && isOpen && (
        <p className={shared.asked}>
          <strong>{texts.ourLastMessage}</strong> {asked.reason}
        </p>
      )}
      <div className={css.columns}>
        <section aria-label={texts.documents}>
          <Pictures files={files} />
          {one.files.identityFront.length === 0 && one.decidedAt && (
            <p className={shared.soft}>
              {texts.idPhotosDeleted}
            </p>
          )}
        </section>
        <section aria-label={texts.accountDetails}>
          <KeyFacts facts={factsOf(one, today)} />
        </section>
      </div>
      {one.history.length > 1 && <History one={one} />}
      {isOpen
        ? (
          <div className={css.decide} role="group" aria-label={texts.resolveVerification(one.breederName)}>
            <Button icon="check" onClick={() => onDecide("approve")}>{texts.approve}</Button>
            <Button icon="edit" variant="secondary" onClick={() => onDecide("ask")}>
              {texts.requestMoreInfo}
            </Button>
            <Button icon="close" variant="secondary" onClick={() => onDecide("reject")}>
              {texts.reject}
            </Button>
            {one.status === "submitted" && (
              <Button
                icon="eye"
                variant="quiet"
                onClick={() => onDecide("review")}
              >
                {texts.startReview}
              </Button>
            )}
          </div>
        )
        : one.decidedAt && (
          <p className={shared.soft}>
            {texts.decidedAllDecisions({
              decidedAt: inSentence(dayText(one.decidedAt, today)),
              link: (text) => <Link href="/admin/audit">{text}</Link>,
            })}
          </p>
        )}
    </article>
  );
}

function History({ one }: { one: Verification }) {
  const today = useToday();
  return (
    <section aria-labelledby="before">
      <h3 id="before" className={shared.small}>{texts.whatHappenedSoFar}</h3>
      <ol className={css.history}>
        {one.history.map(({ status, at, reason }) => (
          <li key={at + status}>
            <span className={css.step}>
              {LOOKS[status].word}
              <time dateTime={at} title={exactText(at)}>{dayText(at, today)}</time>
            </span>
            {reason && <span className={shared.soft}>{reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function factsOf({ claims }: Verification, today: string): KeyFact[] {
  return [
    { term: texts.nameOnTheAccount, value: claims.contactName, note: texts.nameMatchHint },
    { term: texts.sellerType, value: claims.isShelter ? texts.shelterOrRescue : texts.breeder },
    { term: texts.location, value: `${claims.city}, ${claims.state}` },
    { term: claims.isShelter ? texts.registration : texts.license, value: claims.licence ?? texts.notGiven },
    {
      term: texts.website,
      value: claims.website
        ? (
          <a href={claims.website} target="_blank" rel="noopener noreferrer nofollow">
            {hostOf(claims.website)}
          </a>
        )
        : texts.notGiven,
    },
    ...(claims.breedingSince ? [{ term: texts.breedingSince, value: String(claims.breedingSince) }] : []),
    { term: texts.memberSince, value: dayText(claims.memberSince, today) },
  ];
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return address;
  }
}
