import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { changePasswordMutation, listSessionsQuery, listSignInWaysQuery, type User } from "@hearthpaw/client";
import { Link, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { NewPasswordField } from "../../components/security/NewPasswordField.tsx";
import { PasswordField } from "../../components/security/PasswordField.tsx";
import { useClient } from "../../lib/client_context.ts";
import { newPasswordError } from "../../lib/passwords.ts";
import { remember } from "../../lib/tab_memory.ts";
import { useForm } from "../../lib/use_form.ts";
import { FoldedForm } from "./FoldedForm.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import * as texts from "./texts.tsx";
import css from "./settings.module.css";

/** Changes the password. This signs out the other devices, but not this one. */
export function PasswordSection({ user }: { user: User }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const change = useMutation({
    ...changePasswordMutation(client),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listSessionsQuery(client).queryKey }),
  });
  const form = useForm({
    isTyped: ({ newPassword }) => newPassword !== "",
    initial: { currentPassword: "", newPassword: "" },
    check: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword === "" ? texts.enterYourCurrentPassword : undefined,
      newPassword: newPasswordError(newPassword) ??
        (newPassword === currentPassword ? texts.passwordUnchanged : undefined),
    }),
    async send(body) {
      await change.mutateAsync({ body });
      form.reset();
    },
    done: () => show({ tone: "done", title: texts.passwordChanged, text: texts.signedOutOtherDevices }),
  });
  // The section with the ways to sign in says how to set a first password.
  const { data: ways } = useQuery(listSignInWaysQuery(client));
  if (ways?.hasPassword === false) return null;
  return (
    <SettingsSection
      id="password"
      title={texts.password}
      lead={texts.changePasswordHint}
    >
      <FoldedForm section="password" title={texts.changeYourPassword}>
        <Form
          quiet
          form={form}
          label={texts.password}
          go={texts.changePassword}
          foot={
            <Link
              href="/forgot-password?returnTo=/account/settings"
              onClick={() => remember("email", user.email)}
            >
              {texts.forgotPassword}
            </Link>
          }
        >
          {/* For password managers: the owner of the password. */}
          <input
            className={css.user}
            type="email"
            name="username"
            autoComplete="username"
            value={user.email}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <PasswordField
            label={texts.currentPassword}
            autoComplete="current-password"
            maxLength={200}
            {...form.field("currentPassword")}
          />
          <NewPasswordField
            label={texts.newPassword}
            own={[user.firstName, user.lastName, user.email.split("@")[0] ?? ""]}
            typed={form.values.newPassword}
            {...form.field("newPassword")}
          />
        </Form>
      </FoldedForm>
    </SettingsSection>
  );
}
