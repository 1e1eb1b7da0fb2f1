import { type RouterHistory, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { needsConsent, onConsent, readConsent } from "../../lib/consent.ts";
import { useConfiguration } from "../../lib/configuration.ts";
import { useClient, useNotices } from "../../lib/client_context.ts";
import { startRealtime } from "../../lib/live.ts";
import { isQuietDocument, isQuietPage } from "../../lib/payment_document.ts";
import { pageIdle } from "../../lib/realtime.ts";
import { startReports } from "../../lib/reports.ts";
import { useSession } from "../session/session.tsx";

// A lazy part of its own on the client only: nobody waits for it, and the server's page does not ask.
const OutsideServices = typeof document === "undefined"
  ? () => null
  : lazy(() => import("./OutsideServices.tsx").then((module) => ({ default: module.OutsideServices })));

/** What runs beside the page in a browser: live events, reports of errors, and taking up a new deployment. */
export function LiveServices() {
  const router = useRouter();
  const notices = useNotices();
  const configuration = useConfiguration();
  const isKnown = configuration !== undefined;
  const client = useClient();
  const { user } = useSession();
  const isStaff = user?.role === "Admin";

  // What does not arrive is asked for again by the first call.
  useEffect(() => void pageIdle().then(client.ready).catch(() => undefined), [client]);

  useEffect(() => {
    if (!configuration) return;
    const routeName = (pathname: string) => router.getMatchedRoutes(pathname)[2]?.fullPath;
    const { mode, reports, deploymentVersion, realtime } = configuration;
    const mayRecord = (pathname = location.pathname) => readConsent() === "granted" && !isQuietPage(pathname);
    const sdk = startReports({ mode, dsn: reports.dsn, release: deploymentVersion }, {
      routeName,
      mayRecord: mayRecord(),
    });
    const forget = [
      onConsent(() => sdk.setRecording(mayRecord())),
      // Before the page is drawn: a recording sees nothing of a checkout.
      router.subscribe(
        "onBeforeNavigate",
        ({ toLocation }) => sdk.setRecording(mayRecord(toLocation.pathname)),
      ),
    ];
    let isOver = false;
    void pageIdle().then(() => import("../../lib/realtime_connection.ts")).then(({ connect }) => {
      if (isOver) return;
      startRealtime(connect(realtime, client));
      // The file did not arrive: the page works without, as it does while a connection is lost.
    }, () => undefined);
    return () => {
      isOver = true;
      forget.forEach((end) => end());
    };
    // The configuration is of the deployment: it changes with a load, never within a page.
  }, [isKnown]);

  useEffect(() => {
    // The policy of a quiet document lets no other service in, wherever its visitor goes: one that waits begins with a load.
    if (!configuration || isStaff || !isQuietDocument()) return;
    const isWaiting = () =>
      configuration.liveChat !== null || (needsConsent(configuration) && readConsent() === "granted");
    return loadWholeNext(router.history, (pathname) => !isQuietPage(pathname) && isWaiting());
  }, [isKnown, isStaff, router]);

  useEffect(() => {
    let free: (() => void) | undefined;
    const deaf = notices.hear(({ kind }) => {
      if (kind === "deployment-changed") free ??= loadWholeNext(router.history);
    });
    return () => {
      deaf();
      free?.();
    };
  }, [notices, router]);
  return configuration && needsConsent(configuration)
    ? (
      <Suspense>
        <OutsideServices configuration={configuration} />
      </Suspense>
    )
    : null;
}

/**
 * Has the next address loaded whole, or the next of such paths: what is new comes with it, so that nothing that is typed on
 * this page is lost. The function returned ends that.
 */
function loadWholeNext(
  history: RouterHistory,
  isOne: (pathname: string) => boolean = () => true,
): () => void {
  return history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, nextLocation: { href, pathname }, action }) => {
      // Another place of the same page is no next address.
      if (withoutHash(href) === withoutHash(currentLocation.href) || !isOne(pathname)) return false;
      if (action === "PUSH") location.assign(href);
      else if (action === "REPLACE") location.replace(href);
      else {
        // Back and forward have changed the address already.
        location.reload();
        return false;
      }
      return true;
    },
  });
}

const withoutHash = (href: string): string => href.split("#")[0]!;
