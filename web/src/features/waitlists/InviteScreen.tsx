import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { type ApiError, redeemToken, translate } from "@hearthpaw/client";
import { Button, ButtonLink, Container, Empty, ErrorNotice, Skeleton } from "@hearthpaw/ui-kit";
import { useSession } from "../../components/session/session.tsx";
import { safePath } from "../../lib/addresses.ts";
import { useClient } from "../../lib/client_context.ts";
import { useFragmentToken } from "../../lib/use_fragment_token.ts";

type Outcome = { kind: "open"; url: string } | { kind: "over" } | { kind: "failed"; error: ApiError };

/** Where the email of a waitlist's invitation leads: to the pets, once their person is signed in. */
export function InviteScreen() {
  const client = useClient();
  const navigate = useNavigate();
  const { status, openSignIn } = useSession();
  const token = useFragmentToken();
  const [outcome, setOutcome] = useState<Outcome>();
  const hasBegun = useRef(false);

  async function redeem() {
    setOutcome(undefined);
    try {
      const { url } = await redeemToken(client, { token: token!, body: { url: "/waitlist-invite" } });
      setOutcome({ kind: "open", url: safePath(url) });
    } catch (thrown) {
      const error = translate(thrown);
      setOutcome(error.status === 404 ? { kind: "over" } : { kind: "failed", error });
    }
  }
  useEffect(() => {
    if (token === null) setOutcome({ kind: "over" });
    if (!token || hasBegun.current) return;
    hasBegun.current = true;
    void redeem();
  });
  const url = outcome?.kind === "open" ? outcome.url : undefined;
  useEffect(() => {
    if (url && status === "signed-in") void navigate({ href: url, replace: true });
  }, [url, status, navigate]);

  return (
    <Container width="form">
      <div role="status">
        {outcome?.kind === "over"
          ? (
            <Empty
              heading="h1"
              icon="clock"
              title="This invitation has ended"
              action={<ButtonLink href="/account/waitlists">See your waitlists</ButtonLink>}
            >
              <p>You picked a pet, passed, or the 48 hours are over.</p>
            </Empty>
          )
          : outcome?.kind === "failed"
          ? (
            <>
              <h1>Your invitation</h1>
              <ErrorNotice title={outcome.error.message} onRetry={redeem}>
                <p>You can still pick until the time in our email.</p>
              </ErrorNotice>
            </>
          )
          : url && status === "signed-out"
          ? (
            <Empty
              heading="h1"
              icon="star"
              title="It's your turn to pick"
              action={
                <>
                  <Button onClick={() => openSignIn({ reason: "Sign in to pick your pet." })}>Sign in</Button>
                  <Button
                    variant="secondary"
                    onClick={() =>
                      openSignIn({ mode: "sign-up", reason: "Create an account to pick your pet." })}
                  >
                    Create an account
                  </Button>
                </>
              }
            >
              <p>
                Use the email address we wrote to. If your account is new, confirm that address before you
                pick.
              </p>
            </Empty>
          )
          : (
            <Empty heading="h1" icon="clock" title="Opening your invitation">
              <Skeleton height={22} />
            </Empty>
          )}
      </div>
    </Container>
  );
}
