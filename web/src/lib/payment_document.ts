import { useEffect } from "react";
import { useConfiguration } from "./configuration.ts";

/** The pages whose answer lets the payment provider in; the server's `PAYMENT_PAGE` is the same. */
const PAYMENT_PAGE = /^\/(reserve-pet|account\/reserved)(\/|$)/;

/** Whether this document was answered for a page where something is paid, by the address that it was loaded from. */
export function isPaymentDocument(loadedFrom: string | undefined): boolean {
  return loadedFrom !== undefined && URL.canParse(loadedFrom) &&
    PAYMENT_PAGE.test(new URL(loadedFrom).pathname);
}

/**
 * Loads the page anew where it was reached from another one without a load: a document keeps the policy that it came with,
 * and only payment pages let the provider's script and the wallets in. Nothing is lost: what was filled in is kept.
 */
export function usePaymentDocument(): void {
  const provider = useConfiguration()?.payments.provider;
  useEffect(() => {
    if (provider !== "stripe") return;
    const [loaded] = performance.getEntriesByType("navigation");
    if (!isPaymentDocument(loaded?.name)) location.reload();
  }, [provider]);
}
