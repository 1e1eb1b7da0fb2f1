import { Container } from "@hearthpaw/ui-kit";
import type { Configuration } from "@hearthpaw/client";
import { PrivacyChoice } from "../../components/shell/PrivacyChoice.tsx";
import { useConfiguration } from "../../lib/configuration.ts";
import { needsConsent } from "../../lib/consent.ts";
import { fullDayText } from "../../lib/days.ts";
import { SupportEmail } from "./SupportEmail.tsx";
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
        <h1>{texts.privacyNotice}</h1>
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
        {configuration && <p>{texts.privacyCompany(configuration.company)}</p>}
        <h2>{texts.whatWeCollect}</h2>
        {texts.categories.map(({ title, what, source, purpose, recipients, retention }) => (
          <section key={title} className={css.category}>
            <h3>{title}</h3>
            <p>{what}</p>
            <dl className={css.facts}>
              <dt>{texts.sourceLabel}</dt>
              <dd>{source}</dd>
              <dt>{texts.purposeLabel}</dt>
              <dd>{purpose}</dd>
              <dt>{texts.recipientsLabel}</dt>
              <dd>{recipients}</dd>
              <dt>{texts.retentionLabel}</dt>
              <dd>{retention}</dd>
            </dl>
          </section>
        ))}
        <p>{texts.sensitiveDataText}</p>
        {configuration && configuration.recipients.length > 0 && (
          <>
            <h2>{texts.companiesThatWorkForUs}</h2>
            <p>{texts.companiesLead}</p>
            <ul>
              {configuration.recipients.map((name) => <li key={name}>{texts.recipientWords[name]}</li>)}
            </ul>
          </>
        )}
        <p>{texts.otherDisclosures}</p>
        <h2>{texts.whoSeesWhat}</h2>
        <p>
          {texts.whoSeesWhatText}
        </p>
        <h2 id="browser">{texts.inYourBrowser}</h2>
        <p>
          {texts.browserStorageText}
        </p>
        {configuration && configuration.reports.dsn !== null && <p>{texts.errorReportsText}</p>}
        {configuration?.liveChat && (
          <p>
            {texts.liveChatExplained(configuration.liveChat.serviceName)}
          </p>
        )}
        {configuration && needsConsent(configuration) && <OnlyIfAllowed configuration={configuration} />}
        <p>{texts.privacySignalText}</p>
        <h2>{texts.yourChoices}</h2>
        <p>{texts.yourChoicesText}</p>
        <h2>{texts.yourRights}</h2>
        <p>{texts.rightsText}</p>
        <p>
          {configuration
            ? texts.rightsHowContact({
              supportPhone: configuration.supportPhone,
              supportEmail: <SupportEmail email={configuration.supportEmail} />,
            })
            : texts.rightsHow}
        </p>
        <h2>{texts.minors}</h2>
        <p>{texts.minorsText}</p>
        <p>{texts.privacyChangesText}</p>
      </div>
    </Container>
  );
}
