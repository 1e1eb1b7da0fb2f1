import { useState } from "react";
import type { Review } from "@hearthpaw/client";
import { Button } from "@hearthpaw/ui-kit";
import { part } from "../../lib/part.tsx";
import { useSignedInAction } from "../session/use_signed_in_action.ts";
import * as texts from "./texts.ts";
import css from "./reviews.module.css";

const ReportDialog = part(() =>
  import("./ReportReviewDialog.tsx").then((module) => module.ReportReviewDialog)
);

/** An unobtrusive button for signed-in users to report a review to staff. */
export function ReportReview({ review }: { review: Review }) {
  const [isOpen, setOpen] = useState(false);
  const open = useSignedInAction({
    goal: `report-review:${review.id}`,
    reason: texts.signInToReport,
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
