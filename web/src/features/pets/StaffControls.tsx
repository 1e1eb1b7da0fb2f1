import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { decideListing, type Pet } from "@hearthpaw/client";
import { Button, Dialog, Field, Icon, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { petQuery } from "./pet_queries.ts";
import css from "./pet.module.css";

type Move = {
  to: "not-approved-internal" | "available";
  go: string;
  title: string;
  text: string;
  done: string;
};

/** What staff can do with a listing that is out there: take it off the market, or return a pet that was sold. */
function moveOf({ status, name }: Pet): Move | undefined {
  if (status === "available") {
    return {
      to: "not-approved-internal",
      go: "Take down",
      title: `Take down ${name}?`,
      text:
        "Nobody will see the listing until it passes another review. You'll find it in Listings. The breeder gets an email with your reason.",
      done: `${name} is off the market`,
    };
  }
  if (status === "sold" || status === "adopted-sold") {
    return {
      to: "available",
      go: "Return to the market",
      title: `Return ${name} to the market?`,
      text:
        `${name} can be reserved again at once, at the same price. Do this once the pet is back with the breeder.`,
      done: `${name} is on the market again`,
    };
  }
  return undefined;
}

/** For staff alone, above the page that everybody sees. */
export function StaffControls({ pet }: { pet: Pet }) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const move = moveOf(pet);
  if (user?.role !== "Admin" || !move) return null;
  return (
    <aside className={css.staff} aria-label="Staff">
      <p>
        <Icon name="shield" size={20} />
        <strong>Staff</strong>
      </p>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>{move.go}</Button>
      {isOpen && <MoveDialog pet={pet} move={move} onClose={() => setOpen(false)} />}
    </aside>
  );
}

function MoveDialog({ pet, move, onClose }: { pet: Pet; move: Move; onClose: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const form = useForm({
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : "Say why, in a sentence or two." }),
    async send({ reason }) {
      await decideListing(client, { id: pet.id, body: { status: move.to, reason: reason.trim() } });
      onClose();
      show({ tone: "done", title: move.done });
      await queryClient.invalidateQueries({ queryKey: petQuery(client, pet.id).queryKey });
    },
  });
  return (
    <Dialog open onClose={onClose} dismissible={!form.isSending} title={move.title} description={move.text}>
      <Form form={form} go={move.go} danger={move.to !== "available"} onCancel={onClose}>
        <Field
          multiline
          rows={4}
          label="Why?"
          hint={move.to === "available" ? "Only staff read this." : "The breeder reads this, word for word."}
          maxLength={1000}
          data-autofocus
          {...form.field("reason")}
        />
      </Form>
    </Dialog>
  );
}
