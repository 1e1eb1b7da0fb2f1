import { createMemoryHistory, createRouter, isNotFound } from "@tanstack/react-router";
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { ApiError, createClient } from "@hearthpaw/client";
import { absenceOf, isMistakenCall } from "./lib/found.ts";
import { partsForServer } from "./lib/later.tsx";
import { createNotices } from "./lib/notices.ts";
import { makeQueryClient } from "./lib/query_client.ts";
import { parseSearch } from "./lib/search_params.ts";
import { firstRoutes } from "./first_routes.ts";
import { createSiteRouter } from "./router.tsx";
import { routeTree } from "./routeTree.gen.ts";
import { filesOfRoutes, type Manifest } from "./server_manifest.ts";
import { startScripts } from "./start.ts";

export type { Manifest };

export type RenderEnvironment = {
  /** Runs a request through the application in this process; never the network. */
  fetch: (request: Request) => Promise<Response>;
  /** Nonce of every script element; the caller may replace it for each visitor. */
  nonce: string;
  /** The public origin, from configuration, never from the Host header. */
  origin: string;
  manifest: Manifest;
};

export type Rendered = {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Errors thrown by screens that show an error instead; the caller reports them. */
  errors: unknown[];
  /**
   * The route whose call the API rejected as invalid, and the reason: a visitor's mistake, or an outdated
   * loader.
   */
  mistake?: { route: string; error: string };
};

type SiteRouter = ReturnType<typeof createSiteRouter>;

/**
 * Renders a page. Pages are rendered signed out, which makes them cacheable. The browser hydrates from the
 * router's own scripts. 404 and 410 are real status codes; a redirect answers 301 or 302.
 */
export async function render(request: Request, env: RenderEnvironment): Promise<Rendered> {
  await partsForServer();
  const errors: unknown[] = [];
  let mistake: Rendered["mistake"];
  const { routes, scripts, otherRoutes } = filesOfRoutes(env.manifest);
  const client = createClient({ baseUrl: env.origin, fetch: env.fetch });
  const handle = createRequestHandler({
    request,
    createRouter: () =>
      createSiteRouter({
        routeTree,
        queryClient: makeQueryClient(),
        connection: { client, notices: createNotices() },
        origin: env.origin,
        nonce: env.nonce,
        report: (error) => void errors.push(error),
      }),
    getRouterManifest: () => ({ routes }),
  });
  const response = await handle(async ({ router }) => {
    const { status, error } = outcomeOf(router);
    const refusal = error instanceof ApiError ? error.status : 0;
    const isBusy = [429, 503].includes(refusal);
    // A page address that the API rejects is usually a mistake of its author, not ours.
    const isMistaken = isMistakenCall(error);
    if (error !== undefined && !isBusy && !isMistaken) errors.push(error);
    const html = renderToString(<RouterServer router={router} />);
    const ids = router.state.matches.map(({ routeId }) => routeId);
    if (isMistaken) mistake = { route: ids.at(-1)!, error: error.code };
    const [stages, ...others] = ids.map((id) => scripts[id] ?? []);
    if (!(ids.at(-1)! in firstRoutes)) others.push(otherRoutes);
    const files = [stages, [...new Set(others.flat())]].map((list) => JSON.stringify(list)).join();
    // After the router's own script, which adds the page's data; at the end of the body React leaves foreign
    // elements alone.
    const start = `<script nonce="${env.nonce}">(${startScripts})(${files})</script></body>`;
    return new Response(
      await transformHtmlStringWithRouter(router, html.replace(/<\/body>(?=<\/html>$)/, () => start)),
      {
        status: isBusy ? 503 : isMistaken ? 400 : status,
        headers: { "content-type": "text/html; charset=utf-8", ...(isBusy ? { "retry-after": "5" } : {}) },
      },
    );
  });
  const location = response.headers.get("location");
  if (location !== null) {
    return { status: response.status === 301 ? 301 : 302, headers: { location }, body: "", errors };
  }
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
    errors,
    ...(mistake && { mistake }),
  };
}

let router: ReturnType<typeof createRouter> | undefined;

/**
 * Returns the search that decides what the page at this address shows: the parameters that its routes read,
 * by name. Links from campaigns have others (`utm_source`, `gclid`), and visitors can add any.
 */
export function readSearch({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  router ??= createRouter({
    routeTree,
    history: createMemoryHistory(),
    trailingSlash: "preserve",
    caseSensitive: true,
    context: {} as never, // nothing is loaded
  }) as unknown as ReturnType<typeof createRouter>;
  const read = new Set<PropertyKey>();
  const given = new Proxy(parseSearch(search), {
    get: (all, name) => (read.add(name), Reflect.get(all, name)),
    has: (all, name) => (read.add(name), Reflect.has(all, name)),
    ownKeys: (all) => Reflect.ownKeys(all).map((name) => (read.add(name), name)),
  });
  for (const { options: { validateSearch } } of router.getMatchedRoutes(pathname)[0]) {
    if (typeof validateSearch === "function") (validateSearch as (search: unknown) => unknown)(given);
  }
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => read.has(name)));
  kept.sort();
  return kept.size ? `?${kept}` : "";
}

/** Returns the status of the loaded page, and the error if it could not be loaded. */
function outcomeOf(router: SiteRouter): { status: number; error?: unknown } {
  const { matches } = router.state;
  const status = getSsrStatus(router);
  if (status === 500) return { status, error: matches.find((match) => match.status === "error")?.error };
  if (status !== 404) return { status };
  const absence = matches.map(({ error }): unknown => error).find(isNotFound);
  return { status: absenceOf(absence?.data) };
}
