/** Stores cookies like a browser, for programs. */
import type { Fetch } from "./transport.ts";

/**
 * Returns a `fetch` that keeps each server's cookies in memory and sends that server's own origin, like its
 * pages do. A program's session then survives the expiry of its access token.
 */
export function withCookies(fetch: Fetch = (request) => globalThis.fetch(request)): Fetch {
  const jars = new Map<string, Map<string, string>>();
  return async (request) => {
    const { origin } = new URL(request.url);
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    request.headers.set("origin", origin);
    if (cookies !== "") request.headers.set("cookie", cookies);
    const response = await fetch(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "" || /;\s*max-age=0\b/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
}
