import { Dialog, Field } from "@hearthpaw/ui-kit";
import { Form } from "../../../components/forms/Form.tsx";
import { useForm } from "../../../lib/use_form.ts";
import * as texts from "./texts.tsx";

/** Asks staff why a parent is rejected. The dialog stays, with every word, until `send` has succeeded. */
export function RejectDialog({ name, send, onClose }: {
  name: string;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const form = useForm({
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: reason.trim() === "" ? texts.reasonMissing : undefined }),
    send: ({ reason }) => send(reason.trim()),
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
