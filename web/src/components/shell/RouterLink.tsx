import { useRouter } from "@tanstack/react-router";
import type { LinkProps } from "@hearthpaw/ui-kit";
import { type MouseEvent, useRef } from "react";
import { parseSearch } from "../../lib/search_params.ts";

/** How long a pointer rests on a link, or a finger on it, before its page is preloaded, in ms. */
const INTENT_MS = 60;

/**
 * The kit's links through the router: a press navigates without a page load, and a resting pointer or finger
 * preloads the page. The router's own link would mark every link to the current page as current; the kit
 * decides that itself.
 */
export function RouterLink(
  {
    href,
    onClick,
    onPointerEnter,
    onPointerLeave,
    onPointerDown,
    onPointerCancel,
    onFocus,
    children,
    ...rest
  }: LinkProps,
) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { pathname, search, hash } = new URL(href, "http://site.invalid");

  function go(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const wantsElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || wantsElsewhere) return;
    event.preventDefault();
    // The page is already loading, and preloading it as well would only slow it down.
    clearTimeout(timer.current);
    // A link that only changes the search, such as a filter, keeps the scroll position.
    const isHere = href.split("?")[0] === router.state.location.pathname;
    const goes = router.navigate({ href, resetScroll: !isHere });
    // The router jumps only when an address changes, but a second press on the same link should jump too.
    if (hash) void goes.then(() => document.getElementById(hash.slice(1))?.scrollIntoView());
  }
  function linger() {
    clearTimeout(timer.current);
    // The same screen with another search is a query to the server, not a page to preload.
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
        // The finger is scrolling the page.
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
    >
      {children}
    </a>
  );
}
