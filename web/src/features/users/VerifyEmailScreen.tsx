import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode } from "react";
import { type ApiError, redeemTokenMutation, translate } from "@hearthpaw/client";
import {
  Button,
  ButtonLink,
  Container,
  Empty,
  ErrorNotice,
  type IconName,
  Skeleton,
} from "@hearthpaw/ui-kit";
import { ResendVerification } from "../../components/session/ResendVerification.tsx";
import { useReloadUser, useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { failureWords } from "../../lib/use_form.ts";
import { useFragmentToken } from "../../lib/use_fragment_token.ts";
import * as texts from "./texts.tsx";
import css from "./users.module.css";

type Outcome = { kind: "done"; url: string } | { kind: "refused" } | { kind: "failed"; error: ApiError };

/**
 * Target of a mail's link. Confirms the user's address, at sign-up and at a change. The user presses a
 * button, because mail scanners open links, too, and run the scripts of their pages.
 */
export function VerifyEmailScreen() {
  const { status } = useSession();
  const token = useFragmentToken();
  const { outcome, isSending, redeem } = useRedeem(token);
  const isWorking = token === undefined || status === "unknown";
  return (
    <Container width="form" className={css.page}>
      {/* A single live region, whatever it contains. */}
      <div role="status" className={css.outcome}>
        {isWorking
          ? (
            <Message icon="clock" title={texts.confirmYourEmailAddress}>
              <Skeleton height={22} />
            </Message>
          )
          : token && !outcome
          ? (
            <Message
              icon="info"
              title={texts.confirmYourEmailAddress}
              action={<Button loading={isSending} onClick={redeem}>{texts.confirmAddress}</Button>}
            >
              <p>{texts.confirmAddressHint}</p>
            </Message>
          )
          : outcome?.kind === "done"
          ? <Done url={outcome.url} />
          : outcome?.kind === "failed"
          ? <Failed error={outcome.error} onRetry={redeem} />
          : <Open isRefused={outcome?.kind === "refused"} />}
      </div>
    </Container>
  );
}

/** Redeems the token on request, and again only if no answer came. */
function useRedeem(token: string | null | undefined) {
  const client = useClient();
  const reloadUser = useReloadUser();
  const redeeming = useMutation({
    ...redeemTokenMutation(client),
    async onSuccess() {
      if (client.session.accessToken()) await reloadUser();
    },
    async onError(error) {
      // Another tab may have confirmed the address.
      if (translate(error).status === 404 && client.session.accessToken()) await reloadUser();
    },
  });
  const { data, isPending } = redeeming;
  const error = redeeming.error && translate(redeeming.error);
  const outcome: Outcome | undefined = data
    ? { kind: "done", url: data.url }
    : !error
    ? undefined
    : error.status === 404
    ? { kind: "refused" }
    : { kind: "failed", error };
  const redeem = () => {
    if (token) redeeming.mutate({ token, body: { url: "/verify-email" } });
  };
  return { outcome, isSending: isPending, redeem };
}

function Done({ url }: { url: string }) {
  const { user } = useSession();
  return (
    <Message
      icon="check"
      title={texts.yourEmailIsConfirmed}
      action={user ? <ButtonLink href={url}>{texts.continueButton}</ButtonLink> : <SignIn then={url} />}
    >
      <p>
        {user ? <>{texts.emailConfirmedHint(user.email)}</> : texts.signInWithItToContinue}
      </p>
    </Message>
  );
}

function Failed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { title, text } = failureWords(error);
  return (
    <>
      <h1>{texts.notConfirmedYet}</h1>
      <ErrorNotice title={title} onRetry={onRetry} reference={error.problem?.requestId}>
        <p>{text.replace("What you typed is kept.", "") || texts.theLinkStillWorks}</p>
      </ErrorNotice>
    </>
  );
}

/** Shown without a working link: the known state of the address, and the next step. */
function Open({ isRefused }: { isRefused: boolean }) {
  const { user } = useSession();
  if (user?.isEmailVerified) {
    return (
      <Message
        icon="check"
        title={texts.yourEmailIsConfirmed}
        action={<ButtonLink href="/account/settings#email">{texts.yourSettings}</ButtonLink>}
      >
        <p>
          {texts.alreadyConfirmedHint({ email: user.email, isRefused })}
        </p>
      </Message>
    );
  }
  return (
    <Message
      icon={isRefused ? "clock" : "info"}
      title={isRefused ? texts.thisLinkNoLongerWorks : texts.confirmYourEmailAddress}
      action={user ? <ResendVerification variant="primary" /> : <SignIn then="/verify-email" />}
    >
      <p>
        {user
          ? texts.confirmHintForUser({ isRefused, isUser: Boolean(user), email: user.email })
          : texts.confirmHintForGuest({ isRefused, isUser: Boolean(user) })}
      </p>
    </Message>
  );
}

function SignIn({ then }: { then: string }) {
  const { openSignIn } = useSession();
  const navigate = useNavigate();
  return (
    <Button onClick={() => openSignIn({ onSignedIn: () => void navigate({ href: then }) })}>
      {texts.signIn}
    </Button>
  );
}

function Message({ icon, title, action, children }: {
  icon: IconName;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return <Empty heading="h1" icon={icon} title={title} action={action}>{children}</Empty>;
}
