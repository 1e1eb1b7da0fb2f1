import type { Services } from "../../services.ts";
import { outsideFrames } from "../outside.ts";

/** What the page may load and talk to beside its own origin, from the ports that know. */
export type Sources = {
  script: string[];
  frame: string[];
  connect: string[];
  /** Where the files of people lie: pictures and videos may come from there. */
  files: string[];
  /** What the card form needs beside these, on the pages where something is paid alone. */
  payments: { script: string[]; frame: string[]; connect: string[] };
  /** What services of others need that run after consent, on every page but the quiet ones. */
  outside: { script: string[]; frame: string[]; connect: string[]; image: string[] };
  /** Who may ask the browser for Apple Pay and Google Pay there. */
  wallets: string[];
};

/** The pages where something is paid: the checkout with what belongs to it, and a buyer's own reservation. */
const PAYMENT_PAGE = /^\/(reserve-pet|account\/reserved)(\/|$)/;

/** The pages on which nothing of others runs but the card form: those, and staff's. The web's `QUIET_PAGE` is the same. */
const QUIET_PAGE = /^\/(reserve-pet|account\/reserved|admin)(\/|$)/;

/** Google Analytics 4 without its signals for advertising, as Google's guide to such policies lists it. */
const GOOGLE_ANALYTICS = {
  script: ["https://www.googletagmanager.com"],
  connect: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://www.googletagmanager.com",
  ],
  image: ["https://*.google-analytics.com", "https://www.googletagmanager.com"],
};

/** Whether something can be paid on the page of this path. */
const isPaymentPage = (pathname: string): boolean => PAYMENT_PAGE.test(pathname);

/** The foreign sources of this deployment: realtime, the storage of files, the card form, and error reporting where it is on. */
export function sourcesOf(
  { realtime, payments, files, config }: Pick<Services, "realtime" | "payments" | "files" | "config">,
): Sources {
  const own = payments.browserSources;
  const isStripe = payments.provider === "stripe";
  // The sandbox is the site's own: its pages are framed, and nothing foreign is loaded.
  const { script, frame, connect } = isStripe ? NOTHING : own;
  const reports = config.sentryDsn && config.mode !== "development" ? [new URL(config.sentryDsn).origin] : [];
  const storage = files.browserOrigins;
  return {
    script,
    frame,
    connect: [...connect, ...realtime.connectSources, ...storage, ...reports],
    files: storage,
    payments: isStripe ? own : NOTHING,
    wallets: isStripe ? own.script : [],
    outside: { ...(config.analyticsId ? GOOGLE_ANALYTICS : NOTHING), frame: outsideFrames(config) },
  };
}
const NOTHING = { script: [], frame: [], connect: [], image: [] };

/** What a page may ask the browser for: a wallet where something is paid, and else nothing. */
export function permissionsPolicy(pathname: string, { wallets }: Pick<Sources, "wallets">): string {
  const allowed = isPaymentPage(pathname) && wallets.length > 0
    ? ["self", ...wallets.map((origin) => `"${origin}"`)]
    : [];
  return `camera=(), microphone=(), geolocation=(), payment=(${allowed.join(" ")})`;
}

/**
 * The Content-Security-Policy of a page: nothing inline runs, and only `nonce` names a script element. Style attributes
 * are allowed, because positions and widths are computed; style elements are not.
 */
export function pagePolicy(nonce: string, pathname: string, sources: Sources): string {
  const { files } = sources;
  const paid = isPaymentPage(pathname) ? sources.payments : NOTHING;
  const outside = QUIET_PAGE.test(pathname) ? NOTHING : sources.outside;
  const frame = [...sources.frame, ...paid.frame, ...outside.frame];
  const directives: [string, string[]][] = [
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", `'nonce-${nonce}'`, ...sources.script, ...paid.script, ...outside.script]],
    ["style-src", ["'self'"]],
    ["style-src-attr", ["'unsafe-inline'"]],
    ["img-src", ["'self'", "data:", "blob:", ...files, ...outside.image]],
    ["media-src", ["'self'", "blob:", ...files]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", ...sources.connect, ...paid.connect, ...outside.connect]],
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
