import { useState } from "react";
import type { Pet } from "@hearthpaw/client";
import { Button } from "@hearthpaw/ui-kit";
import { useSignedInAction } from "../../components/session/use_signed_in_action.ts";
import { part } from "../../lib/part.tsx";
import * as texts from "./texts.tsx";
import css from "./report.module.css";

const ReportDialog = part(() => import("./ReportDialog.tsx").then((module) => module.ReportDialog));

/** An unobtrusive button that reports a listing to staff; visitors sign in first. */
export function ReportListing({ pet }: { pet: Pet }) {
  const [isOpen, setOpen] = useState(false);
  const open = useSignedInAction({
    goal: `report-listing:${pet.id}`,
    reason: texts.signInToReport,
    run: () => setOpen(true),
  });
  return (
    <div className={css.line}>
      <Button
        variant="quiet"
        size="small"
        icon="warning"
        className={css.quiet}
        onClick={open}
      >
        {texts.reportThisListing}
      </Button>
      {isOpen && <ReportDialog pet={pet} onClose={() => setOpen(false)} />}
    </div>
  );
}
