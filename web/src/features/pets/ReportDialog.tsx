import { useState } from "react";
import { type Pet, reportListing, type ReportListingInput } from "@hearthpaw/client";
import { Button, Dialog, Field, Icon, RadioGroup } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";
import css from "./report.module.css";

type Reason = ReportListingInput["body"]["reason"];

const REASONS: readonly { value: Reason; label: string }[] = [
  { value: "not-real", label: texts.iThinkThisListingIsFake },
  { value: "stolen-pictures", label: texts.thePhotosWereTakenFromElsewhere },
  { value: "animal-welfare", label: texts.imWorriedAboutHowThePets },
  { value: "wrong-facts", label: texts.somethingInTheListingIsWrong },
  { value: "asks-for-money-elsewhere", label: texts.iWasAskedToPayOutside },
  { value: "other", label: texts.somethingElse },
];

/** Asks what is wrong with a listing. */
export function ReportDialog({ pet, onClose }: { pet: Pet; onClose: () => void }) {
  const client = useClient();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    initial: { reason: "", details: "" },
    check: ({ reason, details }) => ({
      reason: reason === "" ? texts.chooseWhatsWrong : undefined,
      details: reason === "other" && details.trim() === "" ? texts.tellUsWhatsWrongInA : undefined,
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
        title={texts.thankYou}
        footer={
          <div className={css.buttons}>
            <Button onClick={onClose} data-autofocus>{texts.done}</Button>
          </div>
        }
      >
        <p className={css.thanks} role="status">
          <Icon name="check" size={20} />
          <span>
            {texts.weReceivedYourReportAboutOur({ name: pet.name, breederName: pet.breeder.name })}
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
      title={texts.reportSListing(pet.name)}
      description={texts.ourTeamWillReviewItWe(pet.breeder.name)}
    >
      <Form
        form={form}
        go={texts.reportListing}
        onCancel={onClose}
      >
        <div id={reasonField.id} tabIndex={-1} className={css.reasons}>
          <RadioGroup
            legend={texts.whatsWrong}
            value={(form.values.reason || undefined) as Reason | undefined}
            onChange={(reason) => form.change({ reason })}
            error={reasonField.error}
            options={REASONS}
          />
        </div>
        <Field
          multiline
          rows={3}
          label={texts.details}
          hint={texts.forExampleWhereYouSawThe}
          optional={form.values.reason !== "other"}
          maxLength={2000}
          {...form.field("details")}
        />
      </Form>
    </Dialog>
  );
}
