/** Removes people and secrets from the browser's error reports. */

const replacements: [RegExp, string][] = [
  [/[A-Z0-9._%+'-]{1,64}(?:@|%40)[A-Z0-9-]{1,63}(?:\.[A-Z0-9-]{1,63})+/gi, "[email]"],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, "$1 [secret]"],
  [/\b[\w-]{10,2000}\.[\w-]{10,2000}\.[\w-]{10,2000}/g, "[token]"],
  // A payment's client secret and keys of the payment provider.
  [/\b(?:pk|pi|seti)_\w{8,}/g, "[secret]"],
  [
    /((?:token|secret|password|authorization|cookie|signature)["']?\s*[:=]\s*["']?)[^\s"',;&}]+/gi,
    "$1[secret]",
  ],
  // Queries and fragments of addresses.
  [/((?:https?|wss?):\/\/[^\s?#"'<>]*|(?<=^|[\s"'(])\/[^\s?#"'<>]*)[?#][^\s"'<>)]*/gi, "$1"],
  [/(?<![\w.])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g, "[phone]"],
];

/** Opaque codes, such as the tokens of mail links, which are path segments of their own. */
const opaque = /(?<![\w-])(?=[\w-]{0,99}\d)(?=[\w-]{0,99}[a-z])[\w-]{24,}(?![\w-])/gi;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Names of the product's pages and files are words with hyphens in between; tokens are not. */
const readable = /^[a-z]+(-[a-z0-9]{1,12})+$/;
const longest = 4000;

/** Returns a text without email addresses, phone numbers, tokens and the queries of addresses. */
export function cleanText(text: string): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  const cleaned = replacements.reduce((rest, [pattern, to]) => rest.replace(pattern, to), short);
  return cleaned.replace(opaque, (code) => (uuid.test(code) || readable.test(code) ? code : "[token]"));
}

const secretNames = /authorization|cookie|token|secret|password|signature|session|csrf|e-?mail|phone|card/i;
const dropped = new Set(["user", "request"]);
/** Source positions and the report's own ids. */
const kept = new Set([
  "stacktrace",
  "debug_meta",
  "sdk",
  "event_id",
  "trace_id",
  "span_id",
  "parent_span_id",
  "replay_id",
  "replayId",
  "error_ids",
  "trace_ids",
  "links",
]);

/**
 * Returns a report (an error, a span, a replay's frame) without users, requests and secrets. The input is not
 * changed.
 */
export function scrub<Report extends object>(report: Report): Report {
  const rest = Object.entries(report).filter(([name]) => !dropped.has(name));
  return clean(Object.fromEntries(rest), 0) as Report;
}

/** Returns a recording of a page (JSON) without the queries of the addresses in it. */
export function cleanRecording(json: string): string {
  return json.replace(/((?:https?:\/\/|(?<=")\/)[^"?#\s\\]*)[?#][^"\s\\]*/g, "$1");
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === "string") return cleanText(value);
  if (depth > 8) return "[deep]";
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1));
  // Class instances that the SDK adds to a report are never sent.
  if (value === null || typeof value !== "object" || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (kept.has(name)) return [name, inner];
      return [name, secretNames.test(name) ? "[secret]" : clean(inner, depth + 1)];
    }),
  );
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Returns whether a page's address holds a secret and must not be recorded. */
export function hasSecret({ pathname, search }: { pathname: string; search: string }): boolean {
  if (cleanText(pathname) !== pathname) return true;
  return [...new URLSearchParams(search)].some(([name, value]) => {
    return secretNames.test(name) || name === "code" || name === "state" || cleanText(value) !== value;
  });
}
