import type { RegistryDocument } from "@hearthpaw/client";
import { Button, Checkbox } from "@hearthpaw/ui-kit";
import { useState } from "react";
import { longRest, shortList, withRegistry } from "./registries.ts";
import * as texts from "./texts.ts";
import css from "./papers.module.css";

/** Registries and papers: the common ones, and the others on demand. */
export function RegistriesField({ value, onChange }: {
  value: readonly RegistryDocument[];
  onChange: (value: RegistryDocument[]) => void;
}) {
  const [isLong, setLong] = useState(() => longRest.some(({ id }) => value.includes(id)));
  return (
    <fieldset className={css.registries}>
      <legend className={css.legend}>{texts.registriesAndPapers}</legend>
      <div className={css.boxes}>
        {(isLong ? [...shortList, ...longRest] : shortList).map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={value.includes(id)}
            onChange={(event) => onChange(withRegistry(value, id, event.target.checked))}
          />
        ))}
      </div>
      {!isLong && (
        <Button variant="quiet" size="small" icon="plus" onClick={() => setLong(true)}>
          {texts.moreDocuments}
        </Button>
      )}
    </fieldset>
  );
}
