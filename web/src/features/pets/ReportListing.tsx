import { useState } from "react";
import { type Pet, reportListing, type ReportListingInput } from "@hearthpaw/client";
import { Button, Dialog, Field, Icon, RadioGroup } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import css from "./report.module.css";

type Reason = ReportListingInput["body"]["reason"];

const REASONS: readonly { value: Reason; label: string }[] = [
  { value: "not-real", label: "I think this listing is fake" },
  { value: "stolen-pictures", label: "The photos were taken from elsewhere" },
  { value: "animal-welfare", label: "I'm worried about how the pets live" },
  { value: "wrong-facts", label: "Something in the listing is wrong" },
  { value: "asks-for-money-elsewhere", label: "I was asked to pay outside of Hearthpaw" },
  { value: "other", label: "Something else" },
];

/** A quiet way to tell staff what is wrong with a listing; with or without an account. */
export function ReportListing({ pet }: { pet: Pet }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.line}>
      <Button
        variant="quiet"
        size="small"
        icon="warning"
        className={css.quiet}
        onClick={() => setOpen(true)}
      >
        Report this listing
      </Button>
      {isOpen && <ReportDialog pet={pet} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ReportDialog({ pet, onClose }: { pet: Pet; onClose: () => void }) {
  const client = useClient();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    initial: { reason: "", details: "" },
    check: ({ reason, details }) => ({
      reason: reason === "" ? "Choose what's wrong." : undefined,
      details: reason === "other" && details.trim() === ""
        ? "Tell us what's wrong in a sentence or two."
        : undefined,
    }),
    async send({ reason, details }) {
      const said = details.trim();
      await reportListing(client, {
        id: pet.id,
        body: { reason: reason as Reason, ...(said ? { details: said } : {}) },
      });
      setSent(true);
    },
  });
  if (isSent) {
    return (
      <Dialog
        open
        onClose={onClose}
        size="small"
        title="Thank you"
        footer={
          <div className={css.buttons}>
            <Button onClick={onClose} data-autofocus>Done</Button>
          </div>
        }
      >
        <p className={css.thanks} role="status">
          <Icon name="check" size={20} />
          <span>
            We received your report about {pet.name}. Our team reviews every one. We won't tell{" "}
            {pet.breeder.name} who reported it.
          </span>
        </p>
      </Dialog>
    );
  }
  const reasonField = form.field("reason");
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Report ${pet.name}'s listing?`}
      description={`Our team will review it. We won't tell ${pet.breeder.name} who reported it.`}
    >
      <Form
        form={form}
        go="Report listing"
        onCancel={onClose}
      >
        <div id={reasonField.id} tabIndex={-1} className={css.reasons}>
          <RadioGroup
            legend="What's wrong?"
            value={(form.values.reason || undefined) as Reason | undefined}
            onChange={(reason) => form.change({ reason })}
            error={reasonField.error}
            options={REASONS}
          />
        </div>
        <Field
          multiline
          rows={3}
          label="Details"
          hint="For example, where you saw the photos before, or what you were asked to pay."
          optional={form.values.reason !== "other"}
          maxLength={2000}
          {...form.field("details")}
        />
      </Form>
    </Dialog>
  );
}
