import { Field } from "@hearthpaw/ui-kit";
import { bind, type StepProps } from "./bind.ts";
import type { StepId } from "./fields.ts";
import { inputsOf } from "./values.ts";
import css from "./form.module.css";

/** The plain text fields of a step (those with an `input` in `fields`), two in a row. */
export function TextFields({ listing, step }: Pick<StepProps, "listing"> & { step: StepId }) {
  const inputs = inputsOf(step);
  if (inputs.length === 0) return null;
  return (
    <div className={css.pair}>
      {inputs.map(({ name, input }) => <Field key={name} {...bind(listing, name)} {...input} optional />)}
    </div>
  );
}
