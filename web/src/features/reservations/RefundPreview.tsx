import { useQuery } from "@tanstack/react-query";
import { type ApiError, quoteRefund, type RefundQuote, type Reservation } from "@hearthpaw/client";
import { ErrorNotice, formatCents, Loading, Skeleton } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import css from "./reservations.module.css";

/** What a cancellation by the one who asks gives back, as the server computes it at this moment. */
export function useRefundQuote({ id }: Pick<Reservation, "id">, isAsked: boolean) {
  const client = useClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["quoteRefund", { reservationId: id }] as const,
    queryFn: async ({ signal }) =>
      (await quoteRefund(client, { body: { reservationId: id } }, { signal })).refundQuote,
    enabled: isAsked,
    // A rule may turn at any minute: each dialog asks anew.
    staleTime: 0,
    gcTime: 0,
  });
  const isKnown = data !== undefined && !(isFetching && error);
  return { quote: isKnown ? data : undefined, error: error as ApiError | null, refetch };
}

/** The refund of a cancellation that is being considered. */
export function RefundPreview({ quote, error, onRetry }: {
  quote: RefundQuote | undefined;
  error: ApiError | null;
  onRetry: () => void;
}) {
  if (!quote && error) {
    return (
      <ErrorNotice
        title={error.status === 0 ? texts.refundLoadFailed : error.message}
        onRetry={onRetry}
      />
    );
  }
  if (!quote) {
    return (
      <Loading label={texts.calculatingTheRefund}>
        <Skeleton height={72} />
      </Loading>
    );
  }
  const { headline, reason, arrival, lines, refundCents, paidCents } = quote;
  return (
    <div className={css.refund}>
      <p>
        <b>{headline}</b>
      </p>
      {(reason ?? arrival) && <p>{[reason, arrival].filter(Boolean).join(" ")}</p>}
      {paidCents > 0 && lines.length > 1 && refundCents > 0 && (
        <table className={css.refundLines}>
          <caption className={css.hidden}>{texts.theRefundLineByLine}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{texts.paidState}</th>
              <th scope="col">{texts.refundHeader}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ kind, label, paidCents, refundCents }) => (
              <tr key={kind}>
                <th scope="row">{label}</th>
                <td>{formatCents(paidCents)}</td>
                <td>{formatCents(refundCents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.total}</th>
              <td>{formatCents(paidCents)}</td>
              <td>{formatCents(refundCents)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </div>
  );
}
