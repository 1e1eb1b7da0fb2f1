/** Cookies by their plain names. Over TLS a prefix is added with which no other host can set them. */
import type { Cookie } from "../answer.ts";

/** Names of the cookies that the product relies on. */
export const ourCookies = ["refresh", "csrf", "social"] as const;

/** Returns the name as sent to the browser. */
function wireName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/**
 * Returns the value of a cookie in a Cookie header. The first match wins, because browsers send the most
 * specific one first.
 */
export function readCookie(header: string | null, name: string, isSecure: boolean): string | undefined {
  if (header === null) return undefined;
  const wanted = wireName(name, isSecure);
  for (const part of header.split(";")) {
    const equals = part.indexOf("=");
    if (equals > 0 && part.slice(0, equals).trim() === wanted) return part.slice(equals + 1).trim();
  }
  return undefined;
}

/** Returns a Set-Cookie header: hidden from scripts, not sent across sites, valid for the whole host. */
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
