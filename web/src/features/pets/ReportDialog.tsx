import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type Pet, type ReportListingInput, reportListingMutation } from "@hearthpaw/client";
import { Button, Dialog } from "@hearthpaw/ui-kit";
import { ReportForm } from "../../components/forms/ReportForm.tsx";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import css from "./report.module.css";

type Reason = ReportListingInput["body"]["reason"];

const REASONS: readonly { value: Reason; label: string }[] = [
  { value: "not-real", label: texts.reportFake },
  { value: "stolen-pictures", label: texts.reportStolenPhotos },
  { value: "animal-welfare", label: texts.reportWelfare },
  { value: "wrong-facts", label: texts.reportWrongFacts },
  { value: "asks-for-money-elsewhere", label: texts.reportOutsidePayment },
  { value: "other", label: texts.somethingElse },
];

/** Asks a visitor what is wrong with a listing. */
export function ReportDialog({ pet, onClose }: { pet: Pet; onClose: () => void }) {
  const client = useClient();
  const [isSent, setSent] = useState(false);
  const report = useMutation(reportListingMutation(client));
  if (isSent) {
    return (
      <Dialog
        open
        onClose={onClose}
        size="small"
        title={texts.thankYou}
        description={texts.reportReceived({ name: pet.name, breederName: pet.breeder.name })}
        footer={
          <div className={css.buttons}>
            <Button onClick={onClose} data-autofocus>{texts.done}</Button>
          </div>
        }
      />
    );
  }
  return (
    <ReportForm
      title={texts.reportSListing(pet.name)}
      description={texts.reportExplained(pet.breeder.name)}
      reasons={REASONS}
      go={texts.reportListing}
      hint={texts.reportDetailsHint}
      send={(body) => report.mutateAsync({ id: pet.id, body })}
      onSent={() => setSent(true)}
      onClose={onClose}
    />
  );
}
