import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiError, getStaffInvitationQuery, joinStaff, translate } from "@hearthpaw/client";
import { Button, ButtonLink, Container, Empty, ErrorNotice, Loading, Skeleton } from "@hearthpaw/ui-kit";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useFragmentToken } from "../../lib/use_fragment_token.ts";
import * as texts from "./member_texts.ts";
import css from "./staff.module.css";

const TOKEN = /^[A-Za-z0-9_-]{20,400}$/;

/** Where the link of an invitation to the staff leads. */
export function JoinStaffScreen() {
  const token = useFragmentToken();
  return (
    <Container width="form" className={css.join}>
      {token === undefined
        ? <Waiting />
        : token === null || !TOKEN.test(token)
        ? <Ended status="expired" />
        : <Invited token={token} />}
    </Container>
  );
}

function Invited({ token }: { token: string }) {
  const client = useClient();
  const { status, user, openSignIn, signOut } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [isJoined, setJoined] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const { data, error, refetch } = useQuery({
    ...getStaffInvitationQuery(client, { token }),
    staleTime: Infinity,
  });
  if (isJoined) {
    return (
      <Empty
        heading="h1"
        icon="check"
        title={texts.joined}
        action={<ButtonLink href="/sign-in?returnTo=%2Fadmin">{texts.signIn}</ButtonLink>}
      >
        <p>{texts.joinedHelp}</p>
      </Empty>
    );
  }
  if (error) {
    const { status, message } = error as ApiError;
    return <ErrorNotice title={status === 0 ? texts.cantReach : message} onRetry={() => refetch()} />;
  }
  if (!data || status === "unknown" || (status === "signed-in" && !user)) return <Waiting />;
  const { invitation } = data;
  if (invitation.status !== "open") return <Ended status={invitation.status} />;

  async function join() {
    setBusy(true);
    setFailure(undefined);
    try {
      await joinStaff(client, { body: { token } });
      setJoined(true);
      // The server has ended this session with all others.
      void signOut();
    } catch (thrown) {
      setFailure(translate(thrown));
    } finally {
      setBusy(false);
    }
  }
  const isOther = user && user.email !== invitation.email;
  return (
    <Empty
      heading="h1"
      icon="shield"
      title={texts.joinTitle}
      action={status === "signed-out"
        ? (
          <span className={css.acts}>
            <Button onClick={() => openSignIn()}>{texts.signIn}</Button>
            <ButtonLink variant="secondary" href="/sign-up">{texts.createAccount}</ButtonLink>
          </span>
        )
        : isOther
        ? <Button onClick={signOut}>{texts.signOut}</Button>
        : <Button loading={isBusy} onClick={() => void join()}>{texts.join}</Button>}
    >
      {invitation.rank && <p>{texts.invitedAs(invitation.rank)} {texts.RANK_HELP[invitation.rank]}</p>}
      {status === "signed-out"
        ? <p>{texts.invitedEmail(invitation.email ?? "")} {texts.signInFirst} {texts.openLinkAgain}</p>
        : isOther
        ? <p>{texts.invitedEmail(invitation.email ?? "")} {texts.otherAccount(user.email)}</p>
        : null}
      {failure && <ErrorNotice title={failure.status === 0 ? texts.cantReach : failure.message} />}
    </Empty>
  );
}

function Ended({ status }: { status: "used" | "expired" }) {
  return status === "used"
    ? (
      <Empty
        heading="h1"
        icon="check"
        title={texts.usedTitle}
        action={<ButtonLink href="/sign-in?returnTo=%2Fadmin">{texts.signIn}</ButtonLink>}
      >
        <p>{texts.usedHelp}</p>
      </Empty>
    )
    : (
      <Empty heading="h1" icon="clock" title={texts.expiredTitle}>
        <p>{texts.expiredHelp}</p>
      </Empty>
    );
}

function Waiting() {
  return (
    <Loading>
      <Skeleton height={240} />
    </Loading>
  );
}
