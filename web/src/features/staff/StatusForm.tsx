import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { type ApiError, type StaffUser, translate, updateUserStatus } from "@hearthpaw/client";
import { Button, Dialog, Field, useToast } from "@hearthpaw/ui-kit";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
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
        title: isLifted ? `The suspension of ${name} is lifted` : `${name} is suspended`,
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
      title={isLifted ? `Lift the suspension of ${name}?` : `Suspend ${name}?`}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onDone}>Cancel</Button>
          <Button type="submit" form={formId} variant={isLifted ? "primary" : "danger"} loading={isBusy}>
            {isLifted ? "Lift suspension" : "Suspend account"}
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
          label="Why?"
          hint={`${user.firstName} reads it in an email, and it stays in the log. Don't name who reported it.`}
          maxLength={1000}
          value={reason}
          error={missing && reason.trim() === "" ? "Say why." : undefined}
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
  const listings = listingsCount === 1
    ? "The listing is"
    : `All ${listingsCount.toLocaleString("en-US")} listings are`;
  const hasListings = breederId !== undefined && listingsCount > 0;
  if (accountStatus === "Suspended") {
    return [
      `${firstName} can sign in again.`,
      ...(hasListings ? [`${listings} as before the suspension.`] : []),
      ...(breederId ? ["Payouts resume."] : []),
    ];
  }
  return [
    sessionsCount === 0
      ? `${firstName} can't sign in.`
      : `${firstName} is signed out everywhere right away and can't sign in.`,
    ...(hasListings ? [`${listings} hidden, and nobody new can reserve.`] : []),
    "Unpaid holds end. Paid reservations don't change.",
    ...(breederId ? ["Payouts stop. Buyers can cancel for a full refund."] : []),
  ];
}
