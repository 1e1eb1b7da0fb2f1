import type { TestProject } from "vitest/node";
import type {} from "./app.ts"; // the type of the provided values
import { joinTestCluster } from "./cluster.ts";

/** Creates one cluster and one template for all test files, before the first test of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, template, leave } = await joinTestCluster();
  project.provide("testCluster", { url, template });
  return leave;
}
