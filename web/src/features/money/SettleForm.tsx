import { useId } from "react";

import type { CallOptions } from "@hearthpaw/client";
import { Button, Dialog, Field, Select } from "@hearthpaw/ui-kit";
import type { DecisionKind } from "../../components/staff/queues.ts";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useDecisionForm } from "../../components/staff/use_decision_form.ts";
import * as texts from "./texts.tsx";
import css from "./money.module.css";

/** Words of a settlement: the question, its meaning, the button, and the messages afterwards. */
export type SettleWords = { title: string; hint: string; button: string; done: string; failed: string };
/** Ways to settle, with the question that they answer. */
export type SettleWays<How extends string> = {
  label: string;
  options: readonly { value: How; label: string }[];
};

/**
 * Asks how money was settled outside the usual way, with a note for the staff log. The first way is
 * preselected.
 */
export function SettleForm<How extends string>({ kind, id, words, ways, settle, onClose }: {
  kind: DecisionKind;
  id: string;
  words: SettleWords;
  /** Omitted if there is only one. */
  ways?: SettleWays<How> | undefined;
  settle: (reason: string, how: How | undefined, options: CallOptions) => Promise<object>;
  onClose: () => void;
}) {
  const formId = useId();
  const form = useDecisionForm({
    kind,
    id,
    needsCode: true,
    hasSummary: false,
    initial: { how: ways?.options[0]?.value ?? "" as string, reason: "" },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : texts.addANote }),
    decision: ({ how, reason }) => ({
      title: words.done,
      failed: words.failed,
      send: (options) => settle(reason.trim(), how ? how as How : undefined, options),
      sent: (answer) =>
        "approval" in answer && answer.approval !== undefined
          ? { tone: "done", title: texts.waitsForSecondPerson }
          : undefined,
    }),
    onClose,
  });
  const close = () => form.leave(onClose);

  return (
    <Dialog
      open
      size="small"
      dismissible={!form.isSending}
      onClose={close}
      title={words.title}
      footer={
        <>
          <Button variant="secondary" disabled={form.isSending} onClick={close}>{texts.cancel}</Button>
          <Button type="submit" form={formId} loading={form.isSending}>{words.button}</Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={form.submit} noValidate>
        {form.failure && <StaffError error={form.failure} />}
        <p className={css.soft}>{words.hint}</p>
        {ways && (
          <Select
            label={ways.label}
            options={ways.options}
            {...form.choice("how")}
          />
        )}
        <Field
          data-autofocus
          multiline
          label={texts.note}
          hint={texts.noteHint}
          maxLength={1000}
          {...form.field("reason")}
        />
      </form>
    </Dialog>
  );
}
