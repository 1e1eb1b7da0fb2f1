import { useEffect, useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { previewPriceQuery, type PricePreview } from "@hearthpaw/client";
import { useClient } from "../../../lib/client_context.ts";

/** Typing pause before the price is requested, in ms. */
const QUIET_MS = 200;

/** Returns the server's preview of a price; undefined until it has answered, or without a price. */
export function usePricePreview(cents: number | undefined): PricePreview | undefined {
  const client = useClient();
  const [asked, setAsked] = useState(cents);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(cents), QUIET_MS);
    return () => clearTimeout(timer);
  }, [cents]);
  const { data } = useQuery({
    ...previewPriceQuery(client, { priceCents: asked ?? 0 }),
    enabled: asked !== undefined,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return data?.pricePreview.priceCents === cents ? data?.pricePreview : undefined;
}
