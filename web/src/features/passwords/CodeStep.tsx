import { useEffect, useState } from "react";
import { forgotPassword, translate, validatePasswordCode } from "@hearthpaw/client";
import { Button, Field, Flash, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useCoolDown } from "../../lib/use_cool_down.ts";
import { failureWords, useForm } from "../../lib/use_form.ts";
import { CODE_MS, codeError, digitsOf, type Stage } from "./recovery.ts";
import css from "./passwords.module.css";

/** The six digits of the mail. Whether there is an account is never said. */
export function CodeStep({ stage: { email, askedAt, refusal }, go }: {
  stage: Stage & { step: "code" };
  go: (stage: Stage) => void;
}) {
  const client = useClient();
  const { show } = useToast();
  const { left, start } = useCoolDown("code");
  const isOld = useIsOld(askedAt);
  const form = useForm({
    initial: { code: "" },
    check: ({ code }) => ({ code: codeError(code) }),
    async send({ code }) {
      await validatePasswordCode(client, { body: { email, code } });
      go({ step: "password", email, askedAt, code });
    },
  });

  async function sendAgain() {
    try {
      await forgotPassword(client, { body: { email } });
      start();
      form.reset();
      go({ step: "code", email, askedAt: Date.now() });
      show({ tone: "done", title: "We sent a new code", text: "Earlier codes no longer work." });
    } catch (thrown) {
      const { title, text } = failureWords(translate(thrown));
      show({ tone: "fail", title, text: text || undefined });
    }
  }

  const field = form.field("code");
  return (
    <>
      <p className={css.lead}>
        If there's an account for{" "}
        <strong>{email}</strong>, we emailed it a code. The code works for 15 minutes. Check your spam folder,
        too.
      </p>
      {isOld && <Flash stay tone="wait" title="This code has expired" text="Request a new one below." />}
      {refusal && !isOld && <Flash stay tone="wait" title={refusal} />}
      <Form form={form} go="Continue">
        <Field
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="Six digits. You have five tries."
          className={css.code}
          {...field}
          onChange={({ target }) => field.onChange({ target: { value: digitsOf(target.value) } })}
        />
      </Form>
      <div className={css.again}>
        <Button
          variant="secondary"
          onClick={sendAgain}
          disabledReason={left > 0 ? `You can request another in ${left} s.` : undefined}
        >
          Send a new code
        </Button>
        <Button variant="quiet" onClick={() => go({ step: "address", email })}>Use another email</Button>
        <p className={css.note}>No email? We send up to five codes a day.</p>
      </div>
    </>
  );
}

/** Whether a code that was asked for at a time has run out by now. */
function useIsOld(askedAt: number): boolean {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const left = askedAt + CODE_MS - Date.now();
    setOld(left <= 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setOld(true), left);
    return () => clearTimeout(timer);
  }, [askedAt]);
  return isOld;
}
