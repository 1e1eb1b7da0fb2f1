import { type FormEvent, useId, useState } from "react";
import { type ApiError, translate } from "@hearthpaw/client";
import { Button, Dialog, Field, Select, useToast } from "@hearthpaw/ui-kit";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useUnsaved } from "../../lib/unsaved.ts";
import * as texts from "./texts.tsx";
import css from "./money.module.css";

/** The words of one settlement: the question, what it means, the button, and what is said afterwards. */
export type SettleWords = { title: string; hint: string; button: string; done: string };
/** The ways to settle, with the question that they answer. */
export type SettleWays<How extends string> = {
  label: string;
  options: readonly { value: How; label: string }[];
};

/** Asks how money was settled outside the usual way, with a note for the staff log. The first way is chosen at first. */
export function SettleForm<How extends string>({ words, ways, settle, onClose, onSettled }: {
  words: SettleWords;
  /** Left out if there is only one. */
  ways?: SettleWays<How> | undefined;
  settle: (reason: string, how: How | undefined) => Promise<object>;
  onClose: () => void;
  onSettled: () => void;
}) {
  const { show } = useToast();
  const formId = useId();
  const [how, setHow] = useState(ways?.options[0]?.value);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const { leave, saved } = useUnsaved({ isChanged: reason.trim() !== "" });
  const close = () => leave(onClose);

  async function go(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (reason.trim() === "") {
      setMissing(true);
      document.getElementById(`${formId}-reason`)?.focus();
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      const answer = await settle(reason.trim(), how);
      saved();
      const isAsked = "approval" in answer && answer.approval !== undefined;
      show({ tone: "done", title: isAsked ? texts.waitsForSecondPerson : words.done });
      onSettled();
      onClose();
    } catch (thrown) {
      setError(translate(thrown));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      size="small"
      dismissible={!isBusy}
      onClose={close}
      title={words.title}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={close}>{texts.cancel}</Button>
          <Button type="submit" form={formId} loading={isBusy}>{words.button}</Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={go} noValidate>
        {error && <StaffError error={error} />}
        <p className={css.soft}>{words.hint}</p>
        {ways && (
          <Select
            label={ways.label}
            options={ways.options}
            value={how}
            onChange={({ target }) => setHow(target.value as How)}
          />
        )}
        <Field
          id={`${formId}-reason`}
          data-autofocus
          multiline
          label={texts.note}
          hint={texts.noteHint}
          maxLength={1000}
          value={reason}
          error={missing && reason.trim() === "" ? texts.addANote : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
