import { useEffect, useState } from "react";
import { useClient } from "../../lib/client_context.ts";

/** Returns the current time by the server's clock, updated every half minute while it is needed. */
export function useMinutes(isNeeded: boolean): Date {
  const { session } = useClient();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!isNeeded) return;
    const look = () => setNow(new Date(Date.now() + session.clockSkewMs()));
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, [isNeeded, session]);
  return now;
}
