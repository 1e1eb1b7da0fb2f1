import { type FormEvent, useId, useState } from "react";
import { type ApiError, translate } from "@hearthpaw/client";
import { Button, Dialog, Field } from "@hearthpaw/ui-kit";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useUnsaved } from "../../lib/unsaved.ts";
import * as texts from "./texts.ts";
import css from "./staff.module.css";

/**
 * A decision about an account that needs a reason. It says what follows before it is made, stays open while `decide` is under way,
 * and shows its error.
 */
export function ReasonDialog({ title, follows, hint, keep, go, variant, decide, onDone }: {
  title: string;
  follows: readonly string[];
  /** Who reads the reason. */
  hint: string;
  /** The words of the two buttons: to leave all as it is, and to decide. */
  keep: string;
  go: string;
  variant: "primary" | "danger";
  decide: (reason: string) => Promise<void>;
  onDone: () => void;
}) {
  const formId = useId();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const { leave, saved } = useUnsaved({ isChanged: reason.trim() !== "" });
  const close = () => leave(onDone);

  async function submit(event: FormEvent) {
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
      await decide(reason.trim());
      saved();
      onDone();
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
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={close}>{keep}</Button>
          <Button type="submit" form={formId} variant={variant} loading={isBusy}>{go}</Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        {error && <StaffError error={error} />}
        <ul className={css.bullets}>
          {follows.map((text) => <li key={text}>{text}</li>)}
        </ul>
        <Field
          id={`${formId}-reason`}
          data-autofocus
          multiline
          label={texts.why}
          hint={hint}
          maxLength={1000}
          value={reason}
          error={isMissing && reason.trim() === "" ? texts.sayWhy : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
