import { decideListingCase, decideMoneyCase, type FraudCase } from "@hearthpaw/client";
import { Dialog, Field, Link } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useSession } from "../../components/session/session.tsx";
import { rankAdmits } from "../../components/staff/ranks.ts";
import { useDecisionForm } from "../../components/staff/use_decision_form.ts";
import { useClient } from "../../lib/client_context.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import * as texts from "./texts.tsx";

export type Decision = "keep" | "clear";

/** Clears or keeps a case, with the reason for the log. */
export function DecideCaseDialog({ one, decision, onClose }: {
  one: FraudCase;
  decision: Decision;
  onClose: () => void;
}) {
  const client = useClient();
  const { user } = useSession();
  const { id, kind, seller } = one;
  const words = texts.DECISIONS[kind][decision];
  const form = useDecisionForm({
    kind: "fraud",
    id,
    needsCode: kind === "money",
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : texts.reasonMissing }),
    decision({ reason }) {
      const input = { id, body: { decision, reason: reason.trim() } };
      return {
        title: words.done(seller.programName),
        failed: texts.caseNotDecided(seller.programName),
        href: `/admin/fraud${stringifySearch({ case: id })}`,
        send: (options) =>
          kind === "money"
            ? decideMoneyCase(client, input, options)
            : decideListingCase(client, input, options),
      };
    },
    onClose,
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
