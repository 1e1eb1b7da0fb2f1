import { useQueryClient } from "@tanstack/react-query";
import { getReservationReviewQuery, type Reservation, type Review } from "@hearthpaw/client";
import { Field, StarsField, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { Form } from "../forms/Form.tsx";
import { UploadField } from "../uploads/UploadField.tsx";
import { useUploads } from "../uploads/use_uploads.ts";

/** What a review says, as it is sent. */
export type Written = { rating: number; title: string; text: string; fileKeys: string[] };

/** The form of a review: a new one, or `review` to be changed. `onSend` sends it and returns how it is shown. */
export function ReviewForm({ reservation: { id, breeder }, review, done, onSend, onClose }: {
  reservation: Reservation;
  review?: Review;
  /** What is said once it is sent. */
  done: { title: string; text?: string };
  onSend: (written: Written) => Promise<Review>;
  onClose: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const uploads = useUploads({
    purpose: "review-photo",
    limit: 6,
    known: review?.photos.map(({ key, cardUrl }, at) => ({
      ...{ fileKey: key, name: `Photo ${at + 1}`, picture: cardUrl },
    })) ?? [],
  });
  const form = useForm({
    initial: {
      ...{
        rating: review ? String(review.rating) : "",
        title: review?.title ?? "",
        text: review?.text ?? "",
      },
      photos: "",
    },
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
      const shown = await onSend({
        ...{ rating: Number(rating), title: title.trim(), text: text.trim() },
        fileKeys: [...uploads.fileKeys],
      });
      const { queryKey } = getReservationReviewQuery(client, { id });
      queryClient.setQueryData(queryKey, (known) => ({ ...known, review: shown, isOpen: false }));
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: ["reviews", breeder.id] });
      show({ tone: "done", ...done });
      onClose();
    },
    places: { fileKeys: "photos" },
  });
  const { id: ratingId, value, error } = form.field("rating");
  return (
    <Form
      form={form}
      go={review ? "Save changes" : "Publish review"}
      label={`Review of ${breeder.name}`}
      onCancel={onClose}
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
