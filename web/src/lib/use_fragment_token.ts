import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

/**
 * Returns the token after the number sign of a mail's link. Reads it once and removes it from the address bar
 * immediately, because neither the history nor a person looking at the screen should keep it. Undefined
 * before the browser has read the address; null if it has no token.
 */
export function useFragmentToken(): string | null | undefined {
  const router = useRouter();
  const [token, setToken] = useState<string | null>();
  const hasRead = useRef(false);
  useEffect(() => {
    if (hasRead.current) return;
    hasRead.current = true;
    const { hash, pathname, searchStr } = router.state.location;
    const found = /(?:^|&)token=([\w.-]+)/.exec(hash)?.[1];
    setToken(found ?? null);
    if (hash) {
      void router.navigate({ href: pathname + searchStr, replace: true, resetScroll: false });
    }
  }, [router]);
  return token;
}
