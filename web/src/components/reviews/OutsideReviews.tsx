import { Link, Section } from "@hearthpaw/ui-kit";
import { useEffect, useState } from "react";
import { useConfiguration } from "../../lib/configuration.ts";
import { useConsent } from "../../lib/consent.ts";
import { isQuietDocument } from "../../lib/payment_document.ts";
import { OutsideFrame } from "../shell/OutsideFrame.tsx";
import { useSession } from "../session/session.tsx";
import * as texts from "./texts.ts";
import css from "./OutsideReviews.module.css";

/**
 * Reviews of the marketplace on a site outside its control: a link for everyone, and the reviews themselves
 * after consent.
 */
export function OutsideReviews() {
  const reviews = useConfiguration()?.reviewsWidget;
  const { user } = useSession();
  const consent = useConsent();
  const isDark = useIsDark();
  if (!reviews) return null;
  const { serviceName, frameUrl, darkFrameUrl, heightPx, pageUrl } = reviews;
  const isShown = consent === "granted" && user?.role !== "Admin" && !isQuietDocument();
  return (
    <Section
      title={texts.whatPeopleSayOn(serviceName)}
      lead={texts.outsideReviewsLead}
    >
      {isShown && (
        <OutsideFrame
          className={css.frame}
          title={texts.reviewsOn(serviceName)}
          src={isDark ? darkFrameUrl : frameUrl}
          height={heightPx}
        />
      )}
      <p>
        <Link href={pageUrl} target="_blank" rel="noopener">{texts.readOurReviewsOn(serviceName)}</Link>
      </p>
    </Section>
  );
}

const DARK = "(prefers-color-scheme: dark)";

/** Returns whether the visitor's device prefers dark pages; false until the first browser render. */
function useIsDark(): boolean {
  const [isDark, setDark] = useState(false);
  useEffect(() => {
    const query = matchMedia(DARK);
    const look = () => setDark(query.matches);
    look();
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return isDark;
}
