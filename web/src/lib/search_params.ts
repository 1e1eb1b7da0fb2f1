import { one } from "./addresses.ts";

/** Parameters of an address: one text, or several if the key is repeated. */
export type SearchParams = Record<string, string | string[]>;

/** Returns a `validateSearch` that keeps these parameters, each as one text. */
export const textParams =
  <Name extends string>(...names: Name[]) => (search: Record<string, unknown>): { [key in Name]?: string } =>
    Object.fromEntries(names.map((name) => [name, one(search[name])])) as { [key in Name]?: string };

/**
 * Parses addresses that people can read: `?breed=a&breed=b`, lists by repeating the key, no JSON. Drops a
 * value with a NUL, because no call to the server may carry one.
 */
export function parseSearch(search: string): SearchParams {
  const result: SearchParams = {};
  for (const [key, value] of new URLSearchParams(search)) {
    if (value === "" || value.includes("\0") || key === "__proto__") continue;
    const known = Object.hasOwn(result, key) ? result[key] : undefined;
    result[key] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value];
  }
  return result;
}

/** Reverses `parseSearch`. Empty values and empty lists add nothing to the address. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null || one === "") continue;
      params.append(key, String(one));
    }
  }
  const text = params.toString();
  return text ? `?${text}` : "";
}
