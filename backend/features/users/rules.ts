import { failFields } from "../../platform/problem.ts";

/** The contract's pattern of addresses, for the one that comes in a path. It runs in linear time. */
const EMAIL = /^[a-z0-9_]+([.-][a-z0-9_]+)*@[a-z0-9_]+([.-][a-z0-9_]+)*\.[a-z]{2,3}$/;

/** Whether an address in its normal form is one that we accept. */
export function isAcceptedEmail(email: string): boolean {
  return email.length <= 254 && EMAIL.test(email);
}

/** A name without blanks around it; blanks alone are none, and `pointer` is where that is said. */
export function nameIn(text: string, pointer: string): string {
  return text.trim() || failFields({ pointer, code: "too_short", detail: "Please fill this in." });
}

/**
 * How a mail begins that goes to an address before we know whose it is. Anybody can sign up a stranger: what they gave as a
 * name must not become a link or a line of ours.
 */
export function greetingOf(firstName: string): string {
  const isPlain = firstName !== "" && !/[\p{Cc}/:@<>]|\.\p{L}{2}/u.test(firstName);
  return isPlain ? `Hello ${firstName},` : "Hello,";
}

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** "Safari on iPhone": browser and system as a device told of itself. */
export function deviceOf(userAgent: string | null): string {
  const find = (known: readonly [RegExp, string][]) =>
    known.find(([sign]) => sign.test(userAgent ?? ""))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}
