import { Field } from "@hearthpaw/ui-kit";
import type { FormApi, FormValues } from "../../lib/use_form.ts";
import type { TypedWindow } from "./moments.ts";
import * as texts from "./texts.ts";
import css from "./deliveries.module.css";

/** Fields for the planned pick-up and arrival, each in the local time of its place. */
export function WindowFields<V extends FormValues & TypedWindow>({ form, isOptional }: {
  form: FormApi<V>;
  isOptional?: boolean;
}) {
  // The names are those of TypedWindow, which V has.
  const field = (name: keyof TypedWindow) => form.field(name as Parameters<typeof form.field>[0]);
  const optional = isOptional ?? false;
  return (
    <>
      <div className={css.pair}>
        <Field
          type="date"
          label={texts.pickUpDay}
          hint={texts.pickUpZone}
          optional={optional}
          {...field("pickUpDay")}
        />
        <Field type="time" label={texts.pickUpTime} optional={optional} {...field("pickUpTime")} />
      </div>
      <div className={css.three}>
        <Field
          type="date"
          label={texts.arrivalDay}
          hint={texts.arrivalZone}
          optional={optional}
          {...field("arrivalDay")}
        />
        <Field type="time" label={texts.arriveFrom} optional={optional} {...field("arriveFrom")} />
        <Field type="time" label={texts.arriveTo} optional={optional} {...field("arriveTo")} />
      </div>
    </>
  );
}
