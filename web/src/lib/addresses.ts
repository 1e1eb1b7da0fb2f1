import type { RegisteredRouter } from "@tanstack/react-router";

/** The path of a page as its route has it: `/pets/$id/$slug`. The router is registered in router.tsx. */
export type SitePath = RegisteredRouter["routeTree"]["types"]["fileRouteTypes"]["to"];

/** An address inside this site, made safe: anything that could lead elsewhere becomes the fallback. */
export function safePath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || !/^\/(?![/\\])/.test(value)) return fallback;
  // A browser drops tabs and line breaks from addresses and reads a backslash as a slash.
  // deno-lint-ignore no-control-regex -- those are the characters that are looked for
  if (/[\u0000-\u001f\\]/.test(value)) return fallback;
  return value;
}

/** One value of a search parameter; the first where it is repeated. */
export function one(value: unknown): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" && first !== "" ? first : undefined;
}

/** All values of a search parameter. */
export function many(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((item): item is string =>
    typeof item === "string" && item !== ""
  );
}

/** The search of dogs and cats together: `/search` by itself opens with dogs. */
export const ALL_PETS = "/search?type=Dogs&type=Cats";
