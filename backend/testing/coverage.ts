import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/** Variable with the folder for the operations seen in a whole test run. Without it nothing is written. */
export const SEEN_FOLDER = "OPERATIONS_SEEN";

const seen = new Set<string>();

/**
 * Records that an operation answered a status, as a line `operation status` in this process's file, once
 * each.
 */
export function noteAnswer(line: { msg: string; operation?: unknown; status?: unknown }): void {
  const folder = Deno.env.get(SEEN_FOLDER);
  if (!folder || line.msg !== "request" || typeof line.operation !== "string") return;
  const answer = `${line.operation} ${line.status}`;
  if (seen.has(answer)) return;
  seen.add(answer);
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${Deno.pid}.txt`), `${answer}\n`);
}
