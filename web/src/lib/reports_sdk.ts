/**
 * The vendor's SDK with the product's settings. reports.ts loads it when the page is idle; nothing else
 * imports it.
 */
import {
  addEventProcessor,
  addIntegration,
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
import { rates, type ReportsSdk, type SdkSettings } from "./reports_rules.ts";
import { isQuietDocument } from "./payment_document.ts";
import { cleanRecording, hasSecret, scrub } from "./scrub.ts";

/** Starts the SDK. Call it once. */
export function startSdk({ dsn, environment, release, routeName, mayRecord }: SdkSettings): ReportsSdk {
  const isBrowser = typeof globalThis.document !== "undefined";
  // A page is named by its route, because ids and tokens of an address must not be sent.
  const tracing = browserTracingIntegration({
    beforeStartSpan: (span) => ({
      ...span,
      name: (isBrowser && routeName?.(globalThis.location.pathname)) || "unknown",
    }),
  });

  init({
    dsn,
    environment,
    release,
    transport,
    tracesSampleRate: rates.traces,
    replaysOnErrorSampleRate: rates.replaysOnError,
    replaysSessionSampleRate: rates.replaysOfSessions,
    // Measured pages and calls are not joined with the server's: no other site receives a header of ours.
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
      // Not the console: the output of other scripts is not ours to send.
      breadcrumbsIntegration({ console: false }),
    ],
    integrations: isBrowser ? [tracing] : [],
    beforeSend: scrub,
    beforeSendTransaction: scrub,
    beforeBreadcrumb: scrub,
  });
  // A replay's frame lists the addresses of the visit and passes neither of the hooks above.
  addEventProcessor((event) => (event.type as string) === "replay_event" ? scrub(event) : event);

  const setRecording = createRecording();
  if (mayRecord) setRecording(true);
  return {
    capture(error, { operationId, requestId, componentStack }) {
      captureException(error, {
        tags: { operationId, requestId },
        contexts: componentStack ? { react: { componentStack } } : {},
      });
    },
    setRecording,
  };
}

/**
 * Returns a function that starts and stops the recording. The SDK's recorder loads with the first consent.
 * Nothing of a page is kept before, not even for the case of an error.
 */
function createRecording(): ReportsSdk["setRecording"] {
  // A recording repeats the address of its page. Pages behind a mail's link and payment pages are therefore
  // never recorded.
  if (typeof document === "undefined" || hasSecret(location) || isQuietDocument()) return () => {};
  let replay: ReturnType<typeof replayIntegration> | undefined;
  const begin = () => {
    if (replay) return Math.random() < rates.replaysOfSessions ? replay.start() : replay.startBuffering();
    replay = replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      networkCaptureBodies: false,
      // The worker would be a blob, which the page's security policy refuses.
      useCompression: false,
    });
    addIntegration(replay);
  };
  let last: Promise<void> = Promise.resolve();
  return (isAllowed) => {
    // The last part of the recording is dropped after the visitor withdraws consent.
    last = last.then(() => isAllowed ? begin() : replay?.stop({ flush: false }));
  };
}

type Transport = typeof makeFetchTransport;
type Envelope = Parameters<ReturnType<Transport>["send"]>[0];

/** A recording passes through no hook but the transport, and starts with the page's full address. */
const transport: Transport = (options) => {
  const way = makeFetchTransport(options);
  return { ...way, send: (envelope) => way.send(cleanEnvelope(envelope)) };
};

function cleanEnvelope(envelope: Envelope): Envelope {
  const [headers, items] = envelope;
  // TypeScript loses the items' types when they are treated as one.
  const cleaned = (items as [Record<string, unknown>, unknown][]).map(([about, payload]) => {
    if (about.type !== "replay_recording" || typeof payload !== "string") return [about, payload];
    const recording = cleanRecording(payload);
    return [{ ...about, length: new TextEncoder().encode(recording).length }, recording];
  });
  return [headers, cleaned] as unknown as Envelope;
}
