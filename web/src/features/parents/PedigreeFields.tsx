import { useQuery } from "@tanstack/react-query";
import { listOwnParentsQuery } from "@hearthpaw/client";
import { Field, Select } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import type { FormApi } from "../../lib/use_form.ts";
import { type ParentValues, TYPED } from "./parent_rules.ts";
import * as texts from "./texts.ts";
import work from "../../components/dashboards/work.module.css";

type Props<V extends ParentValues> = { form: FormApi<V>; parentId: string | undefined };

/** The animal's sire and dam, chosen from the breeder's parents or typed with their registration number. */
export function PedigreeFields<V extends ParentValues>({ form, parentId }: Props<V>) {
  const { data } = useQuery(listOwnParentsQuery(useClient()));
  const { values, errors, field, choice, change } = form as unknown as FormApi<ParentValues>;
  const side = (which: "sire" | "dam", label: string, sex: "Male" | "Female") => (
    <>
      <Select
        label={label}
        optional
        options={[
          { value: "", label: texts.notKnown },
          ...(data?.petParents ?? []).filter((one) =>
            one.id === values[which] || (one.sex === sex && one.type === values.type && one.id !== parentId)
          ).map(({ id, name }) => ({ value: id, label: name })),
          { value: TYPED, label: texts.anotherBreeders },
        ]}
        {...choice(which)}
        onChange={({ target }) => change({ [which]: target.value })}
      />
      {values[which] === TYPED && (
        <div className={work.pair}>
          <Field
            label={texts.labelSName(label)}
            maxLength={120}
            autoComplete="off"
            {...field(`${which}Name`)}
          />
          <Field
            label={texts.labelSRegistrationNumber(label)}
            optional
            maxLength={40}
            autoComplete="off"
            {...field(`${which}Number`)}
            error={errors[`${which}Number`]}
          />
        </div>
      )}
    </>
  );
  return (
    <div className={work.group}>
      <h2 className={work.groupTitle}>{texts.pedigree}</h2>
      <p className={work.soft}>
        {texts.pedigreeExplained}
      </p>
      {side("sire", texts.sire, "Male")}
      {side("dam", texts.dam, "Female")}
    </div>
  );
}
