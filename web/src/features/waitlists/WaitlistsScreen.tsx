import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { leaveWaitlist, listWaitlists, passWaitlist, translate, type Waitlist } from "@hearthpaw/client";
import {
  Badge,
  Button,
  ButtonLink,
  ChipLink,
  ChipRow,
  Dialog,
  Empty,
  ErrorNotice,
  exactText,
  Link,
  PetGrid,
  Skeleton,
  useToast,
} from "@hearthpaw/ui-kit";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { AccountShell } from "../../components/dashboards/AccountShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { PetTile } from "../../components/pets/PetTile.tsx";
import { useMinutes } from "../../components/waitlists/use_minutes.ts";
import { leftText, lookingFor, untilText, waitlistLooks } from "../../components/waitlists/waitlist_words.ts";
import { useLiveWaitlists } from "../../components/waitlists/waitlists.ts";
import { useClient } from "../../lib/client_context.ts";
import { fullDayText } from "../../lib/days.ts";
import { petHref } from "../../lib/pets.ts";
import work from "../../components/dashboards/work.module.css";
import css from "./waitlists.module.css";

const route = getRouteApi("/account/waitlists");

/** Where a buyer waits, with the place in each line and what they are invited to pick. */
export function WaitlistsScreen() {
  return (
    <AccountShell title="Your waitlists">
      <div className={work.head}>
        <h1>Waitlists</h1>
      </div>
      <Mine />
    </AccountShell>
  );
}

