import { Dialog, Field } from "@hearthpaw/ui-kit";
import { Form } from "../../../components/forms/Form.tsx";
import { useForm } from "../../../lib/use_form.ts";

/** Asks staff why a parent is rejected. The dialog stays, with every word, until `send` has succeeded. */
export function RejectDialog({ name, send, onClose }: {
  name: string;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const form = useForm({
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: reason.trim() === "" ? "Say why, in a sentence or two." : undefined }),
    send: ({ reason }) => send(reason.trim()),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Reject ${name}?`}
      description="The breeder gets an email with your reason and can fix it. Then it returns to this queue."
    >
      <Form form={form} go="Reject" danger onCancel={onClose}>
        <Field
          multiline
          rows={4}
          label="Why?"
          hint="The breeder reads this, word for word."
          maxLength={1000}
          data-autofocus
          {...form.field("reason")}
        />
      </Form>
    </Dialog>
  );
}
