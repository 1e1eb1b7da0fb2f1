import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  getReservationReviewQuery,
  type Reservation,
  type Review,
  updateReviewMutation,
  writeReviewMutation,
} from "@hearthpaw/client";
import { Field, StarsField, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { Form } from "../forms/Form.tsx";
import { UploadField } from "../uploads/UploadField.tsx";
import { chosenIn, useUploads } from "../uploads/use_uploads.ts";
import * as texts from "./texts.ts";

/** The form of a new review, or for a change of `review`. */
export function ReviewForm({ reservation: { id, breeder }, review, done, onClose }: {
  reservation: Reservation;
  review?: Review;
  /** Message after sending. */
  done: { title: string; text?: string };
  onClose: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const uploads = useUploads({
    purpose: "review-photo",
    limit: 6,
    known: review?.photos.map(({ key, cardUrl }, at) => ({
      fileKey: key,
      name: texts.photo(at + 1),
      picture: cardUrl,
    })) ?? [],
  });
  const onSuccess = (answer: { review: Review }) => {
    const { queryKey } = getReservationReviewQuery(client, { id });
    queryClient.setQueryData(queryKey, (known) => ({ ...known, ...answer, isOpen: false }));
    void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: ["reviews", breeder.id] });
  };
  const write = useMutation({ ...writeReviewMutation(client), onSuccess });
  const update = useMutation({ ...updateReviewMutation(client), onSuccess });
  const form = useForm({
    initial: {
      rating: review ? String(review.rating) : "",
      title: review?.title ?? "",
      text: review?.text ?? "",
      photos: "",
    },
    check: ({ rating, title, text }) => ({
      rating: rating ? undefined : texts.ratingRequired,
      title: title.trim() ? undefined : texts.headlineRequired,
      text: text.trim() ? undefined : texts.reviewTextRequired,
      photos: uploads.isBusy ? texts.waitForPhotos : uploads.hasFailed ? texts.removeFailedPhotos : undefined,
    }),
    send({ rating, title, text }) {
      const body = {
        rating: Number(rating),
        title: title.trim(),
        text: text.trim(),
        fileKeys: [...uploads.fileKeys],
      };
      return review
        ? update.mutateAsync({ id: review.id, body })
        : write.mutateAsync({ body: { reservedPetId: id, ...body } });
    },
    done() {
      show({ tone: "done", ...done });
      form.leave(onClose);
    },
    places: { fileKeys: "photos" },
    whenLeft: review ? "save" : "ask",
    beside: chosenIn(uploads),
  });
  const { id: ratingId, value, error } = form.choice("rating");
  return (
    <Form
      form={form}
      go={review ? texts.saveChanges : texts.publishReview}
      label={texts.reviewOf(breeder.name)}
      onCancel={onClose}
    >
      <StarsField
        id={ratingId}
        legend={texts.yourRating}
        value={value ? Number(value) : undefined}
        onChange={(rating) => form.change({ rating: String(rating) })}
        error={error}
      />
      <Field label={texts.headline} maxLength={120} {...form.field("title")} />
      <Field
        multiline
        rows={5}
        label={texts.yourReview}
        hint={texts.yourReviewHint(breeder.name)}
        maxLength={4000}
        {...form.field("text")}
      />
      <UploadField
        label={texts.photos}
        hint={texts.anyoneCanSeeThem}
        optional
        error={form.errors.photos}
        uploads={uploads}
      />
    </Form>
  );
}
