import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import {
  type OrderDetails,
  quoteOrder,
  type QuoteOrderData,
  type QuoteOrderInput,
  type Reservation,
} from "@hearthpaw/client";
import { useClient } from "../../../lib/client_context.ts";
import type { CheckoutValues } from "./rules.ts";
import * as texts from "./texts.tsx";

/** The ways home that the checkout shows, in their order. */
export const WAYS = ["pickup", "honest", "flight"] as const;
export type Way = (typeof WAYS)[number];

export type Quote = {
  /** The whole order with this way home; undefined until known. */
  order: OrderDetails | undefined;
  isLoading: boolean;
};
export type Quotes = Record<Way | "none", Quote>;

/** Loads the server's price of each way home for the typed ZIP code. */
export function useQuotes(reservation: Reservation, values: CheckoutValues, isShown: boolean): Quotes {
  const client = useClient();
  const { paymentType, rescueDonationAmount } = reservation.orderDetails;
  const postalCode = /^\d{5}$/.test(values.postalCode.trim()) ? values.postalCode.trim() : undefined;
  const ask = (transportation: Way) => {
    const input: QuoteOrderInput = {
      body: {
        petId: reservation.reservedPet.id,
        reservationId: reservation.id,
        ...(postalCode ? { postalCode } : {}),
        order: { transportation, paymentType, rescueDonationAmount },
      },
    };
    return {
      queryKey: ["quoteOrder", input] as const,
      queryFn: ({ signal }: { signal: AbortSignal }) => quoteOrder(client, input, { signal }),
      enabled: isShown,
      staleTime: 300_000,
      // The field itself reports an unknown ZIP code.
      retry: false,
    };
  };
  const of = (result: UseQueryResult<QuoteOrderData>): Quote => ({
    order: result.data?.orderDetails,
    isLoading: result.isFetching,
  });
  return {
    pickup: of(useQuery(ask("pickup"))),
    honest: of(useQuery(ask("honest"))),
    flight: of(useQuery(ask("flight"))),
    none: { order: undefined, isLoading: false },
  };
}

/** Returns the price shown beside a way home, or why it can't be chosen. */
export function priceOfWay(
  { order }: Quote,
  hasZip: boolean,
): { priceCents?: number; priceText?: string; refusal?: string } {
  if (!order) return { priceText: "" };
  if (order.saleError) return { refusal: texts.stateLawDoesntAllowThis };
  if (order.shippingAmount > 0 || order.transportation === "pickup") {
    return { priceCents: order.shippingAmount };
  }
  if (!hasZip) return { priceText: texts.byZipCode };
  return { refusal: order.deliveryError ?? undefined };
}
