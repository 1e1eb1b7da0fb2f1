import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Pet, Reservation } from "@hearthpaw/client";
import {
  Arrival,
  ButtonLink,
  CheckoutSection,
  ErrorNotice,
  HoldTimer,
  Skeleton,
  Split,
} from "@hearthpaw/ui-kit";
import type { PaymentSlot } from "../../../components/buying/payment_slot.ts";
import { useSession } from "../../../components/session/session.tsx";
import { useClient } from "../../../lib/client_context.ts";
import { useLive } from "../../../lib/live.ts";
import { later } from "../../../lib/later.tsx";
import { part } from "../../../lib/part.tsx";
import { channels, events, pageIdle, type PetStatusChange } from "../../../lib/realtime.ts";
import { hasEnded } from "../standing.ts";
import { ContactSection, contactSummary } from "./ContactSection.tsx";
import { isDone, type SectionNumber } from "./rules.ts";
import { deliverySummary, optionsSummary } from "./summaries.tsx";
import { Summary } from "./Summary.tsx";
import * as texts from "./texts.tsx";
import { useCheckout } from "./use_checkout.ts";
import { useQuotes } from "./use_quotes.ts";
import css from "./checkout.module.css";

/** Loaded later: a buyer who starts sees only the first section. */
const DeliverySection = later(() => import("./DeliveryLater.tsx").then((module) => module.DeliverySection));
const OptionsSection = later(() => import("./OptionsLater.tsx").then((module) => module.OptionsSection));
const Ended = part(() => import("./Ended.tsx").then((module) => module.Ended));
const Processing = part(() => import("./Processing.tsx").then((module) => module.Processing));
/**
 * Loads everything for after a payment too: the buyer then sees the outcome even if the connection is lost by
 * that time.
 */
async function loadPayStep() {
  const [{ PayStep }] = await Promise.all([
    import("./PayStep.tsx"),
    import("./FinishPayment.tsx"),
    import("./Processing.tsx"),
    import("./Ended.tsx"),
  ]);
  return PayStep;
}
const PayStep = part(loadPayStep, <Skeleton height={280} />);

/** Retry interval while the clocks of server and browser disagree about the end of the hold, in ms. */
const ASK_AGAIN_MS = 5_000;

/** Screens with the summary beside the form. */
const WIDE = globalThis.matchMedia?.("(min-width: 1024px)");
function onWidth(changed: () => void): () => void {
  WIDE.addEventListener("change", changed);
  return () => WIDE.removeEventListener("change", changed);
}

export type CheckoutProps = {
  reservation: Reservation;
  pet: Pet | undefined;
  payment: PaymentSlot;
  /** Why the last payment, made on another page, failed. */
  paymentFailure: string | undefined;
  /** Called after a payment in the browser, which the server still has to confirm. */
  onPaid: (intentId: string) => void;
  /** Holds the pet again. */
  onAgain: () => Promise<unknown>;
};

/**
 * The checkout of one reservation: three collapsible sections, then the payment, beside a summary with the
 * current total.
 */
