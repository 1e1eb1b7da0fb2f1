import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type ApplicationForm,
  getOwnApplicationFormQuery,
  translate,
  updateApplicationFormMutation,
} from "@hearthpaw/client";
import { Button, Empty, ErrorNotice, ErrorSummary, Switch, useToast } from "@hearthpaw/ui-kit";
import { type FormEvent, useRef, useState } from "react";
import { useClient } from "../../lib/client_context.ts";
import { useUnsaved } from "../../lib/unsaved.ts";
import { failureWords } from "../../lib/use_form.ts";
import {
  bodyOf,
  draftsOf,
  emptyQuestion,
  MOST_QUESTIONS,
  moved,
  type QuestionDraft,
  questionErrors,
  usualQuestions,
} from "./application_rules.ts";
import { choicesFieldId, QuestionField, questionFieldId } from "./QuestionField.tsx";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./applications.module.css";

/**
 * The questions of a breeder: adds, edits, orders and removes them, and sets whether a reservation requires
 * them.
 */
export function QuestionsForm({ form }: { form: ApplicationForm }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [questions, setQuestions] = useState<QuestionDraft[]>(() => draftsOf(form.questions));
  const [isRequired, setRequired] = useState(form.isRequired);
  const [attempt, setAttempt] = useState(0);
  const update = useMutation({
    ...updateApplicationFormMutation(client),
    onSuccess(answer) {
      queryClient.setQueryData(getOwnApplicationFormQuery(client).queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: ["getApplicationForm"] });
    },
  });
  const isSending = update.isPending;
  const failure = update.error && translate(update.error);
  const [told, setTold] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const typed = JSON.stringify(bodyOf(questions, isRequired));
  const [known, setKnown] = useState(typed);
  const hasErrors = questions.some((question) => Object.keys(questionErrors(question)).length > 0);
  useUnsaved({ isChanged: typed !== known, save, canSave: () => !hasErrors });

  const change = (id: string, some: Partial<QuestionDraft>) =>
    setQuestions((all) => all.map((question) => question.id === id ? { ...question, ...some } : question));
  function move(at: number, by: -1 | 1) {
    setQuestions((all) => moved(all, at, by));
    setTold(texts.questionIsNowQuestion({ before: at + 1, now: at + by + 1 }));
  }
  const add = (some: QuestionDraft[]) => {
    setQuestions((all) => [...all, ...some]);
    // The breeder can continue to write in the added question.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`#${questionFieldId(some[0]!.id)}`)?.focus()
    );
  };
  const errors = attempt > 0 ? questions.map(questionErrors) : [];

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }
  async function save(): Promise<boolean> {
    if (isSending) return false;
    setAttempt((count) => count + 1);
    if (hasErrors) return false;
    const answer = await update.mutateAsync({ body: bodyOf(questions, isRequired) }).catch(() => undefined);
    if (!answer) return false;
    const now = draftsOf(answer.form.questions);
    setKnown(JSON.stringify(bodyOf(now, answer.form.isRequired)));
    // Changes made after sending stay, and remain unsaved.
    setQuestions((all) =>
      all === questions
        ? now
        : all.map((question) =>
          questions.includes(question) ? now.find(({ id }) => id === question.id) ?? question : question
        )
    );
    setRequired((value) => value === isRequired ? answer.form.isRequired : value);
    setAttempt(0);
    show({ tone: "done", title: texts.questionsSaved });
    return true;
  }

  const words = failure && failureWords(failure);
  return (
    <form className={work.form} onSubmit={submit} noValidate method="post">
      <ErrorSummary
        key={attempt}
        errors={errors.flatMap((wrong, at) =>
          Object.entries(wrong).map(([part, message]) => ({
            fieldId: (part === "choices" ? choicesFieldId : questionFieldId)(questions[at]!.id),
            message: texts.questionFault({ at: at + 1, message }),
          }))
        )}
      />
      <Switch
        label={texts.requireApproval}
        description={questions.length ? texts.requireApprovalHint : texts.addAQuestionFirst}
        checked={isRequired && questions.length > 0}
        disabled={questions.length === 0}
        onChange={(event) => setRequired(event.target.checked)}
      />
      {questions.length === 0 && (
        <Empty
          icon="chat"
          heading="h2"
          title={texts.noQuestionsYet}
          action={<Button onClick={() => add(usualQuestions())}>{texts.useSuggestedQuestions}</Button>}
        >
          <p>
            {texts.suggestedQuestionsHint}
          </p>
        </Empty>
      )}
      <ol className={css.questions} ref={list}>
        {questions.map((question, at) => (
          <li key={question.id}>
            <QuestionField
              question={question}
              number={at + 1}
              isLast={at === questions.length - 1}
              errors={errors[at] ?? {}}
              onChange={(some) => change(question.id, some)}
              onMove={(by) => move(at, by)}
              onRemove={() => setQuestions((all) => all.filter(({ id }) => id !== question.id))}
            />
          </li>
        ))}
      </ol>
      <p className={css.told} role="status">{told}</p>
      {words && <ErrorNotice title={words.title}>{words.text && <p>{words.text}</p>}</ErrorNotice>}
      <div className={work.row}>
        <Button type="submit" loading={isSending}>{texts.saveQuestions}</Button>
        <Button
          variant="secondary"
          icon="plus"
          disabledReason={questions.length >= MOST_QUESTIONS
            ? texts.questionsLimit(MOST_QUESTIONS)
            : undefined}
          onClick={() => add([emptyQuestion()])}
        >
          {texts.addAQuestion}
        </Button>
      </div>
      <p className={work.small}>
        {texts.questionChangesHint}
      </p>
    </form>
  );
}
