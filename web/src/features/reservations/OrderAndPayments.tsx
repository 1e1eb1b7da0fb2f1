import type { Reservation } from "@hearthpaw/client";
import { cx, exactText, formatCents, Link, type SummaryLine } from "@hearthpaw/ui-kit";
import { chargeOf } from "../../components/buying/charge_words.ts";
import { useToday } from "../../lib/today.ts";
import { balanceWords, depositWords, summaryLines } from "./order_lines.ts";
import * as texts from "./texts.tsx";
import { contestedWords, dueDay, kindWord, openBalance, paidWord, payerWord, receiptHref } from "./words.ts";
import print from "../../components/print/print.module.css";
import css from "./reservations.module.css";

/** Lines that address the buyer, by their ids, in the breeder's version. */
const TO_BREEDER: Readonly<Record<string, Partial<SummaryLine>>> = {
  pickup: { explain: texts.theBuyerPicksUp },
  delivery: { explain: undefined, value: texts.notChosenYet },
};

/**
 * The order and its payments, line by line, with the receipt of each payment. Printing the page prints only
 * this section.
 */
export function OrderAndPayments(
  { reservation, viewer = "buyer" }: { reservation: Reservation; viewer?: "buyer" | "breeder" },
) {
  const { number, orderDetails: order, reservedPet: pet, breeder, payments } = reservation;
  const today = useToday();
  const person = order.deliveryInformation;
  const done = payments.filter(({ status, amountCents }) => status === "succeeded" && amountCents > 0);
  const open = openBalance(reservation);
  const due = dueDay(reservation, today);
  const isBreeder = viewer === "breeder";
  const charge = chargeOf(reservation.savedCard, today);
  const lines = summaryLines(order, pet.city)
    .map((line) => isBreeder ? { ...line, ...TO_BREEDER[line.id] } : line);
  return (
    <section className={cx(css.receipt, print.printable)} aria-labelledby="payments">
      <p className={print.printOnly}>{texts.hearthpaw}</p>
      <header className={css.receiptHead}>
        <div>
          <h2 id="payments">{texts.orderAndPayments}</h2>
          <p className={css.soft}>{texts.reservationOfNumber(number)}</p>
        </div>
      </header>
      <dl className={css.parties}>
        <div>
          <dt>{texts.pet}</dt>
          <dd>{`${pet.name}, ${pet.breed.breedName}`}</dd>
        </div>
        <div>
          <dt>{breeder.isShelter ? texts.shelter : texts.breeder}</dt>
          <dd>{`${breeder.name}, ${breeder.cityAndState}`}</dd>
        </div>
        {person && (
          <div>
            <dt>{texts.buyer}</dt>
            <dd>
              {person.fullName}
              <br />
              {person.address.line1}
              {person.address.line2 && `, ${person.address.line2}`}
              <br />
              {`${person.address.city}, ${person.address.state} ${person.address.postalCode}`}
            </dd>
          </div>
        )}
      </dl>
      <table className={css.lines}>
        <caption className={css.hidden}>{texts.orderDetails}</caption>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.label}
                {line.explain && <span className={css.explain}>{line.explain}</span>}
              </th>
              <td>{line.value ?? formatCents(line.cents)}</td>
            </tr>
          ))}
          <tr className={css.total}>
            <th scope="row">{texts.total}</th>
            <td>{formatCents(order.total)}</td>
          </tr>
          {done.flatMap((payment) => [
            <tr key={payment.id}>
              <th scope="row">
                {payment.receiptNumber
                  ? texts.kindPaidReceipt({
                    kind: paidWord(payment.kind),
                    payer: payerWord(payment),
                    createdAt: exactText(payment.createdAt),
                    receiptNumber: payment.receiptNumber,
                    link: (text) => <Link className={print.noPrint} href={receiptHref(payment)}>{text}</Link>,
                    part: (text) => <span className={css.explain}>{text}</span>,
                  })
                  : texts.kindPaid({
                    kind: paidWord(payment.kind),
                    payer: payerWord(payment),
                    createdAt: exactText(payment.createdAt),
                    part: (text) => <span className={css.explain}>{text}</span>,
                  })}
                {!isBreeder && open > 0 && payment.kind === "Deposit" && (
                  <span className={css.explain}>{depositWords(order)}</span>
                )}
              </th>
              <td>{formatCents(-payment.amountCents)}</td>
            </tr>,
            ...(payment.refundedCents > 0
              ? [
                <tr key={`${payment.id}-back`}>
                  <th scope="row">{texts.kindRefunded(kindWord(payment.kind))}</th>
                  <td>{formatCents(payment.refundedCents)}</td>
                </tr>,
              ]
              : []),
          ])}
          {reservation.chargebacks?.map((contested, index) => {
            const { label, note } = contestedWords(contested, viewer);
            const isAddOn = !payments.some((payment) => payment.id === contested.paymentId);
            return (
              <tr key={index}>
                <th scope="row">
                  {isAddOn ? texts.ofAddOns(label) : label}
                  <span className={css.explain}>{note}</span>
                </th>
                <td>{formatCents(contested.amountCents)}</td>
              </tr>
            );
          })}
          {open > 0 && (
            <tr className={css.total}>
              <th scope="row">
                {texts.balance}
                <span className={css.explain}>
                  {isBreeder
                    ? due && texts.due(due)
                    : reservation.stop
                    ? undefined
                    : charge?.words ?? balanceWords(due)}
                </span>
              </th>
              <td>{formatCents(open)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
