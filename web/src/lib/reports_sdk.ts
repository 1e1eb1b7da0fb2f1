/** The vendor's SDK with the product's choices. Loaded by reports.ts when the page has time; nothing else imports it. */
import {
  addEventProcessor,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  functionToStringIntegration,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  replayIntegration,
} from "@sentry/react";
import { rates, type ReportsSdk, type SdkSettings } from "./reports.ts";
import { cleanRecording, hasSecret, scrub } from "./scrub.ts";

/** Starts the SDK; call once. */
export function startSdk({ dsn, environment, release, routeName, hasConsent }: SdkSettings): ReportsSdk {
  const isBrowser = typeof globalThis.document !== "undefined";
  // The recording of a page repeats its address, so pages behind a mail's link are not recorded at all.
  const mayRecord = isBrowser && !hasSecret(globalThis.location);
  const replay = mayRecord
    ? replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      networkCaptureBodies: false,
      // Its worker would be a blob, which the page's security policy refuses.
      useCompression: false,
    })
    : undefined;
  // A page is named by its route, so that no id and no token of an address is sent.
  const tracing = browserTracingIntegration({
    beforeStartSpan: (span) => ({
      ...span,
      name: (isBrowser && routeName?.(globalThis.location.pathname)) || "(unknown page)",
    }),
  });

  init({
    dsn,
    environment,
    release,
    transport,
    tracesSampleRate: rates.traces,
    replaysOnErrorSampleRate: rates.replaysOnError,
    replaysSessionSampleRate: hasConsent ? rates.replaysOfSessions : 0,
    // Measured pages and calls are not joined with the server's: no header of ours goes to anybody.
    tracePropagationTargets: [],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    defaultIntegrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      // Not the console: what other scripts write there is not ours to send.
      breadcrumbsIntegration({ console: false }),
    ],
    integrations: [...(isBrowser ? [tracing] : []), ...(replay ? [replay] : [])],
    beforeSend: scrub,
    beforeSendTransaction: scrub,
    beforeBreadcrumb: scrub,
  });
  // The frame of a replay lists the addresses of the visit, and passes neither of the above.
  addEventProcessor((event) => (event.type as string) === "replay_event" ? scrub(event) : event);

  return {
    capture(error, { operationId, requestId, componentStack }) {
      captureException(error, {
        tags: { operationId, requestId },
        contexts: componentStack ? { react: { componentStack } } : {},
      });
    },
    setSessionReplay(isAllowed) {
      if (!replay) return;
      if (isAllowed && Math.random() >= rates.replaysOfSessions) return;
      // From a fresh start: what was kept for the case of an error before the visitor agreed does not go along.
      void replay.stop().then(() => isAllowed ? replay.start() : replay.startBuffering());
    },
  };
}

type Transport = typeof makeFetchTransport;
type Envelope = Parameters<ReturnType<Transport>["send"]>[0];

/** A recording passes no other hook than the way out, and begins with the page's full address. */
const transport: Transport = (options) => {
  const way = makeFetchTransport(options);
  return { ...way, send: (envelope) => way.send(cleanEnvelope(envelope)) };
};

function cleanEnvelope(envelope: Envelope): Envelope {
  const [headers, items] = envelope;
  // The types of the many kinds of items do not survive being looked at as one.
  const cleaned = (items as [Record<string, unknown>, unknown][]).map(([about, payload]) => {
    if (about.type !== "replay_recording" || typeof payload !== "string") return [about, payload];
    const recording = cleanRecording(payload);
    return [{ ...about, length: new TextEncoder().encode(recording).length }, recording];
  });
  return [headers, cleaned] as unknown as Envelope;
}
