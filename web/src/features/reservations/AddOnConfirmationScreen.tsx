import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type AddOnOrder, getAddOnOrderQuery } from "@hearthpaw/client";
import {
  Arrival,
  ButtonLink,
  Container,
  cx,
  Empty,
  ErrorNotice,
  exactText,
  formatCents,
  Icon,
} from "@hearthpaw/ui-kit";
import { RequireSession } from "../../components/session/RequireSession.tsx";
import { PageSkeleton } from "../../components/shell/PageSkeleton.tsx";
import { useHiddenSecret } from "../../components/buying/hide_secret.ts";
import { refreshReservations } from "../../components/buying/reservation_changes.ts";
import { useClient } from "../../lib/client_context.ts";
import { AddOnLines } from "./AddOnLines.tsx";
import { FinishPayment } from "./checkout/FinishPayment.tsx";
import { Waiting } from "./Waiting.tsx";
import * as texts from "./texts.tsx";
import { addOnHref, payerWord, receiptHref } from "./words.ts";
import print from "../../components/print/print.module.css";
import css from "./reservations.module.css";

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Polling interval of a payment in progress, in ms. */
const ASK_MS = 4_000;
type Props = { id?: string; intentId?: string };

/** The page after paying for add-ons: the purchase, what happens with it, and the receipt. */
export function AddOnConfirmationScreen(props: Props) {
  useHiddenSecret();
  return (
    <RequireSession title={texts.yourAddOns}>
      <Confirmation {...props} />
    </RequireSession>
  );
}

function Confirmation({ id = "", intentId }: Props) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isId = ID.test(id);
  const [problem, setProblem] = useState<string>();
  const query = useQuery({
    ...getAddOnOrderQuery(useClient(), { id }),
    enabled: isId,
    refetchInterval: ({ state }) => state.data?.addOnOrder.status === "processing" ? ASK_MS : false,
  });
  const order = query.data?.addOnOrder;
  if (!isId || query.error?.status === 404) return <NoOrder />;
  if (order && intentId !== undefined && order.status !== "paid" && order.status !== "refunded") {
    return (
      <Arrival>
        <FinishPayment
          intentId={intentId}
          petName={order.petName}
          onPaid={() => {
            void query.refetch();
            void refreshReservations(queryClient);
            void navigate({ href: addOnHref(order), replace: true, resetScroll: false });
          }}
          onOpen={(message) => {
            setProblem(message ?? texts.yourPaymentDidntGoThrough);
            void navigate({ href: addOnHref(order), replace: true, resetScroll: false });
          }}
        />
      </Arrival>
    );
  }
  if (query.error && !order) {
    return (
      <Container className={css.page}>
        <h1>{texts.yourAddOns}</h1>
        <ErrorNotice title={query.error.message} onRetry={() => query.refetch()}>
          <p>{texts.paidButNotLoaded}</p>
        </ErrorNotice>
      </Container>
    );
  }
  if (!order) return <PageSkeleton />;
  if (order.status === "processing") {
    return (
      <Container className={css.page}>
        <Arrival>
          <Waiting petName={order.petName} />
        </Arrival>
      </Container>
    );
  }
  return order.status === "open" ? <Unpaid order={order} problem={problem} /> : <Thanks order={order} />;
}

function Thanks({ order }: { order: AddOnOrder }) {
  const { petName, payment, paidAt, refundedCents, reservationId } = order;
  const isRefunded = order.status === "refunded";
  return (
    <Container className={css.page}>
      <p className={css.done}>
        <Icon name="check" size={18} />
        {isRefunded ? texts.refunded : texts.paymentReceived}
      </p>
      <h1>
        {isRefunded ? texts.addOnsCanceledTitle(petName) : texts.addOnsPaidTitle(petName)}
      </h1>
      <p className={css.lead}>
        {isRefunded
          ? texts.refundedSoFar({
            refundedCents: formatCents(refundedCents),
            total: formatCents(order.total),
          })
          : texts.addOnsPaymentReceived(formatCents(order.total))}
      </p>
      <p className={cx(css.actions, print.noPrint)}>
        <ButtonLink href={`/account/reserved/${reservationId}`}>{texts.seeYourReservation}</ButtonLink>
        {payment?.receiptNumber && (
          <ButtonLink variant="quiet" icon="document" href={receiptHref(payment)}>
            {texts.viewReceipt}
          </ButtonLink>
        )}
      </p>
      <div className={css.columns}>
        <section className={cx(css.receipt, print.printable)} aria-labelledby="receipt">
          <p className={print.printOnly}>{texts.hearthpaw}</p>
          <header className={css.receiptHead}>
            <div>
              <h2 id="receipt">{texts.whatYouBought}</h2>
              <p className={css.soft}>{texts.reservation(order.reservationNumber)}</p>
            </div>
          </header>
          <AddOnLines price={order}>
            {payment && paidAt && (
              <tr>
                <th scope="row">
                  {texts.paid(
                    <span className={css.explain}>{`${payerWord(payment)}, ${exactText(paidAt)}`}</span>,
                  )}
                </th>
                <td>{formatCents(-payment.amountCents)}</td>
              </tr>
            )}
            {refundedCents > 0 && (
              <tr>
                <th scope="row">{texts.refunded}</th>
                <td>{formatCents(refundedCents)}</td>
              </tr>
            )}
          </AddOnLines>
        </section>
      </div>
    </Container>
  );
}

function Unpaid({ order, problem }: { order: AddOnOrder; problem: string | undefined }) {
  return (
    <Container className={css.page}>
      <Empty
        heading="h1"
        icon="card"
        title={texts.addOnsNotPaid}
        action={
          <ButtonLink href={`/account/reserved/${order.reservationId}`}>
            {texts.backToYourReservation}
          </ButtonLink>
        }
      >
        <p>
          {texts.addOnsNotCharged({
            problem: problem ? `${problem} ` : "",
            petName: order.petName,
          })}
        </p>
      </Empty>
    </Container>
  );
}

function NoOrder() {
  return (
    <Container className={css.page}>
      <Empty
        heading="h1"
        icon="search"
        title={texts.addOnsNotFound}
        action={<ButtonLink href="/account/reserved">{texts.myReservations}</ButtonLink>}
      >
        <p>{texts.addOnsNotFoundHint}</p>
      </Empty>
    </Container>
  );
}
