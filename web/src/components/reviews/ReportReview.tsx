import { useState } from "react";
import { reportReview, type ReportReviewInput, type Review } from "@hearthpaw/client";
import { Button, Dialog, Field, RadioGroup, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { Form } from "../forms/Form.tsx";
import { useSignedInAction } from "../session/use_signed_in_action.ts";
import * as texts from "./texts.ts";
import css from "./reviews.module.css";

type Reason = ReportReviewInput["body"]["reason"];
const REASONS: { value: Reason; label: string }[] = [
  { value: "not-real", label: texts.iThinkThisReviewIsFake },
  { value: "harassment", label: texts.itsAbusiveOrThreatening },
  { value: "personal-information", label: texts.itSharesSomeonesPersonalInformation },
  { value: "spam", label: texts.itsSpamOrAdvertising },
  { value: "other", label: texts.somethingElse },
];

/** A quiet way to tell staff what is wrong with a review, for whoever is signed in. */
export function ReportReview({ review }: { review: Review }) {
  const [isOpen, setOpen] = useState(false);
  const open = useSignedInAction({
    goal: `report-review:${review.id}`,
    reason: texts.signInToReportAReview,
    run: () => setOpen(true),
  });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="warning"
        className={css.report}
        aria-label={texts.reportTheReviewBy(review.authorName)}
        onClick={open}
      >
        {texts.report}
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
      reason: reason === "" ? texts.chooseWhatsWrong : undefined,
      details: reason === "other" && details.trim() === "" ? texts.tellUsWhatsWrongInA : undefined,
    }),
    async send({ reason, details }) {
      const said = details.trim();
      await reportReview(client, {
        id,
        body: { reason: reason as Reason, ...(said ? { details: said } : {}) },
      });
      show({ tone: "done", title: texts.thankYouOurTeamWillReview });
      onClose();
    },
  });
  const reason = form.field("reason");
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!form.isSending}
      title={texts.reportTheReviewByQuestion(authorName)}
      description={texts.ourTeamWillReadItWe(authorName)}
    >
      <Form
        form={form}
        go={texts.reportReview}
        onCancel={onClose}
      >
        <div id={reason.id} tabIndex={-1} className={css.reasons}>
          <RadioGroup
            legend={texts.whatsWrong}
            value={(form.values.reason || undefined) as Reason | undefined}
            onChange={(chosen) => form.change({ reason: chosen })}
            error={reason.error}
            options={REASONS}
          />
        </div>
        <Field
          multiline
          rows={3}
          label={texts.details}
          optional={form.values.reason !== "other"}
          maxLength={2000}
          {...form.field("details")}
        />
      </Form>
    </Dialog>
  );
}
