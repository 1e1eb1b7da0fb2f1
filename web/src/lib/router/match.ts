/** Which route a path belongs to. A pattern's part that begins with `$` takes any one part: `/pets/$id/$slug`. */

export type Params = Readonly<Record<string, string>>;

const partsOf = (path: string): string[] => path.split("/").filter(Boolean);

/** The parameters of a path under a pattern; undefined where it does not fit. A slash at the end does not matter. */
export function matchPath(pattern: string, pathname: string): Params | undefined {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decoded(given[index]!);
    if (value === undefined) return undefined;
    if (part.startsWith("$")) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}

/** The first route of a list that fits, those without parameters before the others. */
export function findRoute<R extends { path: string }>(
  routes: readonly R[],
  pathname: string,
): { route: R; params: Params } | undefined {
  const dynamic = (route: R) => Number(route.path.includes("$"));
  for (const route of [...routes].sort((a, b) => dynamic(a) - dynamic(b))) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return undefined;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
