import { lengthOf } from "../../../lib/text_length.ts";
import { Field } from "@hearthpaw/ui-kit";
import { bind, type StepProps } from "./bind.ts";
import { CheckGroup } from "./CheckGroup.tsx";
import { MOST_WORDS } from "./checks.ts";
import { controlId } from "./steps.ts";
import { badgeChoices, exposureChoices, goodWithChoices, trainingChoices } from "./words.ts";
import css from "./form.module.css";

/** Badges, who it gets along with, what it has learned, and the breeder's own words. */
export function CharacterStep({ listing }: StepProps) {
  const { values, change } = listing;
  const length = lengthOf(values.description);
  return (
    <>
      <CheckGroup
        id={controlId("badges")}
        legend="What describes it best?"
        look="cards"
        choices={badgeChoices}
        values={values.badges}
        onChange={(badges) => change({ badges })}
      />
      <CheckGroup
        id={controlId("goodWith")}
        legend="Gets along with"
        choices={goodWithChoices}
        values={values.goodWith}
        onChange={(goodWith) => change({ goodWith })}
      />
      <CheckGroup
        id={controlId("training")}
        legend="Training started"
        choices={trainingChoices}
        values={values.training}
        onChange={(training) => change({ training })}
      />
      <CheckGroup
        id={controlId("exposure")}
        legend="Already used to"
        choices={exposureChoices}
        values={values.exposure}
        onChange={(exposure) => change({ exposure })}
      />
      <div>
        <Field
          {...bind(listing, "description")}
          multiline
          rows={8}
          label="In your words"
          optional
          hint="How does it start the day? What makes it curious? Who are its favorite people? Leave out contact details."
        />
        <p className={css.counter} data-over={length > MOST_WORDS || undefined}>
          {`${length.toLocaleString("en-US")} of ${MOST_WORDS.toLocaleString("en-US")} characters`}
        </p>
      </div>
    </>
  );
}
