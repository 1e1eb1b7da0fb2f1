import { useInfiniteQuery } from "@tanstack/react-query";
import { listWaitlists, type Waitlist } from "@hearthpaw/client";
import {
  Badge,
  Button,
  ChipLink,
  ChipRow,
  cx,
  Empty,
  exactText,
  Link,
  Loading,
  Skeleton,
} from "@hearthpaw/ui-kit";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { useMinutes } from "../../components/waitlists/use_minutes.ts";
import { momentText } from "../../lib/days.ts";
import { leftText, lookingFor, waitlistLooks } from "../../components/waitlists/waitlist_words.ts";
import { useLiveWaitlists } from "../../components/waitlists/waitlists.ts";
import { useClient } from "../../lib/client_context.ts";
import { fullDayText } from "../../lib/days.ts";
import { petHref } from "../../lib/pets.ts";
import { AddDialog, InviteDialog, RejectDialog, RemoveDialog } from "./BreederDialogs.tsx";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./waitlists.module.css";

const route = getRouteApi("/breeder/waitlist");
type Asked = { what: "invite" | "reject" | "remove"; entry: Waitlist };

/** People on a breeder's waitlist, the longest waiting first. */
export function BreederWaitlistScreen() {
  const [isAdding, setAdding] = useState(false);
  return (
    <BreederShell title={texts.yourWaitlist}>
      <div className={work.head}>
        <h1>{texts.waitlist}</h1>
        <Button variant="secondary" icon="plus" onClick={() => setAdding(true)}>{texts.addSomeone}</Button>
      </div>
      <p className={work.lead}>
        {texts.howInvitingWorks}
      </p>
      <Line />
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </BreederShell>
  );
}

function Line() {
  const client = useClient();
  const { state } = route.useSearch();
  const isPast = state === "past";
  const [asked, setAsked] = useState<Asked>();
  useLiveWaitlists();
  const query = useInfiniteQuery({
    queryKey: ["listWaitlists", "own", isPast] as const,
    queryFn: ({ pageParam, signal }) =>
      listWaitlists(
        client,
        { as: "breeder", state: isPast ? "past" : "open", ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const first = query.data?.pages[0];
  // The numbers stay while the other part is loading, because nothing should jump.
  const [counts, setCounts] = useState(first);
  if (first && first !== counts) setCounts(first);
  const entries = query.data?.pages.flatMap(({ waitlists }) => waitlists);
  const promised = new Set(entries?.flatMap(({ pets }) => pets.map(({ id }) => id)));
  const now = useMinutes(entries?.some(({ inviteEndsAt }) => inviteEndsAt !== null) ?? false);
  const onClose = () => setAsked(undefined);
  return (
    <>
      <div className={css.chips}>
        <ChipRow label={texts.showWaitlist}>
          <ChipLink href="/breeder/waitlist" current={!isPast}>
            {counts
              ? texts.inLineCounts({
                waitingCount: counts.waitingCount,
                invitedCount: counts.invitedCount,
              })
              : texts.inLine}
          </ChipLink>
          <ChipLink href="/breeder/waitlist?state=past" current={isPast}>{texts.past}</ChipLink>
        </ChipRow>
      </div>
      <div className={work.list}>
        {!entries && query.error && <LoadError error={query.error} onRetry={query.refetch} />}
        {!entries && !query.error && (
          <Loading label={texts.loadingYourWaitlist}>
            <Skeleton height={160} />
          </Loading>
        )}
        {entries?.length === 0 && (
          <Empty icon="clock" title={isPast ? texts.nothingHereYet : texts.noOneIsWaitingYet}>
            <p>
              {isPast ? texts.emptyPastHint : texts.emptyInLineHint}
            </p>
          </Empty>
        )}
        {entries?.map((entry) => (
          <Person
            key={entry.id}
            entry={entry}
            now={now}
            onAsk={(what) => setAsked({ what, entry })}
          />
        ))}
      </div>
      <NextPart list={query}>{texts.showMorePeople}</NextPart>
      {asked?.what === "invite" && <InviteDialog entry={asked.entry} promised={promised} onClose={onClose} />}
      {asked?.what === "reject" && <RejectDialog entry={asked.entry} onClose={onClose} />}
      {asked?.what === "remove" && <RemoveDialog entry={asked.entry} onClose={onClose} />}
    </>
  );
}

function Person({ entry, now, onAsk }: { entry: Waitlist; now: Date; onAsk: (what: Asked["what"]) => void }) {
  const { personName, status, position, note, reason, inviteEndsAt, pets, createdAt, updatedAt } = entry;
  const look = waitlistLooks[status];
  const button = (what: Asked["what"], words: string, variant: "primary" | "secondary" | "quiet") => (
    <Button
      size="small"
      variant={variant}
      aria-label={`${words} ${personName}`}
      onClick={() => onAsk(what)}
    >
      {words}
    </Button>
  );
  return (
    <article className={work.card} aria-label={texts.placeOf(personName)}>
      <div className={position === null ? undefined : css.line}>
        {position !== null && (
          <span className={css.number} aria-label={texts.number(position)}>{position}</span>
        )}
        <div className={css.body}>
          <div className={work.cardHead}>
            <div>
              <h2 className={work.name}>{personName}</h2>
              <p className={work.soft}>
                {texts.entrySummary({
                  lookingFor: lookingFor(entry),
                  position,
                  updatedAt: (
                    <span title={exactText(position === null ? updatedAt : createdAt)}>
                      {fullDayText(position === null ? updatedAt : createdAt)}
                    </span>
                  ),
                  isAddedByBreeder: entry.isAddedByBreeder,
                })}
              </p>
            </div>
            <Badge tone={look.tone} icon={look.icon}>{look.word}</Badge>
          </div>
          {inviteEndsAt && (
            <p>
              {texts.choosingFromUntil({
                pets: pets.map((pet) => <Link key={pet.id} href={petHref(pet)}>{pet.name}</Link>),
                until: momentText(inviteEndsAt),
                left: leftText(inviteEndsAt, now),
                soft: (text) => <span className={work.soft}>{text}</span>,
              })}
            </p>
          )}
          {note && <p>“{note}”</p>}
          {reason && <p className={work.soft}>{texts.reasonGiven(reason)}</p>}
        </div>
        {position !== null && (
          <div className={cx(work.row, css.moves)}>
            {
              <>
                {status === "waiting" && button("invite", texts.invite, "primary")}
                {button("reject", texts.decline, "secondary")}
                {button("remove", texts.removeButton, "quiet")}
              </>
            }
          </div>
        )}
      </div>
    </article>
  );
}
