import { useQuery } from "@tanstack/react-query";
import { getBreedQuery } from "@hearthpaw/client";
import { Field, RadioGroup, Select } from "@hearthpaw/ui-kit";
import { useClient } from "../../../lib/client_context.ts";
import { bind, type StepProps } from "./bind.ts";
import { controlId } from "./steps.ts";
import { TextFields } from "./TextFields.tsx";
import * as texts from "./texts.tsx";
import { COATS, generationChoices } from "./words.ts";
import css from "./form.module.css";

const NONE = "none";

/** The step for color, coat, size and weight, and for generation if the breed is a cross. */
export function LooksStep({ listing }: StepProps) {
  const { values, breed, change } = listing;
  const client = useClient();
  const facts = useQuery({
    ...getBreedQuery(client, { slug: breed?.slug ?? "" }),
    enabled: breed !== undefined,
    staleTime: 3_600_000,
  }).data?.breed;
  const coats = facts?.coatTypes.length ? facts.coatTypes : COATS;
  const shownCoats = values.coatType && !coats.includes(values.coatType)
    ? [...coats, values.coatType]
    : coats;
  const grown = facts?.adultWeightLb[values.sex === "Male" ? "male" : "female"];
  return (
    <>
      <Select
        {...bind(listing, "color")}
        label={texts.color}
        optional
        disabled={!breed}
        placeholder={breed ? texts.chooseAColor : texts.chooseTheBreedFirst}
        hint={breed ? texts.colorsFor(breed.breedName) : texts.colorsHint}
        options={(breed?.colors ?? []).map(({ title }) => ({ value: title, label: title }))}
      />
      <div id={controlId("coatType")}>
        <RadioGroup
          legend={texts.coat}
          look="cards"
          className={css.few}
          value={values.coatType || undefined}
          onChange={(coatType) => change({ coatType })}
          options={shownCoats.map((coat) => ({ value: coat, label: coat }))}
        />
      </div>
      {breed && breed.sizeClasses.length > 0 && (
        <div id={controlId("sizeClass")}>
          <RadioGroup
            legend={texts.size}
            look="cards"
            className={css.few}
            hint={texts.sizeClassesFor(breed.breedName)}
            error={listing.errorOf("sizeClass")}
            value={values.sizeClass || undefined}
            onChange={(sizeClass) => change({ sizeClass })}
            options={breed.sizeClasses.map((size) => ({ value: size, label: size }))}
          />
        </div>
      )}
      {(facts?.isHybrid || values.generation !== "") && (
        <div id={controlId("generation")}>
          <RadioGroup
            legend={texts.generation}
            hint={breed ? texts.generationHint(breed.breedName) : undefined}
            error={listing.errorOf("generation")}
            value={values.generation || NONE}
            onChange={(generation) => change({ generation: generation === NONE ? "" : generation })}
            options={[...generationChoices, { value: NONE, label: texts.idRatherNotSay }]}
          />
        </div>
      )}
      <div className={css.pair}>
        <Field {...bind(listing, "weightLb")} label={texts.currentWeight} inputMode="decimal" suffix="lb" />
        <Field
          {...bind(listing, "adultWeightLb")}
          label={texts.adultWeight}
          optional
          inputMode="decimal"
          suffix="lb"
          hint={grown && breed
            ? texts.usualAdultWeight({ breedName: breed.breedName, min: grown.min, max: grown.max })
            : texts.yourEstimate}
        />
      </div>
      <TextFields listing={listing} step="looks" />
    </>
  );
}
