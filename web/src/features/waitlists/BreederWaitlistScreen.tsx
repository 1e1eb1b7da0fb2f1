import { useInfiniteQuery } from "@tanstack/react-query";
import { listWaitlists, type Waitlist } from "@hearthpaw/client";
import {
  Badge,
  Button,
  ChipLink,
  ChipRow,
  countText,
  cx,
  Empty,
  exactText,
  Link,
  Skeleton,
} from "@hearthpaw/ui-kit";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useMinutes } from "../../components/waitlists/use_minutes.ts";
import { leftText, lookingFor, untilText, waitlistLooks } from "../../components/waitlists/waitlist_words.ts";
import { useLiveWaitlists } from "../../components/waitlists/waitlists.ts";
import { useClient } from "../../lib/client_context.ts";
import { fullDayText } from "../../lib/days.ts";
import { petHref } from "../../lib/pets.ts";
import { AddDialog, InviteDialog, RejectDialog, RemoveDialog } from "./BreederDialogs.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./waitlists.module.css";

const route = getRouteApi("/breeder/waitlist");
type Asked = { what: "invite" | "reject" | "remove"; entry: Waitlist };

/** Who waits for a breeder's pets, the longest waiting first. */
export function BreederWaitlistScreen() {
  const [isAdding, setAdding] = useState(false);
  return (
    <BreederShell title="Your waitlist">
      <div className={work.head}>
        <h1>Waitlist</h1>
        <Button variant="secondary" icon="plus" onClick={() => setAdding(true)}>Add someone</Button>
      </div>
      <p className={work.lead}>
        First in, first out. Invite whoever is next: for 48 hours only they can reserve the pets you choose.
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
  // The numbers stay while the other part is on its way, so that nothing jumps.
  const [counts, setCounts] = useState(first);
  if (first && first !== counts) setCounts(first);
  const entries = query.data?.pages.flatMap(({ waitlists }) => waitlists);
  const promised = new Set(entries?.flatMap(({ pets }) => pets.map(({ id }) => id)));
  const now = useMinutes(entries?.some(({ inviteEndsAt }) => inviteEndsAt !== null) ?? false);
  const onClose = () => setAsked(undefined);
  return (
    <>
      <div className={css.chips}>
        <ChipRow label="Show waitlist">
          <ChipLink href="/breeder/waitlist" current={!isPast}>
            {counts
              ? `In line: ${
                countText(counts.waitingCount, "person", "people")
              } waiting, ${counts.invitedCount} choosing`
              : "In line"}
          </ChipLink>
          <ChipLink href="/breeder/waitlist?state=past" current={isPast}>Past</ChipLink>
        </ChipRow>
      </div>
      <div className={work.list}>
        {!entries && query.error && <LoadError error={query.error} onRetry={query.refetch} />}
        {!entries && !query.error && (
          <div role="status" aria-label="Loading your waitlist">
            <Skeleton height={160} />
          </div>
        )}
        {entries?.length === 0 && (
          <Empty icon="clock" title={isPast ? "Nothing here yet" : "Nobody is waiting yet"}>
            <p>
              {isPast
                ? "People who reserved, left or were turned down will be here."
                : "Buyers join from your page when no pet is right for them today. You can also add people yourself."}
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
      {query.hasNextPage && (
        <p className={work.more}>
          <Button variant="secondary" onClick={() => query.fetchNextPage()}>
            {query.isFetchNextPageError ? "Try again" : "Show more people"}
          </Button>
        </p>
      )}
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
    <article className={work.card} aria-label={`Place of ${personName}`}>
      <div className={position === null ? undefined : css.line}>
        {position !== null && <span className={css.number} aria-label={`Number ${position}`}>{position}
        </span>}
        <div className={css.body}>
          <div className={work.cardHead}>
            <div>
              <h2 className={work.name}>{personName}</h2>
              <p className={work.soft}>
                For {lookingFor(entry)} · {position === null ? "Ended" : "Since"}{" "}
                <span title={exactText(position === null ? updatedAt : createdAt)}>
                  {fullDayText(position === null ? updatedAt : createdAt)}
                </span>
                {entry.isAddedByBreeder && " · Added by you"}
              </p>
            </div>
            <Badge tone={look.tone} icon={look.icon}>{look.word}</Badge>
          </div>
          {inviteEndsAt && (
            <p>
              Choosing from {pets.map((pet, index) => (
                <span key={pet.id}>
                  {index > 0 && ", "}
                  <Link href={petHref(pet)}>{pet.name}</Link>
                </span>
              ))} until {untilText(inviteEndsAt)}.{" "}
              <span className={work.soft}>{leftText(inviteEndsAt, now)} left.</span>
            </p>
          )}
          {note && <p>“{note}”</p>}
          {reason && <p className={work.soft}>Your reason: {reason}</p>}
        </div>
        {position !== null && (
          <div className={cx(work.row, css.moves)}>
            {status === "waiting" && button("invite", "Invite", "primary")}
            {button("reject", "Turn down", "secondary")}
            {button("remove", "Remove", "quiet")}
          </div>
        )}
      </div>
    </article>
  );
}
