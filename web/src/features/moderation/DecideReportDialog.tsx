import { useQueryClient } from "@tanstack/react-query";
import { decideReport, restoreReported, type StaffReport } from "@hearthpaw/client";
import { Dialog, Field, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { KINDS, REMOVING } from "./words.ts";

export type Decision = "keep" | "remove" | "return";
const VERBS = { keep: "Keep", remove: "Remove", return: "Return" } as const;

/** Keeps, removes or returns what was reported, with the reason that stays in the log. */
export function DecideReportDialog({ report, decision, onClose, onDecided }: {
  report: StaffReport;
  decision: Decision;
  onClose: () => void;
  onDecided: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { id, kind, subject } = report;
  const noun = KINDS[kind].one.toLowerCase();
  // A removed review is still there: it can come back.
  const verb = kind === "review" && decision === "remove" ? "Hide" : VERBS[decision];
  const form = useForm({
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : "Say why, in a sentence or two." }),
    async send({ reason }) {
      const body = { reason: reason.trim() };
      if (decision === "return") await restoreReported(client, { id, body });
      else await decideReport(client, { id, body: { decision, ...body } });
      show({
        tone: "done",
        title: `The ${noun} ${
          decision === "keep"
            ? "stays"
            : decision === "return"
            ? "is visible again"
            : kind === "review"
            ? "is hidden"
            : "is removed"
        }`,
        text: "Everyone who reported it is told.",
      });
      onDecided();
      await queryClient.invalidateQueries({ queryKey: ["listReports"] });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!form.isSending}
      title={subject ? `${verb} “${subject}”?` : `${verb} this ${noun}?`}
      description={decision === "keep"
        ? `The ${noun} stays, or shows again if reports have hidden it.`
        : decision === "return"
        ? `Everyone sees the ${noun} again, and it counts in the rating. Its author and whoever reported it are told.`
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
          label="Why?"
          hint={decision !== "remove"
            ? "Only staff read this."
            : "Whoever wrote it reads this, word for word. It stays in the log."}
          maxLength={1000}
          data-autofocus
          {...form.field("reason")}
        />
      </Form>
    </Dialog>
  );
}
