import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  leaveWaitlistMutation,
  listWaitlists,
  passWaitlistMutation,
  translate,
  type Waitlist,
} from "@hearthpaw/client";
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
  Loading,
  PetGrid,
  Skeleton,
  useToast,
} from "@hearthpaw/ui-kit";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { AccountShell } from "../../components/dashboards/AccountShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { PetTile } from "../../components/pets/PetTile.tsx";
import { useMinutes } from "../../components/waitlists/use_minutes.ts";
import { leftText, lookingFor, waitlistLooks } from "../../components/waitlists/waitlist_words.ts";
import { useLiveWaitlists } from "../../components/waitlists/waitlists.ts";
import { useClient } from "../../lib/client_context.ts";
import { fullDayText, momentText } from "../../lib/days.ts";
import { petHref } from "../../lib/pets.ts";
import { breederHref } from "../../lib/breeders.ts";
import { readAgain } from "../../lib/read_again.ts";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./waitlists.module.css";

const route = getRouteApi("/account/waitlists");

/** A buyer's waitlists, with the position in each and the pets of an invitation. */
export function WaitlistsScreen() {
  return (
    <AccountShell title={texts.yourWaitlists}>
      <div className={work.head}>
        <h1>{texts.waitlists}</h1>
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
        <ChipRow label={texts.showWaitlists}>
          <ChipLink href="/account/waitlists" current={!isPast}>{texts.waiting}</ChipLink>
          <ChipLink href="/account/waitlists?state=past" current={isPast}>{texts.past}</ChipLink>
        </ChipRow>
      </div>
      <div className={work.list}>
        {!entries && query.error && <LoadError error={query.error} onRetry={query.refetch} />}
        {!entries && !query.error && (
          <Loading label={texts.loadingYourWaitlists}>
            <Skeleton height={180} />
          </Loading>
        )}
        {entries?.length === 0 && (
          <Empty
            icon="clock"
            title={isPast ? texts.noPastWaitlists : texts.noWaitlistsYet}
            action={<ButtonLink href="/search">{texts.findAPet}</ButtonLink>}
          >
            <p>
              {isPast ? texts.pastWaitlistsHint : texts.emptyWaitlistsHint}
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
      <NextPart list={query}>{texts.showMoreWaitlists}</NextPart>
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
    <article className={work.card} aria-label={texts.nameSWaitlist(breeder.name)}>
      <div className={work.cardHead}>
        <div>
          <h2 className={work.name}>
            <Link href={breederHref(breeder)}>{breeder.name}</Link>
          </h2>
          <p className={work.soft}>
            {texts.forJoined({
              lookingFor: lookingFor(entry),
              createdAt: <span title={exactText(createdAt)}>{fullDayText(createdAt)}</span>,
            })}
          </p>
        </div>
        <Badge tone={look.tone} icon={look.icon}>{status === "invited" ? texts.yourTurn : look.word}</Badge>
      </div>
      {status === "waiting" && (
        <p className={css.place}>
          <span className={css.number}>{position}</span>
          <span>{position === 1 ? texts.youreFirstInLine : texts.youreNumberInLine(position)}</span>
        </p>
      )}
      {inviteEndsAt && (
        <div className={css.invite}>
          <p>
            {texts.petsKeptForYou({
              strong: (text) => <b>{text}</b>,
              name: breeder.name,
              petsCount: pets.length,
              until: momentText(inviteEndsAt),
              left: leftText(inviteEndsAt, now),
              part: (text) => <span className={work.soft}>{text}</span>,
            })}
          </p>
          <PetGrid label={texts.petsToPickFrom(breeder.name)}>
            {pets.map((pet) => (
              <div key={pet.id} className={css.pick}>
                <PetTile pet={pet} heading="h3" />
                <ButtonLink href={petHref(pet)} block>{texts.pick(pet.name)}</ButtonLink>
              </div>
            ))}
          </PetGrid>
        </div>
      )}
      {note && <p className={work.soft}>{texts.yourNote(note)}</p>}
      {reason && (
        <p className={work.note}>
          <span>
            <b>{texts.from(breeder.name)}</b> {reason}
          </span>
        </p>
      )}
      <div className={work.row}>
        {status === "invited" && (
          <Button size="small" variant="secondary" onClick={() => onAsk("pass")}>
            {pets.length === 1 ? texts.passOn(pets[0]!.name) : texts.passThisTime}
          </Button>
        )}
        {isOpen && (
          <Button
            size="small"
            variant={status === "invited" ? "quiet" : "secondary"}
            aria-label={texts.leaveTheWaitlistOf(breeder.name)}
            onClick={() => onAsk("leave")}
          >
            {texts.leave}
          </Button>
        )}
        {!isOpen && (
          <ButtonLink size="small" variant="secondary" href={breederHref(breeder)}>
            {texts.seeTheirPage}
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
  const onSettled = readAgain(queryClient, ["listWaitlists"]);
  const leaving = useMutation({ ...leaveWaitlistMutation(client), onSettled });
  const passing = useMutation({ ...passWaitlistMutation(client), onSettled });
  const { id, breeder, pets } = entry;
  const isLeaving = what === "leave";
  const names = pets.length === 1 ? pets[0]!.name : texts.thesePets;

  const { error: cause, isPending: isSending } = isLeaving ? leaving : passing;
  const error = cause && translate(cause);
  // A 404 means that it has already happened.
  const failure = error && error.status !== 404
    ? error.status === 0 ? texts.unreachableNothingChanged : error.message
    : undefined;
  const end = () => {
    onClose();
    show({ tone: "done", title: isLeaving ? texts.leaveDone(breeder.name) : texts.passOnDone });
  };
  const go = () =>
    (isLeaving ? leaving : passing).mutate({ id }, {
      onSuccess: end,
      onError: (cause) => translate(cause).status === 404 && end(),
    });

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      dismissible={!isSending}
      title={isLeaving ? texts.leaveQuestion(breeder.name) : texts.passOnQuestion(names)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{isLeaving ? texts.stay : texts.keepChoosing}</Button>
          <Button variant={isLeaving ? "danger" : "primary"} loading={isSending} onClick={go}>
            {isLeaving
              ? texts.leaveTheWaitlist
              : pets.length === 1
              ? texts.passOnNamed(names)
              : texts.passThisTime}
          </Button>
        </>
      }
    >
      <div className={work.dialogForm}>
        {failure && <ErrorNotice title={failure} />}
        <p>
          {isLeaving ? texts.leaveHint : texts.passOnHint}
        </p>
      </div>
    </Dialog>
  );
}
