import { type StaffUser, withdrawVerification } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import * as texts from "./texts.ts";

/** Withdraws a breeder's verification, with the consequences and a reason that the breeder reads. */
export function WithdrawForm({ user, breederId, onClose, onDecided }: {
  user: StaffUser;
  breederId: string;
  onClose: () => void;
  onDecided: () => void;
}) {
  const client = useClient();
  const name = user.programName ?? `${user.firstName} ${user.lastName}`;

  return (
    <ReasonDialog
      kind="verified"
      id={user.id}
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
      decision={(reason) => ({
        title: texts.verificationWithdrawn(name),
        failed: texts.verificationNotWithdrawn(name),
        send: (options) => withdrawVerification(client, { id: breederId, body: { reason } }, options),
      })}
      onClose={onClose}
      onDecided={onDecided}
    />
  );
}
