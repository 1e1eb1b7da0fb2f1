import type { ReactNode } from "react";
import { Field } from "@hearthpaw/ui-kit";
import { useSession } from "../session/session.tsx";
import { Form } from "../forms/Form.tsx";
import { emailError } from "../../lib/people.ts";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";

const LEAST = 10;

/** Typed values of a question. */
export type Question = { name: string; email: string; text: string };

/**
 * Returns the state of a question's form, with the name and email of a signed-in person. `beside` holds other
 * parts of the sent data; `done` runs after sending.
 */
export function useQuestion({ send, done, beside }: {
  send: (question: Question) => Promise<unknown>;
  done: (email: string) => void;
  beside?: unknown;
}) {
  const { user } = useSession();
  return useForm({
    initial: {
      name: user ? `${user.firstName} ${user.lastName}`.trim() : "",
      email: user?.email ?? "",
      text: "",
    },
    check: ({ name, email, text }) => ({
      name: name.trim() ? undefined : texts.enterYourName,
      email: emailError(email),
      text: text.trim().length < LEAST ? texts.questionTooShort : undefined,
    }),
    send: ({ name, email, text }) => send({ name: name.trim(), email: email.trim(), text: text.trim() }),
    done: (_answer, { email }) => done(email.trim()),
    beside,
  });
}

/**
 * Asks for a name, an email and a question, and keeps them until they have arrived. `children` are fields
 * before the question.
 */
export function QuestionForm({ form, go, hint, onCancel, children }: {
  form: ReturnType<typeof useQuestion>;
  go: string;
  hint: string;
  onCancel?: () => void;
  children?: ReactNode;
}) {
  return (
    <Form form={form} go={go} quiet onCancel={onCancel}>
      <Field label={texts.yourName} autoComplete="name" maxLength={121} {...form.field("name")} />
      <Field label={texts.email} type="email" autoComplete="email" maxLength={254} {...form.field("email")} />
      {children}
      <Field
        multiline
        rows={5}
        label={texts.yourQuestion}
        hint={hint}
        maxLength={4000}
        {...form.field("text")}
      />
    </Form>
  );
}
