import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type ApiError, redeemToken, translate } from "@hearthpaw/client";
import { Button, ButtonLink, Container, Empty, ErrorNotice, Skeleton } from "@hearthpaw/ui-kit";
import { useSession } from "../../components/session/session.tsx";
import { safePath } from "../../lib/addresses.ts";
import { useClient } from "../../lib/client_context.ts";
import { useFragmentToken } from "../../lib/use_fragment_token.ts";
import * as texts from "./texts.tsx";

type Outcome = { kind: "open"; url: string } | { kind: "over" } | { kind: "failed"; error: ApiError };

/**
 * Target of the link in a waitlist's invitation email. Leads to the pets once the invited person has signed
 * in.
 */
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
  const begin = useEffectEvent((token: string | null) => {
    if (token === null) return setOutcome({ kind: "over" });
    if (hasBegun.current) return;
    hasBegun.current = true;
    void redeem();
  });
  useEffect(() => {
    if (token !== undefined) begin(token);
  }, [token]);
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
              title={texts.invitationOver}
              action={<ButtonLink href="/account/waitlists">{texts.seeYourWaitlists}</ButtonLink>}
            >
              <p>{texts.invitationEndedHint}</p>
            </Empty>
          )
          : outcome?.kind === "failed"
          ? (
            <>
              <h1>{texts.yourInvitation}</h1>
              <ErrorNotice title={outcome.error.message} onRetry={redeem}>
                <p>{texts.invitationFailedHint}</p>
              </ErrorNotice>
            </>
          )
          : url && status === "signed-out"
          ? (
            <Empty
              heading="h1"
              icon="star"
              title={texts.itsYourTurnToPick}
              action={
                <>
                  <Button onClick={() => openSignIn({ reason: texts.signInToPickYourPet })}>
                    {texts.signIn}
                  </Button>
                  <Button
                    variant="secondary"
                    onClick={() => openSignIn({ mode: "sign-up", reason: texts.createAccountToPick })}
                  >
                    {texts.createAnAccount}
                  </Button>
                </>
              }
            >
              <p>
                {texts.invitationEmailHint}
              </p>
            </Empty>
          )
          : (
            <Empty heading="h1" icon="clock" title={texts.openingYourInvitation}>
              <Skeleton height={22} />
            </Empty>
          )}
      </div>
    </Container>
  );
}
