import { type RouterHistory, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import { needsConsent, onConsent, readConsent } from "../../lib/consent.ts";
import { useConfiguration } from "../../lib/configuration.ts";
import { useClient, useNotices } from "../../lib/client_context.ts";
import { startRealtime } from "../../lib/live.ts";
import { isQuietDocument, isQuietPage } from "../../lib/payment_document.ts";
import { pageIdle } from "../../lib/realtime.ts";
import { startReports } from "../../lib/reports.ts";
import { useSession } from "../session/session.tsx";

// A lazy part on the client only: nothing waits for it, and the server's page omits it.
const OutsideServices = typeof document === "undefined"
  ? () => null
  : lazy(() => import("./OutsideServices.tsx").then((module) => ({ default: module.OutsideServices })));

/**
 * Services that run beside the page in a browser: live events, error reports, and switching to a new
 * deployment.
 */
export function LiveServices() {
  const router = useRouter();
  const notices = useNotices();
  const configuration = useConfiguration();
  const isKnown = configuration !== undefined;
  const client = useClient();
  const { user } = useSession();
  const isStaff = user?.role === "Admin";

  // If the request fails, the first call repeats it.
  useEffect(() => void pageIdle().then(client.ready).catch(() => undefined), [client]);

  const start = useEffectEvent(() => {
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
      // Runs before the page renders, so a recording sees nothing of a checkout.
      router.subscribe(
        "onBeforeNavigate",
        ({ toLocation }) => sdk.setRecording(mayRecord(toLocation.pathname)),
      ),
    ];
    let isOver = false;
    void pageIdle().then(() => import("../../lib/realtime_connection.ts")).then(({ connect }) => {
      if (isOver) return;
      startRealtime(connect(realtime, client));
      // The file failed to load: the page works without it, like during a lost connection.
    }, () => undefined);
    return () => {
      isOver = true;
      forget.forEach((end) => end());
    };
  });
  // The configuration belongs to the deployment: it changes with a page load, never within a page.
  useEffect(() => start(), [isKnown]);

  const loadWhole = useEffectEvent(() => {
    // The policy of a quiet document admits no other service, on any later page: a waiting service starts
    // with a full load.
    if (!configuration || isStaff || !isQuietDocument()) return;
    const isWaiting = () =>
      configuration.liveChat !== null || (needsConsent(configuration) && readConsent() === "granted");
    return loadWholeNext(router.history, (pathname) => !isQuietPage(pathname) && isWaiting());
  });
  useEffect(() => loadWhole(), [isKnown, isStaff, router]);

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
 * Makes the next navigation a full load, or the next one to a path that `isOne` accepts. New code or services
 * arrive with it, and text typed on this page is not lost. Returns a function that cancels it.
 */
function loadWholeNext(
  history: RouterHistory,
  isOne: (pathname: string) => boolean = () => true,
): () => void {
  return history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, nextLocation: { href, pathname }, action }) => {
      // Another place on the same page is not a navigation.
      if (withoutHash(href) === withoutHash(currentLocation.href) || !isOne(pathname)) return false;
      if (action === "PUSH") location.assign(href);
      else if (action === "REPLACE") location.replace(href);
      else {
        // Back and forward have already changed the address.
        location.reload();
        return false;
      }
      return true;
    },
  });
}

const withoutHash = (href: string): string => href.split("#")[0]!;
