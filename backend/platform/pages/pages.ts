/** Serves the web: the files of its build, and every page as HTML, rendered in this process by the web's own bundle. */
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

/** A page that is asked for is drawn anew so often, while the last one is still sent. */
const RENEW_MS = 1_000;
/** A page may be so old; the browser makes it live at once. */
const FRESH_MS = 3_000;
/** The same where nothing has changed since, as far as this process hears of changes: its own and those of pets. */
const STALE_MS = 30_000;
/** A page from before a change may be sent for so long, so that what it says of prices and pets is true within a second. */
const GRACE_MS = 900;
const MOST_KEPT = 300;
/** Stands in a kept page where each answer has its own. Nobody can write it into a page, and so read the nonce there. */
const NONCE = crypto.randomUUID();
/** Longer searches are nobody's: they are answered without being kept. */
const LONGEST_KEY = 400;
/** Below this a packet carries the page whole. */
const LEAST_GZIP = 1_400;

/** Pages that are drawn at a time, and that wait for it: drawing takes this thread, so more would only be slower. */
const DRAWING: GateBounds = { atOnce: 8, waiting: 64, each: { atOnce: 4, waiting: 16 } };

/** Where Apple looks for the proof that the domain is ours. */
const APPLE_PAY = "/.well-known/apple-developer-merchantid-domain-association";

/** The path where people who find a security problem look for an address. */
const SECURITY_CONTACT = "/.well-known/security.txt";
/** The contact expires this long after each response, in ms. The standard recommends less than a year. */
const CONTACT_MS = 180 * 24 * 3_600_000;

/** Pages that show what only their visitor may see, or where a password or a link of one use is entered. */
const PERSONAL =
  /^\/(account|admin|breeder|contracts|forgot-password|messages|receipts|reserve-pet|shelter|sign-in|sign-up|unsubscribe|user|verify-email|waitlist-invite)(\/|$)/;

type Kept = {
  status: number;
  headers: Record<string, string>;
  /** The page, between its nonces; and the same compressed, once somebody has asked for it. */
  parts: Uint8Array[];
  packed?: Promise<Pack>;
};

export type PagesOptions = {
  /** The app that the pages call in-process. It is made with the pages, so it is asked for at the first call. */
  app: () => App;
  /** The files of the build, where somebody else serves them, too. */
  asset?: ServeAsset;
  /** Tells of every change that pages may show; without it none is older than three seconds. */
  changes?: Changes;
  /** Multiplies the limit of pages instead of the configuration's number; 0 switches it off. */
  rateScale?: number;
  /** How many pages are drawn at a time, and how many wait for it. */
  drawing?: GateBounds;
};

/**
 * The fallback of the app: files, then pages. Pages are rendered for anybody (the browser knows who it is), so they are
 * shared for a moment, and drawn anew while the last one is sent. Returns undefined for a method that pages do not have.
 */
export function createPages(services: Services, options: PagesOptions): Fallback {
  const { config, log, reports } = services;
  const { app, asset = assetsOf(config) } = options;
  const watches = config.mode === "development";
  const build = openBuild(config.webDist ?? WEB_DIST, watches);
  const countPage = createPageLimit(options.rateScale ?? config.rateScale);
  const drawing = createGate("pages", options.drawing ?? DRAWING);
  const recent = createRecent<Kept>({
    ...{ renewMs: RENEW_MS, freshMs: FRESH_MS, graceMs: GRACE_MS, most: MOST_KEPT },
    staleMs: options.changes ? STALE_MS : FRESH_MS,
  });
  /** What is drawn from now on has to know of this change, at a replica too. */
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
    // Of a few visitors' addresses it is nothing; of many, a page asks for what the API no longer takes. Never what they typed.
    if (mistake) log.warn("a page asked for what the API does not take", { requestId, ...mistake });
    return { status, headers, parts: body.split(NONCE).map((part) => encoder.encode(part)) };
  }

  async function page(request: Request, url: URL, { ip, id }: RequestState): Promise<Response> {
    countPage(ip);
    const web = await build();
    if (!web) fail("not_ready", { detail: "The web is not built: run `make web`." });
    // Whatever else an address carries, such as a campaign's name, is the same page.
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
      // A page that is missing may be there in a moment, and its breeder looks at once, perhaps at another process.
      : await recent(key, ask, ({ status }) => status < 400);
    return await answer(request, kept, read);
  }

  return (request, state) => {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    const url = new URL(request.url);
    // "//name/path" is a path here, but to whoever resolves it the address of another host.
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
    // A file that is not there is no page either: scripts and pictures get a plain 404.
    if (/\.[a-z0-9]{2,11}$/i.test(url.pathname)) return undefined;
    state.route = "GET (page)";
    return page(request, url, state);
  };

  /** `read` is the part of the address's search that the page was drawn by. */
  async function answer(request: Request, kept: Kept, read: string): Promise<Response> {
    const { status, headers, parts } = kept;
    const nonce = crypto.getRandomValues(new Uint8Array(16)).toBase64({ alphabet: "base64url" });
    const { pathname } = new URL(request.url);
    const sent = new Headers({
      ...headers,
      ...(headers.location === undefined ? {} : { location: onwards(headers.location, request.url, read) }),
      // Never kept between: its nonce is good for one answer. A browser may keep the open page of a public address, so that
      // "back" shows it at once; what only its visitor may see is gone once they sign out.
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

/** Returns where a page leads, with the parameters of its address that it does not read: a campaign's name has to arrive. */
function onwards(location: string, address: string, read: string): string {
  if (!location.startsWith("/")) return location;
  const to = new URL(location, address);
  const known = new URLSearchParams(read);
  for (const [name, value] of new URL(address).searchParams) {
    if (!known.has(name) && !to.searchParams.has(name)) to.searchParams.append(name, value);
  }
  return to.pathname + to.search + to.hash;
}

/** The text of security.txt: the address for reports of security problems (RFC 9116). */
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
 * A path without the escapes that it could do without (RFC 3986, 6.2.2.2): the router reads "/%61dmin" as "/admin", which the rules
 * about a page's path would not know again.
 */
function plain(pathname: string): string {
  return pathname.replace(/%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi, decodeURIComponent);
}

const encoder = new TextEncoder();

/** One that fails is tried again by the next asking. */
function packed(kept: Kept, lengthBetween: number): Promise<Pack> {
  return packedParts(kept.parts, lengthBetween).catch((error) => {
    kept.packed = undefined;
    throw error;
  });
}
