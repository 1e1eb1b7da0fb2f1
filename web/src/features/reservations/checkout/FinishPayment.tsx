import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { type HearthpawClient, type Reservation, translate, verifyAndFinalize } from "@hearthpaw/client";
import { ButtonLink, Container, Empty, ErrorNotice } from "@hearthpaw/ui-kit";
import { useClient } from "../../../lib/client_context.ts";
import { Waiting } from "../Waiting.tsx";
import * as texts from "./texts.tsx";
import css from "./checkout.module.css";

/** Polling interval of a payment in progress, in ms. */
const ASK_MS = 4_000;

type Ending =
  | { kind: "paid"; reservation: Reservation }
  | { kind: "processing" }
  /** The payment was refunded. */
  | { kind: "returned"; text: string }
  /** Nothing was paid; the checkout continues. */
  | { kind: "open"; message: string | undefined };

async function ask(client: HearthpawClient, intentId: string): Promise<Ending> {
  try {
    const { reservedPet } = await verifyAndFinalize(client, { body: { paymentIntent: intentId } });
    return { kind: "paid", reservation: reservedPet };
  } catch (thrown) {
    const error = translate(thrown);
    switch (error.code) {
      case "payment_processing":
        return { kind: "processing" };
      case "payment_refunded":
        return { kind: "returned", text: error.message };
      case "price_changed":
        return {
          kind: "returned",
          text: texts.refundedTotalChanged,
        };
      case "card_declined":
      case "payment_incomplete":
        return { kind: "open", message: error.message };
      // Another buyer's payment, or none at all: no message.
      case "not_found":
        return { kind: "open", message: undefined };
      default:
        throw error;
    }
  }
}

/**
 * After a payment in the browser or the return from a bank: the server checks the payment and completes the
 * reservation.
 */
export function FinishPayment({ intentId, petName, onPaid, onOpen }: {
  intentId: string;
  petName: string | undefined;
  onPaid: (reservation: Reservation) => void;
  /** Called if nothing was paid; the message gives the reason, if there is one. */
  onOpen: (message: string | undefined) => void;
}) {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: ["verifyAndFinalize", intentId],
    queryFn: () => ask(client, intentId),
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: ({ state }) => state.data?.kind === "processing" ? ASK_MS : false,
  });
  const go = useRef({ onPaid, onOpen });
  useEffect(() => void (go.current = { onPaid, onOpen }));
  useEffect(() => {
    if (data?.kind === "paid") go.current.onPaid(data.reservation);
    if (data?.kind === "open") go.current.onOpen(data.message);
  }, [data]);

  return (
    <Container className={css.page}>
      {data?.kind === "returned"
        ? (
          <Empty
            heading="h1"
            icon="refresh"
            title={texts.yourPaymentIsBeingRefunded}
            action={<ButtonLink href="/account/reserved">{texts.myReservations}</ButtonLink>}
          >
            <p>{data.text}</p>
          </Empty>
        )
        : error && data?.kind !== "processing"
        ? (
          <>
            <h1 className={css.title}>{texts.yourPaymentIsBeingConfirmed}</h1>
            <ErrorNotice
              title={texts.confirmPaymentFailed}
              retryLabel={texts.checkAgain}
              onRetry={() => refetch()}
            >
              <p>{texts.notChargedTwiceHint}</p>
            </ErrorNotice>
          </>
        )
        : data?.kind === "processing"
        ? <Waiting petName={petName} />
        : (
          <div className={css.confirming}>
            <h1>{texts.confirmingYourPayment}</h1>
            <p>{texts.keepPageOpen}</p>
          </div>
        )}
    </Container>
  );
}
