import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

/** Place in this tab's storage for the token of a page that is opened again and again. */
const placeOf = (page: string) => `hearthpaw:link:${page}`;

function kept(page: string): string | undefined {
  try {
    return sessionStorage.getItem(placeOf(page)) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(page: string, token: string): void {
  try {
    sessionStorage.setItem(placeOf(page), token);
  } catch {
    // Without storage the token lasts until the page is left.
  }
}

/** Removes the token that a page kept in this tab, once its link has ended. */
export function forgetToken(page: string): void {
  try {
    sessionStorage.removeItem(placeOf(page));
  } catch {
    // Nothing was kept.
  }
}

/**
 * Returns the token after the number sign of a mail's link. Reads it once and removes it from the address bar
 * immediately, because neither the history nor a person looking at the screen should keep it. Undefined
 * before the browser has read the address; null if it has no token.
 *
 * `keptFor` names a page that keeps its token in this tab, because a reload or a phone that discards the tab
 * would lose it. Only a page whose link works many times may ask for it.
 */
export function useFragmentToken(keptFor?: string): string | null | undefined {
  const router = useRouter();
  const [token, setToken] = useState<string | null>();
  const hasRead = useRef(false);
  useEffect(() => {
    if (hasRead.current) return;
    hasRead.current = true;
    const { hash, pathname, searchStr } = router.state.location;
    const found = /(?:^|&)token=([\w.-]+)/.exec(hash)?.[1];
    if (keptFor && found) keep(keptFor, found);
    setToken(found ?? (keptFor && kept(keptFor)) ?? null);
    if (hash) {
      void router.navigate({ href: pathname + searchStr, replace: true, resetScroll: false });
    }
  }, [router, keptFor]);
  return token;
}
