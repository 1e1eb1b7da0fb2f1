import { rootRouteId, useRouterState } from "@tanstack/react-router";
import { stringifySearch } from "./search_params.ts";

/** The address of a page: its path, and its search with the question mark. */
export type ShownLocation = { pathname: string; search: string; href: string };

/**
 * Returns the address of the page that is shown, which changes together with the screen. The router's `location` is a step
 * ahead while the next page is on its way, its `resolvedLocation` a step behind when that page has come.
 */
export function useShownLocation(): ShownLocation {
  const href = useRouterState({
    select: ({ matches, location }) => {
      const match = matches.at(-1);
      // Only an address that leads nowhere has no page of its own.
      if (!match || match.routeId === rootRouteId) return location.pathname + location.searchStr;
      return match.pathname + stringifySearch(match.search);
    },
  });
  const at = href.indexOf("?");
  return at < 0
    ? { pathname: href, search: "", href }
    : { pathname: href.slice(0, at), search: href.slice(at), href };
}
