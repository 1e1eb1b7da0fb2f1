import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

/**
 * The token after the number sign of a mail's link. It is read once and taken out of the address bar at once, so that
 * neither the history nor somebody behind one keeps it. Undefined until the browser has looked; null where there is none.
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
