import { useState } from "react";
import type { Pet } from "@hearthpaw/client";
import { Button } from "@hearthpaw/ui-kit";
import { part } from "../../lib/part.tsx";
import * as texts from "./texts.tsx";
import css from "./report.module.css";

const ReportDialog = part(() => import("./ReportDialog.tsx").then((module) => module.ReportDialog));

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
        {texts.reportThisListing}
      </Button>
      {isOpen && <ReportDialog pet={pet} onClose={() => setOpen(false)} />}
    </div>
  );
}
