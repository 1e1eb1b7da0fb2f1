import { useEffect, useState } from "react";

/** The present moment, new every half minute while it is needed. */
export function useMinutes(isNeeded: boolean): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!isNeeded) return;
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