function Mine() {
  const client = useClient();
  const { state } = route.useSearch();
  const isPast = state === "past";
  const [asked, setAsked] = useState<{ entry: Waitlist; what: "leave" | "pass" }>();
  useLiveWaitlists();
  const query = useInfiniteQuery({
    queryKey: ["listWaitlists", "mine", isPast] as const,
    queryFn: ({ pageParam, signal }) =>
      listWaitlists(client, { state: isPast ? "past" : "open", ...(pageParam && { cursor: pageParam }) }, {
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const entries = query.data?.pages.flatMap(({ waitlists }) => waitlists);
  const now = useMinutes(entries?.some(({ inviteEndsAt }) => inviteEndsAt !== null) ?? false);
  return (
    <>
      <div className={css.chips}>
        <ChipRow label="Show waitlists">
          <ChipLink href="/account/waitlists" current={!isPast}>Waiting</ChipLink>
          <ChipLink href="/account/waitlists?state=past" current={isPast}>Past</ChipLink>
        </ChipRow>
      </div>
      <div className={work.list}>
        {!entries && query.error && <LoadError error={query.error} onRetry={query.refetch} />}
        {!entries && !query.error && (
          <div role="status" aria-label="Loading your waitlists">
            <Skeleton height={180} />
          </div>
        )}
        {entries?.length === 0 && (
          <Empty
            icon="clock"
            title={isPast ? "No past waitlists" : "You're not on a waitlist"}
            action={<ButtonLink href="/search">Find a pet</ButtonLink>}
          >
            <p>
              {isPast
                ? "Waitlists you've left, or that have ended, will be here."
                : "Join one on a breeder's page. When it's your turn, you pick before anyone else."}
            </p>
          </Empty>
        )}
        {entries?.map((entry) => (
          <Place
            key={entry.id}
            entry={entry}
            now={now}
            onAsk={(what) => setAsked({ entry, what })}
          />
        ))}
      </div>
      {query.hasNextPage && (
        <p className={work.more}>
          <Button variant="secondary" onClick={() => query.fetchNextPage()}>
            {query.isFetchNextPageError ? "Try again" : "Show more waitlists"}
          </Button>
        </p>
      )}
      {asked && <AskDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function Place(
  { entry, now, onAsk }: { entry: Waitlist; now: Date; onAsk: (what: "leave" | "pass") => void },
) {
  const { breeder, status, position, note, reason, inviteEndsAt, pets, createdAt } = entry;
  const look = waitlistLooks[status];
  const isOpen = position !== null;
  return (
    <article className={work.card} aria-label={`${breeder.name}'s waitlist`}>
      <div className={work.cardHead}>
        <div>
          <h2 className={work.name}>
            <Link href={`/breeders/${breeder.id}`}>{breeder.name}</Link>
          </h2>
          <p className={work.soft}>
            For {lookingFor(entry)} · Joined{" "}
            <span title={exactText(createdAt)}>{fullDayText(createdAt)}</span>
          </p>
        </div>
        <Badge tone={look.tone} icon={look.icon}>{status === "invited" ? "Your turn" : look.word}</Badge>
      </div>
      {status === "waiting" && (
        <p className={css.place}>
          <span className={css.number}>{position}</span>
          <span>{position === 1 ? "You're first in line" : `You're number ${position} in line`}</span>
        </p>
      )}
      {inviteEndsAt && (
        <div className={css.invite}>
          <p>
            <b>It's your turn to pick.</b> {breeder.name} is keeping{" "}
            {pets.length === 1 ? "this pet" : "these pets"} for you until {untilText(inviteEndsAt)}.{" "}
            <span className={work.soft}>{leftText(inviteEndsAt, now)} left.</span>
          </p>
          <PetGrid label={`Pets to pick from ${breeder.name}`}>
            {pets.map((pet) => (
              <div key={pet.id} className={css.pick}>
                <PetTile pet={pet} heading="h3" />
                <ButtonLink href={petHref(pet)} block>{`Pick ${pet.name}`}</ButtonLink>
              </div>
            ))}
          </PetGrid>
        </div>
      )}
      {note && <p className={work.soft}>Your note: {note}</p>}
      {reason && (
        <p className={work.note}>
          <span>
            <b>From the breeder:</b> {reason}
          </span>
        </p>
      )}
      <div className={work.row}>
        {status === "invited" && (
          <Button size="small" variant="secondary" onClick={() => onAsk("pass")}>
            {pets.length === 1 ? `Pass on ${pets[0]!.name}` : "Pass this time"}
          </Button>
        )}
        {isOpen && (
          <Button
            size="small"
            variant={status === "invited" ? "quiet" : "secondary"}
            aria-label={`Leave the waitlist of ${breeder.name}`}
            onClick={() => onAsk("leave")}
          >
            Leave
          </Button>
        )}
        {!isOpen && (
          <ButtonLink size="small" variant="secondary" href={`/breeders/${breeder.id}`}>
            See the breeder
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

function AskDialog(
  { entry, what, onClose }: { entry: Waitlist; what: "leave" | "pass"; onClose: () => void },
) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { id, breeder, pets } = entry;
  const isLeaving = what === "leave";
  const names = pets.length === 1 ? pets[0]!.name : "these pets";

  async function go() {
    setFailure(undefined);
    setSending(true);
    try {
      await (isLeaving ? leaveWaitlist(client, { id }) : passWaitlist(client, { id }));
    } catch (cause) {
      const error = translate(cause);
      if (error.status !== 404) {
        setFailure(error.status === 0 ? "We can't reach the server. Nothing has changed." : error.message);
        return;
      }
    } finally {
      setSending(false);
    }
    await queryClient.invalidateQueries({ queryKey: ["listWaitlists"] });
    onClose();
    show({
      tone: "done",
      title: isLeaving ? `You left the waitlist of ${breeder.name}` : "You passed, and kept your place",
    });
  }

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      dismissible={!isSending}
      title={isLeaving ? `Leave the waitlist of ${breeder.name}?` : `Pass on ${names}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{isLeaving ? "Stay" : "Keep choosing"}</Button>
          <Button variant={isLeaving ? "danger" : "primary"} loading={isSending} onClick={go}>
            {isLeaving ? "Leave the waitlist" : pets.length === 1 ? `Pass on ${names}` : "Pass this time"}
          </Button>
        </>
      }
    >
      <div className={work.dialogForm}>
        {failure && <ErrorNotice title={failure} />}
        <p>
          {isLeaving
            ? "You'll lose your place in line. If you join again, you'll start at the end."
            : "The next person in line gets to choose. You'll keep your place for the next pets."}
        </p>
      </div>
    </Dialog>
  );
}
