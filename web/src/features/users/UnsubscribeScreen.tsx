import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { type ApiError, translate, unsubscribe } from "@hearthpaw/client";
import { Arrival, Button, ButtonLink, Container, Empty, ErrorNotice, Skeleton } from "@hearthpaw/ui-kit";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { failureWords } from "../../lib/use_form.ts";
import { useFragmentToken } from "../../lib/use_fragment_token.ts";
import { groupOf } from "./notification_words.ts";
import * as texts from "./texts.tsx";
import css from "./users.module.css";

const route = getRouteApi("/unsubscribe");

type Outcome = "off" | { error: ApiError };
const SETTINGS = "/account/settings#notifications";

/** Target of a mail's "No more mails of this kind" link. Switches one kind off without signing in. */
export function UnsubscribeScreen() {
  const { status } = useSession();
  const group = groupOf(route.useSearch().group);
  const token = useFragmentToken();
  const { outcome, leave } = useLeave(group, token);
  const isWorking = token === undefined || status === "unknown" || (group && token && !outcome);
  return (
    <Container width="form" className={css.page}>
      <Arrival key={`${!!isWorking} ${outcome === "off"}`} className={css.outcome}>
        {isWorking
          ? (
            <Empty heading="h1" icon="clock" title={texts.turningOffTheseEmails}>
              <Skeleton height={22} />
            </Empty>
          )
          : outcome === "off"
          ? <Done label={group!.label} />
          : outcome && outcome.error.status !== 404
          ? <Failed error={outcome.error} onRetry={leave} />
          : group && !outcome && status === "signed-in"
          ? (
            <Empty
              heading="h1"
              icon="bell"
              title={texts.labelStopTheseEmails(group.label)}
              action={<Button onClick={leave}>{texts.turnOff}</Button>}
            >
              <p>{texts.stopEmailsHint(group.about)}</p>
            </Empty>
          )
          : (
            <Empty
              heading="h1"
              icon="info"
              title={texts.thisLinkIsIncomplete}
              action={<ButtonLink href={SETTINGS}>{texts.yourSettings}</ButtonLink>}
            >
              <p>
                {texts.incompleteLinkHint}
              </p>
            </Empty>
          )}
      </Arrival>
    </Container>
  );
}

/** Leaves the group: at once with the token of a mail, otherwise at the user's request. */
function useLeave(group: ReturnType<typeof groupOf>, token: string | null | undefined) {
  const client = useClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const hasBegun = useRef(false);

  async function leave() {
    if (!group) return;
    try {
      await unsubscribe(client, { body: { group: group.group, ...(token ? { token } : {}) } });
      setOutcome("off");
    } catch (thrown) {
      setOutcome({ error: translate(thrown) });
    }
  }
  useEffect(() => {
    if (!token || !group || hasBegun.current) return;
    hasBegun.current = true;
    void leave();
  });
  return { outcome, leave };
}

function Done({ label }: { label: string }) {
  return (
    <Empty
      heading="h1"
      icon="check"
      title={texts.labelEmailsAreOff(label)}
      action={<ButtonLink variant="secondary" href={SETTINGS}>{texts.undoInYourSettings}</ButtonLink>}
    >
      <p>{texts.otherEmailsUnchanged}</p>
      <p>{texts.securityEmailsContinue}</p>
    </Empty>
  );
}

function Failed({ error, onRetry }: { error: ApiError; onRetry: () => Promise<void> }) {
  return (
    <>
      <h1>{texts.nothingHasChangedYet}</h1>
      <ErrorNotice
        title={failureWords(error).title}
        onRetry={onRetry}
        reference={error.problem?.requestId}
      >
        <p>{texts.retryUnsubscribe}</p>
      </ErrorNotice>
    </>
  );
}
