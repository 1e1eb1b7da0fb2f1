import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type ApplicationForm,
  type ApplicationQuestion,
  listPetProfilesQuery,
  translate,
} from "@hearthpaw/client";
import { Button, ErrorNotice, ErrorSummary, Field, Icon, Link, RadioGroup } from "@hearthpaw/ui-kit";
import { useRef, useState } from "react";
import { useUnconfirmed } from "../../components/session/ConfirmEmail.tsx";
import { useClient } from "../../lib/client_context.ts";
import { failureWords, type FormApi, useForm } from "../../lib/use_form.ts";
import { type Answers, missingAnswers } from "./application_rules.ts";
import { OwnPets } from "./OwnPets.tsx";
import * as texts from "./texts.tsx";
import { type Saving, useDraft } from "./use_draft.ts";
import work from "../../components/dashboards/work.module.css";
import css from "./applications.module.css";

/** The questions to answer. Answers are kept as a draft while they are typed. */
export function ApplyForm({ form: application, breeder, petId, begun, begunPets, onSent }: {
  form: ApplicationForm;
  breeder: string;
  petId: string | undefined;
  begun: Answers;
  /** Ids of the user's pets in the draft. */
  begunPets: readonly string[];
  onSent: () => void;
}) {
  const queryClient = useQueryClient();
  const isUnconfirmed = useUnconfirmed();
  const [chosenPets, setChosenPets] = useState(begunPets);
  const profiles = useQuery(listPetProfilesQuery(useClient()));
  // A pet that was deleted since is no longer chosen.
  const known = profiles.data?.petProfiles;
  const petProfileIds = known ? chosenPets.filter((one) => known.some((pet) => pet.id === one)) : chosenPets;
  const draft = useDraft(application, petId);
  const hasFailed = draft.saving === "failed";
  const isSent = useRef(false);
  const { questions } = application;
  const form = useForm<Answers>({
    initial: Object.fromEntries(questions.map(({ id }) => [id, begun[id] ?? ""])),
    check: (answers) => missingAnswers(questions, answers),
    send: (answers) =>
      draft.send({ answers, petProfileIds }).then(() => void (isSent.current = true), (cause) => {
        const { code } = translate(cause);
        // The questions have changed, or the application was sent from another window.
        if (code === "answers_missing") {
          void queryClient.invalidateQueries({ queryKey: ["getApplicationForm"] });
        }
        if (code === "application_exists") {
          void queryClient.invalidateQueries({ queryKey: ["listApplications"] });
        }
        throw cause;
      }),
    done: () => form.leave(onSent),
    places: Object.fromEntries(questions.map(({ id }) => [`answers.${id}`, id])),
    whenLeft: hasFailed ? "ask" : "kept",
    isTyped: () => !isSent.current && (hasFailed || draft.isWaiting()),
    leaving: { words: { text: texts.draftNotSavedHint } },
  });
  const { failure } = form;
  const keep = (id: string, text: string) =>
    draft.keep({ answers: { ...form.values, [id]: text }, petProfileIds });

  const words = failure && failureWords(failure);
  return (
    <form className={work.form} onSubmit={form.submit} noValidate method="post">
      <ErrorSummary
        key={form.attempt}
        errors={form.summary.map(({ fieldId, message }) => ({
          fieldId,
          message: `${questions.find(({ id }) => fieldId.endsWith(id))?.text} ${message}`,
        }))}
      />
      {questions.map((question) => (
        <Question
          key={question.id}
          form={form}
          question={question}
          onChange={(text) => keep(question.id, text)}
        />
      ))}
      <OwnPets
        profiles={known}
        chosen={petProfileIds}
        breeder={breeder}
        onChange={(next) => {
          setChosenPets(next);
          draft.keep({ answers: form.values, petProfileIds: next });
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
          : <Button type="submit" size="large" loading={form.isSending}>{texts.sendTo(breeder)}</Button>}
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

function Question({ form, question: { id, text, kind, isRequired, choices }, onChange }: {
  form: FormApi<Answers>;
  question: ApplicationQuestion;
  onChange: (text: string) => void;
}) {
  if (kind === "yes-no" || kind === "choice") {
    const options = kind === "yes-no"
      ? [{ value: "Yes", label: texts.yes }, { value: "No", label: texts.no }]
      : choices.map((choice) => ({ value: choice, label: choice }));
    const { id: fieldId, value, error } = form.choice(id);
    return (
      <div id={fieldId} tabIndex={-1}>
        <RadioGroup
          legend={isRequired ? text : (
            <>
              {text} <span className={work.small}>{texts.optional}</span>
            </>
          )}
          value={value}
          error={error}
          onChange={(next) => {
            form.change({ [id]: next });
            onChange(next);
          }}
          options={options}
        />
      </div>
    );
  }
  const field = form.field(id);
  const common = {
    ...field,
    label: text,
    optional: !isRequired,
    maxLength: 2000,
    onChange(event: { target: { value: string } }) {
      field.onChange(event);
      onChange(event.target.value);
    },
  };
  return kind === "long-text" ? <Field {...common} multiline rows={4} /> : <Field {...common} />;
}
