import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type ApiError,
  type CardError,
  createPaymentIntent,
  finalizeReservation,
  getSaleContractQuery,
  noCardError,
  type Reservation,
  type SaleContract,
} from "@hearthpaw/client";
import { Button, Checkbox, deadlineText, ErrorNotice, formatCents, Skeleton } from "@hearthpaw/ui-kit";
import { ContractDialog } from "../../../components/contracts/ContractDialog.tsx";
import {
  billingZipOf,
  type PaymentOutcome,
  type PaymentSlot,
} from "../../../components/buying/payment_slot.ts";
import { useClient } from "../../../lib/client_context.ts";
import { useToday } from "../../../lib/today.ts";
import { isPaid } from "../standing.ts";
import { Declined } from "./Declined.tsx";
import { amountText } from "./rules.ts";
import { FailureNotice } from "../../../components/errors/FailureNotice.tsx";
import * as texts from "./texts.tsx";
import type { CheckoutApi } from "./use_checkout.ts";
import css from "./checkout.module.css";

export type PayStepProps = {
  checkout: CheckoutApi;
  payment: PaymentSlot;
  /** Why a payment that was completed on another page failed. */
  failure: string | undefined;
  onPaid: (intentId: string) => void;
};

/** The last step: accept the breeder's contract and the terms, then pay. */
export function PayStep({ checkout, payment, failure, onPaid }: PayStepProps) {
  const { order, reservation, values } = checkout;
  const { name } = reservation.reservedPet;
  const client = useClient();
  const today = useToday();
  const contract = useQuery({
    ...getSaleContractQuery(client, { id: reservation.breeder.id }),
    staleTime: 300_000,
  });
  const [accepted, setAccepted] = useState({ contract: false, terms: false });
  const [saveCard, setSaveCard] = useState(false);
  const mayKeep = order.paymentType === "deposit" && order.balanceAmount > 0 && values.method === "card";
  const [declined, setDeclined] = useState<CardError>(
    failure ? { field: "", message: failure } : noCardError,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading gets the focus after the sections or a bank's page, but not after a reload.
  const isArrival = checkout.attempt > 0 || failure !== undefined;
  const arrive = useEffectEvent(() => {
    if (isArrival) heading.current?.focus();
  });
  useEffect(() => arrive(), []);

  const contractNow = contract.data?.saleContract;
  const hasAccepted = accepted.contract && accepted.terms && contractNow !== undefined;
  // Once shown, the form stays with its card details, even if the buyer unchecks a box.
  const wasAccepted = useRef(false);
  wasAccepted.current ||= hasAccepted;
  const isElsewhere = failure !== undefined && declined.message === failure;
  const obstacle = order.saleError ?? order.deliveryError ?? order.taxError;
  const intent = useIntent(checkout, contractNow, {
    isWanted: wasAccepted.current && !obstacle && order.dueNow > 0,
    saveCard: mayKeep && saveCard,
  });

  // The contract has changed since the buyer read it: they must accept it again.
  const isContractOld = intent.error?.code === "terms_not_accepted";
  const refetchContract = contract.refetch;
  useEffect(() => {
    if (!isContractOld) return;
    wasAccepted.current = false;
    setAccepted({ contract: false, terms: false });
    void refetchContract();
  }, [isContractOld, refetchContract]);

  function onResult(outcome: PaymentOutcome) {
    if (outcome.status !== "failed") {
      checkout.keepPayment(outcome.intentId);
      return onPaid(outcome.intentId);
    }
    setDeclined(outcome.error);
    // A canceled intent takes no more payments; this loads another.
    if (outcome.code === "canceled") void intent.refetch();
  }

  return (
    <section className={css.pay} aria-labelledby="checkout-pay">
      <h2 id="checkout-pay" ref={heading} tabIndex={-1}>
        {order.total > 0
          ? texts.reviewAndPay
          : reservation.breeder.isShelter
          ? texts.reviewAndAdopt
          : texts.reviewAndReserve}
      </h2>
      {isElsewhere && <Declined error={declined} name={name} isCard={values.method === "card"} isElsewhere />}
      {contract.error && (
        <ErrorNotice
          title={texts.contractLoadFailed}
          onRetry={() => contract.refetch()}
        />
      )}
      <Acceptances
        seller={reservation.breeder}
        contract={contractNow}
        accepted={accepted}
        onChange={setAccepted}
        hasChanged={isContractOld}
      />
      {mayKeep && !obstacle && (
        <Checkbox
          checked={saveCard}
          onChange={({ target }) => setSaveCard(target.checked)}
          label={order.balanceDueOn
            ? texts.saveCardChargeOn({
              balanceAmount: formatCents(order.balanceAmount),
              balanceDueOn: deadlineText(order.balanceDueOn, today),
            })
            : texts.saveCardForBalance(formatCents(order.balanceAmount))}
          description={texts.saveCardHint}
        />
      )}
      {obstacle && <ErrorNotice title={obstacle} onRetry={() => checkout.choose({})} />}
      {intent.error && !isContractOld && (
        <IntentProblem error={intent.error} checkout={checkout} onRetry={intent.refetch} />
      )}
      {order.dueNow === 0 && !obstacle && (
        <FreeOrder
          checkout={checkout}
          contract={contractNow}
          disabledReason={hasAccepted ? undefined : texts.acceptBothFirst}
        />
      )}
      {order.dueNow > 0 && !wasAccepted.current && !obstacle && (
        <p className={css.hint}>{texts.acceptBothToPay}</p>
      )}
      {intent.isPending && wasAccepted.current && !obstacle && order.dueNow > 0 && !intent.error && (
        <Skeleton height={320} />
      )}
      {intent.data?.clientSecret && !obstacle && (
        <payment.Form
          clientSecret={intent.data.clientSecret}
          amountText={amountText(order, formatCents)}
          billingZip={billingZipOf(reservation.reservationProgress)}
          returnUrl={`/reserve-pet/${reservation.reservedPet.id}`}
          onResult={onResult}
          disabledReason={hasAccepted ? undefined : texts.acceptBothFirst}
        />
      )}
      {!isElsewhere && <Declined error={declined} name={name} isCard={values.method === "card"} />}
    </section>
  );
}

/** Loads the payment intent of the order: a changed order changes it, a reload keeps it. */
function useIntent(
  checkout: CheckoutApi,
  contract: SaleContract | undefined,
  { isWanted, saveCard }: { isWanted: boolean; saveCard: boolean },
) {
  const client = useClient();
  const { order, reservation, values: { method }, meet } = checkout;
  return useQuery({
    queryKey: ["createPaymentIntent", reservation.id, method, order.dueNow, contract?.hash, saveCard],
    queryFn: async () => {
      try {
        return await createPaymentIntent(client, {
          body: {
            reservationId: reservation.id,
            paymentMethod: method,
            acceptances: acceptancesOf(contract!),
            expectedDueNowCents: order.dueNow,
            ...(saveCard ? { saveCard } : {}),
          },
        });
      } catch (thrown) {
        throw meet(thrown);
      }
    },
    enabled: isWanted && contract !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
}

function acceptancesOf({ hash, termsVersion }: SaleContract) {
  return { saleContractHash: hash, termsVersion };
}

type Accepted = { contract: boolean; terms: boolean };

function Acceptances({ seller: { name, isShelter }, contract, accepted, onChange, hasChanged }: {
  seller: Pick<Reservation["breeder"], "name" | "isShelter">;
  contract: SaleContract | undefined;
  accepted: Accepted;
  onChange: (accepted: Accepted) => void;
  hasChanged: boolean;
}) {
  const [isReading, setReading] = useState(false);
  return (
    <div className={css.accept}>
      {hasChanged && (
        <p role="alert" className={css.remarks}>
          {texts.contractOrTermsChanged}
        </p>
      )}
      <Checkbox
        checked={accepted.contract}
        disabled={!contract}
        onChange={(event) => onChange({ ...accepted, contract: event.target.checked })}
        label={texts.iAcceptContract({ name, isShelter })}
        description={contract && texts.version(contract.version)}
      />
      <Button
        variant="quiet"
        size="small"
        icon="document"
        className={css.read}
        disabled={!contract}
        onClick={() => setReading(true)}
      >
        {texts.readContractAndGuarantee}
      </Button>
      <Checkbox
        checked={accepted.terms}
        onChange={(event) => onChange({ ...accepted, terms: event.target.checked })}
        label={
          <>
            {texts.iAcceptTerms((text) => <a href="/terms" target="_blank" rel="noopener">{text}</a>)}
          </>
        }
      />
      {contract && (
        <ContractDialog
          name={name}
          isShelter={isShelter}
          contract={contract}
          open={isReading}
          onClose={() => setReading(false)}
          onAccept={() => {
            onChange({ ...accepted, contract: true });
            setReading(false);
          }}
        />
      )}
    </div>
  );
}

/** Why no payment can start, and the section that fixes it. */
function IntentProblem({ error, checkout, onRetry }: {
  error: ApiError;
  checkout: CheckoutApi;
  onRetry: () => unknown;
}) {
  const { code, message } = error;
  const method = code === "financing_not_allowed" || code === "afterpay_not_possible" ||
    code === "method_not_available";
  const address = code === "state_not_allowed" || code === "delivery_not_possible" ||
    code === "details_missing";
  if (method) {
    return (
      <ErrorNotice
        title={message}
        retryLabel={texts.chooseAnotherWayToPay}
        onRetry={() => checkout.edit(3, { method: message })}
      />
    );
  }
  if (address) {
    return (
      <ErrorNotice title={message} retryLabel={texts.checkTheAddress} onRetry={() => checkout.edit(2)}>
        <p>{texts.youWerentCharged}</p>
      </ErrorNotice>
    );
  }
  if (code === "deployment_changed" || code === "hold_expired") return null;
  const kept = <p>{texts.notChargedInputKept}</p>;
  if (error.status === 0) return <FailureNotice error={error} onRetry={onRetry}>{kept}</FailureNotice>;
  return (
    <ErrorNotice title={message} reference={error.problem?.requestId} onRetry={onRetry}>{kept}</ErrorNotice>
  );
}

/** An order with nothing to pay needs no card. */
function FreeOrder({ checkout, contract, disabledReason }: {
  checkout: CheckoutApi;
  contract: SaleContract | undefined;
  disabledReason: string | undefined;
}) {
  const client = useClient();
  const [error, setError] = useState<ApiError>();
  const { reservation, meet, refresh } = checkout;
  async function finish() {
    setError(undefined);
    try {
      await finalizeReservation(client, {
        body: {
          reservedPetId: reservation.id,
          ...(contract ? { acceptances: acceptancesOf(contract) } : {}),
        },
      });
      // The page continues automatically once the reservation is paid.
      const now = await refresh();
      if (!isPaid(now)) await refresh();
    } catch (thrown) {
      setError(meet(thrown));
    }
  }
  return (
    <>
      {error && <ErrorNotice title={error.message} />}
      <Button size="large" block disabledReason={disabledReason} onClick={finish}>
        {(reservation.breeder.isShelter ? texts.adopt : texts.reserve)(reservation.reservedPet.name)}
      </Button>
    </>
  );
}
