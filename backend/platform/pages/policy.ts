import type { Services } from "../../services.ts";
import { outsideFrames } from "../outside.ts";

/** Sources from which a page may load in addition to its own origin, as stated by the ports. */
export type Sources = {
  script: string[];
  frame: string[];
  connect: string[];
  /** Origins of users' files: pictures and videos may be loaded from there. */
  files: string[];
  /** Additional sources of the card form, allowed only on pages with a payment. */
  payments: { script: string[]; frame: string[]; connect: string[] };
  /** Sources of third-party services that run after consent, allowed on every page except the quiet ones. */
  outside: { script: string[]; frame: string[]; connect: string[]; image: string[] };
  /** Origin of the map's tiles. */
  map: string[];
  /** Origins that may request Apple Pay and Google Pay from the browser there. */
  wallets: string[];
};

/** Pages with a payment: the checkout and its subpages, and a buyer's own reservation. */
const PAYMENT_PAGE = /^\/(reserve-pet|account\/reserved)(\/|$)/;

/**
 * Quiet pages, on which no third-party code but the card form runs: pages with a payment, and those of staff.
 * Equal to the web's `QUIET_PAGE`.
 */
const QUIET_PAGE = /^\/(reserve-pet|account\/reserved|admin)(\/|$)/;

/** Google Analytics 4 without its advertising signals, as listed in Google's guide to such policies. */
const GOOGLE_ANALYTICS = {
  script: ["https://www.googletagmanager.com"],
  connect: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://www.googletagmanager.com",
  ],
  image: ["https://*.google-analytics.com", "https://www.googletagmanager.com"],
};

/** Returns whether the page of this path can take a payment. */
const isPaymentPage = (pathname: string): boolean => PAYMENT_PAGE.test(pathname);

/**
 * Returns the external sources of this deployment: realtime, file storage, the card form, and error reporting
 * if enabled.
 */
export function sourcesOf(
  { realtime, payments, files, config }: Pick<Services, "realtime" | "payments" | "files" | "config">,
): Sources {
  const own = payments.browserSources;
  const isStripe = payments.provider === "stripe";
  // The sandbox belongs to this site: its pages are framed and load nothing external.
  const { script, frame, connect } = isStripe ? NOTHING : own;
  const reports = config.sentryDsn && config.mode !== "development" ? [new URL(config.sentryDsn).origin] : [];
  const storage = files.browserOrigins;
  return {
    script,
    frame,
    connect: [...connect, ...realtime.connectSources, ...storage, ...reports],
    files: storage,
    payments: isStripe ? own : NOTHING,
    map: config.mapTiles ? [new URL(config.mapTiles.url).origin] : [],
    wallets: isStripe ? own.script : [],
    outside: { ...(config.analyticsId ? GOOGLE_ANALYTICS : NOTHING), frame: outsideFrames(config) },
  };
}
const NOTHING = { script: [], frame: [], connect: [], image: [] };

/**
 * Returns the browser features that a page may request: wallets on pages with a payment, and the location on
 * all pages that are not quiet.
 */
export function permissionsPolicy(pathname: string, { wallets }: Pick<Sources, "wallets">): string {
  const allowed = isPaymentPage(pathname) && wallets.length > 0
    ? ["self", ...wallets.map((origin) => `"${origin}"`)]
    : [];
  const place = QUIET_PAGE.test(pathname) ? "" : "self";
  return `camera=(), microphone=(), geolocation=(${place}), payment=(${allowed.join(" ")})`;
}

/**
 * Returns the Content-Security-Policy of a page. Nothing inline runs, and a script element needs `nonce`.
 * Style attributes are allowed, because positions and widths are computed; style elements are not.
 */
export function pagePolicy(nonce: string, pathname: string, sources: Sources): string {
  const { files } = sources;
  const paid = isPaymentPage(pathname) ? sources.payments : NOTHING;
  const outside = QUIET_PAGE.test(pathname) ? NOTHING : sources.outside;
  const map = QUIET_PAGE.test(pathname) ? [] : sources.map;
  const frame = [...sources.frame, ...paid.frame, ...outside.frame];
  const directives: [string, string[]][] = [
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", `'nonce-${nonce}'`, ...sources.script, ...paid.script, ...outside.script]],
    ["style-src", ["'self'"]],
    ["style-src-attr", ["'unsafe-inline'"]],
    ["img-src", ["'self'", "data:", "blob:", ...files, ...outside.image]],
    ["media-src", ["'self'", "blob:", ...files]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", ...sources.connect, ...paid.connect, ...outside.connect, ...map]],
    ["frame-src", frame.length > 0 ? frame : ["'none'"]],
    ["manifest-src", ["'self'"]],
    ["worker-src", ["'self'"]],
    ["object-src", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["form-action", ["'self'"]],
    ["frame-ancestors", ["'none'"]],
  ];
  return directives.map(([name, values]) => `${name} ${values.join(" ")}`).join("; ");
}
