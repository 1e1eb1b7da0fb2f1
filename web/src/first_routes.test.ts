import { expect, it } from "vitest";
import { firstRoutes, firstRouteTree } from "./first_routes.ts";

it("names the first pages as the generated tree does", async () => {
  firstRouteTree();
  const facts = () =>
    Object.values(firstRoutes).map(({ options }) => {
      const { id, path } = options as unknown as { id: string; path: string };
      return { id, path };
    });
  const before = facts();
  // This import gives the same routes their names again.
  await import("./routeTree.gen.ts");
  expect(before).toEqual(facts());
  expect(before.map(({ id }) => id)).toEqual(Object.keys(firstRoutes));
});
