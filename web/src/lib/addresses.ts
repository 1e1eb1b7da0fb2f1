import type { RegisteredRouter } from "@tanstack/react-router";

/** The path of a page as its route has it: `/pets/$id/$slug`. The router is registered in router.tsx. */
export type SitePath = RegisteredRouter["routeTree"]["types"]["fileRouteTypes"]["to"];

/** Returns an address inside this site. An address that could lead to another site becomes the fallback. */
export function safePath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || !/^\/(?![/\\])/.test(value)) return fallback;
  // A browser drops tabs and line breaks from addresses and reads a backslash as a slash.
  // deno-lint-ignore no-control-regex -- the check is about these characters
  if (/[\u0000-\u001f\\]/.test(value)) return fallback;
  return value;
}

/** Returns the value of a search parameter; the first one if the parameter is repeated. */
export function one(value: unknown): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" && first !== "" ? first : undefined;
}

/** Returns all values of a search parameter. */
export function many(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((item): item is string =>
    typeof item === "string" && item !== ""
  );
}

/** The search of dogs and cats together; plain `/search` opens with dogs. */
export const ALL_PETS = "/search?type=Dogs&type=Cats";