export function Checkout({ reservation, pet, payment, paymentFailure, onPaid, onAgain }: CheckoutProps) {
  const { user } = useSession();
  const { session } = useClient();
  const checkout = useCheckout(reservation, user);
  const { order, place, values } = checkout;
  const [isOver, setOver] = useState(false);
  const isInDelivery = place.screen === 1 && place.openStep === 2;
  const quotes = useQuotes(reservation, values, isInDelivery);
  const isWide = useSyncExternalStore(onWidth, () => WIDE.matches);
  const end = useHoldEnd(checkout.refresh, session.clockSkewMs, () => setOver(true));

  // Preloads the payment step while the buyer fills in the sections.
  useEffect(() => void pageIdle().then(loadPayStep).catch(() => undefined), []);
  useLive<PetStatusChange>(
    channels.pet(reservation.reservedPet.id),
    events.status,
    () => void checkout.refresh().catch(() => undefined),
    (isFirst) => void (isFirst || checkout.refresh().catch(() => undefined)),
  );

  if (isOver || hasEnded(reservation)) {
    return (
      <Arrival>
        <Ended reservation={reservation} onAgain={onAgain} />
      </Arrival>
    );
  }
  if (reservation.status === "processing") {
    return (
      <Arrival>
        <Processing reservation={reservation} onChange={checkout.refresh} />
      </Arrival>
    );
  }

  const { name } = reservation.reservedPet;
  // While the buyer chooses the delivery, the summary shows the price of the current choice; the server
  // prices both.
  const preview = isInDelivery ? quotes[values.transportation].order : undefined;
  const progress = reservation.reservationProgress;
  const stateOf = (section: SectionNumber) =>
    place.screen === 1 && place.openStep === section
      ? "open"
      : isDone(section, progress, order)
      ? "done"
      : "waiting";
  const total = reservation.holdExpiresAt
    ? (Date.parse(reservation.holdExpiresAt) - Date.parse(reservation.createdAt)) / 1000
    : undefined;

  const timer = reservation.holdExpiresAt && (
    <>
      <HoldTimer
        key={reservation.holdExpiresAt}
        endsAt={reservation.holdExpiresAt}
        totalSeconds={total}
        clockSkewMs={session.clockSkewMs()}
        name={name}
        onEnd={end}
      />
      <p className={css.timerNote}>
        {texts.timerExplained(name)}
      </p>
    </>
  );

  return (
    <Split
      // The keyboard order follows the layout: the summary is a line above the form on a phone, and beside
      // the form elsewhere.
      lead={isWide ? undefined : timer}
      aside={
        <Summary
          checkout={checkout}
          order={preview ?? order}
          isPricing={checkout.pending !== undefined ||
            (isInDelivery && quotes[values.transportation].isLoading)}
        />
      }
    >
      {isWide && timer}
      {checkout.isOutdated && <Outdated />}
      <div className={css.sections}>
        <CheckoutSection
          number={1}
          title={texts.contactDetails}
          state={stateOf(1)}
          onEdit={() => checkout.edit(1)}
          summary={contactSummary(values)}
        >
          <ContactSection checkout={checkout} breeder={reservation.breeder.name} />
        </CheckoutSection>
        <CheckoutSection
          number={2}
          title={texts.deliveryDetails}
          state={stateOf(2)}
          onEdit={() => checkout.edit(2)}
          summary={deliverySummary(values, reservation.reservedPet.city)}
        >
          <DeliverySection checkout={checkout} pet={pet} quotes={quotes} />
        </CheckoutSection>
        <CheckoutSection
          number={3}
          title={texts.paymentOptions}
          state={stateOf(3)}
          onEdit={() => checkout.edit(3)}
          summary={optionsSummary(order, values)}
        >
          <OptionsSection checkout={checkout} />
        </CheckoutSection>
      </div>
      {place.screen === 2 && (
        <PayStep checkout={checkout} payment={payment} failure={paymentFailure} onPaid={onPaid} />
      )}
      <p className={css.release}>
        <ButtonLink variant="quiet" size="small" href={`/account/reserved/${reservation.id}`}>
          {texts.cancelHold}
        </ButtonLink>
      </p>
    </Split>
  );
}

/**
 * Returns the handler for the end of the timer. The server decides, since the clocks may differ: as long as
 * it reports the hold as running, the handler asks again.
 */
function useHoldEnd(
  refresh: () => Promise<Reservation>,
  clockSkewMs: () => number,
  onOver: () => void,
): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return function end() {
    clearTimeout(timer.current);
    refresh().then(({ status, allowedActions, holdExpiresAt }) => {
      if (status !== "held") return;
      const pay = allowedActions.find(({ action }) => action === "pay");
      if (!pay?.isAllowed) return onOver();
      const left = holdExpiresAt ? Date.parse(holdExpiresAt) - Date.now() - clockSkewMs() : 0;
      if (left <= 0) timer.current = setTimeout(end, ASK_AGAIN_MS);
    }, () => void (timer.current = setTimeout(end, ASK_AGAIN_MS)));
  };
}

function Outdated() {
  return (
    <div className={css.notice}>
      <ErrorNotice title={texts.weUpdatedTheSite} retryLabel={texts.reload} onRetry={() => location.reload()}>
        <p>
          {texts.weUpdatedTheSiteHint}
        </p>
      </ErrorNotice>
    </div>
  );
}
