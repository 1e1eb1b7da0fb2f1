import { type StaffUser, updateUserStatus } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import * as texts from "./texts.ts";

/** Suspends an account or lifts its suspension, with the consequences and a reason that its owner reads. */
export function StatusForm({ user, onClose, onDecided }: {
  user: StaffUser;
  onClose: () => void;
  onDecided: () => void;
}) {
  const client = useClient();
  const isLifted = user.accountStatus === "Suspended";
  const name = `${user.firstName} ${user.lastName}`;

  return (
    <ReasonDialog
      kind="accounts"
      id={user.id}
      title={isLifted ? texts.liftTheSuspensionOf(name) : texts.suspend(name)}
      follows={followsOf(user)}
      hint={texts.suspendReasonHint(user.firstName)}
      keep={texts.cancel}
      go={isLifted ? texts.liftSuspension : texts.suspendAccount}
      variant={isLifted ? "primary" : "danger"}
      decision={(reason) => ({
        title: isLifted ? texts.suspensionLifted(name) : texts.nameIsSuspended(name),
        failed: isLifted ? texts.suspensionNotLifted(name) : texts.nameNotSuspended(name),
        send: (options) =>
          updateUserStatus(client, {
            id: user.id,
            body: { accountStatus: isLifted ? "Active" : "Suspended", reason },
          }, options),
      })}
      onClose={onClose}
      onDecided={onDecided}
    />
  );
}

/** Returns the effects of the change, shown before the decision. */
function followsOf(
  { accountStatus, breederId, firstName, sessionsCount, listingsCount }: StaffUser,
): string[] {
  const hasListings = breederId !== undefined && listingsCount > 0;
  if (accountStatus === "Suspended") {
    return [
      texts.canSignInAgain(firstName),
      ...(hasListings ? [texts.listingsReturn(listingsCount)] : []),
      ...(breederId ? [texts.payoutsResume] : []),
    ];
  }
  return [
    sessionsCount === 0 ? texts.cantSignIn(firstName) : texts.signedOutEverywhere(firstName),
    ...(hasListings ? [texts.listingsAreHidden(listingsCount)] : []),
    texts.holdsEndOnSuspension,
    ...(breederId ? [texts.payoutsStop] : []),
  ];
}
