import { Field } from "@hearthpaw/ui-kit";
import { bind, type StepProps } from "./bind.ts";
import type { StepId } from "./fields.ts";
import { inputsOf } from "./values.ts";
import css from "./form.module.css";

/** The plain texts of a step, two in a row: those that `fields` gives an `input`. */
export function TextFields({ listing, step }: Pick<StepProps, "listing"> & { step: StepId }) {
  const inputs = inputsOf(step);
  if (inputs.length === 0) return null;
  return (
    <div className={css.pair}>
      {inputs.map(({ name, input }) => <Field key={name} {...bind(listing, name)} {...input} optional />)}
    </div>
  );
}
