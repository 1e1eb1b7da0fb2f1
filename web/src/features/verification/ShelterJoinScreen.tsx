import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { getShelterJoinQuery, redeemToken, type ShelterInvitation } from "@hearthpaw/client";
import { Button, ButtonLink, Container, Empty, ErrorNotice, Flash, Skeleton, Stack } from "@hearthpaw/ui-kit";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useFragmentToken } from "../../lib/use_fragment_token.ts";
import { ShelterForm } from "./ShelterForm.tsx";
import css from "./verification.module.css";

const TOKEN = /^[A-Za-z0-9_-]{20,400}$/;

/** Joining as a shelter: with the link of an invitation, which fills in what we know, or with the open form. */
export function ShelterJoinScreen() {
  return (
    <Container width="form" className={css.entry}>
      <div>
        <h1>Join as a shelter</h1>
        <p className={css.lead}>
          Shelters and rescues list their dogs and cats here. You set your own adoption fee, we verify you,
          and families find you in the same search as every breeder.
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
  // Joining signs in; until the next page is there, the form stays.
  const [isJoining, setJoining] = useState(false);
  if (status === "unknown" || token === undefined) return <FormSkeleton />;
  if (status === "signed-in" && !isJoining) return <SignedIn />;
  const form = { onAdded: () => setJoining(true) };
  if (token === null || isWithout) return <JoinForm {...form} />;
  return <Invited token={token} onWithout={() => setWithout(true)} {...form} />;
}

function Invited({ token, onWithout, onAdded }: {
  token: string;
  onWithout: () => void;
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
    // Only a note that it was opened: whether it still is, the answer above has said.
    if (isOpen) redeemToken(client, { token, body: { url: "/shelter/join" } }).catch(() => {});
  }, [client, token, isOpen]);
  if (!isToken) return <Ended status="expired" onWithout={onWithout} />;
  if (error) {
    return (
      <ErrorNotice
        title={error.status === 0 ? "We can't reach the server." : error.message}
        onRetry={() => refetch()}
      >
        <p>Your invitation still works.</p>
      </ErrorNotice>
    );
  }
  if (!invitation) return <FormSkeleton />;
  if (invitation.status !== "open") return <Ended status={invitation.status} onWithout={onWithout} />;
  return (
    <>
      <Flash
        stay
        tone="done"
        title={`Welcome${invitation.name ? `, ${invitation.name}` : ""}`}
        text="Your invitation is valid. We filled in what we know. Change anything that isn't right."
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

/** An invitation that is over: why, and the way on. */
function Ended({ status, onWithout }: { status: "used" | "expired"; onWithout: () => void }) {
  if (status === "used") {
    return (
      <Empty
        icon="check"
        title="This invitation was already used"
        action={
          <div className={css.actions}>
            <ButtonLink href="/sign-in?returnTo=%2Fbreeder">Sign in</ButtonLink>
            <Button variant="secondary" onClick={onWithout}>Join without it</Button>
          </div>
        }
      >
        <p>
          Someone joined with it, or a newer one replaced it. If that was you, sign in. Otherwise, open our
          latest email or join without an invitation.
        </p>
      </Empty>
    );
  }
  return (
    <Empty
      icon="clock"
      title="This invitation has ended"
      action={<Button onClick={onWithout}>Join without it</Button>}
    >
      <p>
        Invitations work for 14 days. You can still join; you'll just fill in all the fields yourself.
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
        title={`${user?.programName ?? "Your program"} has an account`}
        action={<ButtonLink href="/breeder">Open my dashboard</ButtonLink>}
      >
        <p>You're signed in with it. To add another shelter, sign out first and create a separate account.</p>
      </Empty>
    );
  }
  return (
    <Empty
      icon="user"
      title="A shelter needs its own account"
      action={<Button onClick={signOut}>Sign out</Button>}
    >
      <p>
        {`You're signed in as ${
          user ? `${user.firstName} ${user.lastName}` : "yourself"
        }. Sign out, then join with the shelter's email.`}
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
