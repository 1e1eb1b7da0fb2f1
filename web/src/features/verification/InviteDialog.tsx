import { useMutation } from "@tanstack/react-query";
import { inviteShelterMutation } from "@hearthpaw/client";
import { Dialog, Field, Select, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { lengthOf } from "../../lib/text_length.ts";
import { emailError } from "../../lib/people.ts";
import { states } from "../../lib/states.ts";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";

/** Sends a shelter a link to join. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useClient();
  const { show } = useToast();
  const invite = useMutation(inviteShelterMutation(client));
  const form = useForm({
    initial: { name: "", email: "", state: "" },
    check: ({ name, email }) => ({
      name: lengthOf(name) < 2 ? texts.enterTheSheltersName : undefined,
      email: emailError(email),
    }),
    send({ name, email, state }) {
      const known = states.find(({ value }) => value === state)?.value;
      return invite.mutateAsync({
        body: {
          name: name.trim(),
          email: email.trim().toLowerCase(),
          ...(known ? { state: known as "OR" } : {}),
        },
      });
    },
    done(_answer, { email }) {
      const text = texts.invitationValidity(email.trim().toLowerCase());
      show({ tone: "done", title: texts.invitationSent, text });
      form.leave(onClose);
    },
  });
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      title={texts.inviteAShelter}
      description={texts.inviteExplained}
    >
      <Form
        form={form}
        go={texts.sendInvitation}
        onCancel={onClose}
      >
        <Field
          label={texts.shelterName}
          maxLength={120}
          data-autofocus
          autoComplete="off"
          {...form.field("name")}
        />
        <Field
          label={texts.emailAddress}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          {...form.field("email")}
        />
        <Select
          label={texts.state}
          optional
          placeholder={texts.notKnown}
          options={states}
          value={form.values.state}
          onChange={(event) => form.change({ state: event.target.value })}
        />
      </Form>
    </Dialog>
  );
}
