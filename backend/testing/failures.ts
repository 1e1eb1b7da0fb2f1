import type { LogLine } from "./app.ts";

/**
 * What the server did not expect while the present test ran. A test that meets a 500 fails at what it looked for in the
 * answer, which says nothing of the cause: that stands in the log, which tests keep to themselves.
 */
const unexpected: string[] = [];

/** Notes a line of a test's server; those of level "error" are shown if the test fails. */
export function noteError({ level, msg, error, ts: _, ...fields }: LogLine): void {
  if (level !== "error") return;
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join("");
  unexpected.push(`${msg}${rest}${error === undefined ? "" : `\n${sayError(error)}`}`);
}

/** Returns an error of the log as text: its message and stack, what else it knows (Postgres's code), its cause. */
function sayError(error: unknown): string {
  if (typeof error !== "object" || error === null) return String(error);
  const { name, message, stack, cause, ...more } = error as Record<string, unknown>;
  const known = Object.keys(more).length ? ` ${JSON.stringify(more)}` : "";
  return `${name}: ${message}${known}\n${stack}${cause ? `\nCaused by ${sayError(cause)}` : ""}`;
}

/** Forgets what was noted, after it was written to the console where `isShown` says so. */
export function endTest(isShown: boolean): void {
  const said = unexpected.splice(0).map((text) => `The server did not expect this: ${text}`).join("\n");
  if (said && isShown) console.error(said);
}
