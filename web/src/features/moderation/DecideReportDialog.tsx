import { useCallback } from "react";
import { decideReport, restoreReported, type StaffReport } from "@hearthpaw/client";
import { Dialog, Field } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import type { Decision as HeldDecision } from "../../components/staff/decisions.ts";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";
import { KINDS, REMOVING } from "./words.ts";

type ReportDecision = Omit<HeldDecision, "kind" | "href">;
export type Decision = "keep" | "remove" | "return";
const VERBS = { keep: texts.keep, remove: texts.remove, return: texts.returnButton } as const;

const nounOf = ({ kind }: StaffReport) => KINDS[kind].one.toLowerCase();

/**
 * Returns a function that builds a decision on a report (keep, remove or return) with its call and messages.
 */
export function useReportDecision() {
  const client = useClient();
  return useCallback((report: StaffReport, decision: Decision, reason: string): ReportDecision => {
    const { id, kind, subject } = report;
    const noun = nounOf(report);
    return {
      id,
      typed: { reason },
      title: decision === "keep" ? texts.theStays(noun) : texts.decisionDone({ noun, decision, kind }),
      failed: texts.reportNotDecided(subject || noun),
      send: (options) =>
        decision === "return"
          ? restoreReported(client, { id, body: { reason } }, options)
          : decideReport(client, { id, body: { decision, reason } }, options),
      changed: ({ code }) =>
        code === "transition_not_allowed" || code === "not_found"
          ? { title: texts.reportDecidedElsewhere, text: texts.reportDecidedHint(noun) }
          : undefined,
    };
  }, [client]);
}

/** Asks for the reason, which the log keeps. */
export function DecideReportDialog({ report, decision, before, onClose, onDecide }: {
  report: StaffReport;
  decision: Decision;
  /** The earlier reason, if the decision was undone. */
  before: string;
  onClose: () => void;
  onDecide: (reason: string) => void;
}) {
  const { kind, subject } = report;
  const noun = nounOf(report);
  // A removed review still exists and can come back.
  const verb = kind === "review" && decision === "remove" ? texts.hide : VERBS[decision];
  const form = useForm({
    initial: { reason: before },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : texts.reasonMissing }),
    send: async ({ reason }) => onDecide(reason.trim()),
  });
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
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
