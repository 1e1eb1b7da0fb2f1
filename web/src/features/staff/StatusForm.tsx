import { useQueryClient } from "@tanstack/react-query";
import { type StaffUser, updateUserStatus } from "@hearthpaw/client";
import { useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import * as texts from "./texts.ts";
import { replaceUser } from "./use_users.ts";

/** Suspends an account or lifts its suspension, with the consequences and a reason that its owner reads. */
export function StatusForm({ user, onDone }: { user: StaffUser; onDone: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const isLifted = user.accountStatus === "Suspended";
  const name = `${user.firstName} ${user.lastName}`;

  async function decide(reason: string) {
    const accountStatus = isLifted ? "Active" : "Suspended";
    const { user: now } = await updateUserStatus(client, { id: user.id, body: { accountStatus, reason } });
    replaceUser(queryClient, now);
    show({
      tone: "done",
      title: isLifted ? texts.suspensionLifted(name) : texts.nameIsSuspended(name),
    });
  }

  return (
    <ReasonDialog
      title={isLifted ? texts.liftTheSuspensionOf(name) : texts.suspend(name)}
      follows={followsOf(user)}
      hint={texts.suspendReasonHint(user.firstName)}
      keep={texts.cancel}
      go={isLifted ? texts.liftSuspension : texts.suspendAccount}
      variant={isLifted ? "primary" : "danger"}
      decide={decide}
      onDone={onDone}
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
