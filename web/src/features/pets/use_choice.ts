import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import { ApiError, type Pet } from "@hearthpaw/client";
import { isOpen } from "../../components/pets/card_rules.ts";
import { isDepositOffered } from "../../components/pets/pet_rules.ts";
import { useClient } from "../../lib/client_context.ts";
import { rememberedZip, rememberZip } from "../../lib/zip.ts";
import { checkoutHref, type PayToday, type Way, waysOf, zipIn } from "./delivery_rules.ts";
import { quoteQuery } from "./pet_queries.ts";

const route = getRouteApi("/pets/$id/$slug");

type Delivered = Exclude<Way, "pickup">;

export type Choice = ReturnType<typeof useChoice>;

/**
 * Holds a visitor's choices on a pet's page: how the pet comes home and how much is paid today, priced by the
 * server. All amounts on the page come from here, and the checkout starts with these choices. Nothing that
 * costs money is preselected.
 */
export function useChoice(pet: Pet) {
  const client = useClient();
  const [kept, setKept] = useState<string>();
  const zip = zipIn(route.useSearch()) ?? kept;
  // A ZIP code typed for one pet also applies to the next.
  useEffect(() => {
    const known = rememberedZip();
    // In a transition, and only if there is a ZIP code: otherwise React would hydrate the rest of the page in
    // one piece.
    if (known) startTransition(() => setKept(known));
  }, []);
  const [chosen, setChosen] = useState<Way>();
  const [payToday, setPayToday] = useState<PayToday>("deposit");

  const ways = waysOf(pet);
  const delivered = ways.filter((way) => way !== "pickup");
  const petId = pet.id;
  const ask = (transportation: Delivered) => ({
    ...quoteQuery(client, { petId, transportation, payToday, zip }),
    enabled: zip !== undefined && isOpen(pet) && delivered.includes(transportation),
    retry: retryQuote,
  });
  const each = { honest: useQuery(ask("honest")), flight: useQuery(ask("flight")) };
  const quotes = delivered.map((way) => each[way]);
  const deliveryQuote = (way: Way) => quotes[(delivered as Way[]).indexOf(way)];
  const isPossible = (way: Way) => {
    const quote = deliveryQuote(way);
    return way === "pickup" ||
      (zip !== undefined && quote?.data !== undefined && !quote.data.deliveryError && !quote.data.saleError);
  };
  const way = delivered.length === 0 ? "pickup" : chosen && isPossible(chosen) ? chosen : undefined;
  const near = useQuery({
    ...quoteQuery(client, { petId, transportation: way === "pickup" ? way : undefined, payToday }),
    enabled: isOpen(pet),
  });
  const order = way === undefined || way === "pickup" ? near.data : deliveryQuote(way)?.data;
  const hasDeposit = order ? order.isDepositPossible : isDepositOffered(pet);
  const isDeposit = hasDeposit && payToday === "deposit";

  return {
    zip,
    ways,
    delivered,
    /** Undefined until the visitor has chosen. */
    way,
    choose: setChosen,
    payToday: isDeposit ? "deposit" as const : "full" as const,
    choosePayToday: setPayToday,
    hasDeposit,
    /** Deposit in cents. */
    depositCents: order?.depositAmount ?? pet.depositCents,
    isDeposit,
    order,
    /** Amount of the next payment in cents; undefined until the total is priced. */
    dueTodayCents: order?.dueNow ?? (isDeposit ? pet.depositCents : undefined),
    /** Whether nothing is paid for the pet and its way home. */
    isFree: (order?.total ?? pet.priceCents) === 0,
    near,
    quotes,
    deliveryQuote,
    /** Reason why a state's law bars everyone from reserving this pet; undefined if none does. */
    barred: near.data?.saleError ?? undefined,
    /** Reason why the law bars delivery to this ZIP code. */
    barredDelivery: quotes.find(({ data }) => data?.saleError)?.data?.saleError ?? undefined,
    isUnknownZip: quotes.some(({ error }) => error?.code === "zip_unknown"),
    setZip(next: string) {
      rememberZip(next);
      setKept(next);
      setChosen(undefined);
    },
    href: checkoutHref(pet.id, { way, zip, payToday: isDeposit ? "deposit" : "full" }),
  };
}

/** The server's refusals are final; only network failures are worth another try. */
const retryQuote = (count: number, error: Error): boolean =>
  typeof document !== "undefined" && count < 1 && error instanceof ApiError && error.isRetryable;
