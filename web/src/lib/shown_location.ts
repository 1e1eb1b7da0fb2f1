import { rootRouteId, useRouterState } from "@tanstack/react-router";
import { stringifySearch } from "./search_params.ts";

/** The address of a page: its path, and its search with the question mark. */
export type ShownLocation = { pathname: string; search: string; href: string };

/**
 * Returns the address of the shown page, which changes together with the screen. The router's `location` is a
 * step ahead while the next page is loading, and its `resolvedLocation` a step behind when that page has
 * arrived.
 */
export function useShownLocation(): ShownLocation {
  const href = useRouterState({
    select: ({ matches, location }) => {
      const match = matches.at(-1);
      // Only an unknown address has no page of its own.
      if (!match || match.routeId === rootRouteId) return location.pathname + location.searchStr;
      return match.pathname + stringifySearch(match.search);
    },
  });
  const at = href.indexOf("?");
  return at < 0
    ? { pathname: href, search: "", href }
    : { pathname: href.slice(0, at), search: href.slice(at), href };
}
