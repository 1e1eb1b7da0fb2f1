import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type StaffUser, withdrawVerificationMutation } from "@hearthpaw/client";
import { useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import * as texts from "./texts.ts";
import { replaceUser } from "./use_users.ts";

/** Withdraws a breeder's verification, with the consequences and a reason that the breeder reads. */
export function WithdrawForm({ user, breederId, onDone }: {
  user: StaffUser;
  breederId: string;
  onDone: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const name = user.programName ?? `${user.firstName} ${user.lastName}`;

  const withdraw = useMutation({
    ...withdrawVerificationMutation(client),
    onSuccess({ verification }) {
      replaceUser(queryClient, { ...user, verification: verification.status });
      show({ tone: "done", title: texts.verificationWithdrawn(name) });
    },
  });

  return (
    <ReasonDialog
      title={texts.withdrawTheVerificationOf(name)}
      follows={[
        texts.pageHiddenOnWithdrawal,
        texts.holdsEndOnWithdrawal,
        texts.canSubmitNewDocuments(user.firstName),
      ]}
      hint={texts.withdrawReasonHint(user.firstName)}
      keep={texts.keepIt}
      go={texts.withdrawVerification}
      variant="danger"
      decide={(reason) => withdraw.mutateAsync({ id: breederId, body: { reason } })}
      onDone={onDone}
    />
  );
}
