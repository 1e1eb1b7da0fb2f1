import { inviteShelter } from "@hearthpaw/client";
import { Dialog, Field, Select, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { lengthOf } from "../../lib/text_length.ts";
import { emailError, states } from "../../lib/people.ts";
import { useForm } from "../../lib/use_form.ts";

/** Sends a shelter the link with which it joins. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useClient();
  const { show } = useToast();
  const form = useForm({
    initial: { name: "", email: "", state: "" },
    check: ({ name, email }) => ({
      name: lengthOf(name) < 2 ? "Enter the shelter's name." : undefined,
      email: emailError(email),
    }),
    async send({ name, email, state }) {
      const to = email.trim().toLowerCase();
      const known = states.find(({ value }) => value === state)?.value;
      await inviteShelter(client, {
        body: { name: name.trim(), email: to, ...(known ? { state: known as "OR" } : {}) },
      });
      show({ tone: "done", title: "Invitation sent", text: `${to} has 14 days to use it.` });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Invite a shelter"
      description="We'll email a link that works once. It opens the sign-up form with what you enter here."
    >
      <Form
        form={form}
        go="Send invitation"
        onCancel={onClose}
      >
        <Field
          label="Shelter name"
          maxLength={120}
          data-autofocus
          autoComplete="off"
          {...form.field("name")}
        />
        <Field
          label="Email address"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          {...form.field("email")}
        />
        <Select
          label="State"
          optional
          placeholder="Not known"
          options={states}
          value={form.values.state}
          onChange={(event) => form.change({ state: event.target.value })}
        />
      </Form>
    </Dialog>
  );
}
