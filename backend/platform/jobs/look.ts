import type { Services } from "../../services.ts";

/**
 * Polling that each process does. It suits cases in which a job for each find would cost more than all polls
 * together.
 */
export type Look = {
  everyMs: number;
  /** Resolves to whether there may be more, in which case the next look follows at once. */
  look: (services: Services) => Promise<boolean>;
};

/** Maximum pause between looks after failures; the pauses grow up to it. */
const LONGEST_PAUSE_MS = 10_000;

/** Polls until stopped. Failures are logged, and the look is repeated. */
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
        if (!isStopped) log.warn("a look failed and will be retried", { error });
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
