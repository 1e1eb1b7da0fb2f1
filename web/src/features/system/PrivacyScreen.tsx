import { Container, dayText } from "@hearthpaw/ui-kit";
import type { Configuration } from "@hearthpaw/client";
import { PrivacyChoice } from "../../components/shell/PrivacyChoice.tsx";
import { useConfiguration } from "../../lib/configuration.ts";
import { needsConsent } from "../../lib/consent.ts";
import { useToday } from "../../lib/today.ts";
import css from "./prose.module.css";

/** What runs after consent alone, as far as this site has it, and the choice itself. */
function OnlyIfAllowed(
  { configuration: { analyticsId, reports, reviewsWidget } }: { configuration: Configuration },
) {
  return (
    <>
      <p>Only if you allow it, and never on checkout pages:</p>
      <ul>
        {analyticsId !== null && (
          <li>
            Google Analytics counts which kinds of pages are opened, with a cookie. It isn't told which pet
            you look at, what you search for or who you are, and it's not used for ads.
          </li>
        )}
        {reports.dsn !== null && (
          <li>
            Sentry records what led to an error, and a small share of other visits. All text, photos and
            anything you type are hidden in the recording.
          </li>
        )}
        {reviewsWidget !== null && (
          <li>
            {`${reviewsWidget.serviceName} shows its reviews of us on the home page. It sees your IP address and may use cookies of its own.`}
          </li>
        )}
      </ul>
      <PrivacyChoice />
    </>
  );
}

/** What is kept of a visitor, in plain words; its version is that of the terms, which are accepted together with it. */
export function PrivacyScreen() {
  const configuration = useConfiguration();
  const today = useToday();
  return (
    <Container width="text" className={css.page}>
      <div className={css.prose}>
        <h1>Privacy</h1>
        {configuration && (
          <p className={css.date}>
            Version of{" "}
            <time dateTime={configuration.termsVersion}>{dayText(configuration.termsVersion, today)}</time>
          </p>
        )}
        <p>
          We keep what it takes to bring a pet home safely, for as long as that takes, and we never sell it.
        </p>
        <h2>What we keep</h2>
        <p>
          Your name, email address and, if you give it, phone number; your reservations with their contact and
          delivery details; your messages and settings. Breeders and shelters also give us an address and
          proof of identity. Only the people who check ID photos see them, and we delete them 90 days after
          the decision.
        </p>
        <h2>Payments</h2>
        <p>Card numbers go straight to our payment provider. They never reach our servers.</p>
        <h2>Who sees what</h2>
        <p>
          Anyone can see a breeder’s name, city and state, never the street. A breeder sees who reserved a pet
          and what the hand-off takes. Phone numbers and addresses in messages stay hidden until there’s a
          payment.
        </p>
        <h2 id="browser">In your browser</h2>
        <p>
          We store your session, your settings and any checkout you've started. If a page breaks, it sends us
          a report without your name or anything you typed.
        </p>
        {configuration?.liveChat && (
          <p>
            {`Live chat is run by ${configuration.liveChat.serviceName} and loads only when you start a chat. ${configuration.liveChat.serviceName} then sees your IP address, uses cookies of its own and keeps what you write.`}
          </p>
        )}
        {configuration && needsConsent(configuration) && <OnlyIfAllowed configuration={configuration} />}
        <h2>Your choices</h2>
        <p>
          You can correct your details, choose which messages you get, download a copy of your data and close
          your account. We keep records of payments for as long as the law requires. {configuration && (
            <>
              Email <a href={`mailto:${configuration.supportEmail}`}>{configuration.supportEmail}</a>{" "}
              with any question.
            </>
          )}
        </p>
      </div>
    </Container>
  );
}
