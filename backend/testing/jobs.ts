import { Logger, runOnce, type TaskList } from "graphile-worker";
import { tellOfHolds } from "../features/sale/notices/index.ts";
import { jobs } from "../jobs.ts";
import type { Services } from "../services.ts";
import type { TestApp } from "./app.ts";

/** Runs every job that is due and announces all news, with the jobs that follow from them. */
export async function runJobs({ app: { services } }: { app: Pick<TestApp, "services"> }): Promise<void> {
  do {
    await runOnce({
      pgPool: services.pool,
      noHandleSignals: true,
      taskList: tasks(services),
      logger: new Logger(() => () => {}),
    });
  } while (await tellOfHolds(services));
}

function tasks(services: Services): TaskList {
  const about = { id: "test", attempt: 1, isLastTry: false, signal: new AbortController().signal };
  return Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      (payload: unknown) => (job as (...all: unknown[]) => Promise<void>)(payload, services, about),
    ]),
  );
}
