import type { QueryClient } from "@tanstack/react-query";
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter as createTanstackRouter,
  redirect,
} from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";
import { ApiError, type HearthpawClient } from "@hearthpaw/client";
import type { PageHead } from "../head.ts";
import { parseSearch, type SearchParams, stringifySearch } from "../search_params.ts";
import { type Location, locationOf } from "./location.ts";
import type { Params } from "./match.ts";

/** What every loader receives: one of each for a visitor in the browser, one of each for a request on the server. */
export type RouterContext = { queryClient: QueryClient; client: HearthpawClient };

export type LoadInput = RouterContext & {
  params: Params;
  search: SearchParams;
  pathname: string;
  /** The screen is there already and has begun to fetch for itself: only its search has changed. */
  isStay: boolean;
};

/** What a page says of itself; `status` other than 200 is the answer's status. */
export type Loaded = { head: PageHead; status?: number };

/** A page's file: its screen, and the loader that fetches what the screen needs before it is drawn. */
export type PageModule = { Screen: ComponentType; load?: (input: LoadInput) => Promise<Loaded> | Loaded };

/** `chunk` is the page's source file, by which the server names the scripts that the browser will need. */
export type Route = { path: string; chunk: string; module: () => Promise<PageModule> };

/** What a route has loaded: its screen, or why there is none. */
export type PageData = {
  route: Route | undefined;
  params: Params;
  head: PageHead;
  /** 404 and 410 have their own screens, 500 shows `error`. */
  status: number;
  Screen: ComponentType | undefined;
  error?: unknown;
};

/** A page as it is drawn. */
export type Page = PageData & { location: Location };

export type NavigateOptions = {
  /** A path of this site with its search and hash. */
  href: string;
  /** Takes the place of the present entry in the history. */
  replace?: boolean;
  /** False where the visitor stays at the same place of the same screen, as with a filter. */
  resetScroll?: boolean;
};

/** TanStack's router, with the few moves that screens make. */
export type Router = {
  /** What the RouterProvider takes. */
  tanstack: AnyRouter;
  routes: readonly Route[];
  navigate: (options: NavigateOptions) => Promise<void>;
  /** Fetches a page's script and data ahead; never fails. */
  preload: (href: string) => void;
  /** Loads the present address: the first page, or the same one again after an error. On the server it may throw Redirect. */
  load: () => Promise<void>;
  /** Hears of every change of address before it is loaded; an answer of true stops it. */
  onLeave: (listener: (next: { href: string }) => boolean | void) => () => void;
};

/** Thrown by a loader: the visitor belongs elsewhere. */
export class Redirect extends Error {
  override name = "Redirect";
  readonly href: string;
  readonly status: 301 | 302;
  constructor(href: string, status: 301 | 302 = 302) {
    super(`redirect to ${href}`);
    this.href = href;
    this.status = status;
  }
}

/** Thrown by a loader: there is no such page (404), or no longer (410). An ApiError of these statuses does the same. */
export class NotFound extends Error {
  override name = "NotFound";
  readonly status: 404 | 410;
  constructor(status: 404 | 410 = 404) {
    super("there is no such page");
    this.status = status;
  }
}

/** How long the old page stays before the next one's skeleton takes its place, in ms. */
const SLOW_MS = 200;
const heads: Record<number, PageHead> = {
  404: { title: "Page not found", noIndex: true },
  410: { title: "No longer here", noIndex: true },
  500: { title: "Something went wrong", noIndex: true },
};

/** Loads one page; whatever fails becomes the page's status, but a redirect, which is thrown. */
async function pageOf(route: Route | undefined, input: LoadInput): Promise<PageData> {
  const page: PageData = {
    route,
    params: input.params,
    head: { title: "Hearthpaw" },
    status: 200,
    Screen: undefined,
  };
  try {
    if (!route) throw new NotFound();
    const module = await route.module();
    const loaded = await module.load?.(input);
    return { ...page, Screen: module.Screen, head: loaded?.head ?? page.head, status: loaded?.status ?? 200 };
  } catch (error) {
    if (error instanceof Redirect) {
      throw redirect({ href: error.href, statusCode: error.status, replace: true });
    }
    const status = statusOf(error);
    return { ...page, head: heads[status]!, status, error };
  }
}

