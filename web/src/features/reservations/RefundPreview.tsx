import { useQuery } from "@tanstack/react-query";
import { type ApiError, quoteRefund, type RefundQuote, type Reservation } from "@hearthpaw/client";
import { Disclosure, ErrorNotice, formatCents, Loading, Skeleton } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import css from "./reservations.module.css";

/** Loads the refund of a cancellation by the current user, as the server computes it at this moment. */
export function useRefundQuote({ id }: Pick<Reservation, "id">, isAsked: boolean) {
  const client = useClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["quoteRefund", { reservationId: id }] as const,
    queryFn: async ({ signal }) =>
      (await quoteRefund(client, { body: { reservationId: id } }, { signal })).refundQuote,
    enabled: isAsked,
    // A rule can change at any minute, so each dialog loads a fresh quote.
    staleTime: 0,
    gcTime: 0,
  });
  const isKnown = data !== undefined && !(isFetching && error);
  return { quote: isKnown ? data : undefined, error: error as ApiError | null, refetch };
}

/** The refund of a possible cancellation: one line for each item, with details that unfold. */
export function RefundPreview({ quote, isDepositAlone, error, onRetry }: {
  quote: RefundQuote | undefined;
  /** Whether only the deposit is paid, which is a share of every line. */
  isDepositAlone: boolean;
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
        <>
          {!isDepositAlone && (
            <Lines
              lines={thingsBought(lines)}
              total={{ paidCents, refundCents }}
              caption={texts.theRefundLineByLine}
            />
          )}
          {(isDepositAlone || thingsBought(lines).length < lines.length) && (
            <Disclosure title={texts.refundDetails}>
              <Lines lines={lines} total={{ paidCents, refundCents }} caption={texts.theRefundLineByLine} />
            </Disclosure>
          )}
        </>
      )}
    </div>
  );
}

function Lines({ lines, total, caption }: {
  lines: readonly Line[];
  total: Pick<Line, "paidCents" | "refundCents">;
  caption: string;
}) {
  return (
    <table className={css.refundLines}>
      <caption className={css.hidden}>{caption}</caption>
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
          <td>{formatCents(total.paidCents)}</td>
          <td>{formatCents(total.refundCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

type Line = RefundQuote["lines"][number];

/**
 * Returns the lines as buyers think of them: one line for the price, which the deposit and the balance share.
 */
function thingsBought(lines: readonly Line[]): Line[] {
  const prices = lines.filter(({ kind }) => kind === "Deposit" || kind === "Balance");
  if (prices.length < 2) return [...lines];
  const sum = (key: "paidCents" | "refundCents") => prices.reduce((all, line) => all + line[key], 0);
  const label = texts.priceOfThePet;
  return [
    { kind: "Deposit", label, paidCents: sum("paidCents"), refundCents: sum("refundCents") },
    ...lines.filter((line) => !prices.includes(line)),
  ];
}
