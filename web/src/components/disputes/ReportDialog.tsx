import { useMutation } from "@tanstack/react-query";
import { type Dispute, openDisputeMutation, type Reservation } from "@hearthpaw/client";
import { deadlineText, Dialog, Field, Select, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { FIGURES } from "../../lib/figures.ts";
import { useToday } from "../../lib/today.ts";
import { useForm } from "../../lib/use_form.ts";
import { Form } from "../forms/Form.tsx";
import { UploadField } from "../uploads/UploadField.tsx";
import { chosenIn } from "../uploads/use_uploads.ts";
import * as texts from "./texts.ts";
import { useEvidence } from "./use_evidence.ts";
import { REASON_OPTIONS } from "./words.ts";

const LEAST = 20;

/** Lets the buyer report a problem. The dialog stays open with all words until the report has arrived. */
export function ReportDialog({ reservation, onClose, onReported }: {
  reservation: Reservation;
  onClose: () => void;
  onReported: (dispute: Dispute) => void;
}) {
  const client = useClient();
  const { show } = useToast();
  const { uploads, refusal } = useEvidence();
  const { id: reservedPetId, reservedPet: { name }, breeder } = reservation;
  const open = useMutation(openDisputeMutation(client));
  const form = useForm({
    initial: { reason: "", text: "", files: "" },
    check: ({ reason, text }) => ({
      reason: reason ? undefined : texts.chooseWhatTheProblemIs,
      text: text.trim().length < LEAST ? texts.descriptionTooShort : undefined,
      files: refusal,
    }),
    send: ({ reason, text }) =>
      open.mutateAsync({
        body: {
          reservedPetId,
          reason: reason as Dispute["reason"],
          text: text.trim(),
          fileKeys: [...uploads.fileKeys],
        },
      }),
    done({ dispute }) {
      show({ tone: "done", title: texts.weReceivedYourReport, text: texts.weveAskedToReply(breeder.name) });
      onReported(dispute);
    },
    places: { fileKeys: "files" },
    beside: chosenIn(uploads),
  });
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
      title={texts.reportAProblemWith(name)}
      description={texts.reportExplained({ name: breeder.name, ...FIGURES })}
    >
      <Form
        form={form}
        go={texts.reportProblem}
        onCancel={onClose}
      >
        <Select
          label={texts.whatsTheProblem}
          options={REASON_OPTIONS}
          placeholder={texts.chooseOne}
          data-autofocus
          {...form.choice("reason")}
        />
        <Field
          multiline
          rows={5}
          label={texts.whatHappened}
          hint={texts.descriptionHint(breeder.name)}
          maxLength={4000}
          {...form.field("text")}
        />
        <UploadField
          label={texts.photosAndDocuments}
          hint={texts.evidenceExample}
          optional
          error={form.errors.files}
          uploads={uploads}
        />
      </Form>
    </Dialog>
  );
}

/**
 * Returns the last day for reporting a problem: "until Tuesday, December 6"; empty before that day is known.
 */
export function useReportUntil({ disputeUntilOn }: Pick<Reservation, "disputeUntilOn">): string {
  const today = useToday();
  return disputeUntilOn ? texts.until(deadlineText(disputeUntilOn, today)) : "";
}
