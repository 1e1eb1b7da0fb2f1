import { useEffect } from "react";
import { useConfiguration } from "./configuration.ts";
import { needsConsent } from "./consent.ts";

/** The pages whose answer lets the payment provider in; the server's `PAYMENT_PAGE` is the same. */
const PAYMENT_PAGE = /^\/(reserve-pet|account\/reserved)(\/|$)/;
/** The pages on which nothing is measured and recorded: those, and staff's. The server's `QUIET_PAGE` is the same. */
const QUIET_PAGE = /^\/(reserve-pet|account\/reserved|admin)(\/|$)/;

/** Whether the page of this path is one on which nothing is measured and recorded. */
export const isQuietPage = (pathname: string): boolean => QUIET_PAGE.test(pathname);

/** Whether this document was answered for such a page: its policy lets no other service in, wherever its visitor goes. */
export function isQuietDocument(loadedFrom = addressOfDocument()): boolean {
  return loadedFrom !== undefined && URL.canParse(loadedFrom) && isQuietPage(new URL(loadedFrom).pathname);
}

/** Whether this document was answered for a page where something is paid, by the address that it was loaded from. */
export function isPaymentDocument(loadedFrom: string | undefined): boolean {
  return loadedFrom !== undefined && URL.canParse(loadedFrom) &&
    PAYMENT_PAGE.test(new URL(loadedFrom).pathname);
}

/** The address that this document was loaded from; where its visitor is now is `location`. */
const addressOfDocument = (): string | undefined => performance.getEntriesByType("navigation")[0]?.name;

/**
 * Loads the page anew where it was reached from another one without a load: a document keeps the policy that it came with,
 * and only payment pages let the provider's script and the wallets in; a document in which something is measured keeps that
 * script too. Nothing is lost: what was filled in is kept.
 */
export function usePaymentDocument(): void {
  const configuration = useConfiguration();
  const needsOwn = configuration !== undefined &&
    (configuration.payments.provider === "stripe" || needsConsent(configuration));
  useEffect(() => {
    if (needsOwn && !isPaymentDocument(addressOfDocument())) location.reload();
  }, [needsOwn]);
}
