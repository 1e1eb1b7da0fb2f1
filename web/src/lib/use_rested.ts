import { useEffect, useState } from "react";

/** Time that typing has to rest before a value is asked about, in ms. */
const REST_MS = 300;

/** Returns a value once it has rested: an amount that is still being typed is not quoted. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
