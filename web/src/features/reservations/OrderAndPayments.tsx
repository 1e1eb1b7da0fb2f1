import type { Reservation } from "@hearthpaw/client";
import { cx, exactText, formatCents, Link } from "@hearthpaw/ui-kit";
import { useToday } from "../../lib/today.ts";
import { summaryLines } from "./order_lines.ts";
import { contestedWords, dueDay, kindWord, openBalance, payerWord, receiptHref } from "./words.ts";
import print from "../../components/print/print.module.css";
import css from "./reservations.module.css";

/** What was bought and what was paid, line by line, with the receipt of each payment; on paper it stands alone. */
export function OrderAndPayments({ reservation }: { reservation: Reservation }) {
  const { number, orderDetails: order, reservedPet: pet, breeder, payments } = reservation;
  const today = useToday();
  const person = order.deliveryInformation;
  const done = payments.filter(({ status }) => status === "succeeded");
  const open = openBalance(reservation);
  const due = dueDay(reservation, today);
  return (
    <section className={cx(css.receipt, print.printable)} aria-labelledby="payments">
      <p className={print.printOnly}>Hearthpaw</p>
      <header className={css.receiptHead}>
        <div>
          <h2 id="payments">Order and payments</h2>
          <p className={css.soft}>{`Reservation ${number}`}</p>
        </div>
      </header>
      <dl className={css.parties}>
        <div>
          <dt>Pet</dt>
          <dd>{`${pet.name}, ${pet.breed.breedName}`}</dd>
        </div>
        <div>
          <dt>{breeder.isShelter ? "Shelter" : "Breeder"}</dt>
          <dd>{`${breeder.name}, ${breeder.cityAndState}`}</dd>
        </div>
        {person && (
          <div>
            <dt>Buyer</dt>
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
        <caption className={css.hidden}>What was bought and paid</caption>
        <tbody>
          {summaryLines(order, pet.city).map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.label}
                {line.explain && <span className={css.explain}>{line.explain}</span>}
              </th>
              <td>{formatCents(line.cents)}</td>
            </tr>
          ))}
          <tr className={css.total}>
            <th scope="row">Total</th>
            <td>{formatCents(order.total)}</td>
          </tr>
          {done.flatMap((payment) => [
            <tr key={payment.id}>
              <th scope="row">
                {`${kindWord(payment.kind)} paid`}
                <span className={css.explain}>
                  {`${payerWord(payment)}, ${exactText(payment.createdAt)}`}
                  {payment.receiptNumber && (
                    <>
                      {". "}
                      <Link className={print.noPrint} href={receiptHref(payment)}>
                        {`Receipt ${payment.receiptNumber}`}
                      </Link>
                    </>
                  )}
                </span>
              </th>
              <td>{formatCents(-payment.amountCents)}</td>
            </tr>,
            ...(payment.refundedCents > 0
              ? [
                <tr key={`${payment.id}-back`}>
                  <th scope="row">{`${kindWord(payment.kind)} refunded`}</th>
                  <td>{formatCents(payment.refundedCents)}</td>
                </tr>,
              ]
              : []),
          ])}
          {reservation.chargebacks?.map((contested, index) => {
            const { label, note } = contestedWords(contested, "buyer");
            const isAddOn = !payments.some((payment) => payment.id === contested.paymentId);
            return (
              <tr key={index}>
                <th scope="row">
                  {isAddOn ? `Add-ons: ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label}
                  <span className={css.explain}>{note}</span>
                </th>
                <td>{formatCents(contested.amountCents)}</td>
              </tr>
            );
          })}
          {open > 0 && (
            <tr className={css.total}>
              <th scope="row">
                Balance
                {due && <span className={css.explain}>{`Due ${due}`}</span>}
              </th>
              <td>{formatCents(open)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
