import { useMutation } from "@tanstack/react-query";
import { type ReportReviewInput, reportReviewMutation, type Review } from "@hearthpaw/client";
import { useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { ReportForm } from "../forms/ReportForm.tsx";
import * as texts from "./texts.ts";

type Reason = ReportReviewInput["body"]["reason"];
const REASONS: { value: Reason; label: string }[] = [
  { value: "not-real", label: texts.itsFake },
  { value: "harassment", label: texts.itsAbusiveOrThreatening },
  { value: "personal-information", label: texts.itSharesPersonalInfo },
  { value: "spam", label: texts.itsSpamOrAdvertising },
  { value: "other", label: texts.somethingElse },
];

/** Asks for the problem with a review, and reports it to staff. */
export function ReportReviewDialog(
  { review: { id, authorName }, onClose }: { review: Review; onClose: () => void },
) {
  const client = useClient();
  const { show } = useToast();
  const report = useMutation({
    ...reportReviewMutation(client),
    onSuccess: () => show({ tone: "done", title: texts.reportReceived }),
  });
  return (
    <ReportForm
      title={texts.reportTheReviewByQuestion(authorName)}
      description={texts.reportExplained(authorName)}
      reasons={REASONS}
      go={texts.reportReview}
      send={(body) => report.mutateAsync({ id, body })}
      onClose={onClose}
    />
  );
}
