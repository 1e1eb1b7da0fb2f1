import type { Services } from "../../services.ts";

/** What the page may load and talk to beside its own origin, from the ports that know. */
export type Sources = {
  script: string[];
  frame: string[];
  connect: string[];
  /** Where the files of people lie: pictures and videos may come from there. */
  files: string[];
};

/** The foreign sources of this deployment: realtime, the storage of files, the card form, and error reporting where it is on. */
export function sourcesOf(
  { realtime, payments, files, config }: Pick<Services, "realtime" | "payments" | "files" | "config">,
): Sources {
  const { script, frame, connect } = payments.browserSources;
  const reports = config.sentryDsn && config.mode !== "development" ? [new URL(config.sentryDsn).origin] : [];
  const storage = files.browserOrigins;
  return {
    script,
    frame,
    connect: [...connect, ...realtime.connectSources, ...storage, ...reports],
    files: storage,
  };
}

/**
 * The Content-Security-Policy of a page: nothing inline runs, and only `nonce` names a script element. Style attributes
 * are allowed, because positions and widths are computed; style elements are not.
 */
export function pagePolicy(nonce: string, { script, frame, connect, files }: Sources): string {
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
