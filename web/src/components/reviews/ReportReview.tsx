import { useState } from "react";
import { reportReview, type ReportReviewInput, type Review } from "@hearthpaw/client";
import { Button, Dialog, Field, RadioGroup, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { Form } from "../forms/Form.tsx";
import { useSignedInAction } from "../session/use_signed_in_action.ts";
import css from "./reviews.module.css";

type Reason = ReportReviewInput["body"]["reason"];
const REASONS: { value: Reason; label: string }[] = [
  { value: "not-real", label: "I think this review is fake" },
  { value: "harassment", label: "It’s abusive or threatening" },
  { value: "personal-information", label: "It shares someone’s personal information" },
  { value: "spam", label: "It’s spam or advertising" },
  { value: "other", label: "Something else" },
];

/** A quiet way to tell staff what is wrong with a review, for whoever is signed in. */
export function ReportReview({ review }: { review: Review }) {
  const [isOpen, setOpen] = useState(false);
  const open = useSignedInAction({
    goal: `report-review:${review.id}`,
    reason: "Sign in to report a review.",
    run: () => setOpen(true),
  });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="warning"
        className={css.report}
        aria-label={`Report the review by ${review.authorName}`}
        onClick={open}
      >
        Report
      </Button>
      {isOpen && <ReportDialog review={review} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReportDialog({ review: { id, authorName }, onClose }: { review: Review; onClose: () => void }) {
  const client = useClient();
  const { show } = useToast();
  const form = useForm({
    initial: { reason: "", details: "" },
    check: ({ reason, details }) => ({
      reason: reason === "" ? "Choose what’s wrong." : undefined,
      details: reason === "other" && details.trim() === ""
        ? "Tell us what’s wrong in a sentence or two."
        : undefined,
    }),
    async send({ reason, details }) {
      const said = details.trim();
      await reportReview(client, {
        id,
        body: { reason: reason as Reason, ...(said ? { details: said } : {}) },
      });
      show({ tone: "done", title: "Thank you. Our team will review it." });
      onClose();
    },
  });
  const reason = form.field("reason");
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!form.isSending}
      title={`Report the review by ${authorName}?`}
      description={`Our team will read it. We won’t tell ${authorName} who reported it.`}
    >
      <Form
        form={form}
        go="Report review"
        onCancel={onClose}
      >
        <div id={reason.id} tabIndex={-1} className={css.reasons}>
          <RadioGroup
            legend="What’s wrong?"
            value={(form.values.reason || undefined) as Reason | undefined}
            onChange={(chosen) => form.change({ reason: chosen })}
            error={reason.error}
            options={REASONS}
          />
        </div>
        <Field
          multiline
          rows={3}
          label="Details"
          optional={form.values.reason !== "other"}
          maxLength={2000}
          {...form.field("details")}
        />
      </Form>
    </Dialog>
  );
}
