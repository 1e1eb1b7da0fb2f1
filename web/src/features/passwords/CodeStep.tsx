import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { forgotPassword, translate, validatePasswordCodeMutation } from "@hearthpaw/client";
import { Button, Field, Flash, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useCoolDown } from "../../lib/use_cool_down.ts";
import { failureWords, useForm } from "../../lib/use_form.ts";
import { CODE_MS, codeError, digitsOf, type Stage } from "./recovery.ts";
import * as texts from "./texts.tsx";
import css from "./passwords.module.css";

/** The six digits from the mail. The page never says whether an account exists. */
export function CodeStep({ stage: { email, askedAt, refusal }, go }: {
  stage: Stage & { step: "code" };
  go: (stage: Stage) => void;
}) {
  const client = useClient();
  const { show } = useToast();
  const { left, start } = useCoolDown("code");
  const isOld = useIsOld(askedAt);
  const validate = useMutation(validatePasswordCodeMutation(client));
  const form = useForm({
    whenLeft: "forget",
    initial: { code: "" },
    check: ({ code }) => ({ code: codeError(code) }),
    send: ({ code }) => validate.mutateAsync({ body: { email, code } }),
    done: (_answer, { code }) => go({ step: "password", email, askedAt, code }),
  });

  async function sendAgain() {
    try {
      await forgotPassword(client, { body: { email } });
      start();
      form.reset();
      go({ step: "code", email, askedAt: Date.now() });
      show({ tone: "done", title: texts.weSentANewCode, text: texts.earlierCodesNoLongerWork });
    } catch (thrown) {
      const { title, text } = failureWords(translate(thrown));
      show({ tone: "fail", title, text: text || undefined });
    }
  }

  const field = form.field("code");
  return (
    <>
      <p className={css.lead}>
        {texts.codeSentExplained(<strong>{email}</strong>)}
      </p>
      {isOld && <Flash stay tone="wait" title={texts.thisCodeHasExpired} text={texts.requestANewOneBelow} />}
      {refusal && !isOld && <Flash stay tone="wait" title={refusal} />}
      <Form form={form} go={texts.continueButton}>
        <Field
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={texts.codeHint}
          className={css.code}
          {...field}
          onChange={({ target }) => field.onChange({ target: { value: digitsOf(target.value) } })}
        />
      </Form>
      <div className={css.again}>
        <Button
          variant="secondary"
          onClick={sendAgain}
          disabledReason={left > 0 ? texts.requestAnotherIn(left) : undefined}
        >
          {texts.sendANewCode}
        </Button>
        <Button variant="quiet" onClick={() => go({ step: "address", email })}>
          {texts.useAnotherEmail}
        </Button>
        <p className={css.note}>{texts.codesPerDayHint}</p>
      </div>
    </>
  );
}

/** Returns whether a code requested at a time has expired. */
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
