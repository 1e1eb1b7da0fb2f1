import type { Services } from "../services.ts";

/** What the page may load and talk to beside its own origin, from the ports that know. */
export type Sources = { script: string[]; frame: string[]; connect: string[] };

/** The foreign sources of this deployment: realtime, the card form, and error reporting where it is on. */
export function sourcesOf(
  { realtime, payments, config }: Pick<Services, "realtime" | "payments" | "config">,
): Sources {
  const { script, frame, connect } = payments.browserSources;
  const reports = config.sentryDsn && config.mode !== "development" ? [new URL(config.sentryDsn).origin] : [];
  return { script, frame, connect: [...connect, ...realtime.connectSources, ...reports] };
}

/**
 * The Content-Security-Policy of a page: nothing inline runs, and only `nonce` names a script element. Style attributes
 * are allowed, because positions and widths are computed; style elements are not.
 */
export function pagePolicy(nonce: string, { script, frame, connect }: Sources): string {
  const directives: [string, string[]][] = [
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", `'nonce-${nonce}'`, ...script]],
    ["style-src", ["'self'"]],
    ["style-src-attr", ["'unsafe-inline'"]],
    ["img-src", ["'self'", "data:", "blob:"]],
    ["media-src", ["'self'", "blob:"]],
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
