import type { Verification } from "@hearthpaw/client";
import { Badge, Button, dayText, exactText, type KeyFact, KeyFacts, Link } from "@hearthpaw/ui-kit";
import { useToday } from "../../lib/today.ts";
import { Pictures } from "./Pictures.tsx";
import type { Decision } from "./use_queue.ts";
import { filesOf, inSentence, LOOKS } from "./words.ts";
import css from "./queue.module.css";

/** One verification: what the account claims beside what was handed in, what was said before, and what can be decided. */
export function Case({ one, onDecide }: { one: Verification; onDecide: (decision: Decision) => unknown }) {
  const today = useToday();
  const look = LOOKS[one.status];
  const files = filesOf(one.files);
  const isOpen = one.status === "submitted" || one.status === "in-review";
  const asked = one.history.find(({ reason }) => reason !== null);
  return (
    <article className={css.case} aria-labelledby="case">
      <header className={css.head}>
        <div>
          <h2 id="case" className={css.name}>{one.breederName}</h2>
          <p className={css.soft}>
            {one.status === "approved" && (
              <>
                <Link href={`/breeders/${one.breederId}`}>Public page</Link>
                {" · "}
              </>
            )}
            {one.submittedAt && (
              <>
                {"Submitted "}
                <time dateTime={one.submittedAt} title={exactText(one.submittedAt)}>
                  {inSentence(dayText(one.submittedAt, today))}
                </time>
              </>
            )}
          </p>
        </div>
        <Badge tone={look.tone} icon={look.icon}>{look.word}</Badge>
      </header>
      {asked && isOpen && (
        <p className={css.asked}>
          <strong>Last time we said:</strong> {asked.reason}
        </p>
      )}
      <div className={css.columns}>
        <section aria-label="Documents">
          <Pictures files={files} />
          {one.files.identityFront.length === 0 && one.decidedAt && (
            <p className={css.soft}>
              The ID photos were deleted, as always 90 days after a decision.
            </p>
          )}
        </section>
        <section aria-label="Account details">
          <KeyFacts facts={factsOf(one, today)} />
        </section>
      </div>
      {one.history.length > 1 && <History one={one} />}
      {isOpen
        ? (
          <div className={css.decide} role="group" aria-label={`Decide about ${one.breederName}`}>
            <Button icon="check" onClick={() => onDecide("approve")}>Approve</Button>
            <Button icon="edit" variant="secondary" onClick={() => onDecide("ask")}>Request more info</Button>
            <Button icon="close" variant="secondary" onClick={() => onDecide("reject")}>Reject</Button>
            {one.status === "submitted" && (
              <Button
                icon="eye"
                variant="quiet"
                onClick={() => onDecide("review")}
              >
                Start review
              </Button>
            )}
          </div>
        )
        : one.decidedAt && (
          <p className={css.soft}>
            {`Decided ${inSentence(dayText(one.decidedAt, today))}.`}{" "}
            <Link href="/admin/audit">All decisions</Link>
          </p>
        )}
    </article>
  );
}

function History({ one }: { one: Verification }) {
  const today = useToday();
  return (
    <section aria-labelledby="before">
      <h3 id="before" className={css.small}>What happened so far</h3>
      <ol className={css.history}>
        {one.history.map(({ status, at, reason }) => (
          <li key={at + status}>
            <span className={css.step}>
              {LOOKS[status].word}
              <time dateTime={at} title={exactText(at)}>{dayText(at, today)}</time>
            </span>
            {reason && <span className={css.soft}>{reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function factsOf({ claims }: Verification, today: string): KeyFact[] {
  return [
    { term: "Name on the account", value: claims.contactName, note: "The ID should say the same." },
    { term: "Kind", value: claims.isShelter ? "Shelter or rescue" : "Breeder" },
    { term: "Location", value: `${claims.city}, ${claims.state}` },
    { term: claims.isShelter ? "Registration" : "License", value: claims.licence ?? "Not given" },
    {
      term: "Website",
      value: claims.website
        ? (
          <a href={claims.website} target="_blank" rel="noopener noreferrer nofollow">
            {hostOf(claims.website)}
          </a>
        )
        : "Not given",
    },
    ...(claims.breedingSince ? [{ term: "Breeding since", value: String(claims.breedingSince) }] : []),
    { term: "Member since", value: dayText(claims.memberSince, today) },
  ];
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return address;
  }
}
