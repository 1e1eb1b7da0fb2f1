import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  endOtherSessionsMutation,
  endSessionMutation,
  type ListSessionsData,
  listSessionsQuery,
  translate,
  type UserSession,
} from "@hearthpaw/client";
import {
  agoText,
  Badge,
  Button,
  dayText,
  Dialog,
  ErrorNotice,
  exactText,
  Loading,
  Skeleton,
  useToast,
} from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { useToday } from "../../lib/today.ts";
import { leaveRow } from "../../lib/leave_row.ts";
import { failureWords } from "../../lib/use_form.ts";
import { SettingsSection } from "./SettingsSection.tsx";
import { inSentence } from "../../lib/days.ts";
import * as texts from "./texts.tsx";
import css from "./settings.module.css";

/** Number of devices shown at first, the most recently used ones. */
const FIRST = 3;

/** The user's signed-in devices, each with a button that signs it out. */
export function SessionsSection() {
  const client = useClient();
  const { data, error, refetch } = useQuery(listSessionsQuery(client));
  return (
    <SettingsSection
      id="sessions"
      title={texts.whereYoureSignedIn}
      lead={texts.devicesHint}
    >
      {data
        ? <List sessions={data.sessions} />
        : error
        ? <ErrorNotice title={failureWords(error).title} onRetry={() => refetch()} />
        : (
          <Loading>
            <Skeleton height={180} />
          </Loading>
        )}
    </SettingsSection>
  );
}

function List({ sessions }: { sessions: readonly UserSession[] }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [isAsking, setAsking] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const firstMore = useRef<HTMLLIElement>(null);
  // The button disappears, so the focus moves to the first device that it revealed.
  useEffect(() => {
    if (isAsked) firstMore.current?.focus();
  }, [isAsked]);
  const isWhole = isAsked || sessions.length <= FIRST + 1;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const { queryKey } = listSessionsQuery(client);

  const keep = (stays: (session: UserSession) => boolean) =>
    queryClient.setQueryData<ListSessionsData>(
      queryKey,
      (all) => all && { sessions: all.sessions.filter(stays) },
    );
  const fail = (thrown: unknown) =>
    show({ tone: "fail", title: texts.stillSignedInThere, text: failureWords(translate(thrown)).title });

  const ending = useMutation(endSessionMutation(client));
  const endingOthers = useMutation(endOtherSessionsMutation(client));

  async function end({ id, device }: UserSession, button: HTMLElement) {
    try {
      await ending.mutateAsync({ id });
    } catch (thrown) {
      // A 404 means that the session has already ended.
      if (translate(thrown).status !== 404) return fail(thrown);
    }
    leaveRow(button, button.closest("section")?.querySelector("h2"));
    keep((session) => session.id !== id);
    show({ tone: "done", title: texts.signedOut(device) });
  }
  async function endOthers() {
    try {
      await endingOthers.mutateAsync();
      keep(({ isCurrent }) => isCurrent);
      show({ tone: "done", title: texts.signedOutEverywhereElse });
    } catch (thrown) {
      fail(thrown);
    }
    setAsking(false);
  }

  return (
    <>
      <ul className={css.sessions}>
        {(isWhole ? sessions : sessions.slice(0, FIRST)).map((session, index) => (
          <li
            key={session.id}
            className={css.session}
            ref={index === FIRST ? firstMore : undefined}
            tabIndex={index === FIRST ? -1 : undefined}
          >
            <div>
              <p className={css.device}>
                {session.device} {session.isCurrent && <Badge tone="good">{texts.thisDevice}</Badge>}
              </p>
              <Times session={session} />
            </div>
            {!session.isCurrent && (
              <Button
                variant="secondary"
                size="small"
                aria-label={texts.signOutOfDevice(session.device)}
                onClick={({ currentTarget }) => end(session, currentTarget)}
              >
                {texts.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className={css.actions}>
          {!isWhole && (
            <Button variant="quiet" onClick={() => setAsked(true)}>
              {texts.showAllDevices(sessions.length)}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setAsking(true)}>{texts.signOutEverywhereElse}</Button>
        </div>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        size="small"
        title={texts.signOutEverywhereElseQuestion}
        description={texts.signOutOthersHint(others.length)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>{texts.cancel}</Button>
            <Button variant="danger" onClick={endOthers}>{texts.signOut}</Button>
          </>
        }
      />
    </>
  );
}

function Times({ session: { createdAt, lastUsedAt, isCurrent } }: { session: UserSession }) {
  const today = useToday();
  return (
    <p className={css.times}>
      {texts.deviceUsage({
        isCurrent,
        lastUsedAt: (
          <time dateTime={lastUsedAt} title={exactText(lastUsedAt)}>
            {inSentence(agoText(lastUsedAt, new Date()))}
          </time>
        ),
        createdAt: (
          <time dateTime={createdAt} title={exactText(createdAt)}>
            {inSentence(dayText(createdAt, today))}
          </time>
        ),
      })}
    </p>
  );
}
