import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { forgotPasswordMutation } from "@hearthpaw/client";
import { Container, Field, Link } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { emailError } from "../../lib/people.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import { recall, remember } from "../../lib/tab_memory.ts";
import { useCoolDown } from "../../lib/use_cool_down.ts";
import { useForm } from "../../lib/use_form.ts";
import { CodeStep } from "./CodeStep.tsx";
import { NewPasswordStep } from "./NewPasswordStep.tsx";
import { keepStage, keptStage, type Stage } from "./recovery.ts";
import * as texts from "./texts.tsx";
import css from "./passwords.module.css";

const route = getRouteApi("/forgot-password");

const titles = {
  address: texts.forgotYourPassword,
  code: texts.enterTheCode,
  password: texts.chooseANewPassword,
} as const;
const numbers = { address: 1, code: 2, password: 3 } as const;

/** The steps to a new password: the address, the emailed code, the password. */
export function ForgotPasswordScreen() {
  const [stage, setStage] = useState<Stage>({ step: "address", email: "" });
  const { returnTo } = route.useSearch();
  const query = stringifySearch({ returnTo });
  const heading = useRef<HTMLHeadingElement>(null);

  // The server renders the first step; the browser may know a later one.
  useEffect(() => {
    const known = recall("email");
    const kept = keptStage(Date.now());
    if (kept) setStage(kept);
    else if (typeof known === "string") setStage({ step: "address", email: known });
    remember("email", undefined);
  }, []);

  const go = (next: Stage) => {
    keepStage(next);
    setStage(next);
  };
  const isFirst = useRef(true);
  useEffect(() => {
    // Screen readers announce a new step by its heading; the first step needs no announcement.
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [stage.step]);

  return (
    <Container width="form" className={css.page}>
      <header className={css.head}>
        <p className={css.step}>{texts.stepNumber(numbers[stage.step])}</p>
        <h1 ref={heading} tabIndex={-1}>{titles[stage.step]}</h1>
      </header>
      {stage.step === "address" && (
        <AddressStep
          key={stage.email}
          email={stage.email}
          go={go}
          query={query}
        />
      )}
      {stage.step === "code" && <CodeStep stage={stage} go={go} />}
      {stage.step === "password" && <NewPasswordStep stage={stage} go={go} returnTo={returnTo} />}
    </Container>
  );
}

function AddressStep({ email, go, query }: { email: string; go: (stage: Stage) => void; query: string }) {
  const client = useClient();
  const { start } = useCoolDown("code");
  const forgot = useMutation(forgotPasswordMutation(client));
  const form = useForm({
    whenLeft: "forget",
    initial: { email },
    check: ({ email }) => ({ email: emailError(email) }),
    send: ({ email }) => forgot.mutateAsync({ body: { email: email.trim().toLowerCase() } }),
    done(_answer, { email }) {
      start();
      go({ step: "code", email: email.trim().toLowerCase(), askedAt: Date.now() });
    },
  });
  return (
    <>
      <p className={css.lead}>{texts.forgotPasswordLead}</p>
      <Form
        form={form}
        go={texts.sendCode}
        foot={
          <p className={css.other}>
            {texts.rememberItSignIn((text) => <Link href={`/sign-in${query}`}>{text}</Link>)}
          </p>
        }
      >
        <Field
          label={texts.emailAddress}
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          {...form.field("email")}
        />
      </Form>
    </>
  );
}
