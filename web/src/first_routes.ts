import { Route as root } from "./routes/__root.tsx";
import { Route as breed } from "./routes/breeds/$slug.tsx";
import { Route as breeder } from "./routes/breeders/$id/$slug.tsx";
import { Route as breeders } from "./routes/breeders/index.tsx";
import { Route as catBreeds } from "./routes/cat-breeds.tsx";
import { Route as cats } from "./routes/cats.tsx";
import { Route as checkout } from "./routes/reserve-pet/$petId.tsx";
import { Route as dogBreeds } from "./routes/dog-breeds.tsx";
import { Route as dogs } from "./routes/dogs.tsx";
import { Route as home } from "./routes/index.tsx";
import { Route as pet } from "./routes/pets/$id/$slug.tsx";
import { Route as search } from "./routes/search.tsx";
import type { routeTree } from "./routeTree.gen.ts";

export type RouteTree = typeof routeTree;

/** Pages that new visitors land on, by address, which is their route id too. */
export const firstRoutes = {
  "/": home,
  "/search": search,
  "/dogs": dogs,
  "/cats": cats,
  "/dog-breeds": dogBreeds,
  "/cat-breeds": catBreeds,
  "/breeds/$slug": breed,
  "/breeders/": breeders,
  "/breeders/$id/$slug": breeder,
  "/pets/$id/$slug": pet,
  "/reserve-pet/$petId": checkout,
};

/**
 * Returns the tree of only these routes. Once the generated tree is imported, it replaces this one in the
 * same root.
 */
export function firstRouteTree(): RouteTree {
  for (const [id, route] of Object.entries(firstRoutes)) {
    route.update({ id, path: id, getParentRoute: () => root } as never);
  }
  // The router uses the tree's types only after the other routes have loaded.
  return root._addFileChildren(firstRoutes) as unknown as RouteTree;
}
