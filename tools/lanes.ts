/** One piece of a run that others may run beside. */
export type Work = {
  name: string;
  /** What it took when it was measured, in seconds: the longest begins first. Only the order hangs on it. */
  seconds: number;
  /** How many processes of it are busy at a time. */
  lanes: number;
  /** What has to be done before, by name. */
  after?: readonly string[];
  run: () => Promise<void>;
};

/**
 * Runs everything, as much side by side as `lanes` allows. Whoever is ready and has the longest way behind it begins
 * first, so that no lane is empty at the end while another has a long piece left. One free lane is enough to begin: what
 * takes several would else wait for the end of two others, with a lane empty meanwhile. Work that throws keeps what comes `after` it from beginning; the first
 * error is thrown when all else is done.
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
