import { useLocation, useNavigate } from "@tanstack/react-router";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  type ApiError,
  type CardError,
  noCardError,
  payBalance,
  type PaymentIntentAnswer,
  type PaymentMethod,
  type Reservation,
  translate,
  verifyAndFinalize,
} from "@hearthpaw/client";
import { Arrival, Button, ErrorNotice, formatCents, Icon, RadioGroup, useToast } from "@hearthpaw/ui-kit";
import { chargeOf } from "../../components/buying/charge_words.ts";
import { billingZipOf, type PaymentOutcome, type PaymentSlot } from "../../components/buying/payment_slot.ts";
import { refreshReservations } from "../../components/buying/reservation_changes.ts";
import { useClient } from "../../lib/client_context.ts";
import { CARD_ONLY, useConfiguration } from "../../lib/configuration.ts";
import { useToday } from "../../lib/today.ts";
import { methodRefusal } from "./checkout/rules.ts";
import { SavedCard } from "./SavedCard.tsx";
import * as texts from "./texts.tsx";
import { declinedHint, methodWord } from "./standing.ts";
import { dueDay, mayGoHome, openBalance } from "./words.ts";
import { FailureNotice } from "../../components/errors/FailureNotice.tsx";
import css from "./reservations.module.css";

/** Polling interval of a payment in progress, in ms. */
const ASK_MS = 4_000;

type Verdict = { kind: "paid"; reservation: Reservation } | { kind: "processing" } | {
  kind: "refused";
  error: ApiError;
};

