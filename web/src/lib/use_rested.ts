import { useEffect, useState } from "react";

/** Pause in typing before a value is used for a request, in ms. */
const REST_MS = 300;

/** Returns a value once typing has paused: an unfinished amount is not quoted. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
