/**
 * Signed double submit, bound to the session. The cookie holds a random value and the session's id; the token
 * is a signature over both. Another site's page can make the browser send the cookie but cannot know the
 * token.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type Reply, reply } from "../answer.ts";
import { type Config, deriveKeys } from "../config.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { fail } from "../problem.ts";
import type { CurrentSession } from "./auth.ts";
import { ourCookies, readCookie } from "./cookies.ts";
import type { Operation } from "./operation.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

export interface OriginRules {
  allowed: ReadonlySet<string>;
  /** Whether an Origin equal to the request's host is allowed too (not in production). */
  sameHost: boolean;
}

/** Returns the origins whose pages may call the API with their users' cookies. */
export const originRules = (
  { publicUrl, corsOrigins, mode }: Pick<Config, "publicUrl" | "corsOrigins" | "mode">,
): OriginRules => ({
  allowed: new Set([new URL(publicUrl).origin, ...corsOrigins]),
  sameHost: mode !== "production",
});

/**
 * Returns whether one of our pages made a call that may be a GET. Browsers say so in `Sec-Fetch-Site`; older
 * ones only send the origin or the page. Links in emails and typed addresses don't count.
 */
export function comesFromOurPage(headers: Headers, rules: OriginRules): boolean {
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin") return true;
  const origin = headers.get("origin");
  if (origin !== null) return isAllowedOrigin(origin, headers.get("host"), rules);
  return site === null && isAllowedPage(headers, rules);
}

/** Returns whether a page of this origin may call the API with its user's cookies. */
export function isAllowedOrigin(origin: string, host: string | null, rules: OriginRules): boolean {
  if (rules.allowed.has(origin)) return true;
  return rules.sameHost && host !== null && URL.canParse(origin) && new URL(origin).host === host;
}

/** Returns the token that belongs to a cookie's value. */
export function csrfToken(key: Uint8Array, cookie: string): string {
  return createHmac("sha256", key).update(`csrf:${cookie}`).digest("base64url");
}

/** Returns a fresh cookie value for this session, or for an anonymous visitor. */
export function csrfCookie(session: Pick<CurrentSession, "id"> | null): string {
  return `${randomBytes(18).toString("base64url")}.${session?.id ?? ""}`;
}

/**
 * Refuses an unsafe call that relies on a cookie and cannot prove that it comes from our own page. Calls
 * without our cookies need no proof. Signed webhooks and one-click links in emails carry another proof.
 */
export function checkCsrf(
  operation: Pick<Operation, "roles">,
  request: Request,
  session: Pick<CurrentSession, "id"> | null,
  config: { keys: readonly Uint8Array[]; origins: OriginRules; isSecure: boolean },
): void {
  if (safe.has(request.method)) return;
  if (operation.roles.includes("signature") || operation.roles.includes("token")) return;
  const { headers } = request;
  const cookies = headers.get("cookie");
  const hasCookie = ourCookies.some((name) => readCookie(cookies, name, config.isSecure) !== undefined);
  const origin = headers.get("origin");
  const relies = hasCookie || headers.get("authorization") === null;
  if (relies && origin !== null && !isAllowedOrigin(origin, headers.get("host"), config.origins)) {
    fail("origin_not_allowed");
  }
  if (!hasCookie) return;
  // Browsers send an Origin with every unsafe call. Without it, the Referer must be an allowed page.
  if (origin === null && !isAllowedPage(headers, config.origins)) fail("origin_not_allowed");
  const cookie = readCookie(cookies, "csrf", config.isSecure) ?? fail("csrf_invalid");
  const token = headers.get("x-csrf-token") ?? fail("csrf_invalid");
  if (!config.keys.some((key) => isSame(csrfToken(key, cookie), token))) fail("csrf_invalid");
  const owner = cookie.slice(cookie.indexOf(".") + 1);
  if (session !== null && owner !== session.id) fail("csrf_invalid");
}

function isAllowedPage(headers: Headers, origins: OriginRules): boolean {
  const page = headers.get("referer");
  return page !== null && URL.canParse(page) &&
    isAllowedOrigin(new URL(page).origin, headers.get("host"), origins);
}

function isSame(a: string, b: string): boolean {
  const left = new TextEncoder().encode(a);
  const right = new TextEncoder().encode(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The only operation that the adapter answers, because no feature knows cookies and keys. */
export const csrf: Handlers<"getCsrfToken"> = {
  getCsrfToken({ session, request }, { config }): Reply<{ csrfToken: string }> {
    const now = request.cookie("csrf");
    // A second tab of the same session gets the same token, so tabs don't invalidate each other's.
    const isKept = now !== undefined && /^[\w-]{24}\./.test(now) &&
      (!session || now.endsWith(`.${session.id}`));
    const cookie = isKept ? now : csrfCookie(session);
    const body = { csrfToken: csrfToken(deriveKeys(config, "csrf")[0], cookie) };
    return reply(body, {
      cookies: [{ name: "csrf", value: cookie }],
      headers: { "cache-control": "no-store" },
    });
  },
};