/** The balance due and the form to pay it; nothing once it is paid. */
export function BalancePayment({ reservation, payment, onChange }: {
  reservation: Reservation;
  payment: PaymentSlot;
  onChange: (now: Reservation) => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const today = useToday();
  const here = useLocation();
  const { methods, limits } = useConfiguration()?.payments ?? CARD_ONLY;
  const { id, allowedActions, reservedPet: { name } } = reservation;
  const due = dueDay(reservation, today);
  const cents = openBalance(reservation);
  const charge = chargeOf(reservation.savedCard, today);
  const facts = {
    name,
    limits,
    amountCents: cents,
    donationCents: reservation.orderDetails.rescueDonationAmount ?? 0,
    isReady: mayGoHome(reservation),
    isFinancingAllowed: reservation.orderDetails.isFinancingAllowed,
  };
  const action = allowedActions.find(({ action }) => action === "pay-balance");
  const [isOpen, setOpen] = useState(false);
  const [method, setMethod] = useState<PaymentMethod>("card");
  const [intent, setIntent] = useState<PaymentIntentAnswer>();
  const [problem, setProblem] = useState<ApiError>();
  const [declined, setDeclined] = useState<CardError>(noCardError);
  const [isCardDeclined, setCardDeclined] = useState(true);
  const [intentId, setIntentId] = useState(() => {
    const returned = payment.returned(here.searchStr)?.intentId;
    return returned?.startsWith("pi_") ? returned : undefined;
  });

  const verdict = useVerdict(intentId);
  const arrived = useRef<(verdict: Verdict) => void>(() => {});
  arrived.current = (now) => {
    if (now.kind === "processing") return;
    setIntentId(undefined);
    if (here.href !== here.pathname) {
      void navigate({ href: here.pathname, replace: true, resetScroll: false });
    }
    if (now.kind === "refused") {
      if (now.error.status !== 404) setDeclined({ field: "", message: now.error.message });
      setCardDeclined(now.error.code === "card_declined");
      return setOpen(true);
    }
    onChange(now.reservation);
    void refreshReservations(queryClient);
    // A live update may arrive before the verdict: the balance is already 0 then.
    const paid = now.reservation.payments.findLast(({ kind, status }) =>
      kind === "Balance" && status === "succeeded"
    );
    show({
      tone: "done",
      title: texts.nameIsPaidInFull(name),
      text: texts.weReceivedYourBalance(formatCents(paid?.amountCents ?? cents)),
    });
  };
  useEffect(() => {
    if (verdict.data) arrived.current(verdict.data);
  }, [verdict.data]);

  if (!action || cents === 0 || reservation.stop) return null;

  async function begin(): Promise<void> {
    setProblem(undefined);
    setDeclined(noCardError);
    try {
      setIntent(await payBalance(client, { body: { reservationId: id, paymentMethod: method } }));
      setOpen(true);
    } catch (thrown) {
      setProblem(translate(thrown));
    }
  }
  function onResult(outcome: PaymentOutcome) {
    if (outcome.status !== "failed") return setIntentId(outcome.intentId);
    setDeclined(outcome.error);
    setCardDeclined(method === "card");
    if (outcome.code === "canceled") void begin();
  }

  if (intentId !== undefined) return <Confirming verdict={verdict} />;
  const hasForm = isOpen && intent !== undefined;
  return (
    <section className={css.due} aria-labelledby="balance">
      <BalanceDue cents={cents} due={due && texts.due(due)} charge={charge?.words} />
      {!hasForm && methods.length > 1 && (
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
      {!hasForm && (
        <div>
          <Button
            size="large"
            variant={charge ? "secondary" : "primary"}
            disabledReason={action.reason ?? undefined}
            onClick={begin}
          >
            {charge ? texts.payNowButton(formatCents(cents)) : texts.payButton(formatCents(cents))}
          </Button>
        </div>
      )}
      {!hasForm && <SavedCard reservation={reservation} payment={payment} />}
      {problem && (
        <FailureNotice
          error={problem}
          onRetry={problem.code === "method_not_available" ? undefined : begin}
        >
          <p>{texts.youWerentCharged}</p>
        </FailureNotice>
      )}
      {isOpen && intent?.clientSecret && (
        <>
          <payment.Form
            clientSecret={intent.clientSecret}
            amountText={formatCents(intent.orderDetails.dueNow)}
            billingZip={billingZipOf(reservation.reservationProgress)}
            returnUrl={here.pathname}
            onResult={onResult}
          />
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setOpen(false);
              setIntent(undefined);
              setDeclined(noCardError);
            }}
          >
            {texts.payAnotherWayOrLater}
          </Button>
        </>
      )}
      {declined.message !== "" && (
        <div className={css.declined} role="alert">
          {/* The form itself shows its errors. */}
          {!hasForm && <p className={css.declinedWhat}>{declined.message}</p>}
          <p>
            {texts.declinedStillReserved({ name, hint: declinedHint(isCardDeclined) })}
          </p>
        </div>
      )}
    </section>
  );
}

/** Polls the outcome of a payment until it is known. */
function useVerdict(intentId: string | undefined) {
  const client = useClient();
  return useQuery({
    queryKey: ["verifyAndFinalize", intentId],
    queryFn: async (): Promise<Verdict> => {
      try {
        const { reservedPet } = await verifyAndFinalize(client, { body: { paymentIntent: intentId! } });
        return { kind: "paid", reservation: reservedPet };
      } catch (thrown) {
        const error = translate(thrown);
        if (error.code === "payment_processing") return { kind: "processing" };
        if (error.status === 422 || error.status === 409 || error.status === 404) {
          return { kind: "refused", error };
        }
        throw error;
      }
    },
    enabled: intentId !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: ({ state }) => state.data?.kind === "processing" ? ASK_MS : false,
  });
}

/** Replaces the form while the server determines the outcome of the payment. */
function Confirming({ verdict }: { verdict: ReturnType<typeof useVerdict> }) {
  return (
    <section className={css.due} aria-label={texts.balance}>
      <Arrival>
        {verdict.error
          ? (
            <ErrorNotice
              title={texts.confirmPaymentFailed}
              retryLabel={texts.checkAgain}
              onRetry={() => verdict.refetch()}
            >
              <p>{texts.youWontBeChargedTwice}</p>
            </ErrorNotice>
          )
          : verdict.data?.kind === "processing"
          ? <p>{texts.processingLeaveHint}</p>
          : <p>{texts.confirmingPayment}</p>}
      </Arrival>
    </section>
  );
}

function BalanceDue(
  { cents, due, charge }: { cents: number; due: string | undefined; charge: string | undefined },
) {
  const when = charge ?? due;
  return (
    <div className={css.dueHead}>
      <div>
        <h2 id="balance" className={css.small}>{texts.balance}</h2>
        <p className={css.amount}>{formatCents(cents)}</p>
        {when && (
          <p className={css.soft}>
            <Icon name="calendar" size={16} className={css.inline} />
            {when}
          </p>
        )}
      </div>
    </div>
  );
}
