import { createGate, GateFull } from "../../platform/gate.ts";
import { fail, ProblemError } from "../../platform/problem.ts";
import { runThread } from "../../platform/threads.ts";
import { MOST_ROWS } from "./import_rules.ts";
import type { CsvAnswer, CsvJob } from "./import_worker.ts";

const files = createGate("imports", { atOnce: 2, waiting: 8, each: { atOnce: 1, waiting: 1 } });
const PARSE_MS = 10_000;
const MOST_CELLS = 200;

/**
 * Reads the rows of a CSV file, header first, in a separate thread. Calls `onRow` for each with its number.
 * Fails with `file_not_usable` for a file that is no such table or has too many rows, and with `unavailable`
 * if too many files are being read. Throws when `signal` is aborted.
 */
export async function readCsv(
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  onRow: (cells: string[], row: number) => void,
): Promise<void> {
  let row = 0;
  let end: string | undefined;
  try {
    await files(() =>
      runThread<CsvAnswer>({
        url: new URL("./import_worker.ts", import.meta.url),
        message: { bytes, mostRows: MOST_ROWS + 1, mostCells: MOST_CELLS } satisfies CsvJob,
        transfer: [bytes.buffer],
        ms: PARSE_MS,
        signal,
        isLast: (answer) => "end" in answer,
        onMessage(answer) {
          if ("end" in answer) end = answer.end;
          else for (const cells of answer.rows) onRow(cells, ++row);
        },
      }), signal);
  } catch (cause) {
    if (cause instanceof GateFull) fail("unavailable", { cause, retryAfterSeconds: 5 });
    signal.throwIfAborted();
    if (cause instanceof ProblemError) throw cause;
    end = "no table";
  }
  if (end === "too many rows") {
    fail("file_not_usable", {
      detail: `The file has more than ${
        MOST_ROWS.toLocaleString("en-US")
      } rows. Split it into smaller files.`,
    });
  }
  if (end === "no table" || row === 0) {
    fail("file_not_usable", { detail: "This isn't a CSV file in UTF-8 with a header row." });
  }
}

/** Breeders with a running import in this process. */
const importing = new Set<string>();

/** Runs one import of a breeder at a time. Fails with `import_running` during another one. */
export async function oneAtATime<T>(breederId: string, work: () => Promise<T>): Promise<T> {
  if (importing.has(breederId)) fail("import_running");
  importing.add(breederId);
  try {
    return await work();
  } finally {
    importing.delete(breederId);
  }
}
