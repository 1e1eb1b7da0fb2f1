import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Reservation } from "@hearthpaw/client";
import { Button, Dialog, ErrorNotice, Field, formatCents, useToast } from "@hearthpaw/ui-kit";
import { useMove } from "./use_move.ts";
import css from "./reservations.module.css";

export type BreederMove = "complete" | "extend" | "cancel";

/** A breeder's move, asked once more with what follows from it. */
export function BreederMoveDialog({ asked, onClose, onDone }: {
  asked: { move: BreederMove; reservation: Reservation } | undefined;
  onClose: () => void;
  onDone: (now: Reservation) => void;
}) {
  if (!asked) return null;
  return <Asked {...asked} onClose={onClose} onDone={onDone} />;
}

function Asked({ move, reservation, onClose, onDone }: {
  move: BreederMove;
  reservation: Reservation;
  onClose: () => void;
  onDone: (now: Reservation) => void;
}) {
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [reason, setReason] = useState("");
  const { move: make, error } = useMove(reservation, onDone);
  const words = wordsOf(move, reservation);
  async function go() {
    const isDone = await make(move, reason);
    // It may stand elsewhere in the list now, or have moved on by itself.
    void queryClient.invalidateQueries({ queryKey: ["listBreederReservations"] });
    if (!isDone) return;
    onClose();
    show({ tone: "done", title: words.done });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{words.stay}</Button>
          <Button variant={move === "cancel" ? "danger" : "primary"} onClick={go}>{words.go}</Button>
        </>
      }
    >
      <div className={css.form}>
        {error && (
          <ErrorNotice
            title={error.status === 0 ? "The server cannot be reached." : error.message}
          />
        )}
        <p>{words.text}</p>
        {move === "cancel" && (
          <Field
            label="Why?"
            optional
            multiline
            maxLength={500}
            hint="The buyer reads it."
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}

function wordsOf(
  move: BreederMove,
  { reservedPet: { name }, buyer, earnings, orderDetails, status }: Reservation,
) {
  const who = buyer ? `${buyer.firstName} ${buyer.lastName}` : "the buyer";
  switch (move) {
    case "complete":
      return {
        title: `Complete the sale of ${name}?`,
        text: `Complete it once ${name} is with ${who}. ${
          earnings ? `Your share of ${formatCents(earnings.netCents)}` : "Your share"
        } becomes available ${
          status === "handed-over"
            ? "72 hours after the hand-over was confirmed."
            : "72 hours after the buyer confirms the hand-over too, or else after 14 days."
        }`,
        stay: "Not yet",
        go: "Complete the sale",
        done: `The sale of ${name} is complete`,
      };
    case "extend":
      return {
        title: `Give ${who} more time?`,
        text: `The balance of ${
          formatCents(orderDetails.total - orderDetails.paidAmount)
        } is then due 72 hours later. ${name} stays reserved.`,
        stay: "Leave it",
        go: "Extend by 72 hours",
        done: "The balance is due 72 hours later",
      };
    case "cancel":
      return {
        title: `Cancel the reservation of ${name}?`,
        text: `${
          orderDetails.paidAmount > 0
            ? `${who} gets everything back: ${formatCents(orderDetails.paidAmount)}.`
            : "Nothing has been paid."
        } ${name} is listed again at once. This cannot be undone.`,
        stay: "Keep it",
        go: "Cancel the reservation",
        done: `The reservation of ${name} is cancelled`,
      };
  }
}
