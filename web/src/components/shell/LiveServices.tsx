import { lazy, Suspense, useEffect } from "react";
import { onConsent, readConsent } from "../../lib/consent.ts";
import { useConfiguration } from "../../lib/configuration.ts";
import { useNotices } from "../../lib/client_context.ts";
import { startRealtime } from "../../lib/live.ts";
import { startReports } from "../../lib/reports.ts";
import { useRouter } from "../../lib/router/hooks.ts";
import { findRoute } from "../../lib/router/match.ts";

// A lazy part of its own on the client only: nobody waits for it, and the server's page does not ask.
const ConsentNotice = typeof document === "undefined"
  ? () => null
  : lazy(() => import("./ConsentNotice.tsx").then((module) => ({ default: module.ConsentNotice })));

/** What runs beside the page in a browser: live events, reports of errors, and taking up a new deployment. */
export function LiveServices() {
  const router = useRouter();
  const notices = useNotices();
  const configuration = useConfiguration();
  const isKnown = configuration !== undefined;

  useEffect(() => {
    if (!configuration) return;
    const routeName = (pathname: string) => findRoute(router.routes, pathname)?.route.path;
    const { mode, reports, deploymentVersion, realtime } = configuration;
    const hasConsent = () => readConsent() === "granted";
    const sdk = startReports({ mode, dsn: reports.dsn, release: deploymentVersion }, {
      routeName,
      hasConsent: hasConsent(),
    });
    startRealtime(realtime);
    return onConsent(() => sdk.setConsent(hasConsent()));
    // The configuration is of the deployment: it changes with a load, never within a page.
  }, [isKnown]);

  useEffect(() => {
    let isOld = false;
    const deaf = notices.hear(({ kind }) => void (isOld ||= kind === "deployment-changed"));
    const still = router.onLeave(({ href }) => {
      // The new version of the page comes with the next address, so that nothing that is typed is lost.
      if (isOld) location.assign(href);
      return isOld;
    });
    return () => {
      deaf();
      still();
    };
  }, [notices, router]);
  return configuration?.mode === "production"
    ? (
      <Suspense>
        <ConsentNotice />
      </Suspense>
    )
    : null;
}
