import { rootRouteId, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Configuration } from "@hearthpaw/client";
import { type Analytics, createAnalytics } from "../../lib/analytics.ts";
import { type Consent, useConsent } from "../../lib/consent.ts";
import { isQuietDocument, isQuietPage } from "../../lib/payment_document.ts";
import { hasSecret } from "../../lib/scrub.ts";
import { useShownLocation } from "../../lib/shown_location.ts";
import { useSession } from "../session/session.tsx";
import { ConsentNotice } from "./ConsentNotice.tsx";

/** Asks for consent, and runs the services that have it. Loaded only if one of them is configured. */
export function OutsideServices({ configuration }: { configuration: Configuration }) {
  const consent = useConsent();
  const { analyticsId } = configuration;
  return (
    <>
      {consent === undefined && <ConsentNotice configuration={configuration} />}
      {analyticsId !== null && <PageViews id={analyticsId} consent={consent} />}
    </>
  );
}

/** Started tags by ID: React may mount this part again, but each tag starts once per page. */
const started = new Map<string, Analytics>();

/**
 * Counts page views while the visitor agrees. It skips staff, payment pages, and addresses that are secrets.
 */
function PageViews({ id, consent }: { id: string; consent: Consent | undefined }) {
  const { status, user } = useSession();
  const shown = useShownLocation();
  const path = shown.pathname;
  const route = useRouterState({ select: ({ matches }) => routeOf(matches.at(-1)) });
  const isCounted = consent === "granted" && status !== "unknown" && user?.role !== "Admin" &&
    !isQuietPage(path) && !isQuietDocument() && !hasSecret(shown);
  useEffect(() => {
    const known = started.get(id);
    if (isCounted) {
      const analytics = known ?? createAnalytics(id);
      started.set(id, analytics);
      analytics.view(route);
    } else if (consent === "denied") (known ?? createAnalytics(id)).forget();
    else known?.pause();
  }, [id, isCounted, consent, path, route]);
  return null;
}

/** Returns a page's route. An unknown address has none, because it may contain anything. */
function routeOf(match: { routeId: string; fullPath: string } | undefined): string {
  return match && match.routeId !== rootRouteId ? match.fullPath : "/not-found";
}
