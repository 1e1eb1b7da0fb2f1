import { createMemoryHistory } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { firstRoutes, firstRouteTree } from "./first_routes.ts";
import { makeQueryClient } from "./lib/query_client.ts";
import { addRoutesLater } from "./other_routes.ts";
import { createSiteRouter } from "./router.tsx";

it("builds no page up before its route is there, though a first one looks alike", async () => {
  const router = createSiteRouter({
    routeTree: firstRouteTree(),
    queryClient: makeQueryClient(),
    history: createMemoryHistory(),
    connection: { client: undefined } as never,
    origin: "http://localhost",
    report: () => undefined,
  });
  const { knows } = addRoutesLater({ router });
  const addresses = (paths: readonly string[]) => paths.map((path) => path.replaceAll(/\$\w+/g, "one"));
  const known = addresses(Object.keys(firstRoutes)).map((path) => [path, knows(path)]);
  // All routes are in the same root now.
  await import("./routeTree.gen.ts");
  const others = Object.keys(router.buildRouteTree().routesByPath)
    .filter((path) => !(path in firstRoutes) && !(`${path}/` in firstRoutes));
  expect(others.length).toBeGreaterThan(80);
  expect(addresses(others).flatMap((path) => [path, `${path}/`]).filter(knows)).toEqual([]);
  expect(known.filter(([, isKnown]) => !isKnown)).toEqual([]);
});
