import type { Reservation } from "@hearthpaw/client";
import { Button, Dialog, useToast } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";
import { useMove } from "./use_move.ts";
import { FailureNotice } from "../../components/errors/FailureNotice.tsx";
import css from "./reservations.module.css";

/** The buyer confirms that the pet has arrived, which leads to the breeder's payout. */
export function HandoverDialog({ reservation, open, onClose, onDone }: {
  reservation: Reservation;
  open: boolean;
  onClose: () => void;
  onDone: (now: Reservation) => void;
}) {
  const { reservedPet: { name }, breeder, orderDetails } = reservation;
  const { move, look, error, forget } = useMove(reservation, onDone);
  const { show } = useToast();
  const close = () => {
    forget();
    onClose();
  };
  async function confirm() {
    if (await move("confirm-handover")) return await look();
    onClose();
    show({ tone: "done", title: texts.nameIsHome(name), text: texts.thanksForLettingUsKnow });
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.doYouHave(name)}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={close}>{texts.notYet}</Button>
          <Button onClick={confirm}>{texts.yesIsHome(name)}</Button>
        </>
      }
    >
      <div className={css.form}>
        {error && (
          <FailureNotice
            error={error}
          />
        )}
        <p>
          {orderDetails.total > 0 ? texts.confirmHandOffHint(breeder.name) : texts.confirmFreeHandOffHint}
        </p>
      </div>
    </Dialog>
  );
}
