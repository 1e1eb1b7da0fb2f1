import type { Reservation } from "@hearthpaw/client";
import { Button, Dialog, ErrorNotice, formatCents, useToast } from "@hearthpaw/ui-kit";
import { CancelDialog } from "./CancelDialog.tsx";
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
  if (asked.move === "cancel") {
    return (
      <CancelDialog reservation={asked.reservation} as="breeder" open onClose={onClose} onDone={onDone} />
    );
  }
  return <Asked {...asked} move={asked.move} onClose={onClose} onDone={onDone} />;
}

function Asked({ move, reservation, onClose, onDone }: {
  move: Exclude<BreederMove, "cancel">;
  reservation: Reservation;
  onClose: () => void;
  onDone: (now: Reservation) => void;
}) {
  const { show } = useToast();
  const { move: make, error } = useMove(reservation, onDone);
  const words = wordsOf(move, reservation);
  async function go() {
    if (await make(move)) return;
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
          <Button onClick={go}>{words.go}</Button>
        </>
      }
    >
      <div className={css.form}>
        {error && (
          <ErrorNotice
            title={error.status === 0 ? "We can't reach the server." : error.message}
          />
        )}
        <p>{words.text}</p>
      </div>
    </Dialog>
  );
}

function wordsOf(
  move: Exclude<BreederMove, "cancel">,
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
            ? "72 hours after the hand-off was confirmed."
            : "72 hours after the buyer confirms the hand-off too, or else after 14 days."
        }`,
        stay: "Not yet",
        go: "Complete sale",
        done: `The sale of ${name} is complete`,
      };
    case "extend":
      return {
        title: `Give ${who} more time?`,
        text: `The ${
          formatCents(orderDetails.balanceAmount)
        } balance will be due 72 hours later. ${name} stays reserved.`,
        stay: "Cancel",
        go: "Extend by 72 hours",
        done: "The balance is due 72 hours later",
      };
  }
}
