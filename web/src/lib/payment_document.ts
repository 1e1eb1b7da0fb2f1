import { useEffect } from "react";
import { useConfiguration } from "./configuration.ts";
import { needsConsent } from "./consent.ts";

/** Pages whose response allows the payment provider's scripts; the server's `PAYMENT_PAGE` is the same. */
const PAYMENT_PAGE = /^\/(reserve-pet|account\/reserved)(\/|$)/;
/**
 * Pages that nothing measures or records: payment pages and staff pages. The server's `QUIET_PAGE` is the
 * same.
 */
const QUIET_PAGE = /^\/(reserve-pet|account\/reserved|admin)(\/|$)/;

/** Returns whether nothing may measure or record the page of this path. */
export const isQuietPage = (pathname: string): boolean => QUIET_PAGE.test(pathname);

/**
 * Returns whether this document was loaded for such a page. Its policy allows no other service, whichever
 * page the visitor opens next.
 */
export function isQuietDocument(loadedFrom = addressOfDocument()): boolean {
  return loadedFrom !== undefined && URL.canParse(loadedFrom) && isQuietPage(new URL(loadedFrom).pathname);
}

/** Returns whether this document was loaded at the address of a payment page. */
export function isPaymentDocument(loadedFrom: string | undefined): boolean {
  return loadedFrom !== undefined && URL.canParse(loadedFrom) &&
    PAYMENT_PAGE.test(new URL(loadedFrom).pathname);
}

/** The address of this document's load. `location` is the visitor's present address. */
const addressOfDocument = (): string | undefined => performance.getEntriesByType("navigation")[0]?.name;

/**
 * Reloads a payment page if the visitor reached it without a page load. A document keeps its first policy,
 * and only payment pages allow the provider's script and the wallets. A measured document also keeps the
 * measuring script. Nothing is lost, because filled-in fields are kept.
 */
export function usePaymentDocument(): void {
  const configuration = useConfiguration();
  const needsOwn = configuration !== undefined &&
    (configuration.payments.provider === "stripe" || needsConsent(configuration));
  useEffect(() => {
    if (needsOwn && !isPaymentDocument(addressOfDocument())) location.reload();
  }, [needsOwn]);
}
