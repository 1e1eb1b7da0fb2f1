import { Container } from "@hearthpaw/ui-kit";
import type { Configuration } from "@hearthpaw/client";
import { PrivacyChoice } from "../../components/shell/PrivacyChoice.tsx";
import { useConfiguration } from "../../lib/configuration.ts";
import { needsConsent } from "../../lib/consent.ts";
import { fullDayText } from "../../lib/days.ts";
import * as texts from "./texts.tsx";
import css from "./prose.module.css";

/** Services of this site that run only after consent, and the visitor's choice. */
function OnlyIfAllowed(
  { configuration: { analyticsId, reports, reviewsWidget } }: { configuration: Configuration },
) {
  return (
    <>
      <p>{texts.onlyIfAllowed}</p>
      <ul>
        {analyticsId !== null && (
          <li>
            {texts.aboutAnalytics}
          </li>
        )}
        {reports.dsn !== null && (
          <li>
            {texts.aboutRecordings}
          </li>
        )}
        {reviewsWidget !== null && (
          <li>
            {texts.reviewsWidgetExplained(reviewsWidget.serviceName)}
          </li>
        )}
      </ul>
      <PrivacyChoice />
    </>
  );
}

/**
 * Data that we keep about a visitor, in plain words. Its version is that of the terms, because users accept
 * both together.
 */
export function PrivacyScreen() {
  const configuration = useConfiguration();
  return (
    <Container width="text" className={css.page}>
      <div className={css.prose}>
        <h1>{texts.privacy}</h1>
        {configuration && (
          <p className={css.date}>
            {texts.lastUpdated(
              <time dateTime={configuration.termsVersion}>{fullDayText(configuration.termsVersion)}</time>,
            )}
          </p>
        )}
        <p>
          {texts.privacyLead}
        </p>
        <h2>{texts.whatWeKeep}</h2>
        <p>
          {texts.whatWeKeepText}
        </p>
        <h2>{texts.payments}</h2>
        <p>{texts.cardNumbersText}</p>
        <h2>{texts.whoSeesWhat}</h2>
        <p>
          {texts.whoSeesWhatText}
        </p>
        <h2 id="browser">{texts.inYourBrowser}</h2>
        <p>
          {texts.browserStorageText}
        </p>
        <p>
          {texts.fraudChecksText}
        </p>
        {configuration?.liveChat && (
          <p>
            {texts.liveChatExplained(configuration.liveChat.serviceName)}
          </p>
        )}
        {configuration && needsConsent(configuration) && <OnlyIfAllowed configuration={configuration} />}
        <h2>{texts.yourChoices}</h2>
        <p>
          {configuration
            ? texts.yourChoicesContact(
              <a href={`mailto:${configuration.supportEmail}`}>{configuration.supportEmail}</a>,
            )
            : texts.yourChoicesText}
        </p>
      </div>
    </Container>
  );
}
