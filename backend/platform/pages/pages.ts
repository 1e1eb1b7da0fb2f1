/**
 * Serves the web: the files of its build, and every page as HTML, rendered in this process by the web's own
 * bundle.
 */
import { asCaller } from "../caller.ts";
import { createGate, type GateBounds, GateFull } from "../gate.ts";
import type { RequestState } from "../http/contract.ts";
import { acceptedEncodings } from "../http/encodings.ts";
import { createPageLimit } from "../http/rate.ts";
import type { App, Fallback } from "../http/shell.ts";
import { networkOf } from "../networks.ts";
import { fail } from "../problem.ts";
import type { Services } from "../../services.ts";
import { assetsOf, type ServeAsset } from "./assets.ts";
import { openBuild, WEB_DIST, type WebBuild } from "./build.ts";
import { pagePolicy, permissionsPolicy, sourcesOf } from "./policy.ts";
import type { Changes } from "../changes.ts";
import { joined, type Pack, packedParts, separated } from "./packed.ts";
import { createRecent } from "./recent.ts";
import { sitemapAt } from "./sitemap.ts";

/** Interval of rendering a requested page again, while the last version is still sent. */
const RENEW_MS = 1_000;
/** Maximum age of a page. The browser then loads current data at once. */
const FRESH_MS = 3_000;
/**
 * Maximum age of a page without changes since, as far as this process learns of them: its own and those of
 * pets.
 */
const STALE_MS = 30_000;
/**
 * Time for which a page from before a change may be sent, so its prices and pets are correct within a second.
 */
const GRACE_MS = 900;
const MOST_KEPT = 300;
/**
 * Placeholder in cached pages for each answer's own nonce. It is random, so no user can write it into a page
 * to read the nonce there.
 */
const NONCE = crypto.randomUUID();
/** Longer searches are unlikely to repeat, so they are answered without caching. */
const LONGEST_KEY = 400;
/** Smaller pages fit into one packet. */
const LEAST_GZIP = 1_400;

/**
 * Maximum number of pages being rendered and waiting. Rendering occupies this thread, so more of them would
 * only be slower.
 */
const DRAWING: GateBounds = { atOnce: 8, waiting: 64, each: { atOnce: 4, waiting: 16 } };

/** Path at which Apple looks for the proof that we own the domain. */
const APPLE_PAY = "/.well-known/apple-developer-merchantid-domain-association";

/** Path at which researchers look for the address for security reports. */
const SECURITY_CONTACT = "/.well-known/security.txt";
/** Time after each response at which the contact expires, in ms. The standard recommends less than a year. */
const CONTACT_MS = 180 * 24 * 3_600_000;

/** Pages that show private data of their visitor, or on which a password or single-use link is entered. */
const PERSONAL =
  /^\/(account|admin|breeder|contracts|forgot-password|messages|receipts|reserve-pet|shelter|sign-in|sign-up|unsubscribe|user|verify-email|waitlist-invite)(\/|$)/;

type Kept = {
  status: number;
  headers: Record<string, string>;
  /** Page content between the nonces, and its compressed form once requested. */
  parts: Uint8Array[];
  packed?: Promise<Pack>;
};

export type PagesOptions = {
  /**
   * App that the pages call in-process. It is created together with the pages, so it is looked up at the
   * first call.
   */
  app: () => App;
  /** Files of the build, if another server serves them too. */
  asset?: ServeAsset;
  /** Announces every change that pages may show. Without it, cached pages are at most three seconds old. */
  changes?: Changes;
  /** Multiplies the page limit, in place of the configured factor; 0 switches it off. */
  rateScale?: number;
  /** Maximum number of pages being rendered, and of pages waiting. */
  drawing?: GateBounds;
};

/**
 * Returns the app's fallback: files, then pages. Pages are rendered for an anonymous visitor (the browser
 * knows the user), so all visitors share them for a moment, and they are rendered again while the last
 * version is sent. Returns undefined for methods that pages do not support.
 */
