import { Button, Field, RadioGroup } from "@hearthpaw/ui-kit";
import { BreedField } from "../../../components/forms/BreedField.tsx";
import { bind, type StepProps } from "./bind.ts";
import { MOST_NAME } from "./checks.ts";
import { suggestName } from "./names.ts";
import { controlId } from "./steps.ts";
import { TextFields } from "./TextFields.tsx";
import * as texts from "./texts.tsx";
import css from "./form.module.css";

/** The step for dog or cat, breed, sex and name. */
export function AnimalStep({ listing, frozen }: StepProps) {
  const { values, breeds, change, leave, errorOf } = listing;
  const category = values.type === "Cat" ? "Cats" : "Dogs";
  const fitting = values.type === "" ? breeds : breeds.filter((breed) => breed.category === category);
  return (
    <>
      <div id={controlId("type")}>
        <RadioGroup
          legend={texts.dogOrCat}
          error={errorOf("type")}
          look="cards"
          className={css.two}
          value={values.type || undefined}
          onChange={(type) => {
            const breed = breeds.find(({ id }) => id === values.breedId);
            const fits = !breed || (breed.category === "Dogs") === (type === "Dog");
            change({ type, ...(fits ? {} : { breedId: "", ...OF_THE_BREED }) });
          }}
          options={[
            { value: "Dog", label: texts.dog, disabled: Boolean(frozen) },
            { value: "Cat", label: texts.cat, disabled: Boolean(frozen) },
          ]}
        />
      </div>
      <BreedField
        id={controlId("breedId")}
        hint={values.type === "" ? texts.breedListHint : undefined}
        error={errorOf("breedId")}
        disabled={Boolean(frozen)}
        breeds={fitting}
        value={values.breedId}
        onLeave={() => leave("breedId")}
        onChange={(breedId) => {
          const breed = breeds.find(({ id }) => id === breedId);
          change({
            breedId,
            ...OF_THE_BREED,
            ...(breed ? { type: breed.category === "Dogs" ? "Dog" : "Cat" } : {}),
            // The chosen color stays if the new breed has it too.
            ...(breed?.colors.some(({ title }) => title === values.color) ? { color: values.color } : {}),
          });
        }}
      />
      <div id={controlId("sex")}>
        <RadioGroup
          legend={texts.sex}
          error={errorOf("sex")}
          look="cards"
          className={css.two}
          value={values.sex || undefined}
          onChange={(sex) => change({ sex })}
          options={[
            { value: "Female", label: texts.female, icon: "female", disabled: Boolean(frozen) },
            { value: "Male", label: texts.male, icon: "male", disabled: Boolean(frozen) },
          ]}
        />
      </div>
      <div className={css.withButton}>
        <Field
          {...bind(listing, "name")}
          label={texts.name}
          autoComplete="off"
          maxLength={MOST_NAME}
          hint={texts.nameHint}
        />
        <Button
          variant="secondary"
          icon="refresh"
          onClick={() => change({ name: suggestName(values.sex, [values.name], Math.random()) })}
        >
          {texts.suggestAName}
        </Button>
      </div>
      <TextFields listing={listing} step="animal" />
    </>
  );
}

/** Clears choices that another breed may not have. */
const OF_THE_BREED = { color: "", sizeClass: "", generation: "" } as const;
