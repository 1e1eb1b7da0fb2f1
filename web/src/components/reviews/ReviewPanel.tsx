import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getReservationReviewQuery, type Reservation, writeReview } from "@hearthpaw/client";
import { Button, Field, StarsField, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { Form } from "../forms/Form.tsx";
import { UploadField } from "../uploads/UploadField.tsx";
import { useUploads } from "../uploads/use_uploads.ts";
import { ReviewItem } from "./ReviewItem.tsx";
import css from "./reviews.module.css";

/** The buyer's review of a completed reservation: to write, then to read with the breeder's reply. */
export function ReviewPanel({ reservation }: { reservation: Reservation }) {
  const [isWriting, setWriting] = useState(false);
  const { id, status, breeder, reservedPet: { name } } = reservation;
  const { data } = useQuery({
    ...getReservationReviewQuery(useClient(), { id }),
    enabled: status === "completed",
  });
  if (!data || (!data.review && !data.isOpen)) return null;
  return (
    <section aria-labelledby="review" className={css.panel}>
      <h2 id="review" className={css.heading}>
        {data.review ? "Your review" : `How was it with ${breeder.name}?`}
      </h2>
      {data.review
        ? <ReviewItem review={data.review} breederName={breeder.name} />
        : isWriting
        ? <Write reservation={reservation} onClose={() => setWriting(false)} />
        : (
          <>
            <p className={css.soft}>
              {`Your review helps the next family choose. It shows your first name, the first letter of your last name and ${name}'s name.`}
            </p>
            <p>
              <Button variant="secondary" icon="star" onClick={() => setWriting(true)}>Write a review</Button>
            </p>
          </>
        )}
    </section>
  );
}

function Write({ reservation: { id, breeder }, onClose }: { reservation: Reservation; onClose: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const uploads = useUploads({ purpose: "review-photo", limit: 6 });
  const form = useForm({
    initial: { rating: "", title: "", text: "", photos: "" },
    check: ({ rating, title, text }) => ({
      rating: rating ? undefined : "Choose a number of stars.",
      title: title.trim() ? undefined : "Sum it up in a few words.",
      text: text.trim() ? undefined : "Tell others how it went.",
      photos: uploads.isBusy
        ? "Wait until your photos are uploaded."
        : uploads.hasFailed
        ? "Remove the photos that couldn't be uploaded, or try them again."
        : undefined,
    }),
    async send({ rating, title, text }) {
      const { review } = await writeReview(client, {
        body: {
          ...{ reservedPetId: id, rating: Number(rating), title: title.trim(), text: text.trim() },
          fileKeys: [...uploads.fileKeys],
        },
      });
      queryClient.setQueryData(getReservationReviewQuery(client, { id }).queryKey, { review, isOpen: false });
      void queryClient.invalidateQueries({ queryKey: ["reviews", breeder.id] });
      show({ tone: "done", title: "Your review is published", text: `${breeder.name} can reply to it.` });
    },
    places: { fileKeys: "photos" },
  });
  const { id: ratingId, value, error } = form.field("rating");
  return (
    <Form
      form={form}
      go="Publish review"
      quiet
      label={`Review of ${breeder.name}`}
      foot={<Button variant="quiet" onClick={onClose}>Cancel</Button>}
    >
      <StarsField
        id={ratingId}
        legend="Your rating"
        value={value ? Number(value) : undefined}
        onChange={(rating) => form.change({ rating: String(rating) })}
        error={error}
      />
      <Field label="Headline" maxLength={120} {...form.field("title")} />
      <Field
        multiline
        rows={5}
        label="Your review"
        hint={`How ${breeder.name} answered you, how the hand-off went, how your pet is doing.`}
        maxLength={4000}
        {...form.field("text")}
      />
      <UploadField
        label="Photos"
        hint="Anyone can see them."
        optional
        error={form.errors.photos}
        uploads={uploads}
      />
    </Form>
  );
}
