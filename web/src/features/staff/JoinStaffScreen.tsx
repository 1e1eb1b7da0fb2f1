import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type ApiError, getStaffInvitationQuery, joinStaffMutation, translate } from "@hearthpaw/client";
import { Button, ButtonLink, Container, Empty, Loading, Skeleton } from "@hearthpaw/ui-kit";
import { ResendVerification } from "../../components/session/ResendVerification.tsx";
import { useReloadUser, useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { recall, remember } from "../../lib/tab_memory.ts";
import { useFragmentToken } from "../../lib/use_fragment_token.ts";
import { FailureNotice } from "../../components/errors/FailureNotice.tsx";
import * as texts from "./member_texts.ts";
import css from "./staff.module.css";

const TOKEN = /^[A-Za-z0-9_-]{20,400}$/;

/**
 * Returns the token of the link. The tab keeps it until it is used, because a sign-up or sign-in meanwhile
 * returns to an address without it. Undefined before the browser has read the address; null without a token.
 */
function useInvitationToken(): string | null | undefined {
  const linked = useFragmentToken();
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    if (linked === undefined) return;
    if (linked !== null) remember("staff-invitation", linked);
    const kept = linked ?? recall("staff-invitation");
    setToken(typeof kept === "string" ? kept : null);
  }, [linked]);
  return token;
}

/** Target of the link in an invitation to the staff. */
export function JoinStaffScreen() {
  const token = useInvitationToken();
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
  const join = useMutation({
    ...joinStaffMutation(client),
    onSuccess() {
      remember("staff-invitation", undefined);
      // The server has ended this session with all others.
      void signOut();
    },
  });
  const failure = join.error && translate(join.error);
  const { data, error, refetch } = useQuery({
    ...getStaffInvitationQuery(client, { token }),
    staleTime: Infinity,
  });
  if (join.isSuccess) {
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
    return <FailureNotice error={error as ApiError} onRetry={() => refetch()} />;
  }
  if (!data || status === "unknown" || (status === "signed-in" && !user)) return <Waiting />;
  const { invitation } = data;
  if (invitation.status !== "open") return <Ended status={invitation.status} />;

  const isOther = user && user.email !== invitation.email;
  if (user && !isOther && !user.isEmailVerified) return <ConfirmFirst email={user.email} />;
  return (
    <Empty
      heading="h1"
      icon="shield"
      title={texts.joinTitle}
      action={status === "signed-out"
        ? (
          <span className={css.acts}>
            <Button onClick={() => openSignIn()}>{texts.signIn}</Button>
            <ButtonLink variant="secondary" href="/sign-up?returnTo=%2Fstaff-invitation">
              {texts.createAccount}
            </ButtonLink>
          </span>
        )
        : isOther
        ? <Button onClick={signOut}>{texts.signOut}</Button>
        : (
          <Button loading={join.isPending} onClick={() => join.mutate({ body: { token } })}>
            {texts.join}
          </Button>
        )}
    >
      {invitation.rank && <p>{texts.invitedAs(invitation.rank)} {texts.RANK_HELP[invitation.rank]}</p>}
      {status === "signed-out"
        ? <p>{texts.invitedEmail(invitation.email ?? "")} {texts.signInFirst}</p>
        : isOther
        ? <p>{texts.invitedEmail(invitation.email ?? "")} {texts.otherAccount(user.email)}</p>
        : null}
      {failure && <FailureNotice error={failure} />}
    </Empty>
  );
}

/** The user confirms by a link in another tab, so this one checks again whenever it becomes visible. */
function ConfirmFirst({ email }: { email: string }) {
  const reloadUser = useReloadUser();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const look = () => void reloadUser();
    globalThis.addEventListener("focus", look);
    return () => globalThis.removeEventListener("focus", look);
  }, [reloadUser]);
  const look = () => {
    setBusy(true);
    void reloadUser().finally(() => setBusy(false));
  };
  return (
    <Empty
      heading="h1"
      icon="info"
      title={texts.confirmFirst}
      action={
        <span className={css.acts}>
          <Button loading={isBusy} onClick={look}>{texts.isConfirmed}</Button>
          <ResendVerification />
        </span>
      }
    >
      <p>{texts.confirmFirstHelp(email)}</p>
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
