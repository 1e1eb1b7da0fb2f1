import { createContext, type ReactNode, useContext, useState } from "react";
import { useShownLocation } from "../../lib/shown_location.ts";

const PreviousAddress = createContext<string | undefined>(undefined);

/** Keeps the address of the visitor's previous page within the site, at every change of route. */
export function PreviousAddressProvider({ children }: { children: ReactNode }) {
  const address = useShownLocation().href;
  const [kept, setKept] = useState<{ now: string; before: string | undefined }>({
    now: address,
    before: undefined,
  });
  if (kept.now !== address) setKept({ now: address, before: kept.now });
  return <PreviousAddress.Provider value={kept.before}>{children}</PreviousAddress.Provider>;
}

/** Returns the path and search of the previous page; undefined on the first page of a visit. */
export function usePreviousAddress(): string | undefined {
  return useContext(PreviousAddress);
}
