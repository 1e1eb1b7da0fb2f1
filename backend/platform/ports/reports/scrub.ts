/** Removes personal data and secrets from a report before it leaves the process. */

const replacements: [RegExp, string][] = [
  [/[A-Z0-9._%+'-]{1,64}(?:@|%40)[A-Z0-9-]{1,63}(?:\.[A-Z0-9-]{1,63})+/gi, "[email]"],
  // User and password in the address of a database or server.
  [/:\/\/[^\s/@:]+:[^\s/@]+@/g, "://[secret]@"],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, "$1 [secret]"],
  // JSON web tokens and similar texts: three parts between dots.
  [/\b[\w-]{10,2000}\.[\w-]{10,2000}\.[\w-]{10,2000}/g, "[token]"],
  // Keys and client secrets of the payment provider.
  [/\b(?:sk|rk|pk|whsec|pi|seti)_\w{8,}/g, "[secret]"],
  [
    /((?:token|secret|password|authorization|cookie|signature|api_?key)["']?\s*[:=]\s*["']?)[^\s"',;&}]+/gi,
    "$1[secret]",
  ],
  // Queries of addresses: search words, tokens of email links, signatures.
  [/((?:https?|wss?):\/\/[^\s?#"'<>]*|(?<=^|[\s"'(])\/[^\s?#"'<>]*)[?#][^\s"'<>)]*/gi, "$1"],
  [/(?<![\w.])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g, "[phone]"],
];

/** Opaque codes, such as the tokens of email links. Ids (UUIDs) stay, because they help to find a fault. */
const opaque = /(?<![\w-])(?=[\w-]{0,99}\d)(?=[\w-]{0,99}[a-z])[\w-]{24,}(?![\w-])/gi;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Names of files and breeds contain words with hyphens between them; tokens do not. */
const readable = /^[a-z]+(-[a-z0-9]{1,12})+$/;
const longest = 4000;

/** Returns a text without email addresses, phone numbers, tokens, passwords and the queries of addresses. */
export function cleanText(text: string): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  const cleaned = replacements.reduce((rest, [pattern, to]) => rest.replace(pattern, to), short);
  return cleaned.replace(opaque, (code) => (uuid.test(code) || readable.test(code) ? code : "[token]"));
}

const secretNames =
  /authorization|cookie|token|secret|password|signature|api[-_]?key|session|csrf|e-?mail|phone|card/i;
/** Parts of a report that describe a person or a request. They are dropped entirely. */
const dropped = new Set(["user", "request", "breadcrumbs"]);
/** Source positions and the report's own ids, which contain no user data and are needed unchanged. */
const kept = new Set([
  "stacktrace",
  "debug_meta",
  "sdk",
  "event_id",
  "trace_id",
  "span_id",
  "parent_span_id",
]);

/**
 * Returns a report without users, requests and secrets, for errors and transactions alike. The input is not
 * changed.
 */
export function scrub<Report extends object>(report: Report): Report {
  const rest = Object.entries(report).filter(([name]) => !dropped.has(name));
  return clean(Object.fromEntries(rest), 0) as Report;
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === "string") return cleanText(value);
  if (depth > 8) return "[deep]";
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1));
  // Plain objects only, because the SDK never sends the class instances that it keeps beside the report.
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
