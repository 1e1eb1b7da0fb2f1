import { type RouterState, useRouterState } from "@tanstack/react-router";
import { createContext, useContext } from "react";
import { type SearchParams, stringifySearch } from "../search_params.ts";
import type { Location } from "./location.ts";
import type { Params } from "./match.ts";
import type { Page, PageData, Router } from "./router.ts";

export const RouterContext = createContext<Router | undefined>(undefined);

/** The router: `useRouter().navigate({ href: "/dogs" })`. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error("useRouter needs an App above it");
  return router;
}

const pages = new WeakMap<object, Page>();
/** Stands in while a page that takes long shows its skeleton. */
const waiting: PageData = {
  route: undefined,
  params: {},
  head: { title: "Hearthpaw" },
  status: 200,
  Screen: undefined,
};

/** The page that is shown, of the deepest match; the same object as long as nothing of it changes. */
export function pageOf({ matches, resolvedLocation, location }: RouterState): Page {
  const match = matches.at(-1)!;
  const known = pages.get(match);
  if (known) return known;
  const search = match.search as SearchParams;
  const { hash, state } = resolvedLocation ?? location;
  const written = hash ? `#${hash}` : "";
  const page: Page = {
    ...(match.loaderData as unknown as PageData | undefined ?? waiting),
    location: {
      pathname: match.pathname,
      search,
      hash: written,
      href: match.pathname + stringifySearch(search) + written,
      key: state.__TSR_key ?? "",
    },
  };
  pages.set(match, page);
  return page;
}

/** The page that is shown. */
export function usePage(): Page {
  return useRouterState({ select: pageOf as never, structuralSharing: false }) as Page;
}

/** Whether the next page is on its way. */
export function useIsLoading(): boolean {
  const select = ({ status, location, matches }: RouterState) =>
    status === "pending" && location.pathname !== matches.at(-1)?.pathname;
  return useRouterState({ select: select as never }) as boolean;
}

/** The address of the page that is shown. */
export const useLocation = (): Location => usePage().location;

/** The parameters of the path: `{ id, slug }` at `/pets/$id/$slug`. */
export const useParams = (): Params => usePage().params;

/** The parameters of the address; each is a text, or several where its key is repeated. */
export const useSearch = (): SearchParams => usePage().location.search;
