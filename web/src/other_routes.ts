import type { createSiteRouter } from "./router.tsx";

/** Parts of the browser's router. `reload` runs if a page's files failed to load. */
type Parts = {
  router: Pick<
    ReturnType<typeof createSiteRouter>,
    "history" | "load" | "getMatchedRoutes" | "setRoutes" | "buildRouteTree"
  >;
  load?: () => Promise<unknown>;
  reload?: () => void;
};

/**
 * Addresses of other pages that match a parameter of a first page: `/reserve-pet/$petId`,
 * `/breeders/$id/$slug`.
 */
const LOOK_ALIKE = /^\/(?:reserve-pet\/reservation-confirmation|breeders\/[^/]+\/apply)\/?$/;

/**
 * Lets the router start with the pages that new visitors land on (`first_routes.ts`). The routes of accounts,
 * dashboards and texts load when an address is none of the first, or when `add` is called.
 */
export function addRoutesLater({
  router,
  load = () => import("./routeTree.gen.ts"),
  reload = () => location.reload(),
}: Parts) {
  const { load: go } = router;
  let added: Promise<void> | undefined;
  let isWhole = false;

  function add(): Promise<void> {
    return added ??= load().then(() => {
      // All routes are in the same root now.
      router.setRoutes(router.buildRouteTree());
      isWhole = true;
    }).catch((error: unknown) => {
      added = undefined;
      throw error;
    });
  }
  function knows(pathname: string): boolean {
    if (isWhole) return true;
    const [, params, found] = router.getMatchedRoutes(pathname);
    // "**" contains the rest of the path after the nearest route: perhaps another page.
    return found !== undefined && !("**" in params) && !LOOK_ALIKE.test(pathname);
  }

  router.load = async (options) => {
    // The address has changed already, so a reload gets the page from the server.
    if (!knows(router.history.location.pathname)) return await add().then(() => go(options), reload);
    await go(options);
  };
  return { add, knows };
}
