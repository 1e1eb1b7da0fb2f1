import type { Problem } from "../problem.ts";
import { escapeHtml } from "../text.ts";

/** Returns whether a browser asked for a page, rather than a program for data. */
export function asksForPage(request: Request): boolean {
  return /^(GET|HEAD)$/.test(request.method) && /\btext\/html\b/.test(request.headers.get("accept") ?? "") &&
    !/^\/(v1|api)(\/|$)/.test(pathOf(request));
}

/** The address of a malformed request target cannot be read at all. */
function pathOf(request: Request): string {
  try {
    return new URL(request.url).pathname;
  } catch {
    return "";
  }
}

const STYLE =
  `:root{color-scheme:light dark}body{font:17px/1.55 system-ui,sans-serif;max-width:34rem;margin:18vh auto 0;padding:0 1.25rem;
color:light-dark(#16231d,#edf2ee);background:light-dark(#fbfbf9,#111714)}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}
a{color:light-dark(#1d5a45,#8fd0b3);font-weight:600}small{color:light-dark(#52605a,#a9b5ae)}`;

/**
 * Returns the error page for moments when no page can be rendered: the server is starting, stopping,
 * overloaded or has failed. It needs no other file. For temporary problems it reloads on its own after the
 * problem's retry interval.
 */
export function problemPage({ status, title, detail, requestId, retryAfterSeconds }: Problem & {
  retryAfterSeconds?: number;
}): Response {
  const passes = status === 429 || status === 503;
  const heading = status === 503 ? "We'll be right back" : escapeHtml(title);
  const text = status === 503 ? "We can't show this page right now." : escapeHtml(detail);
  const body = `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${heading} · Hearthpaw</title><style>${STYLE}</style></head>
<body><main><h1>${heading}</h1><p>${text}${passes ? " It'll load by itself in a moment." : ""}</p>
<p><a href="">Try again</a></p>${
    status >= 500 && !passes ? `<p><small>Reference: ${requestId}</small></p>` : ""
  }</main></body>
</html>`;
  return new Response(body, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      ...(passes
        ? { "retry-after": `${retryAfterSeconds ?? 2}`, refresh: `${Math.max(2, retryAfterSeconds ?? 2)}` }
        : {}),
    },
  });
}
