import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { type ApiError, type StaffUser, translate, withdrawVerification } from "@hearthpaw/client";
import { Button, Dialog, Field, useToast } from "@hearthpaw/ui-kit";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.ts";
import { replaceUser } from "./use_users.ts";
import css from "./staff.module.css";

/** Withdraws a breeder's verification, with what follows from it and a reason that the breeder reads. */
export function WithdrawForm({ user, breederId, onDone }: {
  user: StaffUser;
  breederId: string;
  onDone: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const formId = useId();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const name = user.programName ?? `${user.firstName} ${user.lastName}`;

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
      const { verification } = await withdrawVerification(client, {
        id: breederId,
        body: { reason: reason.trim() },
      });
      replaceUser(queryClient, { ...user, verification: verification.status });
      show({ tone: "done", title: texts.theVerificationOfIsWithdrawn(name) });
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
      onClose={onDone}
      title={texts.withdrawTheVerificationOf(name)}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onDone}>{texts.keepIt}</Button>
          <Button type="submit" form={formId} variant="danger" loading={isBusy}>
            {texts.withdrawVerification}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={go} noValidate>
        {error && <StaffError error={error} />}
        <ul className={css.bullets}>
          <li>{texts.thePageAndAllListingsAre}</li>
          <li>{texts.unpaidHoldsEndPaidReservationsContinue}</li>
          <li>{texts.firstNameCanSubmitNewDocuments(user.firstName)}</li>
        </ul>
        <Field
          id={`${formId}-reason`}
          data-autofocus
          multiline
          label={texts.why}
          hint={texts.firstNameReadsItInAnEmail(user.firstName)}
          maxLength={1000}
          value={reason}
          error={isMissing && reason.trim() === "" ? texts.sayWhy : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
