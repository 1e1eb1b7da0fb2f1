import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type ApiError,
  type CardError,
  createSetupIntent,
  keepCard,
  noCardError,
  removeSavedCardMutation,
  type Reservation,
  type SetupIntentAnswer,
  translate,
} from "@hearthpaw/client";
import { Button, deadlineText, ErrorNotice, formatCents, useToast } from "@hearthpaw/ui-kit";
import { cardLabel, chargeOf } from "../../components/buying/charge_words.ts";
import { billingZipOf, type PaymentOutcome, type PaymentSlot } from "../../components/buying/payment_slot.ts";
import { refreshReservations } from "../../components/buying/reservation_changes.ts";
import { useClient } from "../../lib/client_context.ts";
import { leaveRow } from "../../lib/leave_row.ts";
import { useToday } from "../../lib/today.ts";
import * as texts from "./texts.tsx";
import { dayThere, openBalance } from "./words.ts";
import css from "./reservations.module.css";

type Props = { reservation: Reservation; payment: PaymentSlot };

/** The card that pays the balance on its due day, or the offer to save one. */
export function SavedCard({ reservation, payment }: Props) {
  const { savedCard } = reservation;
  const client = useClient();
  const queryClient = useQueryClient();
  const today = useToday();
  const pressed = useRef<HTMLElement>(null);
  const removing = useMutation({
    ...removeSavedCardMutation(client),
    onSuccess: () => {
      // The button goes with the refreshed reservation.
      const button = pressed.current;
      if (button) leaveRow(button, button.closest("section")?.querySelector("h2"));
      return refreshReservations(queryClient);
    },
  });
  const problem = removing.error && translate(removing.error);
  if (!savedCard) return <Offer reservation={reservation} payment={payment} />;
  const card = cardLabel(savedCard);
  const charge = chargeOf(savedCard, today);
  return (
    <div className={css.savedCard}>
      <p>
        {charge
          ? texts.canPayEarlier
          : savedCard.isDeclined
          ? texts.cardChargeFailed(card)
          : texts.cardOnHold(card)}
      </p>
      <Button
        variant="quiet"
        size="small"
        loading={removing.isPending}
        onClick={({ currentTarget }) => {
          pressed.current = currentTarget;
          removing.mutate({ id: savedCard.id });
        }}
      >
        {texts.removeCard}
      </Button>
      {problem && <ErrorNotice title={problem.message} />}
    </div>
  );
}

function Offer({ reservation, payment }: Props) {
  const client = useClient();
  const queryClient = useQueryClient();
  const today = useToday();
  const { show } = useToast();
  const { id, orderDetails: { balanceDueOn } } = reservation;
  const [setup, setSetup] = useState<SetupIntentAnswer>();
  const [problem, setProblem] = useState<ApiError>();
  const [declined, setDeclined] = useState<CardError>(noCardError);
  const day = balanceDueOn ? deadlineText(balanceDueOn, today) : texts.itsDueDate;
  const cents = formatCents(openBalance(reservation));

  async function begin(): Promise<void> {
    setProblem(undefined);
    setDeclined(noCardError);
    try {
      setSetup(await createSetupIntent(client, { body: { reservationId: id } }));
    } catch (thrown) {
      setProblem(translate(thrown));
    }
  }
  async function onResult(outcome: PaymentOutcome): Promise<void> {
    if (outcome.status === "failed") return setDeclined(outcome.error);
    await keep(outcome.intentId);
  }
  async function keep(setupIntent: string): Promise<void> {
    try {
      await keepCard(client, { body: { reservationId: id, setupIntent } });
      setSetup(undefined);
      await refreshReservations(queryClient);
      show({ tone: "done", title: texts.cardSaved, text: texts.wellChargeOn({ cents, day }) });
    } catch (thrown) {
      setProblem(translate(thrown));
    }
  }

  // A bank's page returns here with the setup's id in the address.
  const returned = payment.returned(useLocation().searchStr);
  const setUp = returned?.failed ? undefined : returned?.intentId;
  const keepReturned = useEffectEvent((setUp: string) => void keep(setUp));
  useEffect(() => {
    if (setUp?.startsWith("seti_")) keepReturned(setUp);
  }, [setUp]);

  if (!balanceDueOn || balanceDueOn < dayThere(reservation)) return null;
  return (
    <div className={css.savedCard}>
      {setup
        ? (
          <>
            <p>
              {texts.saveCardExplained({ cents, day })}
            </p>
            <payment.Form
              clientSecret={setup.clientSecret}
              amountText={cents}
              billingZip={billingZipOf(reservation.reservationProgress)}
              returnUrl={`/account/reserved/${id}`}
              onResult={(outcome) => void onResult(outcome)}
            />
            <Button variant="quiet" size="small" onClick={() => setSetup(undefined)}>
              {texts.dontSaveACard}
            </Button>
          </>
        )
        : (
          <Button variant="quiet" size="small" onClick={begin}>
            {texts.saveCardForBalance(day)}
          </Button>
        )}
      {problem && <ErrorNotice title={problem.message} onRetry={setup ? undefined : begin} />}
      {declined.message !== "" && <p role="alert">{texts.saveCardFailed}</p>}
    </div>
  );
}
