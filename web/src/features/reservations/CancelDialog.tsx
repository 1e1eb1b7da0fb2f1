import { useState } from "react";
import type { Reservation } from "@hearthpaw/client";
import { Button, Dialog, ErrorNotice, Field, useToast } from "@hearthpaw/ui-kit";
import { useUnsaved } from "../../lib/unsaved.ts";
import { causeWords, type PetChoice, PetChoiceFields, willList } from "./PetChoiceFields.tsx";
import { RefundPreview, useRefundQuote } from "./RefundPreview.tsx";
import * as texts from "./texts.tsx";
import { useMove } from "./use_move.ts";
import { isPaid } from "./standing.ts";
import css from "./reservations.module.css";

/**
 * Cancels a reservation for either side: shows what is lost, what is refunded, and how to keep the
 * reservation.
 */
export function CancelDialog({ reservation, as, open, onClose, onDone }: {
  reservation: Reservation;
  as: "buyer" | "breeder";
  open: boolean;
  onClose: () => void;
  onDone: (now: Reservation) => void;
}) {
  const { reservedPet: { name } } = reservation;
  const [reason, setReason] = useState("");
  const [choice, setChoice] = useState<PetChoice>({});
  const [isChanged, setChanged] = useState(false);
  const { move, look, error, forget } = useMove(reservation, onDone);
  const { quote, error: quoteError, refetch } = useRefundQuote(reservation, open);
  const { show } = useToast();
  const words = wordsOf(as, name, isPaid(reservation));
  const close = () => {
    forget();
    setChanged(false);
    setReason("");
    setChoice({});
    onClose();
  };
  const { leave, saved } = useUnsaved({ isChanged: open && reason.trim() !== "" });
  async function cancel() {
    if (!quote) return;
    setChanged(false);
    const isBreeder = as === "breeder";
    if (isBreeder && !choice.cause) return setChoice({ ...choice, isMissing: true });
    const isListed = !isBreeder || willList(reservation, choice);
    const failed = await move("cancel", {
      reason,
      expectedRefundCents: quote.refundCents,
      ...(isBreeder ? { cause: choice.cause, listAgain: isListed } : {}),
    });
    if (failed?.code === "refund_changed") {
      setChanged(true);
      forget();
      return void await refetch();
    }
    if (failed) return as === "buyer" ? await look() : undefined;
    saved();
    setReason("");
    onClose();
    show({
      tone: "done",
      title: words.done,
      text: isListed ? texts.nameIsListedAgain(name) : texts.nameStaysOff(name),
    });
  }
  return (
    <Dialog
      open={open}
      onClose={() => leave(close)}
      title={words.title}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={close} data-autofocus="">{words.keep}</Button>
          <Button
            variant="danger"
            disabledReason={quote ? undefined : texts.waitForRefundQuote}
            onClick={cancel}
          >
            {words.go}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        {error && (
          <ErrorNotice
            title={error.status === 0 ? texts.cancelFailed : error.message}
          />
        )}
        {isChanged && <ErrorNotice title={texts.refundChanged} />}
        <RefundPreview
          quote={quote}
          isDepositAlone={reservation.status === "deposit-paid"}
          error={quoteError}
          onRetry={() => void refetch()}
        />
        {as === "buyer"
          ? <p>{texts.cancelRelistsPet(name)}</p>
          : <PetChoiceFields reservation={reservation} choice={choice} onChange={setChoice} />}
        <Field
          label={texts.reason}
          optional
          multiline
          maxLength={500}
          hint={as === "buyer"
            ? texts.sellerSeesThis(reservation.breeder.name)
            : causeWords(choice)
            ? texts.theBuyerSeesThisToo
            : texts.theBuyerSeesThis}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

function wordsOf(as: "buyer" | "breeder", name: string, hasPaid: boolean) {
  if (as === "buyer" && !hasPaid) {
    return {
      title: texts.cancelHoldQuestion(name),
      keep: texts.keepHold,
      go: texts.cancelHold,
      done: texts.holdCanceled,
    };
  }
  return {
    title: as === "buyer" ? texts.cancelYourReservationFor(name) : texts.cancelTheReservationFor(name),
    keep: texts.keepReservation,
    go: texts.cancelReservation,
    done: as === "buyer" ? texts.yourReservationIsCanceled : texts.reservationCanceled(name),
  };
}
