import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { BreedMatch } from "@hearthpaw/client";
import { ButtonLink, Container, countText, Empty, ErrorNotice, Icon, Link, PetGrid } from "@hearthpaw/ui-kit";
import { PetTile } from "../../../components/pets/PetTile.tsx";
import { useClient } from "../../../lib/client_context.ts";
import {
  type MatchAddress,
  matchHref,
  matchQuery,
  nextQuestion,
  type Question,
  questionNames,
  questions,
} from "./match_queries.ts";
import * as texts from "./texts.ts";
import css from "./match.module.css";

const route = getRouteApi("/breed-match");

/** Six questions, one at a time, and the breeds that fit. Every answer is a link, so it works without scripts. */
export function BreedMatchScreen() {
  const answers = route.useSearch();
  const question = nextQuestion(answers);
  const step = question ?? "matches";
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  // A new step takes the focus, so a screen reader reads its heading.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.querySelector("h1")?.focus();
  }, [step]);
  return (
    <Container className={css.page}>
      <div ref={place}>
        {question ? <Ask question={question} answers={answers} /> : <Matches answers={answers} />}
      </div>
    </Container>
  );
}

const labelOf = (name: Question, answer: string): string =>
  (texts.answers[name] as Record<string, string>)[answer]!;

function Ask({ question, answers }: { question: Question; answers: MatchAddress }) {
  const at = questionNames.indexOf(question);
  const before = questionNames[at - 1];
  return (
    <div className={css.ask}>
      <p className={css.soft}>{texts.questionOf(at + 1, questionNames.length)}</p>
      <h1 tabIndex={-1} className={css.heading}>{texts.asked[question]}</h1>
      <ul className={css.choices}>
        {questions[question].map((answer) => (
          <li key={answer}>
            <Link href={matchHref({ ...answers, [question]: answer })} className={css.choice}>
              <span>{labelOf(question, answer)}</span>
              <Icon name="arrow-right" size={20} />
            </Link>
          </li>
        ))}
      </ul>
      {question === "shedding" && <p className={css.soft}>{texts.allergyNote}</p>}
      {before && (
        <p>
          <Link href={matchHref({ ...answers, [before]: undefined })}>{texts.previousQuestion}</Link>
        </p>
      )}
    </div>
  );
}

function Matches({ answers }: { answers: MatchAddress }) {
  const { data, isError, refetch } = useQuery(matchQuery(useClient(), answers));
  const matches = data?.matches ?? [];
  const isClose = matches.length > 0 && !matches.some(({ isGoodFit }) => isGoodFit);
  return (
    <>
      <header className={css.head}>
        <h1 tabIndex={-1} className={css.heading}>
          {isClose ? texts.closestMatches : texts.yourMatches}
        </h1>
        {matches.length > 0 && <p className={css.soft}>{isClose ? texts.closestLead : texts.matchesLead}</p>}
        {answers.shedding === "low" && <p className={css.soft}>{texts.allergyNote}</p>}
        <ul className={css.answers} aria-label={texts.yourAnswers}>
          {questionNames.map((name) => (
            <li key={name}>
              <Link href={matchHref({ ...answers, [name]: undefined })}>
                {texts.changeAnswer(labelOf(name, answers[name]!))}
              </Link>
            </li>
          ))}
          <li>
            <Link href="/breed-match">{texts.startOver}</Link>
          </li>
        </ul>
      </header>
      {isError && <ErrorNotice onRetry={() => refetch()} />}
      {data && matches.length === 0 && (
        <Empty
          title={texts.nothingAvailable}
          action={<ButtonLink href="/breed-match" variant="secondary">{texts.startOver}</ButtonLink>}
        >
          <p>{texts.nothingAvailableText}</p>
        </Empty>
      )}
      <ol className={css.matches}>
        {matches.map((match) => <Match key={match.breed.id} match={match} />)}
      </ol>
    </>
  );
}

function Match({ match: { breed, reasons, cautions, pets } }: { match: BreedMatch }) {
  const { slug, breedName, category, availablePets } = breed;
  const isDog = category === "Dogs";
  const noun = countText(availablePets, isDog ? texts.dog : texts.cat);
  return (
    <li className={css.match}>
      <div className={css.breed}>
        <h2>{breedName}</h2>
        {reasons.length > 0 && <p>{texts.sentence(reasons.map((code) => texts.reasons[code]))}</p>}
        {cautions.length > 0 && (
          <p className={css.soft}>
            {texts.butNote(texts.listed(cautions.map((code) => texts.cautions[code])))}
          </p>
        )}
        {reasons.length + cautions.length === 0 && <p className={css.soft}>{texts.noneOfYourAnswers}</p>}
        <p className={css.links}>
          <Link href={`/${isDog ? "dogs" : "cats"}?breed=${slug}`}>{texts.seeAll(noun)}</Link>
          <Link href={`/breeds/${slug}`}>{texts.aboutTheBreed(breedName)}</Link>
        </p>
      </div>
      <PetGrid label={texts.availableOf(breedName)}>
        {pets.map((pet) => <PetTile key={pet.id} pet={pet} heading="h3" />)}
      </PetGrid>
    </li>
  );
}
