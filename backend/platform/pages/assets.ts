import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { Config } from "../config.ts";
import { acceptedEncodings } from "../http/encodings.ts";
import { WEB_DIST } from "./build.ts";

const TYPES: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  ico: "image/x-icon",
  woff2: "font/woff2",
  txt: "text/plain; charset=utf-8",
  json: "application/json",
  webmanifest: "application/manifest+json",
};
/** In order of preference. */
const ENCODINGS = [["br", ".br"], ["gzip", ".gz"]] as const;

type Asset = {
  path: string;
  type: string;
  cache: string;
  /** Content-Security-Policy of files that load others. */
  policy: string | undefined;
  etag: string;
  encodings: Map<string, string>;
};

/**
 * The service worker and its offline page. They are revalidated at each use, so a new version takes effect at
 * once.
 */
const OFFLINE = /^\/(sw\.js|offline\.(html|css|js))$/;
const POLICIES: Record<string, string> = {
  "/sw.js": "default-src 'none'; connect-src 'self'",
  "/offline.html":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Serves a file of the build. Returns undefined for any other path. It needs nothing but the disk. */
export type ServeAsset = (request: Request, pathname: string) => Response | undefined;

/** Returns the files of a configuration's build. */
export const assetsOf = ({ webDist, mode }: Pick<Config, "webDist" | "mode">): ServeAsset =>
  openAssets(`${webDist ?? WEB_DIST}/client`, mode === "development");

/**
 * Serves the browser's build from a list made once, so a path outside the list reaches no file. Files with a
 * hash in their name are cached forever; the build already made the compressed forms. With `watches` the list
 * follows each new build.
 */
function openAssets(folder: string, watches: boolean): ServeAsset {
  const manifest = join(folder, ".vite", "manifest.json");
  let files = new Map<string, Asset>();
  let stamp = -1;
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>();

  function list(): Map<string, Asset> {
    if (stamp !== -1 && !watches) return files;
    if (!existsSync(manifest)) return files;
    const now = statSync(manifest).mtimeMs;
    if (now !== stamp) {
      files = listFiles(folder);
      stamp = now;
      bodies.clear();
    }
    return files;
  }

  function bytes(path: string): Uint8Array<ArrayBuffer> {
    const known = bodies.get(path);
    if (known) return known;
    const read = new Uint8Array(readFileSync(path));
    bodies.set(path, read);
    return read;
  }

  return (request, pathname) => {
    const asset = list().get(pathname);
    if (!asset) return undefined;
    const headers = new Headers({
      "content-type": asset.type,
      "cache-control": asset.cache,
      etag: asset.etag,
      vary: "accept-encoding",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    if (asset.policy) headers.set("content-security-policy", asset.policy);
    if (request.headers.get("if-none-match") === asset.etag) {
      return new Response(null, { status: 304, headers });
    }
    const accepted = acceptedEncodings(request.headers.get("accept-encoding"));
    const encoding = ENCODINGS.find(([name]) => accepted.has(name) && asset.encodings.has(name))?.[0];
    if (encoding) headers.set("content-encoding", encoding);
    const body = bytes(encoding ? asset.encodings.get(encoding)! : asset.path);
    headers.set("content-length", String(body.length));
    return new Response(request.method === "HEAD" ? null : body, { headers });
  };
}

function listFiles(folder: string): Map<string, Asset> {
  const files = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = `/${relative(folder, path)}`;
    const type = TYPES[name.split(".").at(-1)!];
    // Source maps and the manifest stay private.
    if (!entry.isFile() || !type || name.startsWith("/.vite/")) continue;
    const { mtimeMs, size } = statSync(path);
    const encodings = ENCODINGS.filter(([, ending]) => existsSync(path + ending));
    files.set(name, {
      path,
      type,
      cache: name.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : OFFLINE.test(name)
        ? "no-cache"
        : "public, max-age=3600",
      policy: POLICIES[name],
      etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
      encodings: new Map(encodings.map(([encoding, ending]) => [encoding, path + ending])),
    });
  }
  return files;
}
