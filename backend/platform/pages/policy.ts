import type { Services } from "../../services.ts";

/** What the page may load and talk to beside its own origin, from the ports that know. */
export type Sources = {
  script: string[];
  frame: string[];
  connect: string[];
  /** Where the files of people lie: pictures and videos may come from there. */
  files: string[];
  /** What the card form needs beside these, on the pages where something is paid alone. */
  payments: { script: string[]; frame: string[]; connect: string[] };
  /** Who may ask the browser for Apple Pay and Google Pay there. */
  wallets: string[];
};

/** The pages where something is paid: the checkout with what belongs to it, and a buyer's own reservation. */
const PAYMENT_PAGE = /^\/(reserve-pet|account\/reserved)(\/|$)/;

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
  };
}
const NOTHING = { script: [], frame: [], connect: [] };

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
  const [script, frame, connect] = (["script", "frame", "connect"] as const).map((what) => [
    ...sources[what],
    ...(isPaymentPage(pathname) ? sources.payments[what] : []),
  ]) as [string[], string[], string[]];
  const directives: [string, string[]][] = [
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", `'nonce-${nonce}'`, ...script]],
    ["style-src", ["'self'"]],
    ["style-src-attr", ["'unsafe-inline'"]],
    ["img-src", ["'self'", "data:", "blob:", ...files]],
    ["media-src", ["'self'", "blob:", ...files]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", ...connect]],
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
