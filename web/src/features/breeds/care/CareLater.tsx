import type { BreedCare } from "@hearthpaw/client";
import { formatCents, type KeyFact, KeyFacts, Link, Section } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";
import css from "./care.module.css";

const SOURCES = {
  ofa_chic: "https://ofa.org/chic-programs/browse-by-breed/",
  pawpeds: "https://pawpeds.com/healthprogrammes/",
  uc_davis_vgl: "https://vgl.ucdavis.edu/",
};

/** Life with a breed: levels, cost, homes that it suits, and the health tests to ask for. */
export function Care({ breedName, care }: { breedName: string; care: BreedCare }) {
  const suits = care.suits.map((code) => texts.suits[code]);
  const cautions = care.cautions.map((code) => texts.cautions[code]);
  const sources = [...new Set(care.healthTests.map(({ source }) => source))];
  return (
    <>
      <Section title={texts.lifeWithTheBreed(breedName)}>
        <div className={css.care}>
          {suits.length > 0 && <p>{texts.suitsSentence({ breedName, parts: suits })}</p>}
          {cautions.length > 0 && <p>{texts.cautionSentence(cautions)}</p>}
          <KeyFacts facts={factsOf(care)} look="pairs" />
          <p className={css.soft}>{texts.basisNote[care.basis]}</p>
          <p className={css.soft}>{texts.costNote}</p>
        </div>
      </Section>
      {care.healthTests.length > 0 && (
        <Section title={texts.healthTests} lead={texts.healthLead}>
          <ul className={css.tests}>
            {care.healthTests.map(({ name }) => <li key={name}>{texts.testNames[name]}</li>)}
          </ul>
          <p className={css.soft}>
            {texts.source} {sources.map((source, at) => (
              <span key={source}>
                {at > 0 && ", "}
                <Link href={SOURCES[source]} rel="noopener">{texts.sources[source]}</Link>
              </span>
            ))}
          </p>
        </Section>
      )}
    </>
  );
}

function factsOf(care: BreedCare): KeyFact[] {
  const level = (term: string, value: number | undefined, words: readonly string[]): KeyFact[] =>
    value === undefined ? [] : [{ term, value: texts.levelOf(value, words[value - 1]!) }];
  return [
    ...level(texts.energy, care.energy, texts.energyWords),
    ...level(texts.grooming, care.grooming, texts.groomingWords),
    ...level(texts.shedding, care.shedding, texts.sheddingWords),
    ...level(texts.training, care.training, texts.trainingWords),
    ...level(texts.children, care.children, texts.childrenWords),
    ...(care.timeAlone ? [{ term: texts.timeAlone, value: texts.timeAloneWords[care.timeAlone] }] : []),
    {
      term: texts.yearlyCost,
      value: texts.costRange({
        min: formatCents(care.yearlyCost.minCents),
        max: formatCents(care.yearlyCost.maxCents),
      }),
    },
  ];
}
