import type { TestProject } from "vitest/node";
import { joinTestCluster, type TestCluster } from "./testing_cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    testCluster: TestCluster;
  }
}

/** Before the first test of a run: one cluster and one template for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, template, leave } = await joinTestCluster();
  project.provide("testCluster", { url, template });
  return leave;
}
