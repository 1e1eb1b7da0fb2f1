import { Shell } from "./App.tsx";
import { PageSkeleton } from "./components/shell/PageSkeleton.tsx";
import { PageView } from "./components/shell/PageView.tsx";
import { createRouter, type Router, type RouterContext } from "./lib/router/router.ts";
import { routes } from "./routes/tree.ts";

/** The site's router: for a visitor in the browser, or for one request on the server, whose address is `href`. */
export function createSiteRouter(context: RouterContext, href?: string): Router {
  return createRouter({ routes, context, href, Shell, View: PageView, Pending: PageSkeleton });
}
