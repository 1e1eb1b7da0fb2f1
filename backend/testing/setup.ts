import type { TestProject } from "vitest/node";
import type {} from "./app.ts"; // the type of what is provided
import { joinTestCluster } from "./cluster.ts";

/** Before the first test of a run: one cluster and one template for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, template, leave } = await joinTestCluster();
  project.provide("testCluster", { url, template });
  return leave;
}
