import { type Dispute, openDispute, type Reservation } from "@hearthpaw/client";
import { deadlineText, Dialog, Field, Select, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { useToday } from "../../lib/today.ts";
import { useForm } from "../../lib/use_form.ts";
import { Form } from "../forms/Form.tsx";
import { UploadField } from "../uploads/UploadField.tsx";
import { useEvidence } from "./use_evidence.ts";
import { REASON_OPTIONS } from "./words.ts";

const LEAST = 20;

/** The buyer says what is wrong. The dialog stays, with every word, until that has arrived. */
export function ReportDialog({ reservation, onClose, onReported }: {
  reservation: Reservation;
  onClose: () => void;
  onReported: (dispute: Dispute) => void;
}) {
  const client = useClient();
  const { show } = useToast();
  const { uploads, refusal } = useEvidence();
  const { id: reservedPetId, reservedPet: { name }, breeder } = reservation;
  const form = useForm({
    initial: { reason: "", text: "", files: "" },
    check: ({ reason, text }) => ({
      reason: reason ? undefined : "Choose what the problem is.",
      text: text.trim().length < LEAST ? "Describe the problem in a sentence or two." : undefined,
      files: refusal,
    }),
    async send({ reason, text }) {
      const { dispute } = await openDispute(client, {
        body: {
          reservedPetId,
          reason: reason as Dispute["reason"],
          text: text.trim(),
          fileKeys: [...uploads.fileKeys],
        },
      });
      show({ tone: "done", title: "We received your report", text: `We've asked ${breeder.name} to reply.` });
      onReported(dispute);
    },
    places: { fileKeys: "files" },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!form.isSending}
      title={`Report a problem with ${name}?`}
      description={`We'll ask ${breeder.name} to reply and put their funds from this sale on hold. Our team reads both sides and decides. You can report a problem once, so include everything that matters.`}
    >
      <Form
        form={form}
        go="Report problem"
        onCancel={onClose}
      >
        <Select
          label="What's the problem?"
          options={REASON_OPTIONS}
          placeholder="Choose one"
          data-autofocus
          {...form.field("reason")}
        />
        <Field
          multiline
          rows={5}
          label="What happened?"
          hint={`${breeder.name} and our team read this.`}
          maxLength={4000}
          {...form.field("text")}
        />
        <UploadField
          label="Photos and documents"
          hint="For example, a vet's report."
          optional
          error={form.errors.files}
          uploads={uploads}
        />
      </Form>
    </Dialog>
  );
}

/** Until when a problem can be reported: "until Tuesday, December 6"; empty where there is no last day yet. */
export function useReportUntil({ disputeUntilOn }: Pick<Reservation, "disputeUntilOn">): string {
  const today = useToday();
  return disputeUntilOn ? ` until ${deadlineText(disputeUntilOn, today)}` : "";
}
