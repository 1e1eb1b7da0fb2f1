import type { ApplicationQuestion } from "@hearthpaw/client";
import { Checkbox, Field, IconButton, Select } from "@hearthpaw/ui-kit";
import { kindWords, type QuestionDraft, type QuestionErrors } from "./application_rules.ts";
import * as texts from "./texts.tsx";
import css from "./applications.module.css";

export const questionFieldId = (id: string): string => `question-${id}`;

export const choicesFieldId = (id: string): string => `choices-${id}`;

/** A question's text, type of answer and position. */
export function QuestionField({ question, number, isLast, errors, onChange, onMove, onRemove }: {
  question: QuestionDraft;
  number: number;
  isLast: boolean;
  errors: QuestionErrors;
  onChange: (some: Partial<QuestionDraft>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  const { id, text, kind, isRequired, choices } = question;
  return (
    <fieldset className={css.question}>
      <legend className={css.number}>{texts.question(number)}</legend>
      <div className={css.ways}>
        <IconButton
          icon="chevron-up"
          label={texts.moveQuestionUp(number)}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-down"
          label={texts.moveQuestionDown(number)}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton icon="trash" label={texts.removeQuestion(number)} onClick={onRemove} />
      </div>
      <Field
        id={questionFieldId(id)}
        label={texts.questionField}
        multiline
        rows={2}
        maxLength={300}
        value={text}
        error={errors.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <Select
        label={texts.answer}
        value={kind}
        options={Object.entries(kindWords).map(([value, label]) => ({ value, label }))}
        onChange={(event) => onChange({ kind: event.target.value as ApplicationQuestion["kind"] })}
      />
      {kind === "choice" && (
        <Field
          id={choicesFieldId(id)}
          label={texts.choices}
          multiline
          rows={4}
          hint={texts.onePerLine}
          value={choices}
          error={errors.choices}
          onChange={(event) => onChange({ choices: event.target.value })}
        />
      )}
      <Checkbox
        label={texts.required}
        checked={isRequired}
        onChange={(event) => onChange({ isRequired: event.target.checked })}
      />
    </fieldset>
  );
}
