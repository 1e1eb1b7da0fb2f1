import { parseSearch, type SearchParams } from "../search_params.ts";

/** An address within the site. */
export type Location = {
  pathname: string;
  search: SearchParams;
  /** With its number sign, or empty. */
  hash: string;
  /** Path, search and hash as written. */
  href: string;
  /** Names the entry of the browser's history, for scroll positions. */
  key: string;
};

/** Reads an address; one of another host, or a broken one, is taken as the start page. */
export function locationOf(href: string, key: string): Location {
  const base = "http://site.invalid";
  const url = URL.canParse(href, base) ? new URL(href, base) : new URL(base);
  if (url.origin !== base) return locationOf("/", key);
  const { pathname, search, hash } = url;
  return { pathname, search: parseSearch(search), hash, href: pathname + search + hash, key };
}