/**
 * One router for a visitor, or for one request on the server, where `href` is the address. `Shell` surrounds every page,
 * `View` draws one, and `Pending` stands in for one that takes long.
 */
export function createRouter({ routes, context, href, Shell, View, Pending }: {
  routes: readonly Route[];
  context: RouterContext;
  href?: string;
  Shell: () => ReactNode;
  View: () => ReactNode;
  Pending: () => ReactNode;
}): Router {
  const isBrowser = href === undefined;
  const leaving = new Set<(next: { href: string }) => boolean | void>();
  const root = createRootRoute({ component: Shell });
  /** The latest good page of each match: a screen that is already there shows its own failures. */
  const shown = new Map<string, PageData>();
  const routeAt = (path: string, route: Route | undefined) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: View,
      staticData: { chunk: route?.chunk },
      // The search is no part of what names a match, so that a new filter changes the screen at once, not after a load;
      // the load goes on behind it, for the head.
      shouldReload: true,
      loader: async ({ params, location, cause }) => {
        const { _splat: _rest, ...names } = params as Record<string, string>;
        const search = location.search as SearchParams;
        const page = await pageOf(route, {
          ...context,
          params: names,
          search,
          pathname: location.pathname,
          isStay: cause === "stay",
        });
        const before = shown.get(`${path} ${JSON.stringify(names)}`);
        if (page.status === 500 && cause === "stay" && before) return before;
        if (page.status === 200) shown.set(`${path} ${JSON.stringify(names)}`, page);
        return page;
      },
    });
  const tanstack: AnyRouter = createTanstackRouter({
    routeTree: root.addChildren([
      ...routes.map((route) => routeAt(route.path, route)),
      routeAt("$", undefined),
    ]),
    ...(isBrowser ? {} : { history: createMemoryHistory({ initialEntries: [href] }) }),
    parseSearch,
    stringifySearch,
    trailingSlash: "preserve",
    defaultPendingComponent: Pending,
    defaultPendingMs: SLOW_MS,
    defaultPendingMinMs: 0,
    // Freshness is TanStack Query's business alone.
    defaultPreloadStaleTime: 0,
    // The server's pages need no script for it: the browser begins where the visitor left.
    scrollRestoration: isBrowser,
  });
  if (isBrowser) {
    // The first page came as HTML: the router draws the same tree and hydrates without a break.
    tanstack.ssr = { manifest: undefined };
    tanstack.subscribe("onBeforeNavigate", ({ toLocation, hrefChanged }) => {
      if (hrefChanged) { for (const listener of leaving) listener({ href: toLocation.href }); }
    });
  }
  let isFirst = true;

  return {
    tanstack,
    routes,
    async navigate({ href, replace = false, resetScroll = true }) {
      const next = locationOf(href, "").href;
      for (const listener of leaving) if (listener({ href: next }) === true) return;
      await tanstack.navigate({ href: next, replace, resetScroll });
    },
    preload(href) {
      const { pathname, search } = locationOf(href, "");
      void tanstack.preloadRoute({ to: pathname, search }).catch(() => undefined);
    },
    async load() {
      if (!isFirst) return await tanstack.invalidate();
      isFirst = false;
      await tanstack.load();
      const result = tanstack._serverResult;
      if (result?.type !== "redirect") return;
      const { status, headers } = result.redirect;
      throw new Redirect(headers.get("location") ?? "/", status === 301 ? 301 : 302);
    },
    onLeave(listener) {
      leaving.add(listener);
      return () => void leaving.delete(listener);
    },
  };
}

function statusOf(error: unknown): number {
  if (error instanceof NotFound) return error.status;
  if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return error.status;
  return 500;
}
