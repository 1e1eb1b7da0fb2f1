import { Button, Link, LOCALE } from "@hearthpaw/ui-kit";
import type { Configuration } from "@hearthpaw/client";
import { writeConsent } from "../../lib/consent.ts";
import * as texts from "./texts.tsx";
import css from "./ConsentNotice.module.css";

/**
 * Asks once for consent to analytics and recording, as far as this site uses them. Both answers are equally
 * prominent.
 */
export function ConsentNotice({ configuration }: { configuration: Configuration }) {
  const { analyticsId, reports, reviewsWidget } = configuration;
  const asked = [
    analyticsId !== null && texts.countPageVisits,
    reports.dsn !== null && texts.recordErrorSteps,
    reviewsWidget !== null && texts.loadOurReviewsFrom(reviewsWidget.serviceName),
  ].filter((what) => what !== false);
  const list = new Intl.ListFormat(LOCALE).format(asked);
  return (
    <section className={css.notice} aria-label={texts.yourPrivacyChoice}>
      <p>
        {texts.consentQuestion({
          list,
          link: (text) => <Link href="/privacy#browser">{text}</Link>,
        })}
      </p>
      <div className={css.answers}>
        <Button size="small" variant="secondary" onClick={() => writeConsent("denied")}>
          {texts.noThanks}
        </Button>
        <Button size="small" variant="secondary" onClick={() => writeConsent("granted")}>
          {texts.allow}
        </Button>
      </div>
    </section>
  );
}
