import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { logout, resetPasswordMutation, translate } from "@hearthpaw/client";
import { Form } from "../../components/forms/Form.tsx";
import { NewPasswordField } from "../../components/security/NewPasswordField.tsx";
import { useClient } from "../../lib/client_context.ts";
import { newPasswordError } from "../../lib/passwords.ts";
import { remember } from "../../lib/tab_memory.ts";
import { useForm } from "../../lib/use_form.ts";
import { keepStage, type Stage } from "./recovery.ts";
import * as texts from "./texts.tsx";
import css from "./passwords.module.css";

/** The new password. It does not sign the user in; the sign-in form follows, with the address filled in. */
export function NewPasswordStep({ stage: { email, askedAt, code }, go, returnTo }: {
  stage: Stage & { step: "password" };
  go: (stage: Stage) => void;
  /** Target after the sign-in. */
  returnTo: string | undefined;
}) {
  const client = useClient();
  const navigate = useNavigate();
  const reset = useMutation(resetPasswordMutation(client));
  const form = useForm({
    whenLeft: "forget",
    initial: { newPassword: "" },
    check: ({ newPassword }) => ({ newPassword: newPasswordError(newPassword) }),
    async send({ newPassword }) {
      try {
        await reset.mutateAsync({ body: { email, code, newPassword } });
      } catch (thrown) {
        const error = translate(thrown);
        if (error.code !== "code_wrong" && error.code !== "code_used_up") throw error;
        // The code expired in the meantime: back to the step that can send another code.
        return go({ step: "code", email, askedAt, refusal: error.message });
      }
      keepStage({ step: "address", email: "" });
      remember("email", email);
      // Every session has ended, including this browser's.
      if (client.session.accessToken()) await logout(client).catch(() => undefined);
      await navigate({ to: "/sign-in", search: { returnTo, reset: "done" }, replace: true });
    },
  });
  return (
    <>
      <p className={css.lead}>
        {texts.newPasswordLead(<strong>{email}</strong>)}
      </p>
      <Form form={form} go={texts.resetPassword}>
        <input
          className={css.user}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <NewPasswordField
          label={texts.newPassword}
          own={[email.split("@")[0] ?? ""]}
          typed={form.values.newPassword}
          {...form.field("newPassword")}
        />
      </Form>
    </>
  );
}
