import { lengthOf } from "../../../lib/text_length.ts";
import { Field, LOCALE } from "@hearthpaw/ui-kit";
import { bind, type StepProps } from "./bind.ts";
import { CheckGroup } from "./CheckGroup.tsx";
import { MOST_WORDS } from "./checks.ts";
import { controlId } from "./steps.ts";
import * as texts from "./texts.tsx";
import { badgeChoices, exposureChoices, goodWithChoices, trainingChoices } from "./words.ts";
import css from "./form.module.css";

/** The step for badges, who the pet gets along with, what it has learned, and the breeder's description. */
export function CharacterStep({ listing }: StepProps) {
  const { values, change } = listing;
  const length = lengthOf(values.description);
  return (
    <>
      <CheckGroup
        id={controlId("badges")}
        legend={texts.whatDescribesThemBest}
        look="cards"
        choices={badgeChoices}
        values={values.badges}
        onChange={(badges) => change({ badges })}
      />
      <CheckGroup
        id={controlId("goodWith")}
        legend={texts.getsAlongWith}
        choices={goodWithChoices}
        values={values.goodWith}
        onChange={(goodWith) => change({ goodWith })}
      />
      <CheckGroup
        id={controlId("training")}
        legend={texts.trainingStarted}
        choices={trainingChoices}
        values={values.training}
        onChange={(training) => change({ training })}
      />
      <CheckGroup
        id={controlId("exposure")}
        legend={texts.alreadyUsedTo}
        choices={exposureChoices}
        values={values.exposure}
        onChange={(exposure) => change({ exposure })}
      />
      <div>
        <Field
          {...bind(listing, "description")}
          multiline
          rows={8}
          label={texts.inYourOwnWords}
          optional
          hint={texts.descriptionHint}
        />
        <p className={css.counter} data-over={length > MOST_WORDS || undefined}>
          {texts.lengthOfCharacters({
            length: length.toLocaleString(LOCALE),
            mostWords: MOST_WORDS.toLocaleString(LOCALE),
          })}
        </p>
      </div>
    </>
  );
}
