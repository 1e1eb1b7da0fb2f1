import { join } from "node:path";

/**
 * How `src/routeTree.gen.ts` is generated from the files in `src/routes`: for Vite's plugin, and for the
 * check that it is current.
 */
export const routes = {
  target: "react" as const,
  routesDirectory: join(import.meta.dirname!, "src/routes"),
  generatedRouteTree: join(import.meta.dirname!, "src/routeTree.gen.ts"),
  quoteStyle: "double" as const,
  semicolons: true,
  addExtensions: true,
  disableLogging: true,
  // A screen and its loader are in the same file.
  codeSplittingOptions: { defaultBehavior: [["loader" as const, "component" as const]] },
};
