import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiError, getBreederProfileQuery, type Reservation } from "@hearthpaw/client";
import { Button, Dialog, ErrorNotice, Field, formatCents, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { comesBackWhole, FREE_HOURS } from "./refunds.ts";
import { useMove } from "./use_move.ts";
import { isPaid } from "./words.ts";
import css from "./reservations.module.css";

type MoveDialogProps = {
  reservation: Reservation;
  open: boolean;
  onClose: () => void;
  onDone: (now: Reservation) => void;
};

/** The buyer gives a reservation up: what is lost, what comes back, and the way to keep it. */
export function CancelDialog({ reservation, open, onClose, onDone }: MoveDialogProps) {
  const { reservedPet: { name } } = reservation;
  const [reason, setReason] = useState("");
  const { move, look, error, forget } = useMove(reservation, onDone);
  const { show } = useToast();
  const close = () => {
    forget();
    onClose();
  };
  async function cancel() {
    if (!await move("cancel", reason)) return await look();
    setReason("");
    onClose();
    show({ tone: "done", title: "The reservation is cancelled", text: `${name} is listed again.` });
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={`Give ${name} up?`}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={close} data-autofocus="">{`Keep ${name}`}</Button>
          <Button variant="danger" onClick={cancel}>Cancel the reservation</Button>
        </>
      }
    >
      <div className={css.form}>
        {error && (
          <ErrorNotice
            title={error.status === 0 ? "The server cannot be reached." : error.message}
          />
        )}
        <p>{`${name} is listed again at once, and anyone may reserve ${name}. This cannot be undone.`}</p>
        {open && <WhatComesBack reservation={reservation} />}
        <Field
          label="Why?"
          optional
          multiline
          maxLength={500}
          hint="The breeder reads it."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

function WhatComesBack({ reservation }: { reservation: Reservation }) {
  const { breeder, orderDetails: { paidAmount, depositAmount, total, depositRefundPercent: percent } } =
    reservation;
  const isWhole = comesBackWhole(reservation, Date.now());
  const profile = useQuery({
    ...getBreederProfileQuery(useClient(), { id: breeder.id }),
    enabled: isPaid(reservation) && !isWhole,
    staleTime: 300_000,
  });
  if (!isPaid(reservation) || paidAmount === 0) return <p>Nothing has been charged.</p>;
  if (isWhole) {
    return (
      <p>
        <b>{`All of the ${formatCents(paidAmount)} that you have paid comes back`}</b>
        {`, because it is less than ${FREE_HOURS} hours ago. It can take some days until your bank shows it.`}
      </p>
    );
  }
  // Without a page the breeder has gone quiet, or staff have stepped in: then nobody has to stay with the sale.
  const isHidden = (profile.error as ApiError | null)?.status === 404;
  return (
    <>
      {isHidden && (
        <p>
          {`The page of ${breeder.name} is closed at the moment. If our staff has suspended the account, `}
          <b>{`all of the ${formatCents(paidAmount)} comes back`}</b>
          . If not:
        </p>
      )}
      <p>
        <b>What comes back:</b>
      </p>
      <ul className={css.bullets}>
        {paidAmount > depositAmount && depositAmount < total && (
          <li>All that you have paid beyond the deposit, with delivery and gift.</li>
        )}
        <li>
          {percent === 100
            ? `The whole deposit of ${formatCents(depositAmount)}.`
            : percent === 0
            ? `The deposit of ${formatCents(depositAmount)} stays with the breeder, by their policy.`
            : `Half of the deposit of ${formatCents(depositAmount)}, by the breeder's policy.`}
        </li>
        <li>The service fee, in proportion to what is given back.</li>
      </ul>
    </>
  );
}
