import { dehydrate } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { ApiError, createClient } from "@hearthpaw/client";
import { App } from "./App.tsx";
import { loadConfiguration } from "./lib/configuration.ts";
import { renderHead, safeJson } from "./lib/head.ts";
import { createNotices } from "./lib/notices.ts";
import { makeQueryClient } from "./lib/query_client.ts";
import { pageOf } from "./lib/router/hooks.ts";
import { Redirect } from "./lib/router/router.ts";
import { loadToday } from "./lib/today.ts";
import { createSiteRouter } from "./site_router.ts";

/** The browser build's list of files, as Vite writes it. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; assets?: string[]; imports?: string[]; isEntry?: boolean }
>;

export type RenderEnvironment = {
  /** Runs a request through the application in this process; never the network. */
  fetch: (request: Request) => Promise<Response>;
  /** Stands in the page's script element; the caller may replace it for each visitor. */
  nonce: string;
  /** The public origin, from configuration, never from the Host header. */
  origin: string;
  manifest: Manifest;
};

export type Rendered = {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** What the screens threw where the page shows an error; the caller reports it. */
  errors: unknown[];
};

/**
 * Renders one page for anybody (pages are rendered signed out, so that they may be cached). The browser hydrates from
 * the dehydrated queries in `#hp-state`. 404 and 410 are real status codes; a redirect answers 301 or 302.
 */
export async function render(request: Request, env: RenderEnvironment): Promise<Rendered> {
  const url = new URL(request.url);
  const queryClient = makeQueryClient();
  const client = createClient({ baseUrl: env.origin, fetch: env.fetch });
  const router = createSiteRouter({ queryClient, client }, url.pathname + url.search);
  const errors: unknown[] = [];
  try {
    await Promise.all([
      // A page without its configuration still shows; what needs it says so.
      loadConfiguration(client, queryClient).catch((error) => errors.push(error)),
      loadToday(queryClient),
      router.load(),
    ]);
    const page = pageOf(router.tanstack.state);
    const isBusy = page.error instanceof ApiError && [429, 503].includes(page.error.status);
    if (page.status === 500 && !isBusy) errors.push(page.error);
    const connection = { client, notices: createNotices() };
    const html = renderToString(<App router={router} queryClient={queryClient} connection={connection} />);
    return {
      status: isBusy ? 503 : page.status,
      headers: { "content-type": "text/html; charset=utf-8", ...(isBusy ? { "retry-after": "5" } : {}) },
      body: documentOf({
        html,
        head: renderHead(page.head, env.origin),
        state: safeJson(dehydrate(queryClient)),
        assets: assetsOf(env, page.route?.chunk),
      }),
      errors,
    };
  } catch (error) {
    if (!(error instanceof Redirect)) throw error;
    return { status: error.status, headers: { location: error.href }, body: "", errors };
  } finally {
    queryClient.clear();
  }
}

/** The style sheet, the scripts that this page needs at once, and the fonts. */
function assetsOf({ manifest, nonce }: RenderEnvironment, chunk: string | undefined): string {
  const entry = Object.values(manifest).find((item) => item.isEntry);
  if (!entry) throw new Error("the web build's manifest has no entry");
  const scripts = new Set<string>();
  const visit = (item: Manifest[string] | undefined) => {
    if (!item || scripts.has(item.file)) return;
    scripts.add(item.file);
    for (const key of item.imports ?? []) visit(manifest[key]);
  };
  visit(entry);
  if (chunk) visit(manifest[chunk]);
  const files = Object.values(manifest).flatMap((item) => [item.file, ...item.css ?? []]);
  const styles = new Set(files.filter((file) => file.endsWith(".css")));
  const fonts = new Set(
    Object.values(manifest).map(({ file }) => file).filter((file) => file.endsWith(".woff2")),
  );
  return [
    ...[...fonts].map((file) =>
      `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`
    ),
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...scripts].filter((file) => file !== entry.file).map((file) =>
      `<link rel="modulepreload" href="/${file}">`
    ),
    `<script type="module" src="/${entry.file}" nonce="${nonce}"></script>`,
  ].join("\n");
}

function documentOf(parts: { html: string; head: string; state: string; assets: string }): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${parts.head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/site.webmanifest">
<meta name="theme-color" content="#fbfbf9" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#111714" media="(prefers-color-scheme: dark)">
${parts.assets}
</head>
<body>
<div id="root">${parts.html}</div>
<script type="application/json" id="hp-state">${parts.state}</script>
</body>
</html>`;
}