export function createPages(services: Services, options: PagesOptions): Fallback {
  const { config, log, reports } = services;
  const { app, asset = assetsOf(config) } = options;
  const watches = config.mode === "development";
  const build = openBuild(config.webDist ?? WEB_DIST, watches);
  const countPage = createPageLimit(options.rateScale ?? config.rateScale);
  const drawing = createGate("pages", options.drawing ?? DRAWING);
  const recent = createRecent<Kept>({
    renewMs: RENEW_MS,
    freshMs: FRESH_MS,
    graceMs: GRACE_MS,
    most: MOST_KEPT,
    staleMs: options.changes ? STALE_MS : FRESH_MS,
  });
  /** Later renderings must include this change, even from a replica. */
  let changedAt = -Infinity;
  options.changes?.listen(() => {
    changedAt = performance.now();
    recent.changed();
  });
  const sources = sourcesOf(services);
  const { origin } = new URL(config.publicUrl);

  async function render(web: WebBuild, address: string, ip: string, requestId: string): Promise<Kept> {
    const rendered = await web.render(new Request(new URL(address, origin)), {
      origin,
      nonce: NONCE,
      manifest: web.manifest,
      fetch: (request) =>
        app().fetch(request, { remoteAddr: { hostname: ip }, asOf: changedAt, page: requestId }),
    });
    for (const error of rendered.errors) {
      log.error("a page could not be rendered", { requestId, error });
      reports.capture(error, { route: "GET (page)", requestId });
    }
    const { status, headers, body, mistake } = rendered;
    // A few of these are harmless visitor typos. Many mean that one of our pages calls the API with invalid
    // parameters. Typed values are never logged.
    if (mistake) log.warn("a page sent a request that the API rejects", { requestId, ...mistake });
    return { status, headers, parts: body.split(NONCE).map((part) => encoder.encode(part)) };
  }

  async function page(request: Request, url: URL, { ip, id }: RequestState): Promise<Response> {
    countPage(ip);
    const web = await build();
    if (!web) fail("not_ready", { detail: "The web is not built: run `make web`." });
    // Other parameters of an address, such as a campaign's name, don't change the page.
    const read = web.readSearch(url);
    const key = url.pathname + read;
    const ask = () =>
      asCaller(networkOf(ip), () => drawing(() => render(web, key, ip, id))).catch((cause) =>
        cause instanceof GateFull
          ? fail("unavailable", { cause, retryAfterSeconds: 2 })
          : Promise.reject(cause)
      );
    const kept = key.length > LONGEST_KEY
      ? await ask()
      // Missing pages are not cached: their breeder may create them in a moment, perhaps in another process,
      // and check at once.
      : await recent(key, ask, ({ status }) => status < 400);
    return await answer(request, kept, read);
  }

  return (request, state) => {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    const url = new URL(request.url);
    // "//name/path" is a path here, but clients resolve it as the address of another host.
    const pathname = plain(url.pathname).replace(/^\/{2,}/, "/");
    if (pathname !== url.pathname) {
      return new Response(null, { status: 301, headers: { location: pathname + url.search } });
    }
    if (url.pathname === APPLE_PAY && config.applePayDomain) {
      state.route = "GET (file)";
      const headers = { "content-type": "text/plain", "cache-control": "public, max-age=3600" };
      return new Response(request.method === "HEAD" ? null : config.applePayDomain, { headers });
    }
    if (url.pathname === SECURITY_CONTACT) {
      state.route = "GET (file)";
      const headers = {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "public, max-age=86400",
      };
      return new Response(request.method === "HEAD" ? null : securityContact(services), { headers });
    }
    const ask = (path: string) =>
      app().fetch(new Request(origin + path), { remoteAddr: { hostname: state.ip } });
    const map = sitemapAt(url.pathname, { origin, ask });
    if (map) {
      state.route = "GET (file)";
      return map;
    }
    const file = asset(request, url.pathname);
    if (file) {
      state.route = "GET (file)";
      return file;
    }
    // A missing file is not a page: scripts and pictures get a plain 404.
    if (/\.[a-z0-9]{2,11}$/i.test(url.pathname)) return undefined;
    state.route = "GET (page)";
    return page(request, url, state);
  };

  /** `read` is the part of the address's search from which the page was rendered. */
  async function answer(request: Request, kept: Kept, read: string): Promise<Response> {
    const { status, headers, parts } = kept;
    const nonce = crypto.getRandomValues(new Uint8Array(16)).toBase64({ alphabet: "base64url" });
    const { pathname } = new URL(request.url);
    const sent = new Headers({
      ...headers,
      ...(headers.location === undefined ? {} : { location: onwards(headers.location, request.url, read) }),
      // Shared caches never store it, because its nonce is valid for one answer. A browser may keep a public
      // page, so "back" shows it at once. Private data must be gone after signing out.
      "cache-control": status < 400 && !PERSONAL.test(pathname) ? "private, no-cache" : "no-store",
      vary: "accept-encoding",
      "content-security-policy": pagePolicy(nonce, pathname, sources),
      "permissions-policy": permissionsPolicy(pathname, sources),
    });
    const size = parts.reduce((all, { length }) => all + length, 0);
    if (size === 0) return new Response(null, { status, headers: sent });
    const between = encoder.encode(nonce);
    const isPacked = size > LEAST_GZIP &&
      acceptedEncodings(request.headers.get("accept-encoding")).has("gzip");
    const body = isPacked
      ? (await (kept.packed ??= packed(kept, between.length)))(between)
      : joined(separated(parts, between));
    if (isPacked) sent.set("content-encoding", "gzip");
    sent.set("content-length", String(body.length));
    return new Response(request.method === "HEAD" ? null : body, { status, headers: sent });
  }
}

/**
 * Returns the target of a page's redirect with the parameters that it does not read, so a campaign's name
 * survives.
 */
function onwards(location: string, address: string, read: string): string {
  if (!location.startsWith("/")) return location;
  const to = new URL(location, address);
  const known = new URLSearchParams(read);
  for (const [name, value] of new URL(address).searchParams) {
    if (!known.has(name) && !to.searchParams.has(name)) to.searchParams.append(name, value);
  }
  return to.pathname + to.search + to.hash;
}

/** Returns the text of security.txt: the address for reports of security problems (RFC 9116). */
function securityContact({ config, now }: Pick<Services, "config" | "now">): string {
  const expires = new Date(now().getTime() + CONTACT_MS).toISOString().replace(/T.*/, "T00:00:00Z");
  return [
    `Contact: mailto:${config.support.email}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL(SECURITY_CONTACT, config.publicUrl).href}`,
    "",
  ].join("\n");
}

/**
 * Returns a path without unnecessary escapes (RFC 3986, 6.2.2.2). The router reads "/%61dmin" as "/admin",
 * but the rules about page paths would not recognize it.
 */
function plain(pathname: string): string {
  return pathname.replace(/%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi, decodeURIComponent);
}

const encoder = new TextEncoder();

/** A failure is retried at the next request. */
function packed(kept: Kept, lengthBetween: number): Promise<Pack> {
  return packedParts(kept.parts, lengthBetween).catch((error) => {
    kept.packed = undefined;
    throw error;
  });
}
