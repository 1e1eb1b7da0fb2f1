import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { answerReviewMutation, getBreederDataQuery, type Review } from "@hearthpaw/client";
import { Button, Empty, Field, Skeleton, useToast } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { ReviewList } from "../../components/reviews/ReviewList.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.ts";
import work from "../../components/dashboards/work.module.css";

/** Buyers' reviews of a breeder, each with room for a reply. */
export function BreederReviewsScreen() {
  return (
    <BreederShell title={texts.yourReviews}>
      <div className={work.head}>
        <h1>{texts.reviews}</h1>
      </div>
      <Reviews />
    </BreederShell>
  );
}

function Reviews() {
  const { data, error, refetch } = useQuery(getBreederDataQuery(useClient()));
  if (!data) return error ? <LoadError error={error} onRetry={refetch} /> : <Skeleton height={320} />;
  const { id, name } = data.breederData.breederProfile;
  return (
    <ReviewList
      breederId={id}
      breederName={name}
      heading="h2"
      empty={
        <Empty icon="star" title={texts.noReviewsYet}>
          <p>
            {texts.noReviewsHint}
          </p>
        </Empty>
      }
      below={(review) => <Reply key={review.id} review={review} breederId={id} />}
    />
  );
}

function Reply({ review, breederId }: { review: Review; breederId: string }) {
  const [isOpen, setOpen] = useState(false);
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const send = useMutation({
    ...answerReviewMutation(client),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["reviews", breederId] }),
  });
  const form = useForm({
    initial: { answer: review.answer ?? "" },
    check: ({ answer }) => ({ answer: answer.trim() ? undefined : texts.writeYourReply }),
    send: ({ answer }) => send.mutateAsync({ id: review.id, body: { answer: answer.trim() } }),
    done() {
      form.leave(() => setOpen(false));
      show({ tone: "done", title: texts.yourReplyIsPublished });
    },
  });
  if (!isOpen) {
    return (
      <p>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {review.answer === null ? texts.replyTo(review.authorName) : texts.changeYourReply}
        </Button>
      </p>
    );
  }
  return (
    <Form
      form={form}
      go={texts.publishReply}
      label={texts.replyTo(review.authorName)}
      onCancel={() => setOpen(false)}
    >
      <Field
        multiline
        rows={3}
        label={texts.yourReply}
        hint={texts.yourReplyHint}
        maxLength={2000}
        {...form.field("answer")}
      />
    </Form>
  );
}
