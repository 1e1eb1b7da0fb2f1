import type { PageModule, Route } from "../lib/router/router.ts";

const modules = import.meta.glob<PageModule>(["./*.tsx", "!./*.test.tsx"]);

/** A route: its path (`/breeds/$slug`), and the name of its file in this folder, which becomes a chunk of its own. */
export function page(path: string, file: string): Route {
  const module = modules[`./${file}.tsx`];
  if (!module) throw new Error(`there is no routes/${file}.tsx`);
  return { path, chunk: `src/routes/${file}.tsx`, module };
}
