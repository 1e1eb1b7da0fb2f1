import { useState } from "react";
import { Button, Checkbox } from "@hearthpaw/ui-kit";
import type { StepProps } from "./bind.ts";
import { CheckGroup } from "./CheckGroup.tsx";
import { HealthTestFields } from "./HealthTestFields.tsx";
import { controlId } from "./steps.ts";
import { TextFields } from "./TextFields.tsx";
import type { TestValues } from "./fields.ts";
import * as texts from "./texts.tsx";
import { registryChoices, SHORT_REGISTRIES } from "./words.ts";
import css from "./form.module.css";

const MOST_TESTS = 20;

/** The step for registries and papers, numbers, and health tests. */
export function HealthStep({ listing }: StepProps) {
  const { values, change, errorOf, leave } = listing;
  const hidden = registryChoices.slice(SHORT_REGISTRIES);
  const [isLong, setLong] = useState(() => hidden.some(({ value }) => values.registries.includes(value)));
  const tests = values.healthTests;
  const put = (key: string, some: Partial<TestValues>) =>
    change({ healthTests: tests.map((test) => (test.key === key ? { ...test, ...some } : test)) });
  return (
    <>
      <div className={css.withBelow}>
        <CheckGroup
          id={controlId("registries")}
          legend={texts.registriesAndPapers}
          choices={isLong ? registryChoices : registryChoices.slice(0, SHORT_REGISTRIES)}
          values={values.registries}
          onChange={(chosen) =>
            // Choices that are folded away stay chosen.
            change({
              registries: isLong
                ? chosen
                : [...chosen, ...values.registries.filter((id) => hidden.some(({ value }) => value === id))],
            })}
        />
        {!isLong && (
          <Button variant="quiet" size="small" icon="plus" onClick={() => setLong(true)}>
            {texts.hiddenCountMore(hidden.length)}
          </Button>
        )}
      </div>
      <Checkbox
        id={controlId("geneticTesting")}
        label={texts.geneticallyTested}
        description={texts.geneticallyTestedHint}
        checked={values.geneticTesting}
        onChange={({ target }) => change({ geneticTesting: target.checked })}
      />
      <TextFields listing={listing} step="health" />
      <section className={css.tests} aria-labelledby={controlId("healthTests")}>
        <h3 id={controlId("healthTests")} tabIndex={-1} className={css.small}>{texts.healthTests}</h3>
        <p className={css.soft}>
          {texts.healthTestsHint}
        </p>
        {tests.map((test, index) => (
          <HealthTestFields
            key={test.key}
            number={index + 1}
            test={test}
            isTold={errorOf("healthTests") !== undefined}
            onChange={(some) => put(test.key, some)}
            onLeave={() => leave("healthTests")}
            onRemove={() => change({ healthTests: tests.filter(({ key }) => key !== test.key) })}
          />
        ))}
        <div>
          <Button
            variant="secondary"
            icon="plus"
            disabledReason={tests.length >= MOST_TESTS ? texts.healthTestsLimit(MOST_TESTS) : undefined}
            onClick={() => change({ healthTests: [...tests, emptyTest()] })}
          >
            {tests.length === 0 ? texts.addAHealthTest : texts.addAnotherTest}
          </Button>
        </div>
      </section>
    </>
  );
}

const emptyTest = (): TestValues => ({
  key: crypto.randomUUID(),
  type: "",
  laboratory: "",
  result: "",
  testedOn: "",
  documentKey: null,
});
