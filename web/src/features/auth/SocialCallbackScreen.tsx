import { useLocation, useNavigate } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { type ApiError, finishSocialSignIn, translate } from "@hearthpaw/client";
import { ButtonLink, Container, ErrorNotice, ProgressBar, useToast } from "@hearthpaw/ui-kit";
import { SupportLine } from "../../components/shell/SupportLine.tsx";
import { safePath } from "../../lib/addresses.ts";
import { useClient } from "../../lib/client_context.ts";
import { loadConfiguration } from "../../lib/configuration.ts";
import { SecondFactorStep } from "./SecondFactorStep.tsx";
import { SocialButtons } from "./SocialButtons.tsx";
import { cameBack, providerNames, type SocialProvider, socialWords } from "./social.ts";
import * as texts from "./texts.tsx";
import css from "./social.module.css";

type Stage = { at: "working" } | { at: "code" } | { at: "denied" } | { at: "failed"; error?: ApiError };

/**
 * Target of the redirects from Google and Facebook. Finishes the sign-in and returns the user to the earlier
 * page.
 */
export function SocialCallbackScreen({ provider }: { provider: SocialProvider }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const { search } = useLocation();
  const name = providerNames[provider];
  // The parameters are read once, because the address changes when the user leaves for another page.
  const [answer] = useState(() => cameBack(search));
  const [stage, setStage] = useState<Stage>(() => ({
    at: answer.kind === "answer" ? "working" : answer.kind,
  }));
  const heading = useRef<HTMLHeadingElement>(null);
  const hasBegun = useRef(false);

  async function finish(secondFactorCode?: string) {
    if (answer.kind !== "answer") return;
    const { kind: _, ...came } = answer;
    const { termsVersion } = await loadConfiguration(client, queryClient);
    const { returnTo, isNewAccount } = await finishSocialSignIn(client, {
      provider,
      body: { ...came, termsVersion, ...(secondFactorCode ? { secondFactorCode } : {}) },
    });
    show({ tone: "done", title: isNewAccount ? texts.welcomeToHearthpaw : texts.youreSignedIn });
    void navigate({ href: safePath(returnTo), replace: true });
  }

  async function run() {
    setStage({ at: "working" });
    try {
      await finish();
    } catch (thrown) {
      const error = translate(thrown);
      setStage(error.code === "second_factor_needed" ? { at: "code" } : { at: "failed", error });
    }
  }

  const begin = useEffectEvent(() => {
    // A state works only once, so a second draw must not send it again.
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (answer.kind === "answer") void run();
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (stage.at === "denied" || stage.at === "failed") heading.current?.focus();
  }, [stage]);

  return (
    <Container width="form" className={css.callback}>
      <h1 ref={heading} tabIndex={-1}>{texts.signInWith(name)}</h1>
      {stage.at === "working" && (
        <>
          <p>{texts.signingInHint(name)}</p>
          <ProgressBar isActive label={texts.signingIn} />
        </>
      )}
      {stage.at === "code" && (
        <SecondFactorStep
          onBack={() => void navigate({ to: "/sign-in", replace: true })}
          onCode={async (code) => {
            try {
              await finish(code);
            } catch (thrown) {
              const error = translate(thrown);
              // The five minutes are over, or another tab used the code.
              if (error.code !== "social_refused") throw thrown;
              setStage({ at: "failed", error });
            }
          }}
        />
      )}
      {stage.at === "denied" && (
        <>
          <p>
            {texts.nothingSharedHint}
          </p>
          <Others provider={provider} />
        </>
      )}
      {stage.at === "failed" && (
        <Failed provider={provider} error={stage.error} onRetry={run}>
          <Others provider={provider} code={stage.error?.code} />
        </Failed>
      )}
    </Container>
  );
}

function Failed({ provider, error, onRetry, children }: {
  provider: SocialProvider;
  error: ApiError | undefined;
  onRetry: () => Promise<void>;
  children: ReactNode;
}) {
  if (!error) {
    return (
      <>
        <ErrorNotice title={texts.socialSignInFailed(providerNames[provider])}>
          <p>{texts.socialSignInFailedHint}</p>
        </ErrorNotice>
        {children}
      </>
    );
  }
  // Without an answer the call may or may not have arrived. It may be sent again, and works once in any case.
  const isUnsent = error.code === "network" || error.status === 429;
  const { title, text } = socialWords(error, provider);
  return (
    <>
      <ErrorNotice
        title={title}
        onRetry={isUnsent ? onRetry : undefined}
        reference={error.status >= 500 ? error.problem?.requestId : undefined}
      >
        {text && <p>{text}</p>}
      </ErrorNotice>
      {error.code === "account_suspended" ? <SupportLine /> : children}
    </>
  );
}

/** The remaining ways to sign in, with the most helpful ones for this error first. */
function Others({ provider, code }: { provider: "google" | "facebook"; code?: string | undefined }) {
  if (code === "email_not_linked") {
    return (
      <div className={css.others}>
        <ButtonLink href="/sign-in" size="large" block>{texts.signInWithYourPassword}</ButtonLink>
        <ButtonLink href="/forgot-password" variant="secondary" size="large" block>
          {texts.resetYourPassword}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={css.others}>
      {code !== "email_not_accepted" && <SocialButtons only={provider} returnTo="/" />}
      {(code === "email_not_accepted" || code === "social_email_missing") && (
        <ButtonLink href="/sign-up" variant="secondary" size="large" block>
          {texts.signUpWithEmail}
        </ButtonLink>
      )}
      <ButtonLink href="/sign-in" variant="quiet" size="large" block>{texts.signInAnotherWay}</ButtonLink>
    </div>
  );
}
