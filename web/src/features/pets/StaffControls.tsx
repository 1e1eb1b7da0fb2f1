import { useState } from "react";
import { decideListing, type Pet } from "@hearthpaw/client";
import { Button, Dialog, Field, Icon } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { Held } from "../../components/staff/Held.tsx";
import { useDecisionForm } from "../../components/staff/use_decision_form.ts";
import { useHeld } from "../../components/staff/use_decisions.ts";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import css from "./staff.module.css";

type Move = {
  to: "not-approved-internal" | "available";
  go: string;
  title: string;
  text: string;
  done: string;
  failed: string;
};

/**
 * Returns the action that staff can take on a public listing: take it off the market, or bring back a sold
 * pet.
 */
function moveOf({ status, name }: Pet): Move | undefined {
  if (status === "available") {
    return {
      to: "not-approved-internal",
      go: texts.takeDown,
      title: texts.takeDownQuestion(name),
      text: texts.takeDownExplained,
      done: texts.takenOffMarket(name),
      failed: texts.notTakenOffMarket(name),
    };
  }
  if (status === "sold" || status === "adopted-sold") {
    return {
      to: "available",
      go: texts.returnToTheMarket,
      title: texts.returnToTheMarketQuestion(name),
      text: texts.returnToMarketExplained(name),
      done: texts.returnedToMarket(name),
      failed: texts.notReturnedToMarket(name),
    };
  }
  return undefined;
}

/** Shown to staff only, above the public page. */
export function StaffControls({ pet }: { pet: Pet }) {
  const [isOpen, setOpen] = useState(false);
  const held = useHeld("liveListings", pet.id);
  const move = moveOf(pet);
  if (!move) return null;
  return (
    <aside className={css.staff} aria-label={texts.staff}>
      <p>
        <Icon name="shield" size={20} />
        <strong>{texts.staff}</strong>
      </p>
      {held
        ? <Held title={held} />
        : <Button variant="secondary" size="small" onClick={() => setOpen(true)}>{move.go}</Button>}
      {isOpen && <MoveDialog pet={pet} move={move} onClose={() => setOpen(false)} />}
    </aside>
  );
}

function MoveDialog({ pet, move, onClose }: { pet: Pet; move: Move; onClose: () => void }) {
  const client = useClient();
  const form = useDecisionForm({
    kind: "liveListings",
    id: pet.id,
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : texts.reasonRequired }),
    decision: ({ reason }) => ({
      title: move.done,
      failed: move.failed,
      send: (options) =>
        decideListing(client, { id: pet.id, body: { status: move.to, reason: reason.trim() } }, options),
    }),
    onClose,
  });
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
      title={move.title}
      description={move.text}
    >
      <Form form={form} go={move.go} danger={move.to !== "available"} onCancel={onClose}>
        <Field
          multiline
          rows={4}
          label={texts.why}
          hint={move.to === "available" ? texts.onlyStaffReadThis : texts.breederReadsThis}
          maxLength={1000}
          data-autofocus
          {...form.field("reason")}
        />
      </Form>
    </Dialog>
  );
}
