import type { Reservation } from "@hearthpaw/client";
import { Button, Dialog, formatCents, useToast } from "@hearthpaw/ui-kit";
import { FIGURES } from "../../lib/figures.ts";
import { CancelDialog } from "./CancelDialog.tsx";
import { earningsOf, saleWord } from "./breeder_words.ts";
import * as texts from "./texts.tsx";
import { useMove } from "./use_move.ts";
import { FailureNotice } from "../../components/errors/FailureNotice.tsx";
import css from "./reservations.module.css";

export type BreederMove = "complete" | "extend" | "cancel";

/** Confirms a breeder's action and explains its consequences. */
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
          <FailureNotice
            error={error}
          />
        )}
        <p>{words.text}</p>
      </div>
    </Dialog>
  );
}

function wordsOf(
  move: Exclude<BreederMove, "cancel">,
  reservation: Reservation,
) {
  const { reservedPet: { name }, buyer, orderDetails, status, breeder } = reservation;
  const who = buyer ? `${buyer.firstName} ${buyer.lastName}` : texts.theBuyer;
  const sale = saleWord(reservation);
  switch (move) {
    case "complete":
      return {
        title: texts.completeQuestion({ sale, name }),
        text: (status === "handed-over" ? texts.completeAfterHandOff : texts.completeAlone)({
          ...FIGURES,
          name,
          who: buyer?.firstName ?? texts.theBuyer,
          sale,
          earnings: earningsOf(reservation),
        }),
        stay: texts.notYet,
        go: texts.completeIt(breeder.isShelter),
        done: texts.saleCompleted({ sale, name }),
      };
    case "extend":
      return {
        title: texts.giveMoreTime(who),
        text: texts.balanceComes({ balanceAmount: formatCents(orderDetails.balanceAmount), name }),
        stay: texts.cancel,
        go: texts.extendBy72Hours,
        done: texts.balanceExtended(buyer?.firstName ?? who),
      };
  }
}
