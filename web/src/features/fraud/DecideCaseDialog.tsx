import { useMutation } from "@tanstack/react-query";
import { decideListingCaseMutation, decideMoneyCaseMutation, type FraudCase } from "@hearthpaw/client";
import { Dialog, Field, Link, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useSession } from "../../components/session/session.tsx";
import { rankAdmits } from "../../components/staff/ranks.ts";
import { useReadAgain } from "../../components/staff/use_staff_queues.ts";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";

export type Decision = "keep" | "clear";

/** Clears or keeps a case, with the reason for the log. */
export function DecideCaseDialog({ one, decision, onClose, onDecided }: {
  one: FraudCase;
  decision: Decision;
  onClose: () => void;
  onDecided: () => void;
}) {
  const client = useClient();
  const readAgain = useReadAgain("listFraudCases");
  const { show } = useToast();
  const { user } = useSession();
  const { id, kind, seller } = one;
  const words = texts.DECISIONS[kind][decision];
  const decideMoney = useMutation(decideMoneyCaseMutation(client));
  const decideListing = useMutation(decideListingCaseMutation(client));
  const form = useForm({
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : texts.reasonMissing }),
    send({ reason }) {
      const input = { id, body: { decision, reason: reason.trim() } };
      return kind === "money" ? decideMoney.mutateAsync(input) : decideListing.mutateAsync(input);
    },
    done() {
      show({ tone: "done", title: words.done, text: words.told });
      onDecided();
      void readAgain();
    },
  });
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
      title={words.title(seller.programName)}
      description={words.hint}
    >
      <Form form={form} go={words.go} danger={decision === "keep"} onCancel={onClose}>
        {decision === "keep" && (
          <p>
            {rankAdmits(user?.staffRank, [])
              ? texts.suspendInstead((text) => (
                <Link href={`/admin/users?find=${encodeURIComponent(seller.email)}`}>{text}</Link>
              ))
              : texts.askForSuspension}
          </p>
        )}
        <Field
          multiline
          rows={4}
          label={texts.why}
          hint={texts.onlyStaffReadThis}
          maxLength={1000}
          data-autofocus
          {...form.field("reason")}
        />
      </Form>
    </Dialog>
  );
}
