import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { confirmPhoneMutation, sendPhoneCodeMutation, translate, type User } from "@hearthpaw/client";
import { Button, Field, Link, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { formatPhone } from "../../lib/people.ts";
import { failureWords, useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";
import css from "./notifications.module.css";

/** Confirms that a number belongs to the account, with a texted code. No other text is sent before that. */
export function PhoneConfirm({ user }: { user: User & { phoneNumber: string } }) {
  const client = useClient();
  const { show } = useToast();
  const [isSent, setSent] = useState(false);
  const number = formatPhone(user.phoneNumber);
  const send = useMutation({
    ...sendPhoneCodeMutation(client),
    onSuccess() {
      setSent(true);
      show({ tone: "done", title: texts.codeSentTo(number) });
    },
    onError(error) {
      const { title, text } = failureWords(translate(error));
      show({ tone: "fail", title, ...(text ? { text } : {}) });
    },
  });
  const again = (
    <Button
      variant={isSent ? "quiet" : "secondary"}
      loading={send.isPending}
      onClick={() => send.mutate()}
    >
      {isSent ? texts.sendCodeAgain : texts.textMeACode}
    </Button>
  );
  return (
    <section className={css.phone} aria-labelledby="confirm-phone">
      <h3 id="confirm-phone" className={css.group}>{texts.confirmPhone(number)}</h3>
      <p className={css.about} id="needs-phone">
        {texts.confirmPhoneHint(
          (text) => <Link href="/account/profile">{text}</Link>,
          (text) => <Link href="/terms">{text}</Link>,
        )}
      </p>
      {isSent ? <Code key={user.phoneNumber} again={again} /> : again}
    </section>
  );
}

function Code({ again }: { again: React.ReactNode }) {
  const client = useClient();
  const { show } = useToast();
  const confirm = useMutation(confirmPhoneMutation(client));
  const form = useForm({
    initial: { code: "" },
    check: ({ code }) => ({ code: /^\d{6}$/.test(code.trim()) ? undefined : texts.enterTheSixDigits }),
    send: ({ code }) => confirm.mutateAsync({ body: { code: code.trim() } }),
    done({ user }) {
      show({ tone: "done", title: texts.phoneIsConfirmed });
      client.session.keep({ user });
    },
  });
  return (
    <Form quiet form={form} label={texts.confirmYourNumber} go={texts.confirm} foot={again}>
      <Field
        label={texts.phoneCode}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={7}
        autoFocus
        {...form.field("code")}
      />
    </Form>
  );
}
