import { useRouter } from "@tanstack/react-router";
import type { LinkProps } from "@hearthpaw/ui-kit";
import { type MouseEvent, useRef } from "react";
import { parseSearch } from "../../lib/search_params.ts";

/** How long a pointer rests on a link, or a finger lies on it, before its page is fetched ahead, in ms. */
const INTENT_MS = 60;

/**
 * The kit's links through the router: a press goes without a load, and a resting pointer or finger fetches the page ahead.
 * The router's own link would mark each link to the present page as current; the kit says itself which one is.
 */
export function RouterLink(
  { href, onClick, onPointerEnter, onPointerLeave, onPointerDown, onPointerCancel, onFocus, ...rest }:
    LinkProps,
) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { pathname, search, hash } = new URL(href, "http://site.invalid");

  function go(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const wantsElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || wantsElsewhere) return;
    event.preventDefault();
    // The page is on its way: fetching it ahead as well would only stand in its way.
    clearTimeout(timer.current);
    // A link that only changes the search, as a filter does, keeps the place on the page.
    const isHere = href.split("?")[0] === router.state.location.pathname;
    const goes = router.navigate({ href, resetScroll: !isHere });
    // The router jumps when an address changes; a second press on the same link should jump, too.
    if (hash) void goes.then(() => document.getElementById(hash.slice(1))?.scrollIntoView());
  }
  function linger() {
    clearTimeout(timer.current);
    // The same screen with another search is a query to the server, not a page to fetch ahead.
    if (pathname === router.state.location.pathname) return;
    const to = { to: pathname, search: parseSearch(search) };
    timer.current = setTimeout(() => void router.preloadRoute(to).catch(() => undefined), INTENT_MS);
  }
  return (
    <a
      {...rest}
      href={href}
      onClick={go}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        if (event.pointerType !== "touch") linger();
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        if (event.pointerType === "touch") linger();
      }}
      onPointerCancel={(event) => {
        // The finger scrolls the page.
        onPointerCancel?.(event);
        clearTimeout(timer.current);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        clearTimeout(timer.current);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        linger();
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        clearTimeout(timer.current);
      }}
    />
  );
}
