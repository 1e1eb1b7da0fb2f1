import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Breed } from "@hearthpaw/client";
import {
  ChipLink,
  ChipRow,
  Container,
  ErrorNotice,
  Field,
  Fold,
  Icon,
  Link,
  numberText,
} from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { breedsQuery, byGroup, type Kind } from "./breed_queries.ts";
import * as texts from "./texts.ts";
import css from "./breeds.module.css";

/** Every breed of a type, by group. */
export function BreedsScreen({ kind }: { kind: Kind }) {
  const { data, isError, refetch } = useQuery(breedsQuery(useClient()));
  const [words, setWords] = useState("");
  const wanted = words.trim().toLowerCase();
  const found = (data?.breeds ?? []).filter(({ breedName }) => breedName.toLowerCase().includes(wanted));
  const groups = byGroup(found, kind);
  const noun = kind === "Dogs" ? texts.dog : texts.cat;
  const count = groups.reduce((sum, [, breeds]) => sum + breeds.length, 0);
  return (
    <Container className={css.page}>
      <header className={css.head}>
        <h1>{kind === "Dogs" ? texts.dogBreeds : texts.catBreeds}</h1>
        <p className={css.lead}>
          {texts.breedsLead}
        </p>
        <p>
          <Link href="/breed-match">{texts.notSureWhich}</Link>
        </p>
      </header>
      <ChipRow label={texts.typeOfPet}>
        <ChipLink href="/dog-breeds" current={kind === "Dogs"}>{texts.dogs}</ChipLink>
        <ChipLink href="/cat-breeds" current={kind === "Cats"}>{texts.cats}</ChipLink>
      </ChipRow>
      <div className={css.find}>
        <Field
          label={texts.findABreed(noun)}
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          prefix={<Icon name="search" size={18} />}
          autoComplete="off"
        />
        <p role="status" className={css.soft}>
          {wanted && (count === 1 ? texts.breed : texts.countBreeds(count))}
        </p>
      </div>
      {isError && <ErrorNotice onRetry={() => refetch()} />}
      {groups.map(([group, breeds]) => (
        <section key={group} className={css.group} aria-labelledby={`group-${group}`}>
          {(groups.length > 1 || group) && <h2 id={`group-${group}`}>{titleOf(group)}</h2>}
          <Group group={group} breeds={breeds} isWhole={wanted !== ""} />
        </section>
      ))}
    </Container>
  );
}

/** Number of breeds of a group that a phone shows at first. */
const SHORT = 6;

/**
 * The breeds of a group. A phone shows the first few and a button for the rest, unless the user searched for
 * them.
 */
function Group({ group, breeds, isWhole }: { group: string; breeds: readonly Breed[]; isWhole: boolean }) {
  const list = <ul className={css.list}>{breeds.map((breed) => <Line key={breed.id} breed={breed} />)}</ul>;
  if (isWhole || breeds.length <= SHORT) return list;
  return (
    <Fold items={SHORT} more={texts.showAllBreeds(breeds.length)} label={texts.of(titleOf(group))}>
      {list}
    </Fold>
  );
}

const titleOf = (group: string): string => group ? groupTitle(group) : texts.otherBreeds;

const groupTitle = (group: string): string =>
  /group|breeds?$|class$/i.test(group) || /^(Mixed|Designer)/.test(group) ? group : texts.groupGroup(group);

function Line({ breed: { slug, breedName, availablePets } }: { breed: Breed }) {
  return (
    <li>
      <Link href={`/breeds/${slug}`} className={css.line}>
        <span>{breedName}</span>
        {availablePets > 0 && (
          <span className={css.count}>
            {texts.availablePetsAvailable(numberText(availablePets))}
          </span>
        )}
      </Link>
    </li>
  );
}
