import { Dialog, Field } from "@hearthpaw/ui-kit";
import { Form } from "../../../components/forms/Form.tsx";
import { useForm } from "../../../lib/use_form.ts";
import * as texts from "./texts.tsx";

/** Asks staff for the reason to reject a parent. */
export function RejectDialog({ name, before, onReject, onClose }: {
  name: string;
  /** The earlier reason, if the decision was undone. */
  before: string;
  onReject: (reason: string) => void;
  onClose: () => void;
}) {
  const form = useForm({
    initial: { reason: before },
    check: ({ reason }) => ({ reason: reason.trim() === "" ? texts.reasonMissing : undefined }),
    send: async ({ reason }) => onReject(reason.trim()),
  });
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      title={texts.rejectQuestion(name)}
      description={texts.rejectExplained}
    >
      <Form form={form} go={texts.reject} danger onCancel={onClose}>
        <Field
          multiline
          rows={4}
          label={texts.why}
          hint={texts.reasonHint}
          maxLength={1000}
          data-autofocus
          {...form.field("reason")}
        />
      </Form>
    </Dialog>
  );
}
