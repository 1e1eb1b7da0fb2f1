import { Container, formatCents } from "@hearthpaw/ui-kit";
import { useConfiguration } from "../../lib/configuration.ts";
import { fullDayText } from "../../lib/days.ts";
import { FIGURES as is } from "../../lib/figures.ts";
import { SupportEmail } from "./SupportEmail.tsx";
import * as texts from "./texts.tsx";
import css from "./prose.module.css";

/** The terms in plain words. Their version is the one that accounts accept. */
export function TermsScreen() {
  const configuration = useConfiguration();
  return (
    <Container width="text" className={css.page}>
      <div className={css.prose}>
        <h1>{texts.terms}</h1>
        {configuration && (
          <p className={css.date}>
            {texts.lastUpdated(
              <time dateTime={configuration.termsVersion}>{fullDayText(configuration.termsVersion)}</time>,
            )}
          </p>
        )}
        <p>
          {texts.termsMarketplace}
        </p>
        {configuration && <p>{texts.termsCompany(configuration.company)}</p>}
        {configuration && configuration.termsChanges.length > 1 && (
          <>
            <h2>{texts.whatChanged}</h2>
            <ul>
              {configuration.termsChanges.map(({ version, summary }) => (
                <li key={version}>{texts.sinceDay({ day: fullDayText(version), summary })}</li>
              ))}
            </ul>
          </>
        )}
        <h2>{texts.holdsAndReservations}</h2>
        <p>
          {texts.termsHolds({
            holdMinutes: is.holdMinutes,
            holdMinutesExtended: is.holdMinutesExtended,
          })}
        </p>
        <h2>{texts.whatItCosts}</h2>
        <p>
          {texts.termsCosts({
            serviceFeePercent: is.serviceFeePercent,
            platformFeePercent: is.platformFeePercent,
          })}
        </p>
        {configuration?.charity && (
          <p>
            {texts.termsDonation(
              configuration.charity,
              (text) => <a href={configuration.charity!.pageUrl} rel="noopener">{text}</a>,
            )}
          </p>
        )}
        <h2>{texts.howPaymentsWork}</h2>
        <p>{texts.termsAgent}</p>
        <p>{texts.termsSavedCard}</p>
        <h2>{texts.ifPlansChange}</h2>
        <p>
          {texts.termsRefunds({
            ...is,
            depositCents: formatCents(is.depositCents),
            payInFullUpToCents: formatCents(is.payInFullUpToCents),
          })}
        </p>
        <h2>{texts.balanceAndHandOff}</h2>
        <p>
          {texts.termsBalance({
            balanceDaysBefore: is.balanceDaysBefore,
            balanceHoursAfterDeposit: is.balanceHoursAfterDeposit,
            balanceGraceDays: is.balanceGraceDays,
            youngestWeeks: is.youngestWeeks,
          })}
        </p>
        <p>
          {texts.termsHandOff({
            reportDays: is.reportDays,
            releaseHours: is.releaseHours,
            releaseDaysAlone: is.releaseDaysAlone,
          })}
        </p>
        <p>{texts.stateRights}</p>
        <h2>{texts.listing}</h2>
        <p>
          {texts.termsListing}
        </p>
        <h2>{texts.whatSellersMayOwe}</h2>
        <p>{texts.termsSellerDebts}</p>
        <p>{texts.termsPayouts(formatCents(is.leastPayoutCents))}</p>
        <h2>{texts.accounts}</h2>
        <p>
          {texts.termsAccounts}
        </p>
        <h2>{texts.whatIsntAllowed}</h2>
        <p>{texts.prohibitedUses}</p>
        <h2>{texts.yourContent}</h2>
        <p>{texts.termsContent}</p>
        {configuration && <p>{texts.termsCopyright(<SupportEmail email={configuration.supportEmail} />)}</p>}
        <h2>{texts.electronicRecords}</h2>
        <p>{texts.termsElectronic}</p>
        <h2>{texts.responsibility}</h2>
        <p>{texts.termsLiability}</p>
        {configuration && (
          <>
            <h2>{texts.lawAndDisputes}</h2>
            <p>{texts.termsLaw(configuration.company.governingState)}</p>
          </>
        )}
        <h2>{texts.changesToTerms}</h2>
        <p>{texts.termsOfChanges}</p>
        <h2>{texts.contactUs}</h2>
        <p>
          {configuration
            ? texts.termsContact({
              supportPhone: configuration.supportPhone,
              supportEmail: <SupportEmail email={configuration.supportEmail} />,
            })
            : texts.termsContactInFooter}
        </p>
      </div>
    </Container>
  );
}
