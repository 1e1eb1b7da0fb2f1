import { useQueryClient } from "@tanstack/react-query";
import { decideReport, type StaffReport } from "@hearthpaw/client";
import { Button, Dialog, Field, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { KINDS, REMOVING } from "./words.ts";

/** Keeps or removes what was reported, with the reason that stays in the log. */
export function DecideReportDialog({ report, decision, onClose, onDecided }: {
  report: StaffReport;
  decision: "keep" | "remove";
  onClose: () => void;
  onDecided: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { id, kind, subject } = report;
  const noun = KINDS[kind].one.toLowerCase();
  const verb = decision === "keep" ? "Keep" : "Remove";
  const form = useForm({
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : "Say why, in a sentence or two." }),
    async send({ reason }) {
      await decideReport(client, { id, body: { decision, reason: reason.trim() } });
      show({
        tone: "done",
        title: decision === "keep" ? `The ${noun} stays` : `The ${noun} is removed`,
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
        : REMOVING[kind]}
    >
      <Form
        form={form}
        go={`${verb} ${noun}`}
        quiet
        foot={<Button variant="quiet" onClick={onClose}>Cancel</Button>}
      >
        <Field
          multiline
          rows={4}
          label="Why?"
          hint={decision === "keep"
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
