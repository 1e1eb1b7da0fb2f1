/** Cookies by their plain names: where the product is reached over TLS, a prefix is added that no other host can set. */
import type { Cookie } from "../answer.ts";

/** Names of the cookies that the product relies on. */
export const ourCookies = ["refresh", "csrf", "social"] as const;

/** The name on the wire. */
function wireName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** The value of a cookie in a Cookie header; the first one, as browsers send the most specific first. */
export function readCookie(header: string | null, name: string, isSecure: boolean): string | undefined {
  if (header === null) return undefined;
  const wanted = wireName(name, isSecure);
  for (const part of header.split(";")) {
    const equals = part.indexOf("=");
    if (equals > 0 && part.slice(0, equals).trim() === wanted) return part.slice(equals + 1).trim();
  }
  return undefined;
}

/** A Set-Cookie header: not for scripts, not for other sites, for the whole host. */
export function writeCookie(cookie: Cookie, isSecure: boolean): string {
  if (!/^[\w-]+$/.test(cookie.name) || !/^[\w.~+/=-]*$/.test(cookie.value ?? "")) {
    throw new Error(`the cookie "${cookie.name}" has characters that a cookie cannot carry`);
  }
  const parts = [
    `${wireName(cookie.name, isSecure)}=${cookie.value ?? ""}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
  ];
  if (cookie.value === null) parts.push("Max-Age=0");
  else if (cookie.maxAgeSeconds !== undefined) parts.push(`Max-Age=${Math.floor(cookie.maxAgeSeconds)}`);
  if (isSecure) parts.push("Secure");
  return parts.join("; ");
}
