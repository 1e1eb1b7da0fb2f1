import { defaultShouldDehydrateQuery, type QueryClient } from "@tanstack/react-query";
import { createRouter, createSerializationAdapter, type RouterHistory } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { ApiError, translate } from "@hearthpaw/client";
import { ErrorScreen } from "./components/errors/ErrorScreen.tsx";
import { PendingScreen } from "./components/shell/PendingScreen.tsx";
import { type Connection, ConnectionContext } from "./lib/client_context.ts";
import { isMissingFile } from "./lib/missing_files.ts";
import type { PageContext } from "./lib/page_context.ts";
import { captureError } from "./lib/reports.ts";
import { parseSearch, stringifySearch } from "./lib/search_params.ts";
import type { RouteTree } from "./first_routes.ts";

/** Delay before the next page's skeleton replaces the old page, in ms. */
const SLOW_MS = 200;
const isBrowser = typeof document !== "undefined";

export type SiteOptions = {
  routeTree: RouteTree;
  queryClient: QueryClient;
  connection: Connection;
  /** The public origin, for the addresses in a page's head. */
  origin: string;
  /** Receives failures that do not break the page. */
  report: PageContext["report"];
  /** Nonce of the inline scripts of a server-rendered page. */
  nonce?: string;
  /** Source of the address, if not the browser's address bar. */
  history?: RouterHistory;
};

/** Returns the site's router: one for a visitor in the browser, one for each request on the server. */
export function createSiteRouter(
  { routeTree, queryClient, connection, origin, report, nonce, history }: SiteOptions,
) {
  const router = createRouter({
    routeTree,
    context: { queryClient, client: connection.client, origin, report },
    history,
    parseSearch,
    stringifySearch,
    trailingSlash: "preserve",
    // The path decides the page's access and caching, so "/Admin" must not be another way to "/admin".
    caseSensitive: true,
    defaultPreload: "intent",
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: SLOW_MS,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorScreen,
    defaultOnCatch: (error, { componentStack }) => {
      // The page itself reports a rejection by the server, a missing connection or a missing file.
      if (error instanceof ApiError || isMissingFile(error)) return;
      captureError(error, { componentStack: componentStack ?? undefined });
    },
    // Only TanStack Query decides about freshness: returning to a page runs its loader again.
    defaultPreloadStaleTime: 0,
    defaultGcTime: 0,
    // Server-rendered pages need no script for it: the browser starts at the visitor's last position.
    scrollRestoration: isBrowser,
    ssr: nonce === undefined ? undefined : { nonce },
    Wrap: ({ children }) => (
      <ConnectionContext.Provider value={connection}>{children}</ConnectionContext.Provider>
    ),
  });
  // Not one of the options of `createRouter`: only the full-stack framework sets it.
  router.options.serializationAdapters = [failures];
  setupRouterSsrQueryIntegration({
    router,
    queryClient,
    dehydrateOptions: {
      // The browser repeats requests that failed on the server.
      shouldDehydrateQuery: defaultShouldDehydrateQuery,
      // Answers are JSON: one text is several times faster to write and read than value by value.
      serializeData: JSON.stringify,
    },
    hydrateOptions: { defaultOptions: { deserializeData: JSON.parse } },
  });
  return router;
}

/**
 * Sends a failed page's error to the browser, which words it like the server did. Only answers of the API
 * leave the server.
 */
const failures = createSerializationAdapter({
  key: "failure",
  test: (value): value is Error => value instanceof Error,
  toSerializable: (error) => {
    // Without a status there was no answer, and the message is that of a fault in this process.
    const known = error instanceof ApiError && error.status > 0 ? error : translate(new SyntaxError());
    const { message, title, code, status, problem } = known;
    return { message, title, code, status, problem };
  },
  fromSerializable: (facts): Error => new ApiError(facts),
});

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
