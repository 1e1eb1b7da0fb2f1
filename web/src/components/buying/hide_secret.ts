import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";

/** Parameters with which a lender's or bank's page returns, and which let their holder act on the payment. */
const SECRETS = ["payment_intent_client_secret", "setup_intent_client_secret"];

/**
 * Removes a payment's secret from the address at once, before anyone copies or shares it. The payment's id
 * stays: a reload needs it until the outcome is known.
 */
export function useHiddenSecret(): void {
  const { pathname, searchStr } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(searchStr);
    if (!SECRETS.some((name) => query.has(name))) return;
    for (const name of SECRETS) query.delete(name);
    void navigate({ href: `${pathname}?${query}`, replace: true, resetScroll: false });
  }, [navigate, pathname, searchStr]);
}
