import type { Services } from "../../services.ts";

/** What each process looks for by itself, so often, where a job for each find would cost more than the looks do together. */
export type Look = {
  everyMs: number;
  /** Resolves to whether there may be more, which is then looked for at once. */
  look: (services: Services) => Promise<boolean>;
};

/** After a failure one looks again with growing pauses up to this. */
const LONGEST_PAUSE_MS = 10_000;

/** Looks until stopped; a failure is logged and looked after again. */
export function startLooks(services: Services, looks: readonly Look[]): { stop: () => Promise<void> } {
  const stopping = Promise.withResolvers<void>();
  let isStopped = false;
  const log = services.log.with({ part: "looks" });
  const keepLooking = async ({ everyMs, look }: Look) => {
    for (let pause = everyMs; !isStopped;) {
      try {
        while (await look(services) && !isStopped);
        pause = everyMs;
      } catch (error) {
        pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
        if (!isStopped) log.warn("a look failed, and is taken again", { error });
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, pause);
      await Promise.race([promise, stopping.promise]);
      clearTimeout(timer);
    }
  };
  const all = looks.map(keepLooking);
  return {
    async stop() {
      isStopped = true;
      stopping.resolve();
      await Promise.all(all);
    },
  };
}
