import type { Reservation } from "@hearthpaw/client";
import { Button, Dialog, ErrorNotice, useToast } from "@hearthpaw/ui-kit";
import { useMove } from "./use_move.ts";
import css from "./reservations.module.css";

/** The buyer says that the pet has arrived; the breeder's money follows from that. */
export function HandoverDialog({ reservation, open, onClose, onDone }: {
  reservation: Reservation;
  open: boolean;
  onClose: () => void;
  onDone: (now: Reservation) => void;
}) {
  const { reservedPet: { name }, breeder } = reservation;
  const { move, look, error, forget } = useMove(reservation, onDone);
  const { show } = useToast();
  const close = () => {
    forget();
    onClose();
  };
  async function confirm() {
    if (await move("confirm-handover")) return await look();
    onClose();
    show({ tone: "done", title: `${name} is home`, text: "Thanks for letting us know." });
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={`Is ${name} with you?`}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={close}>Not yet</Button>
          <Button onClick={confirm}>{`Yes, ${name} is here`}</Button>
        </>
      }
    >
      <div className={css.form}>
        {error && (
          <ErrorNotice
            title={error.status === 0 ? "We can't reach the server." : error.message}
          />
        )}
        <p>
          {`Only confirm once you have your pet. We'll pay ${breeder.name} 72 hours after the sale is completed. If something's wrong, you have 14 days to tell us.`}
        </p>
      </div>
    </Dialog>
  );
}
