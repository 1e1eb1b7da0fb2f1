import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { ApiError, type HearthpawClient } from "@hearthpaw/client";
import type { PageHead } from "../head.ts";
import type { SearchParams } from "../search_params.ts";
import { type BrowserHistory, newKey, restoreScroll } from "./history.ts";
import { type Location, locationOf } from "./location.ts";
import { findRoute, type Params } from "./match.ts";

/** What every loader receives: one of each for a visitor in the browser, one of each for a request on the server. */
export type RouterContext = { queryClient: QueryClient; client: HearthpawClient };

export type LoadInput = RouterContext & { params: Params; search: SearchParams; pathname: string };

/** What a page says of itself; `status` other than 200 is the answer's status. */
export type Loaded = { head: PageHead; status?: number };

/** A page's file: its screen, and the loader that fetches what the screen needs before it is drawn. */
export type PageModule = { Screen: ComponentType; load?: (input: LoadInput) => Promise<Loaded> | Loaded };

/** `chunk` is the page's source file, by which the server names the scripts that the browser will need. */
export type Route = { path: string; chunk: string; module: () => Promise<PageModule> };

/** A page as it is drawn. */
export type Page = {
  location: Location;
  route: Route | undefined;
  params: Params;
  head: PageHead;
  /** 404 and 410 have their own screens, 500 shows `error`. */
  status: number;
  Screen: ComponentType | undefined;
  error?: unknown;
};

export type RouterState = {
  page: Page;
  /** Where the visitor is going while the page is on its way. */
  pending: Location | undefined;
  /** The next page takes long enough for its skeleton to stand in. */
  isSlow: boolean;
};

export type NavigateOptions = {
  /** A path of this site with its search and hash. */
  href: string;
  /** Takes the place of the present entry in the history. */
  replace?: boolean;
  /** False where the visitor stays at the same place of the same screen, as with a filter. */
  resetScroll?: boolean;
};

export type Router = {
  routes: readonly Route[];
  state: () => RouterState;
  subscribe: (listener: () => void) => () => void;
  navigate: (options: NavigateOptions) => Promise<void>;
  /** Fetches a page's script and data ahead; never fails. */
  preload: (href: string) => void;
  /** Loads the present address: the first page, or the same one again after an error. */
  load: () => Promise<void>;
  /** Hears of every change of address before it is loaded; an answer of true stops it. */
  onLeave: (listener: (next: Location) => boolean | void) => () => void;
  /** Called by the view when a page has been drawn. */
  drawn: () => void;
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

/** One router for a visitor, or for one request on the server, which has no history. */
export function createRouter(
  { routes, context, history, href }: {
    routes: readonly Route[];
    context: RouterContext;
    history?: BrowserHistory;
    /** The address to begin with; the history's own in a browser. */
    href?: string;
  },
): Router {
  const listeners = new Set<() => void>();
  const leaving = new Set<(next: Location) => boolean | void>();
  const first = history?.location() ?? locationOf(href ?? "/", "first");
  const empty: Page = {
    location: first,
    route: undefined,
    params: {},
    head: { title: "Hearthpaw" },
    status: 200,
    Screen: undefined,
  };
  let state: RouterState = { page: empty, pending: undefined, isSlow: false };
  /** What happens to the scroll position once the next page is drawn. */
  let afterDrawing: (() => void) | undefined;
  /** The latest navigation; an earlier one that ends later changes nothing. */
  let turn = 0;

  const set = (change: Partial<RouterState>): void => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };

  async function pageAt(location: Location): Promise<Page> {
    const found = findRoute(routes, location.pathname);
    const page: Page = { ...empty, location, route: found?.route, params: found?.params ?? {} };
    try {
      if (!found) throw new NotFound();
      const module = await found.route.module();
      const { pathname, search } = location;
      const loaded = await module.load?.({ ...context, params: found.params, search, pathname });
      return {
        ...page,
        Screen: module.Screen,
        head: loaded?.head ?? empty.head,
        status: loaded?.status ?? 200,
      };
    } catch (error) {
      if (error instanceof Redirect) throw error;
      const status = statusOf(error);
      return { ...page, head: heads[status]!, status, error };
    }
  }

  /** Shows the page of an address. Where only its search changes, the screen stays, and the head follows. */
  async function arrive(location: Location, then: () => void, isFirst = false): Promise<void> {
    const mine = ++turn;
    const slow = setTimeout(() => mine === turn && state.pending && set({ isSlow: true }), SLOW_MS);
    const isStay = !isFirst && isSamePage(state.page, findRoute(routes, location.pathname));
    if (isStay) {
      afterDrawing = then;
      set({ page: { ...state.page, location }, pending: undefined, isSlow: false });
    } else if (!isFirst) set({ pending: location });
    try {
      const page = await pageAt(location);
      if (mine !== turn) return;
      // A screen that is already there shows its own failures.
      if (isStay && page.status === 500) return;
      if (!isStay) afterDrawing = then;
      set({ page, pending: undefined, isSlow: false });
    } catch (error) {
      if (!(error instanceof Redirect) || mine !== turn) throw error;
      if (!history) throw error;
      await navigate({ href: error.href, replace: true });
    } finally {
      clearTimeout(slow);
    }
  }

  async function navigate({ href, replace = false, resetScroll = true }: NavigateOptions): Promise<void> {
    if (!history) throw new Error("a page of the server goes nowhere");
    const next = locationOf(href, newKey());
    for (const listener of leaving) if (listener(next) === true) return;
    history.keepScroll();
    history.write(next, replace || next.href === state.page.location.href);
    await arrive(next, () => resetScroll && history.scrollTo(next.hash));
  }

  history?.onMove((location) => {
    for (const listener of leaving) if (listener(location) === true) return;
    arrive(location, () => restoreScroll(location.key));
  });

  return {
    routes,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate,
    preload: (href) => void pageAt(locationOf(href, "ahead")).catch(() => undefined),
    load: () => arrive(state.page.location, () => history && restoreScroll(state.page.location.key), true),
    onLeave(listener) {
      leaving.add(listener);
      return () => void leaving.delete(listener);
    },
    drawn() {
      afterDrawing?.();
      afterDrawing = undefined;
    },
  };
}

function isSamePage(page: Page, next: { route: Route; params: Params } | undefined): boolean {
  if (!page.Screen || page.status !== 200 || page.route !== next?.route) return false;
  return JSON.stringify(page.params) === JSON.stringify(next?.params);
}

function statusOf(error: unknown): number {
  if (error instanceof NotFound) return error.status;
  if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return error.status;
  return 500;
}
