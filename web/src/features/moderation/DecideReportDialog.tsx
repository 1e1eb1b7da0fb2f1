import { decideReport, restoreReported, type StaffReport } from "@hearthpaw/client";
import { Dialog, Field, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useReadAgain } from "../../components/staff/use_staff_queues.ts";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";
import { KINDS, REMOVING } from "./words.ts";

export type Decision = "keep" | "remove" | "return";
const VERBS = { keep: texts.keep, remove: texts.remove, return: texts.returnButton } as const;

/** Keeps, removes or returns what was reported, with the reason that stays in the log. */
export function DecideReportDialog({ report, decision, onClose, onDecided }: {
  report: StaffReport;
  decision: Decision;
  onClose: () => void;
  onDecided: () => void;
}) {
  const client = useClient();
  const readAgain = useReadAgain("listReports");
  const { show } = useToast();
  const { id, kind, subject } = report;
  const noun = KINDS[kind].one.toLowerCase();
  // A removed review is still there: it can come back.
  const verb = kind === "review" && decision === "remove" ? texts.hide : VERBS[decision];
  const form = useForm({
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : texts.reasonMissing }),
    async send({ reason }) {
      const body = { reason: reason.trim() };
      if (decision === "return") await restoreReported(client, { id, body });
      else await decideReport(client, { id, body: { decision, ...body } });
      show({
        tone: "done",
        title: decision === "keep" ? texts.theStays(noun) : texts.decisionDone({ noun, decision, kind }),
        text: texts.reportersTold,
      });
      onDecided();
      await readAgain();
    },
  });
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
      title={subject ? `${verb} “${subject}”?` : texts.verbThis({ verb, noun })}
      description={decision === "keep"
        ? texts.keepHint(noun)
        : decision === "return"
        ? texts.returnReviewHint(noun)
        : REMOVING[kind]}
    >
      <Form
        form={form}
        go={`${verb} ${noun}`}
        danger={decision === "remove"}
        onCancel={onClose}
      >
        <Field
          multiline
          rows={4}
          label={texts.why}
          hint={decision !== "remove" ? texts.onlyStaffReadThis : texts.authorReadsReason}
          maxLength={1000}
          data-autofocus
          {...form.field("reason")}
        />
      </Form>
    </Dialog>
  );
}
