import type { Fields } from "../platform/log.ts";

/**
 * Unexpected server errors during the current test. A test that meets a 500 fails at its own expectation,
 * which says nothing about the cause. The cause is in the log, which tests do not show.
 */
const unexpected: string[] = [];

/** Records a log line of a test's server. Lines of level "error" are shown if the test fails. */
export function noteError({ level, msg, error, ts: _, ...fields }: LogLine): void {
  if (level !== "error") return;
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join("");
  unexpected.push(`${msg}${rest}${error === undefined ? "" : `\n${sayError(error)}`}`);
}

/** Returns a logged error as text: its message and stack, its other fields (Postgres's code), its cause. */
function sayError(error: unknown): string {
  if (typeof error !== "object" || error === null) return String(error);
  const { name, message, stack, cause, ...more } = error as Record<string, unknown>;
  const known = Object.keys(more).length ? ` ${JSON.stringify(more)}` : "";
  return `${name}: ${message}${known}\n${stack}${cause ? `\nCaused by ${sayError(cause)}` : ""}`;
}

/** Clears the records, after printing them to the console if `isShown`. */
export function endTest(isShown: boolean): void {
  const said = unexpected.splice(0).map((text) => `The server did not expect this: ${text}`).join("\n");
  if (said && isShown) console.error(said);
}

export type LogLine = { level: string; msg: string } & Fields;
