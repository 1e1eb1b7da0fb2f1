import { useState } from "react";
import type { ImportColumn, ImportReport } from "@hearthpaw/client";
import { Button, Select } from "@hearthpaw/ui-kit";
import { COLUMN_LABELS } from "./import_example.ts";
import * as texts from "./texts.tsx";
import css from "./import.module.css";

const OPTIONS = Object.entries(COLUMN_LABELS).map(([value, label]) => ({ value, label }));

/**
 * The meaning of each column of a file, for the breeder to change. `onChange` gets the choices in the file's
 * order.
 */
export function ImportColumns({ report, isBusy, onChange }: {
  report: ImportReport;
  isBusy: boolean;
  onChange: (columns: ImportColumn[]) => void;
}) {
  const [chosen, setChosen] = useState(() => report.columns.map(({ column }) => column));
  const isChanged = report.columns.some(({ column }, at) => column !== chosen[at]);
  // A field is read from one column: choosing it here removes it from its previous column.
  const choose = (at: number, column: ImportColumn) =>
    setChosen(chosen.map((one, other) => other === at ? column : one === column ? "skip" : one));
  return (
    <>
      <ul className={css.match}>
        {report.columns.map(({ header, example }, at) => (
          <li key={at}>
            <div className={css.from}>
              <strong>{header || texts.column(at + 1)}</strong>
              <span className={css.soft}>{example ?? texts.emptyInTheFirstRows}</span>
            </div>
            <Select
              label={texts.importColumnAs({ header, at: at + 1 })}
              hideLabel
              compact
              options={OPTIONS}
              value={chosen[at]}
              onChange={(event) => choose(at, event.target.value as ImportColumn)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        loading={isBusy}
        disabledReason={isChanged ? undefined : texts.changeAColumnFirst}
        onClick={() => onChange(chosen)}
      >
        {texts.updatePreview}
      </Button>
    </>
  );
}
