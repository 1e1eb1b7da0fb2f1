import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type ApiError,
  type ApplicationForm,
  type ApplicationQuestion,
  listPetProfilesQuery,
  translate,
} from "@hearthpaw/client";
import { Button, ErrorNotice, ErrorSummary, Field, Icon, Link, RadioGroup } from "@hearthpaw/ui-kit";
import { type FormEvent, useId, useState } from "react";
import { useUnconfirmed } from "../../components/session/ConfirmEmail.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useUnsaved } from "../../lib/unsaved.ts";
import { failureWords } from "../../lib/use_form.ts";
import { type Answers, missingAnswers } from "./application_rules.ts";
import { OwnPets } from "./OwnPets.tsx";
import * as texts from "./texts.tsx";
import { type Saving, useDraft } from "./use_draft.ts";
import work from "../../components/dashboards/work.module.css";
import css from "./applications.module.css";

/** The questions to answer. What is written is kept as a draft by itself. */
export function ApplyForm({ form, breeder, petId, begun, begunPets, onSent }: {
  form: ApplicationForm;
  breeder: string;
  petId: string | undefined;
  begun: Answers;
  /** Ids of the own pets that a draft has named. */
  begunPets: readonly string[];
  onSent: () => void;
}) {
  const queryClient = useQueryClient();
  const isUnconfirmed = useUnconfirmed();
  const id = useId();
  const [answers, setAnswers] = useState(begun);
  const [chosenPets, setChosenPets] = useState(begunPets);
  const profiles = useQuery(listPetProfilesQuery(useClient()));
  // One that was deleted since is chosen no more.
  const known = profiles.data?.petProfiles;
  const petProfileIds = known ? chosenPets.filter((one) => known.some((pet) => pet.id === one)) : chosenPets;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<ApiError>();
  const [isSending, setSending] = useState(false);
  const draft = useDraft(form, petId);
  const hasFailed = draft.saving === "failed";
  const { saved } = useUnsaved({
    isChanged: () => hasFailed || draft.isWaiting(),
    isKept: !hasFailed,
    words: { text: texts.draftNotSavedHint },
  });
  const { questions } = form;

  function change(questionId: string, text: string) {
    const next = { ...answers, [questionId]: text };
    setAnswers(next);
    draft.keep({ answers: next, petProfileIds });
    const missing = missingAnswers(questions, next);
    if (errors[questionId] && !missing[questionId]) {
      const { [questionId]: _, ...rest } = errors;
      setErrors(rest);
    }
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setFailure(undefined);
    const missing = missingAnswers(questions, answers);
    setErrors(missing);
    setAttempt((count) => count + 1);
    if (Object.keys(missing).length) return;
    setSending(true);
    try {
      await draft.send({ answers, petProfileIds });
      saved();
      onSent();
    } catch (cause) {
      const error = translate(cause);
      const refused = Object.entries(error.fieldErrors)
        .map(([name, text]) => [name.replace(/^answers\./, ""), text] as const)
        .filter(([name]) => questions.some((question) => question.id === name));
      if (refused.length) setErrors(Object.fromEntries(refused));
      else setFailure(error);
      setAttempt((count) => count + 1);
      // The questions have changed, or it was handed in from another window.
      if (error.code === "answers_missing") {
        void queryClient.invalidateQueries({ queryKey: ["getApplicationForm"] });
      }
      if (error.code === "application_exists") {
        void queryClient.invalidateQueries({ queryKey: ["listApplications"] });
      }
    } finally {
      setSending(false);
    }
  }

  const words = failure && failureWords(failure);
  return (
    <form className={work.form} onSubmit={send} noValidate method="post">
      <ErrorSummary
        key={attempt}
        errors={questions.flatMap((question) =>
          errors[question.id]
            ? [{ fieldId: `${id}-${question.id}`, message: `${question.text} ${errors[question.id]}` }]
            : []
        )}
      />
      {questions.map((question) => (
        <Question
          key={question.id}
          id={`${id}-${question.id}`}
          question={question}
          value={answers[question.id] ?? ""}
          error={errors[question.id]}
          onChange={(text) => change(question.id, text)}
        />
      ))}
      <OwnPets
        profiles={known}
        chosen={petProfileIds}
        breeder={breeder}
        onChange={(next) => {
          setChosenPets(next);
          draft.keep({ answers, petProfileIds: next });
        }}
      />
      {words && <ErrorNotice title={words.title}>{words.text && <p>{words.text}</p>}</ErrorNotice>}
      <div>
        {isUnconfirmed
          ? (
            <p className={work.note}>
              <Icon name="info" size={20} />
              <span>{texts.confirmToSubmit((text) => <Link href="/verify-email">{text}</Link>)}</span>
            </p>
          )
          : <Button type="submit" size="large" loading={isSending}>{texts.sendTo(breeder)}</Button>}
        <p className={css.saved} role="status">
          {draft.saving === "saved" && <Icon name="check" size={16} />}
          {savingWords[draft.saving]}
        </p>
      </div>
    </form>
  );
}

const savingWords: Record<Saving, string> = {
  nothing: texts.draftHint,
  saving: texts.savingDraft,
  saved: texts.draftSaved,
  failed: texts.draftSaveFailed,
};

function Question({ id, question: { text, kind, isRequired, choices }, value, error, onChange }: {
  id: string;
  question: ApplicationQuestion;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  if (kind === "yes-no" || kind === "choice") {
    const options = kind === "yes-no"
      ? [{ value: "Yes", label: texts.yes }, { value: "No", label: texts.no }]
      : choices.map((choice) => ({ value: choice, label: choice }));
    return (
      <div id={id} tabIndex={-1}>
        <RadioGroup
          legend={isRequired ? text : (
            <>
              {text} <span className={work.small}>{texts.optional}</span>
            </>
          )}
          value={value}
          error={error}
          onChange={onChange}
          options={options}
        />
      </div>
    );
  }
  const common = { id, label: text, optional: !isRequired, maxLength: 2000, value, error };
  return kind === "long-text"
    ? <Field {...common} multiline rows={4} onChange={(event) => onChange(event.target.value)} />
    : <Field {...common} onChange={(event) => onChange(event.target.value)} />;
}
