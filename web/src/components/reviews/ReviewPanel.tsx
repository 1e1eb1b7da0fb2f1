import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  deleteReview,
  getReservationReviewQuery,
  type Reservation,
  type Review,
  translate,
  updateReview,
  writeReview,
} from "@hearthpaw/client";
import { Button, Dialog, Flash, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { fullDayText } from "../../lib/days.ts";
import { ReviewForm } from "./ReviewForm.tsx";
import { ReviewItem } from "./ReviewItem.tsx";
import css from "./reviews.module.css";

/** The buyer's review of a completed reservation: to write, then to read with the breeder's reply, change and delete. */
export function ReviewPanel({ reservation }: { reservation: Reservation }) {
  const [isWriting, setWriting] = useState(false);
  const client = useClient();
  const { id, status, breeder, reservedPet: { name } } = reservation;
  const { data } = useQuery({
    ...getReservationReviewQuery(client, { id }),
    enabled: status === "completed",
  });
  if (!data || (!data.review && !data.isOpen)) return null;
  const { review, editableUntil } = data;
  return (
    <section aria-labelledby="review" className={css.panel}>
      <h2 id="review" className={css.heading}>
        {review ? "Your review" : `How was it with ${breeder.name}?`}
      </h2>
      {isWriting
        ? (
          <ReviewForm
            reservation={reservation}
            review={review}
            done={review
              ? { title: "Your changes are published" }
              : { title: "Your review is published", text: `${breeder.name} can reply to it.` }}
            onSend={async (body) =>
              (review
                ? await updateReview(client, { id: review.id, body })
                : await writeReview(client, { body: { reservedPetId: id, ...body } })).review}
            onClose={() => setWriting(false)}
          />
        )
        : review
        ? (
          <>
            {review.isHidden && (
              <Flash
                stay
                tone="info"
                title="Only you and the breeder can see this review"
                text="Our team hid it after a report. The reason is in your notifications."
              />
            )}
            <ReviewItem review={review} breederName={breeder.name} />
            {editableUntil && (
              <p className={css.soft}>{`You can change it until ${fullDayText(editableUntil)}.`}</p>
            )}
            <div className={css.ways}>
              {editableUntil && (
                <Button
                  variant="secondary"
                  onClick={() => setWriting(true)}
                >
                  Change review
                </Button>
              )}
              <Delete reservation={reservation} review={review} />
            </div>
          </>
        )
        : (
          <>
            <p className={css.soft}>
              {`Your review helps the next family choose. It shows your first name, the first letter of your last name and ${name}'s name. You can change it for 30 days.`}
            </p>
            <p>
              <Button variant="secondary" icon="star" onClick={() => setWriting(true)}>Write a review</Button>
            </p>
          </>
        )}
    </section>
  );
}

function Delete(
  { reservation: { id, breeder }, review }: { reservation: Reservation; review: Review },
) {
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  async function send() {
    setSending(true);
    try {
      await deleteReview(client, { id: review.id });
      setOpen(false);
      show({ tone: "done", title: "Your review is deleted" });
      void queryClient.invalidateQueries({ queryKey: ["reviews", breeder.id] });
      await queryClient.invalidateQueries({ queryKey: getReservationReviewQuery(client, { id }).queryKey });
    } catch (thrown) {
      show({ tone: "fail", title: translate(thrown).message });
    } finally {
      setSending(false);
    }
  }
  return (
    <>
      <Button variant="quiet" icon="trash" onClick={() => setOpen(true)}>Delete review</Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          dismissible={!isSending}
          size="small"
          title="Delete your review?"
          description={`It no longer counts in the rating of ${breeder.name}. You can't write another review of this reservation.`}
          footer={
            <div className={css.buttons}>
              <Button variant="quiet" onClick={() => setOpen(false)}>Keep review</Button>
              <Button variant="danger" loading={isSending} onClick={() => void send()}>Delete review</Button>
            </div>
          }
        >
          {null}
        </Dialog>
      )}
    </>
  );
}
