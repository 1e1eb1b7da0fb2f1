import { defaultShouldDehydrateQuery, type QueryClient } from "@tanstack/react-query";
import { createRouter, createSerializationAdapter, type RouterHistory } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { ApiError, translate } from "@hearthpaw/client";
import { ErrorScreen } from "./components/errors/ErrorScreen.tsx";
import { PendingScreen } from "./components/shell/PendingScreen.tsx";
import { type Connection, ConnectionContext } from "./lib/client_context.ts";
import type { PageContext } from "./lib/page_context.ts";
import { captureError } from "./lib/reports.ts";
import { parseSearch, stringifySearch } from "./lib/search_params.ts";
import type { RouteTree } from "./first_routes.ts";

/** How long the old page stays before the next one's skeleton takes its place, in ms. */
const SLOW_MS = 200;
const isBrowser = typeof document !== "undefined";

export type SiteOptions = {
  routeTree: RouteTree;
  queryClient: QueryClient;
  connection: Connection;
  /** The public origin, for the addresses in a page's head. */
  origin: string;
  /** Hears of a failure that the page can do without. */
  report: PageContext["report"];
  /** Names the inline scripts of a page from the server. */
  nonce?: string;
  /** Where the address lives, if not in the browser's bar. */
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
    // What a page may load and whether it is kept follows from its path: "/Admin" must be no other way to "/admin".
    caseSensitive: true,
    defaultPreload: "intent",
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: SLOW_MS,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorScreen,
    defaultOnCatch: (error, { componentStack }) => {
      // A refusal of the server, or none to be reached, is what the page says.
      if (error instanceof ApiError) return;
      captureError(error, { componentStack: componentStack ?? undefined });
    },
    // Freshness is TanStack Query's business alone: a page that was left asks its loader again.
    defaultPreloadStaleTime: 0,
    defaultGcTime: 0,
    // The server's pages need no script for it: the browser begins where the visitor left.
    scrollRestoration: isBrowser,
    ssr: nonce === undefined ? undefined : { nonce },
    Wrap: ({ children }) => (
      <ConnectionContext.Provider value={connection}>{children}</ConnectionContext.Provider>
    ),
  });
  // Not among the options that `createRouter` takes: only the full-stack framework has a place for it.
  router.options.serializationAdapters = [failures];
  setupRouterSsrQueryIntegration({
    router,
    queryClient,
    dehydrateOptions: {
      // What failed on the server is asked again by the browser.
      shouldDehydrateQuery: defaultShouldDehydrateQuery,
      // Answers are JSON: as one text they are written and read several times faster than value by value.
      serializeData: JSON.stringify,
    },
    hydrateOptions: { defaultOptions: { deserializeData: JSON.parse } },
  });
  return router;
}

/** Carries a failed page's error to the browser, which words it as the server did. Only what the API answers leaves the server. */
const failures = createSerializationAdapter({
  key: "failure",
  test: (value): value is Error => value instanceof Error,
  toSerializable: (error) => {
    // Without a status nobody has answered, and the words are those of a fault in this process.
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
