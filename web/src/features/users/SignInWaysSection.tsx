import { useQuery } from "@tanstack/react-query";
import { listSignInWaysQuery, type User } from "@hearthpaw/client";
import { ButtonLink, dayText, ErrorNotice, exactText, Skeleton } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { remember } from "../../lib/tab_memory.ts";
import { useToday } from "../../lib/today.ts";
import { failureWords } from "../../lib/use_form.ts";
import { SettingsSection } from "./SettingsSection.tsx";
import * as texts from "./texts.tsx";
import css from "./settings.module.css";

const names = { google: texts.google, facebook: texts.facebook } as const;

/** The ways to sign in: the password, or a link to set one, and the connected accounts. */
export function SignInWaysSection({ user }: { user: User }) {
  const client = useClient();
  const today = useToday();
  const { data, error, refetch } = useQuery(listSignInWaysQuery(client));
  return (
    <SettingsSection id="sign-in" title={texts.howYouSignIn}>
      {data
        ? (
          <ul className={css.sessions}>
            <li className={css.session}>
              <div>
                <p className={css.device}>{texts.password}</p>
                <p className={css.times}>
                  {data.hasPassword ? texts.withEmail(user.email) : texts.noPasswordYet}
                </p>
              </div>
              {!data.hasPassword && (
                <ButtonLink
                  href="/forgot-password?returnTo=/account/settings"
                  variant="secondary"
                  size="small"
                  onClick={() => remember("email", user.email)}
                >
                  {texts.setAPassword}
                </ButtonLink>
              )}
            </li>
            {data.connections.map(({ provider, connectedAt }) => (
              <li key={provider + connectedAt} className={css.session}>
                <div>
                  <p className={css.device}>{names[provider]}</p>
                  <p className={css.times}>
                    {texts.connected(
                      <time dateTime={connectedAt} title={exactText(connectedAt)}>
                        {dayText(connectedAt, today)}
                      </time>,
                    )}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )
        : error
        ? <ErrorNotice title={failureWords(error).title} onRetry={() => refetch()} />
        : <Skeleton height={72} />}
    </SettingsSection>
  );
}
