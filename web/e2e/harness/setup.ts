import type { TestProject } from "vitest/node";
import { type Site, startServer } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    site: Site;
  }
}

/** Starts one server for all journeys that do not need to break it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, dataDir, accounts, close } = await startServer();
  project.provide("site", { url, dataDir, accounts });
  return close;
}
