import { createContext, useContext, useSyncExternalStore } from "react";
import type { SearchParams } from "../search_params.ts";
import type { Location } from "./location.ts";
import type { Params } from "./match.ts";
import type { Page, Router } from "./router.ts";

export const RouterContext = createContext<Router | undefined>(undefined);

/** The router: `useRouter().navigate({ href: "/dogs" })`. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error("useRouter needs an App above it");
  return router;
}

/** The page that is shown. */
export function usePage(): Page {
  const router = useRouter();
  const get = () => router.state().page;
  return useSyncExternalStore(router.subscribe, get, get);
}

/** Whether the next page is on its way. */
export function useIsLoading(): boolean {
  const router = useRouter();
  const get = () => router.state().pending !== undefined;
  return useSyncExternalStore(router.subscribe, get, get);
}

/** Whether the next page takes so long that its skeleton stands in. */
export function useIsSlow(): boolean {
  const router = useRouter();
  const get = () => router.state().isSlow;
  return useSyncExternalStore(router.subscribe, get, get);
}

/** The address of the page that is shown. */
export const useLocation = (): Location => usePage().location;

/** The parameters of the path: `{ id, slug }` at `/pets/$id/$slug`. */
export const useParams = (): Params => usePage().params;

/** The parameters of the address; each is a text, or several where its key is repeated. */
export const useSearch = (): SearchParams => usePage().location.search;
