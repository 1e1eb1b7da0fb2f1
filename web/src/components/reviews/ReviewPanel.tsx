import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  deleteReviewMutation,
  getReservationReviewQuery,
  type Reservation,
  type Review,
  translate,
} from "@hearthpaw/client";
import { Button, Dialog, Flash, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { fullDayText } from "../../lib/days.ts";
import { ReviewForm } from "./ReviewForm.tsx";
import { ReviewItem } from "./ReviewItem.tsx";
import * as texts from "./texts.ts";
import css from "./reviews.module.css";

/**
 * The buyer's review of a completed reservation: a form, then the review with the breeder's reply, which the
 * buyer can edit and delete.
 */
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
        {review ? texts.yourReview : texts.howWasYourExperience(breeder.name)}
      </h2>
      {isWriting
        ? (
          <ReviewForm
            reservation={reservation}
            review={review}
            done={review
              ? { title: texts.yourChangesArePublished }
              : { title: texts.yourReviewIsPublished, text: texts.nameCanReplyToIt(breeder.name) }}
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
                title={texts.reviewHidden}
                text={texts.reviewHiddenHint}
              />
            )}
            <ReviewItem review={review} breederName={breeder.name} />
            {editableUntil && (
              <p className={css.soft}>{texts.youCanChangeItUntil(fullDayText(editableUntil))}</p>
            )}
            <div className={css.ways}>
              {editableUntil && (
                <Button
                  variant="secondary"
                  onClick={() => setWriting(true)}
                >
                  {texts.changeReview}
                </Button>
              )}
              <Delete reservation={reservation} review={review} />
            </div>
          </>
        )
        : (
          <>
            <p className={css.soft}>
              {texts.writeReviewExplained(name)}
            </p>
            <p>
              <Button variant="secondary" icon="star" onClick={() => setWriting(true)}>
                {texts.writeAReview}
              </Button>
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
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const remove = useMutation({
    ...deleteReviewMutation(client),
    onSuccess() {
      setOpen(false);
      show({ tone: "done", title: texts.yourReviewIsDeleted });
      void queryClient.invalidateQueries({ queryKey: ["reviews", breeder.id] });
      return queryClient.invalidateQueries({ queryKey: getReservationReviewQuery(client, { id }).queryKey });
    },
    onError: (error) => show({ tone: "fail", title: translate(error).message }),
  });
  return (
    <>
      <Button variant="quiet" icon="trash" onClick={() => setOpen(true)}>{texts.deleteReview}</Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          dismissible={!remove.isPending}
          size="small"
          title={texts.deleteYourReview}
          description={texts.deleteReviewExplained(breeder.name)}
          footer={
            <div className={css.buttons}>
              <Button variant="quiet" onClick={() => setOpen(false)}>{texts.keepReview}</Button>
              <Button
                variant="danger"
                loading={remove.isPending}
                onClick={() => remove.mutate({ id: review.id })}
              >
                {texts.deleteReview}
              </Button>
            </div>
          }
        >
          {null}
        </Dialog>
      )}
    </>
  );
}
