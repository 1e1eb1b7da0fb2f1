import { useNavigate } from "@tanstack/react-router";
import { type MouseEvent, useEffect, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { getShelterJoinQuery, redeemToken, type ShelterInvitation } from "@hearthpaw/client";
import { Button, ButtonLink, Container, Empty, Flash, Skeleton, Stack } from "@hearthpaw/ui-kit";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { bringBack } from "../../lib/bring_back.ts";
import { useFragmentToken } from "../../lib/use_fragment_token.ts";
import { ShelterForm } from "./ShelterForm.tsx";
import { FailureNotice } from "../../components/errors/FailureNotice.tsx";
import * as texts from "./texts.tsx";
import css from "./verification.module.css";

const TOKEN = /^[A-Za-z0-9_-]{20,400}$/;

/**
 * The form for joining as a shelter: with an invitation's link, which fills in known facts, or without one.
 */
export function ShelterJoinScreen() {
  return (
    <Container width="form" className={css.entry}>
      <div>
        <h1>{texts.joinAsAShelter}</h1>
        <p className={css.lead}>
          {texts.shelterJoinLead}
        </p>
      </div>
      <Way />
    </Container>
  );
}

function Way() {
  const { status } = useSession();
  const token = useFragmentToken();
  const [isWithout, setWithout] = useState(false);
  // Joining also signs in; the form stays until the next page has loaded.
  const [isJoining, setJoining] = useState(false);
  if (status === "unknown" || token === undefined) return <FormSkeleton />;
  if (status === "signed-in" && !isJoining) return <SignedIn />;
  const form = { onAdded: () => setJoining(true) };
  if (token === null || isWithout) return <JoinForm {...form} />;
  return (
    <Invited
      token={token}
      onWithout={(button) => bringBack(button, () => setWithout(true))}
      {...form}
    />
  );
}

function Invited({ token, onWithout, onAdded }: {
  token: string;
  onWithout: (button: HTMLElement) => void;
  onAdded: () => void;
}) {
  const client = useClient();
  const isToken = TOKEN.test(token);
  const { data, error, refetch } = useQuery({
    ...getShelterJoinQuery(client, { token }),
    staleTime: Infinity,
    enabled: isToken,
  });
  const invitation = data?.shelter;
  const isOpen = invitation?.status === "open";
  useEffect(() => {
    // Only records that it was opened; the answer above has already told whether it still is.
    if (isOpen) redeemToken(client, { token, body: { url: "/shelter/join" } }).catch(() => {});
  }, [client, token, isOpen]);
  if (!isToken) return <Ended status="expired" onWithout={onWithout} />;
  if (error) {
    return (
      <FailureNotice
        error={error}
        onRetry={() => refetch()}
      >
        <p>{texts.yourInvitationStillWorks}</p>
      </FailureNotice>
    );
  }
  if (!invitation) return <FormSkeleton />;
  if (invitation.status !== "open") return <Ended status={invitation.status} onWithout={onWithout} />;
  return (
    <>
      <Flash
        stay
        tone="done"
        title={texts.welcome(invitation.name ? `, ${invitation.name}` : "")}
        text={texts.invitationPrefilled}
      />
      <JoinForm invitation={token} known={invitation} onAdded={onAdded} />
    </>
  );
}

function JoinForm({ invitation, known, onAdded }: {
  invitation?: string;
  known?: ShelterInvitation;
  onAdded: () => void;
}) {
  const navigate = useNavigate();
  return (
    <ShelterForm
      invitation={invitation}
      known={known}
      onAdded={onAdded}
      onDone={(isSignedIn) =>
        void (isSignedIn
          ? navigate({ to: "/breeder/verification" })
          : navigate({ to: "/sign-in", search: { returnTo: "/breeder/verification" } }))}
    />
  );
}

/** An ended invitation, with the reason and the next step. */
function Ended(
  { status, onWithout }: { status: "used" | "expired"; onWithout: (button: HTMLElement) => void },
) {
  const go = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => onWithout(currentTarget);
  if (status === "used") {
    return (
      <Empty
        icon="check"
        title={texts.thisInvitationWasAlreadyUsed}
        action={
          <div className={css.actions}>
            <ButtonLink href="/sign-in?returnTo=%2Fbreeder">{texts.signIn}</ButtonLink>
            <Button variant="secondary" onClick={go}>{texts.joinWithoutIt}</Button>
          </div>
        }
      >
        <p>
          {texts.invitationUsedHelp}
        </p>
      </Empty>
    );
  }
  return (
    <Empty
      icon="clock"
      title={texts.invitationExpired}
      action={<Button onClick={go}>{texts.joinWithoutIt}</Button>}
    >
      <p>
        {texts.invitationExpiredHelp}
      </p>
    </Empty>
  );
}

function SignedIn() {
  const { user, isBreeder, signOut } = useSession();
  if (isBreeder) {
    return (
      <Empty
        icon="home"
        title={texts.yourProgramHasAnAccount(user?.programName)}
        action={<ButtonLink href="/breeder">{texts.openMyDashboard}</ButtonLink>}
      >
        <p>{texts.addAnotherShelterHint}</p>
      </Empty>
    );
  }
  return (
    <Empty
      icon="user"
      title={texts.shelterAccountNeeded}
      action={<Button onClick={signOut}>{texts.signOut}</Button>}
    >
      <p>
        {user
          ? texts.signOutToJoinNamed({ firstName: user.firstName, lastName: user.lastName })
          : texts.signOutToJoin}
      </p>
    </Empty>
  );
}

function FormSkeleton() {
  return (
    <Stack gap={5}>
      {[1, 2, 3, 4, 5].map((key) => <Skeleton key={key} height={76} />)}
    </Stack>
  );
}
