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

/** The pages that strangers arrive at, by their addresses, which are their names as well. */
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

/** Returns the tree of these alone. The generated one, once it is imported, has taken its place in the same root. */
export function firstRouteTree(): RouteTree {
  for (const [id, route] of Object.entries(firstRoutes)) {
    route.update({ id, path: id, getParentRoute: () => root } as never);
  }
  // Whatever is asked of the tree by its types is asked after the others have come.
  return root._addFileChildren(firstRoutes) as unknown as RouteTree;
}
