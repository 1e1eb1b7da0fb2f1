import type { createSiteRouter } from "./router.tsx";

/** Of the browser's router; `reload` is for a page whose files did not arrive. */
type Parts = {
  router: Pick<
    ReturnType<typeof createSiteRouter>,
    "history" | "load" | "getMatchedRoutes" | "setRoutes" | "buildRouteTree"
  >;
  load?: () => Promise<unknown>;
  reload?: () => void;
};

/** Addresses of other pages that a parameter of a first one would take: `/reserve-pet/$petId`, `/breeders/$id/$slug`. */
const LOOK_ALIKE = /^\/(?:reserve-pet\/reservation-confirmation|breeders\/[^/]+\/apply)\/?$/;

/**
 * Lets the router begin with the pages that strangers arrive at (`first_routes.ts`): those of accounts, dashboards and texts
 * are fetched when an address is none of the first, and otherwise when `add` is called.
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
      // All routes hang on the same root now.
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
    // Under "**" stands what is beyond the end of the nearest route: perhaps another page.
    return found !== undefined && !("**" in params) && !LOOK_ALIKE.test(pathname);
  }

  router.load = async (options) => {
    // The address has changed already: the server has the page that could not be built up here.
    if (!knows(router.history.location.pathname)) return await add().then(() => go(options), reload);
    await go(options);
  };
  return { add, knows };
}
