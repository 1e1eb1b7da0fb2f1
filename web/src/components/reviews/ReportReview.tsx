import { useState } from "react";
import { reportReview, type ReportReviewInput, type Review } from "@hearthpaw/client";
import { Button, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { ReportForm } from "../forms/ReportForm.tsx";
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
  return (
    <ReportForm
      title={texts.reportTheReviewByQuestion(authorName)}
      description={texts.ourTeamWillReadItWe(authorName)}
      reasons={REASONS}
      go={texts.reportReview}
      send={async (body) => {
        await reportReview(client, { id, body });
        show({ tone: "done", title: texts.thankYouOurTeamWillReview });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
