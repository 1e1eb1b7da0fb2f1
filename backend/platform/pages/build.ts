import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Manifest of the web build and exports of `web/src/entry_server.tsx`. The backend knows nothing else about
 * the web.
 */
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

/**
 * Returns the part of an address's search that its page reads, such as "?zip=97330"; "" if it reads nothing.
 */
export type ReadSearch = (address: Pick<URL, "pathname" | "search">) => string;

export type WebBuild = { render: Render; readSearch: ReadSearch; manifest: Manifest };

/** Output folder of `vite build` and `vite build --ssr`. */
export const WEB_DIST = join(import.meta.dirname!, "..", "..", "..", "web", "dist");

const placesOf = (dist: string) => ({
  entry: join(dist, "server", "entry_server.js"),
  list: join(dist, "client", ".vite", "manifest.json"),
});

/** Returns whether this folder contains a build, without which no page can be shown. */
export function isBuilt(dist: string = WEB_DIST): boolean {
  const { entry, list } = placesOf(dist);
  return existsSync(entry) && existsSync(list);
}

/**
 * Returns a getter of the current web build, undefined if there is none. With `watches`, for development, the
 * next page uses a newer build; otherwise it is loaded once.
 */
export function openBuild(dist: string, watches: boolean): () => Promise<WebBuild | undefined> {
  const { entry, list } = placesOf(dist);
  let loaded: { stamp: string; build: Promise<WebBuild> } | undefined;

  const stampOf = (): string => `${statSync(entry).mtimeMs}-${statSync(list).mtimeMs}`;
  const load = async (stamp: string): Promise<WebBuild> => {
    const page = await import(`${pathToFileURL(entry).href}?${stamp}`) as Omit<WebBuild, "manifest">;
    if (!page.readSearch) throw new Error("The web is built of another version: run `make web`.");
    return { ...page, manifest: JSON.parse(readFileSync(list, "utf8")) as Manifest };
  };

  return async () => {
    if (loaded && !watches) return await loaded.build;
    if (!isBuilt(dist)) return undefined;
    const stamp = stampOf();
    if (loaded?.stamp !== stamp) loaded = { stamp, build: load(stamp) };
    return await loaded.build;
  };
}
