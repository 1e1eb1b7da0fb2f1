import { Button, Link } from "@hearthpaw/ui-kit";
import type { Configuration } from "@hearthpaw/client";
import { writeConsent } from "../../lib/consent.ts";
import css from "./ConsentNotice.module.css";

/** Asks once whether a visit may be measured and recorded, as far as this site would; both answers are equally near. */
export function ConsentNotice({ configuration }: { configuration: Configuration }) {
  const { analyticsId, reports, reviewsWidget } = configuration;
  const asked = [
    analyticsId !== null && "count page visits",
    reports.dsn !== null && "record what led up to an error",
    reviewsWidget !== null && `load our reviews from ${reviewsWidget.serviceName}`,
  ].filter((what) => what !== false);
  const list = new Intl.ListFormat("en-US").format(asked);
  return (
    <section className={css.notice} aria-label="Your privacy choice">
      <p>
        {`May we ${list}? Names and anything you type stay hidden.`}{" "}
        <Link href="/privacy#browser">How we handle your data</Link>
      </p>
      <div className={css.answers}>
        <Button size="small" variant="secondary" onClick={() => writeConsent("denied")}>No, thanks</Button>
        <Button size="small" variant="secondary" onClick={() => writeConsent("granted")}>Allow</Button>
      </div>
    </section>
  );
}
