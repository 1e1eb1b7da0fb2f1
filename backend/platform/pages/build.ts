import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Of the web's build: what `web/src/entry_server.tsx` exports. The backend knows nothing else of the web. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; assets?: string[]; imports?: string[]; isEntry?: boolean }
>;
export type Render = (request: Request, environment: {
  fetch: (request: Request) => Promise<Response>;
  nonce: string;
  origin: string;
  manifest: Manifest;
}) => Promise<{
  status: number;
  headers: Record<string, string>;
  body: string;
  errors: unknown[];
  mistake?: { route: string; error: string };
}>;

export type WebBuild = { render: Render; manifest: Manifest };

/** Where `vite build` and `vite build --ssr` write. */
export const WEB_DIST = join(import.meta.dirname!, "..", "..", "..", "web", "dist");

/**
 * The web's build as a function that answers its present state, undefined while there is none. With `watches` a newer
 * build is taken up by the next page, for development; else it is loaded once.
 */
export function openBuild(dist: string, watches: boolean): () => Promise<WebBuild | undefined> {
  const entry = join(dist, "server", "entry_server.js");
  const list = join(dist, "client", ".vite", "manifest.json");
  let loaded: { stamp: string; build: Promise<WebBuild> } | undefined;

  const stampOf = (): string => `${statSync(entry).mtimeMs}-${statSync(list).mtimeMs}`;
  const load = async (stamp: string): Promise<WebBuild> => {
    const { render } = await import(`${pathToFileURL(entry).href}?${stamp}`) as { render: Render };
    return { render, manifest: JSON.parse(readFileSync(list, "utf8")) as Manifest };
  };

  return async () => {
    if (loaded && !watches) return await loaded.build;
    if (!existsSync(entry) || !existsSync(list)) return undefined;
    const stamp = stampOf();
    if (loaded?.stamp !== stamp) loaded = { stamp, build: load(stamp) };
    return await loaded.build;
  };
}
