import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Statuses that each operation answered, by its id. */
export type Seen = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * Reads the records of a run's processes: files of lines `operation status`. A missing folder means that
 * nothing was seen.
 */
export function readSeen(folder: string): Seen {
  const seen = new Map<string, Set<number>>();
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of files) {
    for (const line of readFileSync(join(folder, name), "utf8").split("\n").filter(Boolean)) {
      const [id = "", status = ""] = line.split(" ");
      const statuses = seen.get(id) ?? new Set();
      seen.set(id, statuses.add(Number(status)));
    }
  }
  return seen;
}

/**
 * Returns what a run left untested, as sentences: every served operation has to succeed and to be rejected at
 * least once.
 */
export function untried(
  operations: readonly { id: string; twin?: { of: string } }[],
  pending: readonly string[],
  seen: Seen,
): string[] {
  const waiting = new Set(pending);
  const served = operations.filter(({ id, twin }) => !waiting.has(twin?.of ?? id)).map(({ id }) => id);
  const lacks = (test: (status: number) => boolean) =>
    served.filter((id) => ![...seen.get(id) ?? []].some(test));
  const list = (what: string, ids: string[]) =>
    ids.length ? [`no test saw ${ids.length} of the served operations ${what}: ${ids.join(", ")}`] : [];
  return [
    ...list("succeed", lacks((status) => status >= 200 && status < 400)),
    ...list("refuse anything", lacks((status) => status >= 400 && status < 500)),
  ];
}
