import { useState } from "react";
import { type ApiError, getSocialSignInUrl, translate } from "@hearthpaw/client";
import { Button, ErrorNotice } from "@hearthpaw/ui-kit";
import { keepGoal } from "../../components/session/goal.ts";
import { useSession } from "../../components/session/session.tsx";
import { one, safePath } from "../../lib/addresses.ts";
import { useClient } from "../../lib/client_context.ts";
import { useConfiguration } from "../../lib/configuration.ts";
import { parseSearch } from "../../lib/search_params.ts";
import { useShownLocation } from "../../lib/shown_location.ts";
import { providerNames, returnable, type SocialProvider, socialWords } from "./social.ts";
import * as texts from "./texts.tsx";
import css from "./social.module.css";

/**
 * Buttons for signing in with an account of another provider, for each provider that this deployment has;
 * nothing if it has none. The user returns to this page, or to the target of the sign-in page. `only` keeps
 * one of them, `or` names the alternative below.
 */
export function SocialButtons({ only, or, returnTo }: {
  only?: SocialProvider;
  or?: string;
  returnTo?: string;
}) {
  const client = useClient();
  const here = useReturnPath();
  const { signInRequest } = useSession();
  const offered = useConfiguration()?.signInProviders ?? [];
  const providers = offered.filter((provider) => only === undefined || provider === only);
  const [failed, setFailed] = useState<{ error: ApiError; provider: SocialProvider }>();
  const [leaving, setLeaving] = useState<SocialProvider>();
  if (providers.length === 0) return null;

  async function begin(provider: SocialProvider) {
    setFailed(undefined);
    setLeaving(provider);
    try {
      const { url } = await getSocialSignInUrl(client, { provider, returnTo: returnable(returnTo ?? here) });
      keepGoal(signInRequest?.goal);
      globalThis.location.assign(url);
      // The button stays busy until the browser has left. After a return by the history it is as before.
      addEventListener("pageshow", () => setLeaving(undefined), { once: true });
    } catch (thrown) {
      setLeaving(undefined);
      setFailed({ error: translate(thrown), provider });
    }
  }

  const words = failed && socialWords(failed.error, failed.provider);
  return (
    <div className={css.ways}>
      {words && (
        <ErrorNotice title={words.title}>
          {words.text && <p>{words.text}</p>}
        </ErrorNotice>
      )}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          size="large"
          block
          loading={leaving === provider}
          onClick={() => leaving === undefined && begin(provider)}
        >
          <span className={css.way}>
            <Mark of={provider} />
            {texts.continueWith(providerNames[provider])}
          </span>
        </Button>
      ))}
      <p className={css.terms}>
        {texts.continuingAcceptsTerms({
          terms: (text) => <a href="/terms" target="_blank" rel="noopener">{text}</a>,
          privacy: (text) => <a href="/privacy" target="_blank" rel="noopener">{text}</a>,
        })}
      </p>
      {or && <p className={css.or}>{or}</p>}
    </div>
  );
}

/** Returns the target after the sign-in: this page, or the target of the form's page. */
function useReturnPath(): string {
  const { pathname, search, href } = useShownLocation();
  if (/^\/sign-(in|up)$/.test(pathname)) return safePath(one(parseSearch(search).returnTo));
  return href;
}

function Mark({ of }: { of: SocialProvider }) {
  return (
    <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true">
      {of === "google"
        ? (
          <>
            <path
              fill="#4285f4"
              d="M23.49 12.27c0-.79-.07-1.54-.19-2.27H12v4.51h6.47c-.29 1.48-1.14 2.73-2.4 3.58v3h3.86c2.26-2.09 3.56-5.17 3.56-8.82z"
            />
            <path
              fill="#34a853"
              d="M12 24c3.24 0 5.95-1.08 7.93-2.91l-3.86-3c-1.08.72-2.45 1.16-4.07 1.16-3.13 0-5.78-2.11-6.73-4.96H1.29v3.09C3.26 21.3 7.31 24 12 24z"
            />
            <path
              fill="#fbbc05"
              d="M5.27 14.29c-.25-.72-.38-1.49-.38-2.29s.14-1.57.38-2.29V6.62H1.29C.47 8.24 0 10.06 0 12s.47 3.76 1.29 5.38l3.98-3.09z"
            />
            <path
              fill="#ea4335"
              d="M12 4.75c1.77 0 3.35.61 4.6 1.8l3.42-3.42C17.95 1.19 15.24 0 12 0 7.31 0 3.26 2.7 1.29 6.62l3.98 3.09c.95-2.85 3.6-4.96 6.73-4.96z"
            />
          </>
        )
        : (
          <>
            <circle cx="12" cy="12" r="11" fill="#fff" />
            <path
              fill="#0866ff"
              d="M24 12a12 12 0 1 0-13.88 11.85v-8.38H7.08V12h3.04V9.36c0-3 1.79-4.67 4.53-4.67 1.31 0 2.69.24 2.69.24v2.95h-1.51c-1.5 0-1.96.93-1.96 1.87V12h3.33l-.53 3.47h-2.8v8.38A12 12 0 0 0 24 12z"
            />
          </>
        )}
    </svg>
  );
}
