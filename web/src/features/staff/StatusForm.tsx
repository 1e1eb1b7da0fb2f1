import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { type ApiError, type StaffUser, translate, updateUserStatus } from "@hearthpaw/client";
import { Button, Dialog, Field, useToast } from "@hearthpaw/ui-kit";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.ts";
import { replaceUser } from "./use_users.ts";
import css from "./staff.module.css";

/** Suspends an account or lifts its suspension, with what follows from it and a reason that its owner reads. */
export function StatusForm({ user, onDone }: { user: StaffUser; onDone: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const formId = useId();
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const isLifted = user.accountStatus === "Suspended";
  const name = `${user.firstName} ${user.lastName}`;

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
      const accountStatus = isLifted ? "Active" : "Suspended";
      const { user: now } = await updateUserStatus(client, {
        id: user.id,
        body: { accountStatus, reason: reason.trim() },
      });
      replaceUser(queryClient, now);
      show({
        tone: "done",
        title: isLifted ? texts.theSuspensionOfIsLifted(name) : texts.nameIsSuspended(name),
      });
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
      title={isLifted ? texts.liftTheSuspensionOf(name) : texts.suspend(name)}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onDone}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant={isLifted ? "primary" : "danger"} loading={isBusy}>
            {isLifted ? texts.liftSuspension : texts.suspendAccount}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={go} noValidate>
        {error && <StaffError error={error} />}
        <ul className={css.bullets}>
          {followsOf(user).map((text) => <li key={text}>{text}</li>)}
        </ul>
        <Field
          id={`${formId}-reason`}
          data-autofocus
          multiline
          label={texts.why}
          hint={texts.firstNameReadsItInAn(user.firstName)}
          maxLength={1000}
          value={reason}
          error={missing && reason.trim() === "" ? texts.sayWhy : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/** What the change brings about, said before it is made. */
function followsOf(
  { accountStatus, breederId, firstName, sessionsCount, listingsCount }: StaffUser,
): string[] {
  const hasListings = breederId !== undefined && listingsCount > 0;
  if (accountStatus === "Suspended") {
    return [
      texts.firstNameCanSignInAgain(firstName),
      ...(hasListings ? [texts.listingsReturn(listingsCount)] : []),
      ...(breederId ? [texts.payoutsResume] : []),
    ];
  }
  return [
    sessionsCount === 0
      ? texts.firstNameCantSignIn(firstName)
      : texts.firstNameIsSignedOutEverywhere(firstName),
    ...(hasListings ? [texts.listingsAreHidden(listingsCount)] : []),
    texts.unpaidHoldsEndPaidReservationsDont,
    ...(breederId ? [texts.payoutsStopBuyersCanCancelFor] : []),
  ];
}
