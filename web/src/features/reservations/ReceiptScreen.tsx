import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { getReceiptQuery, type Receipt } from "@hearthpaw/client";
import { cx, deadlineText, exactText, formatCents, Link } from "@hearthpaw/ui-kit";
import { chargeOf } from "../../components/buying/charge_words.ts";
import { RequireSession } from "../../components/session/RequireSession.tsx";
import { useConfiguration } from "../../lib/configuration.ts";
import { useClient } from "../../lib/client_context.ts";
import { useToday } from "../../lib/today.ts";
import { ordersHref } from "../../components/staff/orders_href.ts";
import { Paper, PaperAwaited } from "./Paper.tsx";
import * as texts from "./texts.tsx";
import { breederReservationHref, contestedWords, paidWord, payerWord } from "./words.ts";
import css from "./reservations.module.css";

const route = getRouteApi("/receipts/$id");

/** The receipt of one payment, as issued; for both sides, and for printing. */
export function ReceiptScreen() {
  return (
    <RequireSession title={texts.yourReceipt}>
      <Loaded />
    </RequireSession>
  );
}

function Loaded() {
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(getReceiptQuery(useClient(), { id }));
  if (data) return <ReceiptPaper receipt={data.receipt} />;
  return (
    <PaperAwaited
      heading={texts.receipt}
      missing={texts.receiptNotFound}
      hint={texts.receiptNotFoundHint}
      error={error}
      onRetry={refetch}
    />
  );
}

/** The sale's page for each kind of reader. */
const SALES: Readonly<Record<Receipt["viewer"], (receipt: Receipt) => string>> = {
  buyer: ({ reservationId }) => `/account/reserved/${reservationId}`,
  breeder: ({ reservationId }) => breederReservationHref({ id: reservationId }),
  staff: ({ reservationNumber }) => ordersHref(reservationNumber),
};
const REFUNDS = {
  "on-its-way": texts.refundOnItsWay,
  delayed: texts.refundDelayedStillOwed,
  arrived: texts.refunded,
} as const;

function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const {
    viewer,
    number,
    paidAt,
    orderType,
    kind,
    reservationNumber,
    petName,
    breedName,
    seller,
    buyer,
    lineItems,
    refunds,
    chargebacks,
  } = receipt;
  const { totalCents, paidBeforeCents, amountCents, leftCents, leftDueOn } = receipt;
  const today = useToday();
  const charge = chargeOf(receipt.savedCard, today);
  const configuration = useConfiguration();
  const row = (key: string, label: string, note: string | null, cents: number, isSum = false) => (
    <tr key={key} className={isSum ? css.total : undefined}>
      <th scope="row">
        {label}
        {note && <span className={css.explain}>{note}</span>}
      </th>
      <td>{formatCents(cents)}</td>
    </tr>
  );
  return (
    <Paper title={texts.receipt} below={number} className={cx(css.receipt, css.paper)}>
      <dl className={css.parties}>
        <div>
          <dt>{texts.paidState}</dt>
          <dd>{exactText(paidAt)}</dd>
        </div>
        <div>
          <dt>{texts.reservationTitle}</dt>
          <dd>
            <Link href={SALES[viewer](receipt)}>{reservationNumber}</Link>
          </dd>
        </div>
        <div>
          <dt>{texts.pet}</dt>
          <dd>{breedName ? `${petName}, ${breedName}` : petName}</dd>
        </div>
        <div>
          <dt>{texts.seller}</dt>
          <dd>
            {seller.name}
            {seller.cityAndState && (
              <>
                <br />
                {seller.cityAndState}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{texts.buyer}</dt>
          <dd>
            {buyer.name}
            {buyer.address && (
              <>
                <br />
                {buyer.address.line1}
                {buyer.address.line2 && `, ${buyer.address.line2}`}
                <br />
                {`${buyer.address.city}, ${buyer.address.state} ${buyer.address.postalCode}`}
              </>
            )}
          </dd>
        </div>
      </dl>
      <table className={css.lines}>
        <caption className={css.hidden}>{texts.orderDetails}</caption>
        <tbody>
          {lineItems.map((line, index) =>
            row(`${index}`, line.label, line.explanation || null, line.amountCents)
          )}
          {row("total", texts.total, null, totalCents, true)}
          {paidBeforeCents > 0 && row("before", texts.previouslyPaid, null, -paidBeforeCents)}
          {row(
            "paid",
            amountCents === 0 ? texts.nothingToPay : texts.addOnsPaid({ orderType, kind: paidWord(kind) }),
            amountCents === 0 ? null : payerWord(receipt),
            -amountCents,
            true,
          )}
          {row(
            "left",
            charge ? texts.balance : texts.balanceDue,
            charge?.words ??
              (leftCents > 0 && leftDueOn ? texts.dueOn(deadlineText(leftDueOn, today)) : null),
            leftCents,
            true,
          )}
          {refunds.map(({ amountCents, at, status }, index) =>
            row(texts.refund(index), REFUNDS[status], exactText(at), amountCents)
          )}
          {chargebacks.map((contested, index) => {
            const { label, note } = contestedWords(contested, viewer);
            return row(texts.chargeback(index), label, note, contested.amountCents);
          })}
        </tbody>
      </table>
      <p className={css.fingerprint}>
        {configuration
          ? texts.whoSellsWhatAndSupport({
            orderType,
            name: seller.name,
            isShelter: seller.isShelter,
            supportEmail: configuration.supportEmail,
            supportPhone: configuration.supportPhone,
          })
          : texts.whoSellsWhat({ orderType, name: seller.name, isShelter: seller.isShelter })}
      </p>
    </Paper>
  );
}
