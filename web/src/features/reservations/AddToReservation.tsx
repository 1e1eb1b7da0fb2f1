import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import {
  type AddOnPaymentAnswer,
  type AddOnQuoteAnswer,
  type ApiError,
  buyAddOnsMutation,
  type CardError,
  noCardError,
  type PaymentMethod,
  quoteAddOns,
  type Reservation,
  translate,
} from "@hearthpaw/client";
import { Button, Checkbox, dayText, ErrorNotice, formatCents, Link, RadioGroup } from "@hearthpaw/ui-kit";
import { billingZipOf, type PaymentOutcome, type PaymentSlot } from "../../components/buying/payment_slot.ts";
import { refreshReservations } from "../../components/buying/reservation_changes.ts";
import { useClient } from "../../lib/client_context.ts";
import { CARD_ONLY, useConfiguration } from "../../lib/configuration.ts";
import { useToday } from "../../lib/today.ts";
import { AddOnLines } from "./AddOnLines.tsx";
import { methodRefusal } from "./checkout/rules.ts";
import * as texts from "./texts.tsx";
import { declinedHint, methodWord } from "./standing.ts";
import { addOnHref, addOnNames, addOnStatus, mayGoHome, receiptHref } from "./words.ts";
import css from "./reservations.module.css";

/** The add-ons of a reservation, and those the buyer can still add; nothing if there are neither. */
export function AddToReservation(
  { reservation, payment }: { reservation: Reservation; payment: PaymentSlot },
) {
  const today = useToday();
  const bought = reservation.addOnOrders.filter(({ status }) => status !== "open");
  const offers = reservation.addOnOffers ?? [];
  if (bought.length === 0 && offers.length === 0) return null;
  return (
    <section className={css.addOns} aria-labelledby="add-ons">
      <h2 id="add-ons" className={css.small}>
        {offers.length > 0 ? texts.addToYourReservation : texts.addOnsYouBought}
      </h2>
      {bought.length > 0 && (
        <ul className={css.bought}>
          {bought.map((order) => (
            <li key={order.id}>
              <span>
                {addOnNames(order)}
                <span className={css.explain}>
                  {`${dayText(order.createdAt, today)}: ${addOnStatus(order).toLowerCase()}, ${
                    formatCents(order.total)
                  }`}
                </span>
              </span>
              <Link href={order.payment?.receiptNumber ? receiptHref(order.payment) : addOnHref(order)}>
                {texts.receipt}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {offers.length > 0 && <Offers reservation={reservation} payment={payment} />}
    </section>
  );
}

function Offers({ reservation, payment }: { reservation: Reservation; payment: PaymentSlot }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { methods, limits } = useConfiguration()?.payments ?? CARD_ONLY;
  const { id, reservedPet: { name }, orderDetails } = reservation;
  const offers = reservation.addOnOffers ?? [];
  const [wanted, setWanted] = useState<string[]>([]);
  const [method, setMethod] = useState<PaymentMethod>("card");
  const [intent, setIntent] = useState<AddOnPaymentAnswer>();
  const buying = useMutation({
    ...buyAddOnsMutation(client),
    onSuccess: setIntent,
    onError(thrown) {
      const error = translate(thrown);
      if (error.code === "price_changed") void quote.refetch();
      if (error.status === 409) void refreshReservations(queryClient);
    },
  });
  const problem = buying.error && translate(buying.error);
  const [declined, setDeclined] = useState<CardError>(noCardError);

  const open = offers.filter(({ refusal }) => refusal === null);
  const closed = offers.filter(({ refusal }) => refusal !== null);
  // Leaves out add-ons that were bought or became unavailable meanwhile.
  const addOnIds = wanted.filter((one) => open.some((offer) => offer.id === one)).toSorted();
  const quote = useQuery<AddOnQuoteAnswer, ApiError>({
    queryKey: ["quoteAddOns", id, addOnIds],
    queryFn: () => quoteAddOns(client, { body: { reservationId: id, addOnIds } }),
    enabled: addOnIds.length > 0,
    placeholderData: keepPreviousData,
  });
  const price = addOnIds.length > 0 ? quote.data?.addOnQuote : undefined;
  const facts = {
    name,
    limits,
    amountCents: price?.total ?? 0,
    donationCents: 0,
    isReady: mayGoHome(reservation),
    isFinancingAllowed: orderDetails.isFinancingAllowed,
  };

  function begin(): void {
    if (!price || quote.isPlaceholderData) return;
    setDeclined(noCardError);
    const body = { reservationId: id, addOnIds, paymentMethod: method, expectedTotalCents: price.total };
    buying.mutate({ body });
  }
  function onResult(outcome: PaymentOutcome) {
    // The confirmation page asks the server, which asks the provider; banks and lenders return to the same
    // page.
    if (outcome.status !== "failed") {
      return void navigate({ href: `${addOnHref(intent!.addOnOrder)}&payment_intent=${outcome.intentId}` });
    }
    setDeclined(outcome.error);
    if (outcome.code === "canceled") begin();
  }

  if (intent) {
    return (
      <>
        <AddOnLines price={intent.addOnOrder} />
        <payment.Form
          clientSecret={intent.clientSecret}
          amountText={formatCents(intent.addOnOrder.total)}
          billingZip={billingZipOf(reservation.reservationProgress)}
          returnUrl={addOnHref(intent.addOnOrder)}
          onResult={onResult}
        />
        <div>
          <Button variant="quiet" size="small" onClick={() => setIntent(undefined)}>
            {texts.changeAddOnsOrPayment}
          </Button>
        </div>
        {declined.message !== "" && (
          <p className={css.declined} role="alert">
            {texts.addOnsDeclined({ name, hint: declinedHint(method === "card") })}
          </p>
        )}
      </>
    );
  }
  return (
    <>
      <fieldset className={css.offers} disabled={buying.isPending}>
        <legend className={css.soft}>
          {texts.addOnsPaymentHint}
        </legend>
        {open.map(({ id: addOnId, name: label, description, priceCents }) => (
          <Checkbox
            key={addOnId}
            look="card"
            label={label}
            description={description}
            priceCents={priceCents}
            checked={wanted.includes(addOnId)}
            onChange={({ target }) =>
              setWanted((before) =>
                target.checked ? [...before, addOnId] : before.filter((other) => other !== addOnId)
              )}
          />
        ))}
      </fieldset>
      {closed.length > 0 && (
        <ul className={css.closed}>
          {closed.map(({ id: addOnId, name: label, refusal }) => (
            <li key={addOnId}>{`${label}: ${refusal}`}</li>
          ))}
        </ul>
      )}
      {price && <AddOnLines price={price} />}
      {price && methods.length > 1 && (
        <RadioGroup
          legend={texts.payWith}
          value={method}
          onChange={setMethod}
          className={css.methods}
          options={methods.map((value) => ({
            value,
            label: methodWord(value),
            disabledReason: methodRefusal(value, facts),
          }))}
        />
      )}
      {quote.error && addOnIds.length > 0 && (
        <ErrorNotice
          title={quote.error.message}
          onRetry={() => quote.refetch()}
        >
          <p>{texts.youWerentCharged}</p>
        </ErrorNotice>
      )}
      {price && (
        <div>
          <Button size="large" loading={buying.isPending || quote.isPlaceholderData} onClick={begin}>
            {texts.pay(formatCents(price.total))}
          </Button>
        </div>
      )}
      {problem && (
        <ErrorNotice
          title={problem.status === 0 ? texts.offlineOrUnreachable : problem.message}
        >
          <p>{texts.youWerentCharged}</p>
        </ErrorNotice>
      )}
    </>
  );
}
