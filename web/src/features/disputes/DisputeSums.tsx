import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ApiError, type DisputeQuote, quoteDisputeQuery } from "@hearthpaw/client";
import { formatCents, Loading, Skeleton } from "@hearthpaw/ui-kit";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useRested } from "../../lib/use_rested.ts";
import * as texts from "./texts.ts";
import css from "./disputes.module.css";

/** Payer of a part: each side its share, one side all of it, or a split that staff type. */
export type Payer = "shares" | "breeder" | "platform" | "split";

type Sums = {
  /** Sums of exactly the requested refund; undefined while they are loading. */
  quote: DisputeQuote | undefined;
  isShown: boolean;
  isBusy: boolean;
  error: ApiError | null;
  retry: () => void;
};

/** Returns what each side would pay, as the server computes it. */
export function useDisputeSums(
  id: string,
  { isAsked, refundCents, payer, breederCents }: {
    isAsked: boolean;
    refundCents: number | undefined;
    payer: Payer | "";
    breederCents: number | undefined;
  },
): Sums {
  const client = useClient();
  const refund = useRested(refundCents);
  const typed = useRested(breederCents);
  const common = { staleTime: 0, retry: false, placeholderData: keepPreviousData };
  const isKnown = isAsked && refund !== undefined && refund > 0 && payer !== "";
  // The breeder's maximum follows from the amount, so it is requested first.
  const own = useQuery({
    ...quoteDisputeQuery(client, { id, refundCents: refund ?? 1 }),
    ...common,
    enabled: isKnown,
  });
  const wanted = payer === "breeder"
    ? own.data?.quote.mostBreederCents
    : payer === "platform"
    ? 0
    : payer === "split"
    ? typed
    : undefined;
  const isOther = isKnown && payer !== "shares" && wanted !== undefined;
  const other = useQuery({
    ...quoteDisputeQuery(client, { id, refundCents: refund ?? 1, breederCents: wanted ?? 0 }),
    ...common,
    enabled: isOther,
  });
  const query = payer === "shares" ? own : other;
  const isCurrent = query.data !== undefined && !query.isPlaceholderData && refund === refundCents &&
    (payer !== "split" || typed === breederCents);
  return {
    quote: isCurrent ? query.data!.quote : undefined,
    isShown: isKnown && (payer === "shares" || isOther),
    isBusy: !isCurrent,
    error: (query.error ?? own.error) as ApiError | null,
    retry: () => void query.refetch(),
  };
}

/** Shows the sums that a refund would book. */
export function DisputeSums({ sums, sellerName }: { sums: Sums; sellerName: string }) {
  const { quote, error, isBusy } = sums;
  if (error) return <StaffError error={error} onRetry={sums.retry} />;
  if (!quote) {
    return (
      <Loading>
        <Skeleton height={140} />
      </Loading>
    );
  }
  const { targets, breederCents, platformCents, othersCents, fundsAfter } = quote;
  const lines: [label: string, cents: number][] = [
    ...targets.map(({ label, refundCents }): [string, number] => [texts.toTheBuyer(label), refundCents]),
    [texts.sellerPays(sellerName), breederCents],
    platformCents < 0 ? [texts.hearthpawGetsBack, 0 - platformCents] : [texts.hearthpawPays, platformCents],
    ...(othersCents === 0 ? [] : [[texts.taxAndDonation, othersCents] as [string, number]]),
    [texts.pendingAfterward, fundsAfter.pendingCents],
    ...(fundsAfter.owedCents === 0 ? [] : [[texts.owedAfterward, fundsAfter.owedCents] as [string, number]]),
  ];
  return (
    <section className={css.sums} aria-label={texts.whatEachSidePays} aria-busy={isBusy}>
      <dl>
        {lines.map(([label, cents], i) => (
          <div key={i}>
            <dt>{label}</dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
