/** One part of a run, which others may run beside. */
export type Work = {
  name: string;
  /** Measured duration in seconds, which decides only the order: the longest starts first. */
  seconds: number;
  /** Number of its processes that are busy at a time. */
  lanes: number;
  /** Names of the works to finish first. */
  after?: readonly string[];
  run: () => Promise<void>;
};

/**
 * Runs everything, as parallel as `lanes` allows. Among the ready works, the one with the longest remaining
 * chain starts first, which avoids empty lanes at the end. One free lane is enough to start: a work of
 * several lanes would otherwise leave a lane empty until two others end. If a work throws, those with it in
 * `after` never start; the first error is thrown when all others are done.
 */
export async function runInLanes(works: readonly Work[], lanes: number): Promise<void> {
  const way = (work: Work): number =>
    work.seconds + Math.max(0, ...works.filter(({ after }) => after?.includes(work.name)).map(way));
  const waiting = works.toSorted((a, b) => way(b) - way(a));
  const running = new Map<string, { lanes: number; ended: Promise<string> }>();
  const done = new Set<string>();
  const errors: unknown[] = [];
  for (;;) {
    const free = lanes - [...running.values()].reduce((sum, work) => sum + work.lanes, 0);
    const next = waiting.find(({ after = [] }) => after.every((name) => done.has(name)));
    if (next && free > 0) {
      waiting.splice(waiting.indexOf(next), 1);
      const ended = next.run().then(() => void done.add(next.name), (error) => void errors.push(error));
      running.set(next.name, { lanes: next.lanes, ended: ended.then(() => next.name) });
    } else if (running.size) {
      running.delete(await Promise.race([...running.values()].map(({ ended }) => ended)));
    } else break;
  }
  if (errors.length) throw errors[0];
  if (waiting.length) throw new Error(`never begun: ${waiting.map(({ name }) => name).join(", ")}`);
}
