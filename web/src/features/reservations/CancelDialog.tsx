import { useState } from "react";
import type { Reservation } from "@hearthpaw/client";
import { Button, Dialog, ErrorNotice, Field, useToast } from "@hearthpaw/ui-kit";
import { RefundPreview, useRefundQuote } from "./RefundPreview.tsx";
import { useMove } from "./use_move.ts";
import { isPaid } from "./words.ts";
import css from "./reservations.module.css";

/** A side cancels a reservation: what is lost, what comes back, and the way to keep it. */
export function CancelDialog({ reservation, as, open, onClose, onDone }: {
  reservation: Reservation;
  as: "buyer" | "breeder";
  open: boolean;
  onClose: () => void;
  onDone: (now: Reservation) => void;
}) {
  const { reservedPet: { name } } = reservation;
  const [reason, setReason] = useState("");
  const [isChanged, setChanged] = useState(false);
  const { move, look, error, forget } = useMove(reservation, onDone);
  const { quote, error: quoteError, refetch } = useRefundQuote(reservation, open);
  const { show } = useToast();
  const words = wordsOf(as, name, isPaid(reservation));
  const close = () => {
    forget();
    setChanged(false);
    onClose();
  };
  async function cancel() {
    if (!quote) return;
    setChanged(false);
    const failed = await move("cancel", { reason, expectedRefundCents: quote.refundCents });
    if (failed?.code === "refund_changed") {
      setChanged(true);
      forget();
      return void await refetch();
    }
    if (failed) return as === "buyer" ? await look() : undefined;
    setReason("");
    onClose();
    show({ tone: "done", title: words.done, text: `${name} is listed again.` });
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.title}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={close} data-autofocus="">{words.keep}</Button>
          <Button
            variant="danger"
            disabledReason={quote ? undefined : "We'll show you the refund first."}
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
            title={error.status === 0 ? "We couldn't reach the server. Nothing was canceled." : error.message}
          />
        )}
        {isChanged && (
          <ErrorNotice title="The refund has changed since you opened this, so nothing was canceled. Here is the new amount." />
        )}
        <RefundPreview quote={quote} error={quoteError} onRetry={() => void refetch()} />
        <p>{`${name} is listed again right away, and anyone can reserve ${name}. You can't undo this.`}</p>
        <Field
          label="Reason"
          optional
          multiline
          maxLength={500}
          hint={as === "buyer" ? "The breeder sees this." : "The buyer sees this."}
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
      title: `Release ${name}?`,
      keep: `Keep ${name}`,
      go: `Release ${name}`,
      done: `${name} was released`,
    };
  }
  return {
    title: as === "buyer" ? `Cancel your reservation for ${name}?` : `Cancel the reservation for ${name}?`,
    keep: "Keep reservation",
    go: "Cancel reservation",
    done: as === "buyer" ? "Your reservation is canceled" : `The reservation for ${name} is canceled`,
  };
}
